"""What stands beside a line of the log: the side, the chess card, the piece that it moved. And what stays marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.words import say
from scrapdesk.games.scamorra.board import BOARD
from scrapdesk.games.scamorra.cards import CARD_NAMES, PIECE_NAMES, SIDE_LETTERS, Card
from scrapdesk.games.scamorra.moves import Enter, Move, Place, Play, Throw
from scrapdesk.games.scamorra.targets import square_target
from scrapdesk.games.scamorra.view import View
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.faces.scamorra.material import COLOURS
from scrapdesk.ui.paint.pictures import Picture, picture

WITH_A_CARD: Final = frozenset({"played", "threw", "entered"})
WITH_A_PIECE: Final = frozenset({"played", "entered", "placed"})
KINDS: Final = WITH_A_CARD | {"placed", "captured", "chose", "initiative", "knockout"}
INK: Final = "#22160F"


def marks_of(event: Event) -> tuple[Picture, ...]:
    if event.kind not in KINDS:
        return ()
    side = event.data.get("seat")
    piece, card = event.data.get("piece"), event.data.get("card")
    if not isinstance(side, int):
        side = piece // 3 if isinstance(piece, int) else None
    if side not in (0, 1):
        return ()
    signs = [picture(f"scamorra/badge-{SIDE_LETTERS[side]}")]
    if event.kind in WITH_A_CARD and isinstance(card, int):
        signs.append(picture(f"scamorra/glyph-{CARD_NAMES[card]}", colour=INK))
    elif event.kind == "entered":
        signs.append(picture("scamorra/glyph-pawn", colour=INK))
    if event.kind in WITH_A_PIECE and isinstance(piece, int):
        signs.append(picture(f"scamorra/piece-{PIECE_NAMES[piece % 3]}", side=SIDE_LETTERS[side]))
    return tuple(signs)


def brief_of(event: Event) -> InShort | None:
    """What its pictures do not tell. What a move captured belongs to its row, and what was drawn is in the hand."""
    data = event.data
    victim = data.get("victim")
    named = {key: BOARD.name(at) for key in ("source", "target", "square") if isinstance(at := data.get(key), int)}
    match event.kind:
        case "played":
            return InShort(say("{source} to {target}", source=named["source"], target=named["target"]))
        case "captured":
            prey = PIECE_NAMES[victim % 3] if isinstance(victim, int) else ""
            paint = COLOURS[1 - victim // 3] if isinstance(victim, int) else None
            return InShort(say("captures {victim}", victim=prey), gain="+1", joins=True, gain_paint=paint)
        case "threw":
            return InShort(say("discarded"))
        case "entered":
            return InShort(say("back in on {square}", square=named["square"]))
        case "placed":
            return InShort(say("placed on {square}", square=named["square"]))
        case "drew_card":
            return InShort(joins=True)
    return None


def move_signs_of(view: View, move: Move) -> Sequence[MoveSign]:
    """The chess card and the piece, as in a line of the log."""
    match move:
        case Play(card, source, _):
            return (_card(card), *(_piece(piece) for piece, square in enumerate(view.squares) if square == source))
        case Throw(card):
            return (_card(card),)
        case Enter(piece, _):
            return _card(CARD_NAMES.index("pawn")), _piece((view.turn or 0) * 3 + piece % 3)
        case Place(piece, _):
            return (_piece((view.turn or 0) * 3 + piece % 3),)
    return ()


def _card(card: Card) -> MoveSign:
    return MoveSign(picture(f"scamorra/glyph-{CARD_NAMES[card]}", colour=INK))


def _piece(piece: int) -> MoveSign:
    return MoveSign(picture(f"scamorra/piece-{PIECE_NAMES[piece % 3]}", side=SIDE_LETTERS[piece // 3]))


def trail_of(event: Event) -> Sequence[Target]:
    """Where a piece came from, and where it stands now."""
    squares = [event.data.get(name) for name in ("source", "target", "square")] if event.kind in WITH_A_PIECE else []
    return [square_target(square) for square in squares if isinstance(square, int) and square >= 0]
