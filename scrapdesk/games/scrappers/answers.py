"""Sensible answers to the questions of the activation and the reboot, quickly found. For opponents only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.activation import fuel_price, scrap_price
from scrapdesk.games.scrappers.cards import FUEL, CardSet
from scrapdesk.games.scrappers.moves import (
    Break,
    Discard,
    Done,
    Hurry,
    Move,
    Salvage,
    Shield,
    Take,
    Target,
    Trash,
)
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, PILE_A, State, Task, left_of
from scrapdesk.games.scrappers.worth import Worth


class Answers:
    def __init__(self, cards: CardSet, worth: Worth) -> None:
        self.cards = cards
        self.worth = worth
        self._promises: Mapping[str, Callable[[State, Task, Move], float]] = {
            "ask token": self._token,
            "ask target": self._target,
            "ask shield": self._shield,
            "ask trash": self._trash,
            "ask salvage": self._salvage,
            "ask break": self._break,
            "ask hurry": self._hurry,
            "ask discard": self._discard,
        }

    def best(self, state: State, moves: Sequence[Move]) -> Move:
        task = state.queue[0]
        promise = self._promises[task.verb]
        return max(moves, key=lambda move: promise(state, task, move))

    def promise(self, state: State, move: Move) -> float:
        task = state.queue[0]
        return self._promises[task.verb](state, task, move)

    def _token(self, state: State, task: Task, move: Move) -> float:
        """The token of which the rest of the stack needs more; fuel if nothing is needed and less is there."""
        pilot = state.pilots[task.seat]
        fuel, scrap = -pilot.fuel, -pilot.scrap
        for card, mode in pilot.stack:
            if mode == ASSIGNED:
                fuel += fuel_price(self.cards, pilot, self.cards.of[card])
            elif mode >= FROM_A:
                scrap += scrap_price(self.cards, pilot, self.cards.of[card])
        short = fuel if isinstance(move, Take) and move.token == FUEL else scrap
        return short + (0.5 if short > 0 and short == min(fuel, scrap) else 0.0)

    def _target(self, state: State, task: Task, move: Move) -> float:
        """Help for oneself, harm for the left neighbour."""
        if not isinstance(move, Target):
            return 0.0
        if task.effect.verb == "repair":
            return 1.0 if move.seat == task.seat else 0.0
        return self._rival(state, task.seat, move.seat)

    def _rival(self, state: State, seat: Seat, rival: Seat) -> float:
        return 1.0 if rival == left_of(seat, len(state.pilots)) else 0.1 * len(state.pilots[rival].stack)

    def _shield(self, state: State, task: Task, move: Move) -> float:
        """The shield that wastes least and gives least."""
        if not isinstance(move, Shield):
            return 0.0
        card = self.cards.cards[move.kind]
        return (
            min(card.shield, task.amount) - 0.5 * self.worth.in_play[move.kind] + card.perk("thorns", task.effect.word)
        )

    def _trash(self, state: State, task: Task, move: Move) -> float:
        """A weak card of the discard pile; what lies in the hand is still of use."""
        if not isinstance(move, Trash):
            return 0.0
        return 0.9 - self.worth.played[move.kind] - (0.0 if move.from_pile else 0.4)

    def _salvage(self, state: State, task: Task, move: Move) -> float:
        if not isinstance(move, Salvage):
            return 0.0
        zone = state.draft[move.source]
        return self.worth.owned[self.cards.of[zone[0] if move.source < PILE_A else zone[-1]].kind]

    def _break(self, state: State, task: Task, move: Move) -> float:
        return self.worth.in_play[move.kind] if isinstance(move, Break) else 0.0

    def _hurry(self, state: State, task: Task, move: Move) -> float:
        """Income first, then what can be paid for."""
        if not isinstance(move, Hurry):
            return 0.0
        pilot = state.pilots[task.seat]
        slot = pilot.stack[move.bay]
        if slot.mode != ASSIGNED:
            return 0.1 * move.bay
        card = self.cards.of[slot.card]
        return self.worth.played[card.kind] if fuel_price(self.cards, pilot, card) <= pilot.fuel else -1.0

    def _discard(self, state: State, task: Task, move: Move) -> float:
        """Basic cards make room when the deck holds something better."""
        if isinstance(move, Done):
            return 0.45
        return 0.5 - self.worth.played[move.kind] if isinstance(move, Discard) else 0.0
