"""Where a game turned against a seat: the decisions after which it fell back most, by what everybody could see.

They are places to try again from; what would have been better is not told. Must not know any game.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from scrapdesk.core.ledger import Ledger
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE, Seat

MOST: Final = 3


class Moment(NamedTuple):
    """A decision, and how far its seat was ahead before it and before its next one."""

    ply: int
    move: int
    """Which move of the game it was, counted from 1 without those of luck."""
    before: int
    after: int


def moments_of(match: Match[Any, Any, Any], ledger: Ledger[Any], seat: Seat) -> list[Moment]:
    """The few worst of them, in the order of the game; none where nothing is measured or nothing was lost."""
    decided = [entry for entry in match.entries(seat) if entry.actor != CHANCE]
    own = [(entry.ply, number) for number, entry in enumerate(decided, start=1) if entry.actor == seat]
    plies = [ply for ply, _ in own]
    leads = [_lead(match, ledger, seat, ply) for ply in [*plies, match.ply]]
    found = [
        Moment(ply, number, before, after)
        for (ply, number), before, after in zip(own, leads[:-1], leads[1:], strict=True)
        if before is not None and after is not None and after < before
    ]
    worst = sorted(found, key=lambda moment: moment.after - moment.before)[:MOST]
    return sorted(worst)


def _lead(match: Match[Any, Any, Any], ledger: Ledger[Any], seat: Seat, ply: int) -> int | None:
    values = ledger.measured(match.view(None, ply))
    return ledger.lead(values, seat) if len(values) > 1 else None
