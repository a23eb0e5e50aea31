"""The program's log file: what went wrong without anybody being hindered. Nothing of it goes to stderr.

Must not know who writes. Where no file can be had, nothing is kept and nobody hears of it.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from scrapdesk import paths

LARGEST: Final = 200_000
"""Bytes; a longer log is begun anew at the next start, the old one kept beside it."""
_FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_file() -> Path:
    return paths.user_state() / "scrapdesk.log"


class LogFile(logging.FileHandler):
    """Opened with the first line; a folder that takes no file is not an error worth a word."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_FORM))
        self._path = path

    def _open(self) -> TextIOWrapper:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path.exists() and self._path.stat().st_size > LARGEST:
            self._path.replace(self._path.with_suffix(".log.1"))
        return super()._open()

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):  # opening it is not among what the library forgives
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Python's own way is to complain on stderr."""


def begin(path: Path | None = None) -> LogFile:
    """From here on, all that the program's rooms note goes into the file."""
    ours = logging.getLogger("scrapdesk")
    handler = LogFile(path or log_file())
    ours.addHandler(handler)
    ours.setLevel(logging.INFO)
    return handler


def end(handler: LogFile) -> None:
    logging.getLogger("scrapdesk").removeHandler(handler)
    handler.close()
