"""Where every unseen card can be, for a captain with a notebook and no luck in guessing.

A card that somebody saw has a set of places where it can be by now: a draw from the port spreads what was known to
lie there, cards put back spread what was known to be in a hand. Reads nothing but the notes of a view; must not
know how a game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import Cards, Crew, crew_cards
from scrapdesk.games.scalawag.state import Note, What

PORT: Final = 8
"""The port as a place, after the eight seats. A set of places is one bit each."""
PORT_BIT: Final = 1 << PORT

Places = int


class Trace(NamedTuple):
    """So many cards of a kind, each of which lies in one of the same places."""

    crew: Crew
    places: Places
    number: int


class Notebook:
    """Follows the cards through the notes of one reader."""

    def __init__(self, cards: Iterable[Crew]) -> None:
        self.traces: dict[tuple[Crew, Places], int] = {}
        for crew in cards:
            self.put(crew, PORT_BIT)

    def put(self, crew: Crew, places: Places, count: int = 1) -> None:
        self.traces[crew, places] = self.traces.get((crew, places), 0) + count

    def take(self, crew: Crew, at: int) -> None:
        """A card of this kind was seen at a place, and is taken off the books.

        Which one it was is not known where several could have been there. The one with the fewest places goes; the
        others could be it, so they may be wherever it could have been.
        """
        bit = 1 << at
        here = [key for key in self.traces if key[0] == crew and key[1] & bit]
        here = here or [key for key in self.traces if key[0] == crew]
        if not here:
            return
        gone = min(here, key=lambda key: (key[1].bit_count(), key[1]))
        for key in here:
            if key[1] | gone[1] != key[1]:
                self.put(crew, key[1] | gone[1], self.traces.pop(key))
        if self.traces[gone] == 1:
            del self.traces[gone]
        else:
            self.traces[gone] -= 1

    def move(self, cards: Cards, source: int, to: int) -> None:
        """Cards that the reader saw go from place to place; all leave before the first arrives, as both can be one."""
        for crew in cards:
            self.take(crew, source)
        for crew in cards:
            self.put(crew, 1 << to)

    def spread(self, source: int, to: int) -> None:
        """Cards that the reader did not see went from place to place."""
        bit, added = 1 << source, 1 << to
        for crew, places in [key for key in self.traces if key[1] & bit and not key[1] & added]:
            self.put(crew, places | added, self.traces.pop((crew, places)))

    def read(self, note: Note) -> None:
        seat, other, cards = note.seat, note.other, note.cards
        if note.what in _MOVES:
            source, to = {
                What.DRAW: (PORT, seat),
                What.RETURN: (seat, PORT),
                What.MIX: (seat, PORT),
                What.SEIZE: (other, seat),
                What.SHOW: (seat, seat),
            }[note.what]
            if cards:
                self.move(cards, source, to)
            else:
                self.spread(source, to)
        elif note.what in (What.LOCKER, What.PLAY):
            for crew in cards:
                self.take(crew, seat)
        elif note.what is What.BACK:
            for crew in cards:
                self.put(crew, PORT_BIT)


_MOVES: Final = frozenset({What.DRAW, What.RETURN, What.MIX, What.SEIZE, What.SHOW})


@lru_cache(maxsize=64)
def whereabouts(
    seat: Seat | None, hand: Cards, sizes: tuple[int, ...], bonus: Cards, log: tuple[Note, ...]
) -> tuple[Trace, ...]:
    """All cards in hands and port but the reader's own, and where they can be.

    `sizes` are the numbers of cards in all hands, and in the port at the end. The first notes are the deal, one for
    each seat; bonus crew comes into the port after it, so nobody starts with one (SW-9.3).
    """
    seats = len(sizes) - 1
    book = Notebook(crew_cards(seats))
    for note in log[:seats]:
        book.read(note)
    for crew in bonus:
        book.put(crew, PORT_BIT)
    for note in log[seats:]:
        book.read(note)
    own = 0
    if seat is not None:
        own = 1 << seat
        for crew in hand:
            book.take(crew, seat)
    room = _places_with_room(sizes) & ~own
    merged: dict[tuple[Crew, Places], int] = {}
    for (crew, places), count in book.traces.items():
        key = crew, places & room or room
        merged[key] = merged.get(key, 0) + count
    return tuple(Trace(crew, places, count) for (crew, places), count in sorted(merged.items()))


def _places_with_room(sizes: tuple[int, ...]) -> Places:
    hands = sum(1 << seat for seat, size in enumerate(sizes[:-1]) if size)
    return hands | PORT_BIT if sizes[-1] else hands
