"""Riveted sheet, and hazard yellow for what is to be pressed."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.theme import DeskTheme, colour

MATERIAL: Final = DeskTheme(
    desk=colour("#1B1A18"),
    panel=colour("#1C1A18"),
    panel_light=colour("#2B2825"),
    line=colour("#5B564E"),
    ink=colour("#0E0D0C"),
    text=colour("#F0E9DB"),
    muted=colour("#BDB4A4"),
    good=colour("#7CC95C"),
    info=colour("#8CC8FF"),
    refuse=colour("#FF9070"),
    highlight=colour("#F2B632"),
    brass=colour("#8D9499"),
    felt=colour("#2B2A28"),
    wood=colour("#2B2A28"),
    button=colour("#3B3833"),
    button_edge=colour("#171614"),
    button_hover=colour("#4A463F"),
    primary=colour("#F2B632"),
    primary_edge=colour("#A87512"),
    primary_hover=colour("#FFC957"),
    primary_text=colour("#1D1B19"),
    disabled=colour("#2F2D29"),
    disabled_text=colour("#ABA395"),
    well=colour("#191816"),
    bar=colour("#161412"),
    corner=0.75,
    bolted=True,
    sans=True,
    rule=0.35,
)
