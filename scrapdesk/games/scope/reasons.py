"""Why a move of SCOPE is good, in one plain sentence that rests on what everybody knows."""

from __future__ import annotations

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import BIT, quadrant_name, square_name
from scrapdesk.games.scope.cards import EMPTY, GUN, INFANTRY, KINDS, OF_SIDE, kind_title
from scrapdesk.games.scope.lots import near_the_enemy
from scrapdesk.games.scope.moves import (
    HOLD,
    SCATTER,
    SHOOT,
    Arrange,
    Assault,
    Deployment,
    Fire,
    Howitzer,
    Move,
    Noise,
    Place,
    Recon,
    Regroup,
    Reinforce,
    Search,
    Step,
)
from scrapdesk.games.scope.ranking import KNOWN_PREY, LIKELY, acting_side, exposed, promise
from scrapdesk.games.scope.state import State


def reason(state: State, move: Move) -> Line | None:
    match move:
        case Search(square):
            return _target_reason(state, square, "SC-4.2")
        case Howitzer(_, target):
            return _target_reason(state, target, "SC-7.5")
        case Fire(target):
            return _target_reason(state, target, "SC-7.6")
        case Regroup(quadrant):
            if exposed(state, quadrant):
                return say("hides cards that the enemy knows", "SC-4.1")
            return say("keeps the enemy guessing", "SC-4.1")
        case Noise(quadrant):
            name = quadrant_name(quadrant)
            return say("says no more than that a sniper is in {quadrant}", "SC-4.3", quadrant=name)
        case Step(square):
            card = kind_title(state.cards[square])
            return say("takes the place of the enemy card: {card}", "SC-7.8", card=card)
        case Place(kind, square):
            return _place_reason(state, kind, square)
    return _plain_reason(move)


def _plain_reason(move: Move) -> Line | None:
    if move == SHOOT:
        return say("scores now, before it slips away", "SC-4.3")
    if move == SCATTER:
        return say("leaves no pattern that anybody could guess", "SC-3.1")
    if move == HOLD:
        return say("stays silent, so nobody learns where the shot came from", "SC-4.3")
    match move:
        case Recon():
            return say("looks without being heard", "SC-7.4")
        case Deployment():
            return say("gives one more move of a quadrant", "SC-7.3")
        case Assault():
            return say("turns up several cards at once, and may take one", "SC-7.8")
        case Reinforce():
            return say("takes points back from the enemy", "SC-7.9")
        case Arrange():
            return say("leaves the enemy four places to guess from", "SC-4.1")
    return None


def _target_reason(state: State, square: int, rule: str) -> Line:
    name = square_name(square)
    found = promise(state, square)
    if found == KNOWN_PREY:
        return say("{card} is known to be on {square}", rule, card=kind_title(state.cards[square]), square=name)
    if found == LIKELY:
        return say("a sniper has been heard near {square}", rule, square=name)
    area = (state.backs if acting_side(state) == 0 else state.frame.ground.whole & ~state.backs) & state.hidden
    foe = OF_SIDE[1 - acting_side(state)]
    full = sum(state.cards.count(foe[kind]) for kind in KINDS if kind != EMPTY)
    if not area & BIT[square]:
        return say("passes the time", rule)
    return say("{full} of the enemy's cards are not empty", rule, full=full)


def _place_reason(state: State, kind: str, square: int) -> Line:
    if kind in (GUN, INFANTRY) and near_the_enemy(state, square):
        return say("reaches the enemy from here", "SC-7.8" if kind == INFANTRY else "SC-7.6")
    return say("is as good as any square, as long as nobody can guess yours", "SC-3.1")
