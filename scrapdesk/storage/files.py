"""Reading within limits, writing so that nothing is ever half written, setting damaged files aside. Knows no format.

Everything that is read from a disk is read here: a pipe, a device, a folder or a file of gigabytes under one of our
names is refused with a sentence before a byte of it is waited for.
"""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
import time
from pathlib import Path
from typing import Final

from scrapdesk.core.record_reader import LARGEST as LARGEST

STALE: Final = 3600.0
"""Seconds after which nobody is still writing a temporary file."""
_WITHOUT_WAITING: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe otherwise waits for somebody to write into it."""


class StorageTrouble(Exception):
    """Something could not be kept or read; the message is a sentence for people. Nothing else was harmed."""


class NotOurs(StorageTrouble):
    """What has the name of a file of ours cannot be one: a pipe, a device, a folder, or far too large."""


def write_atomic(path: Path, data: bytes) -> None:
    """The whole file or the one before it, whatever happens in between; StorageTrouble says what hinders."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as fault:
        raise StorageTrouble(f"{path.name} cannot be written: {_reason(fault)}") from fault
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as fault:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise StorageTrouble(f"{path.name} cannot be written: {_reason(fault)}") from fault


def read_bytes(path: Path, largest: int = LARGEST) -> bytes | None:
    """The content of a file, None where there is none; NotOurs or StorageTrouble where it cannot be read."""
    try:
        with open(os.open(path, _WITHOUT_WAITING), "rb") as file:  # noqa: PTH123 - by its handle
            _check_kind(path, os.fstat(file.fileno()), largest)
            data = file.read(largest + 1)
    except FileNotFoundError:
        return None
    except IsADirectoryError as fault:
        raise NotOurs(f"{path.name or path} is a folder") from fault
    except (OSError, ValueError) as fault:
        raise StorageTrouble(f"{path.name} cannot be read: {_reason(fault)}") from fault
    if len(data) > largest:
        raise NotOurs(_too_large(path))
    return data


def set_aside(path: Path) -> Path | None:
    """Renames a damaged file so that it is neither used nor lost; None where even that cannot be done."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        try:
            if os.path.lexists(aside):
                continue
            path.replace(aside)
        except OSError:
            return None
        return aside
    return None


def sweep_left_overs(folder: Path, suffix: str) -> None:
    """Removes temporary files that a killed program left; those younger than an hour may be another's, and stay."""
    oldest = time.time() - STALE
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{suffix}.*"):
            with contextlib.suppress(OSError):
                if path.is_file() and path.stat().st_mtime < oldest:
                    path.unlink()


def _check_kind(path: Path, found: os.stat_result, largest: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise NotOurs(f"{path.name or path} is a folder")
    if not stat.S_ISREG(found.st_mode):
        raise NotOurs(f"{path.name} is not a file")
    if found.st_size > largest:
        raise NotOurs(_too_large(path))


def _too_large(path: Path) -> str:
    return f"{path.name} is too large to be a ScrapDesk file"


def _reason(fault: Exception) -> str:
    return ((isinstance(fault, OSError) and fault.strerror) or str(fault)).lower()
