"""Scalawag! before a game: bonus crew, hidden teams, how seats are given; and what lies in its box."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.setting import Inside, Setting, Switch, Way

SETTING: Final = Setting(
    (
        Switch(
            "bonus",
            Way(say("Rogue wave"), say("One card makes a rival skip a turn."), picture("desk/option-wave")),
            {"none": "wave", "spot": "both"},
        ),
        Switch(
            "bonus",
            Way(say("Black spot"), say("One card makes a rival cheaper to attack."), picture("desk/option-spot")),
            {"none": "spot", "wave": "both"},
        ),
        Switch(
            "allegiance",
            Way(say("Secret pairs"), say("Secret pairs. The last pair afloat wins."), picture("desk/option-teams")),
            {"off": "on"},
        ),
        Switch(
            "seats",
            Way(say("Shuffle seats"), say("Seats and flags are drawn before the start."), picture("desk/option-seats")),
            {"named": "drawn"},
        ),
    ),
    Inside(
        back=picture("scalawag/back"),
        fan=("gunner", "pilot", "sailor"),
        heaps=(picture("scalawag/point"), picture("scalawag/seal-declared")),
        colours={"box": "#12677A", "insert": "#0F4C5A", "well": "#0B343E"},
    ),
    signed=lambda chosen: chosen.get("seats") == "named",
)
