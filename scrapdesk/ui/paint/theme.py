"""What the desk is painted with, as tokens, and how far two colours stand apart.

A table has another set with the same names: its face brings it. Must not know any game's colours.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

Colour = tuple[int, int, int]


def colour(text: str) -> Colour:
    """The colour of `#F3EBDC`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def hexed(value: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*value)


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """So much of the second colour over the first."""
    red, green, blue = (round(one + (other - one) * share) for one, other in zip(first, second, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class DeskTheme:
    """What each thing of the desk is painted with."""

    desk: Colour
    panel: Colour
    panel_light: Colour
    line: Colour
    ink: Colour
    text: Colour
    muted: Colour
    good: Colour
    info: Colour
    refuse: Colour
    highlight: Colour
    brass: Colour
    felt: Colour
    wood: Colour
    button: Colour
    button_edge: Colour
    button_hover: Colour
    primary: Colour
    primary_edge: Colour
    primary_hover: Colour
    primary_text: Colour
    disabled: Colour
    disabled_text: Colour
    well: Colour
    """The ground of a field, a list, a slider's groove."""
    over: Colour = (0xF3, 0xEB, 0xDC)
    """Words on wood or in the dark, where no panel lies under them."""
    glow: Colour = (0xFF, 0xD8, 0x4D)
    """Light on the table: rings, marks, a banner in the dark."""
    focus_out: Colour = (0xFF, 0xF4, 0xC2)
    focus_in: Colour = (0x1B, 0x1D, 0x21)
    corner: float = 1.0
    """How round corners are, beside those of the desk; 0: sharp."""
    bolted: bool = False
    """Whether panels and buttons are sheets of metal: corners cut off, rivets in those of panels."""
    rule: float = 0.55
    """How strong the thin line inside a panel is, from 0 to 1."""
    grain: str = ""
    """The picture that lies thin over the panels beside a table, as the grain of what they are made of."""
    plain: bool = False
    """Flat grounds without pictures under text."""
    bar: Colour | None = None
    """The dark bar over the whole width of a table, on which its tools lie bare; None where they are buttons."""
    boxed: bool = False
    """Whether whatever can be pressed has an edge, even a tool that would lie bare."""
    sans: bool = False
    """Whether heads beside a table are written without serifs, as all that is on it."""


DESK: Final = DeskTheme(
    desk=colour("#23272E"),
    panel=colour("#2E343D"),
    panel_light=colour("#39404A"),
    line=colour("#4A525E"),
    ink=colour("#15171B"),
    text=colour("#F3EBDC"),
    muted=colour("#B9B4A8"),
    good=colour("#58C4A4"),
    info=colour("#8CC8FF"),
    refuse=colour("#FF8A70"),
    highlight=colour("#FFD84D"),
    brass=colour("#C99A3E"),
    felt=colour("#2F4B4A"),
    wood=colour("#5A3A24"),
    button=colour("#3A424D"),
    button_edge=colour("#23282F"),
    button_hover=colour("#475160"),
    primary=colour("#FFD84D"),
    primary_edge=colour("#C08A16"),
    primary_hover=colour("#FFE480"),
    primary_text=colour("#1B1408"),
    disabled=colour("#343A43"),
    disabled_text=colour("#B0ACA2"),
    well=colour("#23272E"),
)

PAGE: Final = DeskTheme(
    desk=colour("#F9F1DF"),
    panel=colour("#F3E9D2"),
    panel_light=colour("#FBF5E6"),
    line=colour("#C6B284"),
    ink=colour("#22160F"),
    text=colour("#22160F"),
    muted=colour("#54402C"),
    good=colour("#12664B"),
    info=colour("#1B4F82"),
    refuse=colour("#A3281B"),
    highlight=colour("#82560A"),
    brass=colour("#C99A3E"),
    felt=colour("#2F4B4A"),
    wood=colour("#5A3A24"),
    button=colour("#FBF3DF"),
    button_edge=colour("#CDB98A"),
    button_hover=colour("#FFFBEE"),
    primary=colour("#FFD84D"),
    primary_edge=colour("#C08A16"),
    primary_hover=colour("#FFE480"),
    primary_text=colour("#1B1408"),
    disabled=colour("#E4D8BA"),
    disabled_text=colour("#5E5138"),
    well=colour("#E6D9B8"),
)
"""The pages of a book that lies on the desk."""

DAYLIGHT: Final = replace(
    PAGE,
    desk=colour("#F3E9D2"),
    panel=colour("#F0E6CF"),
    panel_light=colour("#FAF3E2"),
    felt=colour("#325C4E"),
    wood=colour("#7A5230"),
)
"""The desk in the morning: paper panels, lighter wood."""

HIGH_CONTRAST: Final = DeskTheme(
    desk=colour("#000000"),
    panel=colour("#000000"),
    panel_light=colour("#1A1A1A"),
    line=colour("#FFFFFF"),
    ink=colour("#FFFFFF"),
    text=colour("#FFFFFF"),
    muted=colour("#E6E6E6"),
    good=colour("#7CFFD2"),
    info=colour("#9AD3FF"),
    refuse=colour("#FFB09E"),
    highlight=colour("#FFE95C"),
    brass=colour("#FFE95C"),
    felt=colour("#101010"),
    wood=colour("#000000"),
    button=colour("#101010"),
    button_edge=colour("#000000"),
    button_hover=colour("#303030"),
    primary=colour("#FFE95C"),
    primary_edge=colour("#B39B00"),
    primary_hover=colour("#FFF3A0"),
    primary_text=colour("#000000"),
    disabled=colour("#101010"),
    disabled_text=colour("#C8C8C8"),
    well=colour("#000000"),
    over=colour("#FFFFFF"),
    glow=colour("#FFE95C"),
    plain=True,
    boxed=True,
)


@cache
def flat(theme: DeskTheme) -> DeskTheme:
    """The same without pictures under text."""
    return replace(theme, plain=True)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours as WCAG computes it, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(value: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in value)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
