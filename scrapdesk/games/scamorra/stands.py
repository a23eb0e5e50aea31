"""What each card could do while the pieces stand as they do, kept for as long as somebody thinks about one move.

The samples of a search differ in their cards much more than in their pieces: of ten questions nine were asked before.
In a game that is simply played on hardly one comes twice, so the rules themselves keep none. Must not know what a turn
is.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.games.scamorra.board import BIT, OFF, REACH, moves_within
from scrapdesk.games.scamorra.cards import KING, PAWN, PIECES, PREY, Card
from scrapdesk.games.scamorra.moves import Move
from scrapdesk.games.scamorra.turns import THROWS, entries

MOST: Final = 1024
"""So many stands of each side are kept: about a megabyte."""


class Stand(dict[Card, tuple[Move, ...]]):
    """The moves of one side, by card; worked out when first asked for."""

    __slots__ = ("_enemies", "_hunters", "_occupied", "_own", "_side")

    def __init__(self, side: int, squares: tuple[int, ...]) -> None:
        super().__init__()
        white, black = (sum(BIT[square] for square in squares[at : at + 3]) for at in (0, 3))
        self._side, self._own = side, squares[3 * side : 3 * side + 3]
        self._occupied, self._enemies = white | black, white if side else black
        prey = squares[3 - 3 * side : 6 - 3 * side]
        self._hunters = [(at, BIT[prey[PREY[piece]]]) for piece, at in enumerate(self._own) if at != OFF]

    def __missing__(self, card: Card) -> tuple[Move, ...]:
        found: list[Move] = []
        for table in REACH[self._side][card]:
            for square, prey in self._hunters:
                found += moves_within(table, square, self._occupied, self._enemies if card == KING else prey)
        if not found:
            found.append(THROWS[card])
        if card == PAWN and len(self._hunters) < len(PIECES):
            found += entries(self._side, self._own, self._occupied)
        self[card] = moves = tuple(found)
        return moves


class Stands(dict[tuple[int, ...], Stand]):
    """The stands of one side, by where the pieces are."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side

    def __missing__(self, squares: tuple[int, ...]) -> Stand:
        if len(self) >= MOST:
            self.clear()
        self[squares] = stand = Stand(self._side, squares)
        return stand
