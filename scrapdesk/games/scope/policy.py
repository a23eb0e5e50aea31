"""Quick sensible play: what a player does who goes by public knowledge and by the own cards alone.

Plays samples on, for any side. Whoever is asked acts on what everybody knows of the enemy, never on where a sample
has laid the enemy's hidden cards. Must not be asked how good a position is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from scrapdesk.games.scope.board import AREA, BIT, NEAR, squares_in
from scrapdesk.games.scope.cards import GUN, INFANTRY, MORTAR, OF_SIDE, OFFICER, SNIPER, Side
from scrapdesk.games.scope.legal import places_of
from scrapdesk.games.scope.moves import (
    DEPLOYMENTS,
    END,
    FIRES,
    HOLD,
    SCATTER,
    SEARCHES,
    SHOOT,
    Assault,
    Howitzer,
    Move,
    Noise,
    Regroup,
    Reinforce,
    Step,
)
from scrapdesk.games.scope.ranking import acting_side
from scrapdesk.games.scope.sight import Sight, area_of, exposed_to, sight_of, stakes
from scrapdesk.games.scope.state import SNIPERS, UNITS, Phase, State
from scrapdesk.games.scope.terrain import terrain

HEARD, SEEN_MORTAR, SEEN_GUN = 0.03, 0.05, 0.02
"""What it costs a side to be heard, or to show a unit, in parts of a victory."""
AT_EASE: Final = 0.75
"""What part of the worth of known cards a MOVE saves: the next search may find them all the same."""
AMONG_FOUR, FOR_ALL_TO_SEE = 0.25, 0.9
"""What an officer that has been shown loses, as a part of its worth: moved with its quadrant, and left in its place."""
WHOLE_TURN: Final = 0.55
"""What part of that is left where the MOVE takes the action of the turn."""
WHIM: Final = 0.03
"""How much chance has to say between actions that are about equally good."""
BEST_OF_MORE: Final = 0.12
"""How much better the best of two cards is than one, for every card more that an assault turns up."""
LEARNED: Final = 0.35
"""What part of its worth a card is worth that an assault only turns up."""

Chance = Callable[[], float]
Rated = tuple[float, Move]


def policy_move(state: State, moves: Sequence[Move], random: Chance) -> Move:
    """A sensible move of whoever is asked."""
    phase = state.phase
    if phase == Phase.TURN:
        return _action(state, moves, random)
    if phase == Phase.DEPLOY:
        return SCATTER
    if phase == Phase.SHOOT:
        worth = stakes(state.frame.scenario, 1 - acting_side(state))[state.cards[state.focus]]
        return SHOOT if worth or (state.frame.advanced and random() < 0.3) else HOLD
    if phase == Phase.NOISE:
        return _quietest(state, moves, random)
    if phase == Phase.STEP:
        return max(moves, key=lambda move: (step_worth(state, move), random()))
    if phase == Phase.GUN:
        worth = stakes(state.frame.scenario, 1 - acting_side(state)).get(state.cards[state.focus], 0.0)
        return moves[0] if worth else moves[-1]
    if phase == Phase.AFTER:
        return _deployment(state)
    if phase == Phase.REGROUP:
        return _best_regroup(state, moves)
    return moves[int(random() * len(moves))]


# -- choices within an action -------------------------------------------------------------------------------


def step_worth(state: State, move: Move) -> float:
    """What an assault wins by a step, or by staying where it is."""
    if not isinstance(move, Step):
        return 0.02
    frame, foe = state.frame, 1 - acting_side(state)
    there = bool(frame.scenario.advance and frame.ground.last_rows[foe] & BIT[move.square])
    return stakes(frame.scenario, foe).get(state.cards[move.square], 0.0) + there


def _quietest(state: State, moves: Sequence[Move], random: Chance) -> Move:
    """The shot card where it tells the enemy least."""
    rated = [(told(state, move.quadrant), random(), at) for at, move in enumerate(moves) if isinstance(move, Noise)]
    return moves[min(rated)[2]]


def told(state: State, quadrant: int) -> float:
    """What a shot card on a quadrant says that was not known before: the odds for each of its hidden squares."""
    side = acting_side(state)
    sniper, area = OF_SIDE[side][SNIPER], AREA[quadrant] & area_of(state, side)
    if any(state.cards[square] == sniper for square in squares_in(area & ~state.hidden)):
        return 0.0
    if any(clue.card == sniper and not clue.area & ~area for clue in state.clues):
        return 0.0
    return 1 / max(1, (area & state.hidden).bit_count())


# -- hiding -------------------------------------------------------------------------------------------------


def move_worth(state: State, quadrant: int, known: Sequence[tuple[float, int]]) -> float:
    """What the enemy loses sight of when the acting side moves a quadrant."""
    side, area = acting_side(state), AREA[quadrant]
    found = AT_EASE * sum(worth for worth, square in known if area & BIT[square])
    sniper = OF_SIDE[side][SNIPER]
    for card, within, least in state.clues:
        if card == sniper and within & area and area & ~within:
            thinner = 1 / within.bit_count() - 1 / (within | area).bit_count()
            found += stakes(state.frame.scenario, side)[sniper] * least * thinner
    return found


def _deployment(state: State) -> Move:
    """DEPLOYMENT where it hides more than the officer shows."""
    known = exposed_to(state, 1 - acting_side(state))
    best, chosen = 0.03, None
    for officer in places_of(state.cards, OF_SIDE[acting_side(state)][OFFICER]):
        worth = deployment_worth(state, officer, known)
        if worth > best:
            best, chosen = worth, DEPLOYMENTS[officer]
    return chosen or END


def deployment_worth(state: State, officer: int, known: Sequence[tuple[float, int]]) -> float:
    """What the enemy loses sight of by the best MOVE, with what it learns of the officer taken off."""
    side = acting_side(state)
    price = stakes(state.frame.scenario, side)[OF_SIDE[side][OFFICER]] if state.hidden & BIT[officer] else 0.0
    best = -1.0
    for move in terrain(state.frame.size, state.backs, side).regroups:
        shown = price * (AMONG_FOUR if AREA[move.quadrant] & BIT[officer] else FOR_ALL_TO_SEE)
        best = max(best, move_worth(state, move.quadrant, known) - shown)
    return best


def _best_regroup(state: State, moves: Sequence[Move]) -> Move:
    known = exposed_to(state, 1 - acting_side(state))
    return max(moves, key=lambda move: move_worth(state, move.quadrant, known) if isinstance(move, Regroup) else 0.0)


# -- the action of a turn -----------------------------------------------------------------------------------


class Turn(NamedTuple):
    """What the action of a turn is chosen by."""

    state: State
    side: Side
    sight: Sight
    exposed: Sequence[tuple[float, int]]
    """The side's own known cards."""
    reach: int
    """The enemy squares next to own machine guns."""
    mortars: Sequence[int]
    searches: bool
    heavy: bool
    """Whether the actions of units are open to this division."""


