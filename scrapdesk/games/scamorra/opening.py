"""How a game begins: shuffling, initiative, and the placing of the six pieces (SM-2)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import dealt, replaced
from scrapdesk.games.scamorra.board import HOME_ROWS, OFF, SQUARES
from scrapdesk.games.scamorra.cards import HAND_SIZE, PIECES, beats
from scrapdesk.games.scamorra.moves import Choose, Morra, Place, Shuffle
from scrapdesk.games.scamorra.state import NO_SIGN, Phase, State

SIGNS: Final = tuple(Morra(sign) for sign in PIECES)
MOST_TIES: Final = 10
"""After so many the lot decides (SM-2.3)."""
CHOICES: Final = (Choose(True), Choose(False))
PLACES: Final = tuple(tuple(Place(piece, square) for square in SQUARES) for piece in PIECES)


def deal(state: State, move: Shuffle, emit: Emit) -> State:
    """A deck in its new order: one card leaves unseen, three are drawn (SM-2.1, SM-2.2)."""
    (coppella,), hand, deck = dealt(move.cards, 1, HAND_SIZE)
    frame = state.frame._replace(coppelle=(*state.frame.coppelle, coppella))
    if emit is not ignore:
        emit(Event("dealt", "SM-2.2", {"seat": move.side}))
        emit(Event("dealt_hand", "SM-2.2", {"seat": move.side, "cards": hand}, audience=(move.side,)))
    if move.side == 0:
        return state._replace(hands=(hand, ()), decks=(deck, ()), frame=frame)
    full = state._replace(hands=(state.hands[0], hand), decks=(state.decks[0], deck), frame=frame)
    if frame.lot:
        return full._replace(phase=Phase.LOT)
    return full._replace(phase=Phase.MORRA, turn=0)


def show_sign(state: State, move: Morra, emit: Emit) -> State:
    """Red commits, then Blue; both are shown together. A tie is played again, the tenth ends it (SM-2.3)."""
    seat, white = state.turn, state.frame.sign
    if emit is not ignore:
        emit(Event("sign_chosen", "SM-2.3", {"seat": seat}))
    if seat == 0:
        return state._replace(turn=1, frame=state.frame._replace(sign=move.sign))
    if emit is not ignore:
        emit(Event("signs_shown", "SM-2.3", {"white": white, "black": move.sign}, reveals="the signs were shown"))
    if white == move.sign:
        return _tied(state, emit)
    return take_initiative(state, 0 if beats(white, move.sign) else 1, emit)


def _tied(state: State, emit: Emit) -> State:
    ties = state.frame.ties + 1
    again = state._replace(turn=0, frame=state.frame._replace(sign=NO_SIGN, ties=ties))
    if ties < MOST_TIES:
        return again
    if emit is not ignore:
        emit(Event("lot_decides", "SM-2.3", {"ties": ties}))
    return again._replace(phase=Phase.LOT, turn=CHANCE)


def take_initiative(state: State, side: Seat, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("initiative", "SM-2.3", {"seat": side}))
    return state._replace(phase=Phase.CHOOSE, turn=side, frame=state.frame._replace(placer=side, sign=NO_SIGN, ties=0))


def choose(state: State, move: Choose, emit: Emit) -> State:
    """Who places first moves second, and the other way round (SM-2.4)."""
    seat = state.frame.placer
    placer = seat if move.place_first else 1 - seat
    if emit is not ignore:
        emit(Event("chose", "SM-2.4", {"seat": seat, "place_first": move.place_first}))
    return state._replace(phase=Phase.PLACE, turn=placer, frame=state.frame._replace(placer=placer))


def placings(state: State) -> list[Place]:
    """The pieces still in hand, each on any free square of the own home row (SM-2.5)."""
    side = state.turn or 0
    own = state.squares[side * 3 : side * 3 + 3]
    free = [square for square in HOME_ROWS[side] if square not in own]
    return [PLACES[piece][square] for piece in PIECES if own[piece] == OFF for square in free]


def place(state: State, move: Place, emit: Emit) -> State:
    """In turn until all six stand; then who placed second makes the first move (SM-2.5)."""
    side = state.turn or 0
    squares = replaced(state.squares, side * 3 + move.piece, move.square)
    if emit is not ignore:
        emit(Event("placed", "SM-2.5", {"seat": side, "piece": side * 3 + move.piece, "square": move.square}))
    if OFF in squares:
        return state._replace(squares=squares, turn=1 - side)
    if emit is not ignore:
        emit(Event("first_move", "SM-2.5", {"seat": 1 - state.frame.placer}))
    return state._replace(squares=squares, phase=Phase.PLAY, turn=1 - state.frame.placer)
