"""The chess cards and the three pieces: names, letters, numbers, and what beats what (SM-1, SM-5)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import Ref

Card = int
Piece = int

KING, QUEEN, BISHOP, KNIGHT, ROOK, PAWN = range(6)
CARD_NAMES: Final[tuple[str, ...]] = (Ref("king"), Ref("queen"), Ref("bishop"), Ref("knight"), Ref("rook"), Ref("pawn"))
CARD_LETTERS: Final = "kqbnrp"
COPIES: Final = (1, 1, 3, 3, 3, 5)
DECK: Final[tuple[Card, ...]] = tuple(card for card, count in enumerate(COPIES) for _ in range(count))
HAND_SIZE: Final = 3

PAPER, STONE, SCISSORS = range(3)
PIECES: Final = (PAPER, STONE, SCISSORS)
PIECE_NAMES: Final[tuple[str, ...]] = (Ref("paper"), Ref("stone"), Ref("scissors"))
PREY: Final = (STONE, SCISSORS, PAPER)
"""What each piece takes: paper takes stone, stone takes scissors, scissors take paper."""

WHITE, BLACK = range(2)
SIDE_LETTERS: Final = "wb"
SIDE_NAMES: Final[tuple[str, ...]] = (Ref("Red"), Ref("Blue"))


def beats(piece: Piece, other: Piece) -> bool:
    return PREY[piece] == other
