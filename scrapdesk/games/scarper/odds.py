"""The exact odds of the attacks: everything that a charge or an assault could bring, with fractions (SA-6.2 to SA-6.4).

Enumerates all rolls by the same arithmetic as `attacks`; a test holds the two together. Must not know hidden things:
an attack depends on the open board alone.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import FORWARD, Fronts, Trenches, march, neighbour_bonus, trench_bonus
from scrapdesk.games.scarper.state import TRACK_TOP, VICTORY

D3: Final = (1, 2, 3)
D6: Final = (1, 2, 3, 4, 5, 6)


class Result(NamedTuple):
    """One way an attack can end, told as changes from the attacker's side."""

    steps: int = 0
    """Spaces that the frontline moves."""
    removed: int = 0
    """Enemy trenches removed."""
    own_propaganda: int = 0
    enemy_propaganda: int = 0
    morale: int = 0
    """Morale that the attacker loses, as a minus."""
    loses_war: bool = False
    """Whether that loss ends the war."""


class Odds(NamedTuple):
    """An attack before it is made."""

    attack: int
    """What the attacker adds to the die."""
    defence: int
    """What the defender adds; 0 in an assault, where nobody defends."""
    wins: Fraction
    equal: Fraction
    loses: Fraction
    results: tuple[tuple[Result, Fraction], ...]
    """Every result that differs, the likeliest first."""

    @property
    def mean_steps(self) -> Fraction:
        return sum((result.steps * chance for result, chance in self.results), Fraction(0))

    @property
    def mean_removed(self) -> Fraction:
        return sum((result.removed * chance for result, chance in self.results), Fraction(0))

    @property
    def moves(self) -> Fraction:
        """How likely the frontline moves at all."""
        return sum((chance for result, chance in self.results if result.steps), Fraction(0))


class Situation(NamedTuple):
    """What attacks depend on; all of it lies open."""

    seat: Seat
    fronts: Fronts
    trenches: Trenches
    propaganda: tuple[int, int]
    morale: int
    drill: tuple[int, int]
    guard: tuple[int, int]


def strengths(now: Situation, field: int) -> tuple[int, int]:
    """What attacker and defender add to their dice in a frontal charge there."""
    seat, enemy = now.seat, 1 - now.seat
    attack = neighbour_bonus(seat, now.fronts, field) + now.drill[seat]
    return attack, trench_bonus(enemy, now.fronts[field], now.trenches[field]) + now.guard[enemy]


def charge_odds(now: Situation, field: int, bonus: int = 0) -> Odds:
    """All thirty-six rolls of a frontal charge."""
    attack, defence = strengths(now, field)
    attack += bonus
    margins = Counter(a + attack - d - defence for a in D6 for d in D6)
    return Odds(
        attack,
        defence,
        wins=Fraction(sum(n for margin, n in margins.items() if margin > 0), 36),
        equal=Fraction(margins[0], 36),
        loses=Fraction(sum(n for margin, n in margins.items() if margin < 0), 36),
        results=_gathered([(_charged(now, field, margin), Fraction(n, 36)) for margin, n in margins.items()]),
    )


def assault_odds(now: Situation, field: int, points: int) -> Odds:
    """The three rolls of a concentrated assault."""
    return Odds(
        attack=points,
        defence=0,
        wins=Fraction(1),
        equal=Fraction(0),
        loses=Fraction(0),
        results=_gathered([(_assaulted(now, field, points, die), Fraction(1, 3)) for die in D3]),
    )


def _charged(now: Situation, field: int, margin: int) -> Result:
    if margin > 0:
        result = march(now.seat, now.fronts[field], now.trenches[field], margin)
        return Result(result.steps, result.removed)
    own, enemy = now.propaganda[now.seat], now.propaganda[1 - now.seat]
    value = -margin
    return Result(
        own_propaganda=-min(value // 2, own),
        enemy_propaganda=min(value - value // 2, TRACK_TOP - enemy),
    )


def _assaulted(now: Situation, field: int, points: int, die: int) -> Result:
    result = march(now.seat, now.fronts[field], now.trenches[field], die + points)
    after = now.morale * FORWARD[now.seat] - die
    return Result(result.steps, result.removed, morale=-die, loses_war=after <= -VICTORY)


def _gathered(chances: list[tuple[Result, Fraction]]) -> tuple[tuple[Result, Fraction], ...]:
    total: dict[Result, Fraction] = {}
    for result, chance in chances:
        total[result] = total.get(result, Fraction(0)) + chance
    return tuple(sorted(total.items(), key=lambda item: (-item[1], item[0])))
