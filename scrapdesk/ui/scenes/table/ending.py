"""How a game ended: who won, why, what everybody reached, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.core.rules import Outcome
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import Answer, Overlay, nothing
from scrapdesk.ui.scenes.table.telling import Teller
from scrapdesk.ui.type.styles import BODY, LABEL, SUBTITLE
from scrapdesk.ui.type.writer import RIGHT
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label


class EndScene(Overlay):
    width = 1060

    def __init__(
        self,
        context: AppContext,
        teller: Teller,
        outcome: Outcome,
        again: Callable[[], None],
        leave: Callable[[], None],
        watch: Callable[[], None],
    ) -> None:
        texts = context.texts
        answers = [
            Answer(texts("Same again"), again, "redo", primary=True),
            Answer(texts("To the desk"), leave, "home"),
            Answer(texts("Watch it"), watch, "replay"),
            Answer(texts("Look at the table"), nothing, "eye"),
        ]
        super().__init__(context, teller.headline(outcome), answers)
        self._reason = Label(context, teller.reason(outcome), BODY)
        self._rule = Label(context, texts("Rule {rule}", rule=outcome.rule), LABEL, "muted")
        self._rows = [
            (Label(context, name, SUBTITLE, plain=True), Label(context, points, LABEL, "muted", align=RIGHT))
            for name, points in teller.standing(outcome)
        ]

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._reason.place(left, top, width)
        bottom = self._rule.place(left, bottom, width) + px(16)
        widgets: list[Widget] = [self._reason, self._rule]
        for name, points in self._rows:
            room = width // 3
            low = name.place(left, bottom, width - room)
            points.place(left + width - room, bottom + px(4), room)
            bottom = max(low, points.rect.bottom) + px(6)
            widgets += [name, points]
        return widgets, bottom
