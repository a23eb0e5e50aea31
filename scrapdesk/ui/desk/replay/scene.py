"""A game watched again: the table at the left with the line of its moves below it, the story at the right.

Owns where these stand, and which key does what. What may be seen is the Film's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from scrapdesk.core.ledger import chart_of
from scrapdesk.core.match import Entry
from scrapdesk.core.record import Record
from scrapdesk.core.seats import Seat
from scrapdesk.storage.exports import record_name
from scrapdesk.ui.board.tabletop import LARGE_TEXT
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.film import EVERYTHING, Eyes, Film
from scrapdesk.ui.desk.replay.log import Dated, FilmLog
from scrapdesk.ui.desk.replay.screen import BoardScreen, PlainScreen, ReplayScreen, Rooms
from scrapdesk.ui.desk.replay.sheets import Sheets
from scrapdesk.ui.desk.replay.transport import Transport
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.requests import OpenHelp
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.table.exchange import LoadedGame, copy_text, text_of
from scrapdesk.ui.table.menu import in_a_row
from scrapdesk.ui.table.outcome.course import GameCourse
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.logrows import LogEntry
from scrapdesk.ui.widgets.tool import Tool

LEAP: Final = 10
"""Moves that Page Up and Page Down leap over."""


class ReplayScene(WidgetScene):
    begins = 0
    """The position that is seen first, as a ply."""

    def __init__(self, context: AppContext, loaded: LoadedGame) -> None:
        super().__init__(context)
        texts = context.texts
        self.film = Film(loaded, context.settings.player)
        context.texts.names = self.film.names
        self._teller = Teller(self.film, texts)
        look = context.look_for(self.film.entry.id, len(self.film.players), self.film.table)
        if look is not None:
            self._teller.signs = look.signs
        self.screen: ReplayScreen = (
            PlainScreen(context, self.film) if look is None else BoardScreen(context, self.film, look)
        )
        self._title = Label(context, self.film.entry.info.title, SUBTITLE)
        self._ending = Label(context, self._ending_words(), BODY, "muted")
        self._eyes = self._eyes_choice()
        self.log = FilmLog(context, self._go_to_ply, self._open_rule)
        chart = chart_of(self.film.match, self.film.table.ledger)
        colours = context.faces[self.film.entry.id].colours(self.film.match.view(None))
        course = GameCourse(context, chart, self.film.stops, colours) if chart is not None and chart.moves else None
        self.transport = Transport(context, len(self.film.stops), self.film.at, self.go, course)
        self._buttons = self._make_buttons()
        self._column = pygame.Rect(0, 0, 0, 0)
        self._sheets = Sheets(context)
        self._rooms: Rooms | None = None
        """Those of the table, where the story stands in them."""
        side = [self._title, self._ending, *([self._eyes] if self._eyes else []), self.log, *self._buttons]
        self.widgets = [*self.screen.widgets, self._sheets, *self.transport.widgets, *side]

    def _make_buttons(self) -> list[Tool]:
        context, texts = self.context, self.context.texts

        def button(words: str, act: Callable[[], None], icon: str, tip: str, action: str) -> Tool:
            return Tool(context, words, act, icon, small=True, region="menu", tip=tip, action=action)

        return [
            button(texts("Play from here"), self.branch, "branch", texts("As a practice game"), "branch"),
            button(texts("Copy"), self.copy, "copy", texts("The record, as text"), "copy"),
            button(
                texts("Save as a file"),
                self.export,
                "save",
                texts("To share, or to open on another computer"),
                "export",
            ),
            button(texts("Back"), self.escape, "undo", "", "cancel"),
        ]

    # -- eyes -------------------------------------------------------------------------------------------

    def _eyes_choice(self) -> Choice | None:
        """Through whose eyes it is watched, where that can be chosen."""
        eyes = self.film.allowed
        if len(eyes) < 2:
            return None
        values = [(str(at), self._called(one)) for at, one in enumerate(eyes)]
        chosen = str(eyes.index(self.film.eyes))
        return Choice(self.context, "", values, chosen, lambda key: self.look_as(eyes[int(key)]), "eyes")

    def _called(self, eyes: Eyes) -> str:
        if eyes == EVERYTHING:
            return self.context.texts("All cards face up")
        return self.context.texts("Spectator") if eyes.seat is None else self.film.names[eyes.seat]

    def look_as(self, eyes: Eyes) -> None:
        self.film.look_as(eyes)
        if self._eyes is not None:
            self._eyes.chosen = str(self.film.allowed.index(self.film.eyes))
        self.screen.sit_down()
        self._tell()
        self.follow(still=True)

    def _next_eyes(self) -> None:
        allowed = self.film.allowed
        self.look_as(allowed[(allowed.index(self.film.eyes) + 1) % len(allowed)])

    def _ending_words(self) -> str:
        outcome, texts = self.film.outcome, self.context.texts
        if outcome is not None:
            return f"{self._teller.headline(outcome)}: {texts.line(outcome.reason).rstrip('.')}."
        seat: Seat | None = self.film.match.to_act
        if seat is None:
            return ""
        return texts(
            "Unfinished: {name} to move. You are shown only what your seat can see.", name=self.film.names[seat]
        )

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.film.go(self.film.stop_before(self.begins))
        self.transport.show(self.film.at, self._where())
        self.screen.sit_down()
        super().enter()
        self._tell()
        self.follow(still=True)
        self.focus(self.transport.scrub)

    def exit(self) -> None:
        super().exit()
        self.transport.stop()

    def pause(self) -> None:
        super().pause()
        self.transport.stop()

    def about_to_draw(self) -> None:
        self.screen.tell_changes()

    def update(self, dt: float) -> None:
        self.screen.advance(dt)

    def art_came(self) -> None:
        self.screen.repaint()
        self.damage.add_all()

    @property
    def record(self) -> Record:
        return self.film.record

    def last_words(self) -> list[str]:
        """What was told up to the place that is looked at."""
        return [line.told.text for line in self._lines() if line.ply < self.film.ply]

    # -- going ------------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """To a stop of the film."""
        step = abs(at - self.film.at) == 1
        if self.film.go(at):
            if step:
                self.context.audio.play("card")
            self.follow(still=not step)

    def _go_to_ply(self, ply: int) -> None:
        self.transport.stop()
        self.go(self.film.stop_for(ply))

    def follow(self, still: bool) -> None:
        self.screen.follow(still)
        self.transport.show(self.film.at, self._where())
        if self.screen.rooms != self._rooms:  # they differ from phase to phase
            self._tell_beside()
        self.log.show_ply(self.film.ply)
        over = (
            ""
            if self.film.can_branch
            else self.context.texts("The game is already over at this point. Step back a move first.")
        )
        self._buttons[0].reason = over
        self.damage.add_all()

    def _where(self) -> str:
        return self.context.texts("Move {n} of {all}", n=self.film.at, all=len(self.film.stops) - 1)

    def _lines(self) -> list[Dated]:
        return [Dated(told, entry.ply) for entry in self.film.entries() for told in self._told(entry)]

    def _told(self, entry: Entry) -> Iterator[LogEntry]:
        """The lines of a move. Where everything is open, `you` would be anybody: it is said to whom each was told."""
        if self.film.eyes != EVERYTHING:
            yield from self._teller.entry(entry)
            return
        for told, event in self._teller.told(entry):
            only = event.audience[0] if event is not None and event.audience and len(event.audience) == 1 else None
            yield told if only is None else told._replace(text=f"{self.film.names[only]}: {told.text}")

    def _tell(self) -> None:
        self.log.tell_all(self._lines())

    def _open_rule(self, rule: str) -> None:
        self.context.open_rules(self.film.entry.id, rule)

    # -- what leads out ---------------------------------------------------------------------------------

    def branch(self) -> None:
        """A practice game from here on, in which what is watched stays as it was."""
        if self._buttons[0].reason:
            self.say(self._buttons[0].reason)
            return
        self.context.open_table(self.film.branch(), leaving=lambda: self.context.scenes.pop(self))

    def export(self) -> None:
        write_file(self, record_name(self.record), text_of(self.record))

    def copy(self) -> None:
        texts = self.context.texts
        done = copy_text(text_of(self.record))
        self.say(texts("Record copied to the clipboard.") if done else texts("The clipboard is not available."))

    def shortcut(self, event: KeyDown) -> bool:
        film, transport = self.film, self.transport
        acts: dict[str, Callable[[], None]] = {
            "play": transport.toggle,
            "back": lambda: transport.step(-1),
            "on": lambda: transport.step(1),
            "jump back": lambda: transport.step(-LEAP),
            "jump ahead": lambda: transport.step(LEAP),
            "first": lambda: transport.step(-len(film.stops)),
            "last": lambda: transport.step(len(film.stops)),
            "slower": lambda: transport.change_speed(-1),
            "faster": lambda: transport.change_speed(1),
            "eyes": self._next_eyes,
            "branch": self.branch,
            "copy": self.copy,
            "export": self.export,
            "help": lambda: self.context.open(OpenHelp("replay", film.entry.id)),
        }
        act = acts.get(self.context.keys.meant(event, "replay", "records", "window"))
        if act is not None:
            act()
        return act is not None

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        side = min(max(px(520), round(250 * view.text)), round(view.width * 0.42))
        margin = px(20)
        strip = self.transport.height_for(view.width - 2 * margin)
        whole = self.screen.takes_all(view.width, view.height - strip - margin)
        left = view.width if whole else view.width - side
        strip = self.transport.height_for(left - 2 * margin)
        self.screen.arrange(pygame.Rect(0, 0, left, view.height - strip - margin))
        self.transport.arrange(pygame.Rect(margin, view.height - margin - strip, left - 2 * margin, strip))
        self._column = pygame.Rect(left, margin, side - margin, view.height - 2 * margin)
        self._tell_beside()

    def _tell_beside(self) -> None:
        """Where the story stands: beside the table, or in the rooms that it leaves now."""
        px, rooms = self.context.view.px, self.screen.rooms
        panels = [self._column if rooms is None else rooms.story]
        inner = panels[0].inflate(-2 * px(24), -2 * px(22))
        self._rooms, top, foot = rooms, inner.top, inner.bottom
        for tool in self._buttons:  # in the bar of the table, or among the things of the desk
            tool.lies_bare = tool.on_bar = rooms is not None
        if rooms is None:
            for button in self._buttons:
                button.text = button.name
            foot = stacked(self.context, self._buttons, inner, gap=10) - px(14)
        else:
            in_a_row(self._buttons, rooms.menu, folded=self.context.view.text > LARGE_TEXT)
            for button in self._buttons:
                button.rect.height = min(button.rect.height, rooms.menu.height)
                button.rect.centery = rooms.menu.centery
        if rooms is not None and self._head_fits(rooms.head):
            panels.append(rooms.head)
        else:
            top = self._place_head(inner) + px(12)
        self._sheets.lie(panels)
        self.screen.leave([] if rooms is None else [rooms.menu, *panels])
        if self._eyes is not None:
            top = self._eyes.place(inner.left, top, inner.width) + px(12)
        self.log.rect = pygame.Rect(inner.left, top, inner.width + px(12), max(0, foot - top))
        self.log.arrange()
        self.log.show_ply(self.film.ply)

    def _head_fits(self, room: pygame.Rect) -> bool:
        """Puts which game it is into a panel of its own, if it has room there."""
        px = self.context.view.px
        inner = room.inflate(-2 * px(20), -2 * px(18))
        return inner.width >= px(160) and self._place_head(inner) <= inner.bottom

    def _place_head(self, room: pygame.Rect) -> int:
        below = self._title.place(room.left, room.top, room.width) + self.context.view.px(2)
        return self._ending.place(room.left, below, room.width)

    def ground(self, surface: pygame.Surface) -> None:
        self.screen.ground(surface)
        self.context.shapes.draw(surface, self.transport.rect, plates.panel(self.context))
