"""Every move of SCOPE, and how it is written.

Moves are small tuples; the verb in each keeps two kinds from ever being equal. Those without much variety are made
once, in the tables at the end, and shared by all positions.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Final, NamedTuple

from scrapdesk.core.notation import BadNotation, expect, one_of, words
from scrapdesk.games.scope.board import (
    CORNERS,
    FIELD,
    NO_SQUARE,
    QUADRANTS,
    SQUARES,
    quadrant_name,
    quadrant_of,
    square_name,
)
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, SIDE_NAMES, Side


class Place(NamedTuple):
    """A card is laid out in one's front before the game (SC-3.1)."""

    kind: str
    square: int
    verb: str = "place"


class Scatter(NamedTuple):
    """Luck is asked to lay out what is left."""

    verb: str = "scatter"


class Deal(NamedTuple):
    """Luck: the cards of all places still free, in reading order."""

    side: Side
    kinds: str
    verb: str = "deal"


class Regroup(NamedTuple):
    """MOVE: a quadrant of the own front is taken up (SC-4.1)."""

    quadrant: int
    verb: str = "move"


class Arrange(NamedTuple):
    """The four cards of that quadrant are put back, in reading order."""

    kinds: str
    verb: str = "arrange"


class Search(NamedTuple):
    """SEARCH: an enemy card is turned up (SC-4.2)."""

    square: int
    verb: str = "search"


class Noise(NamedTuple):
    """The shot card is laid on a quadrant with an own sniper (SC-4.3)."""

    quadrant: int
    verb: str = "shot"


class Deployment(NamedTuple):
    """DEPLOYMENT: an officer is shown for one more MOVE (SC-7.3)."""

    square: int
    verb: str = "deployment"


class Recon(NamedTuple):
    """RECONNAISSANCE: one enemy card, or two side by side, are turned up (SC-7.4)."""

    square: int
    other: int = NO_SQUARE
    verb: str = "recon"


class Howitzer(NamedTuple):
    """HOWITZER: a mortar is shown and fires unseen (SC-7.5)."""

    mortar: int
    target: int
    verb: str = "howitzer"


class Fire(NamedTuple):
    """OFFENSIVE FIRE: a card next to a machine gun is turned up (SC-7.6)."""

    target: int
    verb: str = "fire"


class Gun(NamedTuple):
    """The gun that shoots is shown."""

    square: int
    verb: str = "gun"


class Assault(NamedTuple):
    """ASSAULT: an infantry is shown, and the enemy cards of a quadrant with it (SC-7.8)."""

    infantry: int
    quadrant: int
    verb: str = "assault"


class Step(NamedTuple):
    """The assaulting infantry steps onto an enemy card."""

    square: int
    verb: str = "step"


class Reinforce(NamedTuple):
    """REINFORCEMENTS: a shot infantry comes back, in one scenario with a mortar (SC-7.9, SC-6.5)."""

    quadrant: int
    mortar: bool = False
    verb: str = "reinforce"


class Word(NamedTuple):
    """A choice without particulars: `shoot`, `hold`, `stay`, `end`, `pass`."""

    verb: str


SHOOT: Final = Word("shoot")
HOLD: Final = Word("hold")
STAY: Final = Word("stay")
END: Final = Word("end")
PASS: Final = Word("pass")
SCATTER: Final = Scatter()
WORDS: Final = {word.verb: word for word in (SHOOT, HOLD, STAY, END, PASS)}

Move = (
    Place | Scatter | Deal | Regroup | Arrange | Search | Noise | Deployment | Recon
    | Howitzer | Fire | Gun | Assault | Step | Reinforce | Word
)  # fmt: skip


def encode(move: Move) -> str:
    match move:
        case Place(kind, square):
            return f"place {KIND_NAMES[KINDS.index(kind)]} {square_name(square)}"
        case Deal(side, kinds):
            return f"deal {SIDE_NAMES[side]} {kinds}"
        case Arrange(kinds):
            return f"arrange {kinds}"
        case Search(square) | Deployment(square) | Fire(square) | Gun(square) | Step(square):
            return f"{move.verb} {square_name(square)}"
        case Regroup(quadrant) | Noise(quadrant):
            return f"{move.verb} {quadrant_name(quadrant)}"
        case Recon(square, other):
            return f"recon {square_name(square)}" + (f" {square_name(other)}" if other != NO_SQUARE else "")
        case Howitzer(mortar, target):
            return f"howitzer {square_name(mortar)} {square_name(target)}"
        case Assault(infantry, quadrant):
            return f"assault {square_name(infantry)} {quadrant_name(quadrant)}"
        case Reinforce(quadrant, mortar):
            return f"reinforce {quadrant_name(quadrant)}" + " mortar" * mortar
    return move.verb


def decode(text: str) -> Move:
    parts = words(text)
    verb = parts[0]
    if verb in WORDS:
        expect(parts, 1, verb)
        return WORDS[verb]
    reader = _READERS.get(verb)
    if reader is None:
        raise BadNotation(f"a move begins with {', '.join([*_READERS, *WORDS])}; not {verb[:20]!r}")
    return reader(parts)


