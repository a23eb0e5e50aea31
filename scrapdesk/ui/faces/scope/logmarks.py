"""What stands beside a line of the log: the side whose doing it was, and the card that did it, or that was seen; and
the few words that are left to be said then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.words import Line, Word, commas, listed, say
from scrapdesk.games.scope.cards import KIND_NAMES, KIND_TITLES
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.faces.scope.marks import PICTURES
from scrapdesk.ui.paint.pictures import Picture, picture

SIDES: Final = "ab"
DEEDS: Final = {
    "searched": "sniper",
    "reconnoitred": "scout",
    "shelled": "mortar",
    "fired": "gun",
    "assaulted": "infantry",
    "deployment": "officer",
    "reinforced": "infantry",
}
"""By which card it is done."""
CARDS: Final = ("shown", "shot", "stepped", "removed", "placed")
"""Of these the card has been seen, by everybody or by whoever laid it out."""


def marks_of(event: Event) -> tuple[Picture, ...]:
    side = event.data.get("side")
    badge = (picture("scope/badge", side=SIDES[side]),) if isinstance(side, int) and side in (0, 1) else ()
    kind = str(event.data["card"]) if event.kind in CARDS else DEEDS.get(event.kind, "")
    return (*badge, picture("scope/truth", glyph=PICTURES[kind])) if badge and kind else badge


def brief_of(event: Event) -> InShort | None:
    """What its pictures do not tell; the sentence of a victory is not cut short."""
    if event.kind in WORDS:
        return InShort(WORDS[event.kind])
    if event.kind not in PLACED:
        return _of_cards(event)
    line, names = PLACED[event.kind]
    gain = f"+{event.data['points']}" if event.data.get("points") else ""
    return InShort(replace(line, args=tuple((name, _word(event, name)) for name in names)), gain)


def _of_cards(event: Event) -> InShort | None:
    """Several of them, or what became of one."""
    data = event.data
    if event.kind == "arranged":
        cards = commas([_title(name) for name in cast(Sequence[str], data["cards"])])
        return InShort(say("as they were, a bluff") if data["same"] else say("now {cards}", cards=cards))
    if event.kind == "reinforced":
        cards = listed([_title(name) for name in cast(Sequence[str], data["cards"])])
        return InShort(say("{cards} back in {quadrant}", cards=cards, quadrant=_word(event, "quadrant")))
    if event.kind == "reconnoitred":
        return InShort(say("looks at {squares}", squares=listed(list(cast(Sequence[str], data["squares"])))))
    return None


def _word(event: Event, name: str) -> Word:
    found = str(event.data[name])
    if name == "quadrant":
        return say("{first} to {last}", first=found[:2], last=found[2:])
    return _title(found) if name == "card" else found


def _title(name: str) -> str:
    return KIND_TITLES[KIND_NAMES.index(name)]


WORDS: Final[dict[str, Line]] = {
    "scattered": say("the rest at random"),
    "ready": say("the front is ready"),
    "quietened": say("takes the shot card back"),
    "held": say("holds fire"),
    "stayed": say("stays where it is"),
    "passed": say("passes"),
    "rested": say("ends the turn"),
}
PLACED: Final[dict[str, tuple[Line, tuple[str, ...]]]] = {
    "placed": (say("{card} on {square}", card="", square=""), ("card", "square")),
    "moved": (say("moves cards in {quadrant}", quadrant=""), ("quadrant",)),
    "searched": (say("searches {square}", square=""), ("square",)),
    "shown": (say("{square}: {card}", square="", card=""), ("square", "card")),
    "shot": (say("shoots {card} on {square}", card="", square=""), ("card", "square")),
    "heard": (say("heard in {quadrant}", quadrant=""), ("quadrant",)),
    "deployment": (say("deploys from {square}", square=""), ("square",)),
    "shelled": (say("{mortar} shells {target}", mortar="", target=""), ("mortar", "target")),
    "removed": (say("{square}: the decoy is gone", square=""), ("square",)),
    "fired": (say("aims at {target}", target=""), ("target",)),
    "assaulted": (say("{infantry} storms {quadrant}", infantry="", quadrant=""), ("infantry", "quadrant")),
    "stepped": (say("takes {square}: {card}", square="", card=""), ("square", "card")),
}
"""With what the event names."""
