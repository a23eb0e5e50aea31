"""Short texts that change whenever any picture could look different: part of every key of the cache, and the mark of a
pack of ready-made pictures."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from scrapdesk import __version__
from scrapdesk.ui.paint.art.library import RULES
from scrapdesk.ui.paint.art.pictures import Picture, Size

_HANDS = {
    "cache",
    "fingerprint",
    "habits",
    "lint",
    "loader",
    "orders",
    "pack",
    "room",
    "shelf",
    "standin",
    "worker_link",
}
"""Modules of ours that hand pictures on, and change none."""


class Prints(NamedTuple):
    """What pictures are made of: the drawings, and the code that puts them together. In an executable there is no code
    to read; its print is empty then."""

    drawings: str
    recipes: str

    def are_of(self, sources: Prints) -> bool:
        """Whether what bears these prints was made of these sources, as far as they can be read."""
        return self.drawings == sources.drawings and sources.recipes in ("", self.recipes)


def prints(assets: Path, recipes: Path) -> Prints:
    """`recipes` is where the games' own lie. The version stands in both: it alone speaks for code that is not there."""
    return Prints(_print_of(_drawings(assets)) or "none", _print_of(_code(recipes)))


def fingerprint(sources: Prints) -> str:
    """One text for all of it, and for what renders it here."""
    import resvg_py  # in a thread, after the first frame

    told = f"{__version__} {sys.byteorder} {resvg_py.__version__} {sources.drawings} {sources.recipes}"
    return sha256(told.encode()).hexdigest()


def cache_key(print_of_all: str, what: Picture, size: Size) -> str:
    return sha256(f"{print_of_all} {what.key} {size[0]}x{size[1]}".encode()).hexdigest()[:40]


def _print_of(paths: Iterable[Path]) -> str:
    """Empty where nothing can be read."""
    found, any_of_them = sha256(__version__.encode()), False
    for path in paths:
        try:
            content = path.read_bytes().replace(b"\r\n", b"\n")
        except OSError:
            continue
        any_of_them = True
        found.update(f"{path.name} {len(content)} ".encode() + content)
    return found.hexdigest() if any_of_them else ""


def _drawings(assets: Path) -> Iterator[Path]:
    for folder in ("art", RULES):
        yield from sorted(assets.glob(f"*/{folder}/*.*"))


def _code(recipes: Path) -> Iterator[Path]:
    here = Path(__file__).parent
    yield from (path for path in sorted(here.rglob("*.py")) if path.parent != here or path.stem not in _HANDS)
    yield here.parent / "art_worker.py"
    yield from sorted(recipes.rglob("*.py"))
