"""Which targets spell which move, and a move in words. Sees Views only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE, Path
from scrapdesk.core.words import Line, commas, listed, say
from scrapdesk.games.scope.board import NEAR, NO_SQUARE, quadrant_name, quadrant_squares, square_name
from scrapdesk.games.scope.cards import GUN, INFANTRY, OF_SIDE, SCOUT, SNIPER, Card, kind_title
from scrapdesk.games.scope.legal import four_cards, places_of
from scrapdesk.games.scope.moves import (
    Arrange,
    Assault,
    Deployment,
    Fire,
    Gun,
    Howitzer,
    Move,
    Noise,
    Place,
    Recon,
    Regroup,
    Reinforce,
    Scatter,
    Search,
    Step,
    Word,
)
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.targets import button, card_target, own_cards, quadrant_target, shot_target, square_target
from scrapdesk.games.scope.terrain import terrain
from scrapdesk.games.scope.view import View


def spellings(view: View, move: Move) -> Sequence[Path]:
    speller = _SPELLERS.get(type(move))
    return list(speller(view, move)) if speller else ()


def _own(view: View, kind: str) -> Card:
    return OF_SIDE[view.side or 0][kind]


def _either_way(one: Target, other: Target) -> Iterator[Path]:
    yield one, other
    yield other, one


def _pieces(view: View, kind: str) -> list[Target]:
    """The own cards of a kind in play."""
    ids = own_cards(view)
    return [ids[square] for square in places_of(view.cards, _own(view, kind)) if square in ids]


def _place(view: View, move: Place) -> Iterator[Path]:
    card = _own(view, move.kind)
    laid = view.cards.count(card)
    for number in range(laid + 1, view.frame.scenario.count(move.kind) + 1):
        yield card_target(card, number), square_target(move.square)


def _scatter(view: View, move: Scatter) -> Iterator[Path]:
    yield button("scatter"), DONE


def _regroup(view: View, move: Regroup) -> Iterator[Path]:
    """By the quadrant as one thing; a square of it alone could mean four of them. Where nothing else is asked it says
    all."""
    quadrant = quadrant_target(move.quadrant)
    if view.phase == Phase.REGROUP:
        yield (quadrant,)
        yield button("move"), quadrant
    else:
        yield from _either_way(button("move"), quadrant)


def _arrange(view: View, move: Arrange) -> Iterator[Path]:
    """Every order of putting the four cards back, equal cards in place of each other."""
    squares = quadrant_squares(view.focus)
    ids = own_cards(view)
    kinds = four_cards(view.cards, view.focus).lower()
    if kinds == move.kinds:
        yield (button("keep"),)
    for order in permutations(range(4)):
        if all(kinds[source] == kind for source, kind in zip(order, move.kinds, strict=True)):
            drops = [(ids[squares[source]], square_target(at)) for source, at in zip(order, squares, strict=True)]
            for way in permutations(drops):
                yield tuple(target for drop in way for target in drop)


def _search(view: View, move: Search) -> Iterator[Path]:
    yield from _either_way(button("search"), square_target(move.square))
    for sniper in _pieces(view, SNIPER):
        yield sniper, square_target(move.square)


def _noise(view: View, move: Noise) -> Iterator[Path]:
    yield shot_target(view.side or 0), quadrant_target(move.quadrant)
    yield (quadrant_target(move.quadrant),)


def _deployment(view: View, move: Deployment) -> Iterator[Path]:
    """By the officer's button, or by the officer and the quadrant that it will order to move: that is chosen next."""
    officer = own_cards(view)[move.square]
    yield from _either_way(button("deployment"), officer)
    for regroup in terrain(view.frame.size, view.backs, view.side or 0).regroups:
        yield officer, quadrant_target(regroup.quadrant)


def _recon(view: View, move: Recon) -> Iterator[Path]:
    squares = [square_target(move.square)]
    if move.other != NO_SQUARE:
        squares.append(square_target(move.other))
    for first in (button("recon"), *_pieces(view, SCOUT)):
        for order in permutations(squares):
            yield (first, *order) if len(order) > 1 else (first, *order, DONE)
    for order in permutations(squares):
        yield (*order, button("recon"))


def _howitzer(view: View, move: Howitzer) -> Iterator[Path]:
    mortar, target = own_cards(view)[move.mortar], square_target(move.target)
    yield from _either_way(mortar, target)
    yield button("howitzer"), mortar, target


def _fire(view: View, move: Fire) -> Iterator[Path]:
    target = square_target(move.target)
    yield from _either_way(button("fire"), target)
    ids = own_cards(view)
    for square in places_of(view.cards, _own(view, GUN)):
        if NEAR[square] >> move.target & 1:
            yield ids[square], target


def _gun(view: View, move: Gun) -> Iterator[Path]:
    yield own_cards(view)[move.square], square_target(view.focus)


