"""Where the coach's numbers stand on a table: on their arrows, on the cards that are played, or in the place they mean.

A number lies on its own arrow, where that begins; along it, if another lies there already. The cards of a hand have
theirs as well, and a move without an arrow has it on what tells it apart. None covers another. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import is_hand
from scrapdesk.ui.board.arrows import Arrows, At, Line
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.pieces import PieceSprite
from scrapdesk.ui.board.playing import BUTTON

SIDE, LEAST_SIDE = 40, 22
"""How large a number is in design pixels at most, and in pixels at least."""
PART: Final = 0.55
"""And how large at most beside what it stands on."""
SHORT: Final = 0.75
"""On the shortest arrow it is no smaller than this part of that."""
BEHIND, ASIDE = 0.1, 0.62
"""How far behind the beginning of an arrow its number stands, and how far beside it, in its own sizes."""
STEP: Final = 0.1
"""How far along its arrow a number goes at a time, as a part of it."""
FARTHEST: Final = 7
SMALL: Final = 1.8
"""A thing is small beside a number if it has less than so many times its size."""
APART: Final = 1.1
"""How far numbers in a row stand apart, in their own sizes."""
PLACES: Final = ((0.5, 0.5), (0.86, 0.5), (0.7, 0.5), (0.3, 0.5), (0.14, 0.5), (0.5, 0.16), (0.5, 0.84))
"""Where in a place a number may stand, the best first; in a wide one, across which something is written or goes on, its
middle is the last."""
WIDE: Final = 1.6

Path = Sequence[Target]


@dataclass(frozen=True, slots=True)
class Rank:
    """The number of a move that is advised, and where it stands."""

    number: int
    room: tuple[int, int, int, int]
    meant: bool


def on_table(paths: Sequence[Path], offered: Collection[Target]) -> list[tuple[Target, ...]]:
    """Without the buttons that are only there once what comes before them has been pointed at."""
    seen = [tuple(one for one in path if not one.startswith(BUTTON) or one in offered) for path in paths]
    return (
        [here or tuple(path) for here, path in zip(seen, paths, strict=True)]
        if offered
        else [tuple(path) for path in paths]
    )


def told_apart(paths: Sequence[Path]) -> tuple[Target, ...]:
    """Of each of several moves the target that fewest of the others have too, and of such ones the last."""
    return tuple(
        min(reversed(path), key=lambda target: sum(target in other for other in paths)) if path else ""
        for path in paths
    )


def held_up(paths: Sequence[Path], lines: Mapping[int, Line], meant: int) -> tuple[Target, ...]:
    """What the move that is meant is played with, but for what its arrow begins at."""
    begun = paths[meant][-2:-1] if meant in lines else ()
    return tuple(target for target in paths[meant] if target not in begun) if paths else ()


class Ranks:
    def __init__(
        self, cast: Cast, box_of: Callable[[Target], pygame.Rect | None], scale: float, pressed: tuple[str, ...] = ()
    ) -> None:
        """`pressed`: how the names of things begin that go nowhere themselves."""
        self._cast, self._box_of, self._scale, self._pressed = cast, box_of, scale, pressed
        self._taken: list[pygame.Rect] = []

    def shown(
        self, arrows: Arrows, paths: Sequence[Path], meant: int, filled: Collection[Target] | None
    ) -> dict[int, Line]:
        """Lays an arrow where what is taken up goes somewhere: a place that is only pressed sends nothing anywhere.
        `filled`: where something lies that would be taken; None: all is only pressed. Returns where each lies."""
        ways = {
            at: (path[-2], path[-1])
            for at, path in enumerate(paths if filled is not None else ())
            if len(path) > 1 and self._cast.get(path[-2]) is not None and not path[-2].startswith(self._pressed)
        }
        order = list(ways)
        lit = order.index(meant) if meant in order else len(order)
        lines = arrows.show(list(ways.values()), lit, filled or ())
        return {at: line for at, line in zip(order, lines, strict=True) if line is not None}

    def placed(
        self, paths: Sequence[Path], lines: Mapping[int, Line], meant: int, whole: pygame.Rect
    ) -> tuple[Rank, ...]:
        """All numbers that lie on the table; the best is the first to have its place."""
        self._taken = []
        found = [
            _rank(at, self._on_line(line, self._box_of(paths[at][-2])), meant) for at, line in sorted(lines.items())
        ]
        begun = {paths[at][-2] for at in lines}
        found += self._on_cards(paths, begun, meant)
        numbered = {rank.number for rank in found}
        for at, target in enumerate(told_apart(paths)):
            if target and at + 1 not in numbered:
                found += [_rank(at, room, meant) for room in self._on_place(target)]
        return tuple(rank for rank in found if whole.contains(pygame.Rect(rank.room)))

    # -- on an arrow ------------------------------------------------------------------------------------

    def _on_line(self, line: Line, start: pygame.Rect | None) -> pygame.Rect:
        """At the beginning of the arrow and beside it, so that all of it is seen; along it where that is not free, or
        would cover a small thing that it begins at."""
        (x, y), (to_x, to_y) = line
        way = hypot(to_x - x, to_y - y)
        side = max(round(SHORT * SIDE * self._scale), self._side(way))
        if start is not None and min(start.size) >= SMALL * side:
            ahead, aside = BEHIND * side / way, ASIDE * side / way
            for turn in (1, -1):
                at = (
                    x - (to_x - x) * ahead + (to_y - y) * aside * turn,
                    y - (to_y - y) * ahead - (to_x - x) * aside * turn,
                )
                if self._free(_room(at, side)):
                    return self._take(_room(at, side))
        rooms = [
            _room((x + (to_x - x) * step * STEP, y + (to_y - y) * step * STEP), side) for step in range(FARTHEST + 1)
        ]
        small = start is not None and min(start.size) < SMALL * side
        clear = [room for room in rooms if not (start is not None and small and room.colliderect(start))] or rooms
        return self._take(next((room for room in clear if self._free(room)), clear[0]))

    # -- on a card --------------------------------------------------------------------------------------

    def _on_cards(self, paths: Sequence[Path], begun: set[Target], meant: int) -> Iterator[Rank]:
        """On the cards of a hand that the moves are played with, where no arrow begins at them."""
        for target in dict.fromkeys(target for path in paths for target in path if target not in begun):
            sprite = self._cast.get(target)
            if sprite is None or not is_hand(sprite.piece.slot):
                continue
            numbers = [at for at, path in enumerate(paths) if target in path]
            for place, at in enumerate(numbers):
                side = self._side(min(sprite.goal.width, sprite.goal.height))
                aside = (place - (len(numbers) - 1) / 2) * side * APART
                yield _rank(at, self._take(_room(_head(sprite, aside), side)), meant)

    # -- in a place -------------------------------------------------------------------------------------

    def _on_place(self, target: Target) -> Iterator[pygame.Rect]:
        """In its middle, or beside what lies there; on a piece at its head."""
        box, sprite = self._box_of(target), self._cast.get(target)
        if box is None or not box.width:
            return
        side = self._side(min(box.size))
        if sprite is not None and sprite.piece.face_up:
            yield self._take(_room(_head(sprite, 0), side))
            return
        lying = [pygame.Rect(one.goal.box) for one in self._cast if one.piece.face_up and one.piece.id != target]
        inside = [one for one in lying if one.width * one.height < box.width * box.height]
        places = PLACES if box.width < WIDE * box.height else (*PLACES[1:], PLACES[0])
        rooms = [_room((box.left + x * box.width, box.top + y * box.height), side) for x, y in places]
        clear = [room for room in rooms if self._free(room)]
        alone = [room for room in clear if room.collidelist(inside) < 0]
        yield self._take((alone or clear or rooms)[0])

    # -- within -----------------------------------------------------------------------------------------

    def _side(self, room: float) -> int:
        return max(LEAST_SIDE, round(min(SIDE * self._scale, room * PART)))

    def _free(self, room: pygame.Rect) -> bool:
        return room.collidelist(self._taken) < 0

    def _take(self, room: pygame.Rect) -> pygame.Rect:
        self._taken.append(room)
        return room


def _rank(at: int, room: pygame.Rect, meant: int) -> Rank:
    return Rank(at + 1, (room.left, room.top, room.width, room.height), at == meant)


def _room(middle: At, side: int) -> pygame.Rect:
    return pygame.Rect(round(middle[0] - side / 2), round(middle[1] - side / 2), side, side)


def _head(sprite: PieceSprite, aside: float) -> At:
    """The middle of the upper edge of a card, which may lie askew; so far beside it."""
    goal, angle = sprite.rest, radians(sprite.rest.angle)
    up = goal.height / 2
    return goal.x - sin(angle) * up + cos(angle) * aside, goal.y - cos(angle) * up - sin(angle) * aside
