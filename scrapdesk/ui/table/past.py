"""Where an earlier position of the match is shown: on a board, or in the lists of a plain table.

Owns what a table lends to whoever looks back. Must not know which position that is, nor for how long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scrapdesk.core.match import Entry
from scrapdesk.ui.board.catching_up import moved
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.log import LogPane

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class PastView(NamedTuple):
    log: LogPane
    """Its lines lead to the table as it was."""
    main: Widget
    """What shows the table: a press there leads back to now."""
    show: Callable[[int | None, bool], None]
    """The table as it was at a ply, or as it is now; the second says whether what has moved is pointed out."""
    told: Callable[[bool], None]
    """What is said beside it has changed; whether the table is looked at as it was."""
    sound: Callable[[Sequence[Entry]], None]
    """These moves are heard again."""


def board_past(table: BoardTable) -> PastView:
    side, stage = table.side, table.stage

    def show(ply: int | None, pointing: bool) -> None:
        hand = stage.hand
        before = hand.pieces
        hand.looking, hand.shown = ply, ()
        side.log.past = ply
        side.log.touch()
        if pointing:
            hand.refresh()
            hand.shown = moved(before, hand.pieces)
        stage.follow()

    def told(back: bool) -> None:
        side.column.takes_moves = side.field.visible = not back
        side.explain()

    return PastView(side.log, stage, show, told, table.sound_of)
