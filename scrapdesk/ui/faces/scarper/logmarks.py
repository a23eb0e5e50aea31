"""How a line of the log stands there: the side, a sign of what it is about or the card, and a few words.

Its sentence is told by the rules' narration. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.words import Line, Word, plural, say
from scrapdesk.games.scarper.board import FIELD_TITLES, FIELDS
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.moves import Move, Play
from scrapdesk.games.scarper.narration import morale_text
from scrapdesk.games.scarper.state import NONE
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import spaces, trenches
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.paint.pictures import Picture, picture

MARKS: Final = "ab"
SIGNS: Final = {"charge": "charge", "assault": "charge", "bombard": "charge", "morale": "morale", "scored": "morale"}
TRACKS: Final = frozenset({"economy", "propaganda"})


class LogMarks:
    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def signs(self, event: Event) -> tuple[Picture, ...]:
        seat = event.data.get("seat")
        if event.kind == "scored" and event.data["total"]:
            seat = int(_int(event, "total") < 0)
        if not isinstance(seat, int) or seat not in (0, 1):
            return ()
        side = picture(f"scarper/icon-mark-{MARKS[seat]}")
        if event.kind == "card":
            return side, picture("scarper/sight", picture=self._deck.event_ids[_int(event, "card")], square="yes")
        track = event.data.get("track")
        sign = str(track) if event.kind == "track" and track in TRACKS else SIGNS.get(event.kind, "")
        return (side, picture(f"scarper/log-{sign}")) if sign else (side,)

    def brief(self, event: Event) -> InShort | None:
        """What its signs do not tell; None where only the sentence does."""
        if event.kind == "card":
            return InShort(self._card(event))
        if event.kind == "mission":
            return self._mission(event)
        if event.kind == "scored":
            total = abs(_int(event, "total"))
            return InShort(say("the year is scored"), gain=f"+{total}") if total else None
        teller = _TELLERS.get(event.kind)
        return None if teller is None else teller(event)

    def move_signs(self, view: View, move: Move) -> Sequence[MoveSign]:
        """The picture of the card that is played."""
        if not isinstance(move, Play):
            return ()
        return (MoveSign(picture("scarper/sight", picture=self._deck.event_ids[move.card], square="yes")),)

    def _card(self, event: Event) -> Line:
        card = self._deck.events[_int(event, "card")]
        if event.data["event"]:
            return say("{card}: event", card=card.title)
        return say("{card}: {points}", card=card.title, points=_points(card.points))

    def _mission(self, event: Event) -> InShort | None:
        mission, morale = _int(event, "mission"), _int(event, "morale")
        if mission == NONE:
            return None
        title = self._deck.missions[mission].title
        if morale:
            return InShort(say("{mission}: fulfilled", mission=title), gain=f"+{morale}")
        return InShort(say("{mission}: not fulfilled", mission=title))


def _int(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _field(event: Event) -> Word:
    return FIELD_TITLES[FIELDS.index(cast(str, event.data["field"]))]


def _points(number: int) -> Word:
    return plural(number, "{n} point", "{n} points")


def _dug(event: Event) -> InShort:
    field, space = _field(event), _int(event, "space")
    if event.data["paid"]:
        number = trenches(_int(event, "number"))
        return InShort(say("{trenches} on {field} {space} for 1 economy", trenches=number, field=field, space=space))
    return InShort(say("trench on {field} {space}", field=field, space=space))


def _track(event: Event) -> InShort:
    change = _int(event, "change")
    line = say("propaganda {value}") if event.data["track"] == "propaganda" else say("economy {value}")
    return InShort(Line(line.template, (("value", _int(event, "value")),)), gain=f"{change:+d}" if change else "")


def _moved(event: Event) -> InShort:
    steps, removed = _int(event, "steps"), _int(event, "removed")
    field, far, gone = _field(event), spaces(steps), trenches(removed)
    if steps and removed:
        return InShort(say("{field}: {spaces} forward, {trenches} cleared", field=field, spaces=far, trenches=gone))
    if steps:
        return InShort(say("{field}: {spaces} forward", field=field, spaces=far))
    if removed:
        return InShort(say("{field}: {trenches} cleared", field=field, trenches=gone))
    return InShort(say("{field}: no change", field=field))


def _retreated(event: Event) -> InShort:
    return InShort(say("{field}: {spaces} back", field=_field(event), spaces=spaces(_int(event, "steps"))))


def _charge_dice(event: Event) -> InShort:
    dice = {key: _int(event, key) for key in ("attacker", "attack", "defender", "defence")}
    lead = dice["attacker"] + dice["attack"] - dice["defender"] - dice["defence"]
    if lead > 0:
        return InShort(say("{attacker} + {attack} against {defender} + {defence}", "", **dice))
    if lead:
        return InShort(say("{attacker} + {attack} against {defender} + {defence}: repelled", "", **dice))
    return InShort(say("{attacker} + {attack} against {defender} + {defence}: tied", "", **dice))


def _assault(event: Event) -> InShort:
    return InShort(say("assaults {field}: {points}", field=_field(event), points=_points(_int(event, "points"))))


def _assault_die(event: Event) -> InShort:
    die = _int(event, "die")
    return InShort(say("rolls {die}, moves {value}", die=die, value=die + _int(event, "points")))


def _morale(event: Event) -> InShort:
    return InShort(say("morale {value}", value=morale_text(_int(event, "value"))), gain=f"{_int(event, 'gain'):+d}")


def _kept(event: Event) -> InShort:
    return InShort(say("mission changed") if event.data["again"] else say("mission chosen"))


_TELLERS: Final[dict[str, Callable[[Event], InShort]]] = {
    "hand": lambda event: InShort(say("six cards dealt")),
    "offer": lambda event: InShort(say("three missions to choose from")),
    "kept": _kept,
    "dug": _dug,
    "track": _track,
    "lapsed": lambda event: InShort(say("{points} unused", points=_points(_int(event, "points")))),
    "moved": _moved,
    "retreated": _retreated,
    "charge": lambda event: InShort(say("charges in {field}", field=_field(event))),
    "charge-dice": _charge_dice,
    "bombard": lambda event: InShort(say("bombards {field}", field=_field(event))),
    "assault": _assault,
    "assault-die": _assault_die,
    "die": lambda event: InShort(say("rolls {die}", die=_int(event, "die"))),
    "morale": _morale,
    "points": lambda event: InShort(say("{points} to spend", points=_points(_int(event, "points")))),
    "scouted": lambda event: InShort(say("looks at the enemy's mission")),
    "again": lambda event: InShort(say("plays a second card")),
    "silence": lambda event: InShort(say("next card: no event")),
    "truce": lambda event: InShort(say("next card: no attacks")),
    "drill": lambda event: InShort(say("charges +{n} this year", n=_int(event, "amount"))),
    "guard": lambda event: InShort(say("defence +{n} this year", n=_int(event, "amount"))),
    "nothing": lambda event: InShort(say("no effect")),
}
"""The short form of a line, by the kind of its event; those that are missing have only their sentence."""
