"""How Scarper lies on the table: the map, the tracks, hands and missions, and how each move is pointed out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import (
    ALL_FIELDS,
    CENTRAL,
    EDGE,
    ENTENTE,
    FIELD_TITLES,
    OWN,
    SPACES,
    on_space,
)
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.ledger import ScarperLedger
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.moves import Act, Dig, Move
from scrapdesk.games.scarper.narration import narrate
from scrapdesk.games.scarper.retold import Throw
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.spelling import orders_of, paths_of
from scrapdesk.games.scarper.state import NO_EVENT, NONE, OFFER_SIZE, Ask, Phase
from scrapdesk.games.scarper.status import described, risk_of, status
from scrapdesk.games.scarper.view import View

SEATS = (ENTENTE, CENTRAL)
POINTS_ONLY: Final = "points only"
"""The mark of a card whose event its holder cannot play now."""
LAID_OUT = ("publish", "invest", "push", "clear", "end")
"""What points do without dice."""


class ScarperTable(Table[Move, View]):
    ledger = ScarperLedger()

    def __init__(self, rules: Scarper) -> None:
        self.deck = rules.deck

    def pieces(self, view: View) -> Sequence[Piece]:
        return [
            *_frontlines(view),
            *_trenches(view),
            *_markers(view),
            *_purse(view),
            *_orders(view),
            *_dice(view),
            *_hands(self.deck, view),
            *_played(self.deck, view),
            *_missions(self.deck, view),
        ]

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        return paths_of(self.deck, view, move)

    def narrate(self, event: Event, names: Names) -> Line | None:
        return narrate(self.deck, event, names)

    def status(self, view: View) -> Sequence[Field]:
        return status(self.deck, view)

    def is_private(self, view: View) -> bool:
        """Cards and missions are secret; points are spent and events are answered before everybody's eyes."""
        if view.phase is Phase.CHOOSE:
            return rethinks(view)
        return view.phase in (Phase.KEEP, Phase.TURN)

    def describe(self, view: View, move: Move) -> Line | None:
        return described(self.deck, view, move)

    def drafts(self, view: View, move: Move) -> bool:
        """Trenches and points are laid out and moved about; dice, cards and missions count at once."""
        return isinstance(move, Dig) or (isinstance(move, Act) and view.phase is Phase.SPEND and move.verb in LAID_OUT)

    def risk(self, view: View, move: Move) -> Line | None:
        return risk_of(view, move)

    def board_text(self, view: View) -> list[str]:
        """The battlefields in letters: trenches of each space, and the frontline as a bar."""
        return [_field_text(view, field) for field in ALL_FIELDS]


def rethinks(view: View) -> bool:
    """Whether an event lets the side that is asked choose its mission once more."""
    head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
    return type(head) is Ask and head.effect.do == "rethink"


# -- pieces ---------------------------------------------------------------------------------------------


def _frontlines(view: View) -> Iterator[Piece]:
    for field in ALL_FIELDS:
        yield Piece(at.front_target(field), "frontline", at.line_slot(field, view.fronts[field]))


def _trenches(view: View) -> Iterator[Piece]:
    for field in ALL_FIELDS:
        for space in range(SPACES):
            owner = _owner(view, field, space)
            for order in range(on_space(view.trenches[field], space)):
                target = at.trench_target(field, space, order + 1)
                yield Piece(target, "trench", at.space_slot(field, space), order, owner=owner)


def _owner(view: View, field: int, space: int) -> Seat:
    return ENTENTE if OWN[ENTENTE][view.fronts[field]] >> space & 1 else CENTRAL


def _markers(view: View) -> Iterator[Piece]:
    yield Piece("marker:morale", "morale", at.morale_slot(view.morale))
    for seat in SEATS:
        for track, values in (("propaganda", view.propaganda), ("economy", view.economy)):
            yield Piece(at.marker_target(track, seat), track, at.track_slot(track, seat, values[seat]), owner=seat)


def _purse(view: View) -> Iterator[Piece]:
    """The command points that are left, each a piece of its own."""
    for number in range(1, view.left + 1):
        yield Piece(at.point_target(number), "point", at.PURSE, number, owner=view.mover)


