"""The names of things on SCOPE's table: cards, squares, quadrants, piles. Table and refusals share them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.board import FIELD, NO_SQUARE, QUADRANT_BY_NAME, quadrant_name, square_name, squares_in
from scrapdesk.games.scope.cards import (
    HIDDEN,
    KIND_NAMES,
    KINDS,
    NOWHERE,
    OF_SIDE,
    SIDE_NAMES,
    SIDES,
    Card,
    Side,
    kind_name,
    side_of,
)
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View

_PATTERN: Final = re.compile(
    r"square:(?P<square>[a-h]\d+)|quad:(?P<quadrant>\w+)|button:(?P<button>[a-z]+)"
    r"|card:(?P<side>german|soviet)-(?P<kind>[a-z]+)-\d+|(?P<shot>shot):(?:german|soviet)"
)


def square_target(square: int) -> Target:
    return f"square:{square_name(square)}"


def quadrant_target(quadrant: int) -> Target:
    return f"quad:{quadrant_name(quadrant)}"


def button(name: str) -> Target:
    return f"button:{name}"


def card_target(card: Card, number: int) -> Target:
    """One of several equal cards; those that were shot are counted first, then those in the front."""
    return f"card:{SIDE_NAMES[side_of(card)]}-{kind_name(card)}-{number}"


def hand_target(side: Side, kind: str) -> Target:
    """Where the cards of a kind wait to be laid out."""
    return f"hand:{SIDE_NAMES[side]}:{kind_name(kind)}"


def zone_target(side: Side) -> Target:
    """Where snipers in reserve wait."""
    return f"zone:{SIDE_NAMES[side]}"


def pile_target(side: Side) -> Target:
    """The cards that a side has shot."""
    return f"pile:{SIDE_NAMES[side]}"


def shot_target(side: Side) -> Target:
    return f"shot:{SIDE_NAMES[side]}"


def own_cards(view: View) -> Mapping[int, Target]:
    """Square -> id of every card whose face the viewer looks at."""
    shown = None if view.phase == Phase.OVER else view.side
    return _named(view.cards, view.score.piles, view.frame.ground.whole, shown, view.phase == Phase.OVER)


@lru_cache(maxsize=16)
def _named(cards: str, piles: tuple[str, str], whole: int, side: Side | None, both: bool) -> Mapping[int, Target]:
    """The same for every move of a view that is spelled."""
    used = {card: piles[1 - owner].count(card) for owner in SIDES for card in OF_SIDE[owner].values()}
    found = {}
    for square in squares_in(whole):
        card = cards[square]
        if card not in (NOWHERE, HIDDEN) and card.isalpha() and (both or side_of(card) == side):
            used[card] += 1
            found[square] = card_target(card, used[card])
    return found


class Pointed(NamedTuple):
    """What a list of targets points at, in the words of the rules."""

    verb: str = ""
    squares: tuple[int, ...] = ()
    quadrant: int = NO_SQUARE
    kind: str = ""
    """The kind of the first card that was pointed at where it does not lie in the front."""


def pointed(view: View, targets: tuple[Target, ...]) -> Pointed:
    places = {target: square for square, target in own_cards(view).items()}
    verb, kind, quadrant = "", "", NO_SQUARE
    squares: list[int] = []
    for target in targets:
        found = _PATTERN.fullmatch(target)
        if target in places:
            squares.append(places[target])
        elif found is None:
            continue
        elif found["square"]:
            squares += _square(found["square"])
        elif found["quadrant"] in QUADRANT_BY_NAME:
            quadrant = QUADRANT_BY_NAME[found["quadrant"]]
        elif found["button"]:
            verb = verb or found["button"]
        elif found["kind"] in KIND_NAMES:
            kind = kind or KINDS[KIND_NAMES.index(found["kind"])]
        elif found["shot"]:
            verb = verb or "shot"
    return Pointed(verb, tuple(squares), quadrant, kind)


def _square(name: str) -> list[int]:
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    square = FIELD.step(0, column, row)
    return [] if square is None else [square]
