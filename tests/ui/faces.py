"""The boards of games, asked for as the desk asks for them."""

from __future__ import annotations

from typing import Any

from scrapdesk.core.table import Table
from scrapdesk.ui.board.look import AnyLook
from scrapdesk.ui.faces import FACES


def look_for(game: str, seats: int, table: Table[Any, Any] | None = None) -> AnyLook | None:
    return FACES[game].look(seats, table)
