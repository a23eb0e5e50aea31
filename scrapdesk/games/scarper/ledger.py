"""What is counted in Scarper: on whose side morale stands, and what the armies did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from scrapdesk.core.events import Event
from scrapdesk.core.ledger import Ledger, Luck, Tally
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.state import NONE, VICTORY
from scrapdesk.games.scarper.view import View


def _fulfilled(event: Event) -> int:
    return int(cast(int, event.data["morale"]) > 0)


class ScarperLedger(Ledger[View]):
    title = say("Morale")
    limit = VICTORY
    period = say("Year")
    tallies = (
        Tally(say("Cards played"), "card"),
        Tally(say("Cards played for their event"), "card", amount="event"),
        Tally(say("Cards played for their points"), "card", of=lambda event: not event.data["event"]),
        Tally(say("Missions kept"), "mission", of=lambda event: event.data["mission"] != NONE),
        Tally(say("Missions fulfilled"), "mission", of=_fulfilled),
        Tally(say("Morale from missions"), "mission", amount="morale"),
        Tally(say("Trenches dug"), "dug"),
        Tally(say("Frontal charges"), "charge"),
        Tally(say("Concentrated assaults"), "assault"),
    )
    lucks = (
        Luck(say("Dice thrown in charges"), "charge-dice", "attacker", 3.5),
        Luck(say("Dice thrown against charges"), "charge-dice", "defender", 3.5, enemy=True),
        Luck(say("Dice thrown in assaults"), "assault-die", "die", 2.0),
    )

    def words(self, number: int) -> Line:
        return say("{n} morale", n=number)

    def measured(self, view: View) -> Sequence[int]:
        """How far the one marker stands on each side's half."""
        return max(view.morale, 0), max(-view.morale, 0)

    def moment(self, view: View) -> int:
        return view.year.number
