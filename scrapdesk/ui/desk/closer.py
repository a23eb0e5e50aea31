"""A closer look at the running game of a box at which somebody stays: how it stands, and a small picture of its table.

Owns when that look is taken, and what it found. Nothing in it is more than a spectator may see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.core.record import Record
from scrapdesk.ui.context import AppContext

if TYPE_CHECKING:
    from scrapdesk.ui.desk.miniature import Miniature

REST: Final = 350.0
"""Milliseconds at a box before its game is looked at: rules are loaded for that, and the first frame waits for none."""


class Closer:
    """`changed` is called when there is more to be seen."""

    def __init__(self, context: AppContext, changed: Callable[[], None]) -> None:
        self._context, self._changed = context, changed
        self._record: Record | None = None
        self._table: Miniature | None = None
        self.standing = ""
        self.picture: pygame.Surface | None = None

    def look(self, record: Record | None, size: tuple[int, int]) -> None:
        """At this game soon, for a picture that fits into this size; at once forgets another one."""
        if record == self._record:
            return
        self.forget()
        self._record = record
        if record is not None:
            self._context.clock.after((self, "look"), REST, lambda: self._look_now(record, size))

    def forget(self) -> None:
        """What was seen, so that the next look is a fresh one."""
        self._context.clock.drop((self, "look"))
        self._record = self._table = self.picture = None
        self.standing = ""

    def _look_now(self, record: Record, size: tuple[int, int]) -> None:
        from scrapdesk.ui.desk.miniature import Miniature
        from scrapdesk.ui.desk.standing import standing_words
        from scrapdesk.ui.table.exchange import NotUsable, played_again  # games come with these
        from scrapdesk.ui.table.sitting import names_of_seats

        try:
            loaded = played_again(record)
        except NotUsable:
            return  # whoever goes on with it hears why it cannot be
        context = self._context
        names = names_of_seats(loaded.entry, loaded.players, context.settings.player, record.names)
        self.standing = standing_words(loaded, names, context.texts)
        table = Miniature(context, board_only=True)
        table.show(record.game, loaded, names)
        if table.pieces:
            table.place(0, 0, *size)
            self._table = table
            self._take(table)
        self._changed()

    def art_came(self) -> None:
        done, asked = self._context.art.pending()
        if self._table is not None and done >= asked:
            self._table.repaint()
            self._take(self._table)
            self._changed()

    def _take(self, table: Miniature) -> None:
        """Keeps the picture and lets the table go, as soon as all of its own pictures are there."""
        image = table.image()
        if image is not None:
            self.picture, self._table = image, None
