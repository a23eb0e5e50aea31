"""Somebody waits for pictures: after a moment a bar says so, and how far they are. It lies over what is there.

Owns when it shows. Must not know which pictures are asked for.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.widgets.progress import ProgressBar

PATIENCE: Final = 300.0
"""Milliseconds of waiting after which the bar is shown."""


class Painting:
    def __init__(self, context: AppContext) -> None:
        self._context = context
        self.bar = ProgressBar(context, context.texts("Preparing pictures"))
        self.bar.visible = False
        self._waited = 0.0

    def wait(self, dt: float) -> None:
        """Time goes by."""
        done, asked = self._context.art.pending()
        self._waited = self._waited + dt if done < asked else 0.0
        shown = self._waited > PATIENCE
        if shown != self.bar.visible:
            self.bar.visible = shown
            self.bar.touch()
        if shown:
            self.bar.set(done / asked)
