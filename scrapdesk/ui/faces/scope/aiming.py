"""While somebody lays out a front, lets cards change places or aims: what comes of it is seen beforehand.

A part of the table. Owns when it is shown: to whoever acts, and to nobody else. What is reached reach.py says, how it
looks the look and the sprites.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from pygame import Rect

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.board import AREA, BIT, FIELD, NEAR, NO_SQUARE, QUADRANT_BY_NAME, square_name, squares_in
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, MORTAR, OF_SIDE
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.sprites import ABOVE, RINGS, Painted
from scrapdesk.ui.faces.scope import weighing
from scrapdesk.ui.faces.scope.beats import SHOT, edge_of
from scrapdesk.ui.faces.scope.over import (
    DIM,
    PALE,
    Crosshair,
    Dimmed,
    Ghost,
    ShellWay,
    ShotWay,
    SwapWay,
    TooNear,
)
from scrapdesk.ui.faces.scope.reach import CardReach, reach_of
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scope.look import ScopeLook
    from scrapdesk.ui.table.board import BoardTable

SQUARE: Final = "square:"
MARKS: Final = {
    "square:": ("scope/mark-target", "scope/mark-capture", "scope/mark-sight"),
    "quad:": ("scope/mark-quadrant", "scope/brackets"),
}
HOWITZER: Final = "button:howitzer"


class Shelling(NamedTuple):
    """Which mortars may fire, what all of them are too near to, and what is aimed at."""

    mortars: int
    near: int
    target: int = NO_SQUARE


class RifleAim(NamedTuple):
    """A rifle is aimed: from the edge of which front, at which square."""

    edge: Target
    target: Target


class Choosing(NamedTuple):
    """Something is chosen on the board: the squares that are not to be had, and the one face down that is aimed at."""

    dim: int
    target: int = NO_SQUARE


class Swap(NamedTuple):
    """Of two cards that would change places the one that lies: where it is, and where it would go."""

    card: Target
    source: Target
    goal: Target


class Aiming(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._look, self._stage = table, look, table.stage
        self._shown: Shelling | RifleAim | Swap | Choosing | None = None
        self._sprites: list[Painted] = []

    # -- when it may have changed -------------------------------------------------------------------------

    def handled(self, event: UiEvent) -> None:
        self._look_again()

    def obeyed(self, intent: Intent) -> None:
        self._look_again()

    def followed(self, kind: str) -> None:
        self._look_again()

    def told(self, cue: Cue | None) -> None:
        self._look_again()

    def explain(self) -> None:
        self._look_again()

    def cover(self) -> None:
        self._show(None)
        self._tell(None)

    def arrange(self) -> None:
        """Everything lies elsewhere now. What marks a quadrant, or a card that is aimed at, is drawn before it is
        wanted: it would be missed where it comes late."""
        self._show(None)
        self._look_again()
        for kind, marks in MARKS.items():
            places = (box for slot in self._stage.layout.slots if (box := self._stage.box_of(slot)) and kind in slot)
            sizes = {box.size for box in places}
            self._table.context.art.prefetch((picture(mark), size) for mark in marks for size in sizes)

    def _look_again(self) -> None:
        view = cast(View, self._stage.hand.view)
        acts = view.seat is not None and view.seat == view.actor == self._stage.hand.actor
        quiet = acts and not self._stage.show.running
        self._tell(self._laying(view) if quiet and view.phase == Phase.DEPLOY else None)
        if quiet and view.phase in (Phase.DEPLOY, Phase.ARRANGE):
            self._show(self._swap())
        elif quiet and view.phase == Phase.SHOOT:
            edge = edge_of(view, view.frame.order[view.turn].side, view.focus)
            self._show(RifleAim(edge, SQUARE + square_name(view.focus)))
        else:
            self._show(self._shelling(view) or self._choice(view) if quiet and view.phase == Phase.TURN else None)

    # -- laying out ---------------------------------------------------------------------------------------

    def _tell(self, reach: CardReach | None) -> None:
        if reach != self._look.reach:
            self._look.reach = reach
            self._stage.retell()

    def _laying(self, view: View) -> CardReach | None:
        """Of the card in the air, or that was pointed at, or lies under the pointer."""
        stage, pointed = self._stage, [target for target in self._look.pointed if target.startswith("card:")]
        chosen = stage.carried or (pointed[-1] if pointed else None)
        sprite = stage.cast.get(chosen or stage.cursor or "")
        if sprite is None or not sprite.piece.id.startswith("card:") or sprite.piece.face not in KIND_NAMES[:-1]:
            return None
        over = self._look.aimed if chosen is not None else None
        square = _square(over or "") if over is not None else _square(sprite.piece.slot)
        if over is not None and square == NO_SQUARE:  # over another card: that lies on a square
            other = stage.cast.get(over)
            square = NO_SQUARE if other is None else _square(other.piece.slot)
        kind = KINDS[KIND_NAMES.index(sprite.piece.face)]
        return reach_of(view, view.side or 0, kind, square)

    # -- changing places ----------------------------------------------------------------------------------

    def _swap(self) -> Swap | None:
        """Of the card in the air with the one below it; onto an empty square it would simply go."""
        carried, over = self._stage.carried, self._look.aimed
        lies = {piece.id: piece.slot for piece in self._stage.hand.pieces}
        if carried is None or over is None or carried not in lies:
            return None
        place = lies.get(over, over)
        other = next((card for card, slot in lies.items() if slot == place and card != carried), None)
        if other is None or not place.startswith(SQUARE) or not other.startswith("card:"):
            return None
        home = f"hand:{other.removeprefix('card:').replace('-', ':', 1).rpartition('-')[0]}"
        return Swap(other, place, lies[carried] if lies[carried].startswith(SQUARE) else home)

    def _lay_swap(self, now: Swap) -> None:
        start, context = self._stage.box_of(now.source), self._table.context
        left, top, width, height = self._stage.layout.box(now.goal)
        goal = Rect(round(left), round(top), round(width), round(height))
        lies, front = self._stage.cast.get(now.card), now.goal.startswith(SQUARE)
        if lies is not None and front:
            size = (round(lies.goal.width), round(lies.goal.height))
            rect = Rect((0, 0), size)
            rect.center = goal.center
            self._put(Ghost(partial(self._stage.enlarged, now.card, size), rect), ABOVE)
        if start is not None:
            words = context.texts("swap") if front else context.texts("back")
            self._put(SwapWay(context, start, goal, words), RINGS)

    # -- shelling -----------------------------------------------------------------------------------------

    def _shelling(self, view: View) -> Shelling | None:
        own = OF_SIDE[view.side or 0][MORTAR]
        mine = [square for square, card in enumerate(view.cards) if card == own]
        chosen = {self._place_of(target) for target in (self._stage.carried or "", *self._look.pointed)}
        meant = [square for square in mine if square in chosen]
        if not meant and HOWITZER not in self._look.pointed:
            return None
        mortars = meant or mine
        near = view.area(1 - (view.side or 0))
        for square in mortars:
            near &= NEAR[square]
        over = _square(self._look.aimed or "")
        aims = len(mortars) == 1 and over != NO_SQUARE and bool(view.area(1 - (view.side or 0)) & BIT[over] & ~near)
        return Shelling(sum(BIT[square] for square in mortars), near, over if aims else NO_SQUARE)

    # -- choosing -----------------------------------------------------------------------------------------

    def _choice(self, view: View) -> Choosing | None:
        """What may be chosen stays bright, and of the enemy's cards only the one that is aimed at is marked."""
        stage, whole = self._stage, view.frame.ground.whole
        hand = stage.hand
        goals = hand.goals_of(stage.carried) if stage.carried else hand.possible() if hand.pointed else ()
        bright = 0
        for goal in goals:
            bright |= self._squares_of(goal)
        if not bright & whole:
            return None
        for acting in (*hand.pointed, stage.carried or ""):
            bright |= self._squares_of(acting)
        aimed = weighing.aimed_at(view, self._look.aimed)
        blind = aimed is not None and BIT[aimed] & bright and not view.open & BIT[aimed]
        return Choosing(whole & ~bright, aimed if blind and aimed is not None else NO_SQUARE)

    def _squares_of(self, target: Target) -> int:
        """Those that are chosen with it: one, or the four of a quadrant."""
        place, quadrant = self._place_of(target), QUADRANT_BY_NAME.get(target.removeprefix("quad:"))
        return BIT[place] if place != NO_SQUARE else 0 if quadrant is None else AREA[quadrant]

    def _lay_choice(self, now: Choosing) -> None:
        self._dim(now.dim, PALE)
        box = self._stage.box_of(SQUARE + square_name(now.target)) if now.target != NO_SQUARE else None
        if box is not None:
            self._put(Crosshair(self._table.context, box), ABOVE)

    def _place_of(self, target: Target) -> int:
        sprite = self._stage.cast.get(target)
        return _square(target if sprite is None else sprite.piece.slot)

    def _show(self, now: Shelling | RifleAim | Swap | Choosing | None) -> None:
        if now == self._shown:
            return
        self._shown = now
        for sprite in self._sprites:
            sprite.kill()
        self._sprites.clear()
        if isinstance(now, Swap):
            self._lay_swap(now)
        elif isinstance(now, RifleAim):
            start, goal = self._stage.box_of(now.edge), self._stage.box_of(now.target)
            if start is not None and goal is not None:
                self._put(ShotWay(self._table.context, start.center, goal, SHOT), RINGS)
        elif isinstance(now, Choosing):
            self._lay_choice(now)
        elif now is not None:
            self._lay_over(now)

    def _lay_over(self, now: Shelling) -> None:
        view, context, words = cast(View, self._stage.hand.view), self._table.context, self._table.context.texts
        for square in squares_in(now.near):
            box = self._stage.box_of(SQUARE + square_name(square))
            if box is not None:
                self._put(TooNear(context, box, words("too near")), RINGS)
        self._dim(view.area(view.side or 0) & ~now.mortars)
        if now.target != NO_SQUARE:
            start, goal = (
                self._stage.box_of(SQUARE + square_name(at)) for at in (squares_in(now.mortars)[0], now.target)
            )
            if start is not None and goal is not None:
                self._put(ShellWay(context, start, goal), RINGS)

    def _dim(self, area: int, dim: tuple[int, int, int] = DIM) -> None:
        for square in squares_in(area):
            box = self._stage.box_of(SQUARE + square_name(square))
            if box is not None:
                self._put(Dimmed(box, dim), ABOVE)

    def _put(self, sprite: Painted, layer: int) -> None:
        self._sprites.append(sprite)
        self._stage.sprites.put(sprite, layer)


def _square(target: Target) -> int:
    return FIELD.square(target.removeprefix(SQUARE)) if target.startswith(SQUARE) else NO_SQUARE
