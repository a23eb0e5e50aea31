"""What is shown before a picture is there, or when it cannot be had: a shape of the right size and rough colour."""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.paint.art.library import DESK, ArtLibrary
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Picture, Size, is_ground
from scrapdesk.ui.paint.fonts import face_path

_SHEETS: Final = ("card", "back", "board", "lid", "frame", "pic", "sheet", "map", "paper", "envelope")
"""Pictures that are seen as a sheet of paper; of all smaller ones nothing is shown until they are there."""
_INK: Final = "#22160F"
_SMALLEST: Final = 11
"""Text smaller than this is not written: nobody could read it."""


def waiting(what: Picture, size: Size, library: ArtLibrary) -> pygame.Surface:
    """For a picture that is on its way."""
    kind = what.name.partition("/")[2]
    game = what.game
    if is_ground(what):
        ground = pygame.Surface(size, 0, 32)
        ground.fill(_colour(library, game, "standin_ground", "#23272E"))
        return ground
    shape = pygame.Surface(size, pygame.SRCALPHA, 32)
    if kind.startswith(_SHEETS):
        colour = _sheet(library, game, kind)
        pygame.draw.rect(shape, colour, shape.get_rect(), border_radius=max(2, min(size) // 18))
    return shape


def broken(what: Picture, size: Size, library: ArtLibrary) -> pygame.Surface:
    """For a picture that cannot be had: a frame with its name in it, where that can be read."""
    shape = pygame.Surface(size, pygame.SRCALPHA, 32)
    shape.fill(_colour(library, what.game, "standin_paper", "#CCCCCC"))
    pygame.draw.rect(shape, _INK, shape.get_rect(), width=max(1, min(size) // 40))
    label = what.name.partition("/")[2] or what.name
    height = min(size[1] - 4, 24, int(1.7 * (size[0] - 4) / max(1, len(label))))
    if height >= _SMALLEST:
        written = _font(height).render(label, True, _INK).premul_alpha()
        shape.blit(written, written.get_rect(center=shape.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
    return shape


def _sheet(library: ArtLibrary, game: str, kind: str) -> str:
    if game == DESK and kind.startswith("lid-"):
        return _colour(library, kind.removeprefix("lid-"), "standin_lid", "#888888")
    return _colour(library, game, "standin_paper", "#888888")


def _colour(library: ArtLibrary, game: str, name: str, otherwise: str) -> str:
    """A colour of a game; a game without colours still has a table."""
    try:
        return library.one_colour(game, name) or otherwise
    except BadArt:
        return otherwise


def _font(height: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(face_path("sans"), height)
