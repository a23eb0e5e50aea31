"""What moves do that shoot: sniper, mortar, machine gun, infantry (SC-4.3, SC-7.5 to SC-7.8)."""

from __future__ import annotations

from scrapdesk.core.events import Emit, ignore
from scrapdesk.games.scope.actions import put
from scrapdesk.games.scope.board import AREA, BIT, NEAR, NO_SQUARE, WIDTH, quadrant_name, square_name, squares_in
from scrapdesk.games.scope.cards import DECOY, EMPTY, GUN, OF_SIDE, PREY, SNIPER, VALUE, Card, Side, kind_name
from scrapdesk.games.scope.knowledge import claim, uncover
from scrapdesk.games.scope.moves import Assault, Fire, Gun, Howitzer, Step, Word
from scrapdesk.games.scope.news import acting, shooting, tell, tell_shown
from scrapdesk.games.scope.state import ACTED, Phase, Score, State, asked, learned
from scrapdesk.games.scope.terrain import terrain
from scrapdesk.games.scope.turns import finish, settle


def scored(state: State, side: Side, card: Card) -> Score:
    """The score after a side has shot a card."""
    score = state.score
    points, piles = score.points, score.piles
    if side == 0:
        points, piles = (points[0] + VALUE[card], points[1]), (piles[0] + card, piles[1])
    else:
        points, piles = (points[0], points[1] + VALUE[card]), (piles[0], piles[1] + card)
    return Score(points, piles, score.reserve, state.turns + 1)


def cleared(state: State, square: int) -> State:
    """A card has left its square: an empty area of the front in which it lies fills the hole (SC-4.3, SC-7.8)."""
    front = int(square >= WIDTH * state.frame.size[1])
    backs = state.backs | BIT[square] if front else state.backs & ~BIT[square]
    return state._replace(cards=put(state.cards, square, OF_SIDE[front][EMPTY]), backs=backs)


def struck(state: State, square: int, side: Side, emit: Emit, rule: str) -> State:
    """A side has shot the card on a square, which everybody now knows; a reserve sniper goes first (SC-6.1)."""
    card = state.cards[square]
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[square])
    score = scored(state, side, card)
    in_reserve = card == OF_SIDE[1 - side][SNIPER] and score.reserve[1 - side] > 0
    if emit is not ignore:
        tell(
            emit,
            "shot",
            rule,
            reveals="a card was shot",
            **shooting(state, side),
            square=square_name(square),
            card=kind_name(card),
            reserve=in_reserve,
            points=VALUE[card],
        )
    if in_reserve:
        left, right = score.reserve
        score = score._replace(reserve=(left - 1, right) if side else (left, right - 1))
        return state._replace(hidden=hidden, clues=clues, score=score)
    return cleared(state._replace(hidden=hidden, clues=clues, score=score), square)


def shoot(state: State, move: Word, emit: Emit) -> State:
    """A sniper shoots what the search found; then the shot card is laid, unless the game is won (SC-4.3)."""
    side = state.frame.order[state.turn].side
    state = settle(struck(state, state.focus, side, emit, "SC-4.3"), side, emit)
    return state if state.phase == Phase.OVER else asked(state, Phase.NOISE, state.focus)


def howitzer(state: State, move: Howitzer, emit: Emit) -> State:
    """A mortar is shown and hits a card unseen (SC-7.5)."""
    side, target = state.frame.order[state.turn].side, move.target
    if emit is not ignore:
        tell(emit, "shelled", "SC-7.5", **acting(state), mortar=square_name(move.mortar), target=square_name(target))
        tell_shown(emit, "SC-7.5", state.cards, (move.mortar, target))
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[move.mortar] | BIT[target])
    state = learned(state, state.cards, hidden, clues, state.used | ACTED)
    kind = state.cards[target].lower()
    if kind in PREY:
        state = settle(struck(state, target, side, emit, "SC-7.5"), side, emit)
    elif kind == DECOY:
        state = cleared(state, target)
        if emit is not ignore:
            tell(emit, "removed", "SC-7.5", **acting(state), square=square_name(target), card=kind_name(DECOY))
    return state if state.phase == Phase.OVER else finish(state, emit)


