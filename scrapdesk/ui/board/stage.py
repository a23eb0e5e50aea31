"""The hand of a person on a table with a look: pieces are dragged, clicked and reached by keyboard.

Owns what the pointer and the keys do on the table. What a target means the Hand knows, where it lies and how it is
shown the Tabletop. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.core.refusal import Refusal, Target
from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.board_keys import BoardKeys
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.fuse import Fuse
from scrapdesk.ui.board.gesture import PointerAct
from scrapdesk.ui.board.haste import Haste
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import NOTHING, Intent
from scrapdesk.ui.board.pointernote import PointerNote
from scrapdesk.ui.board.tabletop import Tabletop, middle_of
from scrapdesk.ui.board.timing import WHY_NOT_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.opaque import Move, SomeMatch, SomeTable

Obey = Callable[[Intent], bool]
"""Does what is meant, or answers it otherwise; whether it was done, so that what was carried stays where it is."""


def only_look(intent: Intent) -> bool:
    """For tables that nobody plays on."""
    return False


class Stage(Tabletop):
    focusable = True

    def __init__(
        self,
        context: AppContext,
        match: SomeMatch,
        table: SomeTable,
        look: Look,
        seat: Seat | None,
        obey: Obey = only_look,
    ) -> None:
        super().__init__(context, match, table, look, seat)
        self._obey = obey
        self.patient = False
        """Whether everybody is waited for, whatever is set: where somebody learns."""
        self._keys = BoardKeys(self, look)
        self._now = 0.0
        self.haste = Haste(context, self.show, lambda: look.manner(self.hand.view).one_click)
        self._pointer: Point = (0, 0)
        self.note = PointerNote(context, self.sprites)
        """What is said at what is carried."""
        self.fuse = Fuse(context, self.box_of)

    # -- the pointer --------------------------------------------------------------------------------------

    def advance(self, ms: float) -> None:
        """Time passes: a held piece is lifted, a carried one sways, and what moved is painted again."""
        self._now += ms
        self.haste.pass_time(ms)
        act = self._gesture.tick(self._now)
        if act is not None:
            self._do(act)
        if self.carried is not None and self.cast.get(self.carried) is None:
            self._gesture.cancel()  # it has left the table meanwhile
        if self.carried is not None:
            self.cast.sway(self.carried, ms)
        if self.cast.landed():
            self.context.audio.play("landing")
        self._ahead.fetch()
        self._burn(ms)
        self.tell_changes()

    def _burn(self, ms: float) -> None:
        """The fuse burns while its question is the only thing in front, of this window and of all others."""
        button, self.fuse.slot = self._look.fuse
        asked = bool(button) and not self.patient and not self.show.running and button in self.hand.possible()
        self.fuse.ask((self._match.ply, self.hand.actor) if asked else None)
        top: object = self.context.scenes.top
        if top is self.host and not self.context.away and self.fuse.burn(ms):
            self.act_on(self.hand.click((button,)))
        changed = self.fuse.changed()
        if changed is not None:
            self.host.damaged(changed)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.fuse.draw(surface)

    @property
    def wakeful(self) -> bool:
        return self._gesture.waiting or self._gesture.carried is not None or self.fuse.burning

    def hover(self, over: bool) -> None:
        self.hovered = over
        if not over:
            self.cast.hover(None)
        self._show_marks()

    def press(self, pos: Point) -> None:
        self._pointer = pos
        if self.haste.hurry():
            return
        sprite = self.cast.at(*pos)
        carries = sprite is not None and sprite.piece.id in self.hand.possible()
        self._gesture.press(pos, sprite.piece.id if sprite is not None and carries else None, self._now)
        self._refuse(None)

    def drag(self, pos: Point) -> None:
        self._pointer = pos
        act = self._gesture.move(pos, self._now)
        if act is not None:
            self._do(act)

    def release(self, pos: Point) -> None:
        act = self._gesture.release(pos)
        if act is not None:
            self._do(act)

    def give_up(self) -> bool:
        """Esc, the other button, a lost focus: what is carried goes back, what was pointed at is let go."""
        act = self._gesture.cancel()
        if act is not None:
            self._do(act)
            return True
        intent = self.hand.let_go()
        if intent.kind == "cleared":
            self.act_on(intent)
            return True
        return False

    def glance(self, pos: Point) -> None:
        """The pointer passes over the table without being pressed."""
        self._pointer = pos
        sprite = self.cast.at(*pos)
        cursor = sprite.piece.id if sprite is not None else None
        goals = self.hand.possible() if self.hand.pointed or self.attention.open_goals else ()
        over = next((name for name in self.under(pos) if name in goals), None) if goals else None
        if (cursor, over) != (self._cursor, self.attention.over):
            self._cursor, self.attention.over = cursor, over
            self.cast.hover(cursor)
            self._show_marks()

    def preview_here(self) -> tuple[Move | Laying, ...]:
        """The moves that dropping what is carried here would make, or begin."""
        carried = self._gesture.carried
        return () if carried is None else self.hand.preview(carried, self.under(self._pointer, besides=carried))

    def why_not_here(self) -> Refusal | None:
        """Why what is carried cannot be dropped where the pointer is; None where it can."""
        carried = self._gesture.carried
        return None if carried is None else self.hand.why_not(carried, self.under(self._pointer, besides=carried))

    def _do(self, act: PointerAct) -> None:
        at = (round(act.at[0]), round(act.at[1]))
        if act.kind == "click":
            if act.target is not None and self.cast.get(act.target) is not None and act.lifted:
                self.cast.send_back(act.target)
                self._set_down()
            self.act_on(self.hand.click(self.under(at)))
        elif act.target is None:
            return
        elif self.cast.get(act.target) is None:  # it has left the table under the hand
            self._gesture.cancel()
            self._set_down()
            self._refuse(None)
        elif act.kind == "lift":
            self._lift(act.target)
        elif act.kind == "carry":
            self._carry(act.target, act.at)
        elif act.kind == "drop":
            self._drop(act.target, at)
        else:
            self.cast.send_back(act.target)
            self._set_down()
            self._refuse(None)

    def _lift(self, target: Target) -> None:
        self.cast.hover(None)
        self.cast.lift(target, True)
        self.context.audio.play("card")
        self._show_marks()

    def _carry(self, target: Target, at: tuple[float, float]) -> None:
        """The place under a piece answers at once where it is legal, and after a moment where it is not."""
        near = self._near(at)
        slot = self._slot_of(near)
        self.cast.carry(target, *at, lean=None if slot is None else middle_of(self.layout.box(slot)))
        goals, names = self.hand.goals_of(target), self.under((round(at[0]), round(at[1])), besides=target)
        over = near or next((name for name in names if name in goals), None)
        lies = self._slot_of(over) or next((name for name in names if name in self.layout.slots), None)
        if lies is not None:
            self.cast.fit(target, lies)
        if over != self.attention.over or self.attention.refused is not None:
            self.attention.over, self.attention.refused = over, None
            self.cast.make_room(self._slot_of(over), target)
            self._show_marks()
        refuses = next((name for name in names if name in self.layout.slots), None) if over is None else None
        self.context.clock.after((self, "refused"), WHY_NOT_MS, lambda: self._refuse(refuses))
        self.tell_changes()

    def _set_down(self) -> None:
        """Nothing is in the air any more."""
        self.note.hush()
        self.attention.over = None
        self.cast.make_room(None, None)

    def _drop(self, target: Target, at: Point) -> None:
        names = self.under(at, besides=target)
        near = self._near(at, target)
        self._set_down()
        home = self.cast.get(target)
        goes = near or set(names) & set(self.hand.goals_of(target))
        if home is not None and home.piece.slot in names and not goes:
            self._refuse(None)
            self.cast.send_back(target)
            self.act_on(NOTHING)
            return
        intent = self.hand.drop(target, (near, *names) if near else names)
        if not self.act_on(intent):
            self._refuse(None)
            self.cast.send_back(target)
        if intent.refusal is not None:
            self._refuse(next((name for name in names if name in self.layout.slots), None))

    def act_on(self, intent: Intent) -> bool:
        """Hands on what is meant, and shows what is only laid out; whether it was done. What was played is shown by
        whoever plays, once everybody has heard of it."""
        if intent.kind == "move":
            done = self._obey(intent)
            if not done:
                self.hand.let_go()
                self._show_marks()
            return done
        if intent.laid:
            self.lay_out()
        else:
            self._show_marks()
        self._obey(intent)
        return intent.laid

    def ask(self, intent: Intent) -> None:
        """The one move that is meant waits for its tick."""
        self.hand.ask(intent.moves[-1], intent.path)
        self.lay_out()

    # -- the keyboard -------------------------------------------------------------------------------------

    def key(self, event: KeyDown) -> bool:
        return self._keys.pressed(event)

    def move_cursor(self, target: Target | None) -> None:
        """The keyboard has come to another thing."""
        self._cursor = target
        self._show_marks()
