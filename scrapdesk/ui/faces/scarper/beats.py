"""Scarper as a show: a card is turned up and read, dice are thrown, the front is drawn with a pencil, a year adds up.

Makes beats of events with the help of the retelling. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import march
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, Throw
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.timing import ACT_MS, ANNOUNCE_MS, HOLD_MS, REVEAL_MS, SETTLE_MS
from scrapdesk.ui.faces.scarper.retelling import after, field_of, number

READ: Final = REVEAL_MS + 2 * HOLD_MS
"""A card of the other side is turned up, and lies there to be read."""
BOUNCES, BOUNCE = 3, 190.0
"""How many times thrown dice bounce, and how long each time takes."""
THROWN: Final = 1300.0
"""How long dice are looked at."""
QUARTER: Final = 60.0
"""How long the pencil takes for a quarter of a space: a whole one is drawn in a quarter of a second."""
STAMPED: Final = 250.0
"""How long each line of the reckoning is looked at."""
OPENED: Final = 1700.0
"""How long the opened missions are."""
SUMMED: Final = 1100.0
OWN_HANDS: Final = ("SA-4.1", "SA-5.1", "SA-5.2", "SA-6.1")
"""What a person does with points before the screen, and has seen already."""


class Beats:
    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def of(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
        then = after(self._deck, view, event)
        if by_hand and (event.kind in ("card", "charge", "assault", "lapsed") or event.rule in OWN_HANDS):
            return (Beat(view=then),)
        telling = _TELLINGS.get(event.kind)
        if telling is not None:
            return tuple(telling(event, view, then))
        return () if then is view else (Beat(ACT_MS, then),)


# -- cards and tracks ----------------------------------------------------------------------------------------------


def _card(event: Event, view: View, then: View) -> Iterator[Beat]:
    seat = number(event, "seat")
    yield Beat(ANNOUNCE_MS, struck=(at.hand_slot(seat),))
    yield Beat(READ, then, struck=(at.MAP if event.data["event"] else at.POINTS,), sound="card")


def _dug(event: Event, view: View, then: View) -> Iterator[Beat]:
    space = at.space_slot(field_of(event), number(event, "space") - 1)
    yield Beat(ACT_MS + 100, then, struck=(space,), sound="tile")


def _track(event: Event, view: View, then: View) -> Iterator[Beat]:
    track, seat = str(event.data["track"]), number(event, "seat")
    if number(event, "change"):
        yield Beat(ACT_MS + 150, then, struck=(at.marker_target(track, seat),), sound="click")
    else:
        yield Beat(view=then)


def _morale(event: Event, view: View, then: View) -> Iterator[Beat]:
    """The flag moves once; after the scoring of a year it is looked at longer."""
    scored = isinstance(view.retold, Reckoning)
    yield Beat(SUMMED if scored else SETTLE_MS, then, struck=("marker:morale",), sound="reveal", holds=scored)


# -- attacks -------------------------------------------------------------------------------------------------------


def _announced(event: Event, view: View, then: View) -> Iterator[Beat]:
    yield Beat(ANNOUNCE_MS + ACT_MS, then, struck=(at.field_slot(field_of(event)),), sound="whistle")


def _charge_dice(event: Event, view: View, then: View) -> Iterator[Beat]:
    dice = number(event, "attacker"), number(event, "defender")
    bonus = number(event, "attack"), number(event, "defence")
    yield from _thrown(view, _with_result(view, Throw(number(event, "seat"), dice, bonus, field=field_of(event))))


def _assault_die(event: Event, view: View, then: View) -> Iterator[Beat]:
    throw = Throw(number(event, "seat"), (number(event, "die"),), (number(event, "points"),), True, field_of(event))
    yield from _thrown(view, _with_result(view, throw))


def _die(event: Event, view: View, then: View) -> Iterator[Beat]:
    throw = Throw(number(event, "seat"), (number(event, "die"),), small=event.data["for"] == "bombard")
    yield from _thrown(view, throw)


def _thrown(view: View, throw: Throw) -> Iterator[Beat]:
    for left in range(BOUNCES, 0, -1):
        sound = "capture" if left == BOUNCES else ""
        yield Beat(BOUNCE, view._replace(retold=throw._replace(rolling=left)), sound=sound, moves=True)
    yield Beat(THROWN, view._replace(retold=throw), sound="tile")
    if throw.lead <= 0 or throw.field is None:  # else they are told as long as the front moves for them
        yield Beat(view=view._replace(retold=None))


def _with_result(view: View, throw: Throw) -> Throw:
    """Dice with what they do."""
    if throw.field is None or throw.lead <= 0:
        return throw
    result = march(throw.seat, view.fronts[throw.field], view.trenches[throw.field], throw.lead)
    return throw._replace(brought=(result.steps, result.removed))


def _moved(event: Event, view: View, then: View) -> Iterator[Beat]:
    """First the pencil, then the line itself; trenches that are gone are seen to go."""
    field, steps = field_of(event), number(event, "steps")
    throw = view.retold if isinstance(view.retold, Throw) else None
    if not steps:
        struck = at.field_slot(field) if number(event, "removed") else at.front_target(field)
        yield Beat(SETTLE_MS, then, struck=(struck,), sound="tile")
        if throw is not None:
            yield Beat(view=then._replace(retold=None))
        return
    seat = number(event, "seat")
    yield from _drawn(view, then, PencilStroke(seat, field, view.fronts[field], then.fronts[field], throw=throw))


def _retreated(event: Event, view: View, then: View) -> Iterator[Beat]:
    field = field_of(event)
    seat = 1 - number(event, "seat")
    yield from _drawn(view, then, PencilStroke(seat, field, view.fronts[field], then.fronts[field]))


def _drawn(view: View, then: View, stroke: PencilStroke) -> Iterator[Beat]:
    quarters = 4 * abs(stroke.goal - stroke.start)
    for drawn in range(1, quarters + 1):
        sound = "pencil" if drawn % 8 == 1 else ""
        yield Beat(QUARTER, view._replace(retold=stroke._replace(drawn=drawn)), sound=sound)
    whole = stroke._replace(drawn=quarters)
    yield Beat(SETTLE_MS, then._replace(retold=whole), struck=(at.front_target(stroke.field),), sound="tile")
    yield Beat(view=then._replace(retold=None))


# -- the end of a year ---------------------------------------------------------------------------------------------


def _mission(event: Event, view: View, then: View) -> Iterator[Beat]:
    """Both are opened together: the first waits for the second."""
    both = isinstance(view.retold, Reckoning)
    if both:
        yield Beat(OPENED, then, struck=(at.kept_slot(0), at.kept_slot(1)), sound="reveal")
    else:
        yield Beat(view=then)


def _scored(event: Event, view: View, then: View) -> Iterator[Beat]:
    """The flag moves then, where anybody has gained anything; where nobody has, this is what is left standing."""
    found = view.retold
    if isinstance(found, Reckoning):
        *lines, whole = counted(view, found)
        yield from (*lines, replace(whole, holds=not event.data["total"]))


def counted(view: View, found: Reckoning) -> Iterator[Beat]:
    """Line after line is added up; what brings nobody anything is passed over."""
    for told in range(1, len(found.parts) + 1):
        points = found.parts[told - 1].points
        now = view._replace(retold=found._replace(told=told, opened=False))
        yield Beat(STAMPED if points else STAMPED / 3, now, sound="tile" if points else "")
    yield Beat(SUMMED, view._replace(retold=found._replace(told=len(found.parts), opened=False)), sound="tile")


_TELLINGS: Final[Mapping[str, Callable[[Event, View, View], Iterator[Beat]]]] = {
    "card": _card,
    "dug": _dug,
    "track": _track,
    "morale": _morale,
    "charge": _announced,
    "assault": _announced,
    "bombard": _announced,
    "charge-dice": _charge_dice,
    "assault-die": _assault_die,
    "die": _die,
    "moved": _moved,
    "retreated": _retreated,
    "mission": _mission,
    "scored": _scored,
}
