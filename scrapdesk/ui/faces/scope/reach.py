"""While a front is laid out: what a card could do from the square over which it is held, on a small map of both fronts.

By the rules alone: how the enemy has laid out their front nobody knows. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from scrapdesk.games.scope.board import AREA, BIT, NEAR, NO_SQUARE, QUADRANTS, square_name, squares_in
from scrapdesk.games.scope.cards import (
    DECOY,
    GUN,
    INFANTRY,
    KIND_NAMES,
    KINDS,
    MORTAR,
    OFFICER,
    SCOUT,
    SNIPER,
    WORTH,
    Card,
    Side,
)
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.found import ROOM, shortly
from scrapdesk.ui.faces.scope.marks import FADED, INK, MUTED, PICTURES, TITLES, WHITE
from scrapdesk.ui.faces.scope.marks import GUN as SHORT
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

EDGE: Final = (0.04, 0.04)
"""The upper left corner of the card."""
LARGEST: Final = (0.44, 0.65)
"""How wide and high it is at most."""
CARD: Final = 1.4
"""How much higher than wide a card is."""
MAP: Final = (0.14, 0.955, 0.52)
"""Where the small map begins from above, where it ends at the right, and how high it is."""
BETWEEN: Final = 0.35
"""How far the fronts lie apart on it, in heights of a square."""
NARROW: Final = 1.25
"""How much wider than high a square of it is, at most."""
PANEL: Final = (470, 408)
"""The panel in units of the map, for proportions."""

Shape = tuple[int, int]
Box = tuple[float, float, float, float]


class CardReach(NamedTuple):
    """What a card of a side could do from a square; from NO_SQUARE while it is over none."""

    kind: Card
    side: Side
    square: int
    hits: int = 0
    """The enemy's squares on which it can act."""
    near: int = 0
    """Those that are too near to it."""
    heard: int = 0
    """The own squares among which it would be looked for after a shot."""
    ways: int = 0
    """In how many quadrants it could act, or be heard."""


def reach_of(view: View, side: Side, kind: Card, square: int) -> CardReach:
    if square == NO_SQUARE:
        return CardReach(kind, side, square)
    ground = view.frame.ground
    own, foe = ground.fronts[side], ground.fronts[1 - side]
    if kind == SNIPER:
        heard = [quadrant for quadrant in QUADRANTS if AREA[quadrant] & BIT[square] and not AREA[quadrant] & ~own]
        area = 0
        for quadrant in heard:
            area |= AREA[quadrant]
        return CardReach(kind, side, square, foe, heard=area, ways=len(heard))
    if not view.frame.advanced:
        return CardReach(kind, side, square)
    if kind == INFANTRY:
        storms = [at for at in QUADRANTS if AREA[at] & BIT[square] and AREA[at] & foe and not AREA[at] & ~ground.whole]
        area = 0
        for quadrant in storms:
            area |= AREA[quadrant] & foe
        return CardReach(kind, side, square, area, ways=len(storms))
    hits = {SCOUT: foe, MORTAR: foe & ~NEAR[square], GUN: foe & NEAR[square]}.get(kind, 0)
    return CardReach(kind, side, square, hits, near=foe & NEAR[square] if kind == MORTAR else 0)


# -- in words -----------------------------------------------------------------------------------------------


def told(reach: CardReach, advanced: bool, texts: Texts) -> list[str]:
    """What it means to lay the card there, in at most three lines."""
    if not advanced and reach.kind not in (SNIPER, DECOY):
        worth = texts.count(WORTH[reach.kind], "The enemy gets {n} point for it.", "The enemy gets {n} points for it.")
        return [worth, texts("It draws shots away from your snipers.")]
    return _TELLERS[reach.kind](reach, texts)


def _of_sniper(reach: CardReach, texts: Texts) -> list[str]:
    lines = [texts("It can search any enemy card.")]
    if reach.square != NO_SQUARE:
        lines.append(
            texts.count(
                reach.ways,
                "Only {n} quadrant could hold its shot card.",
                "{n} quadrants could hold its shot card.",
            )
        )
    return [*lines, texts("Lose all your snipers and you lose.")]


