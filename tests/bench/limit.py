"""The ruler: about the fastest that a small board game can be played in plain Python, through two functions.

Five by five squares, three pieces a side (the first is a king), five move cards of which each side holds two; a used
card is exchanged for the spare one. Taking the king wins, so does reaching the enemy's home square; 80 moves are a
draw. Everything is tuples and ints, nothing is nice: it only says how fast nice rules could be.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

Pieces = tuple[int, ...]
State = tuple[Pieces, int, Pieces, int, int, int, int, int, int, int, int, int]

MOST_MOVES = 80
PASS = 3
CARDS = (
    ((1, 0), (-1, 0), (0, 1), (0, -1)),
    ((1, 1), (1, -1), (-1, 1), (-1, -1)),
    ((2, 1), (2, -1), (-2, 1), (-2, -1)),
    ((1, 2), (1, -2), (-1, 2), (-1, -2)),
    ((1, 0), (1, 1), (1, -1)),
    ((2, 0), (-1, 0)),
    ((0, 2), (0, -2), (1, 0)),
    ((1, 0), (-1, 1), (-1, -1)),
)
HOME = (2, 22)


def _targets(side: int, card: int, square: int) -> list[tuple[int, int]]:
    sign = 1 if side == 0 else -1
    row, column = divmod(square, 5)
    found = []
    for up, right in CARDS[card]:
        to_row, to_column = row + sign * up, column + sign * right
        if 0 <= to_row < 5 and 0 <= to_column < 5:
            to = to_row * 5 + to_column
            found.append((1 << to, to << 2 | card << 7))
    return found


TARGETS = [[[_targets(side, card, square) for square in range(25)] for card in range(8)] for side in (0, 1)]


def initial(rng: Random) -> State:
    a, b, c, d, spare = rng.sample(range(len(CARDS)), 5)
    return ((2, 1, 3), 0b1110, (22, 21, 23), 0b111 << 21, a, b, c, d, spare, 0, 0, -1)


def legal_moves(state: State) -> list[int]:
    own, mask, _, _, a, b, _, _, _, side, _, _ = state
    table = TARGETS[side]
    moves: list[int] = []
    for card in (a, b):
        by_square = table[card]
        index = 0
        for square in own:
            for bit, move in by_square[square]:
                if not mask & bit:
                    moves.append(move | index)
            index += 1  # noqa: SIM113 - enumerate is slower, and this is the ruler
    return moves or [PASS | a << 7, PASS | b << 7]


def apply(state: State, move: int) -> State:
    own, mask, enemy, enemy_mask, a, b, c, d, spare, side, count, _ = state
    card, index = move >> 7, move & 3
    count += 1
    winner = 2 if count >= MOST_MOVES else -1
    if index != PASS:
        to = move >> 2 & 31
        bit = 1 << to
        mask = mask & ~(1 << own[index]) | bit
        if index == 0:
            own = (to,) + own[1:]
            if to == HOME[1 - side]:
                winner = side
        else:
            own = (own[0], to) + own[2:] if index == 1 else (own[0], own[1], to)
        if enemy_mask & bit:
            enemy_mask ^= bit
            if enemy[0] == to:
                winner = side
            elif enemy[1] == to:
                enemy = enemy[:1] + enemy[2:]
            else:
                enemy = enemy[:2]
    if card == a:
        return (enemy, enemy_mask, own, mask, c, d, spare, b, card, 1 - side, count, winner)
    return (enemy, enemy_mask, own, mask, c, d, a, spare, card, 1 - side, count, winner)


def playout(state: State, random: Callable[[], float]) -> int:
    """Plays to the end; the number of moves."""
    while state[11] < 0:
        moves = legal_moves(state)
        state = apply(state, moves[int(random() * len(moves))])
    return state[10]
