"""The whole truth of a game of Scalawag!, as immutable tuples.

Owns what is remembered: the notebook of everything that happened to a card lies in the state, each note with what
only its captains saw. Must not know what is legal, or who may see what (that is `view`).
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from scrapdesk.core.changed import quickly_changed
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scalawag.cards import NO_CREW, NO_ORDER, STARTING_POINTS, Cards, Crew

NOBODY_THERE: Seat = -1
NO_FOG = -1


class Phase(IntEnum):
    """What is asked, and of whom: luck (the first block), a captain, or nobody."""

    BERTHS = 0
    LOT = 1
    TEAMS = 2
    DEAL = 3
    FOG = 4
    DRAW = 5
    SEIZE = 6
    PRIZE = 7

    ORDER = 8
    CHALLENGE = 9
    REPLY = 10
    """The challenged captain shows, or pays."""
    PENALTY = 11
    """The challenger pays, because the crew was shown."""
    VERDICT = 12
    """Either penalty sinks the payer, so the other one in the challenge chooses."""
    TARGET = 13
    LOSE = 14
    """A boarded captain loses a crew card of their choice."""
    FOURTH = 15
    """A prize was one card too many. The rest of the sunk crew is still hidden (SW-7.3)."""
    RETURN = 16

    GO = 17
    """Nothing is asked: `State.then` says what happens next. Never seen from outside."""
    OVER = 18


class Then(IntEnum):
    """What happens once nobody has to be asked any more."""

    ISSUE = 0
    """The captain may play another bonus card, or issues the order."""
    PROCEED = 1
    """The declaration stands: the order goes on."""
    SWAP = 2
    """The shown cards go to the port and are replaced; then the order goes on."""
    SECOND = 3
    """The second shot is fired."""
    REPLACE = 4
    """The victim of a mutiny draws from the port."""
    GIVE_BACK = 5
    """The captain puts cards back to the port."""
    FINISH = 6
    """The captain collects compass points, and the turn ends."""
    LEAVE = 7
    """The captain is sunk, and the turn ends at once."""


class What(IntEnum):
    """What a note is about."""

    DRAW = 0
    RETURN = 1
    SEIZE = 2
    MIX = 3
    LOCKER = 4
    PLAY = 5
    BACK = 6
    SHOW = 7
    DECLARE = 8
    CALL = 9
    PAY = 10
    AIM = 11
    SUNK = 12


@quickly_changed
class Note(NamedTuple):
    """A line of the notebook. `cards` is empty for those who did not see them; `number` is seen by all."""

    turn: int
    what: What
    seat: Seat
    other: int = NOBODY_THERE
    """The other captain of it; for a declaration the order that it was made for."""
    number: int = 0
    cards: Cards = ()


@quickly_changed
class Plan(NamedTuple):
    """The order of this turn, as far as it has come. All of it is said aloud."""

    order: int = NO_ORDER
    support: int = 0
    """How many crew were declared with the order: they cut its cost even when they were shown and replaced."""
    unproven: int = 0
    """Crew declared this turn, with the order and after it, that nobody has seen."""
    pilot: bool = False
    lookout: bool = False
    claim: Crew = NO_CREW
    claimed: int = 0
    """The last declaration, the only one that can be challenged."""
    caller: Seat = NOBODY_THERE
    shown: Cards = ()
    """Crew shown and not yet replaced; still part of the hand."""
    shots: tuple[tuple[Seat, int], ...] = ()
    """Targets that are still to be fired at, each with its price."""
    taker: Seat = NOBODY_THERE
    """Who draws, seizes or wins a prize."""
    victim: Seat = NOBODY_THERE
    number: int = 0
    """How many cards are drawn, seized or put back."""


NO_PLAN = Plan()


@quickly_changed
class Frame(NamedTuple):
    """What the set-up and the first luck decided."""

    seats: int
    bonus: Cards = ()
    allegiance: bool = False
    first: Seat = 0
    teams: tuple[int, ...] = ()
    """The allegiance of each seat; empty where there is none, and before they are dealt."""
    ring: tuple[Seat, ...] = ()
    """All seats clockwise, from the first one on (SW-2.1)."""
    flags: tuple[int, ...] = ()
    """The emblem that each seat sails under."""


@quickly_changed
class State(NamedTuple):
    phase: Phase
    actor: Seat | None
    captain: Seat
    turn: int
    hands: tuple[Cards, ...]
    port: Cards
    locker: Cards
    points: tuple[int, ...]
    damage: tuple[int, ...]
    """Five for every ship that is sunk, however it was."""
    afloat: int
    """One bit a seat."""
    sunk: tuple[Seat, ...]
    """In the order in which they went down."""
    watch: int
    """One bit a seat that is on watch."""
    wave: Seat
    """By whose ship the rogue wave lies."""
    spot: Seat
    fog: int
    """Fog between this seat and the next one clockwise."""
    then: Then
    plan: Plan
    caught: tuple[int, ...]
    """How often each captain was challenged and paid."""
    proven: tuple[int, ...]
    """How often each captain was challenged and showed."""
    log: tuple[Note, ...]
    frame: Frame


def new_game(frame: Frame) -> State:
    """A game before luck has spoken. Until seats and flags are drawn, they are as the captains were named."""
    seats = frame.seats
    as_named = tuple(range(seats))
    frame = frame._replace(ring=frame.ring or as_named, flags=frame.flags or as_named)
    zeros = (0,) * seats
    return State(
        phase=Phase.BERTHS,
        actor=CHANCE,
        captain=0,
        turn=0,
        hands=((),) * seats,
        port=(),
        locker=(),
        points=(STARTING_POINTS,) * seats,
        damage=zeros,
        afloat=(1 << seats) - 1,
        sunk=(),
        watch=0,
        wave=NOBODY_THERE,
        spot=NOBODY_THERE,
        fog=NO_FOG,
        then=Then.ISSUE,
        plan=NO_PLAN,
        caught=zeros,
        proven=zeros,
        log=(),
        frame=frame,
    )
