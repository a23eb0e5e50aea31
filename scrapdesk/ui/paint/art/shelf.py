"""The pictures that are kept in memory, and what goes when there are too many. Knows nothing of where they come from.

Belongs to the thread of the window.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pictures import Picture, Size, is_ground

MEMORY: Final = 14_000_000
"""Bytes of pictures kept in memory, besides room for a few as large as the largest: so much does a larger window
with its larger cards need more."""
LARGE_ONES: Final = 3
FOR_LARGE: Final = 8_000_000
"""Bytes of that which are for large ones alone, besides room for one: pictures that may be wanted are fetched ahead
until there is no more room, and most of them never are."""
FOLDED: Final = 1_000_000
"""Pixels. A picture larger than this which nobody wants where one is now is kept at half its size."""
LITTLE: Final = 9_000
"""Pixels. A picture up to this size goes last: letting it go makes no room, and it lies on a table that is painted once
and asks for it again only when something over it has moved."""


class PictureShelf:
    """By picture and size, what was not wanted for the longest time first."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._memory = memory
        self._held: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._sizes: dict[Picture, set[Size]] = {}
        self._bytes = self._small = self._largest = 0
        self._halves: set[Key] = set()
        self._unasked: set[Key] = set()
        """What was fetched ahead, and nobody has asked for yet."""

    def __contains__(self, key: Key) -> bool:
        return key in self._held

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._held))

    def get(self, key: Key) -> pygame.Surface | None:
        """For who shows it: it is wanted."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            self._unasked.discard(key)
        return found

    def peek(self, key: Key) -> pygame.Surface:
        """One that is here, for who does not show it as it is."""
        return self._held[key]

    def sizes(self, what: Picture) -> Iterable[Size]:
        return self._sizes.get(what, ())

    def put(self, key: Key, surface: pygame.Surface, ahead: bool = False) -> None:
        """`ahead`: nobody has asked for it yet. Of a ground there is only one on the screen: the same with something
        else let into it, or larger, is old."""
        self._lay(key, surface)
        if ahead:
            self._unasked.add(key)
        if is_ground(key[0]):
            for held in [held for held in self._held if held != key and held[0].name == key[0].name]:
                self.drop(held)
        half = (key[0], half_of(key[1]))
        if half in self._halves:
            self.drop(half)
        self._largest = max(self._largest, bytes_of(surface))
        while len(self._held) > 1 and (goes := self._too_much()) is not None:
            large = bytes_of(self._held[goes])
            self.drop(goes)
            if large >= self._largest:
                self._largest = max(map(bytes_of, self._held.values()))

    def halve(self, key: Key) -> None:
        """Keeps it at half its size, until it comes again."""
        whole = self._held[key]
        self.drop(key)
        self.keep_half(key, whole)

    def keep_half(self, key: Key, whole: pygame.Surface) -> None:
        """The same for one that does not lie here."""
        half = (key[0], half_of(key[1]))
        if half not in self._held and min(half[1]) > 0:
            self._lay(half, pygame.transform.scale(whole, half[1]))
            self._halves.add(half)

    def drop(self, key: Key) -> None:
        self._weigh(key, -bytes_of(self._held.pop(key)))
        self._halves.discard(key)
        self._unasked.discard(key)
        self._sizes[key[0]].discard(key[1])

    def has_room_for(self, wanted: Iterable[Key], coming: Iterable[Key]) -> bool:
        """Whether nothing must be thrown out for these, when those have come that are on their way."""
        largest = max((self._largest, *(room_of(size) for _what, size in coming)))
        return sum(room_of(size) for _what, size in wanted) < self._memory + LARGE_ONES * largest - self._bytes

    def weights(self) -> dict[Key, int]:
        return {key: bytes_of(surface) for key, surface in self._held.items()}

    # -- within -----------------------------------------------------------------------------------------

    def _lay(self, key: Key, surface: pygame.Surface) -> None:
        if key in self._held:
            self.drop(key)
        self._held[key] = surface
        self._sizes.setdefault(key[0], set()).add(key[1])
        self._weigh(key, bytes_of(surface))

    def _weigh(self, key: Key, weight: int) -> None:
        self._bytes += weight
        if not _is_large(key):
            self._small += weight

    def _too_much(self) -> Key | None:
        """What goes next, if there is more than there may be: of all, or of small ones."""
        limit = self._memory + LARGE_ONES * self._largest
        if self._bytes > limit:
            return next(iter(self._held))
        if self._small <= max(self._memory, limit - self._largest - FOR_LARGE):
            return None
        small = [key for key in self._held if not _is_large(key)]
        never = (key for key in small if key in self._unasked)
        return next(never, None) or next((key for key in small if key[1][0] * key[1][1] > LITTLE), small[0])


def half_of(size: Size) -> Size:
    return size[0] // 2, size[1] // 2


def bytes_of(surface: pygame.Surface) -> int:
    return room_of(surface.get_size())


def room_of(size: Size) -> int:
    """Bytes of a picture of that size."""
    return size[0] * size[1] * 4


def _is_large(key: Key) -> bool:
    return is_ground(key[0]) or key[1][0] * key[1][1] > FOLDED
