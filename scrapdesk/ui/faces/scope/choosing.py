"""An action was pressed, and nothing else was pointed at yet: what it wants to be shown next is said, in one sentence.

A part of the table. Must not know what is legal: the table lights that up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from scrapdesk.core.words import Line, say
from scrapdesk.ui.faces.scope.actions import WORDS
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

BUTTON: Final = "button:"
NEXT: Final[Mapping[str, Line]] = {
    "move": say("Click where four of your cards meet: they light up together."),
    "search": say("Click an enemy card. It is revealed, and you may shoot it."),
    "deployment": say("Click the officer you want to reveal. You choose the quadrant to move after that."),
    "recon": say("Click an enemy card, then the one beside it, or press the tick for one card only."),
    "howitzer": say("Click one of your mortars, then an enemy card that isn't next to it."),
    "fire": say("Click an enemy card next to one of your machine guns."),
    "assault": say("Click one of your infantry, then the quadrant it should storm."),
    "reinforce": say("Click a quadrant in your two rear rows: the infantry comes back on an empty area in it."),
    "reinforceboth": say(
        "Click a quadrant in your two rear rows: infantry and mortar come back on two empty areas in it."
    ),
}


class ActionChosen(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table = table
        self._said = False

    def handled(self, event: UiEvent) -> None:
        """Who has let it go is not told about it any longer."""
        if self._said and not self._table.stage.hand.pointed:
            self._table.explain()

    def words(self) -> Words | None:
        said = self._wanted()
        self._said = said is not None
        return said

    def _wanted(self) -> Words | None:
        hand, texts = self._table.stage.hand, self._table.context.texts
        if len(hand.pointed) != 1 or hand.waits or self._table.stage.show.running:
            return None
        verb = hand.pointed[0].removeprefix(BUTTON)
        if verb not in NEXT or verb == hand.pointed[0]:
            return None
        key = self._table.context.keys.called("cancel", texts)
        let_go = texts("Press {key} to choose another action.", key=key) if key else ""
        return Words(texts.line(WORDS[verb][0]), f"{texts.line(NEXT[verb])} {let_go}".strip())
