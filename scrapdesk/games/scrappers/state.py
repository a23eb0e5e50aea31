"""The whole truth of a game of Scrappers, as immutable tuples.

Decks lie with their next card first, piles with their top card last, hands are sorted. What still has to happen
(effects, questions, luck, the steps of a reboot) stands in `queue`; its head says who is asked.

A search makes millions of these tuples. What is done for every card and every effect therefore makes them outright,
which takes a quarter of the time of `_replace`; everything rarer does not.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from scrapdesk.core.changed import quickly_changed
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import NOTHING, CardNo, Effect

Cards = tuple[CardNo, ...]
BAYS: Final = 5
"""The length of a stack, and the size of a full hand."""
DEADLY: Final = 10
"""The damage that ends the game in a reboot (SR-6.1)."""
LAST_ROUND: Final = 40
NOBODY: Final = -2
"""No seat. (-1 is CHANCE.)"""
UNKNOWN: Final[CardNo] = -1
"""Stands in a view where a card lies that the viewer may not know."""

ASSIGNED, EJECTED, JAMMED, FROM_A, FROM_B = range(5)
"""How a card lies in a stack. JAMMED is face down like EJECTED, but everybody has seen it; drafted cards lie
sideways, and say from which draft deck they came."""
Mode = int
DECK_A, DECK_B, PILE_A, PILE_B = range(4)
"""Where one can draft from: places in `State.draft`."""


class Phase(IntEnum):
    SETUP = 0
    COMMAND = 1
    ACTIVATION = 2
    REBOOT = 3
    OVER = 4


@quickly_changed
class Slot(NamedTuple):
    """A card in a stack, and how it lies there."""

    card: CardNo
    mode: Mode


@quickly_changed
class Pilot(NamedTuple):
    """What one player has."""

    fuel: int
    scrap: int
    damage: int
    hand: Cards
    deck: Cards
    discard: Cards
    stack: tuple[Slot, ...]
    """Leftmost first; the rightmost fires next."""
    play: Cards
    """Upgrades in play, in the order in which they came."""
    fresh: Cards
    """What the deck was made of when it was last shuffled: what may be in it, for those who keep a notebook."""
    ejected: int = 0
    """How many cards were ejected or jammed in this round."""
    boost: int = 0
    double: bool = False

    def with_tokens(self, fuel: int, scrap: int) -> Pilot:
        _, _, damage, hand, deck, discard, stack, play, fresh, ejected, boost, double = self
        return Pilot(fuel, scrap, damage, hand, deck, discard, stack, play, fresh, ejected, boost, double)

    def with_damage(self, damage: int) -> Pilot:
        fuel, scrap, _, hand, deck, discard, stack, play, fresh, ejected, boost, double = self
        return Pilot(fuel, scrap, damage, hand, deck, discard, stack, play, fresh, ejected, boost, double)

    def with_discarded(self, card: CardNo) -> Pilot:
        """The pilot with one more card on the discard pile."""
        fuel, scrap, damage, hand, deck, discard, stack, play, fresh, ejected, boost, double = self
        return Pilot(fuel, scrap, damage, hand, deck, (*discard, card), stack, play, fresh, ejected, boost, double)


@quickly_changed
class Task(NamedTuple):
    """Something that still has to happen. `verb` names its handler; without a handler it waits for `seat`."""

    verb: str
    seat: Seat
    effect: Effect = NOTHING
    target: Seat = NOBODY
    amount: int = 0


@quickly_changed
class State(NamedTuple):
    phase: Phase
    turn: Seat | None
    """Who places in the command phase; None in every other phase."""
    round: int
    first: Seat
    active: Seat
    """Whose card fires in the activation phase."""
    pilots: tuple[Pilot, ...]
    draft: tuple[Cards, Cards, Cards, Cards]
    """Draft decks A and B, then their discard piles."""
    mixed: bool
    """Whether nobody can know which unseen card lies in which draft deck: until one of them is re-formed."""
    firing: tuple[Slot, ...]
    """The card that is being resolved, if there is one."""
    queue: tuple[Task, ...]
    removed: Cards = ()
    """Cards that are out of the game for good."""

    def with_queue(self, queue: tuple[Task, ...]) -> State:
        phase, turn, number, first, active, pilots, draft, mixed, firing, _, removed = self
        return tuple.__new__(
            State, (phase, turn, number, first, active, pilots, draft, mixed, firing, queue, removed)
        )  # fmt: skip

    def with_pilot(self, seat: Seat, pilot: Pilot) -> State:
        phase, turn, number, first, active, pilots, draft, mixed, firing, queue, removed = self
        pilots = pilots[:seat] + (pilot,) + pilots[seat + 1 :]
        return tuple.__new__(
            State, (phase, turn, number, first, active, pilots, draft, mixed, firing, queue, removed)
        )  # fmt: skip


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats, beginning with one."""
    return tuple((start + step) % seats for step in range(seats))
