"""What a search is told about Scalawag!: what a position is worth, how a captain plays on, and why.

A bluffing policy: when to lie and when to call, from the odds of the unseen cards, the stakes of both penalties, and
how often each captain was caught. Temperaments change the taste for risk, never what is known: every choice of a
seat is made from its own hand and the open table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    CREW_OF,
    DAMAGE_SLOTS,
    MOST_POINTS,
    MUSTER,
    MUTINY,
    TRIM,
    WATCH,
    WIND,
)
from scrapdesk.games.scalawag.ending import outcome_of
from scrapdesk.games.scalawag.ending_blow import sure_ends
from scrapdesk.games.scalawag.moves import (
    Aim,
    Bury,
    Call,
    Declare,
    Hole,
    Lose,
    Move,
    Order,
    Pass,
    Play,
    Return,
    Show,
)
from scrapdesk.games.scalawag.odds import holds_claim, last_order, out_of_the_game, truth
from scrapdesk.games.scalawag.reasons import can_show, reason
from scrapdesk.games.scalawag.scales import CREW_WORTH, HULL_WORTH, KIND_WORTH
from scrapdesk.games.scalawag.state import Phase, State
from scrapdesk.games.scalawag.worth import NAIVE, TASTES, Taste, partners, position_worth

ZEST: Final[dict[int, float]] = {
    TRIM: 1.0,
    CANNONS: 5.0,
    BOARD: 5.0,
    MUSTER: 0.7,
    WIND: 1.6,
    MUTINY: 1.0,
    WATCH: 0.7,
}
"""How gladly each order is given in a quick game."""
SUPPORT_ZEST: Final = 0.5
LIE_ZEST: Final = 0.3
"""How gladly the same is declared without the crew."""
SURELY: Final = 0.8
"""Nobody calls a claim that is likelier true than this."""
EVENS: Final = 0.5
"""From here on it is more likely true than not."""
VEILS: Final = {Phase.ORDER: 0.01, Phase.TARGET: 0.01, Phase.CHALLENGE: 0.04, Phase.RETURN: 0.003}
"""How far below the best an order, a further declaration or target, an answer to a claim or the cards that go back
may promise to be drawn as well, e times less often for each time this. Calls more: estimates of them count fear."""


class ScalawagBot(Bot[State, Move]):
    def __init__(self, taste: Taste = NAIVE) -> None:
        self.taste = taste

    def tempered(self, temperament: str) -> ScalawagBot:
        return ScalawagBot(TASTES[temperament]) if temperament in TASTES else self

    def evaluate(self, state: State, seat: Seat) -> float:
        outcome = outcome_of(state)
        if outcome is not None:
            return outcome.share(seat)
        return max(0.01, min(0.99, position_worth(state, seat, self.taste)))

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        if state.phase is Phase.CHALLENGE:
            return moves
        return sorted(moves, key=lambda move: -self._zest(state, move))

    def first(self, state: State, moves: Sequence[Move]) -> Move:
        if state.phase is Phase.CHALLENGE:
            return moves[0]
        zest = self._zest
        return max(moves, key=lambda move: zest(state, move))

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        """Quick and sensible: calls when it pays, shows what can be shown, and gives orders by their zest."""
        if state.phase is Phase.CHALLENGE:
            return moves[1] if random() < self.call_wish(state) else moves[0]
        if state.phase is Phase.REPLY and type(moves[0]) is Show:
            return moves[0]
        if len(moves) == 1:
            return moves[0]
        zests = [self._zest(state, move) for move in moves]
        at = random() * sum(zests)
        for move, zest in zip(moves, zests, strict=True):
            at -= zest
            if at < 0:
                return move
        return moves[-1]

    def pointless(self, state: State, move: Move) -> bool:
        match move:
            case Order(order, number):
                full = state.points[state.captain] == MOST_POINTS
                idle = full if order == TRIM else order == MUSTER == last_order(state, state.captain)
                ends = sure_ends(state)
                foolish = number > 0 and out_of_the_game(state, CREW_OF[order], number)
                return idle or foolish or bool(ends and (number or order not in ends))
            case Declare(crew):
                return out_of_the_game(state, crew, 1)
            case Pass():
                seat = state.actor or 0
                return holds_claim(state, seat) == 0.0 and not partners(state, seat, state.captain)
            case Call():
                return truth(state, state.actor or 0) > SURELY or _rash(state, state.actor or 0)
            case Hole() | Lose():
                return _need_not_pay(state)
        return False

    def veil(self, state: State, best: Move, other: Move) -> float:
        """Orders, targets, calls and cards put back: whoever always does the best there is can be read like a book."""
        return VEILS.get(state.phase, 0.0)

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        return reason(state, move, seat)

    def call_wish(self, state: State) -> float:
        """How gladly the asked seat calls: what a lie would cost the captain, against what the truth would cost it."""
        seat, captain = state.actor or 0, state.captain
        true = truth(state, seat)
        rivals = state.afloat.bit_count() - 1
        gain = (1 - true) * (0.5 + _least_loss(state, captain)) / rivals**0.5
        loss = true * _least_loss(state, seat) * self.taste.caution
        return 0.9 if gain > 1.3 * loss else 0.35 if gain > loss else 0.03

    def _zest(self, state: State, move: Move) -> float:
        match move:
            case Order(order, count):
                zest = ZEST[order] + SUPPORT_ZEST * count * (order == TRIM)
                return zest if can_show(state, CREW_OF[order], count) else zest * LIE_ZEST / self.taste.shame
            case Declare(crew):
                return 1.5 if can_show(state, crew, 1) else 0.3 / self.taste.shame
            case Aim(first, second):
                return _target_zest(state, first) + (_target_zest(state, second) if second >= 0 else 0.0)
            case Hole():
                holes = state.damage[state.actor or 0]
                return 0.1 + 3 * (1 - HULL_WORTH[DAMAGE_SLOTS - holes] + HULL_WORTH[DAMAGE_SLOTS - holes - 1])
            case Lose(crew) | Bury(crew, _):
                return 0.3 - KIND_WORTH[crew]
            case Return(cards):
                return max(0.02, 1.0 - 3 * sum(KIND_WORTH[crew] for crew in cards)) ** 3
            case Play():
                return 2.0
        return 1.0


def _rash(state: State, seat: Seat) -> bool:
    """Whether a call would toss a coin at best against somebody who was never caught, for the good of others who keep
    silent; and the order is no danger to the own ship's life."""
    if state.caught[state.captain] or state.afloat.bit_count() == 2 or holds_claim(state, seat) < EVENS:
        return False
    order = state.plan.order
    sinking = state.damage[seat] == DAMAGE_SLOTS - 1 if order == CANNONS else len(state.hands[seat]) == 1
    return order not in (CANNONS, BOARD) or not sinking


def _need_not_pay(state: State) -> bool:
    """Whether the challenged captain can show what was declared: then the caller pays, who is no partner."""
    plan, captain = state.plan, state.captain
    challenged = state.phase is Phase.REPLY and not partners(state, captain, plan.caller)
    return challenged and state.hands[captain].count(plan.claim) >= plan.claimed


def _target_zest(state: State, target: Seat) -> float:
    """Weak ships first, and never a partner gladly."""
    teams = state.frame.teams
    if teams and teams[target] == teams[state.captain]:
        return 0.05
    return 1.0 + state.damage[target] + 2.0 * (len(state.hands[target]) == 1)


def _least_loss(state: State, payer: Seat) -> float:
    """What the cheaper penalty costs a captain."""
    crew, hull = len(state.hands[payer]), DAMAGE_SLOTS - state.damage[payer]
    by_hole = HULL_WORTH[hull] - HULL_WORTH[hull - 1] if hull > 1 else 4.0
    by_crew = CREW_WORTH[crew] - CREW_WORTH[crew - 1] if crew > 1 else 4.0
    return min(by_hole, by_crew)
