"""How Nim lies on the table: coins in three rows, and a bowl for each player."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.events import Event
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, say

from .state import HEAPS, State, Take, coins_of


class NimTable(Table[Take, State]):
    def pieces(self, view: State) -> Sequence[Piece]:
        found = []
        for heap, left in enumerate(view.heaps):
            coins = list(coins_of(heap))[:left]
            found += [Piece(f"coin:{coin}", "coin", f"heap:{HEAPS[heap]}", at) for at, coin in enumerate(coins)]
        for seat, taken in enumerate(view.taken):
            found += [
                Piece(f"coin:{coin}", "coin", f"bowl:{seat + 1}", at, owner=seat) for at, coin in enumerate(taken)
            ]
        return found

    def paths(self, view: State, move: Take) -> Sequence[Path]:
        """The coin from which on all of its row are taken, and the own bowl."""
        first = coins_of(move.heap)[view.heaps[move.heap] - move.coins]
        return [(f"coin:{first}", f"bowl:{view.turn + 1}")]

    def narrate(self, event: Event, names: Names) -> Line | None:
        seat, coins = event.data["seat"], event.data["coins"]
        if not isinstance(seat, int) or not isinstance(coins, int):
            return None
        if coins == 1:
            return say("{who} takes a coin.", rule=event.rule, who=names[seat])
        return say("{who} takes {coins} coins.", rule=event.rule, who=names[seat], coins=coins)

    def status(self, view: State) -> Sequence[Field]:
        return [Field(f"Heap {letter}", str(left)) for letter, left in zip(HEAPS, view.heaps, strict=True)]
