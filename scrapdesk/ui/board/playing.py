"""A person's hand on the board: what they point at becomes an Intent, such as a move, or a refusal with its reason.

Every way of pointing ends here: click and click, drag and drop, keyboard. The hand says what is meant and never plays:
whoever has the match does that, and has the hand look at it anew. What is laid out in a draft, and a move that waits
for its tick, are shown here and nowhere else. Knows no pixels, nor which thing lies under a pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from scrapdesk.core.refusal import Attempt, Refusal, Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import DONE, Path, Piece, is_hand
from scrapdesk.ui.board.arranging import READY, Arranging, Asks, Layouts
from scrapdesk.ui.board.draft import LaidDraft, Laying
from scrapdesk.ui.board.spelling import SpelledStep, Spelling
from scrapdesk.ui.opaque import Move, SomeMatch, SomeTable, View


@dataclass(frozen=True, slots=True)
class Intent:
    """What somebody means by what they did on the board. Nothing has been played yet."""

    kind: Literal["move", "laid", "asked", "pointed", "cleared", "refused", "nothing"]
    """`move`: these moves are meant. `laid`: a draft has changed. `asked`: the move is spelled out, and whether it is
    really meant is being asked. `pointed`, `cleared`: something was pointed at, or let go."""
    moves: tuple[Move, ...] = ()
    path: Path = ()
    """How the last of the moves was spelled."""
    agreed: bool = False
    """Whether a tick has said that they are meant: nobody asks again."""
    refusal: Refusal | None = None

    @property
    def laid(self) -> bool:
        """Whether the board shows it already, though nothing is played."""
        return self.kind in ("laid", "asked")


@dataclass(frozen=True, slots=True)
class Asked:
    """A move that is not made before it is agreed to, how it was spelled, and what was seen then."""

    move: Move
    path: Path
    view: View


NOTHING = Intent("nothing")
BUTTON = "button:"
ABOVE = 1_000
"""The order of a piece that lies over all others of its place."""


def begun(hand: PlayingHand) -> bool:
    """Whether something is laid out or asked about that can be taken back, though it may not count yet."""
    return hand.proposed is not None or (hand.laid_out is not None and hand.laid_out.begun)


class PlayingHand:
    """The hand of the seat that sits before the board. Whoever has changed the match refreshes it."""

    def __init__(
        self,
        match: SomeMatch,
        table: SomeTable,
        seat: Seat | None,
        one_click: Callable[[View], bool] = lambda view: False,
    ) -> None:
        self._match, self._table, self._one_click = match, table, one_click
        self.seat = seat
        """Whose eyes look at the table; None: nobody's secrets may be seen."""
        self.actor = seat
        """Who moves with this hand: the same, or at a public decision whoever is asked."""
        self.lays_out = False
        """Whether small moves are laid out as a draft first, where the table says that they may be."""
        self.looking: int | None = None
        """The ply that is looked back at; nothing can be played then."""
        self.shown: tuple[Target, ...] = ()
        """What is pointed out while looking back."""
        self._asked: Asked | None = None
        self.tick_at: Target | None = None
        """Where the tick stands that makes what is proposed or laid out count."""
        self.layouts = Layouts()
        """Where it is kept how things were laid out before."""
        self.draft: LaidDraft | None = None
        self.spelling: Spelling[Move | Laying] = Spelling(())
        self.view: View
        self.pieces: Sequence[Piece] = ()
        self.barred: frozenset[Target] = frozenset()
        """The cards of the hand with which the person asked cannot begin anything now."""
        self.opens: Callable[[Sequence[Piece]], Sequence[Piece]] = lambda pieces: pieces
        """What is seen of the pieces by somebody who only watches, and may see more than a seat does."""
        self.filled: set[Target] = set()
        """The places on which something lies."""
        self.refresh()

    def refresh(self) -> None:
        """Looks at the match anew: after every change of it, or when another person sits down."""
        self._keep_draft()
        self._spell()
        asked, self._asked = self._asked, None
        if asked is not None and asked.view == self.view:
            self.spelling.point(*asked.path)
            self.ask(asked.move, asked.path)

    def _keep_draft(self) -> None:
        """The draft goes on as long as nothing has happened in the match."""
        if self.looking is not None or self.actor is None:
            self.draft = self.draft if self.looking is not None else None
            return
        view, kept = self._match.view(self.actor), self.draft
        if kept is None or kept.seat != self.actor or kept.view_before != view:
            self.draft = self._new_draft(self.actor, view)

    def _new_draft(self, actor: Seat, view: View) -> LaidDraft | None:
        """An arrangement where there is one to lay out as a whole, or small steps one by one."""
        arrangement = self._table.arrangement(view)
        if arrangement is not None:
            return Arranging(self._match.rules, self._table, actor, view, arrangement, self.layouts)
        if not self.lays_out:
            return None
        return LaidDraft.of(self._match.rules, self._table, actor, view, self.legal)

    def _spell(self) -> None:
        """What is seen now, and all that can be pointed out in it."""
        laid, self.tick_at = self.laid_out, None
        self.view = laid.view(self.seat) if laid is not None else self._match.view(self.seat, self.looking)
        pieces = self._table.pieces(self.view)
        self.pieces = self.opens(pieces if laid is None else laid.shown(pieces, self.seat))
        self.filled = {piece.slot for piece in self.pieces}
        if laid is not None:
            self.spelling = Spelling(laid.paths())
            steps = laid.laid()
            self.tick_at = steps[-1].thing if steps else None
        else:
            self.spelling = Spelling(Spelling.of(self._table, self.view, self.legal).paths)
        self.barred = self._find_barred()

    @property
    def laid_out(self) -> LaidDraft | None:
        """The draft, where there is one and it is not looked back at something else."""
        return self.draft if self.looking is None else None

    @property
    def legal(self) -> Sequence[Move]:
        return () if self.actor is None or self.looking is not None else self._match.legal_moves(self.actor)

    @property
    def pointed(self) -> tuple[Target, ...]:
        return self.spelling.pointed

    def possible(self) -> tuple[Target, ...]:
        """What may be pointed at next."""
        return self.spelling.nexts()

    def asking(self) -> tuple[Target, ...]:
        """The pieces that ask to be looked at: those that are told of, or that can be taken up where no hand of cards
        shows it anyway."""
        if self.looking is not None:
            return self.shown
        possible = set() if self.pointed or self.waits else set(self.possible())
        found = [piece for piece in self.pieces if piece.id in possible]
        return () if any(piece.in_hand for piece in found) else tuple(piece.id for piece in found)

    def _find_barred(self) -> frozenset[Target]:
        """Nothing is barred where nobody is asked: whoever waits may look at a hand as it is."""
        begins = set(self.spelling.nexts())
        if not begins:
            return frozenset()
        own = (piece for piece in self.pieces if piece.owner == self.actor and piece.in_hand)
        return frozenset(piece.id for piece in own if piece.face_up and piece.id not in begins)

    def goals_of(self, target: Target) -> tuple[Target, ...]:
        """Where a lifted piece may be dropped."""
        return self.spelling.goals_of(target)

    def moves(self) -> tuple[Move | Laying, ...]:
        """The moves, or changes of a draft, that what was pointed at still allows."""
        return self.spelling.moves()

    def candidates(self, piece: Piece | None, slots: Sequence[Target] = ()) -> tuple[Target, ...]:
        """The names of what lies under a pointer, as a spelling may use them: the piece first, then its places."""
        names = [piece.id, piece.slot] if piece is not None else []
        return tuple(dict.fromkeys([*names, *slots]))

    def _with_pieces(self, names: Sequence[Target]) -> Sequence[Target]:
        """Whoever points at a place by its name also means what lies there alone."""
        alone = [found for name in names if len(found := [p.id for p in self.pieces if p.slot == name]) == 1]
        return tuple(dict.fromkeys([*names, *(found[0] for found in alone)]))

    def click(self, candidates: Sequence[Target]) -> Intent:
        """Points at what was clicked; a click on the last thing lets it go, on another beginning begins anew."""
        if not candidates or self._asked is not None:
            return self.let_go()
        candidates = self._with_pieces(candidates)
        if self.pointed and self.pointed[-1] in candidates:
            self.spelling.back()
            return Intent("cleared")
        going_on = [target for target in candidates if target in self.possible()]
        if going_on:
            return self._meant(self._pointed_at(going_on[0]))
        beginning = [target for target in candidates if target in self.spelling.beginnings()]
        if beginning and self.pointed:
            self.spelling.clear()
            return self._meant(self._pointed_at(beginning[0]))
        if all(map(is_hand, candidates)):
            return self.let_go()  # beside the cards: nothing was meant
        return self._refused(Attempt((*self.pointed, candidates[0])))

    def _pointed_at(self, target: Target) -> SpelledStep[Move | Laying]:
        """A button that says all is a move of its own; so is any thing where one click is enough: at questions with no
        way back to think of, and at a place that only one piece can reach."""
        step = self.spelling.point(target)
        if step.move is None and (target.startswith(BUTTON) or self._one_click(self.view) or self._reached(target)):
            return SpelledStep(self.spelling.finish())
        return step

    def _reached(self, target: Target) -> bool:
        """Whether a card, or a piece, was brought to a place: as by a drop, the rest need not be said."""
        return len(self.pointed) > 1 and target not in [piece.id for piece in self.pieces]

    def drop(self, target: Target, candidates: Sequence[Target]) -> Intent:
        """A piece was dropped on something: two targets at once."""
        aimed = self._aimed(target, candidates)
        if aimed:
            step = self.spelling.point(*aimed)
            whole = step.move is not None or not self._reached(aimed[-1])
            return self._meant(step if whole else SpelledStep(self.spelling.finish()))
        self.spelling.clear()
        others = [name for name in candidates if name != target]
        return self._refused(Attempt((target, others[0]))) if others else NOTHING

    def preview(self, target: Target, candidates: Sequence[Target]) -> tuple[Move | Laying, ...]:
        """The moves that a drop here would make, or begin."""
        aimed = self._aimed(target, candidates)
        return self.spelling.moves_after(*aimed) if aimed else ()

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

    def let_go(self) -> Intent:
        """Forgets everything that was pointed at; a move that waits for its tick is not made."""
        if self._asked is not None:
            self._asked = None
            self.refresh()
            return Intent("laid")
        had = bool(self.pointed)
        self.spelling.clear()
        return Intent("cleared") if had else NOTHING

    # -- what counts only when it is meant ----------------------------------------------------------------

    @property
    def proposed(self) -> Move | None:
        """A move that waits for its tick."""
        return None if self._asked is None or self.looking is not None else self._asked.move

    @property
    def waits(self) -> bool:
        """Whether a tick makes something count: a move that was asked about, what is laid out, or what was pointed at
        where more could follow."""
        laid = self.laid_out is not None and bool(self.laid_out.moves)
        return laid or self.proposed is not None or self._may_end

    @property
    def _may_end(self) -> bool:
        """Whether what was pointed at is a whole move, if nothing more is."""
        return self._asked is None and self.spelling.may_end

    @property
    def complete(self) -> bool:
        """Whether nothing else can be meant than to agree: no step could be added."""
        return self.proposed is not None or (self.waits and self.laid_out is not None and self.laid_out.full)

    def agree(self) -> Intent:
        """It is meant: the move that was asked about, or all that is laid out, in order."""
        if not self.waits:
            return NOTHING
        if self._may_end:
            return self.click((DONE,))
        draft, last = self.laid_out, self.proposed
        if last is None and draft is not None:
            last = draft.closing()
        return self._all((*(draft.moves if draft is not None else ()), *(() if last is None else (last,))))

    def take_back(self) -> Intent:
        """The last step of a draft is laid out no more."""
        if self.laid_out is None or not self.laid_out.take_back():
            return NOTHING
        self._spell()
        return Intent("laid")

    def _all(self, moves: Sequence[Move]) -> Intent:
        if self.draft is not None:
            self.draft.counts()
        self.draft, self._asked = None, None
        return Intent("move", tuple(moves), agreed=True)

    def _lay(self, laying: Laying, path: Path) -> Intent:
        """Changes the draft; what cannot be laid out counts at once, and asks first where it would take all along."""
        assert self.draft is not None  # noqa: S101 - only a draft has such changes
        if isinstance(laying, Asks):
            self.spelling.clear()
            return Intent("pointed", path=path)
        if not laying.closes:
            self.draft.take(laying)
            self._spell()
            return Intent("laid")
        if len(laying.moves) == 1:
            return Intent("move", (laying.new,), path)
        return self._all(laying.moves) if DONE in path or READY in path else self.ask(laying.new, path)

    def ask(self, move: Move, path: Path) -> Intent:
        """The move waits for its tick: what is carried already lies where it would go."""
        path = path or tuple(self._table.paths(self.view, move)[0])
        self._asked, self.tick_at = Asked(move, path, self.view), path[-1]
        thing = self._goes(path)
        if thing is not None:
            goal = next((piece.slot for piece in self.pieces if piece.id == path[-1]), path[-1])
            self.pieces = [
                piece._replace(slot=goal, order=ABOVE) if piece.id == thing else piece for piece in self.pieces
            ]
        return Intent("asked")

    def _goes(self, path: Path) -> Target | None:
        """What of a spelled move would come to lie on its last target: the one thing before it, or of several the one
        that lies on the table."""
        if len(path) == 2:
            return path[0]
        found = [piece.id for piece in self.pieces if piece.id in path[:-1] and not piece.in_hand]
        return found[0] if len(found) == 1 else None

    def _meant(self, step: SpelledStep[Move | Laying]) -> Intent:
        if step.attempt is not None:
            return self._refused(step.attempt)
        if step.move is None or self.actor is None:
            return Intent("pointed")
        path = self.pointed
        if isinstance(step.move, Laying):
            return self._lay(step.move, path)
        return Intent("move", (step.move,), path)

    def _refused(self, attempt: Attempt) -> Intent:
        if self.actor is None or self._match.to_act == CHANCE or self.looking is not None:
            return NOTHING
        return Intent("refused", refusal=self._match.refusal(self.actor, attempt))
