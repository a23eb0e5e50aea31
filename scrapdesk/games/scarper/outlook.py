"""What an attack will probably bring, in the few parts that a player asks about; and the same as sentences.

Adds up the exact odds, nothing else. Must not know any state.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.odds import Odds, Result

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


def outcomes(odds: Odds) -> list[tuple[Line, Fraction]]:
    """Every way it can end, the best for the attacker first, each with its chance."""
    ordered = sorted(odds.results, key=lambda found: _worth(found[0]), reverse=True)
    return [(_told(result), chance) for result, chance in ordered]


def _worth(result: Result) -> tuple[int, int, int]:
    return result.steps, result.removed, result.own_propaganda - result.enemy_propaganda


def _told(result: Result) -> Line:
    steps, removed = result.steps, result.removed
    if steps and removed:
        return say("{n} forward, {gone} trenches gone", n=steps, gone=removed)
    if steps:
        return say("{n} forward", n=steps)
    if removed:
        return say("{gone} trenches gone", gone=removed)
    if result.enemy_propaganda or result.own_propaganda:
        return say("propaganda: enemy +{enemy}, you -{own}", enemy=result.enemy_propaganda, own=-result.own_propaganda)
    return say("nothing")
