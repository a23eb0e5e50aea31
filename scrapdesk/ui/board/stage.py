"""The table of a game with a look: pieces that are dragged, clicked and reached by keyboard, on one widget.

Owns what the pointer and the keys do on the table, and how it is painted. What a target means the Hand knows, where
it lies the Layout, how it looks the Look. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Refusal, Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Table
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.faces import Faces
from scrapdesk.ui.board.gesture import Act, Gesture
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import Answer, Hand, Make
from scrapdesk.ui.board.slots import ORNAMENT
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.damage import Damage
from scrapdesk.ui.events import KeyDown, Point
from scrapdesk.ui.looks.look import Look
from scrapdesk.ui.theme import Colour
from scrapdesk.ui.widgets.base import Widget

MAGNET: Final = 28
LINE: Final = 3

Answered = Callable[[Answer], None]


class Stage(Widget):
    focusable = True

    def __init__(
        self,
        context: AppContext,
        match: Match[Any, Any, Any],
        table: Table[Any, Any],
        look: Look,
        seat: Seat | None,
        answered: Answered,
        make: Make | None = None,
    ) -> None:
        super().__init__(context, "table", "board")
        self._look, self._answered = look, answered
        self.hand = Hand(match, table, seat, make)
        self._map = load_level(look.level(seat))
        self._plan = self.layout = self._map
        """The map in its room, as it always is, and as it is now with what is spread out."""
        self._changed = Damage()
        self._faces = Faces(context, look)
        self.cast = Cast(context.clock, self._changed, self._faces)
        self._backdrop = Backdrop(context, look)
        self._gesture = Gesture()
        self._now = 0.0
        self._pointer: Point = (0, 0)
        self._cursor: Target | None = None
        self._names: tuple[str, ...] = ()

    # -- following the match ------------------------------------------------------------------------------

    def seat_down(self, seat: Seat | None, actor: Seat | None, names: tuple[str, ...]) -> None:
        """Another person, or nobody, looks at the table now; `actor` may move on it."""
        self.hand.seat, self.hand.actor, self._names = seat, actor, names
        self._gesture.cancel()
        self._map = load_level(self._look.level(seat))
        if self.rect.width:
            self.arrange(self.rect)

    def arrange(self, rect: pygame.Rect) -> None:
        """Fits the map into its room, every piece at its place at once."""
        self.rect = rect
        seat = self.hand.seat or 0
        plan = self._map.renamed(lambda slot: self._look.turned(slot, seat)) if seat else self._map
        self._plan = plan.fitted((rect.left, rect.top, rect.width, rect.height))
        self._gesture.scale = self.cast.scale = self.context.view.scale
        self.follow(still=True)
        self.touch()

    def follow(self, still: bool = False) -> None:
        """Looks at the match anew and lets the pieces go to their places."""
        self.hand.refresh()
        self.hand.one_click = self._look.one_click(self.hand.view)
        elsewhere = self._look.spread(self.hand.view)
        self.layout = self._plan.spread(elsewhere) if elsewhere else self._plan
        self._cursor = self._cursor if self._cursor in self._things() else None
        self.cast.sync(self.hand.pieces, self.layout, self._look.comes_from, still)
        self._backdrop.show(self.hand.view, self.layout, self._names)
        self.touch()

    def repaint(self) -> None:
        """Pictures have come in."""
        self._faces.forget()
        self.cast.repaint()
        self._backdrop.forget()
        self.touch()

    def advance(self, ms: float) -> None:
        """Time passes: a held piece is lifted, and what moved is painted again."""
        self._now += ms
        act = self._gesture.tick(self._now)
        if act is not None:
            self._do(act)
        for rect in self._changed.take(self.rect):
            self.host.damaged(rect)

    @property
    def wakeful(self) -> bool:
        return self._gesture.waiting or self._gesture.carried is not None

    # -- the pointer --------------------------------------------------------------------------------------

    def hover(self, over: bool) -> None:
        super().hover(over)
        if not over:
            self.cast.hover(None)

    def press(self, pos: Point) -> None:
        self._pointer = pos
        self.context.clock.finish()
        sprite = self.cast.at(*pos)
        carries = sprite is not None and sprite.piece.id in self.hand.possible()
        self._gesture.press(pos, sprite.piece.id if sprite is not None and carries else None, self._now)

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
        if self.hand.let_go().kind == "cleared":
            self.touch()
            return True
        return False

    def glance(self, pos: Point) -> None:
        """The pointer passes over the table without being pressed."""
        self._pointer = pos
        sprite = self.cast.at(*pos)
        cursor = sprite.piece.id if sprite is not None else None
        if cursor != self._cursor:
            self._touch_ring(self._cursor)
            self._cursor = cursor
            self.cast.hover(cursor)
            self._touch_ring(cursor)

    def under(self, pos: Point, besides: Target | None = None) -> tuple[Target, ...]:
        """All names of what lies under a point."""
        sprite = self.cast.at(*pos, besides=besides)
        return self.hand.candidates(sprite.piece if sprite else None, self.layout.slots_at(*pos))

    @property
    def carried(self) -> Target | None:
        """The piece in the air."""
        return self._gesture.carried

    def preview_here(self) -> tuple[Any, ...]:
        """The moves that dropping what is carried here would make, or begin."""
        carried = self._gesture.carried
        return () if carried is None else self.hand.preview(carried, self.under(self._pointer, besides=carried))

    def enlarged(self, target: Target, size: tuple[int, int]) -> pygame.Surface | None:
        """A piece that shows its face, as large as one likes."""
        sprite = self.cast.get(target)
        return self._faces.face(sprite.piece, size) if sprite is not None and sprite.piece.face_up else None

    def why_not_here(self) -> Refusal | None:
        """Why what is carried cannot be dropped where the pointer is; None where it can."""
        carried = self._gesture.carried
        return None if carried is None else self.hand.why_not(carried, self.under(self._pointer, besides=carried))

    def _do(self, act: Act) -> None:
        at = (round(act.at[0]), round(act.at[1]))
        if act.kind == "click":
            self._answer(self.hand.click(self.under(at)))
        elif act.target is None:
            return
        elif act.kind == "lift":
            self.cast.lift(act.target, True)
            self.context.audio.play("card")
            self.touch()
        elif act.kind == "carry":
            self.cast.carry(act.target, *act.at, lean=self._magnet(act.target, act.at))
        elif act.kind == "drop":
            self._drop(act.target, at)
        else:
            self.cast.send_back(act.target)
            self.touch()

    def _drop(self, target: Target, at: Point) -> None:
        names = self.under(at, besides=target)
        near = self.layout.nearest(*at, self._goal_slots(target), MAGNET * self.context.view.scale)
        home = self.cast.get(target)
        if (
            home is not None
            and home.piece.slot in names
            and not set(names) & set(self.hand.goals_of(target))
            and not near
        ):
            self.cast.send_back(target)
            self._answer(Answer("nothing"))
            return
        answer = self.hand.drop(target, (near, *names) if near else names)
        if answer.kind != "played":
            self.cast.send_back(target)
        self._answer(answer)

    def _goal_slots(self, target: Target) -> tuple[str, ...]:
        """The slots of all goals of a carried piece, those on which a goal piece lies included."""
        goals = self.hand.goals_of(target)
        slots = {piece.id: piece.slot for piece in self.hand.pieces}
        return tuple(goal if goal in self.layout.slots else slots.get(goal, "") for goal in goals)

    def _magnet(self, target: Target, at: tuple[float, float]) -> tuple[float, float] | None:
        slot = self.layout.nearest(*at, self._goal_slots(target), MAGNET * self.context.view.scale)
        if slot is None:
            return None
        left, top, width, height = self.layout.box(slot)
        return left + width / 2, top + height / 2

    def _answer(self, answer: Answer) -> None:
        if answer.kind == "played":
            self.follow()
        self.touch()
        self._answered(answer)

    # -- the keyboard -------------------------------------------------------------------------------------

    def key(self, event: KeyDown) -> bool:
        if event.key in ("left", "right", "up", "down"):
            return self._step(event.key)
        if event.key in ("enter", "space") and self._cursor is not None:
            self._answer(self.hand.click(self._names_of(self._cursor)))
            return True
        if event.key in ("backspace", "escape"):
            return self.give_up()
        return event.key.isdecimal() and not event.ctrl and self._take_card(int(event.key) or 10)

    def _take_card(self, number: int) -> bool:
        """1 to 9 and 0 point at a card of the own hand."""
        own = [p for p in self.hand.pieces if p.owner == self.hand.seat and p.slot.startswith("hand")]
        own.sort(key=lambda piece: piece.order)
        if number > len(own):
            return False
        self._cursor = own[number - 1].id
        self._answer(self.hand.click(self._names_of(self._cursor)))
        return True

    def _step(self, way: str) -> bool:
        """To the next useful thing in a direction: what may be pointed at comes first."""
        useful = [target for target in self.hand.possible() if self._box(target) is not None] or self._things()
        here = self._box(self._cursor) if self._cursor else None
        if here is None:
            self._cursor = useful[0] if useful else None
        else:
            self._cursor = _next(here, {target: self._box(target) for target in useful}, way) or self._cursor
        self.touch()
        return True

    def _touch_ring(self, target: Target | None) -> None:
        rect = self._box(target)
        if rect is not None:
            grow = 4 * max(2, self.context.view.px(LINE)) + 4
            self.host.damaged(rect.inflate(grow, grow))

    def _things(self) -> list[Target]:
        places = [name for name, slot in self.layout.slots.items() if slot.kind != ORNAMENT]
        return [*(piece.id for piece in self.hand.pieces), *places]

    def _names_of(self, target: Target) -> tuple[Target, ...]:
        sprite = self.cast.get(target)
        return self.hand.candidates(sprite.piece) if sprite is not None else (target,)

    def _box(self, target: Target | None) -> pygame.Rect | None:
        if target is None:
            return None
        sprite = self.cast.get(target)
        if sprite is not None:
            return _rect(sprite.goal.box)
        return _rect(self.layout.box(target)) if target in self.layout.slots else None

    # -- paint --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._backdrop.draw(surface, self.rect)
        goals = self._shown_goals()
        for target in goals:
            self._mark(surface, target, "capture" if self._occupied(target) else "possible")
        self.cast.draw(surface)
        for target in goals:
            if self._occupied(target):
                self._mark(surface, target, "corners")
        for target in () if self._gesture.carried else self.hand.asking():
            self._ring(surface, target, self.context.theme.highlight)
        for target in self.hand.pointed:
            self._ring(surface, target, self.context.theme.highlight)
        if self._cursor is not None and (self.focused or self.hovered):
            self._ring(surface, self._cursor, self.context.theme.focus_out)

    def _shown_goals(self) -> tuple[Target, ...]:
        """Where the piece in the air, or what was pointed at, may go."""
        carried = self._gesture.carried
        if carried is not None:
            return self.hand.goals_of(carried)
        return self.hand.possible() if self.hand.pointed else ()

    def _occupied(self, target: Target) -> bool:
        return target in self.hand.filled or self.cast.get(target) is not None

    def _mark(self, surface: pygame.Surface, target: Target, kind: str) -> None:
        rect = self._box(target)
        if rect is not None:
            surface.blit(self.context.art.get(self._look.mark(kind), rect.size), rect, None, pygame.BLEND_PREMULTIPLIED)

    def _ring(self, surface: pygame.Surface, target: Target, outer: Colour) -> None:
        rect = self._box(target)
        if rect is not None:
            _draw_rings(surface, rect, max(2, self.context.view.px(LINE)), outer, self.context.theme.focus_in)


def _draw_rings(surface: pygame.Surface, rect: pygame.Rect, line: int, outer: Colour, inner: Colour) -> None:
    """Two rings, light outside and dark inside: seen on any ground."""
    radius = max(4, min(rect.size) // 12)
    pygame.draw.rect(surface, inner, rect.inflate(2 * line, 2 * line), line, radius + line)
    pygame.draw.rect(surface, outer, rect.inflate(4 * line, 4 * line), line, radius + 2 * line)


def _rect(box: tuple[float, float, float, float]) -> pygame.Rect:
    return pygame.Rect(round(box[0]), round(box[1]), round(box[2]), round(box[3]))


_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def _next(here: pygame.Rect, boxes: dict[Target, pygame.Rect | None], way: str) -> Target | None:
    """The nearest thing in a direction; what lies aside counts double."""
    across, down = _WAYS[way]
    best: tuple[float, Target] | None = None
    for target, box in boxes.items():
        if box is None:
            continue
        dx, dy = box.centerx - here.centerx, box.centery - here.centery
        ahead = dx * across + dy * down
        if ahead > 2:
            far = ahead + 2 * abs(dx * down + dy * across)
            best = min(best, (far, target)) if best is not None else (far, target)
    return best[1] if best is not None else None
