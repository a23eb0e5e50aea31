"""The whole truth of a game of SCOPE, as flat immutable tuples, strings and numbers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from scrapdesk.core.changed import quickly_changed
from scrapdesk.core.seats import Seat
from scrapdesk.games.scope.board import NO_SQUARE, SQUARES, Ground, ground
from scrapdesk.games.scope.cards import FREE, GERMAN, KINDS, NOWHERE, OF_SIDE, SOVIET, Card, Side
from scrapdesk.games.scope.scenarios import Scenario


class Phase(IntEnum):
    DEPLOY = 0
    """A side lays out its front."""
    DEAL = 1
    """Luck lays out the rest of it."""
    TURN = 2
    """An action is to be chosen."""
    REGROUP = 3
    """The officer is shown: which quadrant is moved?"""
    ARRANGE = 4
    """A quadrant is in hand, and goes back."""
    SHOOT = 5
    """A search found something: shoot or hold?"""
    NOISE = 6
    """A sniper has shot: where does the shot card go?"""
    GUN = 7
    """Offensive fire found something: which gun shows itself, if any?"""
    STEP = 8
    """The assault has turned the cards up: where does the infantry step?"""
    AFTER = 9
    """The action is over: is there a DEPLOYMENT?"""
    OVER = 10


WHOLE, UNITS, SNIPERS = range(3)
"""The division whose turn it is: a whole side with two players (SC-8.1)."""

DEPLOYED, ACTED = 1, 2
"""What has been used up in this turn: the DEPLOYMENT, and the action."""

NOBODY_WON: Final = -1


@quickly_changed
class Turn(NamedTuple):
    """One turn of a round: who plays it, for which side, with which division."""

    seat: Seat
    side: Side
    division: int


@quickly_changed
class Frame(NamedTuple):
    """What never changes in a game."""

    scenario: Scenario
    advanced: bool
    order: tuple[Turn, ...]
    """The round (SC-8.1)."""
    sides: tuple[Side, ...]
    """The side of every seat."""
    size: tuple[int, int]
    """Columns and rows of a front."""

    @property
    def ground(self) -> Ground:
        return ground(*self.size)

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat, own in enumerate(self.sides) if own == side)


@quickly_changed
class Score(NamedTuple):
    """What changes only when a card is shot or comes back."""

    points: tuple[int, int] = (0, 0)
    piles: tuple[str, str] = ("", "")
    """The cards that each side has shot."""
    reserve: tuple[int, int] = (0, 0)
    """Snipers waiting in the zone of each side (SC-6.1)."""
    last: int = 0
    """The turn in which a card last came into a pile."""
    winner: int = NOBODY_WON
    """The side that won; NOBODY_WON in a draw and before the end."""
    ending: str = ""
    """Why it ended: snipers, points, units, advance, quiet, long."""


class Clue(NamedTuple):
    """Something that everybody knows: at least so many of a card lie on these squares, all of which are hidden."""

    card: Card
    area: int
    least: int


@quickly_changed
class State(NamedTuple):
    phase: Phase
    actor: Seat
    turn: int
    """The turn of the round, as an index of `frame.order`."""
    cards: str
    """The card on every square of the field."""
    hidden: int
    """The squares whose card is not known to everybody."""
    clues: tuple[Clue, ...]
    """What everybody knows of the hidden squares, beyond how many cards of each kind are out there."""
    backs: int
    """The squares with a Soviet back."""
    focus: int
    """The square or quadrant that the phase is about."""
    source: int
    """The infantry that assaults."""
    used: int
    shots: tuple[int, int]
    """The quadrant on which the shot card of each side lies, or NO_SQUARE."""
    turns: int
    """How many turns are over."""
    score: Score
    frame: Frame


def learned(state: State, cards: str, hidden: int, clues: tuple[Clue, ...], used: int) -> State:
    """The state with other cards and knowledge: what most moves change. (Twice as quick as `_replace`.)"""
    phase, actor, turn, _, _, _, backs, focus, source, _, shots, turns, score, frame = state
    return State(phase, actor, turn, cards, hidden, clues, backs, focus, source, used, shots, turns, score, frame)


def asked(state: State, phase: Phase, focus: int) -> State:
    """The state with another question to the same seat."""
    _, actor, turn, cards, hidden, clues, backs, _, source, used, shots, turns, score, frame = state
    return State(phase, actor, turn, cards, hidden, clues, backs, focus, source, used, shots, turns, score, frame)


def new_game(frame: Frame) -> State:
    """A battlefield before the first card is laid out; the German side begins."""
    whole = frame.ground.whole
    cards = "".join(FREE if whole >> square & 1 else NOWHERE for square in SQUARES)
    reserve = frame.scenario.reserve
    return State(
        phase=Phase.DEPLOY,
        actor=frame.order[GERMAN].seat,
        turn=GERMAN,
        cards=cards,
        hidden=whole,
        clues=(),
        backs=frame.ground.fronts[SOVIET],
        focus=NO_SQUARE,
        source=NO_SQUARE,
        used=0,
        shots=(NO_SQUARE, NO_SQUARE),
        turns=0,
        score=Score(reserve=(reserve, reserve)),
        frame=frame,
    )


def counts(state: State) -> tuple[int, ...]:
    """How many cards of each kind each side has in play, German ones first: everybody can count that along."""
    laid = 2 if state.phase > Phase.DEAL else state.turn
    return tuple(
        state.cards.count(OF_SIDE[side][kind]) if side < laid else state.frame.scenario.cards[at]
        for side in (GERMAN, SOVIET)
        for at, kind in enumerate(KINDS)
    )


def placed(state: State) -> tuple[int, int]:
    """How many places of each front are filled."""
    fronts = state.frame.ground.fronts
    free = [square for square, card in enumerate(state.cards) if card == FREE]
    empty = [sum(front >> square & 1 for square in free) for front in fronts]
    return fronts[0].bit_count() - empty[0], fronts[1].bit_count() - empty[1]
