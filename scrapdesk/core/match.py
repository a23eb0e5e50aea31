"""A match: the true state, its history and its luck. Every input goes through it, and nothing else sees the state.

Owns the log, undo with its barriers, and the pump that lets CHANCE move until a seat is asked. Must not know who
plays (people or opponents), how anything looks, or where records lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from scrapdesk.core.commitment import Verdict, commitment
from scrapdesk.core.content import Content, content_hash
from scrapdesk.core.digest import digest
from scrapdesk.core.events import Audience, Event, may_know
from scrapdesk.core.fortune import Happened
from scrapdesk.core.luck import checked_secret, checked_seed, luck
from scrapdesk.core.notation import BadNotation, actor_text
from scrapdesk.core.options import Options
from scrapdesk.core.record import Record, RecordedDigest, RecordedMove
from scrapdesk.core.refusal import Attempt, Barred, IllegalMove, OutOfTurn, Refusal
from scrapdesk.core.rules import Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.words import Line, Ref, say

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Entry:
    """One move in the log, with everything that happened by it."""

    ply: int
    actor: Seat
    text: str
    audience: Audience
    events: tuple[Event, ...]
    barrier: Line | None

    def for_seat(self, seat: Seat | None) -> Entry:
        """The entry as a seat may read it: what is not for it is blank."""
        text = self.text if self.actor == seat or may_know(self.audience, seat) else ""
        heard = tuple(event for event in self.events if event.heard_by(seat))
        return Entry(self.ply, self.actor, text, self.audience, heard, self.barrier)


@dataclass(frozen=True, slots=True)
class Change:
    """What subscribers are told: the log's cursor went from one ply to another, and how."""

    kind: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Audit:
    """What can be said of the luck of a match that is over."""

    verdict: Verdict
    happened: tuple[Happened, ...]


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """What a take-back would mean: where it leads, who decides there, what it would cross, and who else must agree."""

    ply: int
    actor: Seat
    barriers: tuple[Line, ...]
    consent: tuple[Seat, ...]


Listener = Callable[[Change], None]


