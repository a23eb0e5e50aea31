"""Why something cannot be done: a rule, a sentence, the pieces in the way, and the nearest thing that can.

Owns the shapes only; each game finds its own reasons, from what the asking seat can see and nothing else.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from scrapdesk.core.words import Line

Target = str
"""Anything on the table that can be pointed at: a piece by its id, a place by its slot name, or a button."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody tried: the targets pointed at so far, in order, or a typed line."""

    targets: tuple[Target, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer to an attempt that no legal move completes."""

    rule: str
    sentence: Line
    culprits: tuple[Target, ...] = ()
    nearest: Hashable | None = None

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class IllegalMove(ValueError):
    """A move that the position does not allow. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class OutOfTurn(IllegalMove):
    """A move by a seat that is not asked now."""


class Barred(ValueError):
    """A take-back that would cross luck or something that has been seen; possible as practice only."""

    def __init__(self, reasons: tuple[Line, ...]) -> None:
        super().__init__("; ".join(str(reason) for reason in reasons))
        self.reasons = reasons
