"""What an attack will probably bring, in the few parts that a player asks about; and the same as sentences.

Adds up the exact odds, nothing else. Must not know any state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, plural, say
from scrapdesk.games.scarper.board import march
from scrapdesk.games.scarper.odds import Odds, Result, Situation, strengths

THROWS: Final = 36


class Shares(NamedTuple):
    """Of 36 equally likely throws, how many bring what."""

    ground: int
    """The frontline moves forward."""
    trenches: int
    """Enemy trenches go, but the line does not move."""
    nothing: int
    backfires: int
    """The defender wins: propaganda moves, where it still can."""


def shares(odds: Odds) -> Shares:
    ground = sum((chance for result, chance in odds.results if result.steps), Fraction(0))
    trenches = sum((chance for result, chance in odds.results if result.removed and not result.steps), Fraction(0))
    lost = odds.loses
    rest = 1 - ground - trenches - lost
    return Shares(*(int(part * THROWS) for part in (ground, trenches, rest, lost)))


def charge_shares(now: Situation, field: int) -> Shares:
    """The same for a charge there, worked out once for all that bear on it: a table asks for it again and again."""
    attack, defence = strengths(now, field)
    return _shares_of(now.seat, now.fronts[field], now.trenches[field], attack - defence)


@lru_cache(maxsize=2048)
def _shares_of(seat: Seat, front: int, trenches: int, lead: int) -> Shares:
    """`lead` is by how much the attacker's bonus is higher than the defender's."""
    found = [0, 0, 0, 0]
    for value in range(1, 7 + max(0, lead)):
        result = march(seat, front, trenches, value)
        found[0 if result.steps else 1 if result.removed else 2] += _throws(value - lead)
    found[2] += _throws(-lead)
    found[3] = THROWS - sum(found)
    return Shares(*found)


def _throws(apart: int) -> int:
    """In how many of 36 throws the attacker's die shows so much more than the defender's."""
    return max(0, 6 - abs(apart))


class Outlook(NamedTuple):
    """What a charge can bring, as chances of everything that a player asks about; together they are 1."""

    far: Fraction
    """Two spaces forward or more."""
    near: Fraction
    two_trenches: Fraction
    """Two trenches gone or more, and no space won."""
    one_trench: Fraction
    nothing: Fraction
    backfires: Fraction


def percents(parts: Sequence[Fraction | int], whole: int = 100) -> tuple[int, ...]:
    """Parts as whole hundredths that add up to `whole`: what is left after rounding down goes to those that lost most
    by it, the first of equals first."""
    every = sum(parts)
    if not every:
        return (0,) * len(parts)
    exact = [Fraction(part * whole) / every for part in parts]
    found = [int(part) for part in exact]
    lost = sorted(range(len(parts)), key=lambda at: found[at] - exact[at])
    for at in lost[: whole - sum(found)]:
        found[at] += 1
    return tuple(found)


def outlook_percents(found: Outlook) -> tuple[int, ...]:
    """Its chances in hundredths that add up to 100, and by twos to those of the ground and of the trenches: both sheets
    tell the same."""
    ground = (found.far, found.near)
    trenches = (found.two_trenches, found.one_trench)
    won, dug, *rest = percents((sum(ground), sum(trenches), found.nothing, found.backfires))
    return (*percents(ground, won), *percents(trenches, dug), *rest)


def outlook(odds: Odds) -> Outlook:
    def chance(wanted: Callable[[Result], bool]) -> Fraction:
        return sum((share for result, share in odds.results if wanted(result)), Fraction(0))

    found = (
        chance(lambda result: result.steps > 1),
        chance(lambda result: result.steps == 1),
        chance(lambda result: not result.steps and result.removed > 1),
        chance(lambda result: not result.steps and result.removed == 1),
    )
    return Outlook(*found, nothing=1 - sum(found) - odds.loses, backfires=odds.loses)


def usual_advance(odds: Odds) -> int:
    """How far the line moves if it moves forward at all: in half of those cases so far or less. 0: it never does."""
    advances = sorted((result.steps, chance) for result, chance in odds.results if result.steps)
    half, told = sum((chance for _, chance in advances), Fraction(0)) / 2, Fraction(0)
    for steps, chance in advances:
        told += chance
        if told >= half:
            return steps
    return 0


def charge_lines(odds: Odds) -> list[Line]:
    """The same in words: whatever can happen at all."""
    told = (
        say("2 or more forward {n}%"),
        say("1 forward {n}%"),
        say("2 trenches cleared {n}%"),
        say("1 trench cleared {n}%"),
        say("nothing {n}%"),
        say("repelled {n}%"),
    )
    chances = zip(told, outlook_percents(outlook(odds)), strict=True)
    return [Line(line.template, (("n", chance),)) for line, chance in chances if chance]


def assault_lines(odds: Odds) -> list[Line]:
    """What each number of the D3 brings, from 1 on."""
    ordered = sorted((result for result, _ in odds.results), key=lambda result: -result.morale)
    return [_by_die(result) for result in ordered]


def _by_die(result: Result) -> Line:
    template = "Roll {die}: {steps} forward, {gone} cleared, {die} morale lost"
    if result.loses_war:
        template = "Roll {die}: {steps} forward, {gone} cleared, and you lose the war"
    steps = plural(result.steps, "{n} space", "{n} spaces")
    gone = plural(result.removed, "{n} trench", "{n} trenches")
    return say(template, die=-result.morale, steps=steps, gone=gone)
