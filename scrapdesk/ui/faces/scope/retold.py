"""How a square looks when all is over: who fell there, whether a shot missed, and of a card that
stands, since when the enemy knew it."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.table import Piece
from scrapdesk.games.scope.board import FIELD
from scrapdesk.games.scope.chronicle import Fall
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.marks import GUN, INK, TITLES, WIDE, has_name, name_room
from scrapdesk.ui.faces.scope.over import SIGHT
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture


def _square(piece: Piece) -> int:
    return FIELD.square(piece.slot.removeprefix("square:"))


def _fall(piece: Piece, after: Retrospect | None) -> Fall | None:
    """Who fell on the square of ruins; nothing where another card lies now."""
    if after is None or piece.face != "empty" or not piece.slot.startswith("square:"):
        return None
    return after.told.fallen.get(_square(piece))


def fell_here(piece: Piece, after: Retrospect | None) -> bool:
    return _fall(piece, after) is not None


def fell_last(piece: Piece, after: Retrospect | None) -> str:
    """The kind of the card that fell last, on its square: that one is seen once more, under the sight."""
    fall = _fall(piece, after)
    return fall.card if fall is not None and after is not None and fall == after.told.last else ""


def known_since(piece: Piece, after: Retrospect | None) -> int:
    """The turn since which the enemy knew a card that stands to the end: whoever points at it reads that. 0: never, and
    of empty areas it would say nothing."""
    if after is None or piece.face in ("empty", "shot") or not piece.slot.startswith("square:"):
        return 0
    return after.told.seen.get(_square(piece), 0)


def _corner(left: float, wide: float, tall: float) -> Box:
    """A place at the upper edge, as high as it is wide."""
    return left, 0.02, wide, wide / tall


def retold(piece: Piece, width: int, after: Retrospect, texts: Texts, tall: float = 1.0) -> Sequence[Lettering | Stamp]:
    square, told, fall = _square(piece), after.told, _fall(piece, after)
    found: list[Lettering | Stamp] = []
    if has_name(width, tall):
        name = piece.face if fall is None else fall.card
        words = texts.line(GUN if name == "gun" and width < WIDE else TITLES[name])
        face = "sans" if fall is not None or piece.face == "empty" else "sans-bold"
        found.append(Lettering(words, name_room(tall), INK, False, face, 0.0))
    if square in told.missed:
        found.append(Stamp(picture("scope/missed"), _corner(0.03, 0.32, tall)))
    if told.last is not None and told.last.square == square:
        found.append(Stamp(picture("scope/reticle"), (0.12, 0.0, 0.76, 2 * SIGHT)))
    if fall is not None:
        found.append(Stamp(picture("scope/hit"), _corner(0.57, 0.42, tall)))
    return found
