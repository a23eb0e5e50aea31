"""While a front is laid out: what each kind of card does, and what it is worth to the enemy. Sees Views only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import DECOY, KIND_NAMES, SNIPER, WORTH
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.found import ROOM
from scrapdesk.ui.faces.scope.marks import MUTED, PICTURES, TITLES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

TOP, STEP = 0.125, 0.117
"""Where the rows begin in their room, and how far they are apart, as parts of its height."""
DOES: Final[dict[str, Line]] = {
    "sniper": say("searches any card, may shoot it"),
    "decoy": say("must be shot at, and stays"),
    "officer": say("another MOVE when revealed"),
    "scout": say("looks at two cards side by side"),
    "mortar": say("hits a distant card unseen"),
    "gun": say("fires next door, stops assaults"),
    "infantry": say("storms a quadrant, comes back"),
}


def is_laying(view: View) -> bool:
    return view.phase <= Phase.DEAL


def ornaments(view: View) -> Iterator[Ornament]:
    for row, kind in enumerate(UNITS_TO_LAY):
        name = KIND_NAMES[row]
        paint = "#F6FAFB" if view.frame.scenario.count(kind) else "#55646E"
        sign = picture(f"scope/icon-{PICTURES[name]}", g=paint, gap="#141D24")
        yield Ornament(sign, ROOM, box=(0.05, TOP + STEP * row, 0.08, 0.098))


def inscriptions(view: View, texts: Texts) -> Iterator[Inscription]:
    yield Inscription(texts("What they do"), ROOM, 0.045, 0.07, 22, WHITE, 0.0, 0.5, face="sans-bold")
    yield Inscription(texts("worth"), ROOM, 0.955, 0.075, 18, MUTED, 1.0, 0.3, face="sans")
    for row, kind in enumerate(UNITS_TO_LAY):
        y, name = TOP + STEP * row, KIND_NAMES[row]
        acts = view.frame.advanced or kind in (SNIPER, DECOY)
        title = y + (0.024 if acts else 0.05)
        yield Inscription(texts.line(TITLES[name]), ROOM, 0.16, title, 19, WHITE, 0.0, 0.6, face="sans-semibold")
        if acts:
            yield Inscription(texts.line(DOES[name]), ROOM, 0.16, y + 0.076, 18, MUTED, 0.0, 0.68, face="sans")
        yield Inscription(str(WORTH[kind]), ROOM, 0.93, y + 0.05, 24, WHITE, 0.5, 0.1, face="sans-bold")
