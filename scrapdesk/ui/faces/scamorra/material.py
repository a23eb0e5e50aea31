"""Cream card and gold on a table in the street."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.theme import Colour, DeskTheme, colour

MATERIAL: Final = DeskTheme(
    desk=colour("#FBF3E0"),
    panel=colour("#FBF3E0"),
    panel_light=colour("#FFF9EA"),
    line=colour("#CDB284"),
    ink=colour("#3A1A10"),
    text=colour("#22160F"),
    muted=colour("#6A5138"),
    good=colour("#12664B"),
    info=colour("#1B528F"),
    refuse=colour("#A81F18"),
    highlight=colour("#8A5D08"),
    brass=colour("#D9A227"),
    felt=colour("#1F3F66"),
    wood=colour("#7A2E22"),
    button=colour("#FCF4E1"),
    button_edge=colour("#CDB284"),
    button_hover=colour("#FFFBEF"),
    primary=colour("#B3261E"),
    primary_edge=colour("#7A1410"),
    primary_hover=colour("#C9392F"),
    primary_text=colour("#FFF6E4"),
    disabled=colour("#EADFC6"),
    disabled_text=colour("#6B5940"),
    well=colour("#F4E7C9"),
    corner=0.85,
    rule=0.9,
)

COLOURS: Final[tuple[Colour, Colour]] = (colour("#B3261E"), colour("#1F5FA8"))
"""The colours by which the sides are called."""
