"""What hangs between two people at one screen: a cloth of the game's own, shut, and on its way open.

Owns how it is painted. It comes down plain and at once where its picture is late: privacy goes before beauty. Must not
know any game, nor when it falls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.face import Cloth
from scrapdesk.ui.frame.clock import ease_in_out
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.shapes import frame, ground

OPENS_MS: Final = 460.0
PLAIN: Final = Cloth()
"""Of a game that has none of its own."""


class Hanging:
    """The cloth of one game, as large as the window."""

    def __init__(self, context: AppContext, game: str) -> None:
        face = context.faces.get(game)
        cloth = face.cloth if face is not None else None
        self._context, self.cloth = context, cloth or PLAIN
        self._what = picture(f"{game}/curtain") if cloth is not None else None
        self._painted: pygame.Surface | None = None
        self._done = False
        """Whether it is painted with its picture."""

    def ask(self) -> None:
        """It will be wanted soon."""
        if self._what is not None and not self._context.theme.plain:
            self._context.art.prefetch([(self._what, self._context.view.size)])

    def shut(self, surface: pygame.Surface) -> None:
        """All over the surface, whatever was there."""
        clip = surface.get_clip()
        surface.blit(self._surface(), clip, clip)

    def opening(self, surface: pygame.Surface, share: float) -> None:
        """So far open, from 0 to 1: what lies under it is seen beside it."""
        image = self._surface()
        wide, high = image.get_size()
        if self.cloth.opens == "aside":
            shift, half = round(share * wide / 2), wide // 2
            surface.blit(image, (-shift, 0), (0, 0, half, high))
            surface.blit(image, (half + shift, 0), (half, 0, wide - half, high))
        elif self.cloth.opens == "up":
            surface.blit(image, (0, -round(_jerked(share, self.cloth.jerks) * high)))
        else:
            image.set_alpha(round(255 * (1 - share)))
            surface.blit(image, (0, 0))
            image.set_alpha(None)

    def _surface(self) -> pygame.Surface:
        context, size = self._context, self._context.view.size
        plain = context.theme.plain or self._what is None
        ready = not plain and self._what is not None and context.art.ready(self._what, size)
        painted = self._painted
        if painted is not None and painted.get_size() == size and (plain or self._done or not ready):
            return painted
        image = pygame.Surface(size)
        self._paint_flat(image, plain)
        if self._what is not None and not plain:
            drawn = context.art.get(self._what, size)  # asks for it; what stands in for it is no cloth
            if ready:
                image.blit(drawn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._painted, self._done = image, ready
        return image

    def _paint_flat(self, image: pygame.Surface, plain: bool) -> None:
        theme, px = self._context.theme, self._context.view.px
        image.fill(theme.desk if plain and theme.plain else self.cloth.flat)
        edge = (ground(theme.panel, 0, px(24)), frame(theme.line, 0, px(3), px(24), 255)) if theme.plain else ()
        if edge:
            self._context.shapes.draw(image, image.get_rect(), edge)


def _jerked(share: float, jerks: int) -> float:
    """The way up in so many pulls."""
    if jerks < 2:
        return ease_in_out(share)
    whole = min(int(share * jerks), jerks - 1)
    return (whole + ease_in_out(share * jerks - whole)) / jerks


class Rising:
    """The cloth on its way open over the table of whoever has just said that they sit there. It answers nothing, so
    nobody waits for it; with reduced motion, and with animation off, it is simply gone."""

    def __init__(self, context: AppContext, hanging: Hanging, changed: Callable[[], None]) -> None:
        self._context, self._hanging, self._changed = context, hanging, changed
        self._share = 1.0

    @property
    def runs(self) -> bool:
        return self._share < 1

    def begin(self) -> None:
        self._step(0.0)
        self._context.clock.tween(self, OPENS_MS, self._step, ease_in_out)

    def stop(self) -> None:
        self._context.clock.drop(self)
        self._share = 1.0

    def _step(self, share: float) -> None:
        self._share = share
        self._changed()

    def draw(self, surface: pygame.Surface) -> None:
        if self.runs:
            self._hanging.opening(surface, self._share)
