"""Which piles lie on a table, and what of each a viewer may leaf through. Pure: pieces, not pixels, and no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.slots import PILED, Layout
from scrapdesk.ui.opaque import SomeTable, View

COUNT = "count:"
"""The mark of a piece that stands for many, with their number."""


@dataclass(frozen=True)
class Pile:
    """The cards of one place: those that lie open, the newest last, and how many are hidden."""

    slot: Target
    owner: Seat | None
    cards: tuple[Piece, ...]
    hidden: int
    known: bool = False
    """Whether the cards are what its hidden ones are known to be, in no order at all."""


def piles_of(table: SomeTable, view: View, pieces: Sequence[Piece], layout: Layout) -> list[Pile]:
    """Every place with more than one card in it that lies in a stack."""
    by_slot: dict[Target, list[Piece]] = {}
    for piece in pieces:
        by_slot.setdefault(piece.slot, []).append(piece)
    found = [_pile(table, view, slot, group) for slot, group in by_slot.items() if layout.slots[slot].lay in PILED]
    return [pile for pile in found if len(pile.cards) + pile.hidden > 1]


def _pile(table: SomeTable, view: View, slot: Target, group: list[Piece]) -> Pile:
    group.sort(key=lambda piece: piece.order)
    hidden = sum(_many(piece) for piece in group if not piece.face_up)
    cards = tuple(piece for piece in group if piece.face_up)
    known = () if cards else tuple(table.contents(view, slot))
    return Pile(slot, group[0].owner, known or cards, hidden, bool(known))


def _many(piece: Piece) -> int:
    return next((int(mark.removeprefix(COUNT)) for mark in piece.marks if mark.startswith(COUNT)), 1)
