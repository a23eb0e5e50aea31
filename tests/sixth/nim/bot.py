"""What a search is told about Nim: who moves with a sum of nought has lost."""

from __future__ import annotations

from scrapdesk.core.bot import Bot
from scrapdesk.core.words import Line, say

from .state import State, Take


class NimBot(Bot[State, Take]):
    def evaluate(self, state: State, seat: int) -> float:
        a, b, c = state.heaps
        mover = 0.95 if a ^ b ^ c else 0.05
        if not any(state.heaps):
            mover = 0.0
        return mover if state.turn == seat else 1 - mover

    def why(self, state: State, move: Take, seat: int) -> Line | None:
        return say("leaves the heaps in balance")
