"""What holds for all tests: no screen, no sound, no traces in the user's folders, and `--deep`.

The environment is set when this file is read, because SDL looks at it when pygame is first imported.
"""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MEMORY = Path("/dev/shm")
"""A disk in memory: thousands of small files are written, each made sure of, and none need outlive the run."""
ROOM = 2_000_000_000

FONTS = "scrapdesk.ui.paint.fonts"
OPEN = 200
"""Fonts kept open; many sizes are seen once only."""
MEASURED = ((FONTS, "MEASURED", 400_000), ("scrapdesk.ui.paint.type.writer", "BLOCKS", 40_000))
"""How much of what was measured is remembered: the same scenes come again and again, at the same sizes."""
SWEPT = 20_000
"""New objects until Python looks for some that hold nothing but each other: with its own 700 a tenth of all time."""

if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

_HOME = tempfile.mkdtemp(prefix="scrapdesk-tests-")

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SCRAPDESK_HOME"] = _HOME

gc.set_threshold(SWEPT)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the long tests as well")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "deep: takes long; runs with --deep only")
    if config.pluginmanager.has_plugin("cacheprovider") and not (Path(_HOME) / "cache").exists():
        (Path(_HOME) / "cache").symlink_to(config.cache.mkdir("scrapdesk"))
        if sys.dont_write_bytecode:
            keep_compiled(config.cache.mkdir("compiled"))


def keep_compiled(folder: Path) -> None:
    """Where no `__pycache__` is wanted beside the sources, each process would compile them all again: those that run
    tests, and each program that a test starts."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--deep"):
        return
    for item in items:
        if "deep" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="takes long: run with --deep"))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it is not looked over again whenever a scene gives its memory back."""
    gc.freeze()
    for module, limit, ample in MEASURED:
        if module in sys.modules:  # and else no test draws
            assert hasattr(sys.modules[module], limit)
            setattr(sys.modules[module], limit, ample)
    if FONTS in sys.modules:
        keep_fonts_open(sys.modules[FONTS])


def keep_fonts_open(fonts: ModuleType) -> None:
    """Every desk has fonts of its own, and opening a file costs as much as drawing a page of words."""
    import pygame  # here, because the environment is to be set before

    opened = lru_cache(OPEN)(fonts._open)

    def _open(face: str, size: int) -> Any:
        if not opened.cache_info().currsize:
            pygame.register_quit(opened.cache_clear)
        return opened(face, size)

    fonts._open = _open  # type: ignore[attr-defined]


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture
def seed() -> int:
    """Another number in every run. A failure shows it, and SCRAPDESK_SEED brings it back."""
    chosen = int(os.environ.get("SCRAPDESK_SEED") or random.randrange(10**6))
    print(f"SCRAPDESK_SEED={chosen}")
    return chosen
