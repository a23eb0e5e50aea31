"""The shelf: every saved game in a list, and what can be done with the one that is looked at.

Owns the list and the order of its buttons. What is shown of a game is what a spectator may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from math import sqrt
from typing import Final

import pygame

from scrapdesk.core.players import players_of
from scrapdesk.core.record import Record
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.storage.exports import file_name
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.people import Guest
from scrapdesk.storage.saves import SUFFIX, Save
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.keeping import NameScene
from scrapdesk.ui.desk.lidrow import LidRow
from scrapdesk.ui.desk.miniature import Miniature
from scrapdesk.ui.desk.nothing_yet import NothingYet
from scrapdesk.ui.desk.replay.screen import WordColumn
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.type.styles import BODY, TITLE
from scrapdesk.ui.requests import ChooseGame, OpenWorkshop, WatchGame, WatchPasted
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.days import day_words
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import refill, stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.setting import Switch
from scrapdesk.ui.table.exchange import LoadedGame, NotUsable, copy_text, played_again, text_of
from scrapdesk.ui.table.making_room import is_running
from scrapdesk.ui.table.running import opposition
from scrapdesk.ui.table.sitting import names_of_seats
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import company_of, draw_faces, faces_width
from scrapdesk.ui.widgets.scroll import ScrollPane

FACE: Final = 60
"""Design pixels of a small face in the list."""


PICTURE: Final = (0.42, 0.62)
"""How much of the room the picture of a table takes at least and at most."""


class SaveRow(LidRow):
    """A saved game in the list, with the lid of its box and the faces of companions."""

    high = 100
    guests: tuple[Guest, ...] = ()

    @staticmethod
    def indent_for(guests: Sequence[Guest]) -> int:
        """How far the words stand in, in design pixels, where so many faces stand before them."""
        return 76 + (faces_width(guests, FACE) + 14 if guests else 0)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        px = self.context.view.px
        side = px(FACE)
        faces = pygame.Rect(self.rect.left + px(14) + px(76), self.rect.centery - side // 2, side, side)
        draw_faces(self.context, surface, self.guests, faces)


class SavesScene(BookScene):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Saved games"))
        texts = context.texts
        self.saves: list[Save] = []
        self.chosen: Save | None = None
        self._loaded: LoadedGame | None = None
        self._trouble = ""
        self._list = ScrollPane(context, texts("Saved games"), "list")
        self._head = Label(context, texts("Your games"), TITLE)
        self._none = Label(context, "", BODY)
        self._empty = NothingYet(context, self.escape)
        self._name, self._about = Label(context, "", TITLE, plain=True), Label(context, "", BODY)
        self.miniature = Miniature(context)
        self._facts = ScrollPane(context, texts("About this game"), "facts")
        self._acts = self._make_acts()
        self.buttons = self._make_menu()
        detail: list[Widget] = [self._name, self._about, self.miniature, self._facts, *self._acts]
        empty = self._empty.widgets
        self.widgets = [self.title, self._head, self._list, self._none, *empty, *detail, *self.buttons]
        self._known_notes = len(context.storage.shelf.notes)
        self._read()

    def _make_menu(self) -> list[Button]:
        texts = self.context.texts
        ways = (
            (
                texts("Open a file"),
                lambda: self.context.open(ChooseGame()),
                "folder",
                texts("or drop it on the window"),
                "open",
            ),
            (texts("Paste"), lambda: self.context.open(WatchPasted()), "paste", texts("A record as text"), "paste"),
            (
                texts("Workshop"),
                lambda: self.context.open(OpenWorkshop()),
                "palette",
                texts("Card sets of your own"),
                "",
            ),
            (texts("Back"), self.escape, "undo", "", "cancel"),
        )
        return [Button(self.context, *way[:3], small=True, region="menu", tip=way[3], action=way[4]) for way in ways]

    def _make_acts(self) -> list[Button]:
        texts = self.context.texts
        first = Button(self.context, texts("Continue"), self.go_on, "play", primary=True, small=True, region="game")
        others = (
            (texts("Watch"), self.watch, "replay", texts("From the start to the current move"), ""),
            (texts("Rename"), self.rename, "pencil", "", "rename"),
            (texts("Save as a file"), self.export, "save", "", "export"),
            (texts("Copy"), self.copy, "copy", texts("The record, as text"), "copy"),
            (texts("Delete"), self.forget, "trash", "", "forget"),
        )
        made = (Button(self.context, *way[:3], small=True, region="game", tip=way[3], action=way[4]) for way in others)
        return [first, *made]

    # -- the list ---------------------------------------------------------------------------------------

    def _read(self, name: str = "") -> None:
        """All saves anew; the one of that name is looked at, or else the first."""
        shelf = self.context.storage.shelf
        known = set(self.context.faces)
        self.saves = [save for save in shelf.all() if save.record.game in known and not _over(save)]
        wanted = next((save for save in self.saves if save.name == name), None)
        self._look_at(wanted or (self.saves[0] if self.saves else None))

    def _look_at(self, save: Save | None) -> None:
        self.chosen, self._loaded, self._trouble = save, None, ""
        if save is not None:
            try:
                self._loaded = played_again(save.record)
            except NotUsable as fault:
                self._trouble = self.context.texts("This game cannot be continued: {reason}.", reason=str(fault))
        self._show_chosen()

    def _show_chosen(self) -> None:
        save, texts = self.chosen, self.context.texts
        self._name.text = self._called(save) if save is not None else texts("Games for another day")
        self._about.text = "" if save is not None else self._what_for()
        self.miniature.show(save.record.game if save is not None else "", self._loaded, self._names())
        self.miniature.visible = self._facts.visible = save is not None
        none = texts("There are no saved games.") if save is None else ""
        running = texts("This is the automatic save; it can't be renamed.") if save and is_running(save.name) else ""
        for button in self._acts:
            button.reason, button.visible = none, save is not None
        for button in self._acts[:2]:
            button.reason = none or self._trouble
        self._acts[2].reason = none or running
        if save is not None and save.record.finished:
            self._acts[0].reason = texts("This game is over. You can watch it.")

    def _what_for(self) -> str:
        """For somebody who has nothing here yet."""
        texts = self.context.texts
        return texts(
            "The game on the table is saved after every move. A game that you save under a name stays here "
            "until you delete it: continue it, watch it, or export it as a file."
        )

    def choose(self, name: str) -> None:
        """Looks at another one."""
        self._look_at(next((save for save in self.saves if save.name == name), None))
        self.arrange()
        self.damage.add_all()

    def _called(self, save: Save) -> str:
        if is_running(save.name):
            return self.context.texts("On the table: {game}", game=self.context.title(save.record.game))
        return save.name

    def _names(self) -> tuple[str, ...]:
        if self._loaded is None:
            return ()
        loaded = self._loaded
        return names_of_seats(loaded.entry, loaded.players, self.context.settings.player, loaded.record.names)

    # -- what is done with one --------------------------------------------------------------------------

    def go_on(self) -> None:
        """Puts the game on the table. The saved one stays as it is."""
        if self.chosen is not None and not self._acts[0].reason:
            self.context.open_table(self.chosen.record, leaving=lambda: self.context.scenes.pop(self))

    def watch(self) -> None:
        if self.chosen is not None:
            self.context.open(WatchGame(self.chosen.record))

    def rename(self) -> None:
        save, shelf = self.chosen, self.context.storage.shelf
        if save is None or self._acts[2].reason:
            return

        def use(name: str) -> Callable[[], None]:
            shelf.rename(save.name, name)
            self._read(name)
            return nothing

        self.context.scenes.push(NameScene(self.context, self.context.texts("New name"), save.name, use))

    def forget(self) -> None:
        if self.chosen is None:
            return
        texts, name = self.context.texts, self.chosen.name
        answers = [
            DialogAnswer(texts("Delete"), lambda: self._forget_now(name), "trash"),
            DialogAnswer(texts("Keep"), nothing, primary=True),
        ]
        words = texts("{name} will be deleted for good.", name=self._called(self.chosen))
        self.context.scenes.push(Dialog(self.context, texts("Delete this game?"), words, answers))

    def _forget_now(self, name: str) -> None:
        try:
            self.context.storage.shelf.forget(name)
        except StorageTrouble as trouble:
            self.say(self.context.texts("It could not be deleted: {reason}.", reason=str(trouble)), "refuse")
        self._read()
        self.arrange()

    def export(self) -> None:
        if self.chosen is not None:
            name = file_name(
                self.context.title(self.chosen.record.game) if is_running(self.chosen.name) else self.chosen.name
            )
            write_file(self, f"{name}{SUFFIX}", text_of(self.chosen.record))

    def copy(self) -> None:
        if self.chosen is not None:
            done = copy_text(text_of(self.chosen.record))
            texts = self.context.texts
            self.say(texts("Record copied to the clipboard.") if done else texts("The clipboard is not available."))

    # -- life and keys ----------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        rows = list(self._list.children())
        self.focus(rows[0] if rows else self.buttons[0])
        fresh = self.context.storage.shelf.notes[self._known_notes :]
        if fresh:
            self.say("\n".join(fresh), "refuse")

    def resume(self) -> None:
        super().resume()
        self._read(self.chosen.name if self.chosen is not None else "")
        self.arrange()

    def art_came(self) -> None:
        self.miniature.repaint()
        super().art_came()

    def focus_changed(self, widget: Widget) -> None:
        if isinstance(widget, SaveRow) and (self.chosen is None or widget.name != self.chosen.name):
            widget.act()

    def shortcut(self, event: KeyDown) -> bool:
        opener = self.buttons[0].act, self.buttons[1].act
        acts = {"copy": self.copy, "export": self.export, "open": opener[0], "paste": opener[1]}
        acts |= {"rename": self.rename, "forget": self.forget}
        act = acts.get(self.context.keys.meant(event, "records"))
        if act is not None:
            act()
        return act is not None

    # -- layout -----------------------------------------------------------------------------------------

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        px = self.context.view.px
        left, right = rooms
        texts, key = self.context.texts, self.context.keys.called("save", self.context.texts)
        empty = texts("No saved games yet. Press {key} at a table to save one.", key=key or texts("Save"))
        self._none.text = "" if self.saves else empty
        bottom = self._head.place(left.left, left.top, left.width) + px(10)
        bottom = self._none.place(left.left, bottom, left.width)
        free = pygame.Rect(left.left, bottom, left.width, left.bottom - bottom)
        self._list.rect = pygame.Rect(left.left, bottom, left.width + px(16), left.bottom - bottom)
        self._list.visible = bool(self.saves)
        self._fill_list()
        bottom = self._name.place(right.left, right.top, right.width) + px(10)
        low = self._about.place(right.left, bottom, right.width)
        self._empty.show(not self.saves, free, pygame.Rect(right.left, low, right.width, right.bottom - low))
        top = stacked(self.context, self._acts, right)
        room = max(0, top - px(16) - bottom)
        high = min(self.miniature.height_for(right.width), self._picture_room(right.width, room))
        bottom = self.miniature.place(right.left, bottom, right.width, high) + px(12)
        self._facts.rect = pygame.Rect(right.left, bottom, right.width + px(16), max(0, top - px(16) - bottom))
        self._fill_facts()

    def _picture_room(self, width: int, room: int) -> int:
        """What the facts leave, but never less than a good part of the page: larger text needs more of it."""
        facts = self._facts_column(0, 0, width).bottom + self.context.view.px(12)
        least, most = (round(room * part / sqrt(self.context.view.text)) for part in PICTURE)
        return max(least, min(most, room - facts))

    def _fill_list(self) -> None:
        offset = self._list.offset
        refill(self, self._list, [self._row(save) for save in self.saves])
        self._list.offset = 0
        self._list.scroll(offset)

    def _row(self, save: Save) -> SaveRow:
        texts = self.context.texts
        against = opposition(players_of(save.record), texts, save.record.names)
        words = f"{self._called(save)}\n{self.context.title(save.record.game)}, {against}"
        if is_running(save.name):
            words = f"{self._called(save)}\n{against[:1].upper()}{against[1:]}"
        guests = company_of(players_of(save.record), save.record.names)
        indent = SaveRow.indent_for(guests)
        row = SaveRow(self.context, words, lambda: self.choose(save.name), _day(save, texts), "list", indent=indent)
        row.name, row.game, row.guests = save.name, save.record.game, guests
        row.chosen = save is self.chosen
        return row

    def _fill_facts(self) -> None:
        column = self._facts_column(self._facts.rect.left, self._facts.rect.top, self._facts.inner_width)
        self._facts.fill(column.widgets, column.bottom)

    def _facts_column(self, left: int, top: int, width: int) -> WordColumn:
        column = WordColumn(self.context, left, top, width)
        if self.chosen is not None:
            for label, value in self._told(self.chosen):
                column.pair(label, value)
        return column

    def _told(self, save: Save) -> list[tuple[str, str]]:
        texts, record = self.context.texts, save.record
        moves = sum(move.actor != CHANCE for move in record.moves)
        told = [(texts("Problem"), self._trouble)] if self._trouble else []
        told += [
            (texts("Game"), self.context.title(record.game)),
            (texts("Players"), ", ".join(self._names()) or opposition(players_of(record), texts, record.names)),
            (texts("Moves"), str(moves)),
            (texts("Saved"), _moment(save, texts)),
        ]
        told += self._options(record)
        if record.practice:
            told.append((texts("Practice"), texts("doesn't count towards your results")))
        if record.content:
            told.append((texts("Cards"), ", ".join(name for name, _ in record.content)))
        return told

    def _options(self, record: Record) -> list[tuple[str, str]]:
        """What was chosen before the game, in the words of its set-up."""
        texts, chosen = self.context.texts, dict(record.options)
        rules = GAMES[record.game].rules if self._loaded is None else self._loaded.match.rules
        told = []
        for rule in self.context.faces[record.game].setting(rules).rules:
            value = chosen.get(rule.key, "")
            if isinstance(rule, Switch):
                told.append((texts.line(rule.way.title), texts("yes") if rule.is_on(value) else texts("no")))
            elif value in rule.ways:
                told.append((texts.line(rule.title), texts.line(rule.ways[value].title)))
        return told


def _over(save: Save) -> bool:
    """A finished game is no longer on the table; under a name of its own it may be kept to be watched."""
    return save.record.finished and is_running(save.name)


def _day(save: Save, texts: Texts) -> str:
    today = datetime.now(UTC).astimezone().date()
    return day_words(datetime.fromtimestamp(save.when, UTC).astimezone().date(), today, texts)


def _moment(save: Save, texts: Texts) -> str:
    time = datetime.fromtimestamp(save.when, UTC).astimezone().strftime("%H:%M")
    return texts("{day}, {time}", day=_day(save, texts), time=time)
