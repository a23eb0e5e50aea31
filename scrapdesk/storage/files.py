"""Writing files so that nothing is ever half written, and setting damaged ones aside. Knows no format."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path
from typing import Final

STALE: Final = 3600.0
"""Seconds after which nobody is still writing a temporary file."""


class StorageTrouble(Exception):
    """Something could not be kept or read; the message is a sentence for people. Nothing else was harmed."""


def write_atomic(path: Path, data: bytes) -> None:
    """The whole file or the one before it, whatever happens in between; StorageTrouble says what hinders."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as fault:
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


def read_bytes(path: Path) -> bytes | None:
    """The content of a file, None where there is none; StorageTrouble where there is one that cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise StorageTrouble(f"{path.name} cannot be read: {_reason(fault)}") from fault


def set_aside(path: Path) -> Path | None:
    """Renames a damaged file so that it is neither used nor lost; None where even that cannot be done."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if aside.exists():
            continue
        try:
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


def _reason(fault: OSError) -> str:
    return (fault.strerror or str(fault)).lower()
