"""A tip on the screen: beside what goes on, until it is clicked or has been there long enough to be read twice."""

from __future__ import annotations

from scrapdesk.ui.widgets.toast import Toast

STAYS = 9000.0
"""Milliseconds; at least."""
PER_LETTER = 110.0


class TipNote(Toast):
    @property
    def stays(self) -> float:
        return max(STAYS, PER_LETTER * len(self.text))

    def foot(self) -> str:
        return self.context.texts("Tip: click to dismiss")
