"""What lies on the table while something that happened is shown: dice, a pencil stroke, the reckoning of a year.

The rules know nothing of it; whoever retells an event adds it to a view.
"""

from __future__ import annotations

from typing import NamedTuple

from scrapdesk.core.seats import Seat


class Throw(NamedTuple):
    """Dice that were thrown, in the order in which they are written: the attacker's first."""

    seat: Seat
    dice: tuple[int, ...]
    bonus: tuple[int, ...] = ()
    """What each side adds to its die in a charge."""
    small: bool = False
    """Whether it is a D3."""
    field: int | None = None
    """For which battlefield, where it is for one."""
    rolling: int = 0
    """How many times the dice still bounce before they lie there."""
    brought: tuple[int, int] = (0, 0)
    """Spaces that the frontline moves for it, and trenches that go."""

    @property
    def lead(self) -> int:
        """By how much the attacker is ahead; below 0: the defender. Alone, all that a die and its bonus are worth."""
        bonus = (*self.bonus, 0, 0)
        sums = [die + bonus[at] for at, die in enumerate(self.dice)]
        return sums[0] - sum(sums[1:])


class PencilStroke(NamedTuple):
    """The pencil on its way from where a frontline was to where it is."""

    seat: Seat
    field: int
    start: int
    goal: int
    drawn: int = 0
    """Quarters of a space that are drawn already."""
    throw: Throw | None = None
    """The dice that it is drawn for."""


class ScoredPart(NamedTuple):
    """A line of a year's scoring: where it was won, and its points as the Entente's gain."""

    kind: str
    """A battlefield by its name, propaganda, economy, or mission."""
    points: int
    seat: Seat | None = None
    """Whose mission it is."""


class Reckoning(NamedTuple):
    year: int
    parts: tuple[ScoredPart, ...] = ()
    told: int = 0
    """How many of them have been added up."""
    opened: bool = False
    """Whether the missions lie open in the middle just now."""
    start: int = 0
    """Where morale stood before it."""

    @property
    def sums(self) -> tuple[int, int]:
        """What each side has by now."""
        points = [part.points for part in self.parts[: self.told]]
        return sum(n for n in points if n > 0), -sum(n for n in points if n < 0)

    @property
    def whole(self) -> bool:
        return bool(self.parts) and self.told >= len(self.parts)
