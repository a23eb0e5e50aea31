"""The log in human words: a sentence for every kind of event, with the rule that caused it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.core.events import Event, Value
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, Ref, Word, listed, say
from scrapdesk.games.scalawag.cards import CREW_TITLES
from scrapdesk.games.scalawag.phrases import cards_text, crew_words, name, points_text, several

Data = Mapping[str, Value]

_PLAIN: Final[dict[str, str]] = {
    "flag": "{name} sails under the {flag} flag.",
    "first": "{name} is the first captain.",
    "skipped": "A rogue wave washes over {name}, whose turn is skipped.",
    "on_watch": "{name} keeps watch until their next turn.",
    "called": "{name} calls Scalawag! on {other}.",
    "passed": "{name} lets it pass.",
    "caught": "{name} doesn't show the crew. {other} wins the challenge, and the order is lost.",
    "mended": "{name} repairs a hole as a prize.",
    "prize": "{name} takes a crew card from {other}'s sinking ship.",
    "bonus_played": "{name} plays the {crew} on {other}.",
    "bonus_back": "The {crew} leaves {name}'s ship and returns to the port.",
    "forgone": "{name} can't afford a target and gives up the order: {order}.",
    "allegiance": "{name} sails under the {flag} flag, together with {other}.",
    "locker": "{name}'s {crew} goes to Davy Jones' locker.",
    "collected": "{name} collects wages and now has {points}.",
    "trimmed": "{name} trims the sails and now has {points}.",
    "turn": "Turn {turn}: {name}.",
    "declared": "{name} declares a {crew}.",
    "fired": "{name} fires at {other} for {cost}.",
    "chased": "{name} pays {cost} to get past {other}'s watch.",
    "boarded": "{name} boards {other} for {cost}.",
    "hole": "{name}'s ship is hit: {holes} of 5 holes.",
    "aimed": "{name} targets {other}: {order}.",
    "wind": "{name} steals {taken} from {other} and now has {points}.",
    "time": "Time is up after {turns} turns.",
    "dealt": "Every captain is dealt {count} crew cards; {port} are left in the port.",
    "drew_seen": "{name} drew {crew} from the port.",
    "dealt_seen": "{name} was dealt {crew}.",
    "returned_seen": "{name} returned {crew}.",
    "seized_seen": "{name} took {crew} from {other}.",
    "prize_seen": "{name}'s prize from {other} is {crew}.",
}


def narrate(event: Event, names: Names) -> Line | None:
    teller = _TOLD.get(event.kind)
    if teller is not None:
        return teller(event, names)
    template = _PLAIN.get(event.kind)
    if template is None:
        return None
    return say(template, rule=event.rule, **_words(event.data, names))


def _words(data: Data, names: Names) -> dict[str, Word]:
    """The gaps of a template: captains by name, crew in words, names of flags and orders, numbers."""
    words: dict[str, Word] = {
        key: value if isinstance(value, int) else Ref(value)
        for key, value in data.items()
        if key not in ("seat", "other", "crew")
    }
    for key in ("points", "taken", "cost"):
        if key in data:
            words[key] = points_text(_number(data[key]))
    if "cost" in data and not data["cost"]:
        words["cost"] = say("nothing")
    if "seat" in data:
        words["name"] = name(names, data["seat"])
    if "other" in data:
        words["other"] = name(names, data["other"])
    if "crew" in data:
        words["crew"] = crew_words(data["crew"])
    return words


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0


def _count(event: Event) -> int:
    return _number(event.data["count"])


def _ordered(event: Event, names: Names) -> Line:
    words = _words(event.data, names)
    if not _count(event):
        return say("{name} orders: {order}.", event.rule, **words)
    words["crew"] = several(CREW_TITLES.index(event.data["crew"]), _count(event))
    return say("{name} orders: {order}, and declares {crew}.", event.rule, **words)


def _with_crew(template: str) -> Callable[[Event, Names], Line]:
    def tell(event: Event, names: Names) -> Line:
        words = _words(event.data, names)
        crew = event.data.get("crew")
        count = _count(event)
        words["crew"] = cards_text(count) if crew is None else several(CREW_TITLES.index(crew), count)
        return say(template, event.rule, **words)

    return tell


def _berths(event: Event, names: Names) -> Line:
    ring = event.data["ring"]
    captains = listed([name(names, seat) for seat in ring]) if isinstance(ring, tuple) else ""
    return say("The captains sit clockwise in this order: {captains}.", rule=event.rule, captains=captains)


def _fog(event: Event, names: Names) -> Line:
    gap = event.data["gap"]
    if not isinstance(gap, int) or gap < 0:
        return say("The fog of war lifts.", rule=event.rule)
    left, right = name(names, gap), name(names, event.data["other"])
    return say("Fog settles between {left} and {right}.", rule=event.rule, left=left, right=right)


def _sunk(event: Event, names: Names) -> Line:
    words, crew = _words(event.data, names), event.data["crew"]
    if not crew:
        return say("{other} sinks {name}, who has no crew left.", event.rule, **words)
    return say("{other} sinks {name}. To the locker: {crew}.", event.rule, **words)


_TOLD: Final[dict[str, Callable[[Event, Names], Line]]] = {
    "ordered": _ordered,
    "shown": _with_crew("{name} shows {crew}: it was true."),
    "mixed": _with_crew("{name} shuffles {crew} into the port."),
    "drew": _with_crew("{name} draws {crew} from the port."),
    "returned": _with_crew("{name} returns {crew} to the port."),
    "seized": _with_crew("{name} takes {crew} from {other}'s hand."),
    "berths": _berths,
    "fog": _fog,
    "sunk": _sunk,
}

EVENT_KINDS: Final = (*_PLAIN, *_TOLD)
"""Every kind of event that the rules tell."""
