"""A table laid open: what each seat knows of its own pieces, put together from all their views.

Nothing here looks at the true state; what no seat knows (a deck) stays face down. For finished games only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Piece
from scrapdesk.ui.opaque import SomeMatch, SomeTable


def opened(
    table: SomeTable,
    match: SomeMatch,
    seats: Iterable[Seat],
    lying: Sequence[Piece] | None = None,
    ply: int | None = None,
) -> list[Piece]:
    """The spectator's pieces, each hidden one replaced where its owner knows it. `lying`: as they are while something
    is shown; `ply`: at an earlier moment."""
    pieces = {piece.id: piece for piece in (table.pieces(match.view(None, ply)) if lying is None else lying)}
    public = frozenset(pieces)
    for seat in seats:
        _lay_open(pieces, public, table.pieces(match.view(seat, ply)), seat)
    return list(pieces.values())


def _lay_open(pieces: dict[str, Piece], public: Set[str], own: Sequence[Piece], seat: Seat) -> None:
    """What one seat sees that others do not takes the places of what stood for it."""
    seen = {piece.id for piece in own}
    known = [piece for piece in own if piece.owner == seat and piece.id not in public]
    hidden = [piece for piece in pieces.values() if piece.id not in seen and not piece.face_up and piece.owner == seat]
    free = [piece.slot for piece in hidden]
    for piece in hidden:
        del pieces[piece.id]
    strangers = []
    for piece in known:
        if piece.slot in free:
            free.remove(piece.slot)
            _add(pieces, piece._replace(face_up=True), seat)
        else:
            strangers.append(piece)
    # A seat's own hand may have names of its own in its view; from outside it lies where its backs lay.
    for piece, slot in zip(strangers, free, strict=False):
        _add(pieces, piece._replace(face_up=True, slot=slot), seat)


def _add(pieces: dict[str, Piece], piece: Piece, seat: Seat) -> None:
    """Two seats may call their own cards alike: here each has a name of its own."""
    name = piece.id if piece.id not in pieces else f"{piece.id}:p{seat + 1}"
    pieces[name] = piece._replace(id=name)
