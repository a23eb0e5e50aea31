"""The materials of a set table: card paper, slips, pips of a level, corners of a target; flat in high contrast.

Must not know what is written on them.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.shapes import Plate, PlateLayer, frame, ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style

LINE_STYLE = Style("serif-italic", 20)
BLACK: Colour = (0, 0, 0)
INK: Colour = (0x15, 0x17, 0x1B)
PAPER: Colour = (0xF3, 0xE9, 0xD2)
NOTE: Colour = (0x4A, 0x3C, 0x22)
GILT: Colour = (0xF3, 0xD5, 0x8A)
CREAM: Colour = (0xF3, 0xEB, 0xDC)
DIM_PAPER: Colour = (0x24, 0x29, 0x31)
DIM_TEXT: Colour = (0xC9, 0xC4, 0xB8)
BARRED: Colour = (0xFF, 0x8A, 0x70)
"""Why something cannot be chosen, on dim paper."""
PIPS = 4


class Paper(NamedTuple):
    """What a card is painted with."""

    ground: Colour
    text: Colour
    note: Colour
    edge: Colour


def paper(context: AppContext) -> Paper:
    theme = context.theme
    if theme.plain:
        return Paper(theme.panel, theme.text, theme.muted, theme.line)
    return Paper(PAPER, INK, NOTE, INK)


def card_plate(context: AppContext, lifted: bool = False) -> Plate:
    """A card that lies on the table, or is held above it."""
    px, found = context.view.px, paper(context)
    down, far = (px(10), px(14)) if lifted else (px(5), px(7))
    return (
        PlateLayer(BLACK, px(16), px(2), down, -px(2), -far, 90),
        ground(found.edge, px(14)),
        ground(found.ground, px(12), max(2, px(2.5))),
    )


def slip_plate(context: AppContext) -> Plate:
    """A dark slip with a thin line of brass, for a word on a picture."""
    theme, px = context.theme, context.view.px
    fill = theme.desk if theme.plain else (0x1B, 0x1D, 0x21)
    return (ground(theme.ink, px(15)), frame(theme.brass, px(13), max(1, px(1.5)), px(2)), ground(fill, px(12), px(4)))


def draw_slip(
    context: AppContext, surface: pygame.Surface, words: str, icon: str, rect: pygame.Rect, style: Style
) -> None:
    writer, px = context.writer, context.view.px
    context.shapes.draw(surface, rect, slip_plate(context))
    block = writer.block(words, style, plain=True)
    left = rect.left + px(12)
    if icon:
        size = round(block.px * 1.05)
        drawn = context.art.get(icon_picture(icon, GILT), (size, size))
        surface.blit(drawn, (left, rect.centery - size // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        left += size + px(7)
    writer.draw(surface, block, (left, rect.centery - block.height // 2), CREAM)


def slip_size(context: AppContext, words: str, icon: str, style: Style) -> tuple[int, int]:
    writer, px = context.writer, context.view.px
    sign = round(writer.px(style) * 1.05) + px(7) if icon else 0
    return writer.width(words, style) + sign + 2 * px(12), writer.line_height(style) + px(6)


def draw_pips(context: AppContext, surface: pygame.Surface, lit: int, at: tuple[int, int], size: int) -> None:
    """A level as one to four diamonds."""
    if context.theme.plain:
        draw_plain_pips(surface, lit, at, size, context.theme.text)
        return
    for number in range(PIPS):
        name = "desk/pip-on" if number < lit else "desk/pip-off"
        drawn = context.art.get(picture(name), (size, size))
        surface.blit(drawn, (at[0] + number * (size + 1), at[1]), special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_plain_pips(
    surface: pygame.Surface, lit: int, at: tuple[int, int], size: int, colour: Colour, count: int = PIPS
) -> None:
    """The same on dark paper, where gilt on black would be lost: full, or a line."""
    half = size // 2
    for number in range(count):
        x, y = at[0] + number * (size + 1) + half, at[1] + half
        corners = ((x, y - half + 1), (x + half - 1, y), (x, y + half - 1), (x - half + 1, y))
        pygame.draw.polygon(surface, colour, corners, 0 if number < lit else max(1, size // 9))


def draw_dashes(context: AppContext, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """A dashed edge with round corners: a place that is free."""
    px = context.view.px
    width, radius = max(2, px(2.5)), px(12)
    for left, long in _dashes(rect.left + radius, rect.right - radius, px(13), px(9)):
        surface.fill(colour, (left, rect.top, long, width))
        surface.fill(colour, (left, rect.bottom - width, long, width))
    for top, long in _dashes(rect.top + radius, rect.bottom - radius, px(13), px(9)):
        surface.fill(colour, (rect.left, top, width, long))
        surface.fill(colour, (rect.right - width, top, width, long))
    if radius > 2 * width:
        side = 2 * radius
        for number, (x, y) in enumerate(
            (
                (rect.right - side, rect.top),
                (rect.left, rect.top),
                (rect.left, rect.bottom - side),
                (rect.right - side, rect.bottom - side),
            )
        ):
            turn = number * math.pi / 2
            pygame.draw.arc(surface, colour, (x, y, side, side), turn + 0.3, turn + math.pi / 2 - 0.3, width)


def _dashes(start: int, end: int, dash: int, gap: int) -> list[tuple[int, int]]:
    """As many as go between the two ends, with gaps that are all alike; the first and the last begin and end there."""
    count = max(2, round((end - start + gap) / (dash + gap)))
    step = (end - start - dash) / (count - 1)
    return [(round(start + number * step), dash) for number in range(count)]


def draw_corners(context: AppContext, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Four corners round the place where a card would land."""
    px, colour = context.view.px, context.theme.glow
    place, arm, width = rect.inflate(2 * px(12), 2 * px(12)), px(34), max(3, px(6))
    for x, wide in ((place.left, arm), (place.right - arm, arm)):
        for y in (place.top, place.bottom - width):
            surface.fill(colour, (x, y, wide, width))
    for x in (place.left, place.right - width):
        for y in (place.top, place.bottom - arm):
            surface.fill(colour, (x, y, width, arm))
