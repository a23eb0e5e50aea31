"""The faces the program draws with, found in the two font packages, and fonts of them by size.

Must not know what is written with them. Only OTF files are used: the TTF files of the same
packages space some pairs wrongly. The executable carries the faces named here and no others.
"""

from __future__ import annotations

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


def face_path(face: str) -> Path:
    """Where the file of a face lies. The package is found, not imported: importing it lists every file."""
    package, file = FACES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return Path(spec.submodule_search_locations[0]) / "files" / file


class FontBook:
    """Fonts by face and size in pixels, each opened once. Belongs to one run of the window."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def font(self, face: str, size: int) -> pygame.font.Font:
        key = (face, size)
        if key not in self._fonts:
            self._fonts[key] = _open(face, size)
        return self._fonts[key]


def _open(face: str, size: int) -> pygame.font.Font:
    import pygame  # here, so that the build script can read FACES without a pygame

    return pygame.font.Font(face_path(face), size)
