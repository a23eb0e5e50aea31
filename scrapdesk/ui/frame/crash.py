"""When the program itself fails: what happened is written down, and said in a box. Must not know scenes."""

from __future__ import annotations

import faulthandler
import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

import pygame

from scrapdesk import __version__, paths

KEPT = 5
"""So many crash logs are kept."""


def log_folder() -> Path:
    return paths.user_state() / "crashes"


def write_log(fault: BaseException) -> Path | None:
    """The log of a fault; None where it cannot be written."""
    folder = log_folder()
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"crash-{stamp}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report(fault), encoding="utf-8")
        for old in sorted(folder.glob("crash-*.txt"))[:-KEPT]:
            old.unlink()
    except OSError:
        return None
    return path


def report(fault: BaseException) -> str:
    """What somebody needs who wants to mend it."""
    head = (
        f"ScrapDesk {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.platform()}\n\n"
    )
    return head + "".join(traceback.format_exception(fault))


def tell(fault: BaseException) -> None:
    """Writes the log and says so: in a box where there is a screen, and on stderr where there is one."""
    path = write_log(fault)
    where = f"\n\nWhat happened is written down in\n{path}" if path else ""
    kept = "Your game is saved up to its last move, if the disk took it."
    text = f"ScrapDesk has failed: {type(fault).__name__}: {fault}{where}\n\n{kept}"
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")
    if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        try:
            pygame.display.message_box("ScrapDesk", text, "error")
        except pygame.error:
            pass


def watch_for_the_worst() -> None:
    """A fault below Python leaves a trace as well, where stderr can take it."""
    if sys.stderr is not None:
        try:
            faulthandler.enable()
        except (OSError, ValueError, RuntimeError):  # a stderr without a file behind it
            pass
