"""What a seat may know of a game of La Scamorra, built field by field, and the states that could lie behind it.

The memory of a careful player is part of it: every card that either side has played, and so what may remain.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import minus, shuffled
from scrapdesk.games.scamorra.cards import DECK, HAND_SIZE, PIECES, Card
from scrapdesk.games.scamorra.state import NO_SIGN, Cards, Frame, Phase, State


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
    hands: list[Cards] = [(), ()]
    decks: list[Cards] = [(), ()]
    coppelle: list[Card] = []
    for side in range(view.dealt):
        coppella, hands[side], decks[side] = _sample_side(view, side, rng)
        coppelle.append(coppella)
    sign = view.frame.sign
    if sign == NO_SIGN and view.phase is Phase.MORRA and view.turn == 1:
        sign = rng.choice(PIECES)
    return State(
        view.phase,
        view.turn,
        view.squares,
        (hands[0], hands[1]),
        (decks[0], decks[1]),
        view.played,
        view.points,
        view.frame._replace(sign=sign, coppelle=tuple(coppelle)),
    )


def _sample_side(view: View, side: Seat, rng: Random) -> tuple[Card, Cards, Cards]:
    unseen = shuffled(view.remaining(side), rng)
    if side == view.seat:
        hand, rest = view.hand, unseen
    else:
        size = min(view.hand_sizes[side], HAND_SIZE)
        hand, rest = unseen[:size], unseen[size:]
    shown = view.shown_coppella(side)
    return (shown[0], hand, rest) if shown else (rest[0], hand, rest[1:])
