"""What moves do that do not shoot: laying out, MOVE, DEPLOYMENT, SEARCH, RECONNAISSANCE, REINFORCEMENTS."""

from __future__ import annotations

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import CHANCE
from scrapdesk.core.zones import minus
from scrapdesk.games.scope.board import AREA, BIT, NO_SQUARE, WIDTH, quadrant_name, quadrant_squares, square_name
from scrapdesk.games.scope.cards import (
    DECOY,
    EMPTY,
    FREE,
    INFANTRY,
    KINDS,
    MORTAR,
    OF_SIDE,
    SOVIET,
    VALUE,
    Side,
    kind_name,
)
from scrapdesk.games.scope.knowledge import claim, exchange, smear, uncover
from scrapdesk.games.scope.legal import four_cards, unplaced
from scrapdesk.games.scope.moves import (
    Arrange,
    Deal,
    Deployment,
    Noise,
    Place,
    Recon,
    Regroup,
    Reinforce,
    Scatter,
    Search,
    Word,
)
from scrapdesk.games.scope.news import acting, tell, tell_shown
from scrapdesk.games.scope.state import ACTED, DEPLOYED, Phase, Score, State, asked, learned
from scrapdesk.games.scope.terrain import terrain
from scrapdesk.games.scope.turns import finish, next_turn


def put(cards: str, square: int, card: str) -> str:
    return cards[:square] + card + cards[square + 1 :]


# -- laying out ---------------------------------------------------------------------------------------------


def place(state: State, move: Place, emit: Emit) -> State:
    side = state.turn
    if emit is not ignore:
        seats = state.frame.seats_of(side)
        tell(
            emit,
            "placed",
            "SC-3.1",
            audience=seats,
            side=side,
            card=kind_name(move.kind),
            square=square_name(move.square),
        )
    state = state._replace(cards=put(state.cards, move.square, OF_SIDE[side][move.kind]))
    return state if unplaced(state, side) else laid_out(state, side, emit)


def scatter(state: State, move: Scatter, emit: Emit) -> State:
    if emit is not ignore:
        tell(emit, "scattered", "SC-3.1", **acting(state))
    return state._replace(phase=Phase.DEAL, actor=CHANCE)


def deal(state: State, move: Deal, emit: Emit) -> State:
    side, cards = move.side, state.cards
    for kind in move.kinds:
        cards = put(cards, _next_free(state, cards, side), OF_SIDE[side][kind])
    return laid_out(state._replace(cards=cards), side, emit)


def _next_free(state: State, cards: str, side: Side) -> int:
    squares = terrain(state.frame.size, state.backs, side).front_squares
    return cards.index(FREE, squares[0])


def missing(state: State, side: Side) -> tuple[str, ...]:
    """The kinds of all cards that are not laid out yet, one by one, empty areas with them."""
    own = OF_SIDE[side]
    full = [kind for kind, count in zip(KINDS, state.frame.scenario.cards, strict=True) for _ in range(count)]
    return minus(full, [kind for kind in KINDS for _ in range(state.cards.count(own[kind]))])


def laid_out(state: State, side: Side, emit: Emit) -> State:
    """A side is ready: empty areas fill what is left, and the other side or the first turn begins."""
    cards = state.cards
    for square in terrain(state.frame.size, state.backs, side).front_squares:
        if cards[square] == FREE:
            cards = put(cards, square, OF_SIDE[side][EMPTY])
    if emit is not ignore:
        tell(emit, "ready", "SC-3.1", side=side)
    turn = 1 - side
    phase = Phase.TURN if side == SOVIET else Phase.DEPLOY
    return state._replace(phase=phase, turn=turn, actor=state.frame.order[turn].seat, cards=cards)


# -- moving -------------------------------------------------------------------------------------------------


def regroup(state: State, move: Regroup, emit: Emit) -> State:
    """A quadrant is taken up: as the action, unless an officer has just been shown for it."""
    used = state.used | ACTED if state.phase == Phase.TURN else state.used
    if emit is not ignore:
        tell(emit, "moved", "SC-4.1", **acting(state), quadrant=quadrant_name(move.quadrant))
    _, actor, turn, cards, hidden, clues, backs, _, source, _, shots, turns, score, frame = state
    quadrant, arrange = move.quadrant, Phase.ARRANGE
    return State(arrange, actor, turn, cards, hidden, clues, backs, quadrant, source, used, shots, turns, score, frame)


def arrange(state: State, move: Arrange, emit: Emit) -> State:
    side = state.frame.order[state.turn].side
    quadrant, cards, kinds = state.focus, state.cards, move.kinds
    own = terrain(state.frame.size, state.backs, side).own
    hidden, clues = smear(cards, state.hidden, state.clues, quadrant, own)
    if side == SOVIET:
        kinds = kinds.upper()
    above = quadrant + WIDTH
    after = cards[:quadrant] + kinds[:2] + cards[quadrant + 2 : above] + kinds[2:] + cards[above + 2 :]
    if emit is not ignore:
        tell(
            emit,
            "arranged",
            "SC-4.1",
            audience=state.frame.seats_of(side),
            **acting(state),
            quadrant=quadrant_name(quadrant),
            cards=tuple(kind_name(kind) for kind in move.kinds),
            same=after == cards,
        )
    return finish(learned(state, after, hidden, clues, state.used), emit)


