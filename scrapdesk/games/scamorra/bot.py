"""What a search is told about La Scamorra: what a position is worth, and which moves deserve a look first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scamorra.board import BIT, BITES, BOARD, OFF, ByCard
from scrapdesk.games.scamorra.cards import CARD_NAMES, KING, PAWN, PIECE_NAMES, PREY
from scrapdesk.games.scamorra.ending import GOAL, outcome_of
from scrapdesk.games.scamorra.moves import Enter, Morra, Move, Play, Throw
from scrapdesk.games.scamorra.state import Cards, Phase, State

_POINT: Final = 0.14
_PIECES_LEFT: Final = (-0.5, -0.16, 0.0, 0.06)
"""What it is worth to have so many pieces on the board: with one left, the next capture is a knockout."""
_THREAT: Final = 0.04


class ScamorraBot(Bot[State, Move]):
    def evaluate(self, state: State, seat: Seat) -> float:
        outcome = outcome_of(state)
        if outcome is not None:
            return outcome.share(seat)
        if state.phase != Phase.PLAY:
            return _clamped(0.5 + _lead(state, seat))
        material, danger = _on_board(state, seat)
        return _clamped(0.5 + _lead(state, seat) + material + danger)

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: _rank(state, move))

    def first(self, state: State, moves: Sequence[Move]) -> Move:
        squares, best, least = state.squares, moves[0], 4
        for move in moves:
            if type(move) is Play:
                if move.target in squares:
                    return move
                rank = 2
            else:
                rank = 1 if type(move) is Enter else 3
            if rank < least:
                best, least = move, rank
        return best

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        """Captures three times out of four where one is to be had; anything else otherwise."""
        if random() < 0.75:
            squares = state.squares
            captures = [move for move in moves if type(move) is Play and move.target in squares]
            if captures:
                return captures[int(random() * len(captures))]
        return moves[int(random() * len(moves))]

    def lot(self, state: State, moves: Sequence[Move]) -> Mapping[Move, float] | None:
        """A hand of morra: any habit could be learnt, and two with the same one would tie for ever (SM-2.3)."""
        return dict.fromkeys(moves, 1.0) if isinstance(moves[0], Morra) else None

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        return _reason(state, move, seat)


def _clamped(value: float) -> float:
    return 0.02 if value < 0.02 else min(value, 0.98)


def _lead(state: State, seat: Seat) -> float:
    """Points ahead, worth more the fewer cards are left to turn them round."""
    totals = state.frame.totals
    lead = state.points[seat] + totals[seat] - state.points[1 - seat] - totals[1 - seat]
    if state.frame.fifteen:
        return lead / (2 * GOAL)
    left = len(state.hands[0]) + len(state.decks[0])
    return lead * _POINT * (1.0 + (15 - left) / 15)


def _on_board(state: State, seat: Seat) -> tuple[float, float]:
    """What the pieces that are left are worth, and the captures that each side's hand allows on the board as it
    stands; the side to move has the better of it."""
    paper, stone, scissors, paper2, stone2, scissors2 = state.squares
    white = BIT[paper] | BIT[stone] | BIT[scissors]
    black = BIT[paper2] | BIT[stone2] | BIT[scissors2]
    first, second = state.hands
    whites = (paper, BIT[stone2]), (stone, BIT[scissors2]), (scissors, BIT[paper2])
    blacks = (paper2, BIT[stone]), (stone2, BIT[scissors]), (scissors2, BIT[paper])
    mine = _captures(BITES[0], first, whites, white | black, black)
    theirs = _captures(BITES[1], second, blacks, white | black, white)
    left, left_there = white.bit_count(), black.bit_count()
    if seat:
        mine, theirs, left, left_there = theirs, mine, left_there, left
    to_move = state.turn == seat
    danger = _THREAT * (min(mine, 2) * (1.5 if to_move else 0.7) - min(theirs, 2) * (0.7 if to_move else 1.5))
    return _PIECES_LEFT[left] - _PIECES_LEFT[left_there], danger


def _standing(state: State, side: Seat) -> int:
    return 3 - state.squares[side * 3 : side * 3 + 3].count(OFF)


def _captures(
    by_card: Sequence[ByCard], hand: Cards, hunters: tuple[tuple[int, int], ...], occupied: int, enemies: int
) -> int:
    """How many enemy pieces the cards of a hand could take now; `hunters` are the own squares, each with its prey."""
    taken = 0
    for card in hand:
        bites = by_card[card]
        for square, prey in hunters:
            mask, found = bites[square]
            food = mask & (enemies if card == KING else prey)
            if food:
                taken |= found[food << 25 | occupied & mask]
    return taken.bit_count()


def _rank(state: State, move: Move) -> int:
    """Small is first: captures, then pieces brought back, then moves, then cards thrown away."""
    if isinstance(move, Play):
        return 0 if move.target in state.squares else 2
    return 1 if isinstance(move, Enter) else 3


def _reason(state: State, move: Move, seat: Seat) -> Line | None:
    if isinstance(move, Enter):
        return say("brings your {piece} back onto the board", rule="SM-6.1", piece=PIECE_NAMES[move.piece])
    if isinstance(move, Throw):
        return say("discards the {card} and waits", rule="SM-3.3", card=CARD_NAMES[move.card])
    if isinstance(move, Morra):
        return say("every sign is equally good, as long as nobody can guess yours", rule="SM-2.3")
    if not isinstance(move, Play):
        return None
    if move.target in state.squares:
        return _capture_reason(state, move, seat)
    threatened = _threatened(state, move, seat)
    if threatened is not None:
        victim, square = PIECE_NAMES[threatened % 3], BOARD.name(state.squares[threatened])
        return say("threatens the {victim} on {square}", rule="SM-5.1", victim=victim, square=square)
    return _quiet_reason(state, move, seat)


def _quiet_reason(state: State, move: Play, seat: Seat) -> Line:
    """Of a move that captures nothing and threatens nothing."""
    piece, hand = state.squares.index(move.source) % 3, state.hands[seat]
    if move.card == PAWN and set(hand) != {PAWN}:
        return say("steps forward and saves the stronger cards", rule="SM-4.1")
    if _from_middle(move.target) < _from_middle(move.source):
        return say("brings your {piece} closer to the middle", rule="SM-3.1", piece=PIECE_NAMES[piece])
    hunter = (1 - seat) * 3 + PREY.index(piece)
    if _steps(move.target, state.squares[hunter]) > _steps(move.source, state.squares[hunter]):
        names = {"piece": PIECE_NAMES[piece], "hunter": PIECE_NAMES[hunter % 3]}
        return say("moves your {piece} away from the {hunter} that beats it", rule="SM-5.1", **names)
    return say("moves your {piece} and captures nothing yet", rule="SM-3.1", piece=PIECE_NAMES[piece])


def _steps(square: int, other: int) -> int:
    """How far apart they are, as a king goes; nothing is far from what is off the board."""
    return 0 if other == OFF else max(abs(a - b) for a, b in zip(divmod(square, 5), divmod(other, 5), strict=True))


def _from_middle(square: int) -> int:
    row, column = divmod(square, BOARD.columns)
    return abs(row - BOARD.rows // 2) + abs(column - BOARD.columns // 2)


def _threatened(state: State, move: Play, seat: Seat) -> int | None:
    """The piece that the one moved could take next from where it will stand, with a card that is left in the hand."""
    piece = state.squares.index(move.source)
    victim = (1 - seat) * 3 + PREY[piece % 3]
    square = state.squares[victim]
    left = list(state.hands[seat])
    left.remove(move.card)
    if square == OFF:
        return None
    occupied = BIT[move.target]
    for other in state.squares:
        occupied |= 0 if other in (move.source, OFF) else BIT[other]
    for card in left:
        mask, found = BITES[seat][card][move.target]
        food = mask & BIT[square]
        if food and found[food << 25 | occupied & mask]:
            return victim
    return None


def _capture_reason(state: State, move: Play, seat: Seat) -> Line:
    victim = PIECE_NAMES[state.squares.index(move.target) % 3]
    if _standing(state, 1 - seat) == 1:
        return say("captures the {victim}, the last piece: a knockout", rule="SM-7.2", victim=victim)
    return say("captures the {victim} for a point", rule="SM-5.3", victim=victim)
