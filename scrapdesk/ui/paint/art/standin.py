"""What is shown before a picture is there, or when it cannot be had: a shape of the right size and rough colour."""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.paint.art.pictures import Picture, Size
from scrapdesk.ui.paint.fonts import face_path

_GROUNDS: Final = {
    "desk": "#4A3020",
    "scamorra": "#6A281D",
    "scrappers": "#2B2A28",
    "scope": "#1F2A33",
    "scarper": "#2B271D",
    "scalawag": "#0F3B46",
}
_PAPERS: Final = {
    "desk": "#2E343D",
    "scamorra": "#FBF3E0",
    "scrappers": "#E9E2D3",
    "scope": "#E6EBED",
    "scarper": "#EFE3C4",
    "scalawag": "#F4E4BC",
}
_LIDS: Final = {
    "scamorra": "#B3261E",
    "scrappers": "#3A3835",
    "scope": "#2A3742",
    "scarper": "#E4D3A4",
    "scalawag": "#12677A",
}
_SHEETS: Final = ("card", "back", "board", "lid", "frame", "pic", "sheet")
"""Pictures that are seen as a sheet of paper; of all smaller ones nothing is shown until they are there."""
_INK: Final = "#22160F"
_SMALLEST: Final = 11
"""Text smaller than this is not written: nobody could read it."""


def is_ground(what: Picture) -> bool:
    """Whether it fills the window, so that there is only one of it on the screen."""
    return what.name.partition("/")[2] in ("background", "table")


def waiting(what: Picture, size: Size) -> pygame.Surface:
    """For a picture that is on its way."""
    kind = what.name.partition("/")[2]
    game = what.game
    if is_ground(what):
        ground = pygame.Surface(size, 0, 32)
        ground.fill(_GROUNDS.get(game, "#23272E"))
        return ground
    shape = pygame.Surface(size, pygame.SRCALPHA, 32)
    if kind.startswith(_SHEETS):
        colour = _LIDS.get(kind.removeprefix("lid-"), _PAPERS.get(game, "#888888"))
        pygame.draw.rect(shape, colour, shape.get_rect(), border_radius=max(2, size[0] // 18))
    return shape


def broken(what: Picture, size: Size) -> pygame.Surface:
    """For a picture that cannot be had: a frame with its name in it, where that can be read."""
    shape = pygame.Surface(size, pygame.SRCALPHA, 32)
    shape.fill(_PAPERS.get(what.game, "#CCCCCC"))
    pygame.draw.rect(shape, _INK, shape.get_rect(), width=max(1, min(size) // 40))
    label = what.name.partition("/")[2] or what.name
    height = min(size[1] - 4, 24, int(1.7 * (size[0] - 4) / max(1, len(label))))
    if height >= _SMALLEST:
        written = _font(height).render(label, True, _INK).premul_alpha()
        shape.blit(written, written.get_rect(center=shape.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
    return shape


def _font(height: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(face_path("sans"), height)