def _orders(view: View) -> Iterator[Piece]:
    """The signs for what can be ordered now, each in its place; not before the eyes of the other side. Dice are thrown
    where they lie."""
    if isinstance(view.retold, Throw):
        return
    for verb in orders_of(view) if view.seat in (None, view.mover) else ():
        target = at.order_target(verb)
        yield Piece(target, target, target, owner=view.mover)


def _dice(view: View) -> Iterator[Piece]:
    """What is being thrown, or has been and is looked at: the attacker's die, then the defender's."""
    throw = view.retold
    if not isinstance(throw, Throw):
        return
    for number, value in enumerate(throw.dice):
        owner, sides = throw.seat ^ number, 3 if throw.small else 6
        seen = (value - 1 + throw.rolling * (2 + number)) % sides + 1 if throw.rolling else value
        face = f"d3-{seen}" if throw.small else f"d6-{'ab'[owner]}{seen}"
        slot = at.bounce_slot(number + 1, throw.rolling) if throw.rolling else f"die:{number + 1}"
        yield Piece(f"die:{number + 1}", face, slot, owner=owner)


def _hands(deck: Deck, view: View) -> Iterator[Piece]:
    for seat in SEATS:
        slot = at.hand_slot(seat)
        if seat == view.seat:
            barred = bool(view.year.bans[seat] & NO_EVENT)
            for order, card in enumerate(view.hand):
                marks = (POINTS_ONLY,) if barred or not deck.events[card].usable_by(seat) else ()
                face = f"event:{deck.event_ids[card]}"
                yield Piece(at.card_target(deck, card), face, slot, order, owner=seat, marks=marks)
        else:
            yield from _backs("event-back", slot, view.hand_sizes[seat], seat)


def _backs(face: str, slot: Target, number: int, seat: Seat) -> Iterator[Piece]:
    for order in range(number):
        yield Piece(f"{slot}:{order}", face, slot, order, face_up=False, owner=seat)


def _played(deck: Deck, view: View) -> Iterator[Piece]:
    """This year's cards: the one whose points or event are still being used lies apart."""
    busy = view.phase in (Phase.SPEND, Phase.CHOOSE, Phase.ROLL)
    for order, card in enumerate(view.played):
        slot = at.IN_PLAY if busy and card == view.card else at.PLAYED
        yield Piece(at.card_target(deck, card), f"event:{deck.event_ids[card]}", slot, order)


def _missions(deck: Deck, view: View) -> Iterator[Piece]:
    """What is kept lies apart; where it may be chosen again, it lies with the others, and is taken as they are."""
    for seat in SEATS:
        if not view.offered:
            continue
        if seat == view.seat:
            kept = NONE if rethinks(view) and view.turn == seat else view.year.kept[seat]
            for order, mission in enumerate(view.year.offers[seat]):
                slot = at.kept_slot(seat) if mission == kept else at.offer_slot(seat)
                marks = ("true",) if fulfilled(deck.missions[mission], seat, view.standing) else ()
                yield _mission(deck, mission, slot, order, seat)._replace(marks=marks)
        else:
            yield from _enemy_missions(deck, view, seat)


def _enemy_missions(deck: Deck, view: View, seat: Seat) -> Iterator[Piece]:
    kept = view.chosen[seat]
    known = view.year.kept[seat] if view.seat is None else view.enemy_mission
    if kept and known != NONE:
        yield _mission(deck, known, at.kept_slot(seat), 0, seat)
    elif kept:
        yield from _backs("mission-back", at.kept_slot(seat), 1, seat)
    yield from _backs("mission-back", at.offer_slot(seat), OFFER_SIZE - kept, seat)


def _mission(deck: Deck, mission: int, slot: Target, order: int, seat: Seat) -> Piece:
    return Piece(at.mission_target(deck, mission), f"mission:{deck.mission_ids[mission]}", slot, order, owner=seat)


# -- letters -------------------------------------------------------------------------------------------


def _field_text(view: View, field: int) -> str:
    cells = [".12"[on_space(view.trenches[field], space)] for space in range(SPACES)]
    cells.insert(view.fronts[field] + EDGE, "|")
    return f"{FIELD_TITLES[field]:<10} {' '.join(cells)}  {view.fronts[field]:+d}"
