"""La Scamorra before a game: its three options in plain words, and what lies in its box."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Pick, Setting, Way

MINUTES: Final = {"single": 20, "fifteen": 90}
"""A match takes between four and five games."""

SETTING: Final = Setting(
    (
        Pick(
            "initiative",
            say("Who goes first"),
            {
                "lot": Way(say("Draw lots"), say("Chance decides who goes first."), picture("desk/option-lot")),
                "morra": Way(
                    say("A round of morra"),
                    say("Both throw a sign at once. The winner chooses."),
                    picture("desk/option-morra"),
                ),
            },
        ),
        Pick(
            "game",
            say("Length"),
            {
                "single": Way(
                    say("One game"), say("About 20 minutes, one winner."), picture("scamorra/piece-stone", side="w")
                ),
                "fifteen": Way(
                    say("Match to fifteen"),
                    say("Game after game to 15 points, about 90 minutes."),
                    picture("desk/option-tally"),
                ),
            },
        ),
        Pick(
            "piles",
            say("Played cards"),
            {
                "open": Way(say("All face up"), say("Look them up at any time."), picture("desk/option-spread")),
                "last": Way(
                    say("Only the last one"), say("You have to remember the rest."), picture("desk/option-pile")
                ),
            },
        ),
    ),
    Inside(
        back=picture("scamorra/back"),
        fan=("queen", "king", "knight"),
        heaps=(picture("scamorra/piece-stone"), picture("scamorra/coppella")),
        colours={"box": "#B3261E", "insert": "#7A1A15", "well": "#4C100D"},
    ),
    minutes=lambda seats, chosen: MINUTES[chosen["game"]],
)
