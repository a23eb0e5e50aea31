"""Colours and small words that all of Scarper's table shares."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Word, say
from scrapdesk.games.scarper.board import FORWARD
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.paint.theme import Colour, colour

INK: Final[Colour] = colour("#221D12")
PAPER: Final[Colour] = colour("#EFE3C4")
TEXT: Final[Colour] = colour("#F3EBDC")
MUTED: Final[Colour] = colour("#B9B4A8")
FADED: Final[Colour] = colour("#5B5030")
SIDES: Final[tuple[Colour, Colour]] = (colour("#24507A"), colour("#A63222"))
HISTORY: Final = (
    say("The armies dig in from the sea to Switzerland, and the war of movement is over."),
    say("Gas at Ypres, great attacks in Artois and Champagne, and hardly a mile of ground."),
    say("Verdun lasts ten months, the Somme nearly five, and the line hardly moves."),
    say("Mutinies, the mud of Passchendaele, tanks at Cambrai; the United States enters the war."),
    say("Five German offensives, a hundred days of advance, and the armistice of 11 November."),
)
"""What each year was, told when it is over."""
LETTERS: Final = "ab"
"""How a side is called in the names of pictures."""
NAMES: Final[tuple[Line, Line]] = (say("Entente"), say("Central Powers"))
SHORT: Final[tuple[Line, Line]] = (say("Entente"), say("Central"))
SANS, BOLD, SERIF, HEAVY, ITALIC = "sans-semibold", "sans-bold", "serif-bold", "serif-bold", "serif-italic"


@lru_cache(maxsize=2048)
def words(
    text: str,
    slot: str,
    x: float,
    y: float,
    size: int,
    paint: Colour,
    align: float = 0.5,
    width: float = 1.0,
    face: str = SANS,
) -> Inscription:
    """An inscription in the plain face, no wider than its place. Most of them are asked for again after every move."""
    return Inscription(text, slot, x, y, size, paint, align=align, width=width, face=face)


def filled(line: Line, **gaps: Word) -> Line:
    """A sentence with its gaps filled in."""
    return Line(line.template, tuple(gaps.items()), line.rule)


def ahead(front: int) -> Seat | None:
    """Whose ground was won, by how a frontline stands."""
    return None if not front else int(front < 0)


def shade(front: int) -> Colour:
    side = ahead(front)
    return INK if side is None else SIDES[side]


def across(front: int, near: Seat) -> int:
    """A frontline as it is seen with a side at the left: from -4 at the left to 4."""
    return front * FORWARD[near]
