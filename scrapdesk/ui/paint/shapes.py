"""Smooth plates of any size: layers with round or cut corners drawn large once, shrunk, and put together from corners
and strips.

pygame's own rounded rectangles have hard edges. Must not know what a plate is for.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import pygame

from scrapdesk.ui.paint.theme import Colour

FINER: Final = 4
"""How much larger a corner is drawn than it is shown."""
KEPT: Final = 600
"""Strips and corners that are remembered."""


@dataclass(frozen=True, slots=True)
class PlateLayer:
    """One rounded rectangle of a plate: how far inside the plate's rectangle each side lies (below 0: outside)."""

    colour: Colour
    radius: int
    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0
    alpha: int = 255
    width: int = 0
    """A frame of this width; 0 is a filled layer."""
    cut: bool = False
    """Whether its corners are cut off straight, as those of sheet metal, instead of round."""
    dots: bool = False
    """Whether it is only a disc of its radius in each corner: the heads of rivets."""


Plate = tuple[PlateLayer, ...]


def frame(colour: Colour, radius: int, width: int, inset: int = 0, alpha: int = 255) -> PlateLayer:
    return PlateLayer(colour, radius, inset, inset, inset, inset, alpha, width)


def ground(colour: Colour, radius: int, inset: int = 0, alpha: int = 255) -> PlateLayer:
    return PlateLayer(colour, radius, inset, inset, inset, inset, alpha)


def rivets(colour: Colour, radius: int, inset: int) -> PlateLayer:
    """A disc in each corner, its edge so far inside."""
    return PlateLayer(colour, radius, inset, inset, inset, inset, dots=True)


class Shapes:
    """The plates of one run of the window."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, plate: Plate) -> None:
        """Paints a plate over a rectangle; nothing in a window that has no room for it."""
        if rect.width <= 0 or rect.height <= 0:
            return
        outside = _outside(plate)
        corner = _corner(plate, rect) + outside
        full = rect.inflate(2 * outside, 2 * outside)
        tile = self._tile(plate, corner, outside)
        middle_w, middle_h = full.width - 2 * corner, full.height - 2 * corner
        self._corners(surface, full, tile, corner)
        self._strips(surface, full, plate, tile, corner, (middle_w, middle_h))

    def _corners(self, surface: pygame.Surface, full: pygame.Rect, tile: pygame.Surface, corner: int) -> None:
        far = tile.get_width() - corner
        for x, tile_x in ((full.left, 0), (full.right - corner, far)):
            for y, tile_y in ((full.top, 0), (full.bottom - corner, far)):
                surface.blit(tile, (x, y), (tile_x, tile_y, corner, corner), pygame.BLEND_PREMULTIPLIED)

    def _strips(
        self,
        surface: pygame.Surface,
        full: pygame.Rect,
        plate: Plate,
        tile: pygame.Surface,
        corner: int,
        middle: tuple[int, int],
    ) -> None:
        width, height = middle
        far = tile.get_width() - corner
        at = corner + 1
        left, top = full.left + corner, full.top + corner
        wide = ((at, 0, 1, corner), (left, full.top)), ((at, far, 1, corner), (left, full.bottom - corner))
        high = ((0, at, corner, 1), (full.left, top)), ((far, at, corner, 1), (full.right - corner, top))
        if width > 0:
            for area, place in wide:
                strip = self._strip(plate, tile, area, (width, corner))
                surface.blit(strip, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if height > 0:
            for area, place in high:
                strip = self._strip(plate, tile, area, (corner, height))
                surface.blit(strip, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if width > 0 and height > 0:
            self._middle(surface, pygame.Rect(left, top, width, height), plate, tile, at)

    def _middle(self, surface: pygame.Surface, rect: pygame.Rect, plate: Plate, tile: pygame.Surface, at: int) -> None:
        colour = tile.get_at((at, at))
        if colour.a == 255:
            surface.fill(colour, rect)
        elif colour.a:
            strip = self._strip(plate, tile, (at, at, 1, 1), rect.size)
            surface.blit(strip, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _tile(self, plate: Plate, corner: int, outside: int) -> pygame.Surface:
        key = (plate, corner)
        return self._remembered(key) or self._remember(key, _painted(plate, corner, outside))

    def _strip(
        self, plate: Plate, tile: pygame.Surface, area: tuple[int, int, int, int], size: tuple[int, int]
    ) -> pygame.Surface:
        key = (plate, tile.get_width(), area, size)
        found = self._remembered(key)
        if found is None:
            found = self._remember(key, pygame.transform.scale(tile.subsurface(area), size))
        return found

    def _remembered(self, key: object) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _remember(self, key: object, surface: pygame.Surface) -> pygame.Surface:
        self._kept[key] = surface
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return surface


def _outside(plate: Plate) -> int:
    """How far the plate reaches beyond its rectangle, at most."""
    return max(0, *(-min(layer.left, layer.top, layer.right, layer.bottom) for layer in plate), 0)


def _corner(plate: Plate, rect: pygame.Rect) -> int:
    """The size of a corner within the rectangle: all that is not the same along a side."""
    reach = max(
        max(layer.left, layer.top, layer.right, layer.bottom, 0)
        + max(layer.radius * (2 if layer.dots else 1), layer.width)
        for layer in plate
    )
    return min(reach + 1, rect.width // 2, rect.height // 2)


def _painted(plate: Plate, corner: int, outside: int) -> pygame.Surface:
    """All layers on a square just large enough for four corners."""
    side = 2 * corner + 3
    large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    for layer in plate:
        large.blit(_layer(layer, side, outside), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.smoothscale(large, (side, side))


def _layer(layer: PlateLayer, side: int, outside: int) -> pygame.Surface:
    """One layer, premultiplied, on a ground that is clear."""
    surface = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    left, top = (outside + layer.left) * FINER, (outside + layer.top) * FINER
    width = side * FINER - left - (outside + layer.right) * FINER
    height = side * FINER - top - (outside + layer.bottom) * FINER
    red, green, blue = (part * layer.alpha // 255 for part in layer.colour)
    room, paint = pygame.Rect(left, top, width, height), (red, green, blue, layer.alpha)
    radius, line = layer.radius * FINER, layer.width * FINER
    if layer.dots:
        for x in (room.left + radius, room.right - radius):
            for y in (room.top + radius, room.bottom - radius):
                pygame.draw.circle(surface, paint, (x, y), radius)
    elif layer.cut:
        pygame.draw.polygon(surface, paint, _cut(room, radius))
        if line:
            pygame.draw.polygon(surface, (0, 0, 0, 0), _cut(room.inflate(-2 * line, -2 * line), radius - line * 0.59))
    else:
        pygame.draw.rect(surface, paint, room, line, radius)
    return surface


def _cut(room: pygame.Rect, corner: float) -> list[tuple[float, float]]:
    """A rectangle without its corners. The line along a cut is as wide as along a side."""
    left, top, right, bottom, corner = room.left, room.top, room.right - 1, room.bottom - 1, max(0.0, corner)
    return [
        (left + corner, top), (right - corner, top), (right, top + corner), (right, bottom - corner),
        (right - corner, bottom), (left + corner, bottom), (left, bottom - corner), (left, top + corner),
    ]  # fmt: skip