def _action(state: State, moves: Sequence[Move], random: Chance) -> Move:
    """The action that promises most, by a rough reckoning."""
    turn = turn_of(state)
    rated = [*_at_known(turn), *_at_hidden(turn, random), *_hiding(turn, moves)]
    if turn.heavy:
        rated += _assaults(turn)
        rated += _reinforcements(turn, moves, random)
    best, chosen = -9.0, None
    for worth, move in rated:
        tilted = worth + WHIM * random()
        if tilted > best:
            best, chosen = tilted, move
    return chosen or moves[int(random() * len(moves))]


def turn_of(state: State) -> Turn:
    _, side, division = state.frame.order[state.turn]
    cards, own = state.cards, OF_SIDE[side]
    heavy = state.frame.advanced and division != SNIPERS
    reach = 0
    if heavy:
        for square in places_of(cards, own[GUN]):
            reach |= NEAR[square]
    mortars = places_of(cards, own[MORTAR]) if heavy else ()
    searches = own[SNIPER] in cards and division != UNITS
    sight, exposed = sight_of(state, side), exposed_to(state, 1 - side)
    return Turn(state, side, sight, exposed, reach & area_of(state, 1 - side), mortars, searches, heavy)


def _means(turn: Turn, square: int, worth: float) -> Iterator[Rated]:
    """The actions that turn up a card, with what is left of its worth after what they give away."""
    if turn.reach & BIT[square]:
        yield worth - SEEN_GUN, FIRES[square]
    for mortar in turn.mortars:
        if not NEAR[mortar] & BIT[square]:
            yield worth - (SEEN_MORTAR if turn.state.hidden & BIT[mortar] else 0.0), Howitzer(mortar, square)
            break
    if turn.searches:
        yield worth - HEARD, SEARCHES[square]


