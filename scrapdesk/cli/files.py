"""Files that a command is given or told to write: read whole, written whole, and every fault one sentence."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from scrapdesk.cli.errors import CannotRun
from scrapdesk.storage.files import LARGEST, StorageTrouble, read_bytes


def read_file(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a file, or CannotRun."""
    try:
        data = read_bytes(path, largest)
    except StorageTrouble as trouble:
        raise CannotRun(f"cannot read {path}: {trouble}") from trouble
    if data is None:
        raise CannotRun(f"cannot read {path}: no such file or directory")
    return data


def write_file(path: Path, text: str) -> None:
    """Writes beside the place and moves it there, so that no half file is ever seen."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o666 & ~_umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as fault:
        raise CannotRun(f"cannot write {path}: {_reason(fault)}") from fault


def writable_folder(folder: Path) -> Path:
    """The folder, made if need be, once a file could be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, ValueError) as fault:
        raise CannotRun(f"cannot write into {folder}: {_reason(fault)}") from fault


def check_save_place(path: Path) -> None:
    """Says beforehand that a record cannot be written there, or would take the place of something else."""
    if path.is_dir():
        raise CannotRun(f"cannot write {path}: it is a folder")
    if path.exists() and not read_file(path).startswith(b"scrapdesk "):
        raise CannotRun(f"{path} exists and is not a record, so it was left unchanged")
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            return
    except (OSError, ValueError) as fault:
        raise CannotRun(f"cannot write {path}: {_reason(fault)}") from fault


def _reason(fault: Exception) -> str:
    reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return reason[:1].lower() + reason[1:]


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
