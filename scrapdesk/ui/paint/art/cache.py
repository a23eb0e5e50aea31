"""Finished pictures on the disk: premultiplied pixels under a key. It may vanish, be damaged, or the disk be full.

Every entry carries its own size and checksum; what does not fit is thrown away and counts as not there.
Must not know pictures or surfaces.
"""

from __future__ import annotations

import logging
import os
import struct
import tempfile
import time
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.pictures import Size

LIMIT: Final = 400_000_000
"""Bytes on disk; beyond it the entries longest unused go, until a fifth is free."""
_HEAD: Final = struct.Struct("<6sBxIIII")
_MAGIC: Final = b"SDART1"
_LARGEST: Final = 1 << 28
_DAY: Final = 86_400.0
_log = logging.getLogger(__name__)


class Pixels(NamedTuple):
    """Rows of blue, green, red and premultiplied alpha."""

    size: Size
    opaque: bool
    data: bytes


class DiskCache:
    """One folder of entries. Used by one thread at a time; several programs may share the folder."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._held: int | None = None
        self._writes = True

    def load(self, key: str) -> Pixels | None:
        """The entry, or None where there is none that can be trusted."""
        path = self._path(key)
        try:
            raw = path.read_bytes()
        except OSError:
            return None
        pixels = _unpacked(raw)
        if pixels is None:
            _log.info("a damaged picture in the cache is thrown away: %s", path.name)
            _remove(path)
        else:
            _used(path)
        return pixels

    def store(self, key: str, pixels: Pixels) -> None:
        """Keeps the entry. A folder that cannot be written to is not tried again."""
        if not self._writes:
            return
        raw = _packed(pixels)
        try:
            self._make_room(len(raw))
            self._write(self._path(key), raw)
        except OSError as fault:
            self._writes = False
            _log.warning("pictures are not kept on disk any more: %s", fault)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.art"

    def _write(self, path: Path, raw: bytes) -> None:
        """Beside it first, then in its place: a reader never sees half an entry."""
        handle, name = tempfile.mkstemp(prefix="new-", suffix=".tmp", dir=self._folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(raw)
            Path(name).replace(path)
        except OSError:
            _remove(Path(name))
            raise
        self._held = (self._held or 0) + len(raw)

    def _make_room(self, wanted: int) -> None:
        if self._held is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._held = sum(size for _used_at, size, _path in self._entries())
        if self._held + wanted <= self._limit:
            return
        entries = sorted(self._entries())
        self._held = sum(size for _used_at, size, _path in entries)
        for _used_at, size, path in entries:
            if self._held + wanted <= self._limit * 0.8:
                return
            _remove(path)
            self._held -= size

    def _entries(self) -> list[tuple[float, int, Path]]:
        found = []
        for path in self._folder.iterdir():
            try:
                facts = path.stat()
            except OSError:
                continue
            if path.suffix == ".tmp" and time.time() - facts.st_mtime > _DAY:
                _remove(path)
            elif path.suffix == ".art":
                found.append((facts.st_mtime, facts.st_size, path))
        return found


def _packed(pixels: Pixels) -> bytes:
    body = zlib.compress(pixels.data, 1)
    head = _HEAD.pack(_MAGIC, pixels.opaque, *pixels.size, zlib.crc32(body), len(body))
    return head + body


def _unpacked(raw: bytes) -> Pixels | None:
    if len(raw) < _HEAD.size:
        return None
    magic, opaque, width, height, checksum, length = _HEAD.unpack_from(raw)
    body = memoryview(raw)[_HEAD.size :]
    wanted = width * height * 4
    if magic != _MAGIC or len(body) != length or not 0 < wanted <= _LARGEST or zlib.crc32(body) != checksum:
        return None
    try:
        inflater = zlib.decompressobj()
        data = inflater.decompress(body, wanted)
    except zlib.error:
        return None
    return Pixels((width, height), bool(opaque), data) if len(data) == wanted else None


def _used(path: Path) -> None:
    """Marks an entry as used, at most once a day: that is exact enough to know which are old."""
    try:
        if time.time() - path.stat().st_mtime > _DAY:
            os.utime(path)
    except OSError:
        return


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
