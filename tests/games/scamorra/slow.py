"""La Scamorra once more, written slowly and straight from the rule book, to check the quick rules against.

It shares nothing with the program but the letters of the notation: squares are (column, row), the board is a
dictionary, and every target is tried one step at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

COLUMNS, ROWS = "abcde", "12345"
TAKES = {"stone": "scissors", "scissors": "paper", "paper": "stone"}
ORTHOGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]

Square = tuple[int, int]
Man = tuple[int, str]


@dataclass(frozen=True)
class Slow:
    """A position: who stands where, the cards as strings of letters (hand first, top of the deck first)."""

    board: tuple[tuple[Square, Man], ...]
    hands: tuple[str, str]
    decks: tuple[str, str]
    turn: int
    over: bool = False

    def at(self, square: Square) -> Man | None:
        return dict(self.board).get(square)


def name(square: Square) -> str:
    return COLUMNS[square[0]] + ROWS[square[1]]


def inside(square: Square) -> bool:
    return 0 <= square[0] < 5 and 0 <= square[1] < 5


def may_land(slow: Slow, card: str, symbol: str, square: Square) -> bool:
    other = slow.at(square)
    if other is None:
        return True
    side, theirs = other
    return side != slow.turn and (card == "k" or TAKES[symbol] == theirs)


def pawn_targets(slow: Slow, symbol: str, square: Square) -> list[Square]:
    up = 1 if slow.turn == 0 else -1
    column, row = square
    found = []
    if inside((column, row + up)) and slow.at((column, row + up)) is None:
        found.append((column, row + up))
    for aside in ((column - 1, row + up), (column + 1, row + up)):
        if inside(aside) and slow.at(aside) is not None and may_land(slow, "p", symbol, aside):
            found.append(aside)
    return found


def walk(slow: Slow, card: str, symbol: str, square: Square) -> list[Square]:
    directions = {"k": ORTHOGONAL + DIAGONAL, "q": ORTHOGONAL + DIAGONAL, "b": DIAGONAL, "r": ORTHOGONAL, "n": JUMPS}
    furthest = 1 if card in "kn" else 3
    found = []
    for right, up in directions[card]:
        for steps in range(1, furthest + 1):
            to = (square[0] + right * steps, square[1] + up * steps)
            if not inside(to) or not may_land(slow, card, symbol, to):
                break
            found.append(to)
            if slow.at(to) is not None:
                break
    return found


def board_moves(slow: Slow, card: str) -> list[tuple[Square, Square]]:
    moves = []
    for square, (side, symbol) in slow.board:
        if side == slow.turn:
            targets = pawn_targets(slow, symbol, square) if card == "p" else walk(slow, card, symbol, square)
            moves += [(square, to) for to in targets]
    return moves


def comebacks(slow: Slow) -> list[tuple[str, Square]]:
    standing = {symbol for _, (side, symbol) in slow.board if side == slow.turn}
    home = 0 if slow.turn == 0 else 4
    free = [(column, home) for column in range(5) if slow.at((column, home)) is None]
    return [(symbol, square) for symbol in TAKES if symbol not in standing for square in free]


def moves(slow: Slow) -> dict[str, Slow]:
    """Every legal move as text, and where it leads."""
    found: dict[str, Slow] = {}
    if slow.over:
        return found
    for card in slow.hands[slow.turn]:
        on_board = board_moves(slow, card)
        for start, to in on_board:
            found[f"play {card} {name(start)}{name(to)}"] = moved(slow, card, start, to)
        if card == "p":
            for symbol, square in comebacks(slow):
                man = (square, (slow.turn, symbol))
                found[f"enter {symbol} {name(square)}"] = spent(replace(slow, board=(*slow.board, man)), "p")
        if not on_board:
            found[f"throw {card}"] = spent(slow, card)
    return found


def moved(slow: Slow, card: str, start: Square, to: Square) -> Slow:
    board = dict(slow.board)
    captured = to in board
    board[to] = board.pop(start)
    after = replace(slow, board=tuple(board.items()))
    if captured and all(side == slow.turn for side, _ in board.values()):
        return replace(after, over=True)
    return spent(after, card)


def spent(slow: Slow, card: str) -> Slow:
    side = slow.turn
    hands, decks = list(slow.hands), list(slow.decks)
    hands[side] = hands[side].replace(card, "", 1) + decks[side][:1]
    decks[side] = decks[side][1:]
    over = not hands[1 - side]
    return replace(slow, hands=(hands[0], hands[1]), decks=(decks[0], decks[1]), turn=1 - side, over=over)


def perft(slow: Slow, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(after, depth - 1) for after in moves(slow).values())
