"""The log of SCOPE: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, Word, commas, listed, say
from scrapdesk.games.scope.board import QUADRANT_BY_NAME, quadrant_squares, square_name
from scrapdesk.games.scope.cards import KIND_NAMES, KIND_TITLES, SIDE_TITLES


def narrate(event: Event, names: Names) -> Line | None:
    teller = _TELLERS.get(event.kind)
    return None if teller is None else teller(event, names)


def _side(event: Event) -> str:
    return SIDE_TITLES[cast(int, event.data["side"])]


def _who(event: Event, names: Names, key: str = "side") -> Word:
    """Whoever acts for a side, by name, where they have one that is not the side's own: of a team who did it."""
    side = cast(int, event.data[key])
    alone = side if len(names) == len(SIDE_TITLES) else None
    seat = event.data.get("seat", alone)
    name = names[seat] if isinstance(seat, int) and seat < len(names) else SIDE_TITLES[side]
    return say("The {side} side", side=SIDE_TITLES[side]) if name in SIDE_TITLES else name


def _title(name: str) -> str:
    return KIND_TITLES[KIND_NAMES.index(name)]


def _card(event: Event) -> str:
    return _title(_text(event, "card"))


def _text(event: Event, key: str) -> str:
    return cast(str, event.data[key])


def _texts(event: Event, key: str) -> list[str]:
    return list(cast("tuple[str, ...]", event.data[key]))


def area_words(quadrant: str) -> Line:
    """A quadrant by two of its corners, as somebody would say it."""
    first, *_, last = map(square_name, quadrant_squares(QUADRANT_BY_NAME[quadrant]))
    return say("{first} to {last}", first=first, last=last)


def _area(event: Event) -> Line:
    return area_words(_text(event, "quadrant"))


def _placed(event: Event, names: Names) -> Line:
    return say("You place {card} on {square}.", event.rule, card=_card(event), square=_text(event, "square"))


def _scattered(event: Event, names: Names) -> Line:
    return say("{who} places the rest at random.", event.rule, who=_who(event, names))


def _ready(event: Event, names: Names) -> Line:
    return say("The {side} front is ready.", event.rule, side=_side(event))


def _moved(event: Event, names: Names) -> Line:
    data = {"who": _who(event, names), "area": _area(event)}
    return say("{who} moves four cards in {area}.", event.rule, **data)


def _arranged(event: Event, names: Names) -> Line:
    cards = commas([_title(name) for name in _texts(event, "cards")])
    if event.data["same"]:
        return say("Nothing changed in {quadrant}: a bluff.", event.rule, quadrant=_area(event))
    return say("Now in {quadrant}: {cards}.", event.rule, quadrant=_area(event), cards=cards)


def _searched(event: Event, names: Names) -> Line:
    data = {"who": _who(event, names), "square": _text(event, "square")}
    return say("{who} searches {square}.", event.rule, **data)


def _shown(event: Event, names: Names) -> Line:
    data = {"square": _text(event, "square"), "side": _side(event), "card": _card(event)}
    return say("Revealed on {square}: {side}, {card}.", event.rule, **data)


def _shot(event: Event, names: Names) -> Line:
    data = {"who": _who(event, names), "card": _card(event), "square": _text(event, "square")}
    points = cast(int, event.data["points"])
    if event.data["reserve"]:
        template = "{who} hits the ace on {square}: a reserve sniper is lost, +{points}."
        return say(template, event.rule, points=points, **data)
    return say("{who} shoots the {card} on {square}: +{points}.", event.rule, points=points, **data)


def _heard(event: Event, names: Names) -> Line:
    data = {"who": _who(event, names), "quadrant": _area(event)}
    return say("{who} was heard shooting in {quadrant}.", event.rule, **data)


def _quietened(event: Event, names: Names) -> Line:
    return say("The {side} side takes its shot card back.", event.rule, side=_side(event))


def _deployment(event: Event, names: Names) -> Line:
    data = {"side": _side(event), "square": _text(event, "square")}
    return say("DEPLOYMENT: the {side} officer on {square} orders one more MOVE.", event.rule, **data)


def _reinforced(event: Event, names: Names) -> Line:
    cards = listed([_title(name) for name in _texts(event, "cards")])
    data: dict[str, Word] = {"side": _side(event), "cards": cards, "quadrant": _area(event)}
    return say("REINFORCEMENTS for the {side} side in {quadrant}: {cards}.", event.rule, **data)


def _reconnoitred(event: Event, names: Names) -> Line:
    data: dict[str, Word] = {"side": _side(event), "squares": listed(_texts(event, "squares"))}
    return say("RECONNAISSANCE: the {side} scout looks at {squares}.", event.rule, **data)


def _held(event: Event, names: Names) -> Line:
    return say("{who} holds fire.", event.rule, who=_who(event, names))


def _stayed(event: Event, names: Names) -> Line:
    return say("The {side} infantry stays where it is.", event.rule, side=_side(event))


def _passed(event: Event, names: Names) -> Line:
    return say("{who} has no action left and passes.", event.rule, who=_who(event, names))


def _rested(event: Event, names: Names) -> Line:
    return say("{who} ends the turn.", event.rule, who=_who(event, names))


def _shelled(event: Event, names: Names) -> Line:
    data = {"side": _side(event), "mortar": _text(event, "mortar"), "target": _text(event, "target")}
    return say("HOWITZER: the {side} mortar on {mortar} fires at {target}.", event.rule, **data)


def _removed(event: Event, names: Names) -> Line:
    return say("The decoy on {square} is blown to bits.", event.rule, square=_text(event, "square"))


def _fired(event: Event, names: Names) -> Line:
    data = {"side": _side(event), "target": _text(event, "target")}
    return say("OFFENSIVE FIRE: a {side} machine gun aims at {target}.", event.rule, **data)


def _assaulted(event: Event, names: Names) -> Line:
    data: dict[str, Word] = {"side": _side(event), "square": _text(event, "infantry"), "quadrant": _area(event)}
    return say("ASSAULT: the {side} infantry on {square} storms {quadrant}.", event.rule, **data)


def _stepped(event: Event, names: Names) -> Line:
    data = {"side": _side(event), "square": _text(event, "square"), "card": _card(event)}
    if event.data["shot"]:
        points = cast(int, event.data["points"])
        return say("The {side} infantry captures the {card} on {square}: +{points}.", event.rule, points=points, **data)
    if event.data["card"] == "decoy":
        return say("The {side} infantry takes {square} and finds a decoy.", event.rule, **data)
    return say("The {side} infantry takes {square} and finds nobody.", event.rule, **data)


def _ended(event: Event, names: Names) -> Line:
    if cast(int, event.data["winner"]) < 0:
        return say("The game ends in a draw.", event.rule)
    return say("{who} wins!", event.rule, who=_who(event, names, "winner"))


_TELLERS: Final[dict[str, Callable[[Event, Names], Line]]] = {
    "placed": _placed,
    "scattered": _scattered,
    "ready": _ready,
    "moved": _moved,
    "arranged": _arranged,
    "searched": _searched,
    "shown": _shown,
    "shot": _shot,
    "heard": _heard,
    "quietened": _quietened,
    "deployment": _deployment,
    "reinforced": _reinforced,
    "reconnoitred": _reconnoitred,
    "held": _held,
    "stayed": _stayed,
    "passed": _passed,
    "rested": _rested,
    "shelled": _shelled,
    "removed": _removed,
    "fired": _fired,
    "assaulted": _assaulted,
    "stepped": _stepped,
    "ended": _ended,
}
