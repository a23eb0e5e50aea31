"""How Scarper lies on the table: the map, the tracks, hands and missions, and how each move is pointed out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE, Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import (
    ALL_FIELDS,
    CENTRAL,
    EDGE,
    ENTENTE,
    FIELD_TITLES,
    FORWARD,
    NEXT,
    OWN,
    SPACES,
    on_space,
)
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.ledger import ScarperLedger
from scrapdesk.games.scarper.moves import USES, Act, Dig, Keep, Move, Play
from scrapdesk.games.scarper.narration import narrate
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import NONE, OFFER_SIZE, Ask, Phase
from scrapdesk.games.scarper.status import described, status
from scrapdesk.games.scarper.view import View

SEATS = (ENTENTE, CENTRAL)
MARKERS = {"publish": "propaganda", "invest": "economy"}


class ScarperTable(Table[Move, View]):
    ledger = ScarperLedger()

    def __init__(self, rules: Scarper) -> None:
        self._deck = rules.deck

    def pieces(self, view: View) -> Sequence[Piece]:
        return [
            *_frontlines(view),
            *_trenches(view),
            *_markers(view),
            *_supplies(view),
            *_hands(self._deck, view),
            *_played(self._deck, view),
            *_missions(self._deck, view),
        ]

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        match move:
            case Dig(field, space):
                return _dig_paths(view, at.space_slot(field, space))
            case Play(card, event):
                return _both_orders([at.card_target(self._deck, card)], at.button(USES[event]))
            case Keep(mission):
                return _both_orders([at.mission_target(self._deck, mission)], at.kept_slot(view.turn or 0))
            case Act():
                return _act_paths(view, move)
        return ()

    def narrate(self, event: Event, names: Names) -> Line | None:
        return narrate(self._deck, event, names)

    def status(self, view: View) -> Sequence[Field]:
        return status(self._deck, view)

    def is_private(self, view: View) -> bool:
        """Cards and missions are secret; points are spent and events are answered before everybody's eyes."""
        if view.phase is Phase.CHOOSE:
            head = view.queue[0]
            return type(head) is Ask and head.effect.do == "rethink"
        return view.phase in (Phase.KEEP, Phase.TURN)

    def describe(self, view: View, move: Move) -> Line | None:
        return described(self._deck, view, move)

    def board_text(self, view: View) -> list[str]:
        """The battlefields in letters: trenches of each space, and the frontline as a bar."""
        return [_field_text(view, field) for field in ALL_FIELDS]


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


def _supplies(view: View) -> Iterator[Piece]:
    """The heaps that trenches come from, and the points that are left."""
    for seat in SEATS:
        target = at.supply_target(seat)
        yield Piece(target, "trench", target, owner=seat)
    if view.left:
        yield Piece(at.POINTS, f"points-{view.left}", at.POINTS, owner=view.mover)


def _hands(deck: Deck, view: View) -> Iterator[Piece]:
    for seat in SEATS:
        slot = at.hand_slot(seat)
        if seat == view.seat:
            for order, card in enumerate(view.hand):
                yield Piece(at.card_target(deck, card), f"event:{deck.event_ids[card]}", slot, order, owner=seat)
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
    for seat in SEATS:
        if not view.offered:
            continue
        if seat == view.seat:
            for order, mission in enumerate(view.year.offers[seat]):
                slot = at.kept_slot(seat) if mission == view.year.kept[seat] else at.offer_slot(seat)
                yield _mission(deck, mission, slot, order, seat)
        else:
            yield from _enemy_missions(deck, view, seat)


def _enemy_missions(deck: Deck, view: View, seat: Seat) -> Iterator[Piece]:
    kept = view.chosen[seat]
    if kept and view.enemy_mission != NONE:
        yield _mission(deck, view.enemy_mission, at.kept_slot(seat), 0, seat)
    elif kept:
        yield from _backs("mission-back", at.kept_slot(seat), 1, seat)
    yield from _backs("mission-back", at.offer_slot(seat), OFFER_SIZE - kept, seat)


def _mission(deck: Deck, mission: int, slot: Target, order: int, seat: Seat) -> Piece:
    return Piece(at.mission_target(deck, mission), f"mission:{deck.mission_ids[mission]}", slot, order, owner=seat)


# -- spellings ------------------------------------------------------------------------------------------


def _both_orders(firsts: Iterable[Target], second: Target) -> list[Path]:
    return [path for first in firsts for path in ((first, second), (second, first))]


def _dig_paths(view: View, space: Target) -> list[Path]:
    """A trench from the heap to its space; one that is paid for can be drawn from the economy marker as well."""
    sources = [at.supply_target(view.mover)]
    if view.phase is Phase.TURN:
        sources.append(at.marker_target("economy", view.mover))
    return _both_orders(sources, space)


def _act_paths(view: View, act: Act) -> Sequence[Path]:
    verb = at.button(act.verb)
    if act.verb == "end":
        return [(verb, DONE)]
    if act.verb in MARKERS:
        marker = at.marker_target(MARKERS[act.verb], view.mover)
        return [*_both_orders([at.POINTS], verb), *_both_orders([marker], verb)]
    firsts = [at.front_target(act.field)]
    if act.verb == "clear":
        firsts += _in_the_way(view, act.field)
    paths = _both_orders(firsts, verb)
    if act.verb == "push":
        line = at.line_slot(act.field, view.fronts[act.field] + FORWARD[view.mover])
        paths += _both_orders([at.front_target(act.field)], line)
    return paths


def _in_the_way(view: View, field: int) -> list[Target]:
    """The enemy trenches next to the frontline; any of them may be pointed at."""
    space = NEXT[view.mover][view.fronts[field]].bit_length() - 1
    number = on_space(view.trenches[field], space) if space >= 0 else 0
    return [at.trench_target(field, space, order + 1) for order in range(number)]


def _field_text(view: View, field: int) -> str:
    cells = [".12"[on_space(view.trenches[field], space)] for space in range(SPACES)]
    cells.insert(view.fronts[field] + EDGE, "|")
    return f"{FIELD_TITLES[field]:<10} {' '.join(cells)}  {view.fronts[field]:+d}"
