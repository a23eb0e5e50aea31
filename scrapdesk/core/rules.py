"""The one interface between a game and everything else.

A game is a Rules: pure functions over immutable states. Undo, saving, names, clocks and drawing are not in it;
they belong to Match, record and Table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Generic, NamedTuple, TypeVar

from scrapdesk.core.events import EVERYBODY, NOBODY, Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import BadOption, Options, OptionSpec
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.words import Line

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True)
class GameInfo:
    """What a set-up needs to know of a game before it begins."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    seat_names: tuple[str, ...] = ()
    """What the rulebook calls the seats (Red, Blue), where it does."""
    options: tuple[OptionSpec, ...] = ()
    hidden: bool = True
    chance: bool = True
    digest_every: int = 10
    """After how many moves a record notes a digest of the state."""

    def default_options(self, seats: int) -> Options:
        return self.options_from(seats, {})

    def options_from(self, seats: int, given: Mapping[str, str]) -> Options:
        """The whole set-up from the few choices somebody made; BadOption says what cannot be."""
        if seats not in self.seats:
            numbers = " or ".join(map(str, self.seats))
            raise BadOption(f"{self.title} is played by {numbers}, not {seats}")
        known = {spec.key for spec in self.options}
        for key in given:
            if key not in known:
                raise BadOption(f"{self.title} has no option {key!r}; it has {', '.join(sorted(known)) or 'none'}")
        values = {spec.key: given.get(spec.key, spec.default_for(seats)) for spec in self.options}
        for spec in self.options:
            spec.check(seats, values[spec.key])
        return Options(values)


class Outcome(NamedTuple):
    """How a game ended: the rank of every seat (1 is best, equals share it), and why."""

    ranks: tuple[int, ...]
    reason: Line
    rule: str
    points: tuple[int, ...] = ()
    together: bool = False
    """Whether all who hold rank 1 won as one team, each of them wholly."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats, the best first; equals as they sit."""
        return tuple(sorted(range(len(self.ranks)), key=lambda seat: (self.ranks[seat], seat)))

    def share(self, seat: Seat) -> float:
        """What the game was worth to a seat, from 0 to 1; a draw of two is a half."""
        winners = self.winners
        if seat not in winners:
            return 0.0
        if self.together:
            return 1.0 if len(winners) < len(self.ranks) else 0.5
        return 1.0 / len(winners)


class Rules(ABC, Generic[S, M, V]):
    """S, M and V are frozen, hashable and compact; S and V compare by value."""

    info: GameInfo

    def check_options(self, seats: int, given: Mapping[str, str]) -> Options:
        """The whole set-up; a game whose options depend on each other says more here."""
        return self.info.options_from(seats, given)

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The state before anything is known: no luck in it, it begins with a chance node (or a decision)."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat that is asked, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[M]:
        """All moves of the seat to act, each once, in a stable order; none for CHANCE and after the end."""

    @abstractmethod
    def sample_chance(self, state: S, rng: Random) -> M:
        """A move of CHANCE, drawn fairly."""

    @abstractmethod
    def allows_chance(self, state: S, move: M) -> bool:
        """Whether CHANCE could make this move here (asked only of moves that come from outside)."""

    @abstractmethod
    def apply(self, state: S, move: M, emit: Emit = ignore) -> S:
        """The state after a legal move. It trusts its caller: Match has checked the move."""

    @abstractmethod
    def refusal(self, view: V, legal: Sequence[M], attempt: Attempt) -> Refusal:
        """Why the attempt is no legal move, from what the viewer knows and nothing else.

        Without legal moves it is not the viewer's turn, or the game is over: it says which. Every refusal has a
        rule id, and its nearest move is one of `legal`.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know, built field by field; None is a spectator, or the curtain between two people."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """A true state that this viewer could be in, every possible one about equally likely."""

    def sampler(self, view: V) -> Callable[[Random], S]:
        """`determinize` for one view, to be asked thousands of times: what hangs on the view alone may be worked out
        once. It says the same, and draws the same."""
        return partial(self.determinize, view)

    def for_one_thought(self) -> Rules[S, M, V]:
        """The same rules, for somebody who asks a great many questions about positions that are much alike: they may
        keep what they have worked out, as long as they live. They say the same."""
        return self

    @abstractmethod
    def encode_move(self, move: M) -> str:
        """One line of lower-case ASCII without the actor: `verb args`."""

    @abstractmethod
    def decode_move(self, text: str) -> M:
        """The move of a line; BadNotation for anything that encode_move never writes."""

    def fortune(self, state: S, move: M) -> Sequence[Stroke]:
        """What a move of CHANCE gave to whom, beside what was fair; asked only when the game is over."""
        return ()

    def audience(self, state: S, move: M) -> Audience:
        """Who may read the line of this move in the log while the game runs."""
        return NOBODY if self.to_act(state) == CHANCE else EVERYBODY


__all__ = ["CHANCE", "BadOption", "GameInfo", "OptionSpec", "Options", "Outcome", "Rules", "Seat"]
