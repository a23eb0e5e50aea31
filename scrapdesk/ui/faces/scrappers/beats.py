"""Scrappers as a show: a card comes up, is paid for, strikes; tokens fly, shields break, the damage is counted.

Makes beats of events with the help of the retelling. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.notation import actor_text
from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.cards import ENERGY, IMPACT, CardSet
from scrapdesk.games.scrappers.retelling import Retelling
from scrapdesk.games.scrappers.state import UNKNOWN
from scrapdesk.games.scrappers.targets import FIRING, CardNames, bay_target
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.beats import Beat, Deed, Flight, Rising, Streak
from scrapdesk.ui.board.timing import ACT_MS, ANNOUNCE_MS, SETTLE_MS
from scrapdesk.ui.faces.scrappers.deeds import Deeds
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import colour

MOST_TOKENS: Final = 4
"""More than so many of one sort do not fly at once."""
PACE: Final[Mapping[str, float]] = {
    "activation": 500,
    "fired": 620,
    "paid": 420,
    "fizzled": 650,
    "installed": 450,
    "bought": 520,
    "not bought": 620,
    "took": 420,
    "gained": 420,
    "stolen": 450,
    "repaired": 420,
    "firewall": 500,
    "jammed": 500,
    "swapped": 450,
    "delayed": 450,
    "hurried": 450,
    "boosted": 400,
    "doubling": 400,
    "copied": 500,
    "aimed": 350,
    "trashed": 450,
    "salvaged": 450,
    "swept": 300,
    "broken": 800,
    "damage": 520,
    "shield": 800,
    "reboot": 350,
    "income": 260,
    "toppled": 180,
}
"""How long each is looked at, in milliseconds at normal speed. What has no time here is shown with what follows."""
LAID: Final = ("assigned", "ejected", "drafted")
"""A card of the Command phase. Whoever has laid it by hand has seen it."""
READ: Final = ("fizzled", "not bought", "firewall", "jammed", "copied", "swapped", "delayed", "hurried")
"""What nobody would have foreseen has to be read: a stage in a hurry leaves it its time."""
ENDS: Final = ("reboot", "over")
HURT: Final = colour("#FF6A4D")
BOLTS: Final = {IMPACT: colour("#F2B632"), ENERGY: colour("#7CD3FF")}
BROKEN: Final = ("shield", "broken")
SOUNDS: Final[Mapping[str, str]] = {
    "fired": "click",
    "installed": "tile",
    "damage": "capture",
    "shield": "tile",
    "broken": "capture",
}


class Beats:
    def __init__(self, cards: CardSet, texts: Texts) -> None:
        self._cards, self._tale = cards, Retelling(cards)
        self._deeds = Deeds(cards, texts)
        self._stopped: tuple[object, ...] = ()
        """Whose shield has just stopped a part of a hit, and whose hit: what follows is the rest of it."""

    @cached_property
    def _names(self) -> CardNames:
        return CardNames(self._cards)

    def of(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
        kind = event.kind
        flights, struck = _FLIGHTS.get(kind, _none)(event), _STRUCK.get(kind, _nothing)(event)
        after = self._tale.after(view, event)
        deed, led_by = self._deeds.of(event, view, after), self._leads(event)
        if kind in BROKEN:
            return self._breaking(event, view, after, tuple(flights), deed, led_by)
        if kind in LAID and not by_hand:
            return _laid(event, view, after)
        beat = Beat(PACE.get(kind, 0.0), after, tuple(flights), tuple(struck), SOUNDS.get(kind, ""))
        beat = replace(beat, feat=self._deeds.feat(event), ends=kind in ENDS, reads=kind in READ)
        beat = replace(beat, deed=deed, led_by=led_by)
        return (_hard(beat, event) if kind == "damage" else beat,)

    def _leads(self, event: Event) -> Deed | None:
        """A hit comes before what it does; but only once, however many shields it meets."""
        hit = (event.data.get("seat"), event.data.get("by"), event.data.get("word"))
        again = self._stopped == hit
        self._stopped = hit if event.kind == "shield" else ()
        return None if again or event.kind not in ("shield", "damage") else self._deeds.hit(event)

    def _breaking(
        self,
        event: Event,
        view: View,
        after: View,
        flights: tuple[Flight, ...],
        deed: Deed | None,
        led_by: Deed | None,
    ) -> Sequence[Beat]:
        """First the upgrade is seen to crack where it lies, then it is gone."""
        card = self._tale.find(view.pilots[cast(int, event.data["seat"])].play, event)
        struck = () if card == UNKNOWN else (self._names.of[card],)
        half = PACE[event.kind] / 2
        bolt = _bolt(event, struck)
        hit = Beat(half, None, flights, struck, SOUNDS[event.kind], bolt, deed=deed, led_by=led_by, reads=True)
        return replace(hit, cracked=struck), Beat(half, after, reads=True)


def _laid(event: Event, view: View, after: View) -> Sequence[Beat]:
    """Who lays a card, and then where it lies."""
    seat = cast(int, event.data["seat"])
    bay = bay_target(seat, len(view.pilots[seat].stack))
    who = Beat(ANNOUNCE_MS, struck=(_at("panel", event),))
    return who, Beat(ACT_MS + SETTLE_MS, after, struck=(bay,), sound="card")


def _bolt(event: Event, stopped_by: Sequence[Target] = ()) -> tuple[Streak, ...]:
    """From the card that fires to the damage of whoever it hits, or to the shield that stops it."""
    word = event.data.get("word")
    if word is None:
        return ()
    goal = stopped_by[0] if stopped_by else _at("damage", event)
    return (Streak(FIRING, goal, BOLTS[str(word)], "shell" if word == IMPACT else "bolt"),)


def _hard(beat: Beat, event: Event) -> Beat:
    """A hit is felt: a bolt, how much it takes, and a shake by its weight."""
    amount, panel = cast(int, event.data["amount"]), _at("panel", event)
    risen = (Rising(f"+{amount}", _at("damage", event), HURT, over_sign=True),) if amount else ()
    return replace(beat, streaks=_bolt(event), rising=risen, shaken=(panel,), weight=amount)


Flying = Callable[[Event], Sequence[Flight]]
Striking = Callable[[Event], Sequence[Target]]


def _none(event: Event) -> Sequence[Flight]:
    return ()


def _nothing(event: Event) -> Sequence[Target]:
    return ()


def _at(place: str, event: Event, key: str = "seat") -> Target:
    return f"{place}:{actor_text(cast(int, event.data[key]))}"


def _count(event: Event, key: str = "amount") -> int:
    return max(0, min(MOST_TOKENS, cast(int, event.data[key])))


def _paid(event: Event) -> Sequence[Flight]:
    token = str(event.data["token"])
    return (Flight(picture(f"scrappers/icon-{token}"), _at(token, event), FIRING, _count(event)),)


def _got(event: Event) -> Sequence[Flight]:
    token = str(event.data["token"])
    return (Flight(picture(f"scrappers/icon-{token}"), FIRING, _at(token, event), _count(event)),)


def _stolen(event: Event) -> Sequence[Flight]:
    token = str(event.data["token"])
    return (Flight(picture(f"scrappers/icon-{token}"), _at(token, event), _at(token, event, "by"), _count(event)),)


def _bought(event: Event) -> Sequence[Flight]:
    return (Flight(picture("scrappers/icon-scrap"), _at("scrap", event), FIRING, _count(event, "price")),)


def _income(event: Event) -> Sequence[Flight]:
    return tuple(
        Flight(picture(f"scrappers/icon-{token}"), "round", _at(token, event), _count(event, token))
        for token in ("fuel", "scrap")
    )


_FLIGHTS: Final[Mapping[str, Flying]] = {
    "paid": _paid,
    "took": _got,
    "gained": _got,
    "stolen": _stolen,
    "bought": _bought,
    "income": _income,
}
_STRUCK: Final[Mapping[str, Striking]] = {
    "fizzled": lambda event: (_at("fuel", event),),
    "not bought": lambda event: (_at("scrap", event),),
    "damage": lambda event: (_at("damage", event),),
    "repaired": lambda event: (_at("damage", event),),
    "aimed": lambda event: (_at("panel", event, "target"),),
    "jammed": lambda event: (bay_target(cast(int, event.data["seat"]), cast(int, event.data["bay"])),),
    "firewall": lambda event: (_at("panel", event),),
}
