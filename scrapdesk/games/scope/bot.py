"""What a search is told about SCOPE: what a position is worth, and which moves deserve a look first.

The worth of a position is how far each side has come on its shortest way to win, and what each stands to lose: cards
that everybody knows, and hidden ones that a search is likely to find. States are samples, so what is hidden from the
enemy is judged by what the enemy knows, never by where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line
from scrapdesk.games.scope.board import AREA, WIDTH, squares_in
from scrapdesk.games.scope.cards import (
    GUN,
    INFANTRY,
    MORTAR,
    OF_SIDE,
    OFFICER,
    PREY,
    SCOUT,
    SIDES,
    SNIPER,
    SOVIET,
    WORTH,
    Card,
    Side,
)
from scrapdesk.games.scope.knowledge import smear
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.ranking import rank, rollout_move
from scrapdesk.games.scope.reasons import reason
from scrapdesk.games.scope.scenarios import Scenario
from scrapdesk.games.scope.state import ACTED, Phase, State, learned
from scrapdesk.games.scope.terrain import terrain
from scrapdesk.games.scope.turns import outcome_of

SCALE: Final = 0.46
"""What a whole way to victory is worth; the rest is for games that are over."""

USE: Final = {OFFICER: 0.02, SCOUT: 0.03, MORTAR: 0.05, GUN: 0.03, INFANTRY: 0.03}
"""What it is worth to have a unit at one's command in advanced mode, beyond its points."""

STANDS: Final = {GUN: 0.012, INFANTRY: 0.012, MORTAR: -0.006, OFFICER: -0.004}
"""How much better a card stands a row nearer to the enemy: guns and infantry reach far from there. Snipers and
decoys stand anywhere, for a pattern would be found out; so does everything in basic mode."""


class ScopeBot(Bot[State, Move]):
    def evaluate(self, state: State, seat: Seat) -> float:
        outcome = outcome_of(state)
        if outcome is not None:
            return outcome.share(seat)
        side = state.frame.sides[seat]
        if state.phase <= Phase.DEAL:
            return 0.5 + layout_worth(state, side)
        value = 0.5 + SCALE * lead(state, side)
        return 0.02 if value < 0.02 else min(value, 0.98)

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: rank(state, move))

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        return rollout_move(state, moves, random)

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        return reason(state, move)


def layout_worth(state: State, side: Side) -> float:
    """Guns and infantry forward, the rest behind; what is not laid out yet counts as standing in the middle."""
    rows = state.frame.size[1]
    worth = 0.0
    if not state.frame.advanced:
        return worth
    for square in squares_in(state.frame.ground.fronts[side]):
        kind = state.cards[square].lower()
        if kind in STANDS:
            row = square // WIDTH
            forward = row if side == 0 else 2 * rows - 1 - row
            worth += STANDS[kind] * (forward - (rows - 1) / 2)
    return worth


def lead(state: State, side: Side) -> float:
    """How much farther a side is than the other; a MOVE that has begun counts as if its cards were mixed already."""
    if state.phase == Phase.ARRANGE:
        state = mixed(state, state.focus)
    elif state.phase == Phase.REGROUP:
        acting = state.frame.order[state.turn].side
        futures = [mixed(state, move.quadrant) for move in terrain(state.frame.size, state.backs, acting).regroups]
        state = max(futures, key=lambda future: -prospects(future, 1 - acting))
    return prospects(state, side) - prospects(state, 1 - side)


def mixed(state: State, quadrant: int) -> State:
    """The state after everybody has lost sight of the cards of a quadrant."""
    own = terrain(state.frame.size, state.backs, state.frame.order[state.turn].side).own
    hidden, clues = smear(state.cards, state.hidden, state.clues, quadrant, own)
    return learned(state, state.cards, hidden, clues, state.used)


def prospects(state: State, side: Side) -> float:
    """How far a side has come towards winning, with what it is about to gain and the use of its units."""
    return progress(state, side) + prizes(state, side) + (use(state, side) if state.frame.advanced else 0.0)


def use(state: State, side: Side) -> float:
    count, worth = state.cards.count, 0.0
    for card, each in _USES[side]:
        worth += each * count(card)
    return worth


_USES: Final = tuple([(OF_SIDE[side][kind], worth) for kind, worth in USE.items()] for side in SIDES)


