"""Where the draft lies on the table of Scrappers, and which rooms the map leaves for what is said, phase by phase.

Names slots of the map only. Must not know what lies in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.state import Phase

STAGED: Final = (Phase.ACTIVATION, Phase.REBOOT, Phase.OVER)
"""While the stacks fire and after it the draft is small, and below it lies a stage."""
MARKET: Final = {"drafts": "market"} | {
    f"{slot}:{deck}": f"{wide}:{deck}"
    for deck in "ab"
    for slot, wide in (
        ("draft", "market"), ("draftname", "marketname"), ("draftcount", "marketcount"), ("scrapyard", "marketyard"),
    )
}  # fmt: skip
"""Where the draft lies while one can draft: large. Later the stage has a part of that room."""
SPACIOUS: Final = {f"aside:{room}": "aside:words:large" for room in ("words", "lesson")} | {
    "aside:strip": "aside:strip:fire"
}
"""With large texts, and beside a game that is watched again, the draft is as small as it is later, and words have the
room."""
FIRING: Final = {f"aside:{room}": f"aside:{room}:fire" for room in ("words", "lesson", "strip", "drawer", "glass")}
"""Where the words stand while stacks fire: on the stage, beside the card."""
SPACIOUS_FIRING: Final = {
    "firing": "firing:small", "firenext": "firenext:small", "tokens": "tokens:small",
    "aside:words": "aside:words:fire:large", "aside:lesson": "aside:words:fire:large",
}  # fmt: skip
"""With large texts, and in a game watched again, the card on the stage is smaller: what is said has the room."""
REBOOTING: Final = FIRING | {"aside:words": "aside:words:reboot", "aside:lesson": "aside:lesson:reboot"}
"""The same while hands are refilled: below what is done then."""


def rooms_in(phase: Phase, roomy: bool, offers_stand: bool) -> Mapping[Target, Target]:
    """Where everything is in a phase; `roomy`: words need more room, being large or many. Where the buttons of an open
    choice stand beside the table, its own never lies below the words."""
    if phase not in STAGED:
        return SPACIOUS if roomy else MARKET
    if phase is not Phase.REBOOT:
        return FIRING | (SPACIOUS_FIRING if roomy else {})
    return REBOOTING | ({"button:done": "button:done:reboot"} if offers_stand else {})
