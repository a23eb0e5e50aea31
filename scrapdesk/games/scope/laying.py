"""What is laid out as a whole in SCOPE: a front before the game, and the four cards of a MOVE.

Owns which things lie where, how a view looks with them laid otherwise, and which moves that takes. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Arrangement
from scrapdesk.games.scope.board import FIELD, WIDTH, quadrant_squares
from scrapdesk.games.scope.cards import EMPTY, FREE, KIND_NAMES, KINDS, OF_SIDE, Card, Side
from scrapdesk.games.scope.moves import Arrange, Move, Place
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.targets import card_target, hand_target, own_cards, square_target
from scrapdesk.games.scope.view import View

UNITS_TO_LAY = KINDS.removesuffix(EMPTY)
"""The kinds that are laid out by hand, in the order in which they count; empty areas fill what is left."""


def arrangement_of(view: View) -> Arrangement | None:
    side = view.side
    if side is None or not _asked(view):
        return None
    if view.phase == Phase.ARRANGE:
        ids = own_cards(view)
        squares = quadrant_squares(view.focus)
        return Arrangement({ids[at]: square_target(at) for at in squares}, tuple(map(square_target, squares)))
    if view.phase != Phase.DEPLOY:
        return None
    squares = tuple(at for at in view.frame.ground.squares(side) if view.cards[at] == FREE)
    lies = {thing: hand_target(side, card_of(thing)) for thing in waiting(view, side)}
    mirror, across = _mirror(view, squares), _across(view, side)
    return Arrangement(lies, tuple(map(square_target, squares)), frozenset(lies.values()), mirror, across)


def _mirror(view: View, squares: Sequence[int]) -> dict[Target, Target]:
    """Every square of a front, and the one in its row as far from the other edge."""
    columns, _ = view.frame.size
    opposite = {at: at - at % WIDTH + columns - 1 - at % WIDTH for at in squares}
    return {square_target(at): square_target(other) for at, other in opposite.items() if other in squares}


def _across(view: View, side: Side) -> dict[Target, Target]:
    """The cards of the other side, and the squares of its front: each the one that lies alike for who looks from
    there."""
    columns, rows = view.frame.size
    squares = view.frame.ground.squares(1 - side)
    if len(squares) != len(view.frame.ground.squares(side)):
        return {}
    found = {
        card_target(OF_SIDE[1 - side][kind], number): card_target(OF_SIDE[side][kind], number)
        for kind in UNITS_TO_LAY
        for number in range(1, view.frame.scenario.count(kind) + 1)
    }
    for at in squares:
        row, column = divmod(at, WIDTH)
        found[square_target(at)] = square_target((2 * rows - 1 - row) * WIDTH + columns - 1 - column)
    return found


def _asked(view: View) -> bool:
    return view.seat is not None and view.seat == view.actor


def waiting(view: View, side: Side) -> list[Target]:
    """The cards that are still to be laid out by hand."""
    return [
        card_target(OF_SIDE[side][kind], number)
        for kind in UNITS_TO_LAY
        for number in range(view.cards.count(OF_SIDE[side][kind]) + 1, view.frame.scenario.count(kind) + 1)
    ]


def moves_for(view: View, lies: Mapping[Target, Target]) -> Sequence[Move]:
    """The moves that lay everything out like this; none while a card is still in the hand."""
    if view.phase == Phase.ARRANGE:
        return (Arrange("".join(_laid(lies)[at] for at in quadrant_squares(view.focus)).lower()),)
    laid = _laid(lies)
    if len(laid) < len(lies):
        return ()
    in_order = sorted((KINDS.index(card.lower()), at) for at, card in laid.items())
    return tuple(Place(KINDS[kind], at) for kind, at in in_order)


def view_with(view: View, lies: Mapping[Target, Target]) -> View:
    """The cards of the own front as they would lie."""
    cards, placed = list(view.cards), list(view.placed)
    for at, card in _laid(lies).items():
        placed[view.side or 0] += cards[at] == FREE
        cards[at] = card
    return view._replace(cards="".join(cards), placed=(placed[0], placed[1]))


def _laid(lies: Mapping[Target, Target]) -> dict[int, Card]:
    """Square -> the card on it."""
    return {
        FIELD.square(place.removeprefix("square:")): card_of(thing)
        for thing, place in lies.items()
        if place.startswith("square:")
    }


def card_of(thing: Target) -> Card:
    """The card of an id such as `card:german-sniper-2`."""
    side, kind, _ = thing.removeprefix("card:").split("-")
    return OF_SIDE[int(side == "soviet")][KINDS[KIND_NAMES.index(kind)]]
