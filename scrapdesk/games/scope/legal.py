"""Which moves a seat has: lists put together from what the terrain offers and which units are in play (SC-4, SC-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.games.scope.board import AREA, NEAR, WIDTH, squares_in
from scrapdesk.games.scope.cards import (
    DECOY,
    EMPTY,
    FREE,
    GUN,
    INFANTRY,
    KINDS,
    MORTAR,
    OF_SIDE,
    OFFICER,
    SCOUT,
    SNIPER,
    Side,
)
from scrapdesk.games.scope.moves import (
    ARRANGEMENTS,
    DEPLOYMENTS,
    END,
    GUNS,
    HOLD,
    NOISES,
    PASS,
    PLACES,
    REINFORCES,
    SCATTER,
    SHOOT,
    STAY,
    STEPS,
    Move,
)
from scrapdesk.games.scope.state import DEPLOYED, SNIPERS, UNITS, Phase, State
from scrapdesk.games.scope.terrain import Terrain, terrain

MOST_PLACES: Final = 150
"""How long a list of placements may get; on larger fronts the kinds come in their order."""


def legal_moves(state: State) -> Sequence[Move]:
    return _LISTERS[state.phase](state)


def actions(state: State) -> Sequence[Move]:
    """The start of a turn, or of the action after a DEPLOYMENT."""
    frame = state.frame
    _, side, division = frame.order[state.turn]
    land = terrain(frame.size, state.backs, side)
    moves: tuple[Move, ...] = land.regroups
    cards, own = state.cards, OF_SIDE[side]
    if not frame.advanced:
        return moves + land.searches
    if division != UNITS and own[SNIPER] in cards:
        moves += land.searches
    if division != SNIPERS:
        if own[SCOUT] in cards:
            moves += land.recons
        if land.regroups and not state.used & DEPLOYED:
            moves += tuple([DEPLOYMENTS[square] for square in places_of(cards, own[OFFICER])])
        moves += _heavy(cards, own, land)
        if own[INFANTRY] in state.score.piles[1 - side]:
            moves += reinforcements(state, side, land)
    return moves or (PASS,)


def _heavy(cards: str, own: dict[str, str], land: Terrain) -> tuple[Move, ...]:
    """The actions of mortars, guns and infantry."""
    moves: tuple[Move, ...] = ()
    for square in places_of(cards, own[MORTAR]):
        moves += land.shells[square]
    reach = 0
    for square in places_of(cards, own[GUN]):
        reach |= NEAR[square]
    if reach & land.foe:
        moves += land.fires[reach & land.foe]
    for square in places_of(cards, own[INFANTRY]):
        moves += land.assaults[square]
    return moves


def places_of(cards: str, card: str) -> list[int]:
    """The squares on which a card lies; there are seldom more than three."""
    found = []
    square = cards.find(card)
    while square >= 0:
        found.append(square)
        square = cards.find(card, square + 1)
    return found


def four_cards(cards: str, quadrant: int) -> str:
    above = quadrant + WIDTH
    return cards[quadrant : quadrant + 2] + cards[above : above + 2]


def reinforcements(state: State, side: Side, land: Terrain) -> tuple[Move, ...]:
    """Quadrants of the two rows nearest to the player with an empty area, or two for a mortar as well (SC-7.9)."""
    empty = OF_SIDE[side][EMPTY]
    spaces = [(quadrant, four_cards(state.cards, quadrant).count(empty)) for quadrant in land.rear]
    moves = [REINFORCES[False][quadrant] for quadrant, space in spaces if space]
    if state.frame.scenario.mortar_return and OF_SIDE[side][MORTAR] in state.score.piles[1 - side]:
        moves += [REINFORCES[True][quadrant] for quadrant, space in spaces if space > 1]
    return tuple(moves)


def unplaced(state: State, side: Side) -> list[str]:
    """The kinds that still have to be laid out, empty areas left out, in the order of the rulebook."""
    count, own = state.cards.count, OF_SIDE[side]
    return [kind for kind, full in zip(_LAID_OUT, state.frame.scenario.cards, strict=False) if full > count(own[kind])]


def placements(state: State) -> Sequence[Move]:
    side = state.turn
    cards = state.cards
    free = [square for square in terrain(state.frame.size, state.backs, side).front_squares if cards[square] == FREE]
    kinds = unplaced(state, side)[: max(1, MOST_PLACES // len(free))]
    moves: list[Move] = [SCATTER]
    for kind in kinds:
        row = PLACES[kind]
        moves += [row[square] for square in free]
    return moves


def regroupings(state: State) -> Sequence[Move]:
    return _land(state).regroups


def arrangements(state: State) -> Sequence[Move]:
    return ARRANGEMENTS[four_cards(state.cards, state.focus)]


def noises(state: State) -> Sequence[Move]:
    """Quadrants of the own front with an own sniper; a foreign card in it does not matter (SC-4.3)."""
    side = state.frame.order[state.turn].side
    sniper, cards = OF_SIDE[side][SNIPER], state.cards
    return [NOISES[quadrant] for quadrant in _land(state).quadrants if sniper in four_cards(cards, quadrant)]


def guns(state: State) -> Sequence[Move]:
    """The guns next to the target; holding fire is allowed unless it is a decoy (SC-7.6)."""
    side = state.frame.order[state.turn].side
    gun = OF_SIDE[side][GUN]
    moves: list[Move] = [GUNS[square] for square in places_of(state.cards, gun) if NEAR[square] >> state.focus & 1]
    if state.cards[state.focus] != OF_SIDE[1 - side][DECOY]:
        moves.append(HOLD)
    return moves


def steps(state: State) -> Sequence[Move]:
    land = _land(state)
    return [*(STEPS[square] for square in squares_in(AREA[state.focus] & land.foe)), STAY]


def after_action(state: State) -> Sequence[Move]:
    officer = OF_SIDE[state.frame.order[state.turn].side][OFFICER]
    return [*(DEPLOYMENTS[square] for square in places_of(state.cards, officer)), END]


def may_deploy(state: State) -> bool:
    """Whether a DEPLOYMENT is possible; everybody can see that (SC-7.3)."""
    _, side, division = state.frame.order[state.turn]
    if division == SNIPERS or not state.frame.advanced or OF_SIDE[side][OFFICER] not in state.cards:
        return False
    return bool(_land(state).regroups)


def _land(state: State) -> Terrain:
    return terrain(state.frame.size, state.backs, state.frame.order[state.turn].side)


_LAID_OUT: Final = KINDS.removesuffix(EMPTY)
SHOOT_OR_HOLD: Final = (SHOOT, HOLD)

_LISTERS: Final[dict[int, Callable[[State], Sequence[Move]]]] = {
    Phase.TURN: actions,
    Phase.ARRANGE: arrangements,
    Phase.AFTER: after_action,
    Phase.DEPLOY: placements,
    Phase.REGROUP: regroupings,
    Phase.NOISE: noises,
    Phase.GUN: guns,
    Phase.STEP: steps,
    Phase.SHOOT: lambda state: SHOOT_OR_HOLD,
    Phase.DEAL: lambda state: (),
    Phase.OVER: lambda state: (),
}
