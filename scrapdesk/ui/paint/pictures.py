"""What the scenes ask of the art room, and a flat stand-in of it that needs no files and no process.

The stand-in draws plain shapes of the right size at once: for tests of layout, where no picture matters. Loads no
pygame before it does: faces import this, and with them the process that renders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from scrapdesk.ui.paint.art import Picture, Size, picture

if TYPE_CHECKING:
    import pygame

__all__ = ["FlatArt", "Picture", "Pictures", "Size", "picture"]

SHARED: Final = 4000
"""So many flat pictures are kept for all who ask: one window comes after another, and shows the same."""
LARGEST: Final = 250_000
"""Pixels of those that are kept so."""


class Pictures(Protocol):
    """The art room, as the scenes see it. Nothing here waits."""

    @property
    def came(self) -> AbstractSet[Picture]:
        """What looks different since the last `pump`."""

    def get(self, what: Picture, size: Size) -> pygame.Surface: ...
    def ready(self, what: Picture, size: Size) -> bool: ...
    def pump(self) -> bool: ...
    def pending(self) -> tuple[int, int]: ...
    def complete(self) -> bool: ...
    def finished(self) -> bool: ...
    def prefetch(self, pictures: Iterable[tuple[Picture, Size]]) -> None: ...
    def come_to(self, place: str) -> None: ...
    def fetch_for(self, place: str) -> None: ...
    def held(self) -> Mapping[tuple[Picture, Size], int]: ...
    def close(self) -> None: ...


class FlatArt:
    """Plain shapes, ready at once."""

    came: AbstractSet[Picture] = frozenset()

    def __init__(self) -> None:
        self._made: dict[tuple[Picture, Size], pygame.Surface] = {}

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        key = (what, (max(1, size[0]), max(1, size[1])))  # in a window of nearly no size, as the art room has it
        if key not in self._made:
            small = key[1][0] * key[1][1] <= LARGEST
            self._made[key] = _shared(*key) if small else _flat(*key)
        return self._made[key]

    def ready(self, what: Picture, size: Size) -> bool:
        return True

    def pump(self) -> bool:
        return False

    def pending(self) -> tuple[int, int]:
        return 0, 0

    def complete(self) -> bool:
        return True

    def finished(self) -> bool:
        return True

    def prefetch(self, pictures: Iterable[tuple[Picture, Size]]) -> None:
        pass

    def come_to(self, place: str) -> None:
        pass

    def fetch_for(self, place: str) -> None:
        pass

    def held(self) -> Mapping[tuple[Picture, Size], int]:
        return {key: made.get_width() * made.get_height() * 4 for key, made in self._made.items()}

    def close(self) -> None:
        self._made.clear()


@lru_cache(maxsize=SHARED)
def _shared(what: Picture, size: Size) -> pygame.Surface:
    return _flat(what, size)


def _flat(what: Picture, size: Size) -> pygame.Surface:
    import pygame  # only who shows something needs it

    surface = pygame.Surface(size, pygame.SRCALPHA)
    whole = surface.get_rect()
    if "icon-" in what.name:
        colour = dict(what.args).get("colour", "#F3EBDC")
        pygame.draw.rect(surface, colour, whole.inflate(-size[0] // 4, -size[1] // 4), max(1, size[0] // 9))
    elif what.name.endswith(("background", "table")):
        surface.fill("#5A3A24")
    else:
        tint = sum(map(ord, what.name)) % 60
        pygame.draw.rect(surface, (70 + tint, 90, 130 - tint), whole, border_radius=max(2, size[0] // 18))
    return surface
