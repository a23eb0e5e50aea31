"""What the things on Scarper's table are called and what they are for: tasks, orders, tracks. Owns sentences only."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.board import FIELD_TITLES, FIELDS
from scrapdesk.games.scarper.state import Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.faces.scarper.paint import NAMES
from scrapdesk.ui.frame.texts import Texts

TASKS: Final[dict[Phase, Line]] = {
    Phase.KEEP: say("Drag one mission into your envelope. It stays secret until the year ends."),
    Phase.TURN: say(
        "Drag a card onto the map for its event, or onto the form for its command points. Before that you can drag "
        "your economy marker onto a space of yours: 1 economy fills it with trenches."
    ),
    Phase.SPEND: say(
        "Drag a point onto a battlefield or a track, or an order onto a battlefield. While nothing is spent, drag the "
        "whole card onto a battlefield for an assault."
    ),
}
ANSWERING: Final = say("Drag the card, or the order, to the place you choose.")

ORDERS: Final[dict[str, Line]] = {
    "publish": say("Publish 1"),
    "invest": say("Invest 1"),
    "push": say("Push 1"),
    "clear": say("Clear 2"),
    "charge": say("Charge 2"),
    "assault": say("Assault: all"),
    "dig": say("Dig in"),
    "advance": say("Advance"),
    "retreat": say("Fall back"),
    "bombard": say("Bombard"),
}
"""What is written on the slip of each order, with its price in points."""
WHAT: Final[dict[str, tuple[Line, Line]]] = {
    "publish": (say("Publish"), say("1 point: your propaganda rises by 1.")),
    "invest": (say("Invest"), say("1 point: your economy rises by 1.")),
    "push": (say("Push"), say("1 point: the frontline moves one space where no enemy trench is in the way.")),
    "clear": (say("Clear"), say("2 points: one enemy trench next to the frontline is gone.")),
    "charge": (
        say("Frontal charge"),
        say("2 points: both sides throw a die and add their bonus. If you are higher, you move by the difference."),
    ),
    "assault": (
        say("Concentrated assault"),
        say("The whole card: its points and a D3 are your movement. It costs you morale equal to the die."),
    ),
    "dig": (say("Dig in"), say("A space on your side of the frontline gets trenches.")),
    "advance": (say("Advance"), say("The event moves your frontline forward.")),
    "retreat": (say("Fall back"), say("The event moves your frontline back.")),
    "bombard": (say("Bombard"), say("The event removes enemy trenches, those next to the frontline first.")),
}


def words_for(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    kind, _, name = piece.face.partition(":")
    if kind == "order":
        title, told = WHAT[name]
        return texts.line(title), texts.line(told)
    if kind == "frontline":
        return _front(piece, view, texts)
    side = texts.line(NAMES[piece.owner or 0])
    if kind == "trench":
        return texts("Trench"), texts("{side}: two of them on a battlefield add 1 against every charge.", side=side)
    if kind in ("propaganda", "economy"):
        return _track(kind, side, texts)
    found = _PLAIN.get(kind)
    return (kind.title(), "") if found is None else (texts.line(found[0]), texts.line(found[1]))


def _front(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    field = FIELDS.index(piece.id.split(":")[1])
    front = view.fronts[field]
    title = texts("Frontline in {field}", field=FIELD_TITLES[field])
    if not front:
        return title, texts("Where it was in 1914: nobody scores here.")
    side = texts.line(NAMES[front < 0])
    if abs(front) > 2:
        return title, texts("{side}: {n} spaces ahead, worth 2 morale at the end of the year.", side=side, n=abs(front))
    return title, texts("{side}: {n} ahead, worth 1 morale at the end of the year.", side=side, n=abs(front))


def _track(kind: str, side: str, texts: Texts) -> tuple[str, str]:
    if kind == "propaganda":
        told = texts(
            "At the end of the year the leader scores the difference and 1 more, at most 4. Then it is 0 again."
        )
        return texts("Propaganda of the {side}", side=side), told
    told = texts("Pays for trenches. At the end of the year the leader scores the difference, at most 2.")
    return texts("Economy of the {side}", side=side), told


_PLAIN: Final[dict[str, tuple[Line, Line]]] = {
    "morale": (
        say("Morale"),
        say("The flag at 15 wins the war at once. After 1918 the side whose half it is on wins."),
    ),
    "point": (say("Command point"), say("Drag it where it shall act: a battlefield, propaganda or economy.")),
    "event-back": (say("A hidden card"), say("An event card that only its side has seen.")),
    "mission-back": (say("A sealed mission"), say("It is opened at the end of the year.")),
}
