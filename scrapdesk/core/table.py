"""How a game lies on a table: which pieces lie where, and which targets spell which move.

The pure half of what a board scene needs; the painted half is a Look. Must not know pixels, and sees Views only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from scrapdesk.core.events import Event
from scrapdesk.core.ledger import Ledger
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Word

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

    @property
    def in_hand(self) -> bool:
        return is_hand(self.slot)


@lru_cache(maxsize=1024)
def is_hand(place: Target) -> bool:
    """Whether a place is somebody's hand: such places are called `hand` or `hand:` and whose it is."""
    return place.partition(":")[0] == "hand"


def is_deck(place: Target) -> bool:
    """Whether cards are dealt from a place: it is called `deck`, or `deck:` and which one."""
    return place.partition(":")[0] == "deck"


class Arrangement(NamedTuple):
    """A decision that is laid out as one whole: things on places, to be changed freely until its seat is ready."""

    lies: Mapping[Target, Target]
    """Where everything lies that can be laid, by the ids of the things."""
    places: tuple[Target, ...]
    """Where it can be laid, one thing on each."""
    homes: frozenset[Target] = frozenset()
    """Where a thing can wait that is not laid yet; none where things only change places."""
    mirror: Mapping[Target, Target] = MappingProxyType({})
    """Place -> the place opposite, where all can be laid the other way round; nothing where that means nothing."""
    across: Mapping[Target, Target] = MappingProxyType({})
    """Where the other side lays out alike: each of its things, then each of its places, in its order -> the own one."""


class Field(NamedTuple):
    """A line of the status: whose turn, how many cards are left, the score."""

    label: Word
    value: Word
    seat: Seat | None = None
    """Whose it is: whoever shows it says so, and the label needs no name."""
    rule: str = ""


class Belief(NamedTuple):
    """How likely something is that a viewer cannot see, by all that it knows: of which place, and in words."""

    about: Target
    odds: float
    line: Line


def weightiest(beliefs: Sequence[Belief]) -> list[Belief]:
    """The first of every kind of belief: what is told in sentences where there are many."""
    return list({belief.line.template: belief for belief in reversed(beliefs)}.values())[::-1]


class Table(ABC, Generic[M, V]):
    tells_secrets: ClassVar[bool] = True
    """Whether a move that a viewer hears nothing of has a line in their log all the same: that it was made."""
    ledger: Ledger[Any] = Ledger()
    """What is counted in the game, and what its points are called."""

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

    def holds(self, view: V) -> bool:
        """Whether the private decision now asked is one of many small ones at which seats alternate: people at one
        screen then look at a face-down hand while they hold a key, where a curtain at each would be in their way."""
        return False

    def describe(self, view: V, move: M) -> Line | None:
        """A legal move in human words, for lists of moves; None: its notation says enough."""
        return None

    def drafts(self, view: V, move: M) -> bool:
        """Whether a legal move is a small step that is laid out first, can be changed freely, and counts only when
        its seat is ready. Never a move that shows its seat something new."""
        return False

    def arrangement(self, view: V) -> Arrangement | None:
        """What the seat asked has to lay out as a whole; None where it decides something else."""
        return None

    def arranged(self, view: V, lies: Mapping[Target, Target]) -> Sequence[M]:
        """The moves that lay everything out like this; none while something is still missing."""
        return ()

    def arranged_view(self, view: V, lies: Mapping[Target, Target]) -> V:
        """How the table looks with everything laid out like this, and nothing decided yet."""
        return view

    def risk(self, view: V, move: M) -> Line | None:
        """What is given up by a legal move that somebody could make by mistake; None: nothing worth a question."""
        return None

    def contents(self, view: V, slot: Target) -> Sequence[Piece]:
        """What the viewer knows to lie among the hidden pieces of a place, in an order that tells nothing."""
        return ()

    def beliefs(self, view: V) -> Sequence[Belief]:
        """What a careful viewer may believe of the hidden things that matter most, the weightiest first."""
        return ()
