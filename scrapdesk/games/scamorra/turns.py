"""A turn: the moves that a hand allows, and what each of them does (SM-3 to SM-6).

Must not know how a game begins, or what follows when it ends.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.zones import replaced, without
from scrapdesk.games.scamorra.board import BIT, HOME_ROWS, OFF, REACH, SQUARES
from scrapdesk.games.scamorra.cards import KING, PAWN, PIECES, Card
from scrapdesk.games.scamorra.ending import after_capture, after_last_card
from scrapdesk.games.scamorra.moves import Enter, Move, Play, Throw
from scrapdesk.games.scamorra.state import Cards, State

THROWS: Final = tuple(Throw(card) for card in range(6))
_new: Final = tuple.__new__
"""What a NamedTuple calls as well, one step later."""
ENTERS: Final = tuple(tuple(Enter(piece, square) for square in SQUARES) for piece in PIECES)


def plays(state: State) -> list[Move]:
    """All moves of a turn: card by card as they lie in the hand, equal cards once."""
    side = state.turn or 0
    paper, stone, scissors, paper2, stone2, scissors2 = state.squares
    white = BIT[paper] | BIT[stone] | BIT[scissors]
    black = BIT[paper2] | BIT[stone2] | BIT[scissors2]
    if side == 0:
        own, enemies = (paper, stone, scissors), black
        prey = (BIT[stone2], BIT[scissors2], BIT[paper2])
    else:
        own, enemies = (paper2, stone2, scissors2), white
        prey = (BIT[stone], BIT[scissors], BIT[paper])
    occupied = white | black
    by_symbol = [(square, food << 25 | occupied) for square, food in zip(own, prey) if square >= 0]  # noqa: B905 - slower
    moves: list[Move] = []
    for card in dict.fromkeys(state.hands[side]):
        before = len(moves)
        walkers = by_symbol if card != KING else [(square, enemies << 25 | occupied) for square, _ in by_symbol]
        for table in REACH[side][card]:
            for square, around in walkers:
                both, reach = table[square]  # moves_within, written out: half of all time is spent here
                moves += reach[around & both]
        if len(moves) == before:
            moves.append(THROWS[card])
        if card == PAWN and len(by_symbol) < 3:
            moves += entries(side, own, occupied)
    return moves


def entries(side: int, own: tuple[int, ...], occupied: int) -> list[Enter]:
    """Every captured piece on every free square of the own home row (SM-6.1)."""
    free = [square for square in HOME_ROWS[side] if not occupied & BIT[square]]
    return [ENTERS[piece][square] for piece in PIECES if own[piece] == OFF for square in free]


def play(state: State, move: Play, emit: Emit) -> State:
    """A card moves a piece; landing on an enemy captures it (SM-5)."""
    card, source, target, _ = move
    squares = state.squares
    piece = squares.index(source)
    if emit is not ignore:
        emit(_played(state, card, piece, source, target))
    if target not in squares:
        return spend(state, card, squares[:piece] + (target,) + squares[piece + 1 :], emit)
    victim = squares.index(target)
    squares = replaced(replaced(squares, victim, OFF), piece, target)
    return _capture(state, card, squares, piece, victim, emit)


def _capture(state: State, card: Card, squares: tuple[int, ...], piece: int, victim: int, emit: Emit) -> State:
    side = state.turn or 0
    white, black = state.points
    points = (white + 1, black) if side == 0 else (white, black + 1)
    if emit is not ignore:
        rule = "SM-5.2" if card == KING else "SM-5.1"
        emit(Event("captured", rule, {"piece": piece, "victim": victim, "points": points}))
    scored = state._replace(squares=squares, points=points)
    ended = after_capture(laid_down(scored, card), emit)
    return spend(scored, card, squares, emit) if ended is None else ended


def throw(state: State, move: Throw, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("threw", "SM-3.3", {"seat": state.turn, "card": move.card}, reveals="a card was played"))
    return spend(state, move.card, state.squares, emit)


def enter(state: State, move: Enter, emit: Emit) -> State:
    """A pawn card brings a piece back; nothing else moves (SM-6.1)."""
    side = state.turn or 0
    piece = side * 3 + move.piece
    if emit is not ignore:
        data = {"seat": side, "piece": piece, "square": move.square}
        emit(Event("entered", "SM-6.1", data, reveals="a card was played"))
    return spend(state, PAWN, replaced(state.squares, piece, move.square), emit)


def laid_down(state: State, card: Card) -> State:
    """The state after a card went from the hand to the pile of its player, and nothing else."""
    side = state.turn or 0
    hands, played = state.hands, state.played
    return state._replace(
        hands=_with(hands, side, without(hands[side], card)),
        played=_with(played, side, (*played[side], card)),
    )


def spend(state: State, card: Card, squares: tuple[int, ...], emit: Emit) -> State:
    """Lays the card down, draws another while the deck lasts, and gives the turn away (SM-3.1)."""
    phase, side, _, hands, decks, played, points, frame = state
    mine, deck, other = hands[side or 0], decks[side or 0], 1 - (side or 0)
    at = mine.index(card)
    mine = mine[:at] + mine[at + 1 :] + deck[:1]
    if side == 0:
        hands, decks, played = (mine, hands[1]), (deck[1:], decks[1]), ((*played[0], card), played[1])
    else:
        hands, decks, played = (hands[0], mine), (decks[0], deck[1:]), (played[0], (*played[1], card))
    if emit is not ignore and deck:
        _tell_draw(side or 0, deck[0], emit)
    after = _new(State, (phase, other, squares, hands, decks, played, points, frame))
    return after if hands[other] else after_last_card(after, emit)


def _with(sides: tuple[Cards, Cards], side: int, cards: Cards) -> tuple[Cards, Cards]:
    return (cards, sides[1]) if side == 0 else (sides[0], cards)


def _played(state: State, card: Card, piece: int, source: int, target: int) -> Event:
    data = {"seat": state.turn, "card": card, "piece": piece, "source": source, "target": target}
    return Event("played", "SM-3.1", data, reveals="a card was played")


def _tell_draw(side: int, card: Card, emit: Emit) -> None:
    emit(Event("drew", "SM-3.1", {"seat": side}, reveals="a card was drawn"))
    emit(Event("drew_card", "SM-3.1", {"seat": side, "card": card}, audience=(side,)))
