"""The choices that a battlefield offers a side, worked out once for every way the backs can lie.

Where the cards of each side lie is public, and changes only when infantry steps or an intruder is shot. So all lists
of moves that depend on nothing else are made once and shared. Must not know which card lies where.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scrapdesk.games.scope.board import AREA, BIT, NEAR, WIDTH, Ground, ground, squares_in
from scrapdesk.games.scope.cards import SOVIET, Side
from scrapdesk.games.scope.moves import (
    FIRES,
    REGROUPS,
    SEARCHES,
    Assault,
    Fire,
    Howitzer,
    Recon,
    Regroup,
)

_LAST_COLUMN: Final = WIDTH - 1


class _Shells(dict[int, tuple[Howitzer, ...]]):
    """Square of a mortar -> its shots: every enemy card that is not next to it (SC-7.5)."""

    def __init__(self, foe: int) -> None:
        super().__init__()
        self._foe = foe

    def __missing__(self, mortar: int) -> tuple[Howitzer, ...]:
        targets = squares_in(self._foe & ~NEAR[mortar])
        shots = self[mortar] = tuple(Howitzer(mortar, target) for target in targets)
        return shots


class _Fires(dict[int, tuple[Fire, ...]]):
    """Enemy squares in reach of guns, as a mask -> the moves."""

    def __missing__(self, reach: int) -> tuple[Fire, ...]:
        fires = self[reach] = tuple(FIRES[target] for target in squares_in(reach))
        return fires


class _Assaults(dict[int, tuple[Assault, ...]]):
    """Square of an infantry -> its assaults: quadrants with it and an enemy card (SC-7.8)."""

    def __init__(self, whole: int, foe: int) -> None:
        super().__init__()
        self._whole = whole
        self._foe = foe

    def __missing__(self, infantry: int) -> tuple[Assault, ...]:
        corners = (infantry - WIDTH - 1, infantry - WIDTH, infantry - 1, infantry)
        found = self[infantry] = tuple(
            Assault(infantry, quadrant)
            for quadrant in corners
            if AREA.get(quadrant, ~0) & ~self._whole == 0 and AREA[quadrant] & self._foe
        )
        return found


class Terrain:
    """What one side can reach, the backs lying as they do. Never changes."""

    def __init__(self, ground: Ground, backs: int, side: Side) -> None:
        self.own: Final = backs if side == SOVIET else ground.whole & ~backs
        self.foe: Final = ground.whole & ~self.own
        self.front: Final = ground.fronts[side]
        self.front_squares: Final = tuple(squares_in(self.front))
        movable = ground.quadrants(self.front & self.own)
        self.regroups: Final[tuple[Regroup, ...]] = tuple(REGROUPS[quadrant] for quadrant in movable)
        self.rear: Final = tuple(quadrant for quadrant in movable if not AREA[quadrant] & ~ground.near_rows[side])
        """The quadrants for reinforcements (SC-7.9)."""
        self.quadrants: Final = tuple(ground.quadrants(self.front))
        """The quadrants of the own front, for the shot card (SC-4.3)."""
        targets = squares_in(self.foe)
        self.searches: Final = tuple(SEARCHES[square] for square in targets)
        self.recons: Final = tuple(Recon(square) for square in targets) + tuple(
            Recon(square, square + 1)
            for square in targets
            if square % WIDTH < _LAST_COLUMN and BIT[square + 1] & self.foe
        )
        self.shells: Final = _Shells(self.foe)
        self.fires: Final = _Fires()
        self.assaults: Final = _Assaults(ground.whole, self.foe)


@lru_cache(maxsize=4096)
def terrain(size: tuple[int, int], backs: int, side: Side) -> Terrain:
    return Terrain(ground(*size), backs, side)
