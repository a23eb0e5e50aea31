"""What a seat may know of a game of Scarper, built field by field, and the states that could lie behind it.

Hidden are hands, missions and what was offered; everything on the map and on the tracks lies open. The odds of the
attacks are worked out only when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from random import Random
from typing import Final, NamedTuple

from scrapdesk.core.changed import changer
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE, Fronts, Trenches
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.missions import Standing
from scrapdesk.games.scarper.odds import Odds, Situation, assault_odds, charge_odds
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, Throw
from scrapdesk.games.scarper.state import (
    NO_CARDS,
    NONE,
    OFFER_SIZE,
    Cards,
    Pending,
    Phase,
    State,
    Year,
    with_seat,
)
from scrapdesk.games.scarper.years import Score, public_score

_new: Final = tuple.__new__
"""What a NamedTuple calls as well, one step later."""
_with_missions: Final = changer(Year, "offers", "kept")


class View(NamedTuple):
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    fronts: Fronts
    trenches: Trenches
    economy: tuple[int, int]
    propaganda: tuple[int, int]
    morale: int
    left: int
    whole: bool
    card: int
    hand: Cards
    """The viewer's own hand; empty for a spectator."""
    hand_sizes: tuple[int, int]
    played: Cards
    turns: int
    again: bool
    queue: tuple[Pending, ...]
    year: Year
    """With the offer and the kept mission of the viewer only; a spectator does not know what either side has seen."""
    offered: bool
    """Whether this year's missions are dealt."""
    chosen: tuple[bool, bool]
    """Which sides keep a mission already."""
    scouted: tuple[bool, bool]
    """Which sides have looked at the enemy's mission this year."""
    retold: Throw | PencilStroke | Reckoning | None = None
    """What lies on the table only while it is retold. The rules never leave anything there."""

    @property
    def mover(self) -> Seat:
        """Whose action round it is."""
        return self.year.first ^ self.turns & 1

    @property
    def score(self) -> Score:
        """What the year would bring as things stand, without missions."""
        return public_score(self.fronts, self.economy, self.propaganda)

    @property
    def standing(self) -> Standing:
        """What missions look at, as things lie now."""
        return Standing(self.fronts, self.trenches, self.economy, self.propaganda, self.year.opening)

    @property
    def enemy_mission(self) -> int:
        """The enemy's mission as far as the viewer knows it; NONE otherwise."""
        if self.seat is None or self.year.stale[self.seat]:
            return NONE
        return self.year.seen[self.seat]

    def situation(self, seat: Seat | None = None) -> Situation:
        """What attacks by a side depend on; by the side whose turn it is unless said otherwise."""
        return Situation(
            self.mover if seat is None else seat,
            self.fronts,
            self.trenches,
            self.propaganda,
            self.morale,
            self.year.drill,
            self.year.guard,
        )

    def charge_odds(self, field: int, bonus: int = 0, seat: Seat | None = None) -> Odds:
        """Exactly what a frontal charge there can bring; `bonus` is what an event adds."""
        return charge_odds(self.situation(seat), field, bonus)

    def assault_odds(self, field: int, points: int, seat: Seat | None = None) -> Odds:
        """Exactly what a concentrated assault there can bring with a card of so many points."""
        return assault_odds(self.situation(seat), field, points)


_PHASE: Final = View._fields.index("phase")
_HAND: Final = View._fields.index("hand")


def view_of(state: State, seat: Seat | None) -> View:
    year = state.year
    seen = year._replace(
        offers=NO_CARDS if seat is None else (year.offers[0], ()) if seat == ENTENTE else ((), year.offers[1]),
        kept=(NONE, NONE) if seat is None else with_seat((NONE, NONE), seat, year.kept[seat]),
        seen=(NONE, NONE) if seat is None else year.seen,
    )
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        fronts=state.fronts,
        trenches=state.trenches,
        economy=state.economy,
        propaganda=state.propaganda,
        morale=state.morale,
        left=state.left,
        whole=state.whole,
        card=state.card,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        played=state.played,
        turns=state.turns,
        again=state.again,
        queue=state.queue,
        year=seen,
        offered=bool(year.offers[0]),
        chosen=(year.kept[0] != NONE, year.kept[1] != NONE),
        scouted=(year.seen[0] != NONE, year.seen[1] != NONE),
    )


# -- states behind a view -------------------------------------------------------------------------------


