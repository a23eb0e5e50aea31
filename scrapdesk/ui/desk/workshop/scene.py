"""The workshop: a player's own card sets and scenarios, each with its cards drawn, or with everything that is wrong.

Owns the list, the page of the file that is looked at, and the ways on. What a good file is, the games say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from scrapdesk.core.content import Content, Fault
from scrapdesk.games import GAMES
from scrapdesk.storage.cardfile import CardText, cards_in
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.workshop import SUFFIX, OwnFile, Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.lidrow import INDENT, LidRow
from scrapdesk.ui.desk.own_sets import called
from scrapdesk.ui.desk.workshop.card import CardScene
from scrapdesk.ui.desk.workshop.drawn import DrawnSet
from scrapdesk.ui.desk.workshop.form import place_of
from scrapdesk.ui.desk.workshop.page import file_page
from scrapdesk.ui.desk.workshop.samples import SampleShelf, SamplesScene
from scrapdesk.ui.desk.workshop.steps import place_steps, steps
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, TITLE
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.scenes.filewish import FileWish
from scrapdesk.ui.scenes.placing import refill, stacked
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane

MOST_FAULTS: Final = 60


class WorkshopScene(BookScene):
    def __init__(
        self, context: AppContext, coming: Path | None = None, folder: Path | None = None, game: str = ""
    ) -> None:
        """`game`: whose samples come first."""
        super().__init__(context, context.texts("Workshop"))
        texts = context.texts
        self._workshop = Workshop(GAMES, folder or context.storage.workshop)
        self._coming, self._first = coming, game
        self.files: list[OwnFile] = []
        self.chosen: OwnFile | None = None
        self._drawn: DrawnSet | None = None
        self._shelf: SampleShelf | None = None
        self._list = ScrollPane(context, texts("Your files"), "list")
        self._head = Label(context, texts("Your files"), TITLE)
        self._none, self._steps = Label(context, "", BODY), steps(context)
        self._make = Button(
            context, texts("Make your own"), self.begin_one, "plus", texts("Start from a sample"), region="list"
        )
        self._name = Label(context, "", TITLE, plain=True)
        self._state = Label(context, "", LABEL, "good", plain=True)
        self._page = ScrollPane(context, texts("Cards in this file"), "page")
        self._play = Button(context, texts("Play"), self.play, "play", primary=True, region="file")
        self._remove = Button(context, texts("Delete"), self.remove, "trash", region="file", action="remove")
        self._folder = Label(context, "", META, "muted", plain=True)
        self.buttons = self._menu()
        detail: list[Widget] = [self._name, self._state, self._page, self._play, self._remove]
        self.widgets = [
            *(self.title, self._head, self._list, self._none, *self._steps, self._make, self._folder),
            *(*detail, *self.buttons),
        ]
        self._read()

    def _menu(self) -> list[Button]:
        texts = self.context.texts
        ways = (
            (texts("Import a file"), self.bring, "folder", texts("It is copied into the folder"), ""),
            (texts("Check again"), self.look_again, "redo", texts("Reads every file again"), "again"),
            (texts("Back"), self.escape, "undo", "", "cancel"),
        )
        return [Button(self.context, *way[:3], small=True, region="menu", tip=way[3], action=way[4]) for way in ways]

    # -- the files --------------------------------------------------------------------------------------

    def _read(self, name: str = "") -> None:
        self.files = self._workshop.files()
        found = next((file for file in self.files if file.path.name == name), None)
        self._look_at(found or (self.files[0] if self.files else None))

    def _look_at(self, file: OwnFile | None) -> None:
        self.chosen, texts = file, self.context.texts
        self._drawn = self._drawn_set(file) if file is not None and file.place else None
        self._name.text = called(file.path.stem) if file is not None else texts("Start from a sample")
        self._state.text, self._state.tone = self._standing(file)
        none = "" if file is not None else texts("There are no files yet.")
        broken = "" if file is None or file.whole else texts("Fix what is listed above first.")
        self._play.reason, self._remove.reason = none or broken, none
        self._play.visible = self._remove.visible = file is not None
        self._make.primary = file is None
        self._play.primary = file is not None

    def _drawn_set(self, file: OwnFile) -> DrawnSet:
        return DrawnSet(self.context, file.game, file.kind, self._workshop.content_with(file))

    def _standing(self, file: OwnFile | None) -> tuple[str, str]:
        texts = self.context.texts
        if file is None:
            return "", "muted"
        if file.whole:
            return texts("For {game}. Ready to play.", game=GAMES[file.game].info.title), "good"
        return texts.count(len(file.faults), "{n} thing to fix", "{n} things to fix"), "refuse"

    def choose(self, name: str) -> None:
        self._look_at(next((file for file in self.files if file.path.name == name), None))
        self._page.offset = 0
        self.arrange()
        self.damage.add_all()

    def look_again(self) -> None:
        self._read(self.chosen.path.name if self.chosen is not None else "")
        self.arrange()
        self.damage.add_all()

    def play(self) -> None:
        """To the set-up of its game, with this file among the game's own."""
        if self.chosen is not None and self.chosen.whole:
            content: Content = self._workshop.content_with(self.chosen)
            self.context.open(OpenSetup((self.chosen.game, content)))

    def bring(self) -> None:
        title = self.context.texts("Import a card or scenario file")
        self.context.scenes.push(
            FilePicker(self.context, FileWish(title, lambda path: None, (SUFFIX,), refused=self._taken))
        )

    def take_in(self, path: Path) -> None:
        reason = self._taken(path)
        if reason:
            self.say(reason, "refuse")

    def _taken(self, path: Path) -> str:
        """Takes a file in; returns why not, or ""."""
        texts = self.context.texts
        try:
            file = self._workshop.take_in(path)
        except StorageTrouble as trouble:
            return texts("The file was not imported: {reason}.", reason=str(trouble))
        self._read(file.path.name)
        self.arrange()
        self.say(texts("{name} was added to the workshop.", name=file.path.name), "good")
        return ""

    def begin_one(self) -> None:
        """From a sample to a card of one's own: a file is made, and its new card is opened."""
        self.context.scenes.push(SamplesScene(self.context, self.begin, self._first))

    def begin(self, game: str, kind: str, sample: str) -> None:
        try:
            file = self._workshop.begin(game, kind, sample)
        except StorageTrouble as trouble:
            self.say(self.context.texts("It could not be saved: {reason}.", reason=str(trouble)), "refuse")
            return
        self._read(file.path.name)
        self.arrange()
        self.open_card(cards_in(file.text)[-1], new=True)

    def open_card(self, card: CardText, new: bool = False) -> None:
        if self.chosen is not None:
            self.context.scenes.push(CardScene(self.context, self._workshop, self.chosen, card, self._kept, new))

    def _kept(self, file: OwnFile, trouble: str) -> None:
        self._read(file.path.name)
        if trouble:
            self.say(trouble, "refuse")

    def remove(self) -> None:
        if self.chosen is None:
            return
        texts, path = self.context.texts, self.chosen.path
        answers = [
            DialogAnswer(texts("Delete"), lambda: self._remove_now(path), "trash"),
            DialogAnswer(texts("Keep"), nothing, primary=True),
        ]
        words = texts("You can't undo this. Games that were saved with {name} keep it.", name=path.name)
        self.context.scenes.push(Dialog(self.context, texts("Delete this file?"), words, answers))

    def _remove_now(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            self.say(
                self.context.texts("The file could not be removed: {reason}.", reason=str(fault.strerror)), "refuse"
            )
        self.look_again()

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self._coming is not None:
            self.take_in(self._coming)
        rows = list(self._list.children())
        self.focus(rows[0] if rows else self._make)

    def resume(self) -> None:
        super().resume()
        self.look_again()

    def art_came(self) -> None:
        if self._drawn is not None:
            self._drawn.pictures_came()
        if self._shelf is not None:
            self._shelf.pictures_came()
        super().art_came()

    def focus_changed(self, widget: Widget) -> None:
        if isinstance(widget, ListRow) and (self.chosen is None or widget.name != self.chosen.path.name):
            widget.act()

    def shortcut(self, event: KeyDown) -> bool:
        acts = {"again": self.look_again, "remove": self.remove}
        act = acts.get(self.context.keys.meant(event, "workshop"))
        if act is not None:
            act()
        return act is not None

    # -- layout -----------------------------------------------------------------------------------------

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        self._fill_left(rooms[0])
        self._fill_right(rooms[1])

    def _fill_left(self, room: pygame.Rect) -> None:
        px, texts = self.context.view.px, self.context.texts
        self._none.text = "" if self.files else self._promise()
        bottom = self._head.place(room.left, room.top, room.width) + px(10)
        bottom = self._none.place(room.left, bottom, room.width)
        self._folder.text = texts("Folder: {path}", path=str(self._workshop.folder)) if self.files else ""
        low = room.bottom - self._folder.height_for(room.width)
        if low < bottom + room.height // 2:  # a long path in a narrow window: the files come first
            self._folder.text, low = "", room.bottom
        self._folder.place(room.left, low, room.width)
        wide = min(room.width, self._make.natural_width())
        high = self._make.height_for(wide)
        low -= high + px(14)
        self._make.place(room.left, low, wide)
        self._list.rect = pygame.Rect(room.left, bottom, room.width + px(16), max(0, low - px(12) - bottom))
        self._fill_list()
        self._list.visible = bool(self.files)
        for step in self._steps:
            step.visible = not self.files
        if not self.files:
            free = pygame.Rect(room.left, bottom + px(20), room.width, max(0, low - px(20) - bottom - px(20)))
            place_steps(self.context, self._steps, free)

    def _promise(self) -> str:
        return self.context.texts(
            "The cards and battlefields you make are kept here. You can also bring in a file from a friend, or drop "
            "one on the window."
        )

    def _fill_list(self) -> None:
        rows = []
        for file in self.files:
            act = self._chooser(file.path.name)
            row = LidRow(self.context, called(file.path.stem), act, self._note(file), "list", indent=INDENT)
            row.name, row.game, row.chosen = file.path.name, file.game, file is self.chosen
            rows.append(row)
        refill(self, self._list, rows)

    def _chooser(self, name: str) -> Callable[[], None]:
        return lambda: self.choose(name)

    def _note(self, file: OwnFile) -> str:
        return GAMES[file.game].info.title if file.whole else self.context.texts("needs fixing")

    def _fill_right(self, room: pygame.Rect) -> None:
        px = self.context.view.px
        bottom = self._name.place(room.left, room.top, room.width) + px(4)
        bottom = self._state.place(room.left, bottom, room.width) + px(12)
        top = stacked(self.context, [self._play, self._remove], room) if self.chosen is not None else room.bottom
        self._page.rect = pygame.Rect(room.left, bottom, room.width + px(16), max(0, top - px(16) - bottom))
        left, y, width = self._page.rect.left, self._page.rect.top, self._page.inner_width
        widgets: list[Widget] = []
        for words, tone in self._words():
            label = Label(self.context, words, BODY, tone, plain=True)
            y = label.place(left, y, width) + px(12 if tone == "muted" else 2)
            widgets.append(label)
        if self.chosen is None and not self.files:
            shown, y = self._samples().place(left, y, width)
        else:
            room = pygame.Rect(left, y + px(8), width, max(0, self._page.rect.bottom - y - px(8)))
            shown, y = file_page(self.context, self.chosen, self._drawn, room, self.open_card)
        offset, self._page.offset = self._page.offset, 0
        self._page.fill([*widgets, *shown], y)
        self._page.scroll(offset)

    def _samples(self) -> SampleShelf:
        """Where there is no file yet, the page shows what can be begun with."""
        if self._shelf is None:
            self._shelf = SampleShelf(self.context, self.begin, self._first)
        return self._shelf

    def _words(self) -> list[tuple[str, str]]:
        """What is said of the file, each with its colour."""
        texts = self.context.texts
        if self.chosen is None:
            return [(texts("Pick a file to see its cards."), "text")] if self.files else []
        if self.chosen.whole:
            return [(texts("Click a card to change it."), "muted")]
        several = bool(cards_in(self.chosen.text)[0].section)
        return [
            pair
            for fault in self.chosen.faults[:MOST_FAULTS]
            for pair in said_of(self.context, fault, fault.place if several or not fault.field else "")
        ]


def said_of(context: AppContext, fault: Fault, place: str) -> list[tuple[str, str]]:
    """What is wrong, and how to fix it; `place`: with which card."""
    where = ", ".join(filter(None, (place, place_of(context, fault.field))))
    rule = f" ({context.texts('rule {rule}', rule=fault.rule)})" if fault.rule else ""
    head = f"{where}: {fault.reason}{rule}." if where else f"{fault.reason[:1].upper()}{fault.reason[1:]}{rule}."
    return [(head, "text"), (fault.fix or " ", "muted")]
