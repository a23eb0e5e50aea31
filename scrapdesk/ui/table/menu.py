"""The buttons of every table: back and forth, help, and the ways out. One row, as wide as what lies below it.

Owns which of them are signs without words, and which lose their words first. Must not know where the row stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.table.orders import open_pause
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.tool import Tool

APART: Final = (12, 10, 8, 6, 5)
"""How far they stand apart, the widest that fits."""
TALL: Final = 58
"""How high they are where they are boxes, and how wide at least, as long as texts are not large."""


class MenuButton(Tool):
    """One that may be a sign without words: then it says what it is called when it is looked at."""

    sign = False
    """Whether it never has words."""

    @property
    def padding(self) -> int:
        return self.context.view.px(11 if self.text else 4)

    def _icon_size(self) -> int:
        return super()._icon_size() if self.text else min(super()._icon_size(), self.context.view.target)

    def _icon_room(self) -> int:
        return self._icon_size() + (self.context.view.px(8) if self.text else 0)

    def natural_width(self) -> int:
        return max(self.context.view.target, self._least, super().natural_width())

    def height_for(self, width: int) -> int:
        return max(self._least, super().height_for(width))

    @property
    def _least(self) -> int:
        """How high a box is, and how wide one with a sign alone."""
        return 0 if self.bare else self.context.view.px(TALL / max(1.0, self.context.view.text) ** 2)

    def tooltip(self) -> str:
        if self.text:
            return super().tooltip()
        texts, more = self.context.texts, self.reason or self.tip
        words = texts("{name}: {words}", name=self.name, words=more) if more else self.name
        return words if self.reason else self.context.keys.tip(words, self.action, texts)


def in_a_row(buttons: Sequence[Button], room: pygame.Rect, folded: bool = False) -> int:
    """From edge to edge of the room, at its head; the first lose their words where not all have room for them, or all
    do. Where not even signs fit, they stand in two rows. Returns where they end."""
    for button in buttons:
        button.text = "" if folded or getattr(button, "sign", False) else button.name
    for losing in (None, *buttons):
        if losing is not None:
            losing.text = ""
        for design in APART:
            gap = buttons[0].context.view.px(design)
            if _width(buttons, gap) <= room.width:
                return _spread(buttons, room, gap)
    half, gap = (len(buttons) + 1) // 2, buttons[0].context.view.px(APART[-1])
    below = _spread(buttons[:half], room, gap) + gap
    return _spread(buttons[half:], pygame.Rect(room.left, below, room.width, 0), gap)


def over_table(buttons: Sequence[Button], room: pygame.Rect, bar: pygame.Rect | None, folded: bool = False) -> int:
    """Such a row in the bar over a table, or where there is none, at the head of a room. Returns where what lies below
    may begin."""
    px = buttons[0].context.view.px
    below = in_a_row(buttons, room, folded)
    if bar is None:
        return below + px(16)
    row = room.move(0, max(px(2), bar.centery - (below - room.top) // 2) - room.top)
    return max(bar.bottom, in_a_row(buttons, row, folded) + px(2)) + px(10)


def _width(buttons: Sequence[Button], gap: int) -> int:
    return sum(button.natural_width() for button in buttons) + gap * (len(buttons) - 1)


def _spread(buttons: Sequence[Button], room: pygame.Rect, gap: int) -> int:
    """What is left of the room goes to those with words, or where none has any, to all."""
    wider = [button for button in buttons if button.text] or list(buttons)
    spare, left = max(0, room.width - _width(buttons, gap)), room.left
    high = max(button.height_for(button.natural_width()) for button in buttons)
    for button in buttons:
        share = spare // len(wider) if button in wider else 0
        share += spare % len(wider) if button is wider[-1] else 0
        button.place(left, room.top, button.natural_width() + share, high)
        left = button.rect.right + gap
    return room.top + high


class Menu:
    """Undo, redo and hint come first: these three say why where they would do nothing."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.buttons = self._make()
        self.waits: Callable[[], bool] = lambda: False
        """Whether something is laid out or asked about that can be taken back, though nothing was played."""

    def _make(self) -> list[Button]:
        table, texts = self._table, self._table.context.texts
        return [
            self._button(texts("Undo"), table.undo, "undo", texts("Go back to before your last move"), "undo"),
            self._button(texts("Redo"), table.redo, "redo", texts("Make the undone move again"), "redo", sign=True),
            self._button(texts("Hint"), table.hint, "hint", texts("Ask the coach for a move"), "hint"),
            self._button(texts("Rules"), table.open_rules, "rulebook", texts("Open the rule book"), "rule"),
            self._button(
                texts("Pause"),
                lambda: open_pause(table),
                "pause",
                texts("Save, settings, help and back to the desk"),
                "pause",
                sign=True,
            ),
        ]

    def _button(
        self, words: str, act: Callable[[], None], icon: str, tip: str, action: str, sign: bool = False
    ) -> Button:
        button = MenuButton(self._table.context, words, act, icon, small=True, region="menu", tip=tip, action=action)
        button.sign = sign
        return button

    def refresh(self) -> None:
        """Says of each why it cannot be used now."""
        sitting, texts = self._table.sitting, self._table.context.texts
        undo, redo, hint = self.buttons[:3]
        can_undo = self.waits() or sitting.plan_undo() is not None
        undo.bar("" if can_undo else texts("There is nothing to undo."))
        redo.bar("" if sitting.can_redo else texts("There is nothing to redo."))
        hint.bar(self._table.opponents.why_no_hint())
