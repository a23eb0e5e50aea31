"""One short text that changes whenever any picture could look different: part of every key of the cache."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import resvg_py

from scrapdesk import __version__
from scrapdesk.ui.paint.art.library import RULES
from scrapdesk.ui.paint.art.pictures import Picture, Size


def fingerprint(assets: Path, recipes: Path) -> str:
    """Of all drawings, of the code that puts them together, and of what renders them. `recipes` is where the games' own
    lies."""
    found = sha256(f"{__version__} {sys.byteorder} {resvg_py.__version__}".encode())
    for path in _sources(assets, recipes):
        try:
            content = path.read_bytes()
        except OSError:
            continue
        found.update(f"{path.name} {len(content)} ".encode() + content)
    return found.hexdigest()


def cache_key(print_of_all: str, what: Picture, size: Size) -> str:
    return sha256(f"{print_of_all} {what.key} {size[0]}x{size[1]}".encode()).hexdigest()[:40]


def _sources(assets: Path, recipes: Path) -> Iterator[Path]:
    """In a frozen program there are no sources beside the drawings; there the version stands for them."""
    for folder in ("art", RULES):
        yield from sorted(assets.glob(f"*/{folder}/*.*"))
    here = Path(__file__).parent
    yield from sorted(here.rglob("*.py"))
    yield here.parent / "art_worker.py"
    yield from sorted(recipes.rglob("*.py"))