def fire(state: State, move: Fire, emit: Emit) -> State:
    """A card is turned up next to a machine gun that stays hidden; but everybody knows it is there (SC-7.6)."""
    side, target = state.frame.order[state.turn].side, move.target
    if emit is not ignore:
        tell(emit, "fired", "SC-7.6", **acting(state), target=square_name(target))
        tell_shown(emit, "SC-7.6", state.cards, (target,))
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[target])
    near = NEAR[target] & terrain(state.frame.size, state.backs, side).own
    hidden, clues = claim(state.cards, hidden, clues, OF_SIDE[side][GUN], near)
    state = learned(state, state.cards, hidden, clues, state.used | ACTED)
    return finish(state, emit) if state.cards[target].lower() == EMPTY else asked(state, Phase.GUN, target)


def gun(state: State, move: Gun, emit: Emit) -> State:
    """The gun shows itself and shoots; a decoy stays where it is (SC-7.6)."""
    side, target = state.frame.order[state.turn].side, state.focus
    tell_shown(emit, "SC-7.6", state.cards, (move.square,))
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[move.square])
    state = state._replace(hidden=hidden, clues=clues)
    if state.cards[target].lower() != DECOY:
        state = settle(struck(state, target, side, emit, "SC-7.6"), side, emit)
    return state if state.phase == Phase.OVER else finish(state, emit)


def assault(state: State, move: Assault, emit: Emit) -> State:
    """An infantry is shown, and with it all enemy cards of a quadrant; a gun among them shoots it (SC-7.7, SC-7.8)."""
    side, infantry, cards = state.frame.order[state.turn].side, move.infantry, state.cards
    turned = AREA[move.quadrant] & terrain(state.frame.size, state.backs, side).foe
    if emit is not ignore:
        quadrant = quadrant_name(move.quadrant)
        tell(emit, "assaulted", "SC-7.8", **acting(state), infantry=square_name(infantry), quadrant=quadrant)
        tell_shown(emit, "SC-7.8", cards, (infantry, *squares_in(turned)))
    hidden, clues = uncover(cards, state.hidden, state.clues, BIT[infantry] | turned)
    state = state._replace(
        phase=Phase.STEP, hidden=hidden, clues=clues, focus=move.quadrant, source=infantry, used=state.used | ACTED
    )
    gunner = OF_SIDE[1 - side][GUN]
    if any(cards[square] == gunner for square in squares_in(turned)):
        state = settle(struck(state, infantry, 1 - side, emit, "SC-7.7"), 1 - side, emit)
        return state if state.phase == Phase.OVER else finish(state, emit)
    return state


def step(state: State, move: Step, emit: Emit) -> State:
    """The infantry takes the place of an enemy card: what can be shot is shot, the rest leaves the front (SC-7.8)."""
    side, target, source = state.frame.order[state.turn].side, move.square, state.source
    card, infantry = state.cards[target], state.cards[source]
    shot = card.lower() in PREY
    if emit is not ignore:
        tell(
            emit,
            "stepped",
            "SC-7.8",
            **acting(state),
            source=square_name(source),
            square=square_name(target),
            card=kind_name(card),
            shot=shot,
            points=VALUE[card],
        )
    if shot:
        state = state._replace(score=scored(state, side, card))
    backs = state.backs | BIT[target] if side else state.backs & ~BIT[target]
    state = cleared(state._replace(cards=put(state.cards, target, infantry), backs=backs), source)
    in_last_row = bool(state.frame.ground.last_rows[1 - side] & BIT[target])
    state = settle(state, side, emit, in_last_row)
    return state if state.phase == Phase.OVER else finish(state._replace(source=NO_SQUARE), emit)
