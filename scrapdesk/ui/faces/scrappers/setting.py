"""Scrappers before a game. It has no options of its own; its box holds cards, fuel and scrap."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Setting

SETTING: Final = Setting(
    box=Inside(
        back=picture("scrappers/back"),
        fan=("fusion-core", "salvage-claw", "chain-cannon"),
        heaps=(picture("scrappers/icon-fuel"), picture("scrappers/icon-scrap")),
        colours={"box": "#4A4642", "insert": "#2E2B28", "well": "#1E1C1A"},
    )
)
