"""How every move of Scarper is pointed out: a card onto map or form, a point where it acts, an order to a battlefield.

Owns the spellings and which orders lie on the table. Must not know where anything is painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE, Path
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import FORWARD, NEXT, on_space
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.moves import Act, Dig, Keep, Move, Play
from scrapdesk.games.scarper.state import NO_ATTACK, TRACK_TOP, Ask, Phase
from scrapdesk.games.scarper.view import View

TRACKS: Final = {"publish": "propaganda", "invest": "economy"}
ATTACKS: Final = ("push", "clear", "charge")
COST: Final = {"clear": 2, "charge": 2}
DIG: Final = "dig"


def paths_of(deck: Deck, view: View, move: Move) -> Sequence[Path]:
    match move:
        case Dig(field, space):
            return list(_both(_spades(deck, view), [at.space_slot(field, space)]))
        case Play(card, event):
            return list(_both([at.card_target(deck, card)], [at.MAP if event else at.POINTS]))
        case Keep(mission):
            return list(_both([at.mission_target(deck, mission)], [at.kept_slot(view.turn or 0)]))
        case Act("end"):
            last = at.POINTS if view.phase is Phase.SPEND else at.card_target(deck, view.card)
            return list(_both([DONE], [last]))
        case Act("publish" | "invest"):
            return list(_on_track(view, move.verb))
        case Act():
            return list(_in_field(deck, view, move))
    return ()


def _both(firsts: Iterable[Target], seconds: Sequence[Target]) -> Iterator[Path]:
    """Thing and place, in either order."""
    for first in firsts:
        for second in seconds:
            yield from ((first, second), (second, first))


def _points(view: View) -> list[Target]:
    """Any of the points that are left will do."""
    return [at.point_target(number) for number in range(1, view.left + 1)]


def _spades(deck: Deck, view: View) -> list[Target]:
    """What a trench is dug with: the economy marker that pays, the card that gives it, and always the order."""
    order = at.order_target(DIG)
    if view.phase is Phase.TURN:
        return [at.marker_target("economy", view.mover), order]
    return [at.card_target(deck, view.card), order]


def _on_track(view: View, verb: str) -> Iterator[Path]:
    """A point or the order onto the track, or the marker itself one up."""
    seat, track = view.mover, TRACKS[verb]
    value = (view.propaganda if track == "propaganda" else view.economy)[seat]
    yield from _both([*_points(view), at.order_target(verb)], [at.row_slot(track, seat)])
    yield from _both([at.marker_target(track, seat)], [at.track_slot(track, seat, value + 1)])


def _in_field(deck: Deck, view: View, act: Act) -> Iterator[Path]:
    """An order onto a battlefield, a point where it can only mean one thing, the pin forward, the card as a whole."""
    place = at.field_slot(act.field)
    sources = [at.order_target(act.verb)]
    if view.phase is Phase.CHOOSE or act.verb == "assault":
        sources.append(at.card_target(deck, view.card))
    elif act.verb in ("push", "clear"):
        sources += _points(view)
    yield from _both(sources, [place])
    if act.verb == "push":
        line = at.line_slot(act.field, view.fronts[act.field] + FORWARD[view.mover])
        yield from _both([at.front_target(act.field)], [line])
    elif act.verb == "clear":
        yield from ((source, trench) for source in sources for trench in _in_the_way(view, act.field))


def _in_the_way(view: View, field: int) -> list[Target]:
    """The enemy trenches next to the frontline; any of them may be pointed at."""
    space = NEXT[view.mover][view.fronts[field]].bit_length() - 1
    return [at.trench_target(field, space, order + 1) for order in range(on_space(view.trenches[field], space))]


# -- orders ---------------------------------------------------------------------------------------------


def orders_of(view: View) -> list[str]:
    """The verbs whose signs lie on the table: those that are legal somewhere."""
    if view.phase is Phase.TURN:
        return [DIG] if view.economy[view.mover] and not view.again else []
    if view.phase is Phase.SPEND:
        return list(_buyable(view))
    head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
    if type(head) is not Ask or head.effect.do == "rethink":
        return []
    return [DIG if head.effect.do == "trench" else head.effect.do]


def _buyable(view: View) -> Iterator[str]:
    seat = view.mover
    for verb, values in (("publish", view.propaganda), ("invest", view.economy)):
        if values[seat] < TRACK_TOP:
            yield verb
    if view.year.bans[seat] & NO_ATTACK:
        return
    barred = {_barred(view, field) for field in range(len(view.fronts))} - {None}
    found = {"push": False in barred, "clear": True in barred, "charge": bool(barred)}
    yield from (verb for verb in ATTACKS if found[verb] and view.left >= COST.get(verb, 1))
    if view.whole and barred:
        yield "assault"


def _barred(view: View, field: int) -> bool | None:
    """Whether an enemy trench is in the way; None where nothing is left to attack."""
    bit = NEXT[view.mover][view.fronts[field]]
    return bool(view.trenches[field] & bit) if bit else None
