"""A draft: small moves of one decision that are laid out, changed freely, and count only when their seat is ready.

Every step is tried on a state that the seat itself could have imagined, never on the true one: so what is laid out
can tell nobody anything, and a step that would show something new, or that luck would answer, is no step of a draft.
Owns the arrangement and the ways to change it. Must not know pixels, nor how the moves are played at last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Path, Piece
from scrapdesk.ui.opaque import Move, SomeRules, SomeTable, State, View


@dataclass(frozen=True)
class Laying:
    """A change of a draft: the moves that would be laid out then, and the one that is new (none: one is taken back)."""

    moves: tuple[Move, ...]
    means: Move | None = None
    closes: bool = False
    """Whether the last of them cannot be laid out: with it all are played."""

    @property
    def new(self) -> Move:
        """The one that is new, where one is."""
        if self.means is None:
            raise LookupError("a step that is taken back means no move")
        return self.means


@dataclass(frozen=True)
class Laid:
    """A step that is laid out: which thing went from which place to which."""

    thing: Target
    home: Target
    goal: Target


class LaidDraft:
    """What a seat has laid out at one decision, seen with its own eyes."""

    def __init__(self, rules: SomeRules, table: SomeTable, seat: Seat, view: View) -> None:
        self._rules, self._table, self.seat = rules, table, seat
        self.view_before = view
        """What its seat knew when it began."""
        self.moves: tuple[Move, ...] = ()
        self._states = [rules.determinize(view, Random(0))]

    @staticmethod
    def of(rules: SomeRules, table: SomeTable, seat: Seat, view: View, legal: Sequence[Move]) -> LaidDraft | None:
        """An empty draft where one of the legal moves is a step of one; otherwise None."""
        return LaidDraft(rules, table, seat, view) if any(table.drafts(view, move) for move in legal) else None

    # -- what is laid out ---------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> Any:
        """What would be seen if all that is laid out were played."""
        return self._rules.view(self._states[-1], seat)

    def counts(self) -> None:
        """It is meant, and is played now."""

    def shown(self, pieces: Sequence[Piece], seat: Seat | None) -> Sequence[Piece]:
        """The pieces of its view, as they are shown to a seat."""
        return pieces

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.moves)

    @property
    def gives_way(self) -> bool:
        """Whether Esc takes its last step back too: where a step is little work."""
        return True

    @property
    def full(self) -> bool:
        """Whether nothing more can be laid out: somebody else would be asked now, or something else."""
        view = self._view(len(self.moves))
        return not any(self._table.drafts(view, move) for move in self._legal(len(self.moves)))

    def laid(self) -> tuple[Laid, ...]:
        """Every step that can be seen on the table, in order."""
        return tuple(laid for at in range(len(self.moves)) if (laid := self._laid(at)) is not None)

    def closing(self) -> Move | None:
        """The one move that ends the decision, where the steps themselves do not end it."""
        if self.full:
            return None
        ends = [move for move in self._legal(len(self.moves)) if not self._continues(self.moves, move)]
        return ends[0] if len(ends) == 1 else None

    # -- changing it --------------------------------------------------------------------------------------

    def lay(self, moves: Sequence[Move]) -> bool:
        """Lays out exactly these moves; False, and nothing has changed, where they do not follow each other."""
        states = self._continued(moves)
        if states is None:
            return False
        self.moves, self._states = tuple(moves), states
        return True

    def take(self, laying: Laying) -> bool:
        """Changes it as was spelled out."""
        return self.lay(laying.moves)

    def take_back(self) -> bool:
        """Without the last step; False where nothing is laid out."""
        return bool(self.moves) and self.lay(self.moves[:-1])

    def paths(self) -> list[tuple[Path, Laying]]:
        """Every way to change it, spelled in targets like a move; of two that are spelled alike the first holds."""
        found: dict[Path, Laying] = {}
        for path, laying in (*self._further(), *self._changes()):
            found.setdefault(path, laying)
        return list(found.items())

    def _further(self) -> Iterator[tuple[Path, Laying]]:
        """One more step, or the move that ends it all."""
        view = self._view(len(self.moves))
        for move in () if self.full else self._legal(len(self.moves)):
            laying = Laying((*self.moves, move), move, not self._continues(self.moves, move))
            yield from ((tuple(path), laying) for path in self._table.paths(view, move))

    def _changes(self) -> Iterator[tuple[Path, Laying]]:
        laid = [self._laid(at) for at in range(len(self.moves))]
        for at, one in enumerate(laid):
            if one is not None:
                yield from self._swaps(at, one, laid)
                yield from self._back(at, one)
                yield from self._elsewhere(at, one, laid)

    def _back(self, at: int, one: Laid) -> Iterator[tuple[Path, Laying]]:
        """A thing that is carried back to where it came from, or to others that lie there still."""
        moves = (*self.moves[:at], *self.moves[at + 1 :])
        if self._continued(moves) is None:
            return
        laying, kind = Laying(moves), _kind(one.home)
        yield (one.thing, one.home), laying
        for piece in self._pieces(len(self.moves)):
            if _kind(piece.slot) == kind and piece.owner == self.seat and piece.id != one.thing:
                yield (one.thing, piece.id), laying
                yield (one.thing, piece.slot), laying

    def _swaps(self, at: int, one: Laid, laid: Sequence[Laid | None]) -> Iterator[tuple[Path, Laying]]:
        """Two things that change places, whichever of them is carried to the other."""
        for later in range(at + 1, len(laid)):
            other = laid[later]
            moves = None if other is None or other.goal == one.goal else self._swapped(at, one, later, other)
            if other is not None and moves is not None:
                there, back = Laying(moves, moves[at]), Laying(moves, moves[later])
                yield from (((one.thing, aim), there) for aim in (other.thing, other.goal))
                yield from (((other.thing, aim), back) for aim in (one.thing, one.goal))

    def _swapped(self, at: int, one: Laid, later: int, other: Laid) -> tuple[Move, ...] | None:
        there = self._spelled(self.moves[:at], one.thing, other.goal)
        if there is None:
            return None
        moves = (*self.moves[:at], there, *self.moves[at + 1 :])
        back = self._spelled(moves[:later], other.thing, one.goal)
        if back is None:
            return None
        moves = (*moves[:later], back, *moves[later + 1 :])
        return moves if self._continued(moves) is not None else None

    def _elsewhere(self, at: int, one: Laid, laid: Sequence[Laid | None]) -> Iterator[tuple[Path, Laying]]:
        """The same thing in another place; or another in its place, and where no more can be laid, anywhere."""
        others = {other.thing for other in laid if other is not None} - {one.thing}
        last = self.full and at == len(self.moves) - 1
        view = self._view(at)
        for move in self._legal(at):
            moves = (*self.moves[:at], move, *self.moves[at + 1 :])
            for path in map(tuple, self._table.paths(view, move)):
                if len(path) != 2 or path[0] in others or move == self.moves[at]:
                    continue
                if not (path[0] == one.thing or path[1] == one.goal or last) or self._continued(moves) is None:
                    continue
                yield path, Laying(moves, move)
                if path[1] == one.goal and path[0] != one.thing:
                    yield (path[0], one.thing), Laying(moves, move)

    # -- within -------------------------------------------------------------------------------------------

    def _continued(self, moves: Sequence[Move]) -> list[State] | None:
        """The states that the moves lead through, or None where one of them is no step of a draft."""
        states = self._states[:1]
        for at, move in enumerate(moves):
            if at < len(self.moves) and tuple(moves[: at + 1]) == self.moves[: at + 1]:
                states.append(self._states[at + 1])
                continue
            after = self._after(states[-1], move)
            if after is None:
                return None
            states.append(after)
        return states

    def _continues(self, moves: tuple[Move, ...], move: Move) -> bool:
        return self._continued((*moves, move)) is not None

    def _after(self, state: State, move: Move) -> State | None:
        """The state after a step; None where it may not be made here, or would show something new."""
        if self._rules.to_act(state) != self.seat or move not in self._rules.legal_moves(state):
            return None
        if not self._table.drafts(self._rules.view(state, self.seat), move):
            return None
        events: list[Event] = []
        after = self._rules.apply(state, move, events.append)
        tells = self._rules.to_act(after) == CHANCE or any(event.reveals for event in events)
        return None if tells else after

    def _view(self, at: int) -> View:
        return self._rules.view(self._states[at], self.seat)

    def _legal(self, at: int) -> Sequence[Move]:
        state = self._states[at]
        return self._rules.legal_moves(state) if self._rules.to_act(state) == self.seat else ()

    def _pieces(self, at: int) -> Sequence[Piece]:
        return self._table.pieces(self._view(at))

    def _laid(self, at: int) -> Laid | None:
        """Which of the things that its spellings name lies elsewhere after a step."""
        before = {piece.id: piece.slot for piece in self._pieces(at)}
        after = {piece.id: piece.slot for piece in self._pieces(at + 1)}
        for path in self._table.paths(self._view(at), self.moves[at]):
            thing = path[0]
            if len(path) == 2 and thing in before and after.get(thing) == path[1] != before[thing]:
                return Laid(thing, before[thing], path[1])
        return None

    def _spelled(self, before: Sequence[Move], thing: Target, goal: Target) -> Move | None:
        """The step that takes a thing to a place, after these others."""
        states = self._continued(before)
        if states is None:
            return None
        view = self._rules.view(states[-1], self.seat)
        for move in self._rules.legal_moves(states[-1]):
            if (thing, goal) in map(tuple, self._table.paths(view, move)):
                return move
        return None


def _kind(slot: Target) -> str:
    return slot.partition(":")[0]
