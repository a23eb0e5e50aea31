"""The parts of a map that lie beside the table: where in the window each has its place now, and what is seen of them.

Owns these places. Who gives them knows the window; what lies in a wing, the map says. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point


class Wings:
    def __init__(
        self,
        context: AppContext,
        fit: Callable[[], None],
        lay_out: Callable[[], None],
        damaged: Callable[[pygame.Rect], None],
    ) -> None:
        """`fit` puts the map in its room, `lay_out` the pieces on it; `damaged` hears where something has changed."""
        self._context, self._fit, self._lay_out, self._damaged = context, fit, lay_out, damaged
        self._in_use = False
        """Whether the map has been put in its room."""
        self.places: dict[str, pygame.Rect] = {}
        """Where those lie that have a place."""
        self.bare: frozenset[str] = frozenset()
        """Those that lie on something else than the table's ground."""

    def put(self, name: str, place: pygame.Rect | None) -> None:
        """Another place for one of them, or none: at once."""
        before = self.places.pop(name, None)
        if place is not None:
            self.places[name] = place
        if before == place or not self._in_use:
            return
        for rect in (before, place):
            if rect is not None:
                self._damaged(self._with_rim(rect))
        self._fit()
        self._lay_out()

    def laid(self, layout: Layout) -> Layout:
        """The map in its room, each wing at its place."""
        if not layout.wings:
            return layout
        self._in_use = True
        return layout.beside({name: place.topleft for name, place in self.places.items()})

    def hit(self, pos: Point) -> bool:
        return any(place.collidepoint(pos) for place in self.places.values())

    # -- what is seen -------------------------------------------------------------------------------------

    def whole(self, table: pygame.Rect) -> pygame.Rect:
        """All of the window that is painted on, beside a table that lies there."""
        return table.unionall(self.seen(table)) if self.places else table

    def seen(self, table: pygame.Rect) -> list[pygame.Rect]:
        """The parts of the window in which things of the table are seen."""
        return [table, *map(self._with_rim, self.places.values())]

    def tell(self, table: pygame.Rect, changed: Iterable[pygame.Rect]) -> None:
        """What has changed there, and nothing beyond."""
        seen = self.seen(table)
        for rect in changed:
            for part in map(rect.clip, seen):
                if part:
                    self._damaged(part)

    def show(self, surface: pygame.Surface, table: pygame.Rect, sprites: Sprites) -> None:
        """What lies on the table and in them, and nothing beyond: what changes there is nowhere told."""
        clip = surface.get_clip()
        for seen in self.seen(table):
            surface.set_clip(clip.clip(seen))
            sprites.show(surface)
        surface.set_clip(clip)

    def grounds(self, table: pygame.Rect) -> list[pygame.Rect]:
        """Those of them that have the table's ground."""
        return [table, *self._on_ground()]

    def _on_ground(self) -> Iterator[pygame.Rect]:
        return (place for name, place in self.places.items() if name not in self.bare)

    def _with_rim(self, place: pygame.Rect) -> pygame.Rect:
        """Marks reach beyond what they mark."""
        rim = 2 * self._context.view.px(8)
        return place.inflate(rim, rim)
