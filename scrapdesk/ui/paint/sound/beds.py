"""Fetches what goes on for ever: kept on the disk once it is made, made by a process of its own where it is not.

Making one takes a second or two of work; a thread waits for it, and the window never does. Owns the files in the
cache. Must not know devices.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

from scrapdesk.ai.spawning import spawning
from scrapdesk.ui.paint.sound.palette import SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, write_wav

FORM = "44k"
"""How a loop lies in its file."""
_log = logging.getLogger(__name__)


class Beds:
    """Files of loops, by name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._making: set[str] = set()

    def file(self, loop: SoundLoop) -> Path:
        return self._folder / f"{loop.name}-{loop.take}-{FORM}.wav"

    def fetch(self, loop: SoundLoop, ready: Callable[[Path], None]) -> None:
        """Calls `ready` with the file: at once where it is there, from a thread when it is made, never without one."""
        path = self.file(loop)
        if path.is_file():
            ready(path)
        elif loop.name not in self._making:
            self._making.add(loop.name)
            Thread(target=self._made, args=(loop, path, ready), name="sound-bed", daemon=True).start()

    def _made(self, loop: SoundLoop, path: Path, ready: Callable[[Path], None]) -> None:
        try:
            process = spawning().Process(target=make_file, args=(loop.make, path), daemon=True)
            process.start()
            process.join()
        except (OSError, ValueError, RuntimeError) as fault:
            _log.info("no process for %s: %s", loop.name, fault)
        finally:
            self._making.discard(loop.name)
        if path.is_file():
            _clear_old(path, loop.name)
            ready(path)


def _clear_old(path: Path, name: str) -> None:
    """What lies beside the file of a loop and is of an earlier take, or in another form, goes."""
    for other in path.parent.glob(f"{name}-*.wav"):
        if other != path and re.fullmatch(r"\d+(-\w+)?", other.stem.removeprefix(f"{name}-")):
            with suppress(OSError):
                other.unlink()


def make_file(make: Callable[[], Stereo], path: Path) -> None:
    """Makes a loop and puts it in its place whole. Stands back behind everything else on the machine."""
    with suppress(OSError, AttributeError):
        os.nice(15)
    part = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_wav(make(), part)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
