"""A promise about luck that can be checked: a hash of seed and secret bits at the start, and both of them at the end.

Owns the hash and the sentences about it. The secret bits are what makes the promise safe to show: a seed alone is short
enough to be found by trying. Must not know any game, nor who plays.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

from scrapdesk.core.luck import BadSeed
from scrapdesk.core.words import Line, say

DIGITS: Final = 32
GROUP: Final = 4
_SHAPE: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def commitment(seed: str, secret: str) -> str:
    """The first 32 digits of the SHA-256 of `scrapdesk luck SEED BITS`; "" for a match without secret bits."""
    return hashlib.sha256(_told(seed, secret).encode()).hexdigest()[:DIGITS] if secret else ""


def _told(seed: str, secret: str) -> str:
    return f"scrapdesk luck {seed} {secret}"


def checked_commitment(text: str) -> str:
    """A commitment as a record holds it; nothing for a game that began without one."""
    if text and not _SHAPE.fullmatch(text):
        raise BadSeed(f"a commitment is {DIGITS} digits of 0-9 and a-f")
    return text


def grouped(digits: str) -> str:
    """Digits as people compare them: in fours."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


class Verdict(NamedTuple):
    """What a check of a finished match has found."""

    promised: str
    """What was told at the start; "" where nothing was."""
    kept: bool
    """Whether seed and bits, told at the end, give just that."""
    draws: int
    """How often luck was asked."""
    stray: int | None
    """The first of those draws, counted from 1, that does not follow from the seed."""
    given: bool
    """Whether luck came from a record that somebody wrote by hand."""

    @property
    def good(self) -> bool:
        return self.stray is None and not self.given and (self.kept or not self.promised)


def sealed_line(promised: str, typed: bool) -> Line | None:
    """What stands in the log at the start of a game; None where there is nothing to say."""
    if promised and typed:
        return say(
            "Luck sealed: {digits}. The seed was typed in, so somebody may know the deal.",
            digits=grouped(promised),
        )
    if promised:
        return say("Luck sealed: {digits}", digits=grouped(promised))
    return say("The seed was typed in, so somebody may know this game's deal.") if typed else None


def verdict_lines(verdict: Verdict) -> list[Line]:
    """What the check has found, in sentences."""
    if verdict.given:
        return [
            say("The shuffles and rolls of this game come from a file written by hand, so there is nothing to check.")
        ]
    return [_promise(verdict), _draws(verdict)]


def _promise(verdict: Verdict) -> Line:
    if not verdict.promised:
        return say("Nothing was sealed when this game began.")
    if verdict.kept:
        return say("The seal holds: the seed and the secret bits give the same digits as at the start.")
    return say("The seal is broken: the seed and secret bits give different digits from those at the start.")


def _draws(verdict: Verdict) -> Line:
    if verdict.stray is not None:
        return say("Draw {n} of {all} does not follow from the seed.", n=verdict.stray, all=verdict.draws)
    if verdict.draws == 1:
        return say("The only draw in this game follows from the seed.")
    return say("All {n} draws follow from the seed.", n=verdict.draws)
