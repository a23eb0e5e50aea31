"""Parchment and rope; red for what is to be dared."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.theme import DeskTheme, colour

MATERIAL: Final = DeskTheme(
    desk=colour("#F4E4BC"),
    panel=colour("#F4E4BC"),
    panel_light=colour("#FBF0D2"),
    line=colour("#B98B4E"),
    ink=colour("#1C1510"),
    text=colour("#1C1510"),
    muted=colour("#664F2F"),
    good=colour("#14655A"),
    info=colour("#12677A"),
    refuse=colour("#A32A15"),
    highlight=colour("#7A5206"),
    brass=colour("#B98B4E"),
    felt=colour("#0F3B46"),
    wood=colour("#0F3B46"),
    button=colour("#FAF3DF"),
    button_edge=colour("#B98B4E"),
    button_hover=colour("#FFFBEF"),
    primary=colour("#B02E18"),
    primary_edge=colour("#74190A"),
    primary_hover=colour("#C6432C"),
    primary_text=colour("#FFF3DC"),
    disabled=colour("#E6D6AE"),
    disabled_text=colour("#664F2F"),
    well=colour("#EAD9AC"),
    bar=colour("#0F3B46"),
    corner=0.7,
    rule=0.8,
)
