"""Drafting film by night: hairlines, square corners, white for what is to be pressed."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.theme import DeskTheme, colour

MATERIAL: Final = DeskTheme(
    desk=colour("#18212A"),
    panel=colour("#151E26"),
    panel_light=colour("#222D37"),
    line=colour("#52626F"),
    ink=colour("#0C1217"),
    text=colour("#E9EFF2"),
    muted=colour("#A9B8C2"),
    good=colour("#7FC8B0"),
    info=colour("#8CC0E8"),
    refuse=colour("#FF9A78"),
    highlight=colour("#DCE4E8"),
    brass=colour("#7C8F9C"),
    felt=colour("#1F2A33"),
    wood=colour("#1F2A33"),
    button=colour("#2B3843"),
    button_edge=colour("#0F161C"),
    button_hover=colour("#384856"),
    primary=colour("#E6EBED"),
    primary_edge=colour("#93A3AE"),
    primary_hover=colour("#FFFFFF"),
    primary_text=colour("#12181D"),
    disabled=colour("#232E37"),
    disabled_text=colour("#9AA9B3"),
    well=colour("#121A21"),
    bar=colour("#0E161D"),
    corner=0.0,
    rule=0.4,
    sans=True,
)