def deployment(state: State, move: Deployment, emit: Emit) -> State:
    """The officer is shown before the MOVE (SC-7.3)."""
    square = move.square
    if emit is not ignore:
        tell(emit, "deployment", "SC-7.3", **acting(state), square=square_name(square))
        tell_shown(emit, "SC-7.3", state.cards, (square,))
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[square])
    return state._replace(phase=Phase.REGROUP, hidden=hidden, clues=clues, used=state.used | DEPLOYED)


def reinforce(state: State, move: Reinforce, emit: Emit) -> State:
    """An infantry, and a mortar with it, take the place of empty areas; then the quadrant is moved (SC-7.9)."""
    side, quadrant = state.frame.order[state.turn].side, move.quadrant
    own, land = OF_SIDE[side], terrain(state.frame.size, state.backs, side)
    back = own[INFANTRY] + own[MORTAR] * move.mortar
    empty, cards, clues, hidden = own[EMPTY], state.cards, state.clues, state.hidden
    hidden, clues = claim(cards, hidden, clues, empty, AREA[quadrant], len(back))
    hidden, clues = smear(cards, hidden, clues, quadrant, land.own)
    for card in back:
        hidden, clues = exchange(hidden, clues, quadrant, empty, card)
        space = quadrant + _corner(four_cards(cards, quadrant).index(empty))
        cards = put(cards, space, card)
    if emit is not ignore:
        names = tuple(kind_name(card) for card in back)
        tell(emit, "reinforced", "SC-7.9", **acting(state), quadrant=quadrant_name(quadrant), cards=names)
    return state._replace(
        phase=Phase.ARRANGE,
        cards=cards,
        hidden=hidden,
        clues=clues,
        focus=quadrant,
        used=state.used | ACTED,
        score=_given_back(state.score, side, back),
    )


def _corner(at: int) -> int:
    return quadrant_squares(0)[at]


def _given_back(score: Score, side: Side, back: str) -> Score:
    """The enemy's score without the cards that come back, and without their points."""
    foe = 1 - side
    pile = "".join(minus(score.piles[foe], back))
    points = score.points[foe] - sum(VALUE[card] for card in back)
    piles = (pile, score.piles[1]) if foe == 0 else (score.piles[0], pile)
    both = (points, score.points[1]) if foe == 0 else (score.points[0], points)
    return score._replace(points=both, piles=piles)


# -- looking ------------------------------------------------------------------------------------------------


def search(state: State, move: Search, emit: Emit) -> State:
    """A card is turned up; what can be shot may be, at a decoy the shot is fired at once (SC-4.2)."""
    square = move.square
    card = state.cards[square]
    if emit is not ignore:
        tell(emit, "searched", "SC-4.2", **acting(state), square=square_name(square))
        tell_shown(emit, "SC-4.2", state.cards, (square,))
    hidden, clues = uncover(state.cards, state.hidden, state.clues, BIT[square])
    kind = card.lower()
    phase = Phase.NOISE if kind == DECOY else Phase.SHOOT
    state = learned(state, state.cards, hidden, clues, state.used | ACTED)
    return finish(state, emit) if kind == EMPTY else asked(state, phase, square)


def noise(state: State, move: Noise, emit: Emit) -> State:
    """The shot card is laid down: one of these four is a sniper (SC-4.3)."""
    side, quadrant = state.frame.order[state.turn].side, move.quadrant
    area = AREA[quadrant] & terrain(state.frame.size, state.backs, side).own
    hidden, clues = claim(state.cards, state.hidden, state.clues, OF_SIDE[side]["s"], area)
    shots = (quadrant, state.shots[1]) if side == 0 else (state.shots[0], quadrant)
    if emit is not ignore:
        reveals = "a shot was heard"
        tell(emit, "heard", "SC-4.3", **acting(state), quadrant=quadrant_name(quadrant), reveals=reveals)
    return finish(state._replace(hidden=hidden, clues=clues, shots=shots), emit)


def recon(state: State, move: Recon, emit: Emit) -> State:
    """One card or two are turned up, and nothing else happens (SC-7.4)."""
    squares = (move.square,) if move.other == NO_SQUARE else (move.square, move.other)
    if emit is not ignore:
        names = tuple(square_name(square) for square in squares)
        tell(emit, "reconnoitred", "SC-7.4", **acting(state), squares=names)
        tell_shown(emit, "SC-7.4", state.cards, squares)
    area = sum(BIT[square] for square in squares)
    hidden, clues = uncover(state.cards, state.hidden, state.clues, area)
    return finish(learned(state, state.cards, hidden, clues, state.used | ACTED), emit)


def held(state: State, move: Word, emit: Emit) -> State:
    """`hold` and `stay`: the action ends without more."""
    if emit is not ignore:
        rule = {Phase.STEP: "SC-7.8", Phase.GUN: "SC-7.6"}.get(state.phase, "SC-4.2")
        kind = "stayed" if move.verb == "stay" else "held"
        tell(emit, kind, rule, **acting(state))
    return finish(state, emit)


def turn_over(state: State, move: Word, emit: Emit) -> State:
    """`end` and `pass`: the turn ends without more (SC-7.3, SC-7.11)."""
    if emit is not ignore:
        kind, rule = ("passed", "SC-7.11") if move.verb == "pass" else ("rested", "SC-7.1")
        tell(emit, kind, rule, **acting(state))
    return next_turn(state, emit)
