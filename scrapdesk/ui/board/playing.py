"""A person's hand on the board: what they point at becomes moves of the match, or refusals with a reason.

Every way of playing ends here: click and click, drag and drop, keyboard, typed notation. Knows no pixels; which
thing lies under a pointer is somebody else's question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Attempt, IllegalMove, Refusal, Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Piece, Table
from scrapdesk.ui.board.spelling import Spelling, Step


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an act: a move was played, something was pointed at or let go, or it was refused."""

    kind: Literal["played", "pointed", "cleared", "refused", "nothing"]
    refusal: Refusal | None = None


NOTHING = Answer("nothing")


class Hand:
    """The hand of the seat that sits before the board. It follows the match by itself."""

    def __init__(self, match: Match[Any, Any, Any], table: Table[Any, Any], seat: Seat | None) -> None:
        self._match, self._table = match, table
        self.seat = seat
        self._spelling: Spelling[Any] = Spelling(())
        self.view: Any = None
        self.pieces: Sequence[Piece] = ()
        self.refresh()

    def refresh(self) -> None:
        """Looks at the match anew: after every change of it, or when another person sits down."""
        self.view = self._match.view(self.seat)
        self.pieces = self._table.pieces(self.view)
        self._spelling = Spelling.of(self._table, self.view, self.legal)

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.seat is None else self._match.legal_moves(self.seat)

    @property
    def is_asked(self) -> bool:
        return self.seat is not None and self._match.to_act == self.seat

    @property
    def pointed(self) -> tuple[Target, ...]:
        return self._spelling.pointed

    def possible(self) -> tuple[Target, ...]:
        """What may be pointed at next."""
        return self._spelling.nexts()

    def goals_of(self, target: Target) -> tuple[Target, ...]:
        """Where a lifted piece may be dropped."""
        return self._spelling.goals_of(target)

    def moves(self) -> tuple[Any, ...]:
        """The moves that what was pointed at still allows."""
        return self._spelling.moves()

    def candidates(self, piece: Piece | None, slot: Target | None) -> tuple[Target, ...]:
        """The names of what lies under a pointer, as a spelling may use them: the piece first, then its place."""
        names = [piece.id, piece.slot] if piece is not None else []
        return tuple(dict.fromkeys([*names, *([slot] if slot is not None else [])]))

    def click(self, candidates: Sequence[Target]) -> Answer:
        """Points at what was clicked; a click on the last thing lets it go, on another beginning begins anew."""
        if not candidates:
            return self.let_go()
        if self.pointed and self.pointed[-1] in candidates:
            self._spelling.back()
            return Answer("cleared")
        going_on = [target for target in candidates if target in self.possible()]
        if going_on:
            return self._answer(self._spelling.point(going_on[0]))
        beginning = [target for target in candidates if target in Spelling(self._spelling.paths).nexts()]
        if beginning and self.pointed:
            self._spelling.clear()
            return self._answer(self._spelling.point(beginning[0]))
        return self._refused(Attempt((*self.pointed, candidates[0])))

    def drop(self, target: Target, candidates: Sequence[Target]) -> Answer:
        """A piece was dropped on something: two targets at once."""
        begun = () if target in self.pointed else (target,)
        goals = self.goals_of(target) if begun else self.possible()
        legal = [goal for goal in candidates if goal in goals]
        if legal:
            return self._answer(self._spelling.point(*begun, legal[0]))
        self._spelling.clear()
        others = [name for name in candidates if name != target]
        return self._refused(Attempt((target, others[0]))) if others else NOTHING

    def why_not(self, target: Target, candidates: Sequence[Target]) -> Refusal | None:
        """The reason that would come if a lifted piece were dropped here; None where it may be dropped."""
        others = [name for name in candidates if name != target]
        if not others or self.seat is None or set(candidates) & set(self.goals_of(target)):
            return None
        return self._match.refusal(self.seat, Attempt((target, others[0])))

    def type(self, text: str) -> Answer:
        """A move in notation."""
        if self.seat is None:
            return NOTHING
        try:
            self._match.play_text(self.seat, text.strip().lower())
        except IllegalMove as fault:
            return Answer("refused", fault.refusal)
        self.refresh()
        return Answer("played")

    def let_go(self) -> Answer:
        """Forgets everything that was pointed at."""
        had = bool(self.pointed)
        self._spelling.clear()
        return Answer("cleared") if had else NOTHING

    def _answer(self, step: Step[Any]) -> Answer:
        if step.attempt is not None:
            return self._refused(step.attempt)
        if step.move is None or self.seat is None:
            return Answer("pointed")
        self._match.play(self.seat, step.move)
        self.refresh()
        return Answer("played")

    def _refused(self, attempt: Attempt) -> Answer:
        if self.seat is None or self._match.to_act == CHANCE:
            return NOTHING
        return Answer("refused", self._match.refusal(self.seat, attempt))
