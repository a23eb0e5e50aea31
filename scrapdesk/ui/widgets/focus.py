"""Where the focus goes: by arrow to the nearest in that direction, by Tab in order, by F6 from region to region.

Pure geometry over rectangles. Must not know widgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE: Final = 2.5
"""How much further away something seems for each pixel that it lies beside the way."""


def onward(origin: pygame.Rect, region: str, others: Sequence[tuple[pygame.Rect, str]], direction: str) -> int | None:
    """The one that an arrow key leads to, of rectangles in regions: within its own region first, and there to what
    stands in the same row before all else. Only at the edge of its region the focus leaves it, for one that lies
    wholly on that side; None where there is none."""
    own = [at for at, (_, named) in enumerate(others) if named == region]
    row = [at for at in own if direction in ("left", "right") and _level(origin, others[at][0])]
    for group in (row, own, _regions_beyond(origin, region, others, direction)):
        at = nearest(origin, [others[one][0] for one in group], direction)
        if at is not None:
            return group[at]
    return None


def _level(one: pygame.Rect, other: pygame.Rect) -> bool:
    return _beside(_span(one, False), _span(other, False)) == 0


def _regions_beyond(
    origin: pygame.Rect, region: str, others: Sequence[tuple[pygame.Rect, str]], direction: str
) -> list[int]:
    """What belongs to other regions that lie on that side as a whole."""
    found = []
    for name in {named for _, named in others if named != region}:
        members = [at for at, (_, named) in enumerate(others) if named == name]
        bounds = others[members[0]][0].unionall([others[at][0] for at in members])
        gap = {
            "left": origin.left - bounds.right,
            "right": bounds.left - origin.right,
            "up": origin.top - bounds.bottom,
            "down": bounds.top - origin.bottom,
        }[direction]
        if gap >= -min(origin.size) // 2:
            found += members
    return sorted(found)


def nearest(origin: pygame.Rect, others: Sequence[pygame.Rect], direction: str) -> int | None:
    """The rectangle that an arrow key leads to from another; None where there is none on that side."""
    right, down = DIRECTIONS[direction]
    best: tuple[float, int] | None = None
    for index, other in enumerate(others):
        cost = _cost(origin, other, right, down)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, index)
    return None if best is None else best[1]


def _cost(origin: pygame.Rect, other: pygame.Rect, right: int, down: int) -> float | None:
    """How far it is to another rectangle along a direction; None where it does not lie that way."""
    across = right != 0
    along = (other.centerx - origin.centerx) * right + (other.centery - origin.centery) * down
    near = _span(other, across)[0 if right + down > 0 else 1]
    far = _span(origin, across)[1 if right + down > 0 else 0]
    gap = (near - far) * (right + down)
    if along <= 0 or gap < -min(_length(origin, across), _length(other, across)) // 2:
        return None
    return max(gap, 0) + ASIDE * _beside(_span(origin, not across), _span(other, not across)) + along * 0.01


def _span(rect: pygame.Rect, across: bool) -> tuple[int, int]:
    return (rect.left, rect.right) if across else (rect.top, rect.bottom)


def _length(rect: pygame.Rect, across: bool) -> int:
    return rect.width if across else rect.height


def _beside(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The gap between two stretches; 0 where they overlap."""
    return max(0, other[0] - one[1], one[0] - other[1])


def following(count: int, at: int | None, step: int) -> int | None:
    """The next index in a round of so many; the first (or last) where there was none."""
    if count == 0:
        return None
    if at is None:
        return 0 if step > 0 else count - 1
    return (at + step) % count


def next_region(regions: Sequence[str], current: str | None, step: int) -> int | None:
    """The index of the first member of the next region, of items given by their regions in order."""
    order = list(dict.fromkeys(regions))
    at = following(len(order), order.index(current) if current in order else None, step)
    return None if at is None else list(regions).index(order[at])
