"""The log as rows of two lines: under whose flag, which order, what was declared for it, and by its seal what became
of that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.core.events import Event, Value
from scrapdesk.core.words import Line, Who, plural, say
from scrapdesk.games.scalawag.cards import (
    CREW_NAMES,
    CREW_TITLES,
    MUSTER,
    MUSTERED,
    NO_CREW,
    ORDER_NAMES,
    ORDER_TITLES,
    Crew,
)
from scrapdesk.games.scalawag.moves import Bury, Declare, Lose, Move, Order
from scrapdesk.games.scalawag.phrases import cards_text, several
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.faces.scalawag.wording import CREW, ORDERS
from scrapdesk.ui.paint.pictures import Picture, picture

MARKED: Final = {"ordered": "declared", "declared": "declared", "called": "challenged", "shown": "proven"}
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
FLAGGED: Final = frozenset({*MARKED, BROKEN, *THINGS, "passed", "aimed", "skipped", "mended"})
ACTS: Final = (
    say("Trim sails"),
    say("Fire at {other}"),
    say("Board {other}"),
    say("Muster crew"),
    say("Steal the wind from {other}"),
    say("Call for mutiny on {other}"),
    say("On watch"),
)
"""The orders with their target, as the head of a row."""
SEALS: Final = {name: picture(f"scalawag/seal-{name}") for name in ("declared", "challenged", "proven", "broken")}
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
        return flag, SEALS["broken"]
    if event.kind in MARKED:
        return flag, SEALS[MARKED[event.kind]]
    thing = THINGS.get(event.kind)
    return (flag,) if thing is None else (flag, picture(thing))


def move_signs_of(view: View, move: Move) -> tuple[MoveSign, ...]:
    """The order, or the crew that is spoken of."""
    match move:
        case Order(order, _):
            return (MoveSign(picture(f"scalawag/order-{ORDER_NAMES[order]}")),)
        case Declare(crew) | Lose(crew) | Bury(crew, _):
            return (MoveSign(picture("scalawag/coin", crew=CREW_NAMES[crew])),)
    return ()


def brief_of(event: Event) -> InShort | None:
    """An order and all that came of it stand in one row: who lets it pass, wages, and whose turn is next need no words
    there, and are told to whoever looks at it."""
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


def _who(data: Data) -> Who:
    return Who(_number(data, "seat"))


def _crewed(crew: Crew, count: int) -> Line:
    """`gunner`, `2 gunners`: shorter than in a sentence, so that a row has one line below its head."""
    return (
        plural(count, "sailor", "{n} sailors"),
        plural(count, "gunner", "{n} gunners"),
        plural(count, "marine", "{n} marines"),
        plural(count, "pilot", "{n} pilots"),
        plural(count, "mutineer", "{n} mutineers"),
        plural(count, "lookout", "{n} lookouts"),
    )[crew]


def _ordered(data: Data) -> InShort:
    """Under its seal, where crew is declared; otherwise with the sign of the order."""
    order, count = _order(data), _number(data, "count")
    if not count:
        sign = picture(f"scalawag/order-{ORDER_NAMES[order]}")
        bare = None if order == MUSTER else say("no crew declared")
        return InShort(ORDERS[order], below=bare, meanwhile=True, who=_who(data), seal=sign)
    return InShort(ORDERS[order], below=_crewed(_crew(data), count), who=_who(data), seal=SEALS["declared"])


def _aimed(data: Data) -> InShort:
    act = ACTS[_order(data)]
    return InShort(say(act.template, other=_other(data)), folds=True)


def _bonus(data: Data) -> InShort:
    crew = _crew(data)
    coin = picture("scalawag/coin", crew=CREW_NAMES[crew])
    return InShort(say("{crew} on {other}", crew=CREW[crew], other=_other(data)), who=_who(data), seal=coin)


def _adds(told: Callable[[Data], Line], seal: Picture | None = None) -> Callable[[Data], InShort]:
    """What came of an order, in its row."""
    return lambda data: InShort(below=told(data), folds=True, who=_who(data), seal=seal)


def _plainly(line: Line, seal: Picture | None = None) -> Callable[[Data], InShort]:
    return _adds(lambda data: line, seal)


def _paid(data: Data) -> InShort:
    cost = _number(data, "cost")
    return InShort(below=say("pays {n}", n=cost) if cost else None, folds=True, who=_who(data))


def _cards(template: str) -> Callable[[Data], InShort]:
    """So many cards, which nobody sees."""
    return _adds(lambda data: say(template, cards=cards_text(_number(data, "count"))))


def _quietly(data: Data) -> InShort:
    return InShort(folds=True)


def _opens(line: Callable[[Data], Line], seal: Picture) -> Callable[[Data], InShort]:
    return lambda data: InShort(line(data), who=_who(data), seal=seal)


_MUSTERED: Final = _cards("draws {cards}")
_BRIEFS: Final[Mapping[str, Callable[[Data], InShort]]] = {
    "ordered": _ordered,
    "declared": _adds(lambda data: say("declares {crew}", crew=several(_crew(data), 1)), SEALS["declared"]),
    "called": lambda data: InShort(
        below=say("calls"), meanwhile=True, folds=True, who=_who(data), seal=SEALS["challenged"]
    ),
    "passed": _quietly,
    "shown": lambda data: InShort(below=say("shown"), meanwhile=True, folds=True, who=_who(data), seal=SEALS["proven"]),
    "caught": _plainly(say("a lie"), SEALS["broken"]),
    "aimed": _aimed,
    "fired": _paid,
    "boarded": _paid,
    "chased": _paid,
    "hole": _plainly(say("takes a hole")),
    "locker": _adds(lambda data: say("loses {crew}", crew=several(_crew(data), 1))),
    "wind": _adds(lambda data: plural(_number(data, "taken"), "takes 1 point", "takes {n} points")),
    "sunk": _opens(lambda data: say("Sunk by {other}", other=_other(data)), picture("scalawag/hole")),
    "skipped": _opens(lambda data: say("Skips a turn"), picture("scalawag/coin", crew="wave")),
    "bonus_played": _bonus,
    "mended": _plainly(say("repairs a hole")),
    "on_watch": _quietly,
    "forgone": _plainly(say("can't afford a target")),
    "drew": lambda data: _MUSTERED(data) if _number(data, "count") == MUSTERED else _quietly(data),
    "returned": _quietly,
    "seized": _quietly,
    "drew_seen": _quietly,
    "returned_seen": _quietly,
    "seized_seen": _quietly,
    "prize": _plainly(say("takes a crew card")),
    "prize_seen": _quietly,
    "mixed": _quietly,
    "trimmed": _quietly,
    "collected": _quietly,
    "turn": _quietly,
}
