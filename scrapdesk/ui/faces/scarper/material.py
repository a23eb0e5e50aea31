"""Field paper: ruled sheets, ink, map blue for what is to be pressed."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.theme import DeskTheme, colour

MATERIAL: Final = DeskTheme(
    desk=colour("#EFE3C4"),
    panel=colour("#EFE3C4"),
    panel_light=colour("#F7EED6"),
    line=colour("#B8A67A"),
    ink=colour("#221D12"),
    text=colour("#221D12"),
    muted=colour("#5F5339"),
    good=colour("#2A5F35"),
    info=colour("#24507A"),
    refuse=colour("#9C2D1E"),
    highlight=colour("#80560A"),
    brass=colour("#8C7442"),
    felt=colour("#3E3A2C"),
    wood=colour("#3E3A2C"),
    button=colour("#E4D3A4"),
    button_edge=colour("#A8935C"),
    button_hover=colour("#F0E2BC"),
    primary=colour("#24507A"),
    primary_edge=colour("#143353"),
    primary_hover=colour("#31669A"),
    primary_text=colour("#F7F0DC"),
    disabled=colour("#E2D6B8"),
    disabled_text=colour("#645839"),
    well=colour("#E7D9B4"),
    bar=colour("#18150E"),
    corner=0.15,
    rule=0.0,
    grain="scarper/grain",
)
