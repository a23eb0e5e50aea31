"""Pictures that come with the program, ready-made: one file, an index of keys and sizes and then the pictures as PNG.
Grounds, which are only shown until they have been painted sharp, are JPEG: an eighth as large.

It also tells what is asked for at a table where nobody has been yet, so that it can be fetched before.

They are premultiplied already. A pack that was made of other drawings or other code than are here is not used: an
edited picture must be seen. Must not know who made the pack, nor which pictures are worth being in it.
"""

from __future__ import annotations

import json
import logging
import os
import re
import struct
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from scrapdesk.ui.paint.art.fingerprint import Prints
from scrapdesk.ui.paint.art.habits import keys_of, told_of
from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pictures import Picture, Size

NAME: Final = "pictures.pack"
_HEAD: Final = struct.Struct("<8sI")
_MAGIC: Final = b"SDPACK2\n"
_JPEG: Final = b"\xff\xd8"
"""How such a picture begins."""
_BENT: Final = 0.2
"""By so much the proportions may differ for a picture to be shown instead of another."""
_STUFF: Final = ("background", "table", "panel", "paper", "bar", "rail")
"""How the pictures begin whose numbers are measures: one with other measures may stand for them for a moment, and be
bent."""
_NUMBERS: Final = re.compile(r"(?<=[=,])\d+\b")
_log = logging.getLogger(__name__)


class Packed(NamedTuple):
    """One picture as it lies in the file."""

    size: Size
    start: int
    length: int
    rough: bool
    """Whether it may be shown for a moment only, in whatever size."""