def _at_known(turn: Turn) -> Iterator[Rated]:
    for worth, square in turn.sight.known:
        yield from _means(turn, square, worth + 0.02)


def _at_hidden(turn: Turn, random: Chance) -> Iterator[Rated]:
    """The most promising hidden card, and one that a gun can reach."""
    sight = turn.sight
    if not sight.hidden:
        return
    square = _any_of(sight.likely, random)
    yield from _means(turn, square, sight.hope + HEARD / 2)
    near = turn.reach & sight.hidden
    if near and not turn.reach & BIT[square]:
        yield sight.mean, FIRES[_any_of(near, random)]


def _any_of(area: int, random: Chance) -> int:
    squares = squares_in(area)
    return squares[int(random() * len(squares))]


def _hiding(turn: Turn, moves: Sequence[Move]) -> Iterator[Rated]:
    """A MOVE for known cards, where no officer can see to it beside the action."""
    state = turn.state
    if state.frame.advanced and OF_SIDE[turn.side][OFFICER] in state.cards:
        return
    if turn.exposed:
        for move in moves:
            if isinstance(move, Regroup) and (relief := move_worth(state, move.quadrant, turn.exposed)):
                yield WHOLE_TURN * relief, move


def _assaults(turn: Turn) -> Iterator[Rated]:
    state, side = turn.state, turn.side
    land = terrain(state.frame.size, state.backs, side)
    for square in places_of(state.cards, OF_SIDE[side][INFANTRY]):
        shown = 0.06 if state.hidden & BIT[square] else 0.0
        for move in land.assaults[square]:
            yield assault_worth(turn, move) - shown, move


def assault_worth(turn: Turn, move: Assault) -> float:
    state, sight, foe = turn.state, turn.sight, 1 - turn.side
    area, gun = AREA[move.quadrant] & area_of(state, foe), OF_SIDE[foe][GUN]
    if any(state.cards[square] == gun for square in squares_in(area & ~state.hidden)):
        return -1.0
    worth = best = max((value for value, square in sight.known if area & BIT[square]), default=0.0)
    unseen = (area & state.hidden).bit_count()
    if unseen:
        stopped = min(0.9, state.cards.count(gun) * unseen / sight.hidden.bit_count())
        each = sight.mean / sight.share if sight.share else 0.0
        found = each * (1 - (1 - sight.share) ** unseen) * (1 + BEST_OF_MORE * (unseen - 1))
        price = stakes(state.frame.scenario, turn.side)[OF_SIDE[turn.side][INFANTRY]]
        worth = (1 - stopped) * max(best, found) + LEARNED * unseen * sight.mean - stopped * price
    if state.frame.scenario.advance:
        worth += 0.5 if state.frame.ground.last_rows[foe] & area else 0.1
    return worth


def _reinforcements(turn: Turn, moves: Sequence[Move], random: Chance) -> Iterator[Rated]:
    """Takes back the points of an infantry, and brings it back into play."""
    found = [move for move in moves if isinstance(move, Reinforce)]
    if found:
        yield reinforcements_worth(turn.state), found[int(random() * len(found))]


def reinforcements_worth(state: State) -> float:
    target = state.frame.scenario.target
    return (1 / target if target else 0.05) + 0.04
