"""Who won, as a sentence with names. Must not know what a game counts, nor why it ended."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.rules import Outcome
from scrapdesk.core.words import Line, listed, say


def winners_line(outcome: Outcome, names: Sequence[str]) -> Line:
    """`Ada wins`; a draw where everybody has won."""
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == len(names):
        return say("A draw")
    if len(winners) == 1:
        return say("{name} wins", name=winners[0])
    if outcome.together:
        return say("{names} win together", names=listed(winners))
    return say("{names} share the win", names=listed(winners))
