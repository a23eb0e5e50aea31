"""Every move of La Scamorra, and how it is written.

Moves are small tuples; the verb in each keeps two kinds from ever being equal. The moves on the board are made
once, in the tables of `board`, and shared by all positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.core.grid import Grid
from scrapdesk.core.notation import BadNotation, expect, one_of, words
from scrapdesk.games.scamorra.cards import CARD_LETTERS, DECK, PIECE_NAMES, Card, Piece

_GRID: Final = Grid(5, 5)
_SEATS: Final = ("p1", "p2")


class Play(NamedTuple):
    """A card moves a piece from square to square, taking what it may take there."""

    card: Card
    source: int
    target: int
    verb: str = "play"


class Throw(NamedTuple):
    """A card without a move on the board is thrown away: the way to pass (SM-3.3)."""

    card: Card
    verb: str = "throw"


class Enter(NamedTuple):
    """A pawn card brings a captured piece back to the home row (SM-6)."""

    piece: Piece
    square: int
    verb: str = "enter"


class Place(NamedTuple):
    """A piece is put on the home row before the first move (SM-2.5)."""

    piece: Piece
    square: int
    verb: str = "place"


class Morra(NamedTuple):
    """A hand of morra, shown in secret (SM-2.3)."""

    sign: Piece
    verb: str = "morra"


class Choose(NamedTuple):
    """Who has the initiative places first, or moves first (SM-2.4)."""

    place_first: bool
    verb: str = "choose"


class Shuffle(NamedTuple):
    """Luck: the whole order of a deck. The first card is the coppella, the next three are the hand."""

    side: int
    cards: tuple[Card, ...]
    verb: str = "shuffle"


class Lot(NamedTuple):
    """Luck: who has the initiative."""

    side: int
    verb: str = "lot"


Move = Play | Throw | Enter | Place | Morra | Choose | Shuffle | Lot

CHOICES: Final = ("move", "place")


def encode(move: Move) -> str:
    match move:
        case Play(card, source, target):
            return f"play {CARD_LETTERS[card]} {_GRID.name(source)}{_GRID.name(target)}"
        case Throw(card):
            return f"throw {CARD_LETTERS[card]}"
        case Enter(piece, square) | Place(piece, square):
            return f"{move.verb} {PIECE_NAMES[piece]} {_GRID.name(square)}"
        case Morra(sign):
            return f"morra {PIECE_NAMES[sign]}"
        case Choose(place_first):
            return f"choose {CHOICES[place_first]}"
        case Shuffle(side, cards):
            return f"shuffle {_SEATS[side]} {''.join(CARD_LETTERS[card] for card in cards)}"
        case Lot(side):
            return f"lot {_SEATS[side]}"


def decode(text: str) -> Move:
    parts = words(text)
    if len(parts) == 3 and parts[1] == "on":  # as the table says it: stone on c5
        parts = ["place", parts[0], parts[2]]
    reader = _READERS.get(parts[0])
    if reader is None:
        raise BadNotation(f"a move begins with {', '.join(_READERS)}; not {parts[0][:20]!r}")
    return reader(parts)


def _card(text: str) -> Card:
    return one_of(text, CARD_LETTERS, "card")


def _piece(text: str) -> Piece:
    """Many say rock where the game says stone."""
    return one_of("stone" if text == "rock" else text, PIECE_NAMES, "piece")


def _play(parts: list[str]) -> Move:
    expect(parts, 3, "play CARD FROMTO, such as play b c1e3")
    path = parts[2]
    if len(path) != 4:
        raise BadNotation("the squares are written together, such as c1e3")
    source, target = _GRID.square(path[:2]), _GRID.square(path[2:])
    if source == target:
        raise BadNotation("a piece has to leave its square")
    return Play(_card(parts[1]), source, target)


def _throw(parts: list[str]) -> Move:
    expect(parts, 2, "throw CARD")
    return Throw(_card(parts[1]))


def _enter(parts: list[str]) -> Move:
    expect(parts, 3, "enter PIECE SQUARE")
    return Enter(_piece(parts[1]), _GRID.square(parts[2]))


def _place(parts: list[str]) -> Move:
    expect(parts, 3, "place PIECE SQUARE")
    return Place(_piece(parts[1]), _GRID.square(parts[2]))


def _morra(parts: list[str]) -> Move:
    expect(parts, 2, "morra PIECE")
    return Morra(_piece(parts[1]))


def _choose(parts: list[str]) -> Move:
    expect(parts, 2, "choose place or choose move")
    return Choose(bool(one_of(parts[1], CHOICES, "choice")))


def _shuffle(parts: list[str]) -> Move:
    expect(parts, 3, "shuffle SEAT CARDS")
    if len(parts[2]) != len(DECK):
        raise BadNotation(f"a deck has {len(DECK)} cards")
    return Shuffle(one_of(parts[1], _SEATS, "seat"), tuple(_card(letter) for letter in parts[2]))


def _lot(parts: list[str]) -> Move:
    expect(parts, 2, "lot SEAT")
    return Lot(one_of(parts[1], _SEATS, "seat"))


_READERS: Final[dict[str, Callable[[list[str]], Move]]] = {
    "play": _play,
    "throw": _throw,
    "enter": _enter,
    "place": _place,
    "morra": _morra,
    "choose": _choose,
    "shuffle": _shuffle,
    "lot": _lot,
}
