"""The faces the program draws with, found in the two font packages, and fonts of them by size.

Must not know what is written with them. Only OTF files are used: the TTF files of the same
packages space some pairs wrongly. The executable carries the faces named here and no others.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

SERIF = "font_source_serif_pro"
SANS = "font_source_sans_pro"
FACES: Final[dict[str, tuple[str, str]]] = {
    "serif": (SERIF, "SourceSerifPro-Regular.otf"),
    "serif-italic": (SERIF, "SourceSerifPro-It.otf"),
    "serif-semibold": (SERIF, "SourceSerifPro-Semibold.otf"),
    "serif-bold": (SERIF, "SourceSerifPro-Bold.otf"),
    "sans": (SANS, "SourceSansPro-Regular.otf"),
    "sans-italic": (SANS, "SourceSansPro-It.otf"),
    "sans-semibold": (SANS, "SourceSansPro-Semibold.otf"),
    "sans-bold": (SANS, "SourceSansPro-Bold.otf"),
}
KEPT: Final = 40
"""Open fonts; each holds a quarter of a megabyte or more. A screen needs about twelve, and as many again to find out
how large words may be in their rooms; one that was let go takes a quarter of a millisecond to open."""

MEASURED: Final = 12_000
"""Widths that are remembered; some three megabytes."""

_widths: dict[tuple[str, int, str], int] = {}
"""How wide texts are hangs on nothing but face, size and text, so windows that come one after another share it."""


@cache
def face_path(face: str) -> Path:
    """Where the file of a face lies. The package is found, not imported: importing it lists every file."""
    package, file = FACES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return Path(spec.submodule_search_locations[0]) / "files" / file


class FontBook:
    """Fonts by face and size in pixels, those used last kept open. Belongs to one run of the window."""

    def __init__(self) -> None:
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()

    def font(self, face: str, size: int) -> pygame.font.Font:
        key = (face, size)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = _open(face, size)
            if len(self._fonts) > KEPT:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return font

    def width(self, face: str, size: int, text: str) -> int:
        """How wide a text is in one line."""
        key = (face, size, text)
        found = _widths.get(key)
        if found is None:
            if len(_widths) >= MEASURED:
                _widths.clear()
            found = _widths[key] = self.font(face, size).size(text)[0]
        return found


def _open(face: str, size: int) -> pygame.font.Font:
    import pygame  # here, so that the build script can read FACES without a pygame

    return pygame.font.Font(face_path(face), size)
