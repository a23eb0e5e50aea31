"""A person's hand on the board: what they point at becomes moves of the match, or refusals with a reason.

Every way of playing ends here: click and click, drag and drop, keyboard, typed notation. Knows no pixels; which
thing lies under a pointer is somebody else's question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Attempt, IllegalMove, Refusal, Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import DONE, Piece, Table
from scrapdesk.ui.board.spelling import Spelling, Step


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an act: a move was played, something was pointed at or let go, or it was refused."""

    kind: Literal["played", "asked", "pointed", "cleared", "refused", "nothing"]
    """`asked`: the move is spelled out, and whether it is really meant is being asked."""
    refusal: Refusal | None = None


NOTHING = Answer("nothing")

Make = Callable[[Any], bool]
"""Makes a move of the seat asked, or asks first whether it is meant; True if it is made."""


class Hand:
    """The hand of the seat that sits before the board. It follows the match by itself."""

    def __init__(
        self, match: Match[Any, Any, Any], table: Table[Any, Any], seat: Seat | None, make: Make | None = None
    ) -> None:
        self._match, self._table = match, table
        self._make = make or self._play_at_once
        self.seat = seat
        """Whose eyes look at the table; None: nobody's secrets may be seen."""
        self.actor = seat
        """Who moves with this hand: the same, or at a public decision whoever is asked."""
        self.one_click = False
        """Whether a click that leaves only one move makes it: for questions with no way back to think of."""
        self._spelling: Spelling[Any] = Spelling(())
        self.view: Any = None
        self.pieces: Sequence[Piece] = ()
        self.filled: set[Target] = set()
        """The places on which something lies."""
        self.refresh()

    def refresh(self) -> None:
        """Looks at the match anew: after every change of it, or when another person sits down."""
        self.view = self._match.view(self.seat)
        self.pieces = self._table.pieces(self.view)
        self.filled = {piece.slot for piece in self.pieces}
        self._spelling = Spelling.of(self._table, self.view, self.legal)

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.actor is None else self._match.legal_moves(self.actor)

    @property
    def is_asked(self) -> bool:
        return self.actor is not None and self._match.to_act == self.actor

    @property
    def pointed(self) -> tuple[Target, ...]:
        return self._spelling.pointed

    def possible(self) -> tuple[Target, ...]:
        """What may be pointed at next."""
        return self._spelling.nexts()

    def asking(self) -> tuple[Target, ...]:
        """The pieces that ask to be taken up, where no hand of cards shows it anyway."""
        possible = set() if self.pointed else set(self.possible())
        found = [piece for piece in self.pieces if piece.id in possible]
        return () if any(piece.slot.startswith("hand") for piece in found) else tuple(piece.id for piece in found)

    def goals_of(self, target: Target) -> tuple[Target, ...]:
        """Where a lifted piece may be dropped."""
        return self._spelling.goals_of(target)

    def moves(self) -> tuple[Any, ...]:
        """The moves that what was pointed at still allows."""
        return self._spelling.moves()

    def candidates(self, piece: Piece | None, slots: Sequence[Target] = ()) -> tuple[Target, ...]:
        """The names of what lies under a pointer, as a spelling may use them: the piece first, then its places."""
        names = [piece.id, piece.slot] if piece is not None else []
        return tuple(dict.fromkeys([*names, *slots]))

    def click(self, candidates: Sequence[Target]) -> Answer:
        """Points at what was clicked; a click on the last thing lets it go, on another beginning begins anew."""
        if not candidates:
            return self.let_go()
        if self.pointed and self.pointed[-1] in candidates:
            self._spelling.back()
            return Answer("cleared")
        going_on = [target for target in candidates if target in self.possible()]
        if going_on:
            return self._answer(self._pointed_at(going_on[0]))
        beginning = [target for target in candidates if target in Spelling(self._spelling.paths).nexts()]
        if beginning and self.pointed:
            self._spelling.clear()
            return self._answer(self._pointed_at(beginning[0]))
        return self._refused(Attempt((*self.pointed, candidates[0])))

    def _pointed_at(self, target: Target) -> Step[Any]:
        """A button that says all is a move of its own; so is any thing where one click is enough."""
        step = self._spelling.point(target)
        if step.move is None and (self.one_click or target == DONE):
            return Step(self._spelling.finish())
        return step

    def drop(self, target: Target, candidates: Sequence[Target]) -> Answer:
        """A piece was dropped on something: two targets at once."""
        aimed = self._aimed(target, candidates)
        if aimed:
            step = self._spelling.point(*aimed)
            # A card dropped on a square that one piece alone can reach needs no more words.
            whole = step.move is not None or any(aimed[-1] == piece.id for piece in self.pieces)
            return self._answer(step if whole else Step(self._spelling.finish()))
        self._spelling.clear()
        others = [name for name in candidates if name != target]
        return self._refused(Attempt((target, others[0]))) if others else NOTHING

    def preview(self, target: Target, candidates: Sequence[Target]) -> tuple[Any, ...]:
        """The moves that a drop here would make, or begin."""
        aimed = self._aimed(target, candidates)
        return self._spelling.moves_after(*aimed) if aimed else ()

    def _aimed(self, target: Target, candidates: Sequence[Target]) -> tuple[Target, ...]:
        """What a drop would point at; nothing where it may not be dropped."""
        begun = () if target in self.pointed else (target,)
        goals = self.goals_of(target) if begun else self.possible()
        legal = [goal for goal in candidates if goal in goals]
        return (*begun, legal[0]) if legal else ()

    def why_not(self, target: Target, candidates: Sequence[Target]) -> Refusal | None:
        """The reason that would come if a lifted piece were dropped here; None where it may be dropped."""
        others = [name for name in candidates if name != target]
        if not others or self.actor is None or set(candidates) & set(self.goals_of(target)):
            return None
        return self._match.refusal(self.actor, Attempt((target, others[0])))

    def type(self, text: str) -> Answer:
        """A move in notation."""
        if self.actor is None:
            return NOTHING
        try:
            self._match.play_text(self.actor, text.strip().lower())
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
        if step.move is None or self.actor is None:
            return Answer("pointed")
        if not self._make(step.move):
            self._spelling.clear()
            return Answer("asked")
        self.refresh()
        return Answer("played")

    def _play_at_once(self, move: Any) -> bool:
        if self.actor is not None:
            self._match.play(self.actor, move)
        return True

    def _refused(self, attempt: Attempt) -> Answer:
        if self.actor is None or self._match.to_act == CHANCE:
            return NOTHING
        return Answer("refused", self._match.refusal(self.actor, attempt))
