"""One card of a file: how it looks at the left, its lines at the right, each with a sentence that says what it is.

Whatever is typed is tried at once: the card is drawn anew, or what is wrong is said. Owns the text until it is saved;
what a good card is, the games say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.core.content import Fault
from scrapdesk.storage.cardfile import CardLine, CardText, cards_in, lines_of, value_of, with_copy, with_line, without
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.samples import kinds_of
from scrapdesk.storage.workshop import OwnFile, Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.option import OptionCard
from scrapdesk.ui.desk.workshop.drawn import DrawnSet
from scrapdesk.ui.desk.workshop.form import FormLine, by_line, form_lines, picked_again, place_of, said
from scrapdesk.ui.paint.type.styles import BODY, LABEL
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

HIDDEN: Final = ("game", "kind")
"""Lines that say what sort of file it is."""
NAMES: Final = ("name", "title")
SHOWN_FAULTS: Final = 4
PICTURED: Final = 0.78
"""How much of the page the picture takes."""
SAID_ROOM: Final = 190
"""What is left below a battlefield for what is said of it."""


PALE: Final = (110, 110, 110, 110)
"""Of a picture that no longer holds."""
UPRIGHT: Final = (5, 7)
ACROSS: Final = (176, 131)
"""What is chosen before a game has a picture that is wider than high."""


class CardPicture(Widget):
    """The card, large, or the picture of a battlefield. What cannot be drawn leaves the last that could."""

    shape = UPRIGHT

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Your card"))
        self.drawn: DrawnSet | None = None
        self.card = ""
        self.stale = False
        """Whether it shows less than what is typed by now: then it is pale."""

    def place(self, room: pygame.Rect) -> None:
        across, down = self.shape
        wide = min(room.width, room.height * across // down)
        self.rect = pygame.Rect(0, room.top, wide, wide * down // across)
        self.rect.centerx = room.centerx

    def draw(self, surface: pygame.Surface) -> None:
        shown = self.drawn.card(self.card, self.rect.size) if self.drawn is not None else None
        if shown is not None:
            if self.stale:
                shown = shown.copy()
                shown.fill(PALE, special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shown, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            if self.shape == ACROSS:
                line = max(2, self.context.view.px(4))
                pygame.draw.rect(surface, self.context.theme.ink, self.rect, line)


class CardScene(BookScene):
    def __init__(
        self,
        context: AppContext,
        workshop: Workshop,
        file: OwnFile,
        card: CardText,
        saved: Callable[[OwnFile, str], None],
        new: bool = False,
    ) -> None:
        """`saved` hears of the file, and in words what went wrong after it was saved. `new`: the file was made just
        now, and is called like its card when that is saved."""
        super().__init__(context, context.texts("Your card"))
        self._saved, self._new = saved, new
        self._workshop, self.file = workshop, file
        self.text, self._number = file.text, cards_in(file.text).index(card)
        self._about = kinds_of(file.game).get(file.kind)
        texts = context.texts
        self._picture = CardPicture(context)
        self._option: OptionCard | None = None
        self._state = Label(context, "", LABEL, "good", plain=True)
        self._trouble = ScrollPane(context, texts("What needs fixing"), "trouble")
        self._lines = ScrollPane(context, texts("What it says"), "lines")
        self.play_button = Button(context, texts("Save and play"), self.play, "play", primary=True, region="acts")
        self.save_button = Button(context, texts("Save"), self.save, "save", region="acts")
        self._copy = Button(context, texts("Duplicate"), self.copy, "deck", small=True, region="menu")
        self._copy.tip = texts("A copy of this card for you to change")
        self._drop = Button(context, texts("Delete card"), self.drop, "trash", small=True, region="menu")
        cancel = Button(context, texts("Cancel"), self.escape, "undo", small=True, region="menu", action="cancel")
        self.buttons = [self._copy, self._drop, cancel] if card.section else [cancel]
        self.form: list[FormLine] = []
        self.tried = file
        self._make_form()
        self._try()

    @property
    def fields(self) -> list[TextField]:
        return [line.field for line in self.form]

    @property
    def card(self) -> CardText:
        return cards_in(self.text)[self._number]

    def _shown_lines(self) -> list[CardLine]:
        """The name first, the id that only files need last."""
        lines = [line for line in lines_of(self.text, self.card) if line.key not in HIDDEN]
        return sorted(lines, key=lambda line: (line.key == "id") - (line.key in NAMES))

    def _make_form(self) -> None:
        context = self.context
        self.form = form_lines(context, self._shown_lines(), self._about, self._typed, self._lie_anew)
        only = len(cards_in(self.text)) < 2
        self._drop.reason = context.texts("It is the only card in this file.") if only else ""

    # -- changing it ------------------------------------------------------------------------------------

    def _typed(self, section: str, key: str, words: str) -> None:
        line = next(line for line in lines_of(self.text, self.card) if (line.section, line.key) == (section, key))
        self.text = with_line(self.text, line, words)
        before = self.focused
        self._try()
        self.arrange()
        again = picked_again(self.reachable(), before)
        if again is not None:
            self.unfocus()
            self.focus(again)
        self.damage.add_all()

    def _try(self) -> None:
        """Looks the text through as it is now."""
        texts = self.context.texts
        self.tried = self._workshop.look_into(self.file.path, self.text.encode())
        name = value_of(self.text, self.card, "id")
        if self.tried.whole:
            content = self._workshop.content_with(self.tried)
            self._picture.drawn = DrawnSet(self.context, self.tried.game, self.tried.kind, content)
            self._picture.card = name
        elif self._picture.drawn is None and self.tried.game:
            self._picture.drawn = DrawnSet(self.context, self.tried.game, self.tried.kind, None)
            self._picture.card = name
        self._option = self._as_option(name)
        faults = len(self.tried.faults)
        ready = texts("Ready to play.")
        self._state.text = ready if not faults else texts.count(faults, "{n} thing to fix", "{n} things to fix")
        self._state.tone = "good" if not faults else "refuse"
        own = [fault for fault in self.tried.faults if self._is_own(fault)]
        wrong = by_line(own, self.card.section)
        for line in self.form:
            line.tell(wrong.get((line.section, line.key), []))
        self.save_button.reason = texts("First fix what is marked.") if self._spoilt() else ""
        self.play_button.reason = "" if self.tried.whole else texts("First fix what is marked.")
        self._picture.stale = bool(faults)
        self._picture.shape = ACROSS if self._option is not None else UPRIGHT
        pictured = [*([self._option] if self._option is not None else []), self._picture]
        acts = (self.play_button, self.save_button)
        self.widgets = [self.title, *pictured, self._state, self._trouble, self._lines, *acts, *self.buttons]
        for widget in self.widgets:
            widget.settle(self)

    def _as_option(self, name: str) -> OptionCard | None:
        drawn = self._picture.drawn
        told = drawn.way(name) if drawn is not None and not drawn.is_card(name) else None
        return OptionCard(self.context, told, lambda: None) if told is not None else self._option

    def _is_own(self, fault: Fault) -> bool:
        """Whether it is about this card, or about the file that is nothing but this card."""
        names = {value_of(self.text, self.card, key) for key in ("id", *NAMES)} - {""}
        return fault.place in names or not self.card.section

    def _spoilt(self) -> bool:
        """Whether something is wrong that was not wrong when the card was opened, or is wrong with this card."""
        return any(fault not in self.file.faults or self._is_own(fault) for fault in self.tried.faults)

    def faults(self) -> list[Fault]:
        """Those of this card first."""
        return sorted(self.tried.faults, key=lambda fault: not self._is_own(fault))[:SHOWN_FAULTS]

    def save(self) -> None:
        self._keep()

    def _keep(self) -> bool:
        """Whether it is on the disk, and the scene left."""
        texts = self.context.texts
        try:
            file = self._workshop.write(self.file.path, self.text)
        except StorageTrouble as trouble:
            self.say(texts("It could not be saved: {reason}.", reason=str(trouble)), "refuse")
            return False
        trouble_after = ""
        if self._new:
            name = next(filter(None, (value_of(self.text, self.card, key) for key in NAMES)), file.name)
            try:
                file = self._workshop.renamed(file, name)
            except StorageTrouble as trouble:  # the card itself is kept, under the name that the file has
                trouble_after = texts("Saved as {name}: {reason}.", name=file.path.name, reason=str(trouble))
        self._saved(file, trouble_after)
        self.context.scenes.pop(self)
        return True

    def play(self) -> None:
        """To the set-up of its game, with what was made here."""
        content = self._workshop.content_with(self.tried) if self.tried.whole else None
        if content is not None and self._keep():
            self.context.open(OpenSetup((self.tried.game, content)))

    def copy(self) -> None:
        self.text, _ = with_copy(self.text, self.card)
        self._number = len(cards_in(self.text)) - 1
        self._anew(self.context.texts("This is the copy. Give it a name of its own."))

    def drop(self) -> None:
        self.text = without(self.text, self.card)
        self._number = max(0, self._number - 1)
        self._anew(self.context.texts("The card will be deleted when you save."))

    def _anew(self, words: str) -> None:
        self._make_form()
        self._try()
        self.arrange()
        self.damage.add_all()
        self.unfocus()
        self.focus(self.fields[0])
        self.say(words, "good")

    def escape(self) -> None:
        """What was changed is not lost without a question."""
        if self.text == self.file.text:
            super().escape()
            return
        texts = self.context.texts
        answers = [
            DialogAnswer(texts("Save"), self.save, "save", primary=True, reason=self.save_button.reason),
            DialogAnswer(texts("Discard"), lambda: self.context.scenes.pop(self), "trash"),
            DialogAnswer(texts("Keep editing"), nothing),
        ]
        words = texts("You have changed this card.")
        self.context.scenes.push(Dialog(self.context, texts("Save your changes?"), words, answers))

    # -- life and layout --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.focus(self.fields[0])

    def focus_changed(self, widget: Widget) -> None:
        """What was typed elsewhere may be something to pick, now that nobody types there any more."""
        if any([line.left() for line in self.form if line.field is not widget]):  # noqa: C419 - all of them
            self._lie_anew()

    def _lie_anew(self) -> None:
        for widget in self.widgets:
            widget.settle(self)
        self.arrange()
        self.damage.add_all()

    def art_came(self) -> None:
        if self._picture.drawn is not None:
            self._picture.drawn.pictures_came()
        super().art_came()

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        self._fill_left(rooms[0])
        right, px = rooms[1], self.context.view.px
        low = stacked(self.context, [self.play_button, self.save_button], right)
        self._lines.rect = pygame.Rect(right.left, right.top, right.width + px(16), max(0, low - px(16) - right.top))
        self._fill_lines()

    def _fill_left(self, room: pygame.Rect) -> None:
        px = self.context.view.px
        high = round(
            room.height * PICTURED / max(1.0, self.context.view.text) ** 0.5
        )  # the same with faults and without: it does not jump while one types
        top = room.top
        if self._option is not None:
            top = self._option.place(room.left, top, room.width) + px(20)
            high = max(0, min(high, room.bottom - top - px(SAID_ROOM)))
        self._picture.place(pygame.Rect(room.left, top, room.width, high))
        top = self._picture.rect.bottom + px(20)
        top = self._state.place(room.left, top, room.width) + px(8)
        self._trouble.rect = pygame.Rect(room.left, top, room.width + px(16), max(0, room.bottom - top))
        y, labels = self._trouble.rect.top, []
        for words, tone in self._said():
            label = Label(self.context, words, BODY, tone, plain=True)
            y = label.place(room.left, y, self._trouble.inner_width) + px(4)
            labels.append(label)
        self._trouble.fill(labels, y)

    def _said(self) -> list[tuple[str, str]]:
        found = []
        for fault in self.faults():
            where = place_of(self.context, fault.field)
            if not self._is_own(fault):
                where = ", ".join(filter(None, (fault.place, where)))
            found += [(said(where, fault), "text"), *([(fault.fix, "muted")] if fault.fix else [])]
        return found

    def _fill_lines(self) -> None:
        px, pane = self.context.view.px, self._lines
        left, y, width = pane.rect.left + px(6), pane.rect.top, pane.inner_width - px(12)
        widgets: list[Widget] = []
        for line in self.form:
            y = line.place(left, y, width)
            widgets += line.widgets
        offset, pane.offset = pane.offset, 0
        pane.fill(widgets, y)
        pane.scroll(offset)
