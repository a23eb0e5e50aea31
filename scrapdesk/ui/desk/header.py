"""What lies above the mat: the name of the desk, and a few things that were left there.

Owns how they give way to the buttons beside them. Must not know what the buttons do.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.type.styles import BUTTON_SMALL

TITLE: Final = (470, 112 / 600)
"""Design pixels of width, and the height as a share of it."""
PROPS: Final = (470, 100)
LEAST: Final = 0.55
"""Of the usual size of either; where there is less room it is left out."""
LONGEST: Final = 230
"""Design pixels of a player's name on its button, at text size 100 %."""


def draw_title(context: AppContext, surface: pygame.Surface, right: int, bottom: int) -> None:
    """As large as the buttons that begin at `right` leave room for."""
    px = context.view.px
    wide = min(px(TITLE[0]), right - px(64) - px(28))
    centre = min(px(68), bottom // 2)
    if wide < px(TITLE[0]) * LEAST:
        return
    size = (wide, round(wide * TITLE[1]))
    title = context.art.get(picture("desk/title"), size)
    surface.blit(title, (px(64), centre - size[1] // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    left = px(64) + wide + px(60)
    across = min(px(PROPS[0]), right - px(36) - left)
    if across >= px(PROPS[0]) * LEAST:
        props = (across, across * PROPS[1] // PROPS[0])
        things = context.art.get(picture("desk/props"), props)
        surface.blit(things, (left, centre - props[1] // 2), special_flags=pygame.BLEND_PREMULTIPLIED)


def menu_words(context: AppContext, player: str) -> str:
    """A player's name, as much of it as the row has room for."""
    return context.writer.fitted(player, BUTTON_SMALL, round(context.view.px(LONGEST) * context.view.text))
