"""Layers of PNG -> one premultiplied surface, and surfaces <-> pixels for the cache. Needs no window.

Runs in the loader's thread; pygame lets go of the interpreter while it decodes, scales and blits.
"""

from __future__ import annotations

from io import BytesIO

import pygame

from scrapdesk.ui.paint.art.cache import Pixels
from scrapdesk.ui.paint.art.painted import PaintedLayer, Rendered
from scrapdesk.ui.paint.art.pictures import Size


def assembled(rendered: Rendered, size: Size) -> pygame.Surface:
    """The picture in that size: layers laid over each other, then shrunk where it was rendered larger."""
    canvas = pygame.Surface(rendered.canvas, 0 if rendered.ground else pygame.SRCALPHA, 32)
    if rendered.ground:
        canvas.fill(rendered.ground)
    for layer in rendered.layers:
        _lay(canvas, layer)
    if rendered.canvas != size:
        canvas = pygame.transform.smoothscale(canvas, size)
    return canvas


def _lay(canvas: pygame.Surface, layer: PaintedLayer) -> None:
    painted = pygame.image.load(BytesIO(layer.png), "layer.png")
    clear = painted.get_flags() & pygame.SRCALPHA
    painted = painted.premul_alpha() if clear else painted.convert(32)
    place = pygame.Rect(layer.place)
    if layer.tiled:
        _repeat(canvas, painted, place)
        return
    if painted.get_size() != place.size:
        painted = pygame.transform.smoothscale(painted, place.size)
    canvas.blit(painted, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _repeat(canvas: pygame.Surface, tile: pygame.Surface, place: pygame.Rect) -> None:
    canvas.set_clip(place)
    for y in range(place.top, place.bottom, tile.get_height()):
        for x in range(place.left, place.right, tile.get_width()):
            canvas.blit(tile, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    canvas.set_clip(None)


def pixels(surface: pygame.Surface) -> Pixels:
    """What the cache keeps of a surface."""
    opaque = not surface.get_flags() & pygame.SRCALPHA
    return Pixels(surface.get_size(), opaque, pygame.image.tobytes(surface, "BGRA"))


def surface(found: Pixels) -> pygame.Surface:
    """The surface again, in the order of bytes that surfaces of a window have."""
    loaded = pygame.image.frombytes(found.data, found.size, "BGRA")
    if not found.opaque:
        return loaded
    plain = pygame.Surface(found.size, 0, 32)
    plain.blit(loaded, (0, 0))
    return plain
