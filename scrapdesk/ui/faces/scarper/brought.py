"""What an attack has brought, in a few words: on the sheet under its dice, and beside the table until the next act.

Owns these words and how long they stay. How it came about, the log tells. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.board import FIELD_TITLES, FIELDS
from scrapdesk.games.scarper.retold import Throw
from scrapdesk.games.scarper.wording import spaces, trenches
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

DICE: Final = ("charge-dice", "assault-die")


def moved(steps: int, removed: int) -> Line:
    """What an attack has done that was strong enough to do something."""
    if steps and removed:
        return say("{spaces} forward, {trenches} cleared", spaces=spaces(steps), trenches=trenches(removed))
    if steps:
        return say("{spaces} forward", spaces=spaces(steps))
    return say("{trenches} cleared", trenches=trenches(removed)) if removed else say("No effect")


def brought(throw: Throw) -> Line:
    """What dice that lie there do, before it is done."""
    lead = throw.lead
    if lead > 0:
        return moved(*throw.brought)
    return say("Repelled by {n}", n=-lead) if lead else say("Tied: no effect")


def told_of(events: Iterable[Event]) -> Line | None:
    """The last attack among these, and what came of it; None where there was none."""
    found: Line | None = None
    lead = 0
    for event in events:
        if event.kind in DICE:
            lead, field = _lead(event), _field(event)
            found = say("{field}: repelled", field=field) if lead < 0 else say("{field}: tied, no effect", field=field)
        elif event.kind == "moved" and found is not None and lead > 0:
            steps, removed = cast(int, event.data["steps"]), cast(int, event.data["removed"])
            found, lead = say("{field}: {done}", field=_field(event), done=moved(steps, removed)), 0
    return found


def _lead(event: Event) -> int:
    data = {key: value for key, value in event.data.items() if isinstance(value, int)}
    if event.kind == "assault-die":
        return data["die"] + data["points"]
    return data["attacker"] + data["attack"] - data["defender"] - data["defence"]


def _field(event: Event) -> str:
    return FIELD_TITLES[FIELDS.index(cast(str, event.data["field"]))]


class AttackBrought(Part):
    """The last act of whoever is asked, where it was an attack: that stands where it says otherwise that they move."""

    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._known = table.sitting.match.ply
        self._told: Line | None = None

    def change(self, kind: str) -> None:
        sitting, since = self._table.sitting, self._known
        self._known, self._told = sitting.match.ply, None
        if kind == "play" and sitting.person_asked is not None:
            fresh = sitting.match.entries(sitting.person_asked)[since:]
            if any(entry.actor == sitting.person_asked for entry in fresh):
                self._told = told_of(event for entry in fresh for event in entry.events)

    def words(self) -> Words | None:
        table, hand = self._table, self._table.stage.hand
        if self._told is None or table.stage.show.running or table.sitting.person_asked is None:
            return None
        if hand.pointed or hand.proposed is not None or hand.looking is not None:
            return None
        return Words(self._context.texts.line(self._told), table.look.task(hand.view))
