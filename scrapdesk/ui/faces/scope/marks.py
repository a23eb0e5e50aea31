"""How a square of the front looks: which picture, how thick its ring is, and what is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import KIND_NAMES
from scrapdesk.games.scope.table import ODDS
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.faces.scope.squares import RINGS
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

INK: Final[Colour] = colour("#12181D")
FADED: Final[Colour] = colour("#4E6675")
WHITE: Final[Colour] = colour("#F6FAFB")
PERCENT: Final = 110
"""A square narrower than this tells its odds by the ring alone."""

PICTURES: Final = dict(
    zip(KIND_NAMES, ("sniper", "decoy", "officer", "scout", "mortar", "mg", "infantry", "empty"), strict=True)
)
"""The kinds of cards in the names of pictures."""

TITLES: Final[dict[str, Line]] = {
    "sniper": say("Sniper"),
    "decoy": say("Decoy"),
    "officer": say("Officer"),
    "scout": say("Scout"),
    "mortar": say("Mortar"),
    "gun": say("Machine gun"),
    "infantry": say("Infantry"),
    "empty": say("Empty ruins"),
    "shot": say("Shot card"),
}


SIDE_LINES: Final = (say("German"), say("Soviet"))


def odds_of(piece: Piece) -> int:
    """How likely what is marked is, in 100."""
    found = next((mark for mark in piece.marks if mark.startswith(ODDS)), ODDS + "0")
    return int(found.removeprefix(ODDS))


def hidden_picture(piece: Piece, side: str) -> Picture:
    """A card face down, as its viewer knows it."""
    if not piece.marks:
        return picture("scope/hidden", side=side, mark="unknown")
    mark, glyph = piece.marks[0], PICTURES[piece.marks[1]]
    if mark == "suspected":
        ring = max(1, min(RINGS, round(odds_of(piece) * RINGS / 100)))
        return picture("scope/hidden", side=side, mark=mark, glyph=glyph, ring=str(ring))
    return picture("scope/hidden", side=side, mark=mark, glyph=glyph)


def card_prints(piece: Piece, width: int) -> Sequence[Lettering]:
    """The odds of what is suspected, in figures."""
    if width < PERCENT or not piece.marks or piece.marks[0] != "suspected":
        return ()
    return (Lettering(f"{odds_of(piece)} %", (0.62, 0.8, 0.32, 0.13), WHITE, face="sans-semibold"),)


def tile_prints(piece: Piece, texts: Texts) -> Sequence[Lettering | Stamp]:
    """The name in the strip; an eye where the enemy has seen the card."""
    face = "sans" if piece.face == "empty" else "sans-semibold"
    paint = FADED if piece.face == "empty" else INK
    found: list[Lettering | Stamp] = [
        Lettering(texts.line(TITLES[piece.face]), (0.2, 0.785, 0.77, 0.16), paint, face=face)
    ]
    if "seen" in piece.marks:
        found.append(Stamp(picture("scope/known"), (0.76, 0.03, 0.21, 0.23)))
    return found
