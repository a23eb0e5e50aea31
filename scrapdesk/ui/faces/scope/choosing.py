"""An action was pressed, and nothing else was pointed at yet: what it wants to be shown next is said, in one sentence.

A part of the table. Must not know what is legal: the table lights that up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.actions import WORDS
from scrapdesk.ui.faces.scope.marks import TITLES
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

BUTTON, CARD = "button:", "card:"
NEXT: Final[Mapping[str, Line]] = {
    "move": say("Click a quadrant: any square of four of your cards. It lights up where the four meet."),
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


AIMS: Final[Mapping[str, Line]] = {
    "sniper": say("Click the enemy card it should search."),
    "officer": say("Click a quadrant, any square of four of your cards: you reveal the officer, and move those cards."),
    "scout": say("Click the enemy card it should look at."),
    "mortar": say("Click the enemy card it should hit."),
    "gun": say("Click the enemy card it should fire at."),
    "infantry": say("Click the quadrant it should storm."),
}
"""What a unit that was pointed at wants to be shown next."""
LAYS: Final = say("Click a square for it, or a card to swap it with.")
SWAPS: Final = say("Click the card it should change places with.")


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
        if not hand.pointed or self._table.stage.show.running:
            return None
        if hand.pointed[-1].startswith(CARD):
            return self._of_card(hand.pointed[-1])
        if len(hand.pointed) != 1 or hand.waits:
            return None
        verb = hand.pointed[0].removeprefix(BUTTON)
        if verb not in NEXT or verb == hand.pointed[0]:
            return None
        key = self._table.context.keys.called("cancel", texts)
        let_go = texts("Press {key} to choose another action.", key=key) if key else ""
        return Words(texts.line(WORDS[verb][0]), f"{texts.line(NEXT[verb])} {let_go}".strip())

    def _of_card(self, card: Target) -> Words | None:
        """A card was pointed at: where it is to go, or what it is to do."""
        sprite, texts = self._table.stage.cast.get(card), self._table.context.texts
        if sprite is None or sprite.piece.face not in TITLES or len(self._table.stage.hand.moves()) == 1:
            return None
        phase = cast(View, self._table.stage.hand.view).phase
        line = {Phase.DEPLOY: LAYS, Phase.ARRANGE: SWAPS}.get(phase, AIMS.get(sprite.piece.face))
        return None if line is None else Words(texts.line(TITLES[sprite.piece.face]), texts.line(line))
