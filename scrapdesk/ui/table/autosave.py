"""The running game is kept: after every frame in which it has changed, and at the latest when its table is left.

Owns when that is. Nothing is written while somebody drags or clicks. Must not know what a table looks like.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.core.match import Change
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.sitting import Sitting


class Autosave:
    def __init__(self, context: AppContext, sitting: Sitting, failed: Callable[[str], None]) -> None:
        """`failed` hears why the game could not be kept."""
        self._context, self._sitting, self._failed = context, sitting, failed
        self._unsubscribe = sitting.match.subscribe(self._heard)
        if sitting.moves_made or sitting.match.outcome is not None:
            self.soon()

    def soon(self) -> None:
        """The game is kept when this frame is over."""
        self._context.later.ask(self, self._keep)

    def close(self) -> None:
        """The table is left: what is not kept yet is kept now."""
        self._unsubscribe()
        self._context.later.do_now(self)

    def _heard(self, change: Change) -> None:
        self.soon()

    def _keep(self) -> None:
        """A finished game is no longer running."""
        shelf, name = self._context.storage.shelf, save_name(self._sitting.game)
        try:
            if self._sitting.match.outcome is not None:
                shelf.forget(name)
            else:
                shelf.keep(name, self._sitting.record())
        except StorageTrouble as trouble:
            self._failed(str(trouble))
