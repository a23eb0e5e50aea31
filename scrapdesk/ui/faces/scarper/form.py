"""The sheet for points, beside the hand: what can be done with a card, or what is left of the one that was played.

Owns its words and where they stand on its ruled lines. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, plural, say
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.retold import Reckoning
from scrapdesk.games.scarper.state import NO_EVENT, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.cards import broken
from scrapdesk.ui.faces.scarper.decision import assaults
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, SANS, SERIF, SHORT, SIDES, filled, words
from scrapdesk.ui.faces.scarper.retold import FORM
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

WON: Final = (say("The Entente wins"), say("The Central Powers win"))
OR_EVENT: Final = (say("or onto the map for its event"), say("An enemy event stops you playing this card's event"))
"""What else can be done with a card: its event may be played, or that is forbidden."""
LETTERS: Final = 23
"""So many letters of what is said stand in a line."""
HIGH: Final = (370.0, 292.0)
"""How high the sheet is, without a column beside the table and with one."""
RULED, APART = 47.0, 31.0
"""Where the first of its lines is, and how far they are apart."""
RULES: Final = 4
"""How many lines it has."""
EDGE: Final = 0.07
PRICED: Final = (1, 2)
"""The line on which it is told what is weighed would take: beside a column, the points lie on one of their own."""
UNMOVED: Final = (Phase.DEAL, Phase.BRIEF, Phase.KEEP, Phase.OVER)


class PointsForm:
    def __init__(self, view: View, texts: Texts, near: Seat, columned: bool) -> None:
        """`near` is the side whose cards are seen."""
        self._view, self._texts, self._near, self._columned = view, texts, near, columned

    def ornaments(self) -> Iterator[Ornament]:
        if isinstance(self._view.retold, Reckoning):
            yield Ornament(picture("scarper/paper", short="248"), FORM)
        else:
            yield Ornament(picture("scarper/paper", short="240", ruled=f"{APART:g}", lines=str(RULES)), FORM)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self, waits: bool, means: Target, deck: Deck | None, weighs: bool) -> Iterator[Inscription]:
        """`waits`: all points are laid out, and count only when that is agreed to. `means`: what is carried, or was
        pointed at first. `weighs`: a battlefield is weighed."""
        view = self._view
        if isinstance(view.retold, Reckoning):
            return
        first, second = self._told(waits, means, deck)
        head, calls = self._texts.line(first), first.template == "Drop it here"
        yield words(head, FORM, EDGE, 27 / HIGH[self._columned], 25, INK, align=0.0, face=SERIF, width=0.88)
        used = 0
        for line in broken(self._texts.line(second), LETTERS) if second is not None else ():
            paint, face = (SIDES[self._near], BOLD) if calls else (INK, SANS)
            yield words(line, FORM, EDGE, self._row(used), 20, paint, align=0.0, width=0.88, face=face)
            used += 1
        spends = view.phase is Phase.SPEND
        if spends and not waits:
            yield from self._spent(means, weighs)
        if used < 3 and view.phase not in UNMOVED and not (spends and (weighs or not self._columned)):
            yield from self._line(2, self._texts("First this year"), self._texts.line(SHORT[view.year.first]), FADED)

    def _row(self, number: int) -> float:
        """In the middle between two lines, as a part of the sheet."""
        return (RULED + APART * (number + 0.52)) / HIGH[self._columned]

    def _line(self, row: int, title: str, told: str, paint: Colour = INK) -> Iterator[Inscription]:
        yield words(title, FORM, EDGE, self._row(row), 20, paint, align=0.0, width=0.56)
        yield words(told, FORM, 1 - EDGE, self._row(row), 23, paint, align=1.0, width=0.29, face=BOLD)

    def _spent(self, means: Target, weighs: bool) -> Iterator[Inscription]:
        """What is left, and what that which is weighed would take of it."""
        view, texts = self._view, self._texts
        if view.left and self._columned:
            yield from self._line(0, texts("Left to spend"), str(view.left))
        elif view.left:  # the points themselves lie beside it
            yield words(texts("Left to spend"), FORM, EDGE, self._row(0), 19, INK, align=0.0, width=0.46)
        if weighs and view.left > 1:
            whole = assaults(view, means)
            title = texts("Assault") if whole else texts("Frontal charge")
            price = texts("{n} of {all}", n=view.left if whole else 2, all=view.left)
            yield from self._line(PRICED[self._columned], title, price)

    def _told(self, waits: bool, means: Target, deck: Deck | None) -> tuple[Line, Line | None]:
        """What it is headed, and what is said below that, if anything is."""
        view = self._view
        if view.phase is Phase.OVER:
            return (WON[view.morale < 0] if view.morale else say("Nobody wins")), say("The war is over")
        if view.phase in UNMOVED:
            return say("First the missions"), say("Each side keeps one in secret.")
        if waits:
            return say("All points are placed"), say("Press Ready to confirm.")
        if view.phase is Phase.SPEND:
            return say("Played for points"), None
        if view.phase is Phase.ROLL:
            return say("Card in play"), None  # for its points or its event: dice are thrown for both
        if view.phase is not Phase.TURN:
            return say("Played for its event"), None
        if view.turn != self._near:
            return filled(say("Waiting for {side}"), side=SHORT[1 - self._near]), None
        if deck is not None and means.startswith("card:"):
            points = deck.events[deck.event(means.removeprefix("card:"))].points
            return say("Drop it here"), plural(points, "for {n} command point", "for {n} command points")
        return say("Drag a card here"), OR_EVENT[bool(view.year.bans[self._near] & NO_EVENT)]
