"""The people at a table: a portrait in one of three moods. Must not know who plays what, or how well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import PEOPLE, ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size

PLAIN: Final = "plain"
MOODS: Final = (PLAIN, "glad", "sad")
"""A portrait holds brows, eyes and mouth of each; one of the three is shown."""

WORN: Final = ("shirt", "shirt_d", "behind", "behind_l")
"""Colours that the figure of a person may be given; with them it has a face, and else room for an initial."""
MARGIN: Final = 100
"""So far the ground is painted beyond the grid at either side: in a wide frame the head stays whole."""


def portrait(name: str, library: ArtLibrary, args: Mapping[str, str], size: Size) -> Blueprint:
    """Somebody's face; `mood` is plain, glad or sad. A wide picture shows more of the ground. What a person wears and
    sits before may be named by its colours. `behind_them`: a disc, or rays."""
    mood = args.get("mood", PLAIN)
    if mood not in MOODS:
        raise BadArt(f"nobody looks {mood}")
    worn = {part: args[part] for part in WORN if part in args}
    looks = {"face": "inline" if worn else "none", "initial": "none" if worn else "inline"}
    rays = args.get("behind_them", "disc") == "rays"
    looks |= {"sun": "inline" if rays else "none", "disc": "none" if rays else "inline"}
    easel = Easel(library, PEOPLE, {**worn, **looks, **{each: "inline" if each == mood else "none" for each in MOODS}})
    return Blueprint(_widened(easel.view(name), size), (Layer(easel.drawing(name)),))


def _widened(view: Box, size: Size) -> Box:
    extra = min(MARGIN, max(0.0, (view.h * size[0] / max(1, size[1]) - view.w) / 2))
    return Box(view.x - extra, view.y, view.w + 2 * extra, view.h)
