"""While a front is laid out: beside the table the card in hand, large, with what it could do, and how much is placed.

Owns where these stand on the sheet. What a card could do reach.py knows. Sees Views only; coordinates are parts of
the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from scrapdesk.games.scope.board import BIT, NO_SQUARE
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, Card
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.found import ROOM
from scrapdesk.ui.faces.scope.marks import MUTED, WHITE
from scrapdesk.ui.faces.scope.reach import (
    CARD,
    Box,
    CardReach,
    Shape,
    card_words,
    head_of,
    map_high,
    reach_of,
    small_map,
    told,
)
from scrapdesk.ui.faces.scope.reach import ornaments as reached
from scrapdesk.ui.faces.scope.sides import aim
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SHEET: Final = (508, 690)
"""Its shape, in design pixels."""
LEFT, RIGHT = 0.024, 0.976
"""Where all of it begins and ends."""
TOP: Final = 0.008
LARGEST: Final = (0.56, 0.577)
"""How wide and high the card is at most."""
MAP: Final = (0.585, 0.086, 0.29)
"""Where the small map begins from the left and from above, and how high it is at most."""
LINE: Final = 0.038
"""How far lines are apart, of what a card could do."""
BESIDE: Final = 2
"""So many sentences stand beside the card, and what is left below it."""
BESIDE_SIZE: Final = 19
"""How large these are written."""
BELOW: Final = 0.635
"""How far down what a card means stands that has most to tell."""
RULE, COUNT, PIPS, AIM = 0.69, 0.755, (0.812, 0.045), 0.905
"""How far down the hairline, the number of cards that are placed, their pips and what wins stand."""


def at_rest(view: View, last: CardReach | None) -> CardReach:
    """What is shown while no card is in hand: the last one, or the first that there is."""
    side = view.side or 0
    if last is not None and last.side == side:
        lies = last.square == NO_SQUARE or view.cards[last.square] == OF_SIDE[side][last.kind]
        return last if lies else reach_of(view, side, last.kind, NO_SQUARE)
    return reach_of(view, side, _first(view), NO_SQUARE)


def _first(view: View) -> Card:
    return next((kind for kind in UNITS_TO_LAY if view.frame.scenario.count(kind)), SNIPER)


def placed(view: View) -> tuple[int, int]:
    """How many cards are placed, of how many."""
    side, ground = view.side or 0, view.frame.ground
    own = {OF_SIDE[side][kind] for kind in UNITS_TO_LAY}
    laid = sum(bool(BIT[at] & ground.fronts[side]) and card in own for at, card in enumerate(view.cards))
    return laid, sum(view.frame.scenario.count(kind) for kind in UNITS_TO_LAY)


def _card(shape: Shape) -> Box:
    wide = min(LARGEST[0] * shape[0], LARGEST[1] * shape[1] / CARD)
    return LEFT, TOP, wide / shape[0], CARD * wide / shape[1]


def _map(shape: Shape) -> Box:
    left, top, high = MAP
    begins = max(left, LEFT + _card(shape)[2] + 0.045)
    return begins, top, RIGHT - begins, high


def ornaments(view: View, reach: CardReach, shape: Shape) -> Iterator[Ornament]:
    card = next(iter(reached(view, reach, shape)))
    yield Ornament(card.picture, ROOM, box=_card(shape))
    yield from small_map(view, reach, _map(shape), shape)
    yield Ornament(picture("scope/share", part="0"), ROOM, box=(LEFT, RULE, RIGHT - LEFT, 0.004))
    laid, whole = placed(view)
    cells = picture("scope/points", side="a", scored=str(laid), target=str(whole), next="0")
    yield Ornament(cells, ROOM, box=(LEFT, PIPS[0], RIGHT - LEFT, PIPS[1]))


def beside(shape: Shape) -> float:
    """How wide lines beside the card are, in the units of the shape."""
    return _map(shape)[2] * shape[0]


def inscriptions(
    view: View, reach: CardReach, enemy: str, texts: Texts, shape: Shape, letters: int
) -> Iterator[Inscription]:
    """`enemy`: what the one at the other front is called; `letters`: how many a line beside the card has."""
    yield from card_words(view, reach, _card(shape), (24, 20), texts)
    room = _map(shape)
    yield Inscription(head_of(reach, texts), ROOM, room[0], 0.045, 26, WHITE, 0.0, room[2], face="sans-bold")
    y = room[1] + map_high(view, room, shape) + 0.04
    lines = told(reach, view.frame.advanced, texts)
    for line in lines[BESIDE:]:
        yield Inscription(line, ROOM, LEFT, BELOW, 20, WHITE, 0.0, RIGHT - LEFT, face="sans-semibold")
    for row, line in enumerate(lines[:BESIDE]):
        paint, face = (WHITE, "sans-semibold") if row == 0 else (MUTED, "sans")
        parts = wrap(line, letters)
        yield Inscription("\n".join(parts), ROOM, room[0], y, BESIDE_SIZE, paint, 0.0, room[2], face=face)
        y += LINE * len(parts) + 0.014
    laid, whole = placed(view)
    words = texts("{n} of {all} placed", n=laid, all=whole)
    yield Inscription(words, ROOM, LEFT, COUNT, 28, WHITE, 0.0, 0.5, face="sans-bold")
    words = texts("{name} sees only backs", name=enemy)
    yield Inscription(words, ROOM, RIGHT, COUNT, 20, MUTED, 1.0, 0.45, face="sans")
    yield Inscription(aim(view.frame.scenario, texts), ROOM, LEFT, AIM, 19, MUTED, 0.0, RIGHT - LEFT, face="sans")