def _of_decoy(_reach: CardReach, texts: Texts) -> list[str]:
    return [texts("Whoever finds it must shoot, and gets nothing."), texts("The shot gives their sniper away.")]


def _of_officer(_reach: CardReach, texts: Texts) -> list[str]:
    return [texts("Reveal it anywhere for one more MOVE."), texts("The enemy gets 2 points for it.")]


def _of_scout(_reach: CardReach, texts: Texts) -> list[str]:
    return [texts("It looks at any two cards side by side."), texts("It stays hidden, wherever it is.")]


def _of_mortar(reach: CardReach, texts: Texts) -> list[str]:
    if reach.square == NO_SQUARE:
        return [texts("It hits any enemy card that isn't next to it.")]
    near = reach.near.bit_count()
    if not near:
        return [texts("From here it can hit every enemy card.")]
    rest = texts("It can hit all the others.")
    return [texts.count(near, "{n} enemy card is too near to hit.", "{n} enemy cards are too near to hit."), rest]


def _of_gun(reach: CardReach, texts: Texts) -> list[str]:
    stops = texts("It stops any assault that turns it up.")
    if reach.square == NO_SQUARE:
        return [texts("It fires at enemy cards next to it."), stops]
    if not reach.hits:
        return [texts("No enemy card is next to it here."), stops]
    hits = reach.hits.bit_count()
    return [texts.count(hits, "It can fire at {n} enemy card.", "It can fire at {n} enemy cards."), stops]


def _of_infantry(reach: CardReach, texts: Texts) -> list[str]:
    back = texts("If it is shot, it can come back.")
    if reach.square == NO_SQUARE:
        return [texts("It storms a quadrant that it is in."), back]
    if not reach.ways:
        return [texts("Too far back to storm the enemy's front."), back]
    storms = texts.count(reach.ways, "It can storm {n} quadrant from here.", "It can storm {n} quadrants from here.")
    return [storms, back]


_TELLERS: Final[dict[Card, Callable[[CardReach, Texts], list[str]]]] = {
    SNIPER: _of_sniper,
    DECOY: _of_decoy,
    OFFICER: _of_officer,
    SCOUT: _of_scout,
    MORTAR: _of_mortar,
    GUN: _of_gun,
    INFANTRY: _of_infantry,
}


# -- on the panel -------------------------------------------------------------------------------------------


def card_box(shape: Shape) -> Box:
    """Where the card lies in a room of this shape."""
    wide = min(LARGEST[0] * shape[0], LARGEST[1] * shape[1] / CARD)
    return *EDGE, wide / shape[0], CARD * wide / shape[1]


def _map_box(shape: Shape) -> Box:
    left, _, width, _ = card_box(shape)
    top, right, height = MAP
    begins = left + width + 0.05
    return begins, top, right - begins, height


def ornaments(view: View, reach: CardReach, shape: Shape = PANEL) -> Iterator[Ornament]:
    yield Ornament(picture(f"scope/card-{_art(reach.kind)}"), ROOM, box=card_box(shape))
    yield from small_map(view, reach, _map_box(shape), shape)


def small_map(view: View, reach: CardReach, room: Box, shape: Shape) -> Iterator[Ornament]:
    """Both fronts in a part of something of this shape, and on them what the card can do."""
    wide, high = _cell(view, room, shape)
    for square in squares_in(view.frame.ground.whole):
        left, top = _corner(view, reach.side, square, room, shape)
        shown = picture("scope/cell", state=_state(view, reach, square), side="ab"[_front(view, square)])
        yield Ornament(shown, ROOM, box=(left, top, wide * 0.94, high * 0.94))
        if square == reach.square:
            side = min(wide * shape[0], high * shape[1]) * 0.8
            box = (left + (wide - side / shape[0]) / 2, top + (high - side / shape[1]) / 2)
            sign = picture(f"scope/icon-{_art(reach.kind)}", g="#12181D", gap="#F6FAFB")
            yield Ornament(sign, ROOM, box=(*box, side / shape[0], side / shape[1]))


