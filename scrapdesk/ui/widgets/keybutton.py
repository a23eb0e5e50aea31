"""A button with the key that presses it, drawn as the cap of that key at its right.

Owns how the cap looks. Which key it is, it asks each time: a person may have set another meanwhile.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.button import Act, Button

APART: Final = 12
"""How far the cap stands from the words."""
AROUND: Final = 7
"""How much wider a cap is than its word, on either side."""


class KeyedButton(Button):
    """What it does at its left, and the key that does it at its right, where both have room."""

    def __init__(
        self,
        context: AppContext,
        text: str,
        act: Act,
        key: str,
        icon: str = "",
        region: str = "main",
        action: str = "",
    ) -> None:
        """`key`: the action whose key presses it; "" for none."""
        super().__init__(context, text, act, icon, small=True, region=region, action=action)
        self.key_action = key

    @property
    def shortcut(self) -> str:
        """What its key is called now; "" where it has none."""
        return self.context.keys.called(self.key_action, self.context.texts) if self.key_action else ""

    @property
    def _cap(self) -> Block | None:
        words = self.shortcut
        return self.context.writer.block(words, NOTE, plain=True) if words else None

    def natural_width(self) -> int:
        cap, px = self._cap, self.context.view.px
        return super().natural_width() + (cap.width + 2 * px(AROUND) + px(APART) if cap is not None else 0)

    def height_for(self, width: int) -> int:
        """As high as a hand finds at once."""
        return max(super().height_for(width), self.context.view.px(60 / max(1.0, self.context.view.text)))

    def _cap_at(self) -> tuple[Block, pygame.Rect] | None:
        """The word on the cap, and where the cap lies; None where there is no room for it."""
        cap, px = self._cap, self.context.view.px
        if cap is None or super().natural_width() + cap.width + 2 * px(AROUND) > self.rect.width:
            return None
        place = pygame.Rect(0, 0, max(cap.width + 2 * px(AROUND), cap.height + px(4)), cap.height + px(4))
        place.right = self.rect.right - px(14)
        place.centery = self.rect.top + (self.rect.height - self._edge) // 2 + self._down
        return cap, place

    @property
    def _leads(self) -> bool:
        """Whether the words begin at the left."""
        return bool(self.shortcut)

    def draw(self, surface: pygame.Surface) -> None:
        self.stretch_left = self._leads
        super().draw(surface)
        found = self._cap_at()
        if found is None:
            return
        (cap, place), px = found, self.context.view.px
        look = self._skin(self.hovered)
        line = max(1, px(1.5))
        self.context.shapes.draw(surface, place, (frame(look.text, px(6), line),))
        surface.fill(look.text, (place.left + px(5), place.bottom - line - px(3), place.width - px(10), line))
        at = (place.centerx - cap.width // 2, place.centery - cap.height // 2 - px(1))
        self.context.writer.draw(surface, cap, at, look.text)

    def text_boxes(self) -> list[TextBox]:
        self.stretch_left = self._leads
        found, boxes = self._cap_at(), super().text_boxes()
        if found is not None:
            cap, place = found
            look = self._skin(False)
            needed = pygame.Rect((0, 0), cap.size)
            needed.center = place.center
            boxes.append(TextBox(self.shortcut, self.rect, needed, look.text, look.fill, cap.px))
        return boxes