def progress(state: State, side: Side) -> float:
    """The shortest of a side's ways to win, in parts of it, and a little for the others."""
    scenario, cards, foe = state.frame.scenario, state.cards, OF_SIDE[1 - side]
    ways = []
    if scenario.target:
        ways.append(state.score.points[side] / scenario.target)
    snipers = scenario.cards[0] + scenario.reserve
    if snipers:
        left = cards.count(foe[SNIPER]) + state.score.reserve[1 - side]
        ways.append((snipers - left) / snipers)
    if scenario.hunted:
        wanted = sum(scenario.count(kind) for kind in scenario.hunted)
        ways.append(1 - sum(cards.count(foe[kind]) for kind in scenario.hunted) / wanted)
    if scenario.advance:
        ways.append(0.5 * farthest(state, side))
    best = max(ways)
    return best + 0.2 * (sum(ways) - best)


def farthest(state: State, side: Side) -> float:
    """How deep the foremost infantry of a side stands in the enemy front, from 0 to 1."""
    rows, infantry = state.frame.size[1], OF_SIDE[side][INFANTRY]
    if infantry not in state.cards:
        return 0.0
    row = state.cards.rfind(infantry) // WIDTH if side == 0 else 2 * rows - 1 - state.cards.find(infantry) // WIDTH
    return max(0, row - rows + 1) / rows


@lru_cache(maxsize=256)
def stakes(scenario: Scenario, advanced: bool, side: Side) -> dict[Card, float]:
    """What each card of a side is worth to its enemy, in parts of a victory."""
    snipers = scenario.cards[0] + scenario.reserve
    wanted = sum(scenario.count(kind) for kind in scenario.hunted)
    found = {}
    for kind in PREY:
        worth = WORTH[kind] / scenario.target if scenario.target else 0.0
        if kind == SNIPER and snipers:
            worth = max(worth, 1 / snipers)
        if kind in scenario.hunted:
            worth = max(worth, 1 / wanted)
        found[OF_SIDE[side][kind]] = worth + (USE.get(kind, 0.0) if advanced else 0.0)
    return found


def prizes(state: State, side: Side) -> float:
    """What a side is about to gain: known enemy cards, and what its next search may find."""
    worth = stakes(state.frame.scenario, state.frame.advanced, 1 - side)
    pending = _pending(state, side, worth)
    area = state.backs if side != SOVIET else state.frame.ground.whole & ~state.backs
    known, hidden = area & ~state.hidden, area & state.hidden
    shown = sorted((worth.get(state.cards[square], 0.0) for square in squares_in(known)), reverse=True)
    guess = _guess(state, side, worth, hidden, known)
    chance = 0.75 if _can_hit(state, side) else 0.35
    if _to_move(state, side):
        best = max(shown[0] if shown else 0.0, 0.8 * guess)
        return pending + chance * (best + 0.3 * sum(shown[1:]) + 0.3 * guess)
    # The enemy moves first: it can take up the four cards that are in most danger.
    return pending + chance * (0.3 * sum(shown) + 0.6 * guess)


def _guess(state: State, side: Side, worth: dict[Card, float], hidden: int, known: int) -> float:
    """What the best search of a hidden card can hope for, going by counts and clues."""
    size = hidden.bit_count()
    if not size:
        return 0.0
    cards = state.cards
    total = sum(value * cards.count(card) for card, value in worth.items())
    total -= sum(worth.get(cards[square], 0.0) for square in squares_in(known))
    hopes = [clue.least / clue.area.bit_count() * worth[clue.card] for clue in state.clues if clue.card in worth]
    return max(total / size, max(hopes, default=0.0))


def _to_move(state: State, side: Side) -> bool:
    """Whether a side has an action before the other has one."""
    mine = state.frame.order[state.turn].side == side
    return not mine if state.used & ACTED else mine


def _can_hit(state: State, side: Side) -> bool:
    """Whether a side has something that reaches any card."""
    own = OF_SIDE[side]
    return own[SNIPER] in state.cards or (state.frame.advanced and own[MORTAR] in state.cards)


def _pending(state: State, side: Side, worth: dict[Card, float]) -> float:
    """What the decision that is open now will bring, or cost."""
    acting = state.frame.order[state.turn].side
    if acting != side:
        return 0.0
    if state.phase in (Phase.SHOOT, Phase.GUN):
        return 0.95 * worth.get(state.cards[state.focus], 0.0)
    if state.phase == Phase.STEP:
        return 0.9 * max(worth.get(state.cards[square], 0.0) for square in squares_in(AREA[state.focus]))
    if state.phase == Phase.NOISE:
        return -0.12 * max(stakes(state.frame.scenario, state.frame.advanced, side).values())
    return 0.0
