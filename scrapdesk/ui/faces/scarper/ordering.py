"""A battlefield was pointed at: the order that was weighed stands below what is said, as a button.

The others lie on the shelf, and are not offered twice. Owns the buttons. What they mean the hand knows: each points
at the order as a click would.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.faces.scarper.decision import weighed
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.scenes.placing import filling, stacked
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets.keybutton import KeyedButton

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

ORDERED: Final[dict[str, Line]] = {
    "charge": say("Order the charge"),
    "push": say("Push"),
    "clear": say("Clear"),
    "assault": say("Assault"),
}
"""What can be ordered for a battlefield, the most uncertain first: it is what was weighed."""


class Ordering(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        context, texts = table.context, table.context.texts
        self._orders = {
            verb: KeyedButton(context, texts.line(line), partial(self._order, verb), "use", region="moves")
            for verb, line in ORDERED.items()
        }
        self.back = KeyedButton(context, texts("Back"), self._let_go, "cancel", region="moves", action="cancel")
        self._buttons = (*self._orders.values(), self.back)
        self.widgets = self._buttons
        for button in self._buttons:
            button.visible = False
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    def _order(self, verb: str) -> None:
        stage = self._table.stage
        stage.act_on(stage.hand.click((at.order_target(verb),)))
        self._table.focus(stage)

    @property
    def first(self) -> str | None:
        """What is ordered by Enter and by the button: the most uncertain of what is possible."""
        return next((verb for verb, button in self._orders.items() if button.visible), None)

    def handle(self, event: UiEvent) -> bool:
        verb = self.first
        if verb is None or not isinstance(event, KeyDown) or not self._orders_by(event):
            return False
        self._order(verb)
        return True

    def _orders_by(self, event: KeyDown) -> bool:
        """Whether a key means the order that is offered first: Enter too, while nothing else was gone to with keys."""
        keys, stage = self._context.keys, self._table.stage
        at_table = self._table.focused in (stage, None) and keys.means(event, "use") and not keys.means(event, "hurry")
        return keys.means(event, "agree") or (
            at_table and _field_of(stage.cursor) in ("", *map(_field_of, stage.hand.pointed))
        )

    def _let_go(self) -> None:
        self._table.stage.give_up()
        self._table.explain()

    def explain(self) -> None:
        hand, table = self._table.stage.hand, self._table
        quiet = not table.stage.show.running and table.sitting.person_asked is not None and hand.looking is None
        pointed = hand.pointed if quiet and hand.proposed is None else ()
        open_now = weighed(cast(View, hand.view), pointed, table.sitting.person_asked or 0) is not None
        possible = hand.possible() if open_now else ()
        offered = next((verb for verb in self._orders if at.order_target(verb) in possible), None)
        for verb, button in self._orders.items():
            button.visible = verb == offered
            button.primary = button.visible
            button.action = "agree" if button.primary else ""
        self.back.visible = any(button.visible for button in self._orders.values())

    # -- where they stand ---------------------------------------------------------------------------------

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        shown = [button for button in self._buttons if button.visible]
        if not shown:
            return room
        top = filling(self._context, shown, room, gap=10)
        for button in shown:
            button.touch()
        return pygame.Rect(room.left, room.top, room.width, max(0, top - self._context.view.px(10) - room.top))

    def _height(self, width: int) -> int:
        shown = [button for button in self._buttons if button.visible]
        if not shown:
            return 0
        return self._context.view.px(24) - stacked(self._context, shown, pygame.Rect(0, 0, width, 0), gap=10)


def _field_of(target: Target | None) -> str:
    """The battlefield that something lies in; nothing where it lies nowhere on the map."""
    kind, _, rest = (target or "").partition(":")
    return rest.partition(":")[0] if kind in ("field", "front", "line", "space", "trench") else target or ""
