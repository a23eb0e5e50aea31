"""Scrappers before a game. It has no options of its own; its box holds cards, fuel and scrap."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Setting, Way


def _goal(seats: int) -> Way:
    if seats == 2:
        words = say("End with less damage than your rival.")
    else:
        words = say("You win if the pilot on your left has the most damage.")
    return Way(say("How to win"), words, picture("scrappers/pic-wrecking-ball"), fills=True)


SETTING: Final = Setting(
    goal=_goal,
    box=Inside(
        back=picture("scrappers/back"),
        fan=("fusion-core", "salvage-claw", "chain-cannon"),
        heaps=(picture("scrappers/icon-fuel"), picture("scrappers/icon-scrap")),
        colours={"box": "#4A4642", "insert": "#2E2B28", "well": "#1E1C1A"},
    ),
)
