"""What a search is told about Scrappers: what a position is worth, and which moves deserve a look first.

Positions are judged at the end of the round: the stacks are fired as they lie, with the answers of `answers`. For each
bay that is still empty a pilot is credited with the token that an ejected card would bring. The plain judge counts what
lies there then; the keen one, who plays for the levels, has learned by playing what it will come to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.activation import fuel_price, scrap_price
from scrapdesk.games.scrappers.answers import Answers
from scrapdesk.games.scrappers.ending import outcome_of
from scrapdesk.games.scrappers.facts import PlacingFacts
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, Move
from scrapdesk.games.scrappers.reasons import reason_of
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    BAYS,
    DEADLY,
    EJECTED,
    FROM_A,
    PILE_A,
    Phase,
    Pilot,
    State,
    left_of,
)
from scrapdesk.games.scrappers.worth import Worth, tokens_worth

SHARPNESS: Final = (0.30, 0.065)
"""How surely an advantage wins: at the beginning, and what each point of damage adds to it."""
PLAIN_TOKEN: Final = 0.3
"""What a token is worth to the plain judge, who thinks tokens dear."""
THRIFT: Final = {"hasty": 0.7, "patient": 1.3}
"""How much more or less than they should some temperaments make of cards and tokens, beside damage now."""
FACE_DOWN: Final = 0.001
"""How much less another card may promise to be ejected as well, e times less often for each time this."""


class ScrappersBot(Bot[State, Move]):
    """The plain judge: the damage of the rival on the left, tokens, and cards."""

    def __init__(self, rules: Scrappers) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.worth = Worth(rules.cards)
        self.answers = Answers(rules.cards, self.worth)
        self._facts = PlacingFacts(rules.cards)
        self._judged: tuple[State | None, Sequence[float]] = (None, ())

    def tempered(self, temperament: str) -> KeenScrappersBot:
        return KeenScrappersBot(self.rules, THRIFT.get(temperament, 1.0))

    def evaluate(self, state: State, seat: Seat) -> float:
        """A search asks for one seat after the other, so what the last position was worth to all is remembered."""
        judged = self._judged
        if judged[0] is not state:
            self._judged = judged = (state, self._shares(state))
        return judged[1][seat]

    def _shares(self, state: State) -> Sequence[float]:
        """What every seat may hope for."""
        outcome = outcome_of(state)
        if outcome is not None:
            return [outcome.share(seat) for seat in range(len(state.pilots))]
        state = self._end_of_round(state)
        strengths = self._strengths(state)
        low, rise = SHARPNESS
        sharpness = low + rise * min(max(pilot.damage for pilot in state.pilots), DEADLY)
        top = max(strengths)
        weights = [exp(sharpness * (strength - top)) for strength in strengths]
        whole = sum(weights)
        return [min(max(weight / whole, 0.01), 0.99) for weight in weights]

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: -self._promise(state, move))

    def first(self, state: State, moves: Sequence[Move]) -> Move:
        promise = self._promise
        return max(moves, key=lambda move: promise(state, move))

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        """In command the better of two moves drawn at random; elsewhere mostly the sensible answer."""
        if state.queue:
            sensible = random() < 0.85
            return self.answers.best(state, moves) if sensible else moves[int(random() * len(moves))]
        one, two = moves[int(random() * len(moves))], moves[int(random() * len(moves))]
        return one if self._promise(state, one) >= self._promise(state, two) else two

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        fact = self._facts.of(state, move, seat)
        if fact is not None:
            return fact
        if isinstance(move, Eject):
            return say("turns a card into 1 fuel or 1 scrap", rule="SR-4.4")
        return reason_of(self.cards, state, move, seat)

    # -- what a position is worth -----------------------------------------------------------------------------

    def _end_of_round(self, state: State) -> State:
        """The state before the reboot, as far as can be guessed."""
        if state.phase is Phase.COMMAND:
            state = self.rules.fire_now(state._replace(pilots=tuple(map(self._credited, state.pilots))))
        apply, legal = self.rules.apply, self.rules.legal_moves
        while state.phase is Phase.ACTIVATION:
            state = apply(state, self.answers.best(state, legal(state)))
        return state

    def _credited(self, pilot: Pilot) -> Pilot:
        """The pilot with a token for each empty bay, of the sort that is short."""
        empty = BAYS - len(pilot.stack)
        if not empty:
            return pilot
        fuel = scrap = 0
        for card, mode in pilot.stack:
            if mode == ASSIGNED:
                fuel += fuel_price(self.cards, pilot, self.cards.of[card])
            elif mode >= FROM_A:
                scrap += scrap_price(self.cards, pilot, self.cards.of[card])
        for_fuel = min(max(fuel - pilot.fuel, 0), empty)
        for_scrap = min(max(scrap - pilot.scrap, 0), empty - for_fuel)
        rest = empty - for_fuel - for_scrap
        return pilot._replace(fuel=pilot.fuel + for_fuel + rest // 2, scrap=pilot.scrap + for_scrap + rest - rest // 2)

    def _strengths(self, state: State) -> list[float]:
        """How well each seat stands, in points of damage: a rival hurt on its left, and what it has of its own.

        What it has counts less the nearer the end is: there will be little time to make damage of it.
        """
        pilots, seats = state.pilots, len(state.pilots)
        late = min(max(pilot.damage for pilot in pilots) / DEADLY, 1.0)
        worth = 1.0 - 0.85 * late
        return [
            self._hurt(pilots[left_of(seat, seats)], late) + worth * self._means(pilot)
            for seat, pilot in enumerate(pilots)
        ]

    def _hurt(self, pilot: Pilot, late: float) -> float:
        return pilot.damage

    def _means(self, pilot: Pilot) -> float:
        """What a pilot can still make damage of: tokens and cards."""
        return PLAIN_TOKEN * (pilot.fuel + pilot.scrap) + self._cards_worth(pilot)

    def _cards_worth(self, pilot: Pilot) -> float:
        owned, of = self.worth.owned, self.cards.of
        return sum(
            owned[of[card].kind] for zone in (pilot.hand, pilot.deck, pilot.discard, pilot.play) for card in zone
        )

    # -- which moves promise something ---------------------------------------------------------------------------

    def _promise(self, state: State, move: Move) -> float:
        if state.queue:
            return self.answers.promise(state, move)
        pilot = state.pilots[state.turn or 0]
        if isinstance(move, Assign):
            card = self.cards.cards[move.kind]
            reach = pilot.fuel + BAYS - 1 - len(pilot.stack)
            return self.worth.played[move.kind] if card.fuel <= reach else -1.0
        if isinstance(move, Draft):
            zone = state.draft[move.source]
            card = self.cards.of[zone[0] if move.source < PILE_A else zone[-1]]
            reach = pilot.scrap + BAYS - 1 - len(pilot.stack)
            return self.worth.owned[card.kind] if card.scrap <= reach else -0.5
        return 0.35 - 0.1 * self.worth.played[move.kind] if isinstance(move, Eject) else 0.0


class KeenScrappersBot(ScrappersBot):
    """The keen judge: knows what upgrades will stop, and how little surplus tokens bring."""

    def __init__(self, rules: Scrappers, thrift: float = 1.0) -> None:
        super().__init__(rules)
        self._thrift = thrift

    def pointless(self, state: State, move: Move) -> bool:
        """A card that is drafted though the scrap for it cannot come in, whatever the other bays bring; or one in the
        last bay that there is no fuel for: it fires first, so none comes in before."""
        pilot = state.pilots[state.turn or 0]
        if state.queue:
            return False
        if isinstance(move, Assign):
            last = state.phase is Phase.COMMAND and len(pilot.stack) == BAYS - 1
            return last and fuel_price(self.cards, pilot, self.cards.cards[move.kind]) > pilot.fuel
        if not isinstance(move, Draft):
            return False
        zone = state.draft[move.source]
        card = self.cards.of[zone[0] if move.source < PILE_A else zone[-1]]
        to_come = BAYS - 1 - sum(slot.mode != EJECTED for slot in pilot.stack)
        return scrap_price(self.cards, pilot, card) > pilot.scrap + to_come

    def veil(self, state: State, best: Move, other: Move) -> float:
        """What is ejected lies face down."""
        return FACE_DOWN if type(best) is type(other) is Eject else 0.0

    def _hurt(self, pilot: Pilot, late: float) -> float:
        worth, of = self.worth.in_play, self.cards.of
        return pilot.damage - (1.0 - 0.7 * late) * sum(worth[of[card].kind] for card in pilot.play)

    def _means(self, pilot: Pilot) -> float:
        return self._thrift * (tokens_worth(pilot.fuel) + tokens_worth(pilot.scrap) + self._cards_worth(pilot))
