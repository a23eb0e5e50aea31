"""Retells what happened: a view, and one event more, give the view as it looked just after that event.

One move may fire ten cards; whoever shows them one by one needs the table between them. It goes by what a viewer may
see and hear alone, so it can tell nothing else. Must not know the rules: what an event means for them is long decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import FUEL, CardNo, CardSet
from scrapdesk.games.scrappers.moves import SOURCES
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    DECK_B,
    EJECTED,
    FROM_A,
    FROM_B,
    JAMMED,
    PILE_A,
    PILE_B,
    UNKNOWN,
    Cards,
    Phase,
    Slot,
    Task,
)
from scrapdesk.games.scrappers.view import PilotView, View

Pair = tuple[Cards, Cards]


class Retelling:
    """Knows the cards, to find the one that an event names."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def after(self, view: View, event: Event) -> View:
        if view.queue and view.queue[0].verb != "fire":  # what was asked has been answered
            view = view._replace(queue=tuple(task for task in view.queue if task.verb == "fire"))
        step = _STEPS.get(event.kind)
        return view if step is None else step(self, view, event)

    # -- small helps -------------------------------------------------------------------------------------

    def find(self, zone: Cards, event: Event) -> CardNo:
        """The card of a zone that an event names; UNKNOWN where there is none of the kind."""
        name = event.data.get("card")
        return next((card for card in zone if card != UNKNOWN and self._cards.of[card].id == name), UNKNOWN)

    def put_away(self, view: View) -> View:
        """What was resolved last goes onto its owner's pile, where it was not told to go elsewhere."""
        if not view.firing:
            return view
        pilot = view.pilots[view.active]
        after = _with(view, view.active, pilot._replace(discard=(*pilot.discard, view.firing[0].card)))
        return after._replace(firing=())


Step = Callable[[Retelling, View, Event], View]


def _seat(event: Event, key: str = "seat") -> Seat:
    return cast(Seat, event.data[key])


def _number(event: Event, key: str = "amount") -> int:
    return cast(int, event.data[key])


def _with(view: View, seat: Seat, pilot: PilotView) -> View:
    return view._replace(pilots=(*view.pilots[:seat], pilot, *view.pilots[seat + 1 :]))


def without(zone: Cards, card: CardNo) -> Cards:
    """A zone without one card; the zone itself where it is not in it."""
    if card not in zone:
        return zone
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


def _pool(pilot: PilotView, token: object, more: int) -> PilotView:
    if token == FUEL:
        return pilot._replace(fuel=pilot.fuel + more)
    return pilot._replace(scrap=pilot.scrap + more)


# -- command --------------------------------------------------------------------------------------------------------


