"""What a seat may know of a game of SCOPE, built field by field.

All that is turned up is seen by everybody, so one record of knowledge serves enemies and spectators alike; a seat
sees the cards of its own side besides. Which kinds a hidden card can still be is worked out when it is asked for.
"""

from __future__ import annotations

from typing import NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scope.board import AREA, BIT, squares_in
from scrapdesk.games.scope.cards import GERMAN, HIDDEN, KINDS, OF_SIDE, SOVIET, Side
from scrapdesk.games.scope.deduction import Unknown, possible_cards
from scrapdesk.games.scope.state import Clue, Frame, Phase, Score, State, counts, placed


class View(NamedTuple):
    seat: Seat | None
    side: Side | None
    """The side whose cards the viewer may look at; None for a spectator."""
    phase: Phase
    actor: Seat
    turn: int
    cards: str
    """The card on every square as the viewer knows it: HIDDEN where it does not."""
    hidden: int
    """The squares whose card is not known to everybody: the viewer's own can be among them."""
    clues: tuple[Clue, ...]
    backs: int
    counts: tuple[int, ...]
    """How many cards of each kind are in play, German ones first."""
    placed: tuple[int, int]
    """How many places of each front are filled; before the game only."""
    focus: int
    source: int
    used: int
    shots: tuple[int, int]
    turns: int
    score: Score
    frame: Frame
    open: int = 0
    """The squares whose cards lie open while it is decided what becomes of them."""

    def area(self, side: Side) -> int:
        """The squares on which cards of a side lie."""
        return self.backs if side == SOVIET else self.frame.ground.whole & ~self.backs

    def in_play(self, side: Side, kind: str) -> int:
        return self.counts[len(KINDS) * side + KINDS.index(kind)]

    def unknown(self, side: Side) -> Unknown:
        """What an enemy of a side does not know of it: the hidden squares, what lies there, and the clues."""
        area = self.hidden & self.area(side)
        left = [self.in_play(side, kind) for kind in KINDS]
        own = OF_SIDE[side]
        for square in squares_in(self.area(side) & ~area):
            left[KINDS.index(self.cards[square].lower())] -= 1
        clues = tuple(clue for clue in self.clues if clue.card in own.values())
        return Unknown(side, area, tuple(left), clues)

    def possible(self, square: int) -> str:
        """The kinds that the card of a square can still be for all that everybody knows."""
        side = SOVIET if self.backs >> square & 1 else GERMAN
        if not self.hidden >> square & 1:
            return self.cards[square].lower()
        return possible_cards(self.unknown(side))[square]


def view_of(state: State, seat: Seat | None) -> View:
    side = None if seat is None else state.frame.sides[seat]
    laying = state.phase <= Phase.DEAL
    return View(
        seat=seat,
        side=side,
        phase=state.phase,
        actor=state.actor,
        turn=state.turn,
        cards=_visible(state, side),
        hidden=state.hidden,
        clues=state.clues,
        backs=state.backs,
        counts=counts(state),
        placed=placed(state) if laying else (0, 0),
        focus=state.focus,
        source=state.source,
        used=state.used,
        shots=state.shots,
        turns=state.turns,
        score=state.score,
        frame=state.frame,
        open=_turned_up(state),
    )


def _turned_up(state: State) -> int:
    if state.phase in (Phase.SHOOT, Phase.GUN):
        return BIT[state.focus] & ~state.hidden
    if state.phase == Phase.STEP:
        return AREA[state.focus] & ~state.hidden
    return 0


def _visible(state: State, side: Side | None) -> str:
    """The field with all hidden cards covered but those of one side; after the end nothing is hidden."""
    if state.phase == Phase.OVER:
        return state.cards
    ground = state.frame.ground
    own = 0 if side is None else (state.backs if side == SOVIET else ground.whole & ~state.backs)
    cover = state.hidden & ~own
    cards = list(state.cards)
    for square in squares_in(cover):
        cards[square] = HIDDEN
    return "".join(cards)