def _assault(view: View, move: Assault) -> Iterator[Path]:
    infantry, quadrant = own_cards(view)[move.infantry], quadrant_target(move.quadrant)
    yield infantry, quadrant
    yield button("assault"), infantry, quadrant


def _step(view: View, move: Step) -> Iterator[Path]:
    """All have seen the infantry: before everybody's eyes it goes by the square on which it lies open."""
    yield own_cards(view).get(view.source, square_target(view.source)), square_target(move.square)


def _reinforce(view: View, move: Reinforce) -> Iterator[Path]:
    quadrant = quadrant_target(move.quadrant)
    if move.mortar:
        yield from _either_way(button("reinforceboth"), quadrant)
        return
    yield from _either_way(button("reinforce"), quadrant)
    side = view.side or 0
    pile, card = view.score.piles[1 - side], _own(view, INFANTRY)
    for number in range(1, pile.count(card) + 1):
        yield card_target(card, number), quadrant


def _word(view: View, move: Word) -> Iterator[Path]:
    """An answer to a question that is asked in the open: its button says all."""
    yield (button(move.verb),)


_SPELLERS: Final[dict[type[Move], Callable[[View, Any], Iterator[Path]]]] = {
    Place: _place,
    Scatter: _scatter,
    Regroup: _regroup,
    Arrange: _arrange,
    Search: _search,
    Noise: _noise,
    Deployment: _deployment,
    Recon: _recon,
    Howitzer: _howitzer,
    Fire: _fire,
    Gun: _gun,
    Assault: _assault,
    Step: _step,
    Reinforce: _reinforce,
    Word: _word,
}


# -- in words -----------------------------------------------------------------------------------------------


def described(view: View, move: Move) -> Line | None:
    match move:
        case Place(kind, square):
            return say("{card} on {square}", "SC-3.1", card=kind_title(kind), square=square_name(square))
        case Scatter():
            return say("place the rest at random", "SC-3.1")
        case Regroup(quadrant):
            return say("move quadrant {quadrant}", "SC-4.1", quadrant=quadrant_name(quadrant))
        case Arrange():
            return _arrange_words(view, move)
        case Reinforce(quadrant, mortar):
            name = quadrant_name(quadrant)
            if mortar:
                return say("bring infantry and a mortar back into {quadrant}", "SC-7.9", quadrant=name)
            return say("bring infantry back into {quadrant}", "SC-7.9", quadrant=name)
        case Noise(quadrant):
            return say("the shot was heard in {quadrant}", "SC-4.3", quadrant=quadrant_name(quadrant))
        case Word(verb):
            return _WORDS_FOR[verb, view.phase == Phase.SHOOT]
    return _deed_words(move)


def _deed_words(move: Move) -> Line | None:
    match move:
        case Search(square):
            return say("search {square}", "SC-4.2", square=square_name(square))
        case Deployment(square):
            return say("reveal the officer on {square} for another move", "SC-7.3", square=square_name(square))
        case Recon(square, other):
            named = [square_name(one) for one in (square, other) if one != NO_SQUARE]
            return say("scout {squares}", "SC-7.4", squares=listed(named))
        case Howitzer(mortar, target):
            return say("shell {target} from {mortar}", "SC-7.5", mortar=square_name(mortar), target=square_name(target))
        case Fire(target):
            return say("fire at {target}", "SC-7.6", target=square_name(target))
        case Gun(square):
            return say("reveal the machine gun on {square}", "SC-7.6", square=square_name(square))
        case Assault(infantry, quadrant):
            names = {"infantry": square_name(infantry), "quadrant": quadrant_name(quadrant)}
            return say("storm {quadrant} with the infantry on {infantry}", "SC-7.8", **names)
        case Step(square):
            return say("step onto {square}", "SC-7.8", square=square_name(square))
    return None


def _arrange_words(view: View, move: Arrange) -> Line:
    names = [square_name(square) for square in quadrant_squares(view.focus)]
    pairs = zip(names, move.kinds, strict=True)
    cards = commas([say("{square} {card}", square=name, card=kind_title(kind)) for name, kind in pairs])
    if four_cards(view.cards, view.focus).lower() == move.kinds:
        return say("as they were: {cards}", "SC-4.1", cards=cards)
    return say("{cards}", "SC-4.1", cards=cards)


_WORDS_FOR: Final = {
    ("shoot", True): say("shoot, and be heard", "SC-4.3"),
    ("hold", True): say("hold fire", "SC-4.2"),
    ("hold", False): say("hold fire and keep the gun hidden", "SC-7.6"),
    ("stay", False): say("the infantry stays where it is", "SC-7.8"),
    ("end", False): say("end the turn", "SC-7.1"),
    ("pass", False): say("pass: there is nothing else to do", "SC-7.11"),
}
