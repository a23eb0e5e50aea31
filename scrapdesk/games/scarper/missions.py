"""Whether a mission is fulfilled as things stand (SA-9.2). Works on what a State and a View both have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, Fronts, Trenches, lead, own_count
from scrapdesk.games.scarper.cards import Condition, MissionCard


class Standing(NamedTuple):
    """All that scoring looks at."""

    fronts: Fronts
    trenches: Trenches
    economy: tuple[int, int]
    propaganda: tuple[int, int]
    opening: Fronts


def fulfilled(mission: MissionCard, seat: Seat, now: Standing) -> bool:
    return all(_CHECKS[condition.need](condition, seat, now) for condition in mission.conditions)


def _gains(seat: Seat, now: Standing) -> list[int]:
    """How far each frontline has come forward for a side since the beginning of the year."""
    return [lead(seat, now.fronts[at] - now.opening[at]) for at in ALL_FIELDS]


def _trenches(seat: Seat, now: Standing, where: tuple[int, ...]) -> int:
    return sum(own_count(seat, now.fronts[at], now.trenches[at]) for at in where)


def _ahead(c: Condition, seat: Seat, now: Standing) -> bool:
    return all(lead(seat, now.fronts[at]) >= c.amount for at in c.where)


def _lead(c: Condition, seat: Seat, now: Standing) -> bool:
    return sum(lead(seat, front) > 0 for front in now.fronts) >= c.amount


def _gained(c: Condition, seat: Seat, now: Standing) -> bool:
    return sum(gain > 0 for gain in _gains(seat, now)) >= c.amount


def _held(c: Condition, seat: Seat, now: Standing) -> bool:
    gains = _gains(seat, now)
    return all(gains[at] >= 0 for at in c.where)


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
