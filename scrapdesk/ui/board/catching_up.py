"""What has happened, in the steps in which it is looked at again: a decision each, with the luck that answered it.

Pure: works on the log as one viewer may read it. Must not know how a step is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrapdesk.core.match import Entry
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Piece

MOST_SHOWN = 4
"""Pieces that are pointed out at once; where more have moved, pointing says nothing."""


class CatchUpStop(NamedTuple):
    """A position that somebody was asked in, and what led to it."""

    ply: int
    entries: tuple[Entry, ...]
    number: int
    """Which decision of the game it follows, counted from 1."""


def stops_since(entries: Sequence[Entry], first: int) -> tuple[CatchUpStop, ...]:
    """Every position after this ply, one for each decision."""
    found: list[CatchUpStop] = []
    number = sum(entry.actor != CHANCE for entry in entries[:first])
    begun: list[Entry] = []
    for at, entry in enumerate(entries[first:], start=first):
        begun.append(entry)
        number += entry.actor != CHANCE
        answered = at + 1 < len(entries) and entries[at + 1].actor == CHANCE
        if not answered:
            found.append(CatchUpStop(at + 1, tuple(begun), number))
            begun = []
    return tuple(found)


def stop_of(entries: Sequence[Entry], ply: int) -> CatchUpStop | None:
    """The position after the move at this ply."""
    return next((stop for stop in stops_since(entries, 0) if stop.ply > ply), None)


def since_own_move(entries: Sequence[Entry], seat: Seat | None) -> int:
    """The ply from which a seat is shown what others did: after its own last decision, or else the last one of all."""
    stops = stops_since(entries, 0)
    own = [stop.ply for stop in stops if seat is not None and any(entry.actor == seat for entry in stop.entries)]
    if own and own[-1] < len(entries):
        return own[-1]
    return stops[-2].ply if len(stops) > 1 else 0


def moved(before: Sequence[Piece], after: Sequence[Piece]) -> tuple[Target, ...]:
    """The pieces that lie elsewhere on the open table, or are new there."""
    were = {piece.id: piece.slot for piece in before}
    found = [piece.id for piece in after if piece.face_up and were.get(piece.id) != piece.slot and _open(piece.slot)]
    return tuple(found) if len(found) <= MOST_SHOWN else ()


def _open(slot: Target) -> bool:
    return slot.partition(":")[0] not in ("hand", "deck", "signs")
