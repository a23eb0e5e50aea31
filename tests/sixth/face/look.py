"""How Nim is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.look import Look, Ornament, Plaque
from scrapdesk.ui.paint.pictures import Picture, picture


class NimLook(Look):
    game = "nim"

    def level(self, seat: int | None) -> str:
        return "nim"

    def ground(self) -> Picture:
        return picture("nim/table")

    def title(self) -> Picture | None:
        return None

    def face(self, piece: Piece, width: int) -> Picture:
        return picture("nim/coin")

    def ornaments(self, view: Any) -> Sequence[Ornament]:
        return ()

    def plaques(self, view: Any) -> Sequence[Plaque]:
        return ()

    def comes_from(self, slot: Target) -> Target | None:
        return None

    def words_for(self, piece: Piece, view: Any) -> tuple[str, str]:
        return "Coin", "One of a row."
