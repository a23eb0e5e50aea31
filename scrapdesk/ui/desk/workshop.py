"""The workshop: a player's own card sets and scenarios, each with everything that is wrong with it, or ready to play.

Owns the list and the words. What a good file is, the games say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from scrapdesk.core.content import Content, Fault
from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.workshop import SUFFIX, OwnFile, Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, SUBTITLE
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.filepicker import FilePicker, FileWish
from scrapdesk.ui.scenes.panelled import PanelScene
from scrapdesk.ui.scenes.placing import refill, stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane

MOST_FAULTS: Final = 60


class WorkshopScene(PanelScene):
    def __init__(self, context: AppContext, coming: Path | None = None, folder: Path | None = None) -> None:
        super().__init__(context, context.texts("Workshop"), (0.4, 0.6))
        texts = context.texts
        self._workshop = Workshop(GAMES, folder)
        self._coming = coming
        self.files: list[OwnFile] = []
        self.chosen: OwnFile | None = None
        self._list = ScrollPane(context, texts("Your files"), "list")
        self._none = Label(context, "", BODY, "muted")
        self._name = Label(context, "", SUBTITLE, plain=True)
        self._state = Label(context, "", LABEL, "good", plain=True)
        self._page = ScrollPane(context, texts("What is wrong with it"), "page")
        self._play = Button(context, texts("Play with it"), self.play, "play", primary=True, small=True, region="file")
        self._remove = Button(context, texts("Take it out"), self.remove, "trash", small=True, region="file")
        self._folder = Label(context, "", META, "muted", plain=True)
        self.buttons = self._make_menu()
        detail: list[Widget] = [self._name, self._state, self._page, self._play, self._remove]
        self.widgets = [self.title, self._list, self._none, self._folder, *detail, *self.buttons]
        self._read()

    def _make_menu(self) -> list[Button]:
        texts = self.context.texts
        ways = (
            (texts("Bring in a file"), self.bring, "plus", texts("A copy of it goes into the folder"), ""),
            (texts("Begin one"), self.begin_one, "deck", texts("A copy of ours to write in"), ""),
            (texts("Look again"), self.look_again, "redo", "", "again"),
            (texts("Back"), self.escape, "undo", "", "cancel"),
        )
        return [Button(self.context, *way[:3], small=True, region="menu", tip=way[3], action=way[4]) for way in ways]

    # -- the files --------------------------------------------------------------------------------------

    def _read(self, name: str = "") -> None:
        self.files = self._workshop.files()
        found = next((file for file in self.files if file.path.name == name), None)
        self._look_at(found or (self.files[0] if self.files else None))

    def _look_at(self, file: OwnFile | None) -> None:
        self.chosen = file
        texts = self.context.texts
        self._name.text = file.path.name if file is not None else texts("Cards and scenarios of your own")
        self._state.text, self._state.tone = self._standing(file)
        none = "" if file is not None else texts("There is no file yet.")
        broken = "" if file is None or file.whole else texts("It cannot be played with before it is mended.")
        self._play.reason, self._remove.reason = none or broken, none

    def _standing(self, file: OwnFile | None) -> tuple[str, str]:
        texts = self.context.texts
        if file is None:
            return "", "muted"
        if file.whole:
            title = GAMES[file.game].info.title
            return texts("{game}, {kind}: it can be played with", game=title, kind=file.kind), "good"
        return texts.count(len(file.faults), "{n} thing to mend", "{n} things to mend"), "refuse"

    def choose(self, name: str) -> None:
        self._look_at(next((file for file in self.files if file.path.name == name), None))
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
        title = self.context.texts("Bring in a card or scenario file")
        self.context.scenes.push(FilePicker(self.context, FileWish(title, self.take_in, (SUFFIX,))))

    def take_in(self, path: Path) -> None:
        texts = self.context.texts
        try:
            file = self._workshop.take_in(path)
        except StorageTrouble as trouble:
            self.say(texts("It was not taken in: {reason}.", reason=str(trouble)), "refuse")
            return
        self._read(file.path.name)
        self.arrange()
        self.say(texts("{name} is in the workshop.", name=file.path.name), "good")

    def begin_one(self) -> None:
        """A copy of one of our own files, to be changed in any editor."""
        texts = self.context.texts
        answers = [
            DialogAnswer(GAMES[game].info.title, self._writer(game)) for game in GAMES if GAMES[game].content_files
        ]
        answers.append(DialogAnswer(texts("Not now"), nothing, primary=True))
        words = texts("A copy of our own file is written for you. Change it in any editor, then bring it in here.")
        self.context.scenes.push(Dialog(self.context, texts("For which game?"), words, answers))

    def _writer(self, game: str) -> Callable[[], None]:
        def write() -> None:
            place, text = next(iter(GAMES[game].content.items()))
            write_file(self, f"{game}-{Path(place).name}", text)

        return write

    def remove(self) -> None:
        if self.chosen is None:
            return
        texts, path = self.context.texts, self.chosen.path
        answers = [
            DialogAnswer(texts("Take it out"), lambda: self._remove_now(path), "trash"),
            DialogAnswer(texts("Leave it"), nothing, primary=True),
        ]
        words = texts("{name} would be gone for good. Games that were saved with it keep it.", name=path.name)
        self.context.scenes.push(Dialog(self.context, texts("Take this file out?"), words, answers))

    def _remove_now(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            self.say(self.context.texts("It stays: {reason}.", reason=str(fault.strerror)), "refuse")
        self.look_again()

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self._coming is not None:
            self.take_in(self._coming)
        rows = list(self._list.children())
        self.focus(rows[0] if rows else self.buttons[0])

    def resume(self) -> None:
        super().resume()
        self.look_again()

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
        px, texts = self.context.view.px, self.context.texts
        left, right = rooms
        empty = texts("Nothing lies here yet. Bring in a file, or drop one on the window.")
        self._none.text = "" if self.files else empty
        bottom = self._none.place(left.left, left.top, left.width)
        self._folder.text = texts("Folder: {path}", path=str(self._workshop.folder))
        low = left.bottom - self._folder.height_for(left.width)
        if low < bottom + left.height // 2:  # a long path in a narrow window: the files come first
            self._folder.text, low = "", left.bottom
        self._folder.place(left.left, low, left.width)
        self._list.rect = pygame.Rect(left.left, bottom, left.width + px(16), max(0, low - px(12) - bottom))
        self._fill_list()
        bottom = self._name.place(right.left, right.top, right.width) + px(4)
        bottom = self._state.place(right.left, bottom, right.width) + px(12)
        top = stacked(self.context, [self._play, self._remove], right)
        self._page.rect = pygame.Rect(right.left, bottom, right.width + px(16), max(0, top - px(16) - bottom))
        self._fill_page()

    def _fill_list(self) -> None:
        rows = []
        for file in self.files:
            row = ListRow(self.context, file.path.stem, self._chooser(file.path.name), self._note(file), "list")
            row.name, row.chosen = file.path.name, file is self.chosen
            rows.append(row)
        refill(self, self._list, rows)

    def _chooser(self, name: str) -> Callable[[], None]:
        return lambda: self.choose(name)

    def _note(self, file: OwnFile) -> str:
        if not file.whole:
            return self.context.texts("to mend")
        return GAMES[file.game].info.title

    def _fill_page(self) -> None:
        px, y = self.context.view.px, self._page.rect.top
        widgets: list[Widget] = []
        for words, tone in self._words():
            label = Label(self.context, words, BODY, tone, plain=True)
            y = label.place(self._page.rect.left, y, self._page.inner_width) + px(12 if tone == "muted" else 2)
            widgets.append(label)
        self._page.offset = 0
        self._page.fill(widgets, y)

    def _words(self) -> list[tuple[str, str]]:
        """What is said of the file, each with its colour."""
        texts = self.context.texts
        if self.chosen is None:
            about = texts(
                "A file of cards or a scenario says on top for which game it is and of what kind. It takes the place "
                "of ours of that kind, or joins them. What is wrong with it is said here, with the way to mend it."
            )
            return [(about, "text")]
        if self.chosen.whole:
            return [(texts("Every card and every field was looked at, and nothing is wrong."), "text")]
        return [pair for fault in self.chosen.faults[:MOST_FAULTS] for pair in self._fault(fault)]

    def _fault(self, fault: Fault) -> list[tuple[str, str]]:
        where = ", ".join(part for part in (fault.place, fault.field) if part)
        rule = f" ({self.context.texts('rule {rule}', rule=fault.rule)})" if fault.rule else ""
        head = f"{where}: {fault.reason}{rule}." if where else f"{fault.reason[:1].upper()}{fault.reason[1:]}{rule}."
        return [(head, "text"), (fault.fix or " ", "muted")]
