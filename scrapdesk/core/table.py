"""How a game lies on a table: which pieces lie where, and which targets spell which move.

The pure half of what a board scene needs; the painted half is a Look. Must not know pixels, and sees Views only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line

M = TypeVar("M")
V = TypeVar("V")

Names = Sequence[str]
"""What to call each seat."""

Path = tuple[Target, ...]
"""One spelling of a move: the targets in the order in which they are pointed at."""

DONE: Target = "button:done"
"""Ends a spelling where another, longer one would begin with the same targets."""


class Piece(NamedTuple):
    """Something that lies on the table. A hidden piece has its slot for an id, so that the id tells nothing."""

    id: Target
    face: str
    slot: Target
    order: int = 0
    face_up: bool = True
    owner: Seat | None = None
    marks: tuple[str, ...] = ()
    """Small states a Look paints: `sideways`, `spent`, `suspected` ..."""


class Field(NamedTuple):
    """A line of the status: whose turn, how many cards are left, the score."""

    label: str
    value: str
    seat: Seat | None = None
    rule: str = ""


class Table(ABC, Generic[M, V]):
    @abstractmethod
    def pieces(self, view: V) -> Sequence[Piece]:
        """Everything that lies on the table, as this viewer sees it; ids are unique."""

    @abstractmethod
    def paths(self, view: V, move: M) -> Sequence[Path]:
        """Every spelling of a legal move. No spelling belongs to two moves, or begins another move's."""

    @abstractmethod
    def narrate(self, event: Event, names: Names) -> Line | None:
        """The event in human words with the rule that caused it; None where nothing needs saying."""

    @abstractmethod
    def status(self, view: V) -> Sequence[Field]:
        """What a player must be able to read at any moment."""

    def is_private(self, view: V) -> bool:
        """Whether the decision now asked needs its seat's hidden cards, so that a curtain comes first."""
        return True

    def describe(self, view: V, move: M) -> Line | None:
        """A legal move in human words, for lists of moves; None: its notation says enough."""
        return None
