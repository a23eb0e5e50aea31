"""The desk as it looks so far: the name and five plain tiles. Must not know events or the window.

Geometry is a pure function of the size, so it is tested without a window.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from scrapdesk.ui import theme
from scrapdesk.ui.fonts import FontBook


class Tile(NamedTuple):
    """A game's place on the desk."""

    title: str
    colour: theme.Colour


TILES: Final = (
    Tile("La Scamorra", (0xB3, 0x26, 0x1E)),
    Tile("Scrappers", (0xF2, 0xB6, 0x32)),
    Tile("SCOPE", (0x2C, 0x6A, 0x99)),
    Tile("Scarper", (0xE4, 0xD3, 0xA4)),
    Tile("Scalawag!", (0x12, 0x67, 0x7A)),
)
FOOTER: Final = "F11: full screen    Esc: close"


def tile_rects(size: tuple[int, int], count: int = len(TILES)) -> list[pygame.Rect]:
    """Where the tiles lie: as many in a row as fit, rows centred below the name."""
    width, height = size
    gap = max(8, width // 64)
    columns = max(1, min(count, (width - gap) // (180 + gap)))
    rows = -(-count // columns)
    top, bottom = int(height * 0.36), int(height * 0.9)
    tile_w = (width - gap * (columns + 1)) // columns
    tile_h = max(24, min(int(tile_w * 1.1), (bottom - top - gap * (rows - 1)) // rows))
    rects = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = (width - in_row * tile_w - (in_row - 1) * gap) // 2
        rects.append(pygame.Rect(left + column * (tile_w + gap), top + row * (tile_h + gap), tile_w, tile_h))
    return rects


def draw_desk(surface: pygame.Surface, fonts: FontBook) -> None:
    """Paint the whole desk."""
    width, height = surface.get_size()
    surface.fill(theme.DESK)
    _centred(surface, fonts, "serif-semibold", "ScrapDesk", height // 8, (width // 2, int(height * 0.19)), theme.TEXT)
    for tile, rect in zip(TILES, tile_rects((width, height)), strict=True):
        _draw_tile(surface, fonts, tile, rect)
    _centred(surface, fonts, "sans", FOOTER, max(12, height // 40), (width // 2, int(height * 0.95)), theme.MUTED)


def _draw_tile(surface: pygame.Surface, fonts: FontBook, tile: Tile, rect: pygame.Rect) -> None:
    pygame.draw.rect(surface, theme.PANEL, rect)
    pygame.draw.rect(surface, tile.colour, (rect.left, rect.top, rect.width, max(4, rect.height // 16)))
    pygame.draw.rect(surface, theme.LINE, rect, width=1)
    size = max(12, min(rect.width // 7, rect.height // 3))
    _centred(surface, fonts, "serif-semibold", tile.title, size, rect.center, theme.TEXT)


def _centred(
    surface: pygame.Surface,
    fonts: FontBook,
    face: str,
    text: str,
    size: int,
    centre: tuple[int, int],
    colour: theme.Colour,
) -> None:
    picture = fonts.font(face, max(8, size)).render(text, True, colour)
    surface.blit(picture, picture.get_rect(center=centre))
