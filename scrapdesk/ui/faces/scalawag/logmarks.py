"""A line of the log in a few words, beside who it is, by the flag, and what became of a declaration, by its seal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.core.events import Event, Value
from scrapdesk.core.words import Line, Who, say
from scrapdesk.games.scalawag.cards import CREW_TITLES, DAMAGE_SLOTS, NO_CREW, ORDER_NAMES, ORDER_TITLES, Crew
from scrapdesk.games.scalawag.phrases import cards_text, crew_words, several
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.faces.scalawag.wording import ORDERS
from scrapdesk.ui.paint.pictures import Picture, picture

SEALS: Final = {"ordered": "declared", "declared": "declared", "called": "challenged", "shown": "proven"}
BROKEN: Final = "caught"
THINGS: Final = {
    "hole": "scalawag/hole",
    "locker": "scalawag/back",
    "sunk": "scalawag/hole",
    "drew": "scalawag/back",
    "returned": "scalawag/back",
    "seized": "scalawag/back",
    "prize": "scalawag/back",
    "on_watch": "scalawag/order-watch",
}
"""What stands beside the flag where there is no seal."""
FLAGGED: Final = frozenset({*SEALS, BROKEN, *THINGS, "passed", "aimed", "skipped", "mended"})
Data = Mapping[str, Value]


def marks_of(event: Event, flags: tuple[int, ...]) -> tuple[Picture, ...]:
    """The flag of whoever it is about, and a seal or a thing. `flags`: by the seats."""
    seat = event.data.get("seat")
    if event.kind not in FLAGGED or not isinstance(seat, int) or seat >= len(flags):
        return ()
    flag = picture("scalawag/flag", seat=str(flags[seat] + 1))
    if event.kind in ("ordered", "aimed") and not event.data.get("count"):
        return flag, picture(f"scalawag/order-{ORDER_NAMES[_order(event.data)]}")
    if event.kind == BROKEN:
        return flag, picture("scalawag/seal-broken")
    if event.kind in SEALS:
        return flag, picture(f"scalawag/seal-{SEALS[event.kind]}")
    thing = THINGS.get(event.kind)
    return (flag,) if thing is None else (flag, picture(thing))


def brief_of(event: Event) -> InShort | None:
    """What happens to one captain in one breath stands in one row; wages, and whose turn is next, need no words."""
    told = _BRIEFS.get(event.kind)
    return None if told is None else told(event.data)


def _number(data: Data, key: str) -> int:
    value = data.get(key)
    return value if isinstance(value, int) else 0


def _order(data: Data) -> int:
    return ORDER_TITLES.index(str(data["order"]))


def _crew(data: Data) -> Crew:
    title = data.get("crew")
    return CREW_TITLES.index(title) if title in CREW_TITLES else NO_CREW


def _other(data: Data) -> Who:
    return Who(_number(data, "other"))


def _ordered(data: Data) -> InShort:
    order, count = ORDERS[_order(data)], _number(data, "count")
    return InShort(say("{order}, {crew}", order=order, crew=several(_crew(data), count)) if count else order)


def _paid(data: Data) -> InShort:
    cost = _number(data, "cost")
    return InShort(gain=f"\N{MINUS SIGN}{cost}" if cost else "", joins=True)


def _hole(data: Data) -> InShort:
    return InShort(say("hole {n} of {most}", n=_number(data, "holes"), most=DAMAGE_SLOTS), joins=True)


def _shown(data: Data) -> InShort:
    return InShort(say("shows {crew}", crew=several(_crew(data), _number(data, "count"))))


def _cards(template: str) -> Callable[[Data], InShort]:
    """So many cards, which nobody sees."""
    return lambda data: InShort(say(template, cards=cards_text(_number(data, "count")), other=_other(data)))


def _seen(data: Data) -> InShort:
    """Which cards they are, for whoever may know it."""
    return InShort(say("{crew}", crew=crew_words(data["crew"])), joins=True)


def _plain(line: Line) -> Callable[[Data], InShort]:
    return lambda data: InShort(line)


def _with(joined: Data) -> InShort:
    return InShort(joins=True)


_BRIEFS: Final[Mapping[str, Callable[[Data], InShort]]] = {
    "ordered": _ordered,
    "declared": lambda data: InShort(say("then {crew}", crew=several(_crew(data), 1))),
    "called": lambda data: InShort(say("calls {other}", other=_other(data))),
    "passed": lambda data: InShort(say("lets it pass"), chorus=(Who(_number(data, "seat")), say("let it pass"))),
    "shown": _shown,
    "caught": _plain(say("doesn't show the crew")),
    "aimed": lambda data: InShort(say("targets {other}", other=_other(data))),
    "fired": _paid,
    "boarded": _paid,
    "chased": _paid,
    "hole": _hole,
    "locker": lambda data: InShort(say("loses {crew}", crew=several(_crew(data), 1))),
    "wind": lambda data: InShort(gain=f"+{_number(data, 'taken')}", joins=True),
    "sunk": lambda data: InShort(say("sunk by {other}", other=_other(data))),
    "mended": _plain(say("repairs a hole")),
    "on_watch": _plain(say("keeps watch")),
    "skipped": _plain(say("skips the turn")),
    "drew": _cards("draws {cards}"),
    "returned": _cards("returns {cards}"),
    "seized": _cards("takes {cards} from {other}"),
    "drew_seen": _seen,
    "returned_seen": _seen,
    "seized_seen": _seen,
    "prize": lambda data: InShort(say("takes a crew card from {other}", other=_other(data))),
    "prize_seen": _with,
    "mixed": _with,
    "trimmed": _with,
    "collected": _with,
    "turn": _with,
}
