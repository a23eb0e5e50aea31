"""What a search is told about La Scamorra: what a position is worth, and which moves deserve a look first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scamorra.board import BIT, OFF, REACH, moves_within
from scrapdesk.games.scamorra.cards import CARD_NAMES, KING, PAWN, PIECE_NAMES, PREY
from scrapdesk.games.scamorra.ending import GOAL, outcome_of
from scrapdesk.games.scamorra.moves import Enter, Morra, Move, Play, Throw
from scrapdesk.games.scamorra.state import Phase, State

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
        return _clamped(0.5 + _lead(state, seat) + _material(state, seat) + _danger(state, seat))

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: _rank(state, move))

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


def _material(state: State, seat: Seat) -> float:
    mine = _standing(state, seat)
    theirs = _standing(state, 1 - seat)
    return _PIECES_LEFT[mine] - _PIECES_LEFT[theirs]


def _standing(state: State, side: Seat) -> int:
    return 3 - state.squares[side * 3 : side * 3 + 3].count(OFF)


def _danger(state: State, seat: Seat) -> float:
    """Captures that each side's hand allows on the board as it stands; the side to move has the better of it."""
    mine, theirs = _captures(state, seat), _captures(state, 1 - seat)
    to_move = state.turn == seat
    return _THREAT * (min(mine, 2) * (1.5 if to_move else 0.7) - min(theirs, 2) * (0.7 if to_move else 1.5))


def _captures(state: State, side: Seat) -> int:
    """How many enemy pieces the cards in hand could take now."""
    own, enemy = state.squares[side * 3 : side * 3 + 3], state.squares[3 - side * 3 : 6 - side * 3]
    occupied = sum(BIT[square] for square in state.squares if square != OFF)
    enemies = sum(BIT[square] for square in enemy if square != OFF)
    taken: set[int] = set()
    for card in set(state.hands[side]):
        for table in REACH[side][card]:
            for piece, square in enumerate(own):
                food = enemies if card == KING else BIT[enemy[PREY[piece]]]
                if square != OFF and food & table[square][0]:
                    plays = moves_within(table, square, occupied, food)
                    taken.update(play.target for play in plays if food & BIT[play.target])
    return len(taken)


def _rank(state: State, move: Move) -> int:
    """Small is first: captures, then pieces brought back, then moves, then cards thrown away."""
    if isinstance(move, Play):
        return 0 if move.target in state.squares else 2
    return 1 if isinstance(move, Enter) else 3


def _reason(state: State, move: Move, seat: Seat) -> Line | None:
    if isinstance(move, Enter):
        return say("brings {piece} back onto the board", rule="SM-6.1", piece=PIECE_NAMES[move.piece])
    if isinstance(move, Throw):
        return say("gives the {card} away to wait", rule="SM-3.3", card=CARD_NAMES[move.card])
    if isinstance(move, Morra):
        return say("no sign is better than another, as long as nobody can guess yours", rule="SM-2.3")
    if not isinstance(move, Play):
        return None
    if move.target in state.squares:
        return _capture_reason(state, move, seat)
    if move.card == PAWN:
        return say("steps forward and keeps the stronger cards", rule="SM-4.1")
    return say("takes a better square", rule="SM-3.1")


def _capture_reason(state: State, move: Play, seat: Seat) -> Line:
    victim = PIECE_NAMES[state.squares.index(move.target) % 3]
    if _standing(state, 1 - seat) == 1:
        return say("takes the {victim}, the last piece: a knockout", rule="SM-7.2", victim=victim)
    return say("takes the {victim} for a point", rule="SM-5.3", victim=victim)
