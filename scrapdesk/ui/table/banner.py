"""Whose turn it is, in large letters over the table, for half a second. It holds nobody up: what is below can be used.

Owns how it comes and goes. Whose turn it is, and whether that has to be said, the scene knows.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.board.timing import TURN_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import Motion, linear
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import CENTRE, Block
from scrapdesk.ui.widgets.base import TextBox, Widget

WORDS: Final = Style("serif-bold", 46, "serif-bold", 1.1)
HIGH: Final = 92
"""The height of the plate, in design pixels."""
WIDEST: Final = 0.9
"""The part of the table's width that the words may take."""
COMES: Final = 0.2
GOES: Final = 0.7
"""It is there as a whole from and up to these parts of its time."""
STEPS: Final = 6
"""In so many steps it comes and goes."""


class TurnBanner(Widget):
    lies_over = True

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, "", "board")
        self.visible = False
        self._step = 0
        self._pale: dict[int, pygame.Surface] = {}

    def show(self, words: str, room: pygame.Rect) -> None:
        """Says it over the middle of this room. Where nobody wants to see anything move, the words beside the table
        have to do."""
        if self.context.clock.speed == "off":
            return
        self.touch()
        self.name, self.visible = words, True
        high = self.context.view.px(HIGH)
        block = self._block(room)
        self.rect = pygame.Rect(0, 0, min(room.width, block.width + 2 * high), max(high, block.height))
        self.rect.center = room.center
        self.rect.clamp_ip(room)
        self._pale.clear()
        self._step = 0
        self.context.clock.tween(self, TURN_MS, self._come, linear, Motion.FADE, self._go)

    def put_away(self) -> None:
        """The table has another size, or something else is shown."""
        self.context.clock.drop(self)
        self._go()

    def _come(self, t: float) -> None:
        level = min(1.0, t / COMES, (1 - t) / (1 - GOES))
        step = round(level * STEPS)
        if step != self._step:
            self._step = step
            self.touch()

    def _go(self) -> None:
        self.touch()
        self.visible = False

    def _block(self, room: pygame.Rect) -> Block:
        """The words as large as the design has them, or as the room allows."""
        return self.context.writer.shrunk(self.name, WORDS, room.width * WIDEST)

    def draw(self, surface: pygame.Surface) -> None:
        if self._step:
            image = self._pale.get(self._step) or self._painted(self._step)
            surface.blit(image, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _painted(self, step: int) -> pygame.Surface:
        """The plate, or as much of it as is seen yet: made once for each step."""
        theme, line, radius = self.context.theme, max(2, self.context.view.px(4)), self.context.view.px(18)
        image = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        pygame.draw.rect(image, theme.focus_in, image.get_rect(), border_radius=radius)
        inner = image.get_rect().inflate(-2 * line, -2 * line)
        pygame.draw.rect(image, theme.glow, inner, line, border_radius=radius - line)
        block = self._block(self.rect)
        top = (self.rect.height - block.height) // 2
        self.context.writer.draw(image, block, (0, top), theme.glow, CENTRE, self.rect.width)
        value = round(255 * step / STEPS)
        image.fill((value, value, value, value), special_flags=pygame.BLEND_RGBA_MULT)
        self._pale[step] = image
        return image

    def text_boxes(self) -> list[TextBox]:
        if not self._step:
            return []
        theme, block = self.context.theme, self._block(self.rect)
        needed = pygame.Rect((0, 0), block.size)
        needed.center = self.rect.center
        return [TextBox(self.name, self.rect, needed, theme.glow, theme.focus_in, block.px)]