def _assigned(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    card = tale.find(pilot.hand or pilot.hidden, event)
    return _with(view, seat, _placed(pilot, Slot(card, ASSIGNED)))


def _placed(pilot: PilotView, slot: Slot) -> PilotView:
    """A card of the hand lies in the stack."""
    return pilot._replace(
        hand=without(pilot.hand, slot.card),
        hidden=pilot.hidden if pilot.hand else without(pilot.hidden, slot.card),
        hand_size=pilot.hand_size - 1,
        stack=(*pilot.stack, slot),
    )


def _ejected(tale: Retelling, view: View, event: Event) -> View:
    pilot = view.pilots[_seat(event)]
    placed = _placed(pilot, Slot(UNKNOWN, EJECTED))
    return _with(view, _seat(event), placed._replace(ejected=pilot.ejected + 1))


def _ejected_card(tale: Retelling, view: View, event: Event) -> View:
    """Only its owner hears which card it was."""
    pilot = view.pilots[_seat(event)]
    card = tale.find(pilot.hand, event)
    stack = (*pilot.stack[:-1], Slot(card, EJECTED))
    return _with(view, _seat(event), pilot._replace(hand=without(pilot.hand, card), stack=stack))


def _drafted(tale: Retelling, view: View, event: Event) -> View:
    source, seat = SOURCES.index(str(event.data["source"])), _seat(event)
    card, after = _drawn(tale, view, source, event)
    pilot = after.pilots[seat]
    mode = FROM_B if source in (DECK_B, PILE_B) else FROM_A
    return _with(after, seat, pilot._replace(stack=(*pilot.stack, Slot(card, mode))))


def _drawn(tale: Retelling, view: View, source: int, event: Event) -> tuple[CardNo, View]:
    """The top card of a place to draft from, and the view without it."""
    if source >= PILE_A:
        card = tale.find(view.piles[source - PILE_A][::-1], event)
        return card, view._replace(piles=_pair(view.piles, source - PILE_A, without(view.piles[source - PILE_A], card)))
    card = tale.find(view.tops[source], event)
    if card == UNKNOWN and not view.mixed:
        card = tale.find(view.draft_hidden[source], event)
        below = without(view.draft_hidden[source], card)
        view = view._replace(draft_hidden=_pair(view.draft_hidden, source, below))
    sizes = (view.draft_sizes[0] - (source == 0), view.draft_sizes[1] - (source == 1))
    return card, view._replace(tops=_pair(view.tops, source, ()), draft_sizes=sizes)


def _pair(zones: Pair, at: int, cards: Cards) -> Pair:
    return (cards, zones[1]) if at == 0 else (zones[0], cards)


def _turned_up(tale: Retelling, view: View, event: Event) -> View:
    deck = SOURCES.index(str(event.data["source"]))
    hidden = 0 if view.mixed else deck
    card = tale.find(view.draft_hidden[hidden], event)
    below = _pair(view.draft_hidden, hidden, without(view.draft_hidden[hidden], card))
    return view._replace(tops=_pair(view.tops, deck, (card,)), draft_hidden=below)


# -- activation -----------------------------------------------------------------------------------------------------


def _activation(tale: Retelling, view: View, event: Event) -> View:
    first = _seat(event, "first")
    return view._replace(phase=Phase.ACTIVATION, turn=None, active=first, queue=(Task("fire", first),))


def _fired(tale: Retelling, view: View, event: Event) -> View:
    """The card leaves its bay and lies where all can see it."""
    view, seat = tale.put_away(view), _seat(event)
    pilot = view.pilots[seat]
    if not pilot.stack:
        return view
    slot = pilot.stack[-1]
    if slot.card == UNKNOWN:
        card = tale.find(pilot.hidden, event)
        slot, pilot = Slot(card, slot.mode), pilot._replace(hidden=without(pilot.hidden, card))
    after = _with(view, seat, pilot._replace(stack=pilot.stack[:-1]))
    following = Task("fire", (seat + 1) % len(view.pilots))
    return after._replace(firing=(slot,), active=seat, queue=(following,))


def _gained(tale: Retelling, view: View, event: Event) -> View:
    seat, more = _seat(event), _number(event) * (-1 if event.kind == "paid" else 1)
    return _with(view, seat, _pool(view.pilots[seat], event.data["token"], more))


def _stolen(tale: Retelling, view: View, event: Event) -> View:
    seat, by, token = _seat(event), _seat(event, "by"), event.data["token"]
    after = _with(view, seat, _pool(view.pilots[seat], token, -_number(event)))
    return _with(after, by, _pool(after.pilots[by], token, _number(event)))


def _bought(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    return tale.put_away(_with(view, seat, pilot._replace(scrap=pilot.scrap - _number(event, "price"))))


def _not_bought(tale: Retelling, view: View, event: Event) -> View:
    if not view.firing:
        return view
    slot = view.firing[0]
    pile = 1 if slot.mode == FROM_B else 0
    return view._replace(firing=(), piles=_pair(view.piles, pile, (*view.piles[pile], slot.card)))


def _installed(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    card = view.firing[0].card if view.firing else UNKNOWN
    return _with(view, seat, pilot._replace(play=(*pilot.play, card)))._replace(firing=())


def _damaged(tale: Retelling, view: View, event: Event) -> View:
    seat, more = _seat(event), _number(event) * (1 if event.kind == "damage" else -1)
    pilot = view.pilots[seat]
    return _with(view, seat, pilot._replace(damage=pilot.damage + more))


def _wrecked(tale: Retelling, view: View, event: Event) -> View:
    """A shield that has stopped something, or an upgrade that was broken, goes to its owner's pile."""
    seat = _seat(event)
    pilot = view.pilots[seat]
    card = tale.find(pilot.play, event)
    return _with(view, seat, pilot._replace(play=without(pilot.play, card), discard=(*pilot.discard, card)))


def _jammed(tale: Retelling, view: View, event: Event) -> View:
    seat, bay = _seat(event), _number(event, "bay")
    stack = list(view.pilots[seat].stack)
    stack[bay] = Slot(stack[bay].card, JAMMED)
    pilot = view.pilots[seat]
    return _with(view, seat, pilot._replace(stack=tuple(stack), ejected=pilot.ejected + 1))


def _swapped(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    stack = view.pilots[seat].stack
    return _with(view, seat, view.pilots[seat]._replace(stack=(*stack[:-2], stack[-1], stack[-2])))


def _delayed(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    stack = view.pilots[seat].stack
    return _with(view, seat, view.pilots[seat]._replace(stack=(stack[-1], *stack[:-1])))


def _hurried(tale: Retelling, view: View, event: Event) -> View:
    seat, bay = _seat(event), _number(event, "bay")
    stack = view.pilots[seat].stack
    return _with(view, seat, view.pilots[seat]._replace(stack=(*stack[:bay], *stack[bay + 1 :], stack[bay])))


def _boosted(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    return _with(view, seat, pilot._replace(boost=pilot.boost + _number(event)))


def _doubling(tale: Retelling, view: View, event: Event) -> View:
    return _with(view, _seat(event), view.pilots[_seat(event)]._replace(double=True))


def _trashed(tale: Retelling, view: View, event: Event) -> View:
    seat, from_hand = _seat(event), event.data["zone"] == "hand"
    pilot = view.pilots[seat]
    card = tale.find((pilot.hand or pilot.hidden) if from_hand else pilot.discard, event)
    after = _with(
        view, seat, _tossed(pilot, card) if from_hand else pilot._replace(discard=without(pilot.discard, card))
    )
    return after._replace(removed=(*view.removed, card))


def _tossed(pilot: PilotView, card: CardNo) -> PilotView:
    """A card has left the hand."""
    hidden = pilot.hidden if pilot.hand else without(pilot.hidden, card)
    return pilot._replace(hand=without(pilot.hand, card), hidden=hidden, hand_size=pilot.hand_size - 1)


def _salvaged(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    card, after = _drawn(tale, view, SOURCES.index(str(event.data["source"])), event)
    pilot = after.pilots[seat]
    return _with(after, seat, pilot._replace(discard=(*pilot.discard, card)))


def _toppled(tale: Retelling, view: View, event: Event) -> View:
    """The top card of a draft deck falls onto its pile."""
    deck = SOURCES.index(str(event.data["source"]))
    card, after = _drawn(tale, view, deck, event)
    return after._replace(piles=_pair(after.piles, deck, (*after.piles[deck], card)))


# -- reboot ---------------------------------------------------------------------------------------------------------


def _reboot(tale: Retelling, view: View, event: Event) -> View:
    return tale.put_away(view)._replace(phase=Phase.REBOOT, queue=())


def _over(tale: Retelling, view: View, event: Event) -> View:
    return tale.put_away(view)._replace(phase=Phase.OVER, queue=())


def _discarded(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    card = tale.find(pilot.hand or pilot.hidden, event)
    tossed = _tossed(pilot, card)
    return _with(view, seat, tossed._replace(discard=(*pilot.discard, card)))


def _reshuffled(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    hidden = tuple(sorted(pilot.hidden + pilot.discard))
    return _with(view, seat, pilot._replace(deck_size=len(pilot.discard), hidden=hidden, discard=()))


def _drew(tale: Retelling, view: View, event: Event) -> View:
    seat, count = _seat(event), _number(event, "count")
    pilot = view.pilots[seat]
    return _with(view, seat, pilot._replace(deck_size=pilot.deck_size - count, hand_size=pilot.hand_size + count))


def _drawn_cards(tale: Retelling, view: View, event: Event) -> View:
    """Only the one who draws hears which cards they are."""
    seat = _seat(event)
    pilot = view.pilots[seat]
    for name in cast("tuple[str, ...]", event.data["cards"]):
        card = tale.find(pilot.hidden, Event("drawn", event.rule, {"card": name}))
        hand = tuple(sorted((*pilot.hand, card)))
        pilot = pilot._replace(hand=hand, hidden=without(pilot.hidden, card))
    return _with(view, seat, pilot)


def _reformed(tale: Retelling, view: View, event: Event) -> View:
    """A draft pile is a deck again, in an order that nobody knows; what the other deck holds is known by that."""
    deck = SOURCES.index(str(event.data["source"]))
    hidden = _pair((view.draft_hidden[0], view.draft_hidden[0]) if view.mixed else view.draft_hidden, deck, ())
    sizes = (len(view.piles[0]), view.draft_sizes[1]) if deck == 0 else (view.draft_sizes[0], len(view.piles[1]))
    return view._replace(
        mixed=False,
        draft_hidden=_pair(hidden, deck, tuple(sorted(view.piles[deck]))),
        draft_sizes=sizes,
        piles=_pair(view.piles, deck, ()),
    )


def _income(tale: Retelling, view: View, event: Event) -> View:
    seat = _seat(event)
    pilot = view.pilots[seat]
    richer = pilot._replace(fuel=pilot.fuel + _number(event, "fuel"), scrap=pilot.scrap + _number(event, "scrap"))
    return _with(view, seat, richer)


_STEPS: Final[Mapping[str, Step]] = {
    "assigned": _assigned,
    "ejected": _ejected,
    "ejected card": _ejected_card,
    "drafted": _drafted,
    "turned up": _turned_up,
    "activation": _activation,
    "fired": _fired,
    "paid": _gained,
    "took": _gained,
    "gained": _gained,
    "stolen": _stolen,
    "bought": _bought,
    "not bought": _not_bought,
    "fizzled": lambda tale, view, event: tale.put_away(view),
    "installed": _installed,
    "damage": _damaged,
    "repaired": _damaged,
    "shield": _wrecked,
    "broken": _wrecked,
    "jammed": _jammed,
    "swapped": _swapped,
    "delayed": _delayed,
    "hurried": _hurried,
    "boosted": _boosted,
    "doubling": _doubling,
    "trashed": _trashed,
    "salvaged": _salvaged,
    "swept": _toppled,
    "toppled": _toppled,
    "reboot": _reboot,
    "over": _over,
    "discarded": _discarded,
    "reshuffled": _reshuffled,
    "drew": _drew,
    "drawn cards": _drawn_cards,
    "reformed": _reformed,
    "income": _income,
}
