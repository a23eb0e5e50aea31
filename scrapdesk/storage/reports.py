"""Reports for people who mend the program: one text file with the game, the settings, versions and the last words.

Owns where the parts of a report begin and end. The record in it is whole, so it can be played again. Nothing secret
is in one that was not in the record: that of a running game is obscured as it is in a save.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from scrapdesk import paths
from scrapdesk.storage.files import write_atomic

KEPT: Final = 30
"""So many reports are kept; the oldest go."""
_FIRST_LINE: Final = re.compile(rb"^scrapdesk [0-9]+\r?\n", re.MULTILINE)
_LAST_LINE: Final = re.compile(rb"^end [0-9a-f]{16}\r?\n", re.MULTILINE)
_HEAD: Final = b"ScrapDesk report"


def report_text(head: str, parts: Iterable[tuple[str, str]]) -> str:
    """A report: a first line, and parts with a heading each."""
    written = [f"{_HEAD.decode()}\n{head.strip()}\n"]
    written += [f"--- {title} ---\n{text.rstrip()}\n" for title, text in parts if text.strip()]
    return "\n".join(written)


def is_report(data: bytes) -> bool:
    return data.startswith(_HEAD)


def record_in(data: bytes) -> bytes:
    """The record within a report; anything else as it is, so that its reader can say what it is not."""
    first = _FIRST_LINE.search(data) if is_report(data) else None
    last = _LAST_LINE.search(data, first.end()) if first else None
    return data[first.start() : last.end()] if first and last else data


def reports_folder() -> Path:
    return paths.user_state() / "reports"


def write_report(text: str) -> Path:
    """Keeps a report under the time it was written at; StorageTrouble if it cannot be kept."""
    folder = reports_folder()
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"report-{stamp}.txt"
    number = 2
    while path.exists():
        path = folder / f"report-{stamp}-{number}.txt"
        number += 1
    write_atomic(path, text.encode(errors="backslashreplace"))
    for old in sorted(folder.glob("report-*.txt"))[:-KEPT]:
        old.unlink(missing_ok=True)
    return path