class Match(Generic[S, M, V]):
    """The adapter between rules and everybody: plays, refuses, remembers, takes back."""

    def __init__(
        self,
        rules: Rules[S, M, V],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | int = "1",
        run_luck: bool = True,
        secret: str = "",
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options: Options = rules.check_options(seats, options or {})
        self.seed = checked_seed(seed)
        self.secret = checked_secret(secret)
        """Drawn where people play; nothing where one seed is to give one record."""
        self.commitment = commitment(self.seed, self.secret)
        """What was promised of its luck at the start; nothing where a match began without secret bits."""
        self.typed_seed = False
        """Whether somebody typed the seed in, and so may know what it brings."""
        self.practice = False
        self.given_luck = False
        self._listeners: list[Listener] = []
        self._states: list[S] = []
        self._moves: list[M] = []
        self._entries: list[Entry] = []
        self._told: dict[Seat | None, list[Entry]] = {}
        """The log as each seat may read it, kept: a table asks for the whole of it after every move."""
        self._cursor = 0
        self._digests: dict[int, str] = {}
        """Of the states whose digest was asked for: a game that is kept after every move asks for all again."""
        self._listed: tuple[S, Sequence[M]] | None = None
        self._ended: tuple[S, Outcome | None] | None = None
        """The outcome of the state that was last asked about: everybody at a table asks, again and again."""
        self._begin()
        if run_luck:
            self.run_luck()

    # -- what anybody may ask ---------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many moves, those of luck included, lie before the cursor."""
        return self._cursor

    @property
    def length(self) -> int:
        """How many moves the log holds, those behind the cursor (taken back) included."""
        return len(self._moves)

    @property
    def to_act(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        return self.rules.to_act(self._states[self._cursor])

    @property
    def outcome(self) -> Outcome | None:
        state = self._states[self._cursor]
        if self._ended is None or self._ended[0] is not state:
            self._ended = state, self.rules.outcome(state)
        return self._ended[1]

    def view(self, seat: Seat | None, ply: int | None = None) -> V:
        """What a seat may know now, or knew at an earlier ply."""
        return self.rules.view(self._states[self._cursor if ply is None else ply], seat)

    def legal_moves(self, seat: Seat) -> Sequence[M]:
        """The legal moves of a seat: none unless it is asked."""
        return self._legal() if self.to_act == seat else ()

    def refusal(self, seat: Seat, attempt: Attempt) -> Refusal:
        return self.rules.refusal(self.view(seat), self.legal_moves(seat), attempt)

    def entries(self, seat: Seat | None) -> tuple[Entry, ...]:
        """The log up to the cursor as a seat may read it; after the end everything is open."""
        if self.outcome is not None:
            return tuple(self._entries[: self._cursor])
        told = self._told.setdefault(seat, [])
        if len(told) < self._cursor:
            told += [entry.for_seat(seat) for entry in self._entries[len(told) : self._cursor]]
        return tuple(told[: self._cursor])

    def digest(self, ply: int) -> str:
        """A short name for the true state at a ply, which tells nothing about it."""
        if ply not in self._digests:
            self._digests[ply] = digest(self._states[ply])
        return self._digests[ply]

    def record(self, players: str = "", content: Content | None = None) -> Record:
        """The record of the match up to the cursor; `content` where it is not our own."""
        every = self.rules.info.digest_every
        log = self._entries[: self._cursor]
        plies = [ply for ply in range(1, len(log) + 1) if ply % every == 0 or ply == len(log)]
        return Record(
            game=self.rules.info.id,
            rules_version=self.rules.info.rules_version,
            seats=self.seats,
            options=tuple(self.options.items()),
            seed=self.seed,
            secret=self.secret,
            moves=tuple(RecordedMove(0, e.actor, e.text, e.audience is not None) for e in log),
            digests=tuple(RecordedDigest(0, ply, self.digest(ply)) for ply in plies),
            finished=self.outcome is not None,
            practice=self.practice,
            given_luck=self.given_luck,
            commitment=self.commitment,
            typed_seed=self.typed_seed,
            players=players,
            content_hash=content_hash(content) if content else "",
            content=tuple(sorted(content.items())) if content else (),
        )

    def audit(self) -> Audit | None:
        """All luck of the match, and whether it was as promised; None while it goes on: it would tell too much."""
        if self.outcome is None:
            return None
        asked = [ply for ply in range(self._cursor) if self._entries[ply].actor == CHANCE]
        same = (self._luck_at(ply, nth) == self._moves[ply] for nth, ply in enumerate(asked))
        stray = None if self.given_luck else next((nth for nth, true in enumerate(same, start=1) if not true), None)
        kept = self.commitment == commitment(self.seed, self.secret) != ""
        verdict = Verdict(self.commitment, kept, len(asked), stray, self.given_luck)
        told = ((ply, self.rules.fortune(self._states[ply], self._moves[ply])) for ply in asked)
        return Audit(verdict, tuple(Happened(ply, stroke) for ply, strokes in told for stroke in strokes))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tells the listener of every change, once it is whole (luck has answered); the answer, when called, ends it.
        A listener marks itself stale and looks at the match later: it must not play, and nothing waits for it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- playing ----------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: M) -> None:
        """Makes a move and lets luck answer; IllegalMove (or OutOfTurn) says why not, and changes nothing."""
        self._check_turn(seat)
        if move not in self._legal():
            raise IllegalMove(self.refusal(seat, Attempt(text=self.rules.encode_move(move))))
        before = self._cursor
        self._push(seat, move)
        self.run_luck()
        self._tell("play", before)

    def play_text(self, seat: Seat, text: str) -> None:
        """Makes a move written in notation."""
        self._check_turn(seat)
        try:
            move = self.rules.decode_move(text)
        except BadNotation as fault:
            refusal = self.refusal(seat, Attempt(text=text))
            raise IllegalMove(refusal) from fault
        self.play(seat, move)

    def repeat(self, actor: Seat, move: M) -> None:
        """Makes a recorded move again, luck included; IllegalMove if it could not have been made."""
        if actor == CHANCE:
            self._check_luck(move)
        elif move not in self.legal_moves(actor):
            raise IllegalMove(self.refusal(actor, Attempt(text=self.rules.encode_move(move))))
        self._push(actor, move)

    def run_luck(self) -> None:
        """Lets luck move until a seat is asked."""
        while self.to_act == CHANCE:
            self._push(CHANCE, self._drawn())

    # -- taking back ------------------------------------------------------------------------------------

    def undo(self, practice: bool = False) -> None:
        """Back to the decision before the cursor; Barred says what that would cross, unless it is practice."""
        decisions = [ply for ply in range(self._cursor) if self._entries[ply].actor != CHANCE]
        if decisions:
            self._back_to(decisions[-1], practice, "undo")

    def redo(self) -> None:
        """Forward to the next decision that was taken back."""
        if self._cursor < len(self._moves):
            before = self._cursor
            self._cursor += 1
            while self._cursor < len(self._moves) and self._entries[self._cursor].actor == CHANCE:
                self._cursor += 1
            self._tell("redo", before)

    def goto(self, ply: int, practice: bool = False) -> None:
        """The cursor to any ply of the log where a seat is asked or the game is over."""
        if not 0 <= ply <= len(self._moves):
            raise ValueError(f"the log has no ply {ply}")
        while ply < len(self._moves) and self._entries[ply].actor == CHANCE:
            ply += 1
        if ply < self._cursor:
            self._back_to(ply, practice, "goto")
        elif ply > self._cursor:
            before, self._cursor = self._cursor, ply
            self._tell("goto", before)

    def restart(self) -> None:
        """The same set-up and the same luck from the beginning."""
        before = self._cursor
        self._begin()
        self.run_luck()
        self._tell("restart", before)

    # -- within -----------------------------------------------------------------------------------------

    @property
    def _state(self) -> S:
        return self._states[self._cursor]

    def _legal(self) -> Sequence[M]:
        """The legal moves of this moment, worked out once: a player asks, and then its move is checked."""
        state = self._state
        if self._listed is None or self._listed[0] is not state:
            self._listed = state, self.rules.legal_moves(state)
        return self._listed[1]

    def _begin(self) -> None:
        self._states = [self.rules.setup(self.seats, self.options)]
        self._digests.clear()
        self._moves.clear()
        self._entries.clear()
        self._told.clear()
        self._cursor = 0

    def _check_turn(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise OutOfTurn(Refusal("", say("there is no seat {seat} at this table", seat=actor_text(seat))))
        if self.to_act != seat:
            raise OutOfTurn(self.refusal(seat, Attempt()))

    def _drawn(self) -> M:
        """The luck of this moment: drawn from the seed and how often luck was asked before."""
        asked = sum(entry.actor == CHANCE for entry in self._entries[: self._cursor])
        return self._luck_at(self._cursor, asked)

    def _luck_at(self, ply: int, nth: int) -> M:
        return self.rules.sample_chance(self._states[ply], luck(self.seed, nth))

    def _check_luck(self, move: M) -> None:
        if self.to_act != CHANCE or not self.rules.allows_chance(self._state, move):
            raise IllegalMove(Refusal("", say("that shuffle or roll is not possible here")))
        if not self.given_luck and move != self._drawn():
            raise IllegalMove(Refusal("", say("this shuffle or roll does not match the seed")))

    def _push(self, actor: Seat, move: M) -> None:
        del self._states[self._cursor + 1 :], self._moves[self._cursor :], self._entries[self._cursor :]
        for ply in [ply for ply in self._digests if ply > self._cursor]:
            del self._digests[ply]
        for told in self._told.values():
            del told[self._cursor :]
        state = self._state
        events: list[Event] = []
        after = self.rules.apply(state, move, events.append)
        text = self.rules.encode_move(move)
        audience = self.rules.audience(state, move)
        barrier = _barrier(actor, events)
        self._entries.append(Entry(self._cursor, actor, text, audience, tuple(events), barrier))
        self._moves.append(move)
        self._states.append(after)
        self._cursor += 1

    def _barriers(self, ply: int) -> tuple[Line, ...]:
        found = [entry.barrier for entry in self._entries[ply : self._cursor] if entry.barrier is not None]
        return tuple(dict.fromkeys(found))

    def _back_to(self, ply: int, practice: bool, kind: str) -> None:
        barriers = self._barriers(ply)
        if barriers and not practice:
            raise Barred(barriers)
        self.practice = self.practice or bool(barriers)
        before, self._cursor = self._cursor, ply
        self._tell(kind, before)

    def _tell(self, kind: str, before: int) -> None:
        change = Change(kind, before, self._cursor)
        for listener in tuple(self._listeners):
            listener(change)


AnyMatch = Match[Any, Any, Any]
"""A match of whatever game: its states, moves and views are nobody's business there."""


def _barrier(actor: Seat, events: Sequence[Event]) -> Line | None:
    for event in events:
        if event.reveals:
            return say(
                "this would undo a move that has shown something new: {clause}",
                rule=event.rule,
                clause=Ref(event.reveals),
            )
    if actor == CHANCE:
        return say("this would undo a shuffle or a dice roll")
    return None
