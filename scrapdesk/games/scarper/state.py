"""The whole truth of a game of Scarper, as immutable tuples."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from scrapdesk.core.changed import changer, quickly_changed
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scarper.board import CENTRAL, START_FRONTS, START_TRENCHES, Fronts, Trenches
from scrapdesk.games.scarper.cards import FIRST_YEAR, Effect

Cards = tuple[int, ...]
"""Cards and missions are numbers: their places in the deck that the rules were made with."""

NONE: Final = -1
NO_CARDS: Final[tuple[Cards, Cards]] = ((), ())

HAND_SIZE: Final = 6
ROUNDS: Final = 5
TURNS: Final = 2 * ROUNDS
OFFER_SIZE: Final = 3
VICTORY: Final = 15
TRACK_TOP: Final = 6
START_ECONOMY: Final = (3, 4)

NO_EVENT: Final = 1
NO_ATTACK: Final = 2
"""What may be forbidden to a side for its next card; bits of a number."""


class Phase(IntEnum):
    DEAL = 0
    BRIEF = 1
    KEEP = 2
    TURN = 3
    SPEND = 4
    CHOOSE = 5
    ROLL = 6
    OVER = 7


class Ask(NamedTuple):
    """An effect of an event that waits for the player's choice."""

    effect: Effect
    kind: str = "ask"


class Roll(NamedTuple):
    """Dice that have to be rolled: for what, where, with which bonus or points."""

    what: str
    field: int = NONE
    amount: int = 0
    effect: Effect | None = None
    kind: str = "roll"


Pending = Effect | Ask | Roll


@quickly_changed
class Year(NamedTuple):
    """What changes seldom: the year, who begins it, its missions, and what lasts until its end."""

    number: int
    first: Seat
    opening: Fronts
    """The frontlines at the beginning of the year."""
    gone: Cards = ()
    """Cards printed *once* that have left the war."""
    offers: tuple[Cards, Cards] = NO_CARDS
    kept: tuple[int, int] = (NONE, NONE)
    seen: tuple[int, int] = (NONE, NONE)
    """The enemy's mission that each side has looked at this year."""
    stale: tuple[bool, bool] = (False, False)
    """Whether the enemy has chosen again since then."""
    bans: tuple[int, int] = (0, 0)
    drill: tuple[int, int] = (0, 0)
    """What each side adds to its charges until the end of the year."""
    guard: tuple[int, int] = (0, 0)
    """What each side adds against charges until the end of the year."""
    shown: tuple[int, int] = (NONE, NONE)
    """The missions that were shown at the last scoring."""


@quickly_changed
class State(NamedTuple):
    phase: Phase
    turn: Seat | None
    fronts: Fronts
    trenches: Trenches
    economy: tuple[int, int]
    propaganda: tuple[int, int]
    morale: int
    """The one marker: 15 is victory of the Entente, -15 of the Central Powers."""
    left: int
    """Command points that can still be spent."""
    whole: bool
    """Whether the points are those of a card of which nothing has been spent: an assault takes them all."""
    card: int
    """The card of this turn, once it is played."""
    hands: tuple[Cards, Cards]
    played: Cards
    """What both sides have played this year, in order."""
    turns: int
    """Action rounds of single sides that are over in this year: ten make the year full."""
    again: bool
    """Whether the mover plays another card after this one, or is about to play it."""
    queue: tuple[Pending, ...]
    year: Year


in_phase: Final = changer(State, "phase", "turn")
with_lines: Final = changer(State, "fronts", "trenches")
with_trenches: Final = changer(State, "trenches")
with_points: Final = changer(State, "left", "whole")
with_queue: Final = changer(State, "queue")
with_year: Final = changer(State, "year")


def mover(state: State) -> Seat:
    """Whose action round it is, also while dice roll."""
    return state.year.first ^ state.turns & 1


def asking(state: State) -> Effect:
    """The effect that waits for the mover's choice; only while one does."""
    head = state.queue[0]
    if type(head) is not Ask:
        raise ValueError("no event asks for a choice")
    return head.effect


def rolling(state: State) -> Roll:
    """The dice that have to be rolled; only while some do."""
    head = state.queue[0]
    if type(head) is not Roll:
        raise ValueError("no dice are asked for")
    return head


def new_game() -> State:
    return State(
        phase=Phase.DEAL,
        turn=CHANCE,
        fronts=START_FRONTS,
        trenches=START_TRENCHES,
        economy=START_ECONOMY,
        propaganda=(0, 0),
        morale=0,
        left=0,
        whole=False,
        card=NONE,
        hands=NO_CARDS,
        played=(),
        turns=0,
        again=False,
        queue=(),
        year=Year(FIRST_YEAR, CENTRAL, START_FRONTS),
    )


def with_seat(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair of both sides' values with one of them replaced."""
    return (pair[0], value) if seat else (value, pair[1])


def with_cards(pair: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    return (pair[0], cards) if seat else (cards, pair[1])


def with_field(values: tuple[int, ...], field: int, value: int) -> tuple[int, ...]:
    """The values of the five battlefields with one of them replaced."""
    return (*values[:field], value, *values[field + 1 :])
