"""Files that leave the desk: records and tables of results under names of people's choice, in folders of theirs.

Owns suggested names and folders. Nothing here is ever read back by the program on its own.
"""

from __future__ import annotations

import contextlib
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from scrapdesk import paths
from scrapdesk.core.record import Record
from scrapdesk.storage.files import StorageTrouble, read_bytes, write_atomic

RECORD_SUFFIX: Final = ".scrapdesk"


def start_folder() -> Path:
    """Where a person looks for files first: their documents, or else their home."""
    for folder in (paths.user_documents(), Path.home()):
        if folder.is_dir():
            return folder
    return Path(Path.cwd().anchor)


def record_name(record: Record, when: datetime | None = None) -> str:
    """`scamorra-2026-11-18.scrapdesk`."""
    day = (when or datetime.now(UTC).astimezone()).strftime("%Y-%m-%d")
    return f"{record.game}-{day}{RECORD_SUFFIX}"


def export(path: Path, text: str) -> None:
    """Writes a file for others to read, whole or not at all; StorageTrouble says what hinders."""
    with contextlib.suppress(OSError):  # a name that is too long: writing says so
        if path.is_dir():
            raise StorageTrouble(f"{path.name} is a folder")
    write_atomic(path, text.encode(errors="replace"))
    # A temporary file is for its owner alone; a file that was asked for is as open as any other.
    with contextlib.suppress(OSError):
        path.chmod(0o666 & ~_umask())


def read_outside(path: Path) -> bytes:
    """A file that somebody chose, as far as it can be one of ours; StorageTrouble where it cannot be read."""
    data = read_bytes(path)
    if data is None:
        raise StorageTrouble(f"there is no file {path.name}")
    return data


def file_name(words: str) -> str:
    """Words as the name of a file that every system takes; `game` where nothing is left of them."""
    return re.sub(r"[^\w .'-]+", "-", words).strip(" .-")[:60] or "game"


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
