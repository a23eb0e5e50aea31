"""The table top: wood, and a felt mat let into it where the layout wants it.

Until the picture of it is there, and in high contrast, it is flat. Must not know what lies on the table.
"""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.shapes import frame, ground


class TableTop:
    """Painted anew only when the window or the mat has another size."""

    def __init__(self, context: AppContext, bare: bool = False) -> None:
        """`bare`: wood alone, without a mat."""
        self._context, self._bare = context, bare
        self._key: object = None
        self._asked: object = None
        self._what = picture("desk/background")
        self._surface: pygame.Surface | None = None
        self._done = False
        """Whether the surface is the picture itself: then it stays, also when the art room has let go of its own."""

    def let_go(self) -> None:
        """It is not seen for a while; the art room may keep less of it meanwhile."""
        self._key, self._surface, self._done = None, None, False

    def draw(self, surface: pygame.Surface, mat: pygame.Rect) -> None:
        clip = surface.get_clip()
        surface.blit(self._top(mat), clip, clip)

    def _top(self, mat: pygame.Rect) -> pygame.Surface:
        context = self._context
        size, plain = context.view.size, context.theme.plain
        light = context.settings.look
        if (tuple(mat), size, light) != self._asked:
            self._asked = (tuple(mat), size, light)
            self._what = _picture("none" if self._bare else _told(mat, size), light)
        what = self._what
        bare = wood(light)
        wooden = not plain and context.art.ready(bare, size)
        key = (size, what, plain, wooden)
        if key == self._key and self._surface is not None and (plain or self._done):
            return self._surface
        # Asked for at every look until it is there: another scene's ground may have come before it in between.
        painted = None if plain else context.art.get(what, size)
        done = painted is not None and context.art.ready(what, size)
        if key != self._key or done or self._surface is None:
            self._key, self._done = key, done
            self._surface = (
                _opaque(painted) if done and painted is not None else self._flat(mat, bare if wooden else None)
            )
        return self._surface

    def _flat(self, mat: pygame.Rect, bare: Picture | None) -> pygame.Surface:
        """Without the picture: the bare wood if that is there, plain felt, a hem."""
        theme, px = self._context.theme, self._context.view.px
        top = pygame.Surface(self._context.view.size)
        top.fill(theme.wood)
        if bare is not None:
            top.blit(self._context.art.get(bare, top.get_size()), (0, 0))
        radius = px(34)
        hem = frame(theme.brass, px(22), px(2.5), px(18), 120)
        self._context.shapes.draw(top, mat, (ground(theme.ink, radius, -px(4)), ground(theme.felt, radius), hem))
        return top


def wood(light: str) -> Picture:
    """The table top without a mat, which stands in for any other as long as that is not there."""
    return _picture("none", light)


def _told(mat: pygame.Rect, size: tuple[int, int]) -> str:
    """The mat in thousandths of the window, so that it fits any size of the picture."""
    width, height = size
    sides = (mat.left / width, mat.top / height, mat.width / width, mat.height / height)
    return ",".join(str(round(side * 1000)) for side in sides)


def _picture(mat: str, light: str) -> Picture:
    return (
        picture("desk/background", mat=mat, light="day") if light == "daylight" else picture("desk/background", mat=mat)
    )


def _opaque(painted: pygame.Surface) -> pygame.Surface:
    """Without an alpha channel a ground is copied several times as fast."""
    if not painted.get_flags() & pygame.SRCALPHA:
        return painted
    flat = pygame.Surface(painted.get_size())
    flat.blit(painted, (0, 0))
    return flat
