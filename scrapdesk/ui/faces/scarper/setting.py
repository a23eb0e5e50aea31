"""Scarper before a game. It has no options; its box holds orders, a mission and dice."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Setting, Way

_GOAL: Final = Way(
    say("How to win"),
    say("Pull morale to 15 on your side, or have it on your half when 1918 is over."),
    picture("scarper/pic-front-page"),
    fills=True,
)
SETTING: Final = Setting(
    goal=lambda seats: _GOAL,
    box=Inside(
        back=picture("scarper/back"),
        fan=("event:storm-troops", "event:taxis", "event:race-to-sea"),
        heaps=(picture("scarper/d6-a6"), picture("scarper/d6-b3")),
        colours={"box": "#7D6A3E", "insert": "#57492A", "well": "#3A311D"},
    ),
)
