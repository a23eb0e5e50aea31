"""The one door to a table. Whoever wants to sit at one, for a new game or one that is gone on with, goes through here.

Owns that no game is lost on the way: the one that is being played is kept first, it is asked what is to become of one
that would be pushed off the table, and no table is left lying under another. Must not know who wants to sit down.
"""

from __future__ import annotations

from scrapdesk.core.record import Record
from scrapdesk.ui.context import AppContext, Leaving, NewTable
from scrapdesk.ui.table.making_room import make_room
from scrapdesk.ui.table.opening import open_table
from scrapdesk.ui.table.scene import TableScene


def to_table(context: AppContext, wish: NewTable | Record, leaving: Leaving) -> None:
    """Opens a table as soon as nothing would be lost by it; `leaving` is done when it is clear that one goes there."""

    def go() -> None:
        leaving()
        for table in context.scenes.scenes:
            if isinstance(table, TableScene):
                context.scenes.pop(table)  # with all that lies over it
        context.scenes.push(open_table(context, wish))

    context.later.frame_over()
    context.scribe.finish()
    make_room(context, wish.game, go, wish if isinstance(wish, Record) else None)
