"""The people at a table: a portrait in one of three moods. Must not know who plays what, or how well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import PEOPLE, Library
from scrapdesk.ui.paint.art.markup import BadArt

PLAIN: Final = "plain"
MOODS: Final = (PLAIN, "glad", "sad")
"""A portrait holds brows, eyes and mouth of each; one of the three is shown."""


def portrait(name: str, library: Library, args: Mapping[str, str]) -> Blueprint:
    """Somebody's face; `mood` is plain, glad or sad."""
    mood = args.get("mood", PLAIN)
    if mood not in MOODS:
        raise BadArt(f"nobody looks {mood}")
    easel = Easel(library, PEOPLE, {each: "inline" if each == mood else "none" for each in MOODS})
    return Blueprint(easel.view(name), (Layer(easel.drawing(name)),))