class Pack:
    """Opened by a thread of the loader; until then, and where the file is not there or not right, it is empty."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._held: dict[str, list[Packed]] = {}
        self._stuff: dict[str, list[str]] = {}
        self._places: dict[str, list[Key]] = {}

    def open(self, sources: Prints) -> None:
        """Reads the index, if the pack was made of these sources."""
        if self._file is None:
            return
        try:
            made_of, held, places = contents(self._file)
        except FileNotFoundError:
            return
        except (OSError, ValueError, KeyError, TypeError, struct.error) as fault:
            _log.warning("the ready-made pictures cannot be read: %s", fault)
            return
        if not made_of.are_of(sources):
            _log.info("the ready-made pictures are not those of these drawings: all are painted here")
            return
        stuff: dict[str, list[str]] = {}
        for key in held:
            stuff.setdefault(_without_numbers(key), []).append(key)
        self._held, self._stuff, self._places = held, stuff, places  # whole, as another thread may look into it
        _read_ahead(self._file)

    def usual(self, place: str) -> list[Key]:
        """What is asked for at a place by whoever comes there first; nothing where that is not known."""
        return self._places.get(place, [])

    def exactly(self, what: Picture, size: Size) -> pygame.Surface | None:
        """The picture in that very size."""
        found = next((one for one in self._held.get(what.key, ()) if one.size == size and not one.rough), None)
        return self._read(found) if found is not None else None

    def about(self, what: Picture, size: Size) -> pygame.Surface | None:
        """The picture in another size, scaled; of grounds and panels also one with other measures."""
        found = self._nearest(what, size)
        read = self._read(found) if found is not None else None
        return pygame.transform.smoothscale(read, size) if read is not None else None

    def quickly(self, what: Picture, size: Size, pixels: int) -> tuple[pygame.Surface, bool] | None:
        """The picture, and whether it is the picture itself or one that is scaled; None where that takes longer than it
        takes for so many pixels."""
        found = self._nearest(what, size) if size[0] * size[1] <= pixels else None
        if found is None or found.size[0] * found.size[1] > pixels:
            return None
        if (exact := self.exactly(what, size)) is not None:
            return exact, True
        near = self.about(what, size)
        return (near, False) if near is not None else None

    def _nearest(self, what: Picture, size: Size) -> Packed | None:
        if size[0] < 1 or size[1] < 1:
            return None
        if is_stuff(what):
            held = [packed for key in self._alike(what) for packed in self._held[key]]
            return min(held, key=lambda packed: _bent(packed.size, size), default=None)
        held = [packed for packed in self._held.get(what.key, ()) if are_alike(packed.size, size)]
        return min(held, key=lambda one: (one.size[0] < size[0], abs(one.size[0] - size[0])), default=None)

    def _alike(self, what: Picture) -> list[str]:
        """The same stuff with these and other measures, the nearest first."""
        return sorted(self._stuff.get(_without_numbers(what.key), ()), key=lambda key: (_apart(key, what.key), key))

    def _read(self, packed: Packed) -> pygame.Surface | None:
        try:
            return surface_of(self._bytes(packed))
        except (OSError, pygame.error, ValueError) as fault:
            _log.warning("a ready-made picture cannot be read: %s", fault)
            return None

    def _bytes(self, packed: Packed) -> bytes:
        assert self._file is not None  # noqa: S101 - what is in the index came from the file
        with self._file.open("rb") as file:
            file.seek(packed.start)
            return file.read(packed.length)


def contents(file: Path) -> tuple[Prints, dict[str, list[Packed]], dict[str, list[Key]]]:
    """What a pack was made of, where each picture lies in it, and what is asked for at which place."""
    with file.open("rb") as opened:
        magic, length = _HEAD.unpack(opened.read(_HEAD.size))
        if magic != _MAGIC:
            raise ValueError("it is no pack of pictures")
        index = json.loads(opened.read(length))
    start = _HEAD.size + length
    held: dict[str, list[Packed]] = {}
    for key, width, height, size, rough in index["pictures"]:
        held.setdefault(key, []).append(Packed((width, height), start, size, bool(rough)))
        start += size
    return Prints(*index["made_of"]), held, {place: keys_of(told) for place, told in index["places"].items()}


def write(
    file: Path,
    made_of: Prints,
    pictures: Mapping[Key, bytes],
    places: Mapping[str, Iterable[Key]] = MappingProxyType({}),
) -> None:
    """The same pictures give the same file: they lie in the order of their names and sizes."""
    inside = sorted((what.key, size, raw) for (what, size), raw in pictures.items())
    index = {
        "made_of": made_of,
        "pictures": [(key, *size, len(raw), int(raw.startswith(_JPEG))) for key, size, raw in inside],
        "places": {place: told_of(places[place]) for place in sorted(places)},
    }
    told = json.dumps(index, separators=(",", ":")).encode()
    file.parent.mkdir(parents=True, exist_ok=True)
    _write_all(file, [_HEAD.pack(_MAGIC, len(told)), told, *(raw for _key, _size, raw in inside)])


def png_of(surface: pygame.Surface) -> bytes:
    """A premultiplied surface as PNG, its channels as they are."""
    target = BytesIO()
    pygame.image.save(surface, target, "picture.png")
    return target.getvalue()


def rough_of(surface: pygame.Surface) -> bytes:
    """A surface as JPEG, for one that hides all that is behind it and is shown for a moment only."""
    target = BytesIO()
    pygame.image.save(surface, target, "picture.jpg")
    return target.getvalue()


def surface_of(raw: bytes) -> pygame.Surface:
    """The surface again, in the order of bytes that surfaces of a window have."""
    loaded = pygame.image.load(BytesIO(raw), "picture.jpg" if raw.startswith(_JPEG) else "picture.png")
    clear = loaded.get_flags() & pygame.SRCALPHA
    return loaded.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32)) if clear else loaded.convert(32)


def _write_all(file: Path, parts: Iterable[bytes]) -> None:
    with file.open("wb") as target:
        target.writelines(parts)


def is_stuff(what: Picture) -> bool:
    """Whether it may be bent into any shape for a moment."""
    return what.name.partition("/")[2].startswith(_STUFF)


def are_alike(size: Size, other: Size) -> bool:
    """Whether a picture of the one size may be shown in the other for a moment."""
    return _bent(size, other) < _BENT


def _read_ahead(file: Path) -> None:
    """Asks the system to fetch all of it from the disk in one go: on a first start, most of it is wanted soon."""
    with suppress(OSError), file.open("rb") as opened:
        if sys.platform == "linux":
            os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_WILLNEED)


def _without_numbers(key: str) -> str:
    """What differs in numbers alone may be the same stuff with other measures."""
    return _NUMBERS.sub("#", key)


def _bent(size: Size, other: Size) -> float:
    """How much the proportions differ."""
    shapes = sorted((size[0] / size[1], other[0] / other[1]))
    return shapes[1] / shapes[0] - 1


def _apart(key: str, other: str) -> int:
    pairs = zip(_NUMBERS.findall(key), _NUMBERS.findall(other), strict=True)
    return max((abs(int(one) - int(two)) for one, two in pairs), default=0)
