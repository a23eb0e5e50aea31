"""What a table sounds like: its own takes on the common sounds, sounds that only it has, and what goes on under them.

A game brings a palette with its face. Must not know devices, nor which games there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.stereo import Stereo
from scrapdesk.ui.paint.sound.synthesis import Recipe

MUSIC: Final = "music"
BED: Final = "bed"


class SoundLoop(NamedTuple):
    """Something that sounds on and on: a bed of quiet noises, or a piece of music."""

    name: str
    make: Callable[[], Stereo]
    """A function of a module, so that another process finds it."""
    kind: str = BED
    take: int = 1
    """Counts up when `make` changes: what is kept on the disk then is made anew."""


class Palette(NamedTuple):
    """Names -> how a sound is made, and how loud it is beside the others. A common name is played in its place."""

    name: str
    recipes: Mapping[str, tuple[Recipe, float]] = {}
    loop: SoundLoop | None = None

    def recipe(self, sound: str) -> tuple[Recipe, float]:
        """KeyError for a name that neither the table nor everybody has."""
        return self.recipes[sound] if sound in self.recipes else RECIPES[sound]

    def knows(self, sound: str) -> bool:
        return sound in self.recipes or sound in RECIPES

    def owner(self, sound: str) -> str:
        """Whose take of a sound is played: that of the palette, or everybody's."""
        return self.name if sound in self.recipes else ""

    def names(self) -> list[str]:
        return sorted({*RECIPES, *self.recipes})


COMMON: Final = Palette("")


def is_of(sound: str, palette: Palette, used: Mapping[str, Palette]) -> bool:
    """Whether the table that is heard has this sound. One of a table that lies below another now (its show goes on) is
    silence; KeyError for one that nobody has."""
    if palette.knows(sound):
        return True
    if any(other.knows(sound) for other in used.values()):
        return False
    raise KeyError(sound)
