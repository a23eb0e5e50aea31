"""Why a move of SCOPE is good, in one plain sentence that rests on what everybody knows."""

from __future__ import annotations

from scrapdesk.core.words import Line, plural, say
from scrapdesk.games.scope.board import AREA, BIT, quadrant_name, square_name
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
from scrapdesk.games.scope.sight import area_of
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
                return say("hides cards the enemy has seen", "SC-4.1")
            known = (AREA[quadrant] & ~state.hidden).bit_count()
            return say("the enemy knows {n} of these four cards", "SC-4.1", n=known)
        case Noise(quadrant):
            name = quadrant_name(quadrant)
            return say("only reveals that there is a sniper in {quadrant}", "SC-4.3", quadrant=name)
        case Step(square):
            card = kind_title(state.cards[square])
            return say("captures the enemy card: {card}", "SC-7.8", card=card)
        case Assault(_, quadrant):
            foes = AREA[quadrant] & area_of(state, 1 - acting_side(state))
            return plural(
                foes.bit_count(),
                "shows {n} enemy card, and may capture it",
                "shows {n} enemy cards, and may capture one",
                rule="SC-7.8",
            )
        case Place(kind, square):
            return _place_reason(state, kind, square)
    return _plain_reason(move)


def _plain_reason(move: Move) -> Line | None:
    if move == SHOOT:
        return say("scores now, before the target slips away", "SC-4.3")
    if move == SCATTER:
        return say("leaves no pattern to guess", "SC-3.1")
    if move == HOLD:
        return say("stays silent, so nobody learns where your sniper is", "SC-4.3")
    match move:
        case Recon():
            return say("looks without making a noise", "SC-7.4")
        case Deployment():
            return say("lets you move another quadrant", "SC-7.3")
        case Reinforce():
            return say("takes points back from the enemy", "SC-7.9")
        case Arrange():
            return say("leaves the enemy four squares to guess from", "SC-4.1")
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
        return say("nothing is left to find on {square}", rule, square=name)
    return say("{full} of the enemy's cards are not empty areas", rule, full=full)


def _place_reason(state: State, kind: str, square: int) -> Line:
    if kind in (GUN, INFANTRY) and near_the_enemy(state, square):
        return say("can reach the enemy from here", "SC-7.8" if kind == INFANTRY else "SC-7.6")
    if kind in (GUN, INFANTRY):
        return say("can't reach the enemy from here until it is moved", "SC-7.8" if kind == INFANTRY else "SC-7.6")
    return say("every square is equally good, as long as nobody can guess yours", "SC-3.1")
