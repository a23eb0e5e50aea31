"""Choosing a file: folders and files as a list, places at the left, a line to type a name or a path into.

Owns what is listed and where. What is done with the file, whoever opened the scene says. Nothing is opened or
written here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from scrapdesk.storage.exports import start_folder
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.filerow import FileRow
from scrapdesk.ui.scenes.filetarget import lacking, target_of
from scrapdesk.ui.scenes.filewish import FileWish, counted, is_listed, not_there, told_of, why_none
from scrapdesk.ui.scenes.folders import called, entries, facts, holds, is_folder, known_places, remembered, typed_path
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane

MOST: Final = 400
"""Rows that are listed; with more in a folder, part of a name finds the others."""
LONGEST_PATH: Final = 400
MOST_STEPS: Final = 6
"""So many folders of the way to the open one are shown."""


class FilePicker(BookScene):
    def __init__(self, context: AppContext, wish: FileWish) -> None:
        super().__init__(context, wish.title)
        texts = context.texts
        self.wish = wish
        self.folder = wish.folder or remembered(context) or start_folder()
        self.picked: Path | None = None
        """The file that was clicked."""
        self._name = Label(context, "", SUBTITLE, plain=True)
        """What the open folder is called; below it, where that is."""
        self._where = Label(context, "", META, "muted", plain=True)
        self._count = Label(context, " ", META, "muted", plain=True)
        self._places = ScrollPane(context, texts("Places"), "places")
        self._list = ScrollPane(context, texts("Files"), "list")
        hint = texts("file name") if wish.saving else texts("part of a name, or a path")
        self._field = TextField(
            context, hint, hint, self._words_typed, self._entered, "name", LONGEST_PATH, opener="search"
        )
        word = texts("Save here") if wish.saving else texts("Open")
        self._go = Button(context, word, self._use_field, "save" if wish.saving else "folder", primary=True, small=True)
        self.buttons = [
            self._menu_button(texts("Up"), self.up, "up", texts("Parent folder"), "parent folder"),
            self._menu_button(texts("Back"), self.escape, "undo", "", "cancel"),
        ]
        self._head = Label(context, texts("Places"), SUBTITLE)
        self._about = Label(context, "", BODY, plain=True)
        """What to do, and what will come of it."""
        found: list[Widget] = [self._name, self._where, self._count, self._list, self._field, self._go]
        panes: list[Widget] = [self._head, self._places, self._about, *found]
        self.widgets = [self.title, *panes, *self.buttons]
        self._suggest()
        self._bar()

    def _suggest(self) -> None:
        """The name that a new file has if nobody types another."""
        if self.wish.saving:
            self._field.write(self.wish.name)
            self._field.cursor = len(self.wish.name) - len(Path(self.wish.name).suffix)

    def _menu_button(self, words: str, act: Callable[[], None], icon: str, tip: str, action: str) -> Button:
        return Button(self.context, words, act, icon, small=True, region="menu", tip=tip, action=action)

    # -- what is listed ---------------------------------------------------------------------------------

    def go_to(self, folder: Path) -> None:
        """Lists another folder; says why where it cannot be listed."""
        try:
            found = entries(folder)
        except OSError as fault:
            reason = (fault.strerror or str(fault)).lower()
            words = self.context.texts("{folder} cannot be opened: {reason}.", folder=folder.name, reason=reason)
            self.say(words, "refuse")
            return
        self.folder = folder
        self._choose_none()
        if not self.wish.saving:
            self._field.write("")
        self._fill_list(found)
        self._focus_list()

    def up(self) -> None:
        if self.folder.parent != self.folder:
            self.go_to(self.folder.parent)

    def _fill_list(self, found: Sequence[os.DirEntry[str]]) -> None:
        wanted = "" if self.wish.saving else self._field.value.strip().lower()
        shown = [one for one in found if is_listed(self.wish, one) and (not wanted or wanted in one.name.lower())]
        px, top = self.context.view.px, self._list.rect.top
        files = sum(not is_folder(one) for one in shown)
        self._count.text = counted(self.context, self.wish, files, MOST if len(shown) > MOST else 0)
        rows: list[Widget] = []
        for one in shown[:MOST]:
            row = self._row(one)
            top = row.place(self._list.rect.left, top, self._list.inner_width) + px(6)
            rows.append(row)
        if not rows:
            why = Label(
                self.context, why_none(self.context, self.wish, wanted), BODY, "muted", align=CENTRE, plain=True
            )
            top = why.place(self._list.rect.left, top + px(28), self._list.inner_width)
            rows = [why]
        self._list.offset = 0
        self._list.fill(rows, top)
        writer, room = self.context.writer, max(1, self._where.rect.width)
        self._name.text = writer.fitted(called(self.context, self.folder), SUBTITLE, room)
        self._where.text = writer.fitted(str(self.folder), META, room)
        self.damage.add_all()

    def _row(self, one: os.DirEntry[str]) -> FileRow:
        path = Path(one.path)
        if is_folder(one):
            return self._signed(one.name, lambda: self.go_to(path), "", "folder")
        row = self._signed(one.name, lambda: self._choose(path), facts(self.context, one), "log")
        row.picked, row.chosen = lambda: self.pick(path), path == self.picked
        return row

    def pick(self, path: Path) -> None:
        """A file that is clicked is the one that the button uses; a new file is called like it."""
        if self.wish.saving:
            self._field.write(path.name)
        self.picked = path
        self._bar()
        for row in self._list.children():
            if isinstance(row, ListRow):
                row.choose(row.text == path.name)

    def _choose_none(self) -> None:
        self.picked = None
        self._bar()

    def _bar(self) -> None:
        """The button is there to be pressed as soon as there is something to press it for."""
        texts, some = self.context.texts, bool(self._field.value.strip() or self.picked is not None)
        first = texts("Type a name for the file first.") if self.wish.saving else texts("Click a file first.")
        reason = "" if some else first
        if reason != self._go.reason:
            self._go.reason = reason
            self._go.touch()
        self._tell()

    def _tell(self) -> None:
        """At the foot of the left page, which gives it the room that it needs."""
        typed = self._field.value.strip()
        words = told_of(self.context, self.wish, self.folder, self.picked, typed)
        if words != self._about.text:
            self._about.text = self._about.name = words
            if self.pages:
                self._place_about(self.pages[0])
                self.damage.add_all()

    def _signed(self, name: str, act: Callable[[], None], note: str, icon: str, region: str = "list") -> FileRow:
        row = FileRow(self.context, name, act, note, region, indent=FileRow.INDENT)
        row.icon, row.letters = icon, self._letters
        return row

    def _focus_list(self) -> None:
        """The first of the folder; the places are others now, so one of them that had the focus has gone."""
        self._fill_places()
        rows = [row for row in (*self._list.children(), *self._places.children()) if row.focusable]
        if self.focused is not self._field and rows:
            self.unfocus()
            self.focus(rows[0])
        elif self.focused is not None and not any(self.focused is widget for widget in self.all_widgets()):
            self.unfocus()

    # -- the line ---------------------------------------------------------------------------------------

    def _letters(self, text: str) -> None:
        """Whoever types while a row of the list has the focus looks for part of a name."""
        if not self.wish.saving:
            self.focus(self._field)
            self._field.typed(text)

    def _words_typed(self, words: str) -> None:
        self._choose_none()
        if not self.wish.saving:
            self._relist()

    def _relist(self) -> None:
        try:
            self._fill_list(entries(self.folder))
        except OSError:
            self._fill_list(())

    def _entered(self, words: str) -> None:
        self._use_field()

    def _use_field(self) -> None:
        words = self._field.value.strip()
        rows = [row for row in self._list.children() if isinstance(row, ListRow)]
        path = typed_path(self.folder, words)
        if not words and self.picked is not None:
            self._choose(self.picked)
        elif not words:
            self.say(self.context.texts("Choose a file, or type its name."))
        elif holds(path, Path.is_dir):
            self._suggest()
            self.go_to(path)
        elif self.wish.saving:
            self._save_as(words)
        elif holds(path, Path.is_file):
            self._choose(path)
        elif len(rows) == 1:
            rows[0].activate()
        else:
            self.say(not_there(self.context, self.folder, words), "refuse")

    def _save_as(self, words: str) -> None:
        target = target_of(self.folder, words, self.wish.name)
        if target.lacks is None:
            self._choose(target.path)
        else:
            self.say(lacking(self.context, target.lacks), "refuse")

    def _choose(self, path: Path) -> None:
        """The file it is to be; asked about first where another would be lost."""
        texts = self.context.texts
        if self.wish.saving and holds(path, Path.exists):
            answers = [
                DialogAnswer(texts("Overwrite"), lambda: self._done(path), "save"),
                DialogAnswer(texts("Cancel"), nothing, primary=True),
            ]
            words = texts("A file called {name} already exists and would be lost.", name=path.name)
            self.context.scenes.push(Dialog(self.context, texts("Overwrite the file?"), words, answers))
        else:
            self._done(path)

    def _done(self, path: Path) -> None:
        reason = self.wish.refused(path)
        if reason:
            self.say(reason, "refuse")
            return
        self.context.scenes.pop(self)
        if self.wish.folder is None:
            self.context.note_settings(last_folder=str(path.parent))
        self.wish.chosen(path)

    # -- keys -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.go_to(self.folder)
        if self.wish.saving:
            self.focus(self._field)

    def shortcut(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "search")
        if wish == "parent folder":
            self.up()
            return True
        if wish == "search":
            self.ring_shown = True
            self.focus(self._field)
            return True
        return False

    def escape(self) -> None:
        if self.focused is self._field and self._field.value and not self.wish.saving:
            self._field.write("")
        else:
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        """Places and the line at the left, what lies in the folder at the right."""
        px = self.context.view.px
        left, right = rooms
        self._place_about(left)
        low = _place_line(self.context, right, self._field, self._go, self.wish.name)
        line = self.context.writer.line_height
        self._name.rect = pygame.Rect(right.topleft, (right.width, line(SUBTITLE)))
        self._where.rect = pygame.Rect(right.left, self._name.rect.bottom, right.width, line(META))
        bottom = self._where.rect.bottom
        self._count.rect = pygame.Rect(right.left, bottom, right.width, self.context.writer.line_height(META))
        bottom = self._count.rect.bottom + px(12)
        self._list.rect = pygame.Rect(right.left, bottom, right.width + px(16), max(0, low - px(14) - bottom))
        self._relist()

    def _place_about(self, left: pygame.Rect) -> None:
        """The places, and below them what is told."""
        px = self.context.view.px
        low = left.bottom - self._about.height_for(left.width)
        self._about.place(left.left, low, left.width)
        top = self._head.place(left.left, left.top, left.width) + px(10)
        self._places.rect = pygame.Rect(left.left, top, left.width + px(16), max(0, low - px(20) - top))
        self._fill_places()

    def _fill_places(self) -> None:
        px = self.context.view.px
        top, rows = self._places.rect.top, []
        for name, folder in known_places(self.context, self.wish.places, self.wish.saving):
            icon = "home" if folder == Path.home() else "folder"
            row = self._signed(name, partial(self.go_to, folder), "", icon, "places")
            top = row.place(self._places.rect.left, top, self._places.inner_width) + px(6)
            rows.append(row)
        here = Label(self.context, self.context.texts("You are here"), SUBTITLE)
        top = here.place(self._places.rect.left, top + px(20), self._places.inner_width) + px(10)
        way, step = _way_to(self.folder), px(26)
        for depth, folder in enumerate(way):
            row = self._signed(folder.name or str(folder), partial(self.go_to, folder), "", "folder", "places")
            row.chosen = folder == self.folder
            left = self._places.rect.left + min(depth * step, self._places.inner_width // 3)
            top = row.place(left, top, self._places.rect.left + self._places.inner_width - left) + px(6)
            rows.append(row)
        self._places.fill([*rows[: -len(way)], here, *rows[-len(way) :]], top)


def _way_to(folder: Path) -> list[Path]:
    """The folders that it lies in, the outermost first, and at last itself."""
    return [*reversed(folder.parents), folder][-MOST_STEPS:]


def _place_line(context: AppContext, room: pygame.Rect, field: TextField, go: Button, name: str) -> int:
    """The line and its button at the foot of the list, below each other where there is little room for the `name` that
    is suggested. Returns where they begin."""
    px, wide = context.view.px, min(room.width, go.natural_width())
    high = go.height_for(wide)
    words = max(context.writer.width(text, BODY) for text in (field.hint, name))
    if room.width - wide - px(14) >= words + px(60):
        line = room.width - wide - px(14)
        high = max(high, field.height_for(line))
        field.place(room.left, room.bottom - high + (high - field.height_for(line)) // 2, line)
        go.place(room.right - wide, room.bottom - high, wide, high)
        return room.bottom - high
    go.place(room.left, room.bottom - high, wide)
    low = room.bottom - high - px(14) - field.height_for(room.width)
    field.place(room.left, low, room.width)
    return low
