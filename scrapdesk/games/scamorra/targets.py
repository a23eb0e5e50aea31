"""The names of things on La Scamorra's table: pieces, cards and places. Table and refusals share them."""

from __future__ import annotations

import re
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scamorra.board import BOARD
from scrapdesk.games.scamorra.cards import CARD_LETTERS, PIECE_NAMES, SIDE_LETTERS, Card

WHEEL: Final = "wheel"
"""The wheel of three, where a hand of morra is shown."""
TOKEN: Final = "token:initiative"

_PATTERN: Final = re.compile(
    r"card:[wb]-(?P<card>[kqbnrp])\d+|piece:(?P<side>[wb])-(?P<piece>\w+)|square:(?P<square>[a-e][1-5])"
    r"|pile:(?P<pile>[wb])|sign:[wb]-(?P<sign>\w+)|choice:(?P<choice>\w+)"
)


def card_target(side: int, card: Card, number: int) -> Target:
    """The n-th copy of a card in a deck, counted over the pile first and then the hand."""
    return f"card:{SIDE_LETTERS[side]}-{CARD_LETTERS[card]}{number}"


def piece_target(index: int) -> Target:
    """A piece by its place in State.squares."""
    side, piece = divmod(index, 3)
    return f"piece:{SIDE_LETTERS[side]}-{PIECE_NAMES[piece]}"


def square_target(square: int) -> Target:
    return f"square:{BOARD.name(square)}"


def reserve_target(index: int) -> Target:
    """Where a piece lies that is not on the board."""
    side, piece = divmod(index, 3)
    return f"reserve:{SIDE_LETTERS[side]}:{PIECE_NAMES[piece]}"


def deck_target(side: int) -> Target:
    return f"deck:{SIDE_LETTERS[side]}"


def sign_target(side: int, sign: int) -> Target:
    return f"sign:{SIDE_LETTERS[side]}-{PIECE_NAMES[sign]}"


def pile_target(side: int) -> Target:
    return f"pile:{SIDE_LETTERS[side]}"


def choice_target(place_first: bool) -> Target:
    return "choice:place" if place_first else "choice:move"


class Pointed:
    """What a list of targets points at, in the words of the rules; None for what is not among them."""

    def __init__(self, targets: tuple[Target, ...]) -> None:
        self.card: Card | None = None
        self.piece: int | None = None
        self.square: int | None = None
        self.pile = False
        for target in targets:
            self._add(target)

    def _add(self, target: Target) -> None:
        found = _PATTERN.fullmatch(target)
        if found is None:
            return
        if letter := found["card"]:
            self.card = CARD_LETTERS.index(letter)
        elif (name := found["piece"]) in PIECE_NAMES:
            self.piece = SIDE_LETTERS.index(found["side"]) * 3 + PIECE_NAMES.index(name)
        elif square := found["square"]:
            self.square = BOARD.square(square)
        self.pile = self.pile or bool(found["pile"])
