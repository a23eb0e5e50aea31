"""What stands beside a line of the log: the side whose doing it was, and the card that did it, or that was seen; and
who did what in a few words. What a search turns up stands in the row of the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.words import Line, Who, Word, listed, say
from scrapdesk.games.scope.cards import KIND_NAMES, KIND_TITLES, SIDE_TITLES
from scrapdesk.games.scope.narration import area_words
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


def brief_of(event: Event, seats: int) -> InShort | None:
    """Who did what; the sentence of a victory is not cut short. `seats`: among so many."""
    kind, data = event.kind, event.data
    if kind == "shown" and event.rule in JOINED:  # it stands in the row of the search, or of the order
        own = "officer" if event.rule == "SC-7.3" else "mortar" if event.rule == "SC-7.5" else ""
        card = str(data["card"])  # of the mortar that fires its sign tells; one that is hit is told as shot
        return InShort(FOUND[card] if card != own else None, joins=True)
    gain = f"+{data['points']}" if data.get("points") else ""
    if kind == "held":  # by whoever has just searched, or fired
        return InShort(say("holds fire"), joins=True, folds=True)
    if kind == "quietened":  # it comes by itself, and is seen on the table
        return InShort(folds=True)
    if kind == "arranged":  # only its side is told: cards lie there to be seen, a bluff leaves no trace
        return InShort(say("same order: a bluff")) if data["same"] else InShort(folds=True)
    if kind == "reconnoitred":
        squares = listed(list(cast(Sequence[str], data["squares"])))
        return InShort(say("{who} scouts {squares}", who=_who(event, seats), squares=squares))
    return InShort(_named(kind, event, seats), gain) if kind in DONE else None


def _named(kind: str, event: Event, seats: int) -> Line:
    """The sentence of such an event, with what it names."""
    line, names = DONE[kind]
    filled = tuple((name, _word(event, name)) for name in names)
    return replace(line, args=(*filled, ("who", _who(event, seats))))


def _who(event: Event, seats: int) -> Word:
    """Who acts, by name; the side, where it is not told which of its two."""
    side = cast(int, event.data["side"])
    seat = event.data.get("seat", side if seats == len(SIDES) else None)
    return Who(seat) if isinstance(seat, int) else say("The {side} side", side=SIDE_TITLES[side])


def _word(event: Event, name: str) -> Word:
    if name == "cards":
        return listed([_title(card) for card in cast(Sequence[str], event.data[name])])
    found = str(event.data[name])
    if name == "quadrant":
        return area_words(found)
    return _title(found) if name == "card" else found


def _title(name: str) -> str:
    return KIND_TITLES[KIND_NAMES.index(name)]


JOINED: Final = ("SC-4.2", "SC-7.3", "SC-7.4", "SC-7.5")
"""The rules by which cards are looked for or shelled, and by which an officer shows itself."""
FOUND: Final[dict[str, Line]] = {
    "sniper": say("finds a sniper"),
    "decoy": say("finds a decoy"),
    "officer": say("finds an officer"),
    "scout": say("finds a scout"),
    "mortar": say("finds a mortar"),
    "gun": say("finds a machine gun"),
    "infantry": say("finds infantry"),
    "empty": say("finds nobody"),
}
DONE: Final[dict[str, tuple[Line, tuple[str, ...]]]] = {
    "placed": (say("{who} places the {card} on {square}", who="", card="", square=""), ("card", "square")),
    "scattered": (say("{who} places the rest at random", who=""), ()),
    "ready": (say("{who} is ready", who=""), ()),
    "moved": (say("{who} moves four cards in {quadrant}", who="", quadrant=""), ("quadrant",)),
    "reinforced": (
        say("{who} brings {cards} back into {quadrant}", who="", cards="", quadrant=""),
        ("cards", "quadrant"),
    ),
    "searched": (say("{who} searches {square}", who="", square=""), ("square",)),
    "shown": (say("{square}: {card}", square="", card=""), ("square", "card")),
    "shot": (say("{who} shoots the {card} on {square}", who="", card="", square=""), ("card", "square")),
    "heard": (say("{who} was heard in {quadrant}", who="", quadrant=""), ("quadrant",)),
    "stayed": (say("{who} stays put", who=""), ()),
    "passed": (say("{who} passes", who=""), ()),
    "rested": (say("{who} ends the turn", who=""), ()),
    "deployment": (say("{who} deploys from {square}", who="", square=""), ("square",)),
    "shelled": (say("{who} shells {target} from {mortar}", who="", mortar="", target=""), ("mortar", "target")),
    "removed": (say("{square}: the decoy is gone", square=""), ("square",)),
    "fired": (say("{who} fires at {target}", who="", target=""), ("target",)),
    "assaulted": (
        say("{who}'s infantry on {infantry} storms {quadrant}", who="", infantry="", quadrant=""),
        ("infantry", "quadrant"),
    ),
    "stepped": (say("{who} takes {square}: {card}", who="", square="", card=""), ("square", "card")),
}
"""With what the event names."""
