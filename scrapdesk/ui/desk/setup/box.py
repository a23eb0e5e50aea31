"""The game's box in the middle of the table: the lid beside it, and in its wells what the game is played with.

Owns one picture of it all, painted anew when its size or its pictures change. Must not know any game.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.setting import Inside

TRAY: Final = (520, 360)
LID: Final = (300, 430)
GAP: Final = 34
SMALLEST: Final = 150
"""Real pixels: a box that would be narrower is left away."""
HEAP: Final = 11
TALL: Final = 2.0
"""How much higher than a lid beside a tray a room is in which the one stands above the other."""
LARGEST: Final = 1.15
"""Of a tray that has the room to itself."""


class OpenBox:
    def __init__(self, context: AppContext, game: Face) -> None:
        self._context, self._game = context, game
        self._inside: Inside | None = None
        self._faces: PieceFaces | None = None
        self._tray, self._lid = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
        self._painted: tuple[tuple[int, int], pygame.Surface] | None = None

    def fill(self, inside: Inside | None) -> None:
        """With what is to be seen in it; the cards look as on the table."""
        self._inside = inside
        if inside is not None and self._faces is None:
            entry = GAMES[self._game.id]
            look = self._context.look_for(self._game.id, entry.info.seats[0], entry.table)
            self._faces = PieceFaces(self._context, look) if look is not None else None

    def pictures_came(self) -> None:
        if self._faces is not None:
            self._faces.pictures_came()
        self._painted = None

    @property
    def rects(self) -> list[pygame.Rect]:
        return [rect for rect in (self._tray, self._lid) if rect.width]

    def place(self, room: pygame.Rect) -> None:
        """As large as the room allows; without the lid where that helps, and not at all in a chink."""
        px = self._context.view.px
        lid_share = LID[0] / LID[1]
        high = min(room.height, px(336))
        lid = round(high * lid_share)
        wide = round(high * TRAY[0] / TRAY[1])
        whole = wide + px(GAP) + lid
        if whole > room.width:
            scale = room.width / max(1, whole)
            high, lid, wide = round(high * scale), round(lid * scale), round(wide * scale)
            whole = wide + px(GAP) + lid
        self._tray = self._lid = pygame.Rect(0, 0, 0, 0)
        if wide < SMALLEST or self._inside is None:
            return
        if room.height >= TALL * high:
            self._stack(room)
            return
        left = room.centerx - whole // 2
        self._lid = pygame.Rect(left, room.centery - high // 2, lid, high)
        self._tray = pygame.Rect(left + lid + px(GAP), room.centery - high // 2, wide, high)

    def _stack(self, room: pygame.Rect) -> None:
        """In a room that is high and narrow: the lid behind the box, and both larger than side by side."""
        px = self._context.view.px
        wide = min(room.width, px(TRAY[0] * LARGEST), round(room.height * 0.46) * TRAY[0] // TRAY[1])
        deep = wide * TRAY[1] // TRAY[0]
        high = min(px(LID[1]), round(room.height * 0.95) - deep - px(GAP))
        top = room.centery - (high + px(GAP) + deep) // 2
        self._lid = pygame.Rect(0, top, high * LID[0] // LID[1], high)
        self._tray = pygame.Rect(0, top + high + px(GAP), wide, deep)
        self._lid.centerx = self._tray.centerx = room.centerx

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._lid.inflate(40, 40).colliderect(clip):
            lid = self._context.art.get(picture(f"desk/lid-{self._game.id}"), self._lid.size)
            turned = pygame.transform.rotozoom(_padded(lid), 5, 1.0)
            surface.blit(turned, turned.get_rect(center=self._lid.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        if self._tray.colliderect(clip):
            surface.blit(self._filled(), self._tray, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- what lies in it --------------------------------------------------------------------------------

    def _filled(self) -> pygame.Surface:
        size = self._tray.size
        if self._painted is not None and self._painted[0] == size:
            return self._painted[1]
        inside = self._inside
        assert inside is not None  # noqa: S101 - a box without anything in it is not placed
        tray = picture("desk/tray", **inside.colours)
        shown = self._context.art.get(tray, size).copy()
        scale = size[0] / TRAY[0]
        for what, (wide, shape), at, turn in _things(inside):
            measure = (max(1, round(wide * scale)), max(1, round(wide * shape * scale)))
            thing = self._shown(what, measure)
            turned = pygame.transform.rotozoom(_padded(thing), turn, 1.0)
            shown.blit(
                turned,
                turned.get_rect(center=(round(at[0] * scale), round(at[1] * scale))),
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )
        done, asked = self._context.art.pending()
        if done >= asked:
            self._painted = (size, shown)
        return shown

    def _shown(self, what: Picture | str, size: tuple[int, int]) -> pygame.Surface:
        """A picture, or the card that shows this face."""
        if not isinstance(what, str):
            return self._context.art.get(what, size)
        if self._faces is None:
            return pygame.Surface(size, pygame.SRCALPHA)
        return self._faces.face(Piece(f"card:{what}", what, "deck", owner=0), size)


Thing = tuple[Picture | str, tuple[float, float], tuple[float, float], float]
"""A picture or the face of a card, its width on the tray's grid, its height as a part of that, its middle, its turn."""


def _things(inside: Inside) -> list[Thing]:
    card = 1.4
    found: list[Thing] = [(inside.back, (138, card), (102 - i * 1.5, 186 - i * 2.5), 0) for i in range(3)]
    middle = (len(inside.fan) - 1) / 2
    found += [
        (what, (136, card), (226 + (i - middle) * 10, 182 + (i - middle) * 3), (middle - i) * 6.5)
        for i, what in enumerate(inside.fan)
    ]
    for number, what in enumerate(inside.heaps[:2]):
        found += _heap(what, (411, 98 + 162 * number), number)
    return found


def _heap(what: Picture, centre: tuple[float, float], seed: int) -> list[Thing]:
    luck = Random(seed + 4)
    spots = sorted(
        ((centre[0] + luck.uniform(-54, 54), centre[1] + luck.uniform(-38, 38)) for _ in range(HEAP)),
        key=lambda at: at[1],
    )
    return [(what, (50, 1.0), spot, luck.uniform(-40, 40)) for spot in spots]


def _padded(source: pygame.Surface) -> pygame.Surface:
    """With a clear border, or its edge is jagged when it is turned."""
    padded = pygame.Surface((source.get_width() + 4, source.get_height() + 4), pygame.SRCALPHA)
    padded.blit(source, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    return padded
