"""What stands beside a line of the log: the side, and the chess card that was played."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.games.scamorra.cards import CARD_NAMES, SIDE_LETTERS
from scrapdesk.ui.paint.pictures import Picture, picture

WITH_A_CARD: Final = frozenset({"played", "threw", "entered"})
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
    badge = picture(f"scamorra/badge-{SIDE_LETTERS[side]}")
    if event.kind in WITH_A_CARD and isinstance(card, int):
        return badge, picture(f"scamorra/glyph-{CARD_NAMES[card]}", colour=INK)
    return (badge,)
