"""What the things on Scarper's table are called and what they are for: tasks, orders, tracks. Owns sentences only."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, paragraph, say
from scrapdesk.games.scarper.board import FIELD_TITLES, FIELDS
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.moves import Act, Dig, Play
from scrapdesk.games.scarper.outlook import outlook, outlook_percents
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, Phase
from scrapdesk.games.scarper.status import attack_odds
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.faces.scarper.paint import NAMES
from scrapdesk.ui.frame.texts import Texts

KEEPING: Final = say("Drag one mission into your envelope. It stays secret until the year ends.")
PLAYING: Final = say("Drag a card onto the map for its event, or onto the form for its points.")
DIGGING: Final = say("First you may drag your economy marker onto one of your spaces to dig in.")
NO_EVENTS: Final = say(
    "Drag a card onto the form for its points. An enemy event stops you playing this card for its event."
)
SPENDING: Final = say("Drag a point or an order onto a battlefield or a track.")
WHOLE: Final = say("An assault takes the whole card.")
NO_ATTACKS: Final = say("An enemy event forbids attacks with this card. Drag points onto your propaganda or economy.")
ANSWERING: Final = say("Drag the card or the order to where you want it.")

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
    "publish": (say("Publish"), say("1 point: your propaganda goes up 1.")),
    "invest": (say("Invest"), say("1 point: your economy goes up 1.")),
    "push": (say("Push"), say("1 point: the front line moves one space if no enemy trench is in the way.")),
    "clear": (say("Clear"), say("2 points: clear one enemy trench next to the front line.")),
    "charge": (
        say("Frontal charge"),
        say("2 points: both sides roll a die and add their bonus. If yours is higher, you move by the difference."),
    ),
    "assault": (
        say("Concentrated assault"),
        say("Uses the whole card: your movement is its points plus a D3. It costs you as much morale as you roll."),
    ),
    "dig": (say("Dig in"), say("1 economy: trenches fill one space on your side of the front line.")),
    "advance": (say("Advance"), say("The event moves your front line forward.")),
    "retreat": (say("Fall back"), say("The event moves your front line back.")),
    "bombard": (say("Bombard"), say("The event clears enemy trenches, starting next to the front line.")),
}


def task(view: View, texts: Texts) -> str:
    """What the person asked can do now, and nothing that they cannot."""
    bans, seat = view.year.bans[view.mover], view.mover
    match view.phase:
        case Phase.KEEP:
            told = [KEEPING]
        case Phase.TURN:
            told = [NO_EVENTS if bans & NO_EVENT else PLAYING]
            told += [DIGGING] if view.economy[seat] and not view.again else []
        case Phase.SPEND if bans & NO_ATTACK:
            told = [NO_ATTACKS]
        case Phase.SPEND:
            told = [SPENDING, WHOLE] if view.whole else [SPENDING]
        case _:
            told = []
    return texts.word(paragraph(told))


def in_short(deck: Deck, view: View, move: object, texts: Texts) -> str:
    """A move in few words: they lie over the map, and the whole sentence stands beside it."""
    match move:
        case Play(_, True):
            return texts("Play its event")
        case Play(card, False):
            return texts.count(deck.events[card].points, "{n} command point", "{n} command points")
        case Act("charge"):
            found = outlook_percents(outlook(attack_odds(view, move)))
            return texts("Charge: {n}% to gain ground", n=sum(found[:2]))
        case Act(verb) if verb in WHAT:
            return texts.line(WHAT[verb][0])
        case Dig():
            return texts.line(WHAT["dig"][0])
    return ""


def words_for(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    kind, _, name = piece.face.partition(":")
    if kind == "order":
        title, told = WHAT[name]
        return texts.line(title), texts.line(told)
    if kind == "frontline":
        return _front(piece, view, texts)
    side = texts.line(NAMES[piece.owner or 0])
    if kind == "trench":
        return texts("Trench"), texts("{side}: every two trenches in a battlefield add 1 against charges.", side=side)
    if kind in ("propaganda", "economy"):
        return _track(kind, side, texts)
    found = _PLAIN.get(kind)
    return (kind.title(), "") if found is None else (texts.line(found[0]), texts.line(found[1]))


def _front(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    field = FIELDS.index(piece.id.split(":")[1])
    front = view.fronts[field]
    title = texts("Front line in {field}", field=FIELD_TITLES[field])
    if not front:
        return title, texts("Where it was in 1914: neither side scores here.")
    side = texts.line(NAMES[front < 0])
    if abs(front) > 2:
        return title, texts("{side}: {n} spaces ahead, worth 2 morale at the end of the year.", side=side, n=abs(front))
    return title, texts("{side}: {n} ahead, worth 1 morale at the end of the year.", side=side, n=abs(front))


def _track(kind: str, side: str, texts: Texts) -> tuple[str, str]:
    if kind == "propaganda":
        told = texts(
            "At the end of the year the leader scores the difference plus 1, at most 4. Then both go back to 0."
        )
        return texts("{side} propaganda", side=side), told
    told = texts("Pays for trenches. At the end of the year the leader scores the difference, at most 2.")
    return texts("{side} economy", side=side), told


_PLAIN: Final[dict[str, tuple[Line, Line]]] = {
    "morale": (
        say("Morale"),
        say(
            "If the flag reaches 15 on either side, that side wins the war at once. After 1918, the side whose half "
            "it is on wins."
        ),
    ),
    "point": (say("Command point"), say("Drag it where you want to use it: a battlefield, propaganda or economy.")),
    "event-back": (say("A hidden card"), say("An event card only its owner has seen.")),
    "mission-back": (say("A sealed mission"), say("It is revealed at the end of the year.")),
}
