"""Whether a mission is fulfilled as things stand (SA-9.2). Works on what a State and a View both have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, FORWARD, Fronts, Trenches, lead, own_count
from scrapdesk.games.scarper.cards import Condition, MissionCard


class Standing(NamedTuple):
    """All that scoring looks at."""

    fronts: Fronts
    trenches: Trenches
    economy: tuple[int, int]
    propaganda: tuple[int, int]
    opening: Fronts


def fulfilled(mission: MissionCard, seat: Seat, now: Standing) -> bool:
    for condition in mission.conditions:  # noqa: SIM110 - a search asks this often, and all() costs twice the time
        if not _CHECKS[condition.need](condition, seat, now):
            return False
    return True


def _gains(seat: Seat, now: Standing) -> list[int]:
    """How far each frontline has come forward for a side since the beginning of the year."""
    forward = FORWARD[seat]
    return [(front - before) * forward for front, before in zip(now.fronts, now.opening, strict=True)]


def _trenches(seat: Seat, now: Standing, where: tuple[int, ...]) -> int:
    return sum([own_count(seat, now.fronts[at], now.trenches[at]) for at in where])


def _ahead(c: Condition, seat: Seat, now: Standing) -> bool:
    return min([lead(seat, now.fronts[at]) for at in c.where], default=c.amount) >= c.amount


def _lead(c: Condition, seat: Seat, now: Standing) -> bool:
    return sum([lead(seat, front) > 0 for front in now.fronts]) >= c.amount


def _gained(c: Condition, seat: Seat, now: Standing) -> bool:
    return sum([gain > 0 for gain in _gains(seat, now)]) >= c.amount


def _held(c: Condition, seat: Seat, now: Standing) -> bool:
    gains = _gains(seat, now)
    return min([gains[at] for at in c.where], default=0) >= 0


def _steady(c: Condition, seat: Seat, now: Standing) -> bool:
    return _gains(seat, now).count(0) >= c.amount


def _manned(c: Condition, seat: Seat, now: Standing) -> bool:
    return all(_trenches(seat, now, (at,)) >= c.amount for at in ALL_FIELDS)


_CHECKS: Final[dict[str, Callable[[Condition, Seat, Standing], bool]]] = {
    "ahead": _ahead,
    "lead": _lead,
    "gained": _gained,
    "held": _held,
    "steady": _steady,
    "total": lambda c, seat, now: lead(seat, sum(now.fronts)) >= c.amount,
    "propaganda": lambda c, seat, now: now.propaganda[seat] - now.propaganda[1 - seat] >= c.amount,
    "economy": lambda c, seat, now: now.economy[seat] >= c.amount,
    "richer": lambda c, seat, now: now.economy[seat] - now.economy[1 - seat] >= c.amount,
    "trenches": lambda c, seat, now: _trenches(seat, now, c.where) >= c.amount,
    "manned": _manned,
    "breached": lambda c, seat, now: _trenches(1 - seat, now, c.where) <= c.amount,
}
