"""The first thing that somebody sees who has never been here: what this is, their name, how large texts shall be, and
the way to a lesson. Esc skips it, and it never comes again.

Owns what it asks. Must not know what a lesson is.
"""

from __future__ import annotations

from scrapdesk.core.names import LONGEST, cleaned
from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import BoxRow
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

TEXT_SIZES = (100, 125, 150, 200)


def is_new_here(context: AppContext) -> bool:
    """Whether nobody has ever set, played or kept anything at this desk."""
    storage = context.storage
    return context.settings == Settings() and not storage.history.value.results and not storage.shelf.all()


class WelcomeScene(Overlay):
    """`game`: the one whose lesson is offered."""

    width = 960

    def __init__(self, context: AppContext, game: Face) -> None:
        texts = context.texts
        lesson = DialogAnswer(texts("Learn {game}", game=game.title), self._learn, "school", primary=True)
        learn = [lesson] if game.teaches else []
        answers = [*learn, DialogAnswer(texts("Look around"), nothing, "eye", primary=not learn)]
        self._game = game.id
        super().__init__(context, texts("Welcome to ScrapDesk"), answers)
        words = texts("There are five games on this desk. The quickest way in is a lesson: a short first game.")
        self._boxes, self._words = BoxRow(context), Label(context, words, BODY)
        asked = texts("What is your name? You can leave this empty.")
        self._name = TextField(context, asked, asked, self._rename, self._entered, longest=LONGEST)
        sizes = [(str(size), texts("{n}%", n=size)) for size in TEXT_SIZES]
        self._size = Choice(context, texts("Text size"), sizes, "100", self._resize)

    def enter(self) -> None:
        super().enter()
        self.focus(self._name)

    def escape(self) -> None:
        self.context.scenes.pop(self)

    def exit(self) -> None:
        super().exit()
        self.context.note_settings(welcomed=True)

    def _learn(self) -> None:
        self.context.open(OpenLesson(self._game))

    def _rename(self, typed: str) -> None:
        name = cleaned(typed)
        if name and self.context.writer.letters.drawn(name):
            self.context.change_settings(player=name)

    def _entered(self, _typed: str) -> None:
        """Enter after a name goes on to the answers."""
        self.focus(self.buttons[0])

    def _resize(self, size: str) -> None:
        self.context.change_settings(text_size=int(size))

    def arrange(self) -> None:
        """One left edge for the title and what stands below it."""
        super().arrange()
        self.title.rect.left += self.context.view.px(14)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        left, width = left + px(14), width - px(28)
        bottom = self._boxes.place(left, top + px(6), width) + px(22)
        self._boxes.visible = bottom - top <= self.context.view.height // 3
        bottom = self._words.place(left, bottom if self._boxes.visible else top, width) + px(20)
        bottom = self._name.place(left, bottom, width) + px(20)
        bottom = self._size.place(left, bottom, width) + px(8)
        boxes = [self._boxes] if self._boxes.visible else []
        return [*boxes, self._words, self._name, self._size], bottom
