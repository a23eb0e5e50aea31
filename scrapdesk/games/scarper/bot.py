"""What Scarper tells a search: what a position is worth, which moves look good, how a sampled game is played on.

Everything is counted in morale, from the Entente's side: the marker itself, what this year's scoring would bring as
things stand, what ground and economy will bring in later years, and what trenches and unspent points are good for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, inf
from typing import Final, NamedTuple

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE, FORWARD, NEXT, SPACES, Fronts, Trenches, own_count
from scrapdesk.games.scarper.cards import LAST_YEAR, Deck, Effect
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.moves import END, Act, Dig, Keep, Move, Play
from scrapdesk.games.scarper.reasons import reason
from scrapdesk.games.scarper.rules import Scarper, outcome_of
from scrapdesk.games.scarper.state import NONE, TRACK_TOP, TURNS, VICTORY, Ask, Pending, Phase, State, mover
from scrapdesk.games.scarper.years import public_score, standing

GROUND_LATER: Final = (0.0, 0.65, 1.15, 1.55, 1.85)
"""What a point for battlefields will bring in later scorings, by how many of them follow this year's."""
GROUND_HELD: Final = (0.1, 0.2, 0.25, 0.3, 0.35)
"""What a space is good for besides what the battlefield scores: it is nearer to the next point."""
ECONOMY_LATER: Final = (0.0, 0.48, 0.78, 1.03, 1.2)
TRENCH: Final = (0.4, 0.79, 0.95, 1.06, 1.06)
SHELTERS: Final = tuple(number if number <= 4 else 2 + number / 2 for number in range(2 * SPACES + 1))
"""What so many trenches in one battlefield count: more than four count half."""
POINT: Final = 0.55
"""A command point that can still be spent."""
CARD_POINT: Final = 0.12
"""A command point of a card in the hand, little because a card comes each turn anyway."""
SECOND_CARD: Final = 2.8
LASTING: Final = 1.2
"""A point more or less on the dice of every charge until the end of the year."""
BAN: Final = 0.35
PENDING: Final = {"trench": 0.5, "clear": 0.6, "charge": 1.2, "assault": 1.0, "advance": 1.3, "bombard": 0.6}
"""An effect that still waits, for each of its amount."""
WIDTH: Final = (2.6, 4.0, 5.0, 5.8, 6.4)
"""How wide the future is, by years that follow: how much morale makes a win likely."""

SECRET: Final = 0.02
"""How much less a mission may promise to be kept as well, e times less often for each time this."""


class Worth(NamedTuple):
    """The parts of an evaluation, each in morale for the Entente."""

    morale: float
    ground: float
    propaganda: float
    economy: float
    trenches: float
    missions: float
    means: float

    @property
    def total(self) -> float:
        return sum(self)


def worth(deck: Deck, state: State) -> Worth:
    later = LAST_YEAR - state.year.number
    fronts, economy = state.fronts, state.economy
    battlefields, words, wealth, _ = public_score(fronts, economy, state.propaganda)
    round_share = state.turns / TURNS
    return Worth(
        state.morale,
        battlefields * (1 + GROUND_LATER[later]) + sum(fronts) * GROUND_HELD[later],
        words * (0.7 + 0.3 * round_share),
        wealth * (0.6 + 0.4 * round_share) + (economy[0] - economy[1]) * (0.15 + ECONOMY_LATER[later]),
        _shelter(fronts, state.trenches) * TRENCH[later],
        _missions(deck, state) * (0.4 + 0.6 * round_share),
        _means(deck, state),
    )


@lru_cache(maxsize=4096)
def _shelter(fronts: Fronts, trenches: Trenches) -> float:
    """Trenches of the Entente over those of the enemy. Kept, since the samples of a search differ little in them."""
    total = 0.0
    for front, here in zip(fronts, trenches, strict=True):
        if here:
            total += SHELTERS[own_count(ENTENTE, front, here)] - SHELTERS[own_count(CENTRAL, front, here)]
    return total


def _missions(deck: Deck, state: State) -> int:
    first, second = state.year.kept
    missions, now, total = deck.missions, standing(state), 0
    if first != NONE and fulfilled(missions[first], ENTENTE, now):
        total = missions[first].morale
    if second != NONE and fulfilled(missions[second], CENTRAL, now):
        total -= missions[second].morale
    return total


