"""The names of things on the table of Scrappers: cards, bays, piles, pilots, tokens. Table and refusals share them."""

from __future__ import annotations

import re
from typing import Final

from scrapdesk.core.notation import actor_text
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import BASICS, MOST_SEATS, CardNo, CardSet
from scrapdesk.games.scrappers.state import PILE_A

FIRING: Final = "firing"
"""Where the card lies that is being resolved."""
REMOVED: Final = "removed"
TOKENS: Final = "tokens"
"""Where the two tokens lie among which a face-down card lets one choose."""
SOURCES: Final = ("draft:a", "draft:b", "scrapyard:a", "scrapyard:b")
"""The draft decks and their discard piles, in the order of `State.draft`."""

_PLACE: Final = re.compile(
    r"(?P<place>bay|eject|deck|discard|play|pilot|hand):p(?P<seat>[1-4])(?::(?P<number>\d{1,3}))?"
)


def hand_target(order: int) -> Target:
    """A place in the viewer's own hand."""
    return f"hand:{order + 1}"


def rival_hand_target(seat: Seat, order: int) -> Target:
    return f"hand:{actor_text(seat)}:{order + 1}"


def bay_target(seat: Seat, bay: int) -> Target:
    return f"bay:{actor_text(seat)}:{bay + 1}"


def at_seat(place: str, seat: Seat) -> Target:
    """The place of that sort that belongs to a seat: `eject`, `deck`, `discard`, `play` or `pilot`."""
    return f"{place}:{actor_text(seat)}"


def token_target(token: str) -> Target:
    return f"token:{token}"


class CardNames:
    """The target of every numbered card: copies are told apart by number, basics by their owner."""

    def __init__(self, cards: CardSet) -> None:
        own = (f".{actor_text(seat)}" for seat in range(MOST_SEATS) for _ in range(BASICS))
        suffixes = ("",) * cards.advanced + tuple(own)
        self.of = tuple(f"card:{name}{suffix}" for name, suffix in zip(cards.names, suffixes, strict=True))
        self._numbers = {target: card for card, target in enumerate(self.of)}

    def card(self, target: Target) -> CardNo | None:
        return self._numbers.get(target)


class Place:
    """A place that a target names: its sort, and where it has them, seat and number (counted from 0)."""

    def __init__(self, target: Target) -> None:
        self.sort, self.seat, self.number = "", -1, -1
        found = _PLACE.fullmatch(target)
        if found is not None:
            self.sort, self.seat = found["place"], int(found["seat"]) - 1
            self.number = int(found["number"]) - 1 if found["number"] else -1
        elif target in SOURCES:
            self.number = SOURCES.index(target)
            self.sort = "draft" if self.number < PILE_A else "scrapyard"
        elif target in (FIRING, REMOVED):
            self.sort = target
        elif target.startswith("token:"):
            self.sort = "token"
