"""The log of a replay: the whole story, the place that is looked at marked, and a line pressed leads there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.logrows import LogEntry


class Dated(NamedTuple):
    """A line, and the ply at which it happened."""

    told: LogEntry
    ply: int


class FilmLog(LogPane):
    def __init__(
        self, context: AppContext, go_to: Callable[[int], None], open_rule: Callable[[str], None], region: str = "log"
    ) -> None:
        super().__init__(context, open_rule, region)
        self._go_to = go_to
        self._plies: tuple[int, ...] = ()

    def tell_all(self, lines: Sequence[Dated]) -> None:
        self._plies = tuple(line.ply for line in lines)
        self.tell([line.told for line in lines])

    def show_ply(self, ply: int) -> None:
        """Marks the last line of what has happened up to there, and brings it into sight."""
        past = [index for index, at in enumerate(self._plies) if at < ply]
        self.current = past[-1] if past else None
        if self.current is None:
            self._move_to(0)
        elif self.rect.height:
            self._show_line(min(self.current + 2, len(self._plies) - 1))
            self._show_line(self.current)
        self.touch()

    def activate(self) -> None:
        """There, and not to the rule: that is what R is for."""
        if self.current is not None:
            self._go_to(self._plies[self.current])

    def key(self, event: KeyDown) -> bool:
        asked = self.context.keys.means(event, "rule there")
        if asked and self.current is not None and self.lines[self.current].rule:
            self._open_rule(self.lines[self.current].rule)
            return True
        return super().key(event)

    def tooltip(self) -> str:
        texts, keys = self.context.texts, self.context.keys
        use, rule = keys.called("use", texts), keys.called("rule there", texts)
        return texts("Click or press {use} to go there; press {rule} for the rule", use=use, rule=rule)