def _means(deck: Deck, state: State) -> float:
    """Points and effects still to come, cards in hand, and what lasts for the rest of the year."""
    year, points = state.year, deck.points
    first, second = state.hands
    (drill, drill2), (guard, guard2), (bans, bans2) = year.drill, year.guard, year.bans
    to_come = (TURNS - state.turns) / TURNS
    own = CARD_POINT * sum([points[card] for card in first]) + LASTING * (drill + guard) * to_come - BAN * bans
    others = CARD_POINT * sum([points[card] for card in second]) + LASTING * (drill2 + guard2) * to_come - BAN * bans2
    here = POINT * state.left + SECOND_CARD * state.again + _pending(state.queue)
    return FORWARD[mover(state)] * here + own - others


def _pending(queue: Sequence[Pending]) -> float:
    """What the effects of an event that still wait are good for."""
    total = 0.0
    for item in queue:
        effect = item.effect if type(item) is Ask else item
        if type(effect) is Effect:
            total += PENDING.get(effect.do, 0.3) * max(effect.amount, 1)
    return total


class ScarperBot(Bot[State, Move]):
    def __init__(self, rules: Scarper) -> None:
        self._rules = rules
        self._deck = rules.deck
        self._cards = (
            tuple(2.5 + 0.5 * card.points for card in rules.deck.events),
            tuple(2.5 + 0.9 * len(card.effects) for card in rules.deck.events),
        )
        """What a card promises that is played for its points, and for its event."""

    def evaluate(self, state: State, seat: Seat) -> float:
        if state.phase is Phase.OVER:
            return outcome_of(state).share(seat)
        value = worth(self._deck, state).total
        if abs(state.morale) >= VICTORY - 5:
            value += FORWARD[ENTENTE if state.morale > 0 else CENTRAL] * (abs(state.morale) - VICTORY + 5) * 0.8
        return 1 / (1 + exp(-value * FORWARD[seat] / WIDTH[LAST_YEAR - state.year.number]))

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        if len(moves) < 2:
            return moves
        seat = mover(state)
        return sorted(moves, key=lambda move: -self._promise(state, seat, move))

    def first(self, state: State, moves: Sequence[Move]) -> Move:
        seat, promise = mover(state), self._promise
        best, most = moves[0], -inf
        for move in moves:
            found = promise(state, seat, move)
            if found > most:
                best, most = move, found
        return best

    def _promise(self, state: State, seat: Seat, move: Move) -> float:
        if type(move) is Play:
            return self._cards[move.event][move.card]
        if type(move) is Dig:
            front = state.fronts[move.field]
            next_to_front = NEXT[1 - seat][front] == 1 << move.space
            return 2.6 + 1.4 * next_to_front - 0.5 * own_count(seat, front, state.trenches[move.field])
        if type(move) is Act:
            return self._promise_of_act(state, seat, move)
        return float(self._deck.missions[move.mission].morale) if type(move) is Keep else 0.0

    def _promise_of_act(self, state: State, seat: Seat, act: Act) -> float:
        if act == END:
            return -1.0
        base = _PROMISES[act.verb]
        if act.verb in ("charge", "assault"):
            enemy = own_count(1 - seat, state.fronts[act.field], state.trenches[act.field])
            return base + 0.3 * state.left * (act.verb == "assault") - 0.5 * enemy
        return base

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        """Mostly cards instead of trenches, and points spent instead of lost."""
        size = len(moves)
        if state.phase is Phase.TURN:
            cards = min(size, 2 * len(state.hands[mover(state)]))
            return moves[int(random() * (size if random() < 0.12 else cards))]
        if size > 1 and moves[-1] == END:
            size -= 1
        move = moves[int(random() * size)]
        if move[0] == "charge" and random() < 0.5:
            move = moves[int(random() * size)]
        return move

    def pointless(self, state: State, move: Move) -> bool:
        """Points that lapse, though they could be published or invested."""
        if move != END or state.phase is not Phase.SPEND:
            return False
        seat = mover(state)
        return min(state.propaganda[seat], state.economy[seat]) < TRACK_TOP

    def veil(self, state: State, best: Move, other: Move) -> float:
        """A mission is kept in secret, and the enemy may guess it."""
        return SECRET if type(best) is type(other) is Keep else 0.0

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        """What it changes in the part of the evaluation that it helps most."""
        after = self._rules.apply(state, move)
        before, then = worth(self._deck, state), worth(self._deck, after)
        gains = [(y - x) * FORWARD[seat] for x, y in zip(before, then, strict=True)]
        return reason(self._deck, state, move, after, seat, gains)


_PROMISES: Final = {
    "advance": 2.0,
    "push": 2.0,
    "assault": 1.4,
    "charge": 1.3,
    "clear": 0.9,
    "bombard": 1.5,
    "publish": 1.0,
    "invest": 0.9,
    "retreat": 0.5,
}
