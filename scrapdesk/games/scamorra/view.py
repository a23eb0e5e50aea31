"""What a seat may know of a game of La Scamorra, built field by field, and the states that could lie behind it.

The memory of a careful player is part of it: every card that either side has played, and so what may remain.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import minus
from scrapdesk.games.scamorra.cards import DECK, HAND_SIZE, PIECES, Card
from scrapdesk.games.scamorra.state import NO_SIGN, Cards, Frame, Phase, State

_new: Final = tuple.__new__
"""What a NamedTuple calls as well, one step later."""


class View(NamedTuple):
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    squares: tuple[int, ...]
    hand: Cards
    """The viewer's own hand; empty for a spectator."""
    hand_sizes: tuple[int, int]
    deck_sizes: tuple[int, int]
    played: tuple[Cards, Cards]
    points: tuple[int, int]
    frame: Frame
    """With the sign of Red only for Red, and without the coppelle before the end."""
    dealt: int
    """How many decks are shuffled and dealt."""

    def remaining(self, side: Seat) -> Cards:
        """The cards of a side that the viewer has not seen: in its hand, its deck, or its coppella."""
        if side >= self.dealt:
            return ()
        own = self.hand if side == self.seat else ()
        return _left_of_deck(self.played[side] + own + self.shown_coppella(side))

    def shown_coppella(self, side: Seat) -> tuple[Card, ...]:
        return self.frame.coppelle[side : side + 1]


@lru_cache(maxsize=16)
def _left_of_deck(seen: Cards) -> Cards:
    """Kept, since a search asks the same of one view thousands of times."""
    return minus(DECK, seen)


def view_of(state: State, seat: Seat | None) -> View:
    frame = state.frame
    over = state.phase == Phase.OVER
    seen = frame._replace(
        sign=frame.sign if seat == 0 else NO_SIGN,
        coppelle=frame.coppelle if over else (),
    )
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        squares=state.squares,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        deck_sizes=(len(state.decks[0]), len(state.decks[1])),
        played=state.played,
        points=state.points,
        frame=seen,
        dealt=len(frame.coppelle),
    )


def sample_state(view: View, rng: Random) -> State:
    """A true state behind the view: unseen cards lie anywhere, an unseen sign is any of the three."""
    return sampler(view)(rng)


def sampler(view: View) -> Callable[[Random], State]:
    """`sample_state` of one view: all that hangs on the view alone is worked out once."""
    phase, turn, squares, points, frame = view.phase, view.turn, view.squares, view.points, view.frame
    played = view.played
    parts = [(side, _side_of(view, side)) for side in range(view.dealt)]
    hidden_sign = frame.sign == NO_SIGN and phase is Phase.MORRA and turn == 1
    frames: dict[tuple[int, Cards], Frame] = {}

    def sample(rng: Random) -> State:
        random, sign = rng.random, frame.sign
        hands: list[Cards] = [(), ()]
        decks: list[Cards] = [(), ()]
        coppelle: Cards = ()
        for side, (pool, hand, size, shown) in parts:
            unseen = tuple(sorted(pool, key=lambda _: random()))  # `shuffled`, written out
            if hand is None:
                hand, unseen = unseen[:size], unseen[size:]
            if not shown:
                shown, unseen = unseen[:1], unseen[1:]
            hands[side], decks[side] = hand, unseen
            coppelle += shown
        if hidden_sign:
            sign = rng.choice(PIECES)
        seen = frames.get((sign, coppelle))
        if seen is None:
            seen = frames[sign, coppelle] = frame._replace(sign=sign, coppelle=coppelle)
        return _new(State, (phase, turn, squares, (*hands,), (*decks,), played, points, seen))

    return sample


def _side_of(view: View, side: Seat) -> tuple[Cards, Cards | None, int, Cards]:
    """What the viewer has not seen of a side, its hand if that is the viewer's, how many cards it holds, and its
    coppella if that is known."""
    hand = view.hand if side == view.seat else None
    return view.remaining(side), hand, min(view.hand_sizes[side], HAND_SIZE), view.shown_coppella(side)
