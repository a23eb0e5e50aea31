"""The grain of what the panels beside a table are made of: spots that stay where they are, however panels are cut.

Must not know what the panels hold.
"""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import picture


def lay_grain(
    context: AppContext, surface: pygame.Surface, part: pygame.Rect, left: int, origin: tuple[int, int] = (0, 0)
) -> bool:
    """Paints it on a part of the window, beside a table that ends at `left`. `origin` is the point of the window at
    which the surface begins. False where its picture has not come yet."""
    if not context.theme.grain or context.theme.plain:
        return True
    size = (context.view.width - left, context.view.height)
    what = picture(context.theme.grain)
    ready = context.art.ready(what, size)
    at = part.move(-origin[0], -origin[1])
    surface.blit(context.art.get(what, size), at, part.move(-left, 0), pygame.BLEND_PREMULTIPLIED)
    return ready