def _kinds(text: str, count: int | None) -> str:
    if (count is not None and len(text) != count) or len(text) > 64 or not set(text) <= set(KINDS):
        raise BadNotation(f"{text[:20]!r}: cards are written as letters of {KINDS}, in reading order")
    return text


def _place(parts: list[str]) -> Move:
    expect(parts, 3, "place CARD SQUARE, such as place sniper b2")
    return Place(KINDS[one_of(parts[1], KIND_NAMES, "card")], FIELD.square(parts[2]))


def _scatter(parts: list[str]) -> Move:
    expect(parts, 1, "scatter")
    return SCATTER


def _deal(parts: list[str]) -> Move:
    expect(parts, 3, "deal SIDE CARDS")
    return Deal(one_of(parts[1], SIDE_NAMES, "side"), _kinds(parts[2], None))


def _arrange(parts: list[str]) -> Move:
    expect(parts, 2, "arrange CARDS, such as arrange seed")
    return Arrange(_kinds(parts[1], len(CORNERS)))


def _on_square(make: Callable[[int], Move]) -> Callable[[list[str]], Move]:
    def read(parts: list[str]) -> Move:
        expect(parts, 2, f"{parts[0]} SQUARE")
        return make(FIELD.square(parts[1]))

    return read


def _on_quadrant(make: Callable[[int], Move]) -> Callable[[list[str]], Move]:
    def read(parts: list[str]) -> Move:
        expect(parts, 2, f"{parts[0]} QUADRANT, such as {parts[0]} a1b2")
        return make(quadrant_of(parts[1]))

    return read


def _recon(parts: list[str]) -> Move:
    if len(parts) not in (2, 3):
        raise BadNotation("the form is: recon SQUARE, or recon SQUARE SQUARE")
    square = FIELD.square(parts[1])
    other = FIELD.square(parts[2]) if len(parts) == 3 else NO_SQUARE
    if other not in (NO_SQUARE, FIELD.step(square, 1, 0)):
        raise BadNotation("the two squares lie side by side in one row, the left one first")
    return Recon(square, other)


def _howitzer(parts: list[str]) -> Move:
    expect(parts, 3, "howitzer MORTAR TARGET, such as howitzer b2 d5")
    return Howitzer(FIELD.square(parts[1]), FIELD.square(parts[2]))


def _assault(parts: list[str]) -> Move:
    expect(parts, 3, "assault INFANTRY QUADRANT, such as assault b3 b3c4")
    return Assault(FIELD.square(parts[1]), quadrant_of(parts[2]))


def _reinforce(parts: list[str]) -> Move:
    if len(parts) not in (2, 3) or parts[2:] not in ([], ["mortar"]):
        raise BadNotation("the form is: reinforce QUADRANT, or reinforce QUADRANT mortar")
    return Reinforce(quadrant_of(parts[1]), len(parts) == 3)


_READERS: Final[dict[str, Callable[[list[str]], Move]]] = {
    "place": _place,
    "scatter": _scatter,
    "deal": _deal,
    "move": _on_quadrant(Regroup),
    "arrange": _arrange,
    "search": _on_square(Search),
    "shot": _on_quadrant(Noise),
    "deployment": _on_square(Deployment),
    "recon": _recon,
    "howitzer": _howitzer,
    "fire": _on_square(Fire),
    "gun": _on_square(Gun),
    "assault": _assault,
    "step": _on_square(Step),
    "reinforce": _reinforce,
}

PLACES: Final = {kind: tuple(Place(kind, square) for square in SQUARES) for kind in KINDS}
REGROUPS: Final = {quadrant: Regroup(quadrant) for quadrant in QUADRANTS}
SEARCHES: Final = tuple(Search(square) for square in SQUARES)
NOISES: Final = {quadrant: Noise(quadrant) for quadrant in QUADRANTS}
DEPLOYMENTS: Final = tuple(Deployment(square) for square in SQUARES)
FIRES: Final = tuple(Fire(square) for square in SQUARES)
GUNS: Final = tuple(Gun(square) for square in SQUARES)
STEPS: Final = tuple(Step(square) for square in SQUARES)
REINFORCES: Final = {
    mortar: {quadrant: Reinforce(quadrant, mortar) for quadrant in QUADRANTS} for mortar in (False, True)
}


class Arrangements(dict[str, tuple[Arrange, ...]]):
    """Four cards (of either side) -> every way to lay them out that looks different."""

    def __missing__(self, four: str) -> tuple[Arrange, ...]:
        kinds = "".join(sorted(four.lower()))
        found = tuple(_ARRANGE["".join(order)] for order in sorted(set(permutations(kinds))))
        self[four] = found
        return found


class _Arrange(dict[str, Arrange]):
    def __missing__(self, kinds: str) -> Arrange:
        move = self[kinds] = Arrange(kinds)
        return move


_ARRANGE: Final = _Arrange()
ARRANGEMENTS: Final = Arrangements()