def map_high(view: View, room: Box, shape: Shape) -> float:
    """How high the small map is in such a room, as a part of what it stands on."""
    return _cell(view, room, shape)[1] * (2 * view.frame.size[1] + BETWEEN)


def _art(kind: Card) -> str:
    return PICTURES[KIND_NAMES[KINDS.index(kind)]]


def _front(view: View, square: int) -> Side:
    return view.frame.ground.front_of(square)


def _state(view: View, reach: CardReach, square: int) -> str:
    bit = BIT[square]
    if square == reach.square:
        return "here"
    if reach.near & bit:
        return "near"
    if reach.hits & bit:
        return "hit"
    return "heard" if reach.heard & bit else "plain"


def _cell(view: View, room: Box, shape: Shape) -> tuple[float, float]:
    """How wide and high a square of the small map is, as parts of what it stands on."""
    columns, rows = view.frame.size
    wide, high = room[2] / columns, room[3] / (2 * rows + BETWEEN)
    wide = min(wide, NARROW * high * shape[1] / shape[0])
    return wide, min(high, wide * shape[0] / shape[1])


def _corner(view: View, near: Side, square: int, room: Box, shape: Shape) -> tuple[float, float]:
    """The upper left corner of a square, seen from the edge of a side."""
    (columns, rows), (wide, high) = view.frame.size, _cell(view, room, shape)
    row, column = divmod(square, 8)
    down = 2 * rows - 1 - row if near == 0 else row
    across = column if near == 0 else columns - 1 - column
    left, top, width, _ = room
    apart = BETWEEN * high if down >= rows else 0.0
    return left + (width - wide * columns) / 2 + wide * across, top + high * down + apart


def head_of(reach: CardReach, texts: Texts) -> str:
    """From where it could do that."""
    if reach.square == NO_SQUARE:
        return texts("Not placed yet")
    return texts("From {square}", square=square_name(reach.square))


def card_words(view: View, reach: CardReach, box: Box, sizes: tuple[int, int], texts: Texts) -> Iterator[Inscription]:
    """What stands on the card: its name, what it is worth and what it does, in letters of these sizes."""
    (left, top, width, height), (large, small) = box, sizes
    name = texts.line(SHORT if reach.kind == GUN else TITLES[KIND_NAMES[KINDS.index(reach.kind)]])
    points = texts.count(WORTH[reach.kind], "{n} point", "{n} points")
    y = top + height * 0.07
    yield Inscription(name, ROOM, left + width * 0.06, y, large, INK, 0.0, width * 0.5, face="sans-bold")
    yield Inscription(points, ROOM, left + width * 0.94, y, small, FADED, 1.0, width * 0.4, face="sans-semibold")
    for row, short in enumerate(shortly(KIND_NAMES[KINDS.index(reach.kind)], view.frame.advanced)):
        y = top + height * (0.805 + 0.075 * row)
        yield Inscription(texts.line(short), ROOM, left + width * 0.07, y, small, INK, 0.0, width * 0.87, face="sans")


def inscriptions(view: View, reach: CardReach, texts: Texts, shape: Shape = PANEL) -> Iterator[Inscription]:
    yield from card_words(view, reach, card_box(shape), (20, 18), texts)
    map_left, _, map_width, _ = _map_box(shape)
    yield Inscription(head_of(reach, texts), ROOM, map_left, 0.075, 24, WHITE, 0.0, map_width, face="sans-bold")
    for row, line in enumerate(told(reach, view.frame.advanced, texts)):
        paint, face = (WHITE, "sans-semibold") if row == 0 else (MUTED, "sans")
        yield Inscription(line, ROOM, 0.045, 0.752 + 0.056 * row, 20 - 2 * bool(row), paint, 0.0, 0.91, face=face)
