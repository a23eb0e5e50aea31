"""A row of a list of files: a click chooses it, a double click or Enter uses it. Must not know what it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.ui.context import icon_picture
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.widgets.listing import ListRow

TWICE_MS: Final = 500.0
"""So soon after a click another one makes it a double click."""


class FileRow(ListRow):
    """A folder or a file, with a sign before its name."""

    icon = "log"
    INDENT = 44
    picked: Callable[[], None] | None = None
    """What one click does, where it takes two to use it."""
    letters: Callable[[str], None] | None = None
    """What is done with what is typed while it has the focus."""
    _clicked = _again = False

    def typed(self, text: str) -> None:
        if self.letters is not None and text.strip():
            self.letters(text)

    def press(self, pos: Point) -> None:
        super().press(pos)
        self._again, self._clicked = self._clicked, True
        self.context.clock.after((self, "again"), TWICE_MS, self._once)

    def _once(self) -> None:
        self._clicked = False

    def release(self, pos: Point) -> None:
        if self.picked is None or self._again or not self.hit(pos):
            super().release(pos)
            return
        self.pressed = False
        self.touch()
        self.picked()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        px, side = self.context.view.px, self.context.view.px(30)
        icon = "tick" if self.chosen and self.picked is not None else self.icon
        drawn = self.context.art.get(icon_picture(icon, self.context.theme.text), (side, side))
        at = (self.rect.left + px(18), self.rect.centery - side // 2)
        surface.blit(drawn, at, special_flags=pygame.BLEND_PREMULTIPLIED)
