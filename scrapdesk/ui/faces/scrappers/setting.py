"""Scrappers before a game. It has no options of its own; its box holds cards, fuel and scrap."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Setting, Way

SETTING: Final = Setting(
    goal=Way(
        say("How to win"),
        say("Take the least damage. With three or four, it is the player on your left who must have the most."),
        picture("scrappers/pic-wrecking-ball"),
        fills=True,
    ),
    box=Inside(
        back=picture("scrappers/back"),
        fan=("fusion-core", "salvage-claw", "chain-cannon"),
        heaps=(picture("scrappers/icon-fuel"), picture("scrappers/icon-scrap")),
        colours={"box": "#4A4642", "insert": "#2E2B28", "well": "#1E1C1A"},
    ),
)
