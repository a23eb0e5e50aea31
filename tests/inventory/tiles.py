"""Averages of the parts of a picture. Must not know what is painted."""

from __future__ import annotations

import pygame

from tests.inventory.kept import TILES, TINTS


def tiles(surface: pygame.Surface) -> bytes:
    """How light each tile is, and on a coarser raster how blue and how red beside that."""
    raw = pygame.image.tobytes(pygame.transform.smoothscale(surface, TINTS), "RGB")
    grey = light(surface, TINTS)
    parts = [[128 + (one - other) // 2 for one, other in zip(raw[of::3], grey, strict=True)] for of in (2, 0)]
    return light(surface, TILES) + bytes(parts[0]) + bytes(parts[1])


def light(surface: pygame.Surface, size: tuple[int, int]) -> bytes:
    raw = pygame.image.tobytes(pygame.transform.smoothscale(surface, size), "RGB")
    return bytes(map(_light, raw[::3], raw[1::3], raw[2::3]))


def _light(red: int, green: int, blue: int) -> int:
    return (3 * red + 6 * green + blue) // 10
