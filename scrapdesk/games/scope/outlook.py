"""How likely a side is to win from the start of a turn, by what everybody knows.

The weights were found by playing: thousands of games of the quick policy against itself, and for each turn of them
whether the side that was to move won in the end. Must not know moves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from scrapdesk.games.scope.board import WIDTH
from scrapdesk.games.scope.cards import GUN, INFANTRY, MORTAR, OF_SIDE, OFFICER, SCOUT, SNIPER, Side
from scrapdesk.games.scope.legal import places_of
from scrapdesk.games.scope.sight import Sight, sight_of
from scrapdesk.games.scope.state import State
from scrapdesk.games.scope.terrain import terrain

FIRST: Final = 0.07
"""What it is worth to be to move."""
AHEAD, FAR_AHEAD = 2.8, 1.75
"""For every part of the way that one side has come further than the other; and for its square, near the end."""
TO_TAKE, TO_LOSE = 1.3, 0.93
"""The best known card that the side to move can take, and the best that it has to hide."""
LAST_ONE: Final = 2.6
"""How much more the former is worth if the other side has but one sniper left."""
MORE: Final = 0.1
"""Further known cards on either side."""
TO_FIND, TO_BE_FOUND = 4.5, 2.85
"""What the best search may find: that of the side to move, and that of the other one after it."""
OF_USE: Final = {OFFICER: 0.05, SCOUT: 0.02, MORTAR: 0.04, GUN: 0.03, INFANTRY: 0.05}
"""Every unit in play, in advanced mode."""
AT_HAND, AT_THE_GATES = 0.15, 0.17
"""Every infantry that can assault: of the side to move, and of the other one."""
INTRUDER: Final = 0.18
"""Every infantry that stands in the enemy front, where no quadrant with it can be moved."""


def chance(state: State, side: Side, care: float = 1.0) -> float:
    """How likely a side is to win; the state is at the start of a turn. Who takes care minds more what may be shot of
    its own than it should, and who takes none minds it less."""
    mover = state.frame.order[state.turn].side
    found = 1 / (1 + exp(-_balance(state, mover, *((1.0, care) if mover == side else (care, 1.0)))))
    return found if mover == side else 1 - found


def _balance(state: State, mover: Side, hope: float, fear: float) -> float:
    """What speaks for the side that is to move, with what speaks against it taken off."""
    other = 1 - mover
    mine, theirs = progress(state, mover), progress(state, other)
    found = FIRST + AHEAD * (mine - theirs) + FAR_AHEAD * (mine * mine - theirs * theirs)
    found += hope * _to_shoot(state, sight_of(state, mover), other) - fear * _to_be_shot(sight_of(state, other))
    return found + _forces(state, mover) if state.frame.advanced else found


def _to_shoot(state: State, mine: Sight, other: Side) -> float:
    """Cards that the side to move is about to shoot."""
    found = TO_FIND * mine.hope
    if mine.known:
        last = state.cards.count(OF_SIDE[other][SNIPER]) == 1
        found += (TO_TAKE + LAST_ONE * last) * mine.known[0][0] + MORE * sum(worth for worth, _ in mine.known[1:])
    return found


def _to_be_shot(theirs: Sight) -> float:
    """Cards that the other side is about to shoot after it."""
    found = TO_BE_FOUND * theirs.hope
    if theirs.known:
        found += TO_LOSE * theirs.known[0][0] + MORE * sum(worth for worth, _ in theirs.known[1:])
    return found


def _forces(state: State, mover: Side) -> float:
    """Units that can be used, and infantry that stands near the enemy."""
    other, count, found = 1 - mover, state.cards.count, 0.0
    for kind, worth in OF_USE.items():
        found += worth * (count(OF_SIDE[mover][kind]) - count(OF_SIDE[other][kind]))
    for side, near, within in ((mover, AT_HAND, INTRUDER), (other, -AT_THE_GATES, -INTRUDER)):
        land, front = terrain(state.frame.size, state.backs, side), state.frame.ground.fronts[1 - side]
        for square in places_of(state.cards, OF_SIDE[side][INFANTRY]):
            found += near * bool(land.assaults[square]) + within * (front >> square & 1)
    return found


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
