"""The board scene: any game that has a look. The table at the left, and at the right what happens and what to do.

Owns how the board, what is said beside it and the parts of the table come together. Turns, take-backs and opponents are
the TableScene's, pieces and gestures the Stage's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from scrapdesk.core.match import Entry
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.board.timing import ANNOUNCE_MS
from scrapdesk.ui.board.trail import trail_of
from scrapdesk.ui.board.zoom import Zoom
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import FocusLost, KeyDown, Point, PointerDown, PointerMoved, UiEvent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.hearing import Hearing
from scrapdesk.ui.table.menu import Menu
from scrapdesk.ui.table.part import Part, offered
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.showing import HURRIED, Showing
from scrapdesk.ui.table.side import Side
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.logrows import LogEntry
from scrapdesk.ui.widgets.portraits import character, companion_face

QUIET_MS = 0.0
"""How long a move is waited for of which there is nothing to be seen: a frame, as it is."""
WHY_NOT_MS = 250.0
"""How long a carried piece rests over a wrong place before the reason is told."""


class BoardTable(TableScene):
    """Without parts it is a table at which a game can be played, and no more."""

    def __init__(
        self,
        context: AppContext,
        sitting: Sitting,
        look: Look,
        kept: bool = True,
        menu: type[Menu] = Menu,
        columned: bool = True,
    ) -> None:
        """`columned`: whether wings of the map have a place in the column."""
        super().__init__(context, sitting, kept)
        self.look, look.columned = look, columned
        look.you = sitting.humans[0] if len(sitting.humans) == 1 < len(sitting.players) else None
        self.teller.signs, self.teller.thumb, self.teller.brief = look.signs, look.thumb, look.brief
        look.portraits = lambda seat, mood: companion_face(context.company, seat, mood)
        look.character = lambda seat: character(context, sitting.players[seat], seat)
        self.stage = Stage(context, sitting.match, sitting.table, look, sitting.viewer, self.obey)
        self.stage.still.lags = not sitting.shared
        self.zoom = Zoom(context, self.stage, self.damaged)
        self._menu = menu(self)
        self.menu: list[Button] = self._menu.buttons
        """The buttons at the head of the column."""
        self.side = Side(self)
        self.opponents.tell_hints = self.side.tell_hints
        self._hearing = Hearing(context, sitting, look)
        self._showing = Showing(self, self.stage, look, self._tell_story)
        self._keyboard.rank = _rank
        self.glanced = ""
        """The place of what the pointer was over last."""
        # whatever else there is comes after these two: it lies on the table, or on the panels beside it
        self.widgets = [self.stage, self.side.papers, *self.side.widgets, *self.menu]

    def add(self, *parts: Part) -> None:
        """The table can do more. What is first asked lies uppermost."""
        self.parts += parts
        for part in reversed(parts):
            self.widgets += part.widgets

    def wait_for(self, waits: Callable[[], bool]) -> None:
        """Says whether something is laid out or asked about that can be taken back, though nothing was played."""
        self._menu.waits = waits

    # -- following the match ----------------------------------------------------------------------------

    def _show(self, kind: str) -> None:
        turned = (self.stage.hand.seat, self.stage.near) != (self.sitting.viewer, self.sitting.near)
        if turned:
            self._sit_down()
        else:
            self.stage.hand.actor = self._actor()
        self._showing.begin(HURRIED if self.opponents.hurried else kind, turned)
        self._hearing.sound(shown=self.showing)
        self.stage.attention.trail = trail_of(self.sitting.match, self.look, self.stage.hand.seat)
        self.stage.follow(still=kind in ("begin", "resume"))
        self._showing.hold(kind)
        with self.damage.waiting(kind == "play" and self.stage.still.lags):  # the table itself goes first
            self._showing.tell_log()
            self.zoom.look_again()
            self.explain()

    def _tell_story(self, lines: Sequence[LogEntry]) -> None:
        with self.damage.waiting(self.stage.still.lags):
            self.side.story.tell(lines)

    def explain(self) -> None:
        """What is said and what can be pressed may mean something else now."""
        self._menu.refresh()
        self.side.explain()

    def _sound_of_move(self, plain: str) -> None:
        self._hearing.made(plain)

    def sound_of(self, entries: Iterable[Entry]) -> None:
        """These moves are heard again."""
        self._hearing.play(entries)

    def enter(self) -> None:
        self._hearing.begin()
        self._sit_down()
        super().enter()
        if self.ring_shown and self.focused is None:  # whoever came by keyboard goes on with it at the board
            self.focus(self.stage)

    def _sit_down(self) -> None:
        self.stage.seat_down(self.sitting.viewer, self._actor(), self.sitting.names, self.sitting.near)

    def _actor(self) -> Seat | None:
        """The person who may move on the table as it is shown: the one asked, unless their secrets lie hidden."""
        sitting = self.sitting
        seat = sitting.person_asked
        if seat is None or not sitting.shared or sitting.shown_to == seat:
            return seat
        return None if sitting.table.is_private(sitting.match.view(seat)) else seat

    def about_to_draw(self) -> None:
        self.stage.still.catch_up()
        self.stage.tell_changes()

    def update(self, dt: float) -> None:
        self._catch_up()
        self.stage.advance(dt)
        super().update(dt)

    @property
    def wakeful(self) -> bool:
        return super().wakeful or self.stage.wakeful

    def art_came(self) -> None:
        """The stage knows what of it waited for them; of all else it was noted where they were missing."""
        self.stage.repaint(self.context.art.came)
        for place in (*self.context.gaps.filled, self.zoom.seen):
            self.damage.add(place)

    def _rest(self) -> float:
        """What is shown tells who moves, and lasts until it has been seen."""
        shown = self.stage.show.cue
        usual = ANNOUNCE_MS if _tells(self.sitting, self.look) else QUIET_MS
        return usual if shown is None or shown.actor in self.sitting.humans else 0.0

    @property
    def showing(self) -> bool:
        return self._showing.running

    def hasten(self) -> None:
        self.stage.haste.hurry()

    def told(self, cue: Cue | None) -> None:
        """Another thing is shown, or all has been: it is said beside the table as well."""
        self.zoom.look_again()
        for part in self.parts:
            part.told(cue)
        self.side.lags = True  # a move explains itself, and to set words out takes a millisecond
        if cue is None:
            self._catch_up()

    def _catch_up(self) -> None:
        if self.side.lags or self.side.misplaced:
            with self.damage.waiting(self.stage.still.lags):
                self.side.explain()

    # -- what a person does -----------------------------------------------------------------------------

    def obey(self, intent: Intent) -> bool:
        """Something was meant by an act on the board; whether it is done."""
        done = self.moves.obey(intent)
        if intent.refusal is not None:
            self.moves.refuse(intent.refusal)
        if not self.stale:
            self.explain()
        for part in self.parts:
            part.obeyed(intent)
        return done

    def handle(self, event: UiEvent) -> bool:
        return offered(self.parts, event, self._answer)

    def _answer(self, event: UiEvent) -> bool:
        if self.zoom.hears(event):
            return True
        match event:
            case PointerDown(pos, 3):
                return self.stage.give_up() or self.zoom.ask(pos)
            case FocusLost():
                self.stage.give_up()
        done = super().handle(event)
        if isinstance(event, PointerMoved):
            self._pointer_over(event.pos)
        return done

    def _pointer_over(self, pos: Point) -> None:
        carried = self.stage.carried
        if carried is not None:
            self.tips.show("drag")
            self.zoom.hide()
            self.side.about_drop()
            self._note(carried)
            self.context.clock.after((self, "why not"), WHY_NOT_MS, lambda: self._say_why_not(carried))
        elif self.stage.hit(pos) and self.at(pos) is self.stage:  # a table may reach below what stands beside it
            self.glance(pos)
        else:
            self.zoom.look_at(None)

    def _say_why_not(self, carried: Target) -> None:
        """What is carried has rested over a place that does not take it."""
        refusal = self.stage.why_not_here()
        self.side.against_drop(refusal)
        if refusal is not None:
            self._note(carried, self.context.texts.sentence(refusal.sentence))

    def _note(self, carried: Target, against: str = "") -> None:
        """What a drop would do is said where it is carried as well, or why not."""
        sprite, moves = self.stage.cast.get(carried), self.stage.preview_here()
        if sprite is not None and self.stage.carried == carried:
            words = against or (self._told_at(moves[0]) if len(moves) == 1 else "")
            words = words or (self.context.texts("Which card?") if len(moves) > 1 else "")
            self.stage.note.say(words, sprite.rect, self.stage.rect, bool(against))

    def _told_at(self, move: Move | Laying) -> str:
        return self.look.note(self.stage.hand.view, move) or self.moves.words_for(move)

    def glance(self, pos: Point) -> None:
        """The pointer passes over the table: what lies there is said."""
        self.stage.glance(pos)
        sprite = self.stage.cast.at(*pos)
        self.glanced = "" if sprite is None else sprite.piece.slot
        self.zoom.look_at(sprite.piece if sprite is not None else None)
        self.side.about_piece(pos)

    def shortcut(self, event: KeyDown) -> bool:
        if any(part.key(event) for part in self.parts):
            return True
        keys = self.context.keys
        if keys.means(event, "type"):
            self.side.type_move()
            return True
        if keys.meant(event, "hand") and self.focused is not self.stage:
            self.focus(self.stage)
            return self.stage.key(event)
        return self.zoom.key(event) or super().shortcut(event)

    def escape(self) -> None:
        if self.taken("out"):
            return
        if self.focused is self.side.field:
            self.side.field.write("")
            self.focus(self.stage)
        elif not self.stage.give_up():
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.side.lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.zoom.draw(surface)

    def pause(self) -> None:
        self.zoom.rest()
        super().pause()

    def ground(self, surface: pygame.Surface) -> None:
        if self.stage.rect.contains(surface.get_clip()):
            return  # the table covers it
        if self.context.theme.plain:
            surface.fill(self.context.theme.felt)
        else:
            surface.blit(self.context.art.get(self.look.ground(), self.context.view.size), (0, 0))
        self.side.papers.draw(surface)


def _rank(widget: Widget) -> int:
    """What is played with comes first, then the field in which moves are typed, then what else there is to look at,
    and at last the row of the menu."""
    places = ("board", "moves", "lesson")
    if isinstance(widget, TextField):
        return len(places)
    return places.index(widget.region) if widget.region in places else len(places) + 1 + (widget.region == "menu")


def _tells(sitting: Sitting, look: Look) -> bool:
    """Whether there is anything to be seen of the last move."""
    match = sitting.match
    return not match.ply or any(event.kind not in look.quiet for event in match.entries(None)[-1].events)
