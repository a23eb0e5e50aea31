"""How the table lies after each event: a view of before and an event give a view of after, as far as it can be seen.

Works on views alone, with the arithmetic of the rules. Must not know how it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.board import ENTENTE, FIELD_TITLES, FIELDS, added, filled, march, retreat, shelled
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.retold import Reckoning, ScoredPart
from scrapdesk.games.scarper.state import NONE, Phase, with_field, with_seat
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.years import ground

PRICES: Final = {"SA-5.1": 1, "SA-5.2": 1}


def number(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def field_of(event: Event) -> int:
    return FIELDS.index(cast(str, event.data["field"]))


def after(deck: Deck, view: View, event: Event) -> View:
    """The table when that has happened; the same view where nothing on it has changed."""
    change = _CHANGES.get(event.kind)
    return view if change is None else change(deck, view, event)


def _card(deck: Deck, view: View, event: Event) -> View:
    seat, card, points = number(event, "seat"), number(event, "card"), number(event, "points")
    sizes = with_seat(view.hand_sizes, seat, view.hand_sizes[seat] - 1)
    hand = tuple(held for held in view.hand if held != card) if seat == view.seat else view.hand
    by_event = bool(event.data["event"])
    return view._replace(
        hand=hand,
        hand_sizes=sizes,
        played=(*view.played, card),
        card=card,
        phase=Phase.CHOOSE if by_event else Phase.SPEND,
        left=0 if by_event else points,
        whole=not by_event,
        queue=(),
    )


def _dug(deck: Deck, view: View, event: Event) -> View:
    field, bit, seat = field_of(event), 1 << number(event, "space") - 1, number(event, "seat")
    trenches = view.trenches[field]
    if not event.data["paid"]:
        return view._replace(trenches=with_field(view.trenches, field, added(trenches, bit)))
    paid = with_seat(view.economy, seat, view.economy[seat] - 1)
    return view._replace(trenches=with_field(view.trenches, field, filled(trenches, bit)), economy=paid)


def _track(deck: Deck, view: View, event: Event) -> View:
    seat, value = number(event, "seat"), number(event, "value")
    left = max(0, view.left - PRICES.get(event.rule, 0))
    if event.data["track"] == "economy":
        return view._replace(economy=with_seat(view.economy, seat, value), left=left, whole=False)
    return view._replace(propaganda=with_seat(view.propaganda, seat, value), left=left, whole=False)


def _moved(deck: Deck, view: View, event: Event) -> View:
    field, seat, steps, gone = (
        field_of(event),
        number(event, "seat"),
        number(event, "steps"),
        number(event, "removed"),
    )
    front, trenches = view.fronts[field], view.trenches[field]
    result = march(seat, front, trenches, steps + gone) if steps else shelled(seat, front, trenches, gone)
    spent = 0 if event.rule != "SA-6.1" else 1 if steps else 2
    return view._replace(
        fronts=with_field(view.fronts, field, result.front),
        trenches=with_field(view.trenches, field, result.trenches),
        left=max(0, view.left - spent),
        whole=view.whole and not spent,
    )


def _retreated(deck: Deck, view: View, event: Event) -> View:
    field = field_of(event)
    result = retreat(number(event, "seat"), view.fronts[field], view.trenches[field], number(event, "steps"))
    return view._replace(
        fronts=with_field(view.fronts, field, result.front),
        trenches=with_field(view.trenches, field, result.trenches),
    )


def _charge(deck: Deck, view: View, event: Event) -> View:
    spent = 2 if view.phase is Phase.SPEND else 0
    return view._replace(left=max(0, view.left - spent), whole=False)


def _all_spent(deck: Deck, view: View, event: Event) -> View:
    return view._replace(left=0, whole=False)


def _points(deck: Deck, view: View, event: Event) -> View:
    return view._replace(left=number(event, "points"), whole=False, phase=Phase.SPEND)


def _morale(deck: Deck, view: View, event: Event) -> View:
    return view._replace(morale=number(event, "value"))


def _mission(deck: Deck, view: View, event: Event) -> View:
    """Both missions lie open; the points of each are a line of the reckoning."""
    seat, mission, morale = number(event, "seat"), number(event, "mission"), number(event, "morale")
    before = (
        view.retold
        if isinstance(view.retold, Reckoning)
        else Reckoning(view.year.number, _public(view), start=view.morale)
    )
    part = ScoredPart("mission", morale if seat == ENTENTE else -morale, seat)
    year = view.year
    if view.seat is not None and seat != view.seat and mission != NONE:
        year = year._replace(
            seen=with_seat(year.seen, view.seat, mission),
            stale=(False, year.stale[1]) if view.seat == 0 else (year.stale[0], False),
        )
    if view.seat is None:
        year = year._replace(kept=with_seat(year.kept, seat, mission))
    shown = before._replace(parts=(*before.parts, part), opened=True)
    return view._replace(year=year, retold=shown, phase=Phase.DEAL, turn=CHANCE, left=0, whole=False, queue=())


def _public(view: View) -> tuple[ScoredPart, ...]:
    """What everybody can add up: the battlefields and both tracks."""
    score = view.score
    fields = tuple(ScoredPart(FIELD_TITLES[at], ground(front)) for at, front in enumerate(view.fronts))
    return (*fields, ScoredPart("propaganda", score.propaganda), ScoredPart("economy", score.economy))


_CHANGES: Final[dict[str, Callable[[Deck, View, Event], View]]] = {
    "card": _card,
    "dug": _dug,
    "track": _track,
    "moved": _moved,
    "retreated": _retreated,
    "charge": _charge,
    "assault": _all_spent,
    "lapsed": _all_spent,
    "points": _points,
    "morale": _morale,
    "mission": _mission,
}
