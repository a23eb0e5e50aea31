"""When an action, a turn and a game are over (SC-4, SC-5, SC-7.1, SC-8.1)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.rules import Outcome
from scrapdesk.core.words import Line, listed, say
from scrapdesk.games.scope.board import NO_SQUARE
from scrapdesk.games.scope.cards import KIND_TITLES, KINDS, OF_SIDE, SIDE_TITLES, SNIPER, Side
from scrapdesk.games.scope.legal import may_deploy
from scrapdesk.games.scope.news import tell
from scrapdesk.games.scope.state import ACTED, DEPLOYED, NOBODY_WON, UNITS, Phase, State, asked

QUIET_LIMIT: Final = 60
"""So many turns in a row without a card entering a pile are a draw (SC-5.3)."""

LONG_LIMIT: Final = 300
"""So many turns in all are a draw."""


def finish(state: State, emit: Emit) -> State:
    """A MOVE or an action is done: what comes next in this turn, or the next turn."""
    used = state.used
    if not used & ACTED:
        return asked(state, Phase.TURN, NO_SQUARE)
    if not used & DEPLOYED and may_deploy(state):
        return asked(state, Phase.AFTER, NO_SQUARE)
    return next_turn(state, emit)


def next_turn(state: State, emit: Emit) -> State:
    """The next division's turn, its shot card taken back, or a draw by one of the two limits."""
    turns, score, frame = state.turns + 1, state.score, state.frame
    if turns - score.last >= QUIET_LIMIT or turns >= LONG_LIMIT:
        ending = "quiet" if turns - score.last >= QUIET_LIMIT else "long"
        return ended(state._replace(turns=turns), NOBODY_WON, ending, emit)
    turn = (state.turn + 1) % len(frame.order)
    seat, side, division = frame.order[turn]
    shots = state.shots
    if shots[side] != NO_SQUARE and division != UNITS:
        shots = (NO_SQUARE, shots[1]) if side == 0 else (shots[0], NO_SQUARE)
        if emit is not ignore:
            tell(emit, "quietened", "SC-4.3", side=side)
    return State(
        Phase.TURN,
        seat,
        turn,
        state.cards,
        state.hidden,
        state.clues,
        state.backs,
        NO_SQUARE,
        NO_SQUARE,
        0,
        shots,
        turns,
        score,
        frame,
    )


def victory(state: State, side: Side, advanced: bool = False) -> str:
    """Why a side has won at this moment, or nothing; several reasons in the order of SC-5.4."""
    scenario, cards, foe = state.frame.scenario, state.cards, OF_SIDE[1 - side]
    if scenario.cards[0] and foe[SNIPER] not in cards:
        return "snipers"
    if scenario.target and state.score.points[side] >= scenario.target:
        return "points"
    if scenario.hunted and not any(foe[kind] in cards for kind in scenario.hunted):
        return "units"
    return "advance" if advanced and scenario.advance else ""


def settle(state: State, side: Side, emit: Emit, advanced: bool = False) -> State:
    """The end of the game if a side has just won; the same state if not (SC-5.1)."""
    ending = victory(state, side, advanced)
    return ended(state, side, ending, emit) if ending else state


def ended(state: State, winner: int, ending: str, emit: Emit) -> State:
    over = state._replace(phase=Phase.OVER, score=state.score._replace(winner=winner, ending=ending))
    if emit is not ignore:
        tell(emit, "ended", _rule(over), winner=winner, ending=ending, reveals="the game was decided")
    return over


def outcome_of(state: State) -> Outcome | None:
    if state.phase != Phase.OVER:
        return None
    winner, sides = state.score.winner, state.frame.sides
    ranks = tuple(1 if winner in (side, NOBODY_WON) else 2 for side in sides)
    points = tuple(state.score.points[side] for side in sides)
    return Outcome(ranks, _reason(state), _rule(state), points, together=len(sides) > 2)


def _rule(state: State) -> str:
    rules = {"snipers": "SC-5.1", "points": "SC-5.1", "units": "SC-5.2", "advance": "SC-6.4"}
    return rules.get(state.score.ending, "SC-5.3")


def _reason(state: State) -> Line:
    score, rule = state.score, _rule(state)
    side = SIDE_TITLES[score.winner] if score.winner != NOBODY_WON else ""
    if score.ending == "snipers":
        return say("the {side} side shot all enemy snipers", rule=rule, side=side)
    if score.ending == "points":
        points = score.points[score.winner]
        return say("the {side} side reached {points} points", rule=rule, side=side, points=points)
    if score.ending == "units":
        hunted = listed([KIND_TITLES[KINDS.index(kind)] for kind in state.frame.scenario.hunted])
        return say("the {side} side shot all of these: {units}", rule=rule, side=side, units=hunted)
    if score.ending == "advance":
        return say("{side} infantry reached the enemy's last row", rule=rule, side=side)
    if score.ending == "quiet":
        return say("nothing was shot for {limit} turns", rule=rule, limit=QUIET_LIMIT)
    return say("{limit} turns have been played", rule=rule, limit=LONG_LIMIT)
