"""The last shot of a game of SCOPE that is over: where its line begins, and what it leaves free.

While a game goes on the line of a rifle tells nothing of who shoots. At its end both fronts are open; it begins at a
sniper where only one can have fired, and else at the edge of the front still. No name is ever covered by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.games.scope.board import NO_SQUARE, square_name, squares_in
from scrapdesk.games.scope.cards import OF_SIDE, SIDE_NAMES, SNIPER
from scrapdesk.games.scope.chronicle import Fall
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.faces import print_box
from scrapdesk.ui.board.look import Lettering
from scrapdesk.ui.faces.scope.beats import RIFLE, SHOT
from scrapdesk.ui.faces.scope.over import SHOT as LINE
from scrapdesk.ui.faces.scope.over import ShotWay, crosses, sight

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scope.look import ScopeLook
    from scrapdesk.ui.table.board import BoardTable

SLANTED: Final = 0.55
"""How far aside a line is to begin, in parts of how far it goes."""
MUZZLE: Final = 0.3
"""How far from the middle of a sniper's picture the line begins, in parts of a square."""


def line_of(table: BoardTable, look: ScopeLook, fall: Fall) -> ShotWay | None:
    """The way of the last shot, if it was a sniper's."""
    stage = table.stage
    goal = stage.box_of(f"square:{square_name(fall.square)}")
    if fall.rule not in RIFLE or goal is None:
        return None
    names = list(names_of(table, look))
    shooter = shooter_of(cast(View, stage.hand.view), fall)
    stands = stage.box_of(f"square:{square_name(shooter)}") if shooter != NO_SQUARE else None
    start = _from_edge(table, fall, goal, names) if stands is None else _from_rifle(stands, goal)
    return None if start is None else ShotWay(table.context, start, goal, SHOT, names)


def shooter_of(view: View, fall: Fall) -> int:
    """The square of the sniper that has shot, where the game ended with the shot and only one was left to fire it."""
    sniper = OF_SIDE[fall.side][SNIPER]
    left = [square for square in squares_in(view.frame.ground.whole) if view.cards[square] == sniper]
    return left[0] if len(left) == 1 and ended_it(view, fall) else NO_SQUARE


def ended_it(view: View, fall: Fall) -> bool:
    """Whether nothing came after it."""
    return fall.turn == view.turns + 1


def _from_rifle(stands: pygame.Rect, goal: pygame.Rect) -> tuple[int, int]:
    """On the sniper's card, on the side of what it aims at."""
    (x, y), (to_x, to_y) = sight(stands), sight(goal)
    way = pygame.Vector2(to_x - x, to_y - y)
    way.scale_to_length(max(1.0, MUZZLE * stands.height))
    return round(x + way.x), round(y + way.y)


def _from_edge(
    table: BoardTable, fall: Fall, goal: pygame.Rect, names: Sequence[pygame.Rect]
) -> tuple[int, int] | None:
    """Between two columns, where the line covers the fewest names and is slanted well; it would tell who shoots if it
    depended on that, so it depends on what is seen alone."""
    stage, line = table.stage, table.context.view.px(LINE)
    columns = cast(View, stage.hand.view).frame.size[0]
    edges = [stage.box_of(f"edge:{SIDE_NAMES[fall.side]}:{at}") for at in range(columns + 1)]
    aside = round(0.12 * goal.width)
    places = [(edge.centerx + by, edge.centery) for edge in edges if edge is not None for by in (-aside, 0, aside)]
    x, y = sight(goal)

    def badness(start: tuple[int, int]) -> tuple[int, float]:
        covered = sum(crosses((start, (x, y)), name, line) for name in names)
        slant = abs(start[0] - x) / max(1, abs(start[1] - y))
        return covered, abs(slant - SLANTED)

    return min(places, key=badness, default=None)


def names_of(table: BoardTable, look: ScopeLook) -> Iterator[pygame.Rect]:
    """Where the names of the cards stand."""
    context = table.context
    for sprite in table.stage.cast:
        box = table.stage.box_of(sprite.piece.id)
        if box is None or not sprite.piece.slot.startswith("square:"):
            continue
        for printed in look.prints(sprite.piece, round(box.width / context.view.scale)):
            if isinstance(printed, Lettering):
                yield print_box(context.writer, printed, box.size).move(box.topleft)
