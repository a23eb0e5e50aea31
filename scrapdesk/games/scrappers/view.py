"""What a seat may know of a game of Scrappers, built field by field, and the states that could lie behind it.

A careful player knows of each rival which cards are hidden with them (in the hand, the deck, or face down in the
stack), because every card that anybody owns was seen when it came and when it was last discarded; and which of those
were in the deck when it was last shuffled, so that all others must be in the hand or the stack.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import shuffled
from scrapdesk.games.scrappers.state import EJECTED, UNKNOWN, Cards, Phase, Pilot, Slot, State, Task


class PilotView(NamedTuple):
    fuel: int
    scrap: int
    damage: int
    hand: Cards
    """Empty unless it is the viewer's own."""
    hand_size: int
    deck_size: int
    hidden: Cards
    """Sorted: what is in the deck, and for a rival also what is in the hand or was ejected, no one knows where."""
    discard: Cards
    stack: tuple[Slot, ...]
    """With UNKNOWN where a rival's ejected card lies."""
    play: Cards
    fresh: Cards
    ejected: int
    boost: int
    double: bool


class View(NamedTuple):
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    round: int
    first: Seat
    active: Seat
    pilots: tuple[PilotView, ...]
    tops: tuple[Cards, Cards]
    """The face-up top card of each draft deck; empty where the deck is."""
    draft_sizes: tuple[int, int]
    draft_hidden: tuple[Cards, Cards]
    """Sorted: what lies below the tops. While the decks are mixed, all of it is in the first."""
    piles: tuple[Cards, Cards]
    mixed: bool
    firing: tuple[Slot, ...]
    queue: tuple[Task, ...]
    removed: Cards

    @property
    def asked(self) -> Seat | None:
        """Who has to decide now; CHANCE, or None when the game is over."""
        return self.queue[0].seat if self.queue else self.turn


def view_of(state: State, seat: Seat | None) -> View:
    a, b, pile_a, pile_b = state.draft
    below = (tuple(sorted(a[1:] + b[1:])), ()) if state.mixed else (tuple(sorted(a[1:])), tuple(sorted(b[1:])))
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        first=state.first,
        active=state.active,
        pilots=tuple(_pilot_view(pilot, owner == seat) for owner, pilot in enumerate(state.pilots)),
        tops=(a[:1], b[:1]),
        draft_sizes=(len(a), len(b)),
        draft_hidden=below,
        piles=(pile_a, pile_b),
        mixed=state.mixed,
        firing=state.firing,
        queue=state.queue,
        removed=state.removed,
    )


def _pilot_view(pilot: Pilot, own: bool) -> PilotView:
    stack, hidden = pilot.stack, pilot.deck
    if not own:
        stack = tuple(Slot(UNKNOWN, EJECTED) if slot.mode == EJECTED else slot for slot in stack)
        hidden += pilot.hand + _ejected(pilot.stack)
    return PilotView(
        fuel=pilot.fuel,
        scrap=pilot.scrap,
        damage=pilot.damage,
        hand=pilot.hand if own else (),
        hand_size=len(pilot.hand),
        deck_size=len(pilot.deck),
        hidden=tuple(sorted(hidden)),
        discard=pilot.discard,
        stack=stack,
        play=pilot.play,
        fresh=pilot.fresh,
        ejected=pilot.ejected,
        boost=pilot.boost,
        double=pilot.double,
    )


def _ejected(stack: tuple[Slot, ...]) -> Cards:
    return tuple(slot.card for slot in stack if slot.mode == EJECTED)


def sample_state(view: View, rng: Random) -> State:
    """A true state behind the view: hidden cards lie anywhere where they can."""
    draft_a, draft_b = _sample_draft(view, rng)
    return State(
        view.phase,
        view.turn,
        view.round,
        view.first,
        view.active,
        tuple(_sample_pilot(pilot, seat == view.seat, rng) for seat, pilot in enumerate(view.pilots)),
        (draft_a, draft_b, *view.piles),
        view.mixed,
        view.firing,
        view.queue,
        view.removed,
    )


def _sample_draft(view: View, rng: Random) -> tuple[Cards, Cards]:
    first, second = (shuffled(hidden, rng) for hidden in view.draft_hidden)
    if view.mixed:
        below = max(view.draft_sizes[0] - 1, 0)
        first, second = first[:below], first[below:]
    return view.tops[0] + first, view.tops[1] + second


def _sample_pilot(pilot: PilotView, own: bool, rng: Random) -> Pilot:
    if own:
        hand, deck, stack = pilot.hand, shuffled(pilot.hidden, rng), pilot.stack
    else:
        possible = set(pilot.fresh)
        maybe = shuffled((card for card in pilot.hidden if card in possible), rng)
        deck, drawn = maybe[: pilot.deck_size], maybe[pilot.deck_size :]
        held = shuffled(drawn + tuple(card for card in pilot.hidden if card not in possible), rng)
        hand = tuple(sorted(held[: pilot.hand_size]))
        stack = _filled(pilot.stack, held[pilot.hand_size :])
    return Pilot(
        pilot.fuel, pilot.scrap, pilot.damage, hand, deck, pilot.discard, stack,
        pilot.play, pilot.fresh, pilot.ejected, pilot.boost, pilot.double,
    )  # fmt: skip


def _filled(stack: tuple[Slot, ...], cards: Cards) -> tuple[Slot, ...]:
    """The stack with cards in the places of the unknown ones."""
    rest = iter(cards)
    return tuple(Slot(next(rest), EJECTED) if slot.card == UNKNOWN else slot for slot in stack)
