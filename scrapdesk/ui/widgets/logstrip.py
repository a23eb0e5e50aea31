"""The last things that happened as a strip of small pictures, the newest at the right: a log for a glance. Upright it
has the newest at its head.

Each picture tells its line when it is looked at, and leads where the line in the log leads. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.viewport import SMALLEST_TARGET
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.widgets.base import Host, Widget
from scrapdesk.ui.widgets.logrows import LogEntry

HIGH: Final = 62
"""Of the strip, in design pixels."""
SHAPE: Final = 1.24
"""Width over height of a picture in it."""
SIGN: Final = 0.48
"""How large the sign of whoever did it is, beside the height of the strip."""
GAP: Final = 8
MOST: Final = 18
INSET: Final = 6
"""In an upright strip, how far a picture lies within what is pressed for it."""


class LogThumb(Widget):
    """One of the pictures."""

    focusable = True

    def __init__(self, context: AppContext, look_at: Callable[[int], None]) -> None:
        super().__init__(context, "", "log")
        self.by_arrows_only = True
        self.visible = False
        self._look_at = look_at
        self.line: LogEntry | None = None
        self.newest = False
        self.inset = 0
        """How far the picture lies within what is pressed."""

    def tell(self, line: LogEntry, rect: pygame.Rect, newest: bool) -> None:
        self.line, self.rect, self.newest, self.visible = line, rect, newest, True
        self.name = self.tip = line.text

    def activate(self) -> None:
        if self.line is not None and self.line.ply >= 0:
            self._look_at(self.line.ply)

    def draw(self, surface: pygame.Surface) -> None:
        px = self.context.view.px
        if self.line is None or self.line.thumb is None:
            return
        room = self._shown
        self._paint(surface, self.line.thumb, room)
        if self.line.signs:
            side = round(room.height * SIGN)
            at = (room.left - px(3), room.bottom - side + px(3))
            self._paint(surface, self.line.signs[0], pygame.Rect(at, (side, side)))
        if self.newest:
            edge = frame(self.context.theme.highlight, px(5), max(2, px(3)))
            self.context.shapes.draw(surface, room.inflate(px(6), px(6)), (edge,))

    @property
    def _shown(self) -> pygame.Rect:
        """Where the picture lies."""
        wide = self.rect.width - 2 * self.inset
        room = pygame.Rect(0, 0, wide, min(self.rect.height - self.inset // 2, round(wide / SHAPE)))
        room.center = self.rect.center
        return room if self.inset else self.rect

    def _paint(self, surface: pygame.Surface, what: Picture, room: pygame.Rect) -> None:
        surface.blit(self.context.art.get(what, room.size), room, special_flags=pygame.BLEND_PREMULTIPLIED)


class LogStrip(Widget):
    def __init__(self, context: AppContext, look_at: Callable[[int], None]) -> None:
        super().__init__(context, "", "log")
        self.visible = False
        self.upright = False
        self._lines: tuple[LogEntry, ...] = ()
        self.thumbs = [LogThumb(context, look_at) for _ in range(MOST)]

    def children(self) -> Iterable[Widget]:
        return self.thumbs if self.visible else ()

    def settle(self, host: Host) -> None:
        self.host = host
        for thumb in self.thumbs:
            thumb.settle(host)

    @property
    def height(self) -> int:
        return self.context.view.px(HIGH)

    def tell(self, lines: Sequence[LogEntry]) -> None:
        found = tuple([line for line in lines if line.thumb is not None][-MOST:])
        if found != self._lines:
            self._lines = found
            self.place(self.rect)

    def place(self, rect: pygame.Rect) -> None:
        """As many as there is room for, the newest at the right of the others, or above them."""
        gap, self.rect = self.context.view.px(GAP), rect
        if self.upright:
            self._pile(rect)
            return
        wide = max(1, round(rect.height * SHAPE))
        most = min(MOST, (rect.width + gap) // (wide + gap))
        shown = self._lines[-most:] if most > 0 else ()
        for at, thumb in enumerate(self.thumbs):
            if at < len(shown):
                room = pygame.Rect(rect.left + at * (wide + gap), rect.top, wide, rect.height)
                thumb.tell(shown[at], room, at == len(shown) - 1)
            else:
                thumb.visible = False
        self.touch()

    def _pile(self, rect: pygame.Rect) -> None:
        high = max(SMALLEST_TARGET, round(rect.width / SHAPE))
        most = max(0, min(MOST, rect.height // high))
        shown = self._lines[-most:][::-1] if most else ()
        for at, thumb in enumerate(self.thumbs):
            thumb.visible = False
            if at < len(shown):
                room = pygame.Rect(rect.left, rect.top + at * high, rect.width, high)
                thumb.inset = self.context.view.px(INSET)
                thumb.tell(shown[at], room, at == 0)
        self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        for thumb in self.thumbs:
            if thumb.visible:
                thumb.draw(surface)