def sample_state(deck: Deck, view: View, rng: Random) -> State:
    """A true state behind the view: unseen cards and missions lie anywhere that they could lie."""
    return sampler(deck, view)(rng)


def sampler(deck: Deck, view: View) -> Callable[[Random], State]:
    """`sample_state` of one view: all that hangs on the view alone is worked out once."""
    before = view[_PHASE:_HAND]  # from the phase to the card, a State has the same fields
    after = (view.played, view.turns, view.again, view.queue)
    hands, missions = _hands_behind(deck, view), _missions_behind(deck, view)

    def sample(rng: Random) -> State:
        return _new(State, (*before, hands(rng), *after, missions(rng)))

    return sample


def _hands_behind(deck: Deck, view: View) -> Callable[[Random], tuple[Cards, Cards]]:
    """The enemy's cards are any of this year's that the viewer has not seen."""
    pool, known = deck.pool(view.year.number, view.year.gone), frozenset((*view.hand, *view.played))
    own, (first, second) = view.hand, view.hand_sizes

    def spectated(rng: Random) -> tuple[Cards, Cards]:
        one = _drawn(pool, known, first, rng)
        return one, _drawn(pool, known.union(one), second, rng)

    if view.seat is None:
        return spectated
    if view.seat == ENTENTE:
        return lambda rng: (own, _drawn(pool, known, second, rng))
    return lambda rng: (_drawn(pool, known, first, rng), own)


def _drawn(pool: Sequence[int], known: Set[int], number: int, rng: Random) -> Cards:
    """So many cards that are not known yet, in order. Quicker than a shuffle for a few cards."""
    random, size = rng.random, len(pool)
    drawn: list[int] = []
    while number:
        card = pool[int(random() * size)]
        if card not in known and card not in drawn:
            drawn.append(card)
            number -= 1
    drawn.sort()
    return tuple(drawn)


def _missions_behind(deck: Deck, view: View) -> Callable[[Random], Year]:
    year, viewer = view.year, view.seat
    if not view.offered:
        return lambda rng: year
    offers_behind = _offers_behind(deck, view)
    asked = [seat for seat in (ENTENTE, CENTRAL) if seat != viewer and view.chosen[seat]]

    def sample(rng: Random) -> Year:
        offers, kept = offers_behind(rng), year.kept
        for seat in asked:
            kept = with_seat(kept, seat, _sample_kept(view, seat, offers[seat], rng))
        found = _with_missions(year, offers, kept)
        return found if viewer is not None else found._replace(seen=_sample_seen(view, offers, kept, rng))

    return sample


def _offers_behind(deck: Deck, view: View) -> Callable[[Random], tuple[Cards, Cards]]:
    """Three missions for each side; one that was looked at is among them."""
    pool = range(len(deck.missions))
    if view.seat is None:
        return lambda rng: _two_offers(pool, rng)
    own, seen = view.year.offers[view.seat], view.year.seen[view.seat]
    sure = () if seen == NONE else (seen,)
    known, number = frozenset((*own, *sure)), OFFER_SIZE - len(sure)

    def other(rng: Random) -> Cards:
        drawn = _drawn(pool, known, number, rng)
        return tuple(sorted((*sure, *drawn))) if sure else drawn

    return (lambda rng: (own, other(rng))) if view.seat == ENTENTE else (lambda rng: (other(rng), own))


def _two_offers(pool: Sequence[int], rng: Random) -> tuple[Cards, Cards]:
    one = _drawn(pool, frozenset(), OFFER_SIZE, rng)
    return one, _drawn(pool, frozenset(one), OFFER_SIZE, rng)


def _sample_kept(view: View, seat: Seat, offer: Cards, rng: Random) -> int:
    """A mission that was seen is still kept, unless its owner has chosen again since."""
    viewer = view.seat
    if viewer is not None and view.scouted[viewer] and not view.year.stale[viewer]:
        return view.year.seen[viewer]
    return rng.choice(offer)


def _sample_seen(view: View, offers: tuple[Cards, Cards], kept: tuple[int, int], rng: Random) -> tuple[int, int]:
    """What each side has looked at, for a spectator who knows only that it has looked."""
    seen = [NONE, NONE]
    for seat in (ENTENTE, CENTRAL):
        if view.scouted[seat]:
            enemy = 1 - seat
            seen[seat] = rng.choice(offers[enemy]) if view.year.stale[seat] else kept[enemy]
    return seen[0], seen[1]
