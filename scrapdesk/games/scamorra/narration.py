"""The log of La Scamorra: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, commas, say
from scrapdesk.games.scamorra.board import BOARD
from scrapdesk.games.scamorra.cards import CARD_NAMES, PIECE_NAMES


def narrate(event: Event, names: Names) -> Line | None:
    teller = _TELLERS.get(event.kind)
    return None if teller is None else teller(event, names)


def _int(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _name(event: Event, names: Names) -> str:
    return names[_int(event, "seat")]


def _card(event: Event) -> str:
    return CARD_NAMES[_int(event, "card")]


def _piece(event: Event, key: str = "piece") -> str:
    return PIECE_NAMES[_int(event, key) % 3]


def _square(event: Event, key: str = "square") -> str:
    return BOARD.name(_int(event, key))


def _pair(event: Event, key: str) -> tuple[int, int]:
    return cast("tuple[int, int]", event.data[key])


def _dealt(event: Event, names: Names) -> Line:
    return say("{name} shuffles, sets the coppella aside and draws three cards.", event.rule, name=_name(event, names))


def _dealt_hand(event: Event, names: Names) -> Line:
    cards = commas([CARD_NAMES[card] for card in cast("tuple[int, ...]", event.data["cards"])])
    return say("Your hand: {cards}.", event.rule, cards=cards)


def _sign_chosen(event: Event, names: Names) -> Line:
    return say("{name} has chosen a sign.", event.rule, name=_name(event, names))


def _signs_shown(event: Event, names: Names) -> Line:
    white, black = _piece(event, "white"), _piece(event, "black")
    if white == black:
        return say("Both show {sign}: a tie.", event.rule, sign=white)
    data = {"one": names[0], "two": names[1]}
    return say("{one} shows {white}, {two} shows {black}.", event.rule, white=white, black=black, **data)


def _lot_decides(event: Event, names: Names) -> Line:
    return say("{ties} ties in a row: the initiative is drawn by lot.", event.rule, ties=_int(event, "ties"))


def _initiative(event: Event, names: Names) -> Line:
    return say("{name} has the initiative.", event.rule, name=_name(event, names))


def _chose(event: Event, names: Names) -> Line:
    name = _name(event, names)
    if event.data["place_first"]:
        return say("{name} will place first and move second.", event.rule, name=name)
    return say("{name} will move first and place second.", event.rule, name=name)


def _placed(event: Event, names: Names) -> Line:
    data = {"name": _name(event, names), "piece": _piece(event), "square": _square(event)}
    return say("{name} places {piece} on {square}.", event.rule, **data)


def _first_move(event: Event, names: Names) -> Line:
    return say("All six pieces are placed. {name} moves first.", event.rule, name=_name(event, names))


def _played(event: Event, names: Names) -> Line:
    squares = {"source": _square(event, "source"), "target": _square(event, "target")}
    data = {"name": _name(event, names), "card": _card(event), "piece": _piece(event), **squares}
    return say("{name} plays a {card}: {piece} from {source} to {target}.", event.rule, **data)


def _captured(event: Event, names: Names) -> Line:
    white, black = _pair(event, "points")
    data = {"piece": _piece(event), "victim": _piece(event, "victim")}
    return say("{victim} captured by {piece}: {white} to {black}.", event.rule, white=white, black=black, **data)


def _threw(event: Event, names: Names) -> Line:
    return say("{name} discards a {card}.", event.rule, name=_name(event, names), card=_card(event))


def _entered(event: Event, names: Names) -> Line:
    data = {"name": _name(event, names), "piece": _piece(event), "square": _square(event)}
    return say("{name} plays a pawn and returns {piece} to {square}.", event.rule, **data)


def _drew_card(event: Event, names: Names) -> Line:
    return say("You draw a {card}.", event.rule, card=_card(event))


def _knockout(event: Event, names: Names) -> Line:
    return say("Knockout! {name} captured the last piece.", event.rule, name=_name(event, names))


def _coppelle(event: Event, names: Names) -> Line:
    white, black = CARD_NAMES[_int(event, "white")], CARD_NAMES[_int(event, "black")]
    data = {"one": names[0], "two": names[1]}
    return say("The coppelle: {one} had a {white}, {two} a {black}.", event.rule, white=white, black=black, **data)


def _game_counted(event: Event, names: Names) -> Line:
    white, black = _pair(event, "totals")
    return say(
        "Game {game} is over. Match score: {white} to {black}.",
        event.rule,
        game=_int(event, "game"),
        white=white,
        black=black,
    )


def _over(event: Event, names: Names) -> Line:
    white, black = _pair(event, "points")
    data = {"one": names[0], "two": names[1]}
    return say("Final score: {one} {white}, {two} {black}.", event.rule, white=white, black=black, **data)


_TELLERS: Final[dict[str, Callable[[Event, Names], Line]]] = {
    "dealt": _dealt,
    "dealt_hand": _dealt_hand,
    "sign_chosen": _sign_chosen,
    "signs_shown": _signs_shown,
    "lot_decides": _lot_decides,
    "initiative": _initiative,
    "chose": _chose,
    "placed": _placed,
    "first_move": _first_move,
    "played": _played,
    "captured": _captured,
    "threw": _threw,
    "entered": _entered,
    "drew_card": _drew_card,
    "knockout": _knockout,
    "coppelle": _coppelle,
    "game_counted": _game_counted,
    "over": _over,
}
"""Every kind of event that needs a sentence; `drew` needs none, its owner hears `drew_card`."""
