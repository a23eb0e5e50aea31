"""What may come to lie on the table: cards that are turned up, notes on squares, piles. Made before it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.games.scope.cards import KIND_NAMES, SIDE_NAMES, SIDES, Side
from scrapdesk.games.scope.table import ODDS
from scrapdesk.ui.faces.scope.squares import RINGS

SQUARE: Final = "square:a1"
"""All squares are of one size."""
FALLEN: Final = "fallen"
"""In the place of a kind: where somebody fell, as it is seen when all is over."""
PREY: Final = ("sniper", "officer", "scout", "mortar", "gun", "infantry")


def coming(near: Side) -> Iterator[Piece]:
    """What is wanted first comes last."""
    foe = SIDE_NAMES[1 - near]
    for side in SIDES:
        yield Piece(f"card:{SIDE_NAMES[side]}-{FALLEN}", FALLEN, SQUARE)
    for ring in range(1, RINGS + 1):
        yield _noted(foe, "suspected", "sniper", f"{ODDS}{round(100 * ring / RINGS)}")
    for kind in PREY:
        yield _noted(foe, "washere", kind, f"{ODDS}25 {kind}")  # with its small sign
    for side in SIDES:
        for kind in PREY:
            card = f"card:{SIDE_NAMES[1 - side]}-{kind}-1"
            yield Piece(f"{card}:pile", kind, f"pile:{SIDE_NAMES[side]}")
    for side in SIDES:
        for kind in KIND_NAMES:
            yield Piece(f"card:{SIDE_NAMES[side]}-{kind}-1", kind, SQUARE)
    for kind in KIND_NAMES:
        yield _noted(foe, "seen", kind)
    yield Piece(f"{SQUARE}:back", f"back-{foe}", SQUARE, face_up=False)


def _noted(side: str, *marks: str) -> Piece:
    return Piece(f"{SQUARE}:{' '.join(marks)}", f"back-{side}", SQUARE, face_up=False, marks=marks)
