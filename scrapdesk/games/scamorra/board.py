"""The 5x5 board and where a card takes a piece on it (SM-1.1, SM-4).

Owns the tables that make the rules quick: for every side, card and square, the moves by what stands in the way.
Must not know whose turn it is, or who holds which card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scrapdesk.core.grid import DIAGONAL, LEAPS, STRAIGHT, Grid
from scrapdesk.games.scamorra.cards import BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE, Card
from scrapdesk.games.scamorra.moves import Play

BOARD: Final = Grid(5, 5)
SQUARES: Final = range(BOARD.size)
HOME_ROWS: Final = (tuple(range(5)), tuple(range(20, 25)))
"""The home row of Red and of Blue."""

OFF: Final = -1
"""Where a piece stands that is not on the board."""

BIT: Final = (*(1 << square for square in SQUARES), 0)
"""The bit of a square; BIT[OFF], the last one, is no bit at all."""

LONGEST: Final = 3
"""How far rook, bishop and queen go."""

Gait = tuple[tuple[tuple[int, int], ...], int]
"""Directions, and how far they lead."""

GAITS: Final[dict[Card, tuple[Gait, ...]]] = {
    KING: ((STRAIGHT + DIAGONAL, 1),),
    # The queen goes as rook or as bishop: two small tables hold far less than one large.
    QUEEN: ((STRAIGHT, LONGEST), (DIAGONAL, LONGEST)),
    BISHOP: ((DIAGONAL, LONGEST),),
    KNIGHT: ((LEAPS, 1),),
    ROOK: ((STRAIGHT, LONGEST),),
}


def rays(gait: Gait, square: int) -> tuple[tuple[int, ...], ...]:
    """The ways a gait leads from a square: squares nearest first, whatever stands on them."""
    directions, reach = gait
    return tuple(ray for right, up in directions if (ray := BOARD.ray(square, right, up, reach)))


def pawn_steps(side: int, square: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The square straight before a pawn (none on the far row), and those diagonally before it."""
    forward = 1 if side == WHITE else -1
    ahead = BOARD.step(square, 0, forward)
    aside = (BOARD.step(square, right, forward) for right in (-1, 1))
    return () if ahead is None else (ahead,), tuple(to for to in aside if to is not None)


class Reach(dict[int, tuple[Play, ...]]):
    """The moves of one card from one square, by what stands within its reach.

    The key is two masks in one number, `prey << 25 | occupied`, both cut to `mask`: what the piece may take, and all
    that stands there. Answers are worked out when first asked for; there are a few hundred for a square at most.
    """

    def __init__(self, card: Card, square: int, within: tuple[int, ...]) -> None:
        super().__init__()
        self._plays = {to: Play(card, square, to) for to in within}
        self.mask = sum(BIT[to] for to in within)

    def __missing__(self, key: int) -> tuple[Play, ...]:
        prey, occupied = key >> BOARD.size, key & (1 << BOARD.size) - 1
        moves = tuple(self._plays[to] for to in self.targets(occupied, prey))
        self[key] = moves
        return moves

    def targets(self, occupied: int, prey: int) -> list[int]:
        raise NotImplementedError


class WalkerReach(Reach):
    """King, queen, rook, bishop, knight: along rays, up to the first piece in the way."""

    def __init__(self, card: Card, gait: Gait, square: int) -> None:
        self._rays = rays(gait, square)
        super().__init__(card, square, tuple(to for ray in self._rays for to in ray))

    def targets(self, occupied: int, prey: int) -> list[int]:
        found = []
        for ray in self._rays:
            for to in ray:
                if not occupied & BIT[to] or prey & BIT[to]:
                    found.append(to)
                if occupied & BIT[to]:
                    break
        return found


class PawnReach(Reach):
    """Straight forward onto an empty square, diagonally forward only to capture (SM-4.1)."""

    def __init__(self, side: int, square: int) -> None:
        self._ahead, self._aside = pawn_steps(side, square)
        super().__init__(PAWN, square, self._ahead + self._aside)

    def targets(self, occupied: int, prey: int) -> list[int]:
        steps = [to for to in self._ahead if not occupied & BIT[to]]
        return steps + [to for to in self._aside if prey & BIT[to]]


Table = tuple[tuple[int, Reach], ...]
"""By square: what matters there, as two masks in one number like the keys of `Reach`, and the answers."""


def _tables(side: int) -> tuple[tuple[Table, ...], ...]:
    """By card: one table for each of its gaits."""
    walkers = tuple(
        tuple(_table(WalkerReach(card, gait, square) for square in SQUARES) for gait in gaits)
        for card, gaits in GAITS.items()
    )
    return (*walkers, (_table(PawnReach(side, square) for square in SQUARES),))


def _table(reaches: Iterable[Reach]) -> Table:
    return tuple((reach.mask << BOARD.size | reach.mask, reach) for reach in reaches)


REACH: Final = (_tables(WHITE), _tables(BLACK))
"""REACH[side][card] -> its tables."""


def moves_within(table: Table, square: int, occupied: int, prey: int) -> tuple[Play, ...]:
    """The moves of a table from a square, with all that stands on the board and all that may be taken."""
    both, reach = table[square]
    return reach[(prey << BOARD.size | occupied) & both]


class Bites(dict[int, int]):
    """The squares on which one card could take something from one square, as bits; keys as in `Reach`, over all gaits
    of the card. For who only counts what is in danger, and needs no moves."""

    def __init__(self, tables: tuple[Table, ...], square: int) -> None:
        super().__init__()
        self._tables, self._square = tables, square
        self.mask = sum({BIT[to] for to in SQUARES if any(table[square][1].mask & BIT[to] for table in tables)})

    def __missing__(self, key: int) -> int:
        prey, occupied = key >> BOARD.size, key & (1 << BOARD.size) - 1
        plays = [play for table in self._tables for play in moves_within(table, self._square, occupied, prey)]
        self[key] = found = sum({BIT[play.target] for play in plays} & {BIT[to] for to in SQUARES if prey & BIT[to]})
        return found


ByCard = tuple[tuple[int, Bites], ...]
"""By square: the mask of what matters there, and the answers."""


def _bites(tables: tuple[Table, ...]) -> ByCard:
    """By square; the last, at OFF, is for a piece that is not on the board, and has nothing within its reach."""
    found = [Bites(tables, square) for square in SQUARES]
    return (*((bites.mask, bites) for bites in found), (0, found[0]))


BITES: Final = tuple(tuple(_bites(tables) for tables in by_card) for by_card in REACH)
"""BITES[side][card] -> its table."""
