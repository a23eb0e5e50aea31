"""Somebody waits for pictures: after a moment a bar says so, and how far they are. It lies over what is there.

Owns when it shows. Must not know which pictures are asked for.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.widgets.progress import ProgressBar

PATIENCE: Final = 300.0
"""Milliseconds of waiting after which the bar is shown."""
LATER: Final = 4000.0
"""The same for somebody who has seen all pictures once: then only some come anew, and hardly anybody waits for them."""


class Painting:
    def __init__(self, context: AppContext) -> None:
        self._context = context
        self.bar = ProgressBar(context, context.texts("Preparing pictures"))
        self.bar.visible = False
        self._waited, self._patience = 0.0, PATIENCE

    def wait(self, dt: float) -> None:
        """Time goes by."""
        done, asked = self._context.art.pending()
        if done >= asked and self._waited:
            self._patience = LATER
        self._waited = self._waited + dt if done < asked else 0.0
        shown = self._waited > self._patience
        if shown != self.bar.visible:
            self.bar.visible = shown
            self.bar.touch()
        if shown:
            self.bar.set(done / asked)
