"""Scalawag! as a show: who declares what, who calls, what is shown, who is hit, what it brings.

Makes beats of events, each with how the table lies by then. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.zones import replaced, without
from scrapdesk.games.scalawag.cards import CREW_OF, CREW_TITLES, DAMAGE_SLOTS, ORDER_TITLES
from scrapdesk.games.scalawag.spelling import CHART, SEAL, ship
from scrapdesk.games.scalawag.state import NO_PLAN, Phase, Plan
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.beats import Beat, Flight, Sign, Speech
from scrapdesk.ui.board.timing import ANNOUNCE_MS
from scrapdesk.ui.paint.pictures import picture

SAID_MS: Final = 420.0
"""How long a declaration is looked at before anybody answers it."""
ADDED_MS: Final = 340.0
"""How long a pilot or a lookout is, of which all else is seen already."""
CALLED_MS: Final = 750.0
SHOWN_MS: Final = 850.0
CAUGHT_MS: Final = 650.0
BROKEN: Final = 1.4
"""How large a broken seal is beside the whole one."""
AIMED_MS: Final = 280.0
HIT_MS: Final = 320.0
SUNK_MS: Final = 600.0
CARD_MS: Final = 230.0
SMALL_MS: Final = 110.0

Telling = Callable[[Event, View], Sequence[Beat]]


def beats_of(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
    telling = _TELLINGS.get(event.kind)
    found = () if telling is None else telling(event, view)
    if by_hand and event.kind in ("ordered", "declared"):
        return [Beat(view=beat.view) for beat in found[-1:]]
    return found


def _speech(seat: int, occasion: str, view: View) -> tuple[Speech, ...]:
    """What a captain says to it, beside their face."""
    return (Speech(seat, f"face:p{seat + 1}", occasion, view.turn),)


def _number(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _seat(event: Event, key: str = "seat") -> int:
    return _number(event, key)


# -- declarations -------------------------------------------------------------------------------------------


def _turn(event: Event, view: View) -> Sequence[Beat]:
    seat = _seat(event)
    watch = view.watch & ~(1 << seat)
    after = view._replace(captain=seat, actor=seat, turn=_number(event, "turn"), phase=Phase.ORDER, plan=NO_PLAN)
    return (Beat(view=after._replace(watch=watch)),)


def _ordered(event: Event, view: View) -> Sequence[Beat]:
    order, count = ORDER_TITLES.index(str(event.data["order"])), _number(event, "count")
    plan = Plan(order, count, count, claim=CREW_OF[order], claimed=count)
    return _said(event, view._replace(plan=plan))


def _declared(event: Event, view: View) -> Sequence[Beat]:
    crew = CREW_TITLES.index(str(event.data["crew"]))
    plan = view.plan._replace(unproven=view.plan.unproven + 1, claim=crew, claimed=1)
    return [replace(_said(event, view._replace(plan=plan))[-1], ms=ADDED_MS)]


def _said(event: Event, after: View) -> Sequence[Beat]:
    """Who it is, and then what is declared: under its seal, where crew stands for it."""
    seat = _seat(event)
    phase = Phase.CHALLENGE if after.plan.claimed else Phase.GO
    after = after._replace(phase=phase, actor=seat)
    speech = _speech(seat, "declare", after) if phase is Phase.CHALLENGE else ()
    announced = Beat(ANNOUNCE_MS, struck=(ship(seat),))
    return announced, Beat(SAID_MS, after, struck=(CHART,), sound="card", speech=speech)


def _called(event: Event, view: View) -> Sequence[Beat]:
    seat, captain = _seat(event), _seat(event, "other")
    after = view._replace(phase=Phase.REPLY, actor=captain, plan=view.plan._replace(caller=seat))
    speech = _speech(seat, "call", view)
    return (Beat(CALLED_MS, after, struck=(ship(seat), SEAL), sound="call", speech=speech),)


def _shown(event: Event, view: View) -> Sequence[Beat]:
    plan = view.plan._replace(shown=(view.plan.claim,) * _number(event, "count"))
    after, speech = view._replace(phase=Phase.PENALTY, plan=plan), _speech(_seat(event), "proven", view)
    return (Beat(SHOWN_MS, after, struck=(SEAL,), sound="reveal", speech=speech),)


def _caught(event: Event, view: View) -> Sequence[Beat]:
    """The seal breaks in two where it is, before the cards go."""
    seat = _seat(event)
    after = view._replace(phase=Phase.GO, caught=replaced(view.caught, seat, view.caught[seat] + 1))
    broken = Sign(picture("scalawag/seal-broken"), SEAL, BROKEN)
    speech = _speech(seat, "caught", view)
    return Beat(CAUGHT_MS, struck=(ship(seat),), signs=(broken,), speech=speech), Beat(view=after)


# -- what orders do -----------------------------------------------------------------------------------------


def _aimed(event: Event, view: View) -> Sequence[Beat]:
    order = ORDER_TITLES.index(str(event.data["order"]))
    sign = {1: "gunner", 2: "marine", 4: "pilot", 5: "mutineer"}.get(order, "gunner")
    seat, other = ship(_seat(event)), ship(_seat(event, "other"))
    flight = Flight(picture("scalawag/coin", crew=sign), seat, other)
    return (Beat(AIMED_MS, view._replace(phase=Phase.GO), flights=(flight,), struck=(other,)),)


def _hole(event: Event, view: View) -> Sequence[Beat]:
    seat = _seat(event)
    after = view._replace(damage=replaced(view.damage, seat, _number(event, "holes")))
    return (Beat(HIT_MS, after, struck=(ship(seat),), sound="splinter"),)


def _mended(event: Event, view: View) -> Sequence[Beat]:
    seat = _seat(event)
    after = view._replace(damage=replaced(view.damage, seat, max(0, view.damage[seat] - 1)))
    return (Beat(CARD_MS, after, struck=(ship(seat),)),)


def _locker(event: Event, view: View) -> Sequence[Beat]:
    """A card goes face up to the locker; out of the own hand it is that card."""
    seat, crew = _seat(event), CREW_TITLES.index(str(event.data["crew"]))
    sizes = replaced(view.sizes, seat, max(0, view.sizes[seat] - 1))
    hand = without(view.hand, crew) if seat == view.seat and crew in view.hand else view.hand
    locker = tuple(sorted((*view.locker, crew)))
    return (Beat(CARD_MS, view._replace(sizes=sizes, hand=hand, locker=locker), struck=("locker",), sound="card"),)


def _sunk(event: Event, view: View) -> Sequence[Beat]:
    seat = _seat(event)
    titles = cast("tuple[str, ...]", event.data["crew"])
    after = view._replace(
        damage=replaced(view.damage, seat, DAMAGE_SLOTS),
        sizes=replaced(view.sizes, seat, 0),
        hand=() if seat == view.seat else view.hand,
        locker=tuple(sorted((*view.locker, *map(CREW_TITLES.index, titles)))),
        points=replaced(view.points, seat, 0),
        afloat=view.afloat & ~(1 << seat),
        sunk=(*view.sunk, seat),
    )
    return (Beat(SUNK_MS, after, struck=(ship(seat),), sound="sinking", speech=_speech(seat, "sunk", view)),)


def _points(event: Event, view: View) -> Sequence[Beat]:
    after = view._replace(points=replaced(view.points, _seat(event), _number(event, "points")))
    return (Beat(SMALL_MS, after, sound="coin"),)


def _wind(event: Event, view: View) -> Sequence[Beat]:
    seat, other, taken = _seat(event), _seat(event, "other"), _number(event, "taken")
    points = replaced(replaced(view.points, other, view.points[other] - taken), seat, _number(event, "points"))
    flights = (Flight(picture("scalawag/point"), ship(other), ship(seat), taken),) if taken else ()
    return (Beat(HIT_MS, view._replace(points=points), flights=flights, sound="coin"),)


def _on_watch(event: Event, view: View) -> Sequence[Beat]:
    seat = _seat(event)
    return (Beat(CARD_MS, view._replace(watch=view.watch | 1 << seat), struck=(ship(seat),)),)


def _fog(event: Event, view: View) -> Sequence[Beat]:
    return (Beat(SMALL_MS, view._replace(fog=_number(event, "gap"))),)


def _cards_fly(start: Target | str, goal: Target | str) -> Telling:
    """Cards that nobody sees go from place to place: `seat` and `other` stand for ships."""

    def tell(event: Event, view: View) -> Sequence[Beat]:
        ends = [ship(_seat(event, end)) if end in ("seat", "other") else end for end in (start, goal)]
        return (Beat(CARD_MS, flights=(Flight(picture("scalawag/back"), ends[0], ends[1], _number(event, "count")),)),)

    return tell


_TELLINGS: Final[Mapping[str, Telling]] = {
    "turn": _turn,
    "ordered": _ordered,
    "declared": _declared,
    "called": _called,
    "shown": _shown,
    "caught": _caught,
    "aimed": _aimed,
    "hole": _hole,
    "mended": _mended,
    "locker": _locker,
    "sunk": _sunk,
    "collected": _points,
    "trimmed": _points,
    "wind": _wind,
    "on_watch": _on_watch,
    "fog": _fog,
    "drew": _cards_fly("port", "seat"),
    "returned": _cards_fly("seat", "port"),
    "mixed": _cards_fly("seat", "port"),
    "seized": _cards_fly("other", "seat"),
    "prize": _cards_fly("other", "seat"),
}
