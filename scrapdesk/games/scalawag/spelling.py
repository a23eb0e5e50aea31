"""Which targets spell which move: cards, ships, order chips, and the places that take them.

Targets of Scalawag!: `order:<order>` and `declare:<crew>` are chips to choose from, `button:with<n>` says a number
without touching cards, `chart` and `seal` are the declaration that lies open, `holes` the supply of damage.
Any cards may stand for declared crew: what they are is nobody's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE, Path
from scrapdesk.core.zones import minus
from scrapdesk.games.scalawag.cards import CREW_NAMES, MUSTER, ORDER_NAMES, REQUIRING, Cards, Crew
from scrapdesk.games.scalawag.moves import (
    NO_SECOND,
    Aim,
    Bury,
    Call,
    Declare,
    Forgo,
    Hole,
    Lose,
    Move,
    Order,
    Pass,
    Play,
    Return,
    Show,
    Sink,
    Yield,
)
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View

CHART: Final[Target] = "chart"
SEAL: Final[Target] = "seal"
HOLES: Final[Target] = "holes"
LOCKER: Final[Target] = "locker"
PORT: Final[Target] = "port"
LOSE: Final[Target] = "button:lose"
"""To pay with crew, said before it is known with which."""


def ship(seat: Seat) -> Target:
    return f"ship:p{seat + 1}"


def order_chip(order: int) -> Target:
    return f"order:{ORDER_NAMES[order]}"


def declare_chip(crew: Crew) -> Target:
    return f"declare:{CREW_NAMES[crew]}"


def with_button(number: int) -> Target:
    """Says that an order is declared with so many crew."""
    return f"button:with{number}"


def hidden_card(seat: Seat, at: int) -> Target:
    return f"hand:p{seat + 1}:{at + 1}"


def own_cards(view: View) -> list[tuple[Crew, Target]]:
    """The viewer's own cards that nobody else sees, each with its id: the first gunner is `crew:gunner:1`."""
    return [(crew, f"crew:{CREW_NAMES[crew]}:{nth}") for crew, nth in _numbered(covered(view))]


def covered(view: View) -> Cards:
    """The viewer's hand without what was just shown to all."""
    shown = view.plan.shown if view.seat == view.captain else ()
    return minus(view.hand, shown)


def shown_cards(view: View) -> list[tuple[Crew, Target]]:
    return [(crew, f"shown:{at + 1}") for at, crew in enumerate(view.plan.shown)]


def _numbered(cards: Cards) -> Iterator[tuple[Crew, int]]:
    for at, crew in enumerate(cards):
        yield crew, 1 + cards[:at].count(crew)


def paths_of(view: View, move: Move) -> Sequence[Path]:
    """Every spelling of a legal move; none for what luck does."""
    speller = _SPELLERS.get(type(move))
    return tuple(speller(view, move)) if speller else ()


def _spell_order(view: View, move: Order) -> Iterator[Path]:
    chip = order_chip(move.order)
    if not move.number:
        yield chip, DONE
        if move.order == MUSTER:
            yield chip, PORT
        return
    yield chip, with_button(move.number)
    end = () if move.order in REQUIRING else (DONE,)
    for cards in permutations([card for _, card in own_cards(view)], move.number):
        for at in range(move.number + 1):
            yield *cards[:at], chip, *cards[at:], *end


def _spell_declare(view: View, move: Declare) -> Iterator[Path]:
    chip = declare_chip(move.crew)
    yield chip, DONE
    for _, card in own_cards(view):
        yield chip, card
        yield card, chip


def _spell_aim(view: View, move: Aim) -> Iterator[Path]:
    if move.second == NO_SECOND:
        yield ship(move.first), DONE
        yield CHART, ship(move.first)
    else:
        yield ship(move.first), ship(move.second)
        yield CHART, ship(move.first), ship(move.second)


def _spell_play(view: View, move: Play) -> Iterator[Path]:
    for crew, card in own_cards(view):
        if crew == move.crew:
            yield card, ship(move.target)
            yield ship(move.target), card


def _spell_return(view: View, move: Return) -> Iterator[Path]:
    number = len(move.cards)
    for picked in permutations(own_cards(view), number):
        if tuple(sorted(crew for crew, _ in picked)) == move.cards:
            ids = [card for _, card in picked]
            yield *ids, PORT
            if number > 1:
                yield tuple(target for card in ids for target in (card, PORT))


def _spell_bury(view: View, move: Bury) -> Iterator[Path]:
    for crew, card in shown_cards(view) if move.shown else own_cards(view):
        if crew == move.crew:
            yield card, LOCKER
            yield LOCKER, card


def _spell_lose(view: View, move: Lose) -> Iterator[Path]:
    for crew, card in own_cards(view):
        if crew == move.crew:
            yield card, LOCKER
            yield LOCKER, card
            if view.phase is not Phase.LOSE:
                yield LOSE, card


def _spell_hole(view: View, move: Hole) -> Iterator[Path]:
    own = ship(view.seat or 0)
    yield HOLES, own
    yield own, HOLES
    yield "button:hole", own


def _spell_sink(view: View, move: Sink) -> Iterator[Path]:
    victim = view.plan.victim
    if move.by_hole:
        yield HOLES, ship(victim)
        yield ship(victim), HOLES
        yield "button:hole", ship(victim)
    else:
        yield "button:crew", ship(victim)
        yield hidden_card(victim, 0), LOCKER
        yield LOCKER, hidden_card(victim, 0)


def _button(start: Target, name: str) -> Callable[[View, Any], Iterator[Path]]:
    """A decision about the declaration that lies open: it is pointed at, and the answer, in either order."""
    return lambda view, move: iter([(start, f"button:{name}"), (f"button:{name}", start)])


_SPELLERS: Final[dict[type, Callable[[View, Any], Iterator[Path]]]] = {
    Order: _spell_order,
    Declare: _spell_declare,
    Aim: _spell_aim,
    Play: _spell_play,
    Return: _spell_return,
    Bury: _spell_bury,
    Lose: _spell_lose,
    Hole: _spell_hole,
    Sink: _spell_sink,
    Forgo: _button(CHART, "forgo"),
    Pass: _button(SEAL, "pass"),
    Call: _button(SEAL, "scalawag"),
    Show: _button(SEAL, "show"),
    Yield: _button(SEAL, "yield"),
}
