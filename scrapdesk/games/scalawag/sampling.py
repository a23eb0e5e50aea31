"""Deals unseen cards to the places where each can be, at random.

Cards that can be in few places go first; one that finds all its places full makes another card move on, so an
arrangement is found whenever there is one. Must not know whose view it is, or what the places mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import Cards, Crew
from scrapdesk.games.scalawag.knowledge import PORT, Places, Trace


class Dealer:
    """Places with room for so many cards each, filled one card at a time."""

    def __init__(self, room: dict[int, int], rng: Random) -> None:
        self.room = room
        self.held: dict[int, list[tuple[Crew, Places]]] = {place: [] for place in room}
        self._rng = rng

    def place(self, crew: Crew, places: Places) -> None:
        if not self._settle(crew, places, set()):
            self._anywhere(crew, places)

    def _settle(self, crew: Crew, places: Places, tried: set[int]) -> bool:
        """Finds a place for a card, making others move on where all its places are full."""
        options = [place for place in self.room if places >> place & 1 and place not in tried]
        free = [place for place in options if len(self.held[place]) < self.room[place]]
        if free:
            weights = [self.room[place] - len(self.held[place]) for place in free]
            self.held[self._rng.choices(free, weights)[0]].append((crew, places))
            return True
        for place in options:
            tried.add(place)
            for at, (other, its_places) in enumerate(self.held[place]):
                if self._settle(other, its_places, tried):
                    self.held[place][at] = (crew, places)
                    return True
        return False

    def _anywhere(self, crew: Crew, places: Places) -> None:
        """What cannot be by the books, which do not follow every thread, is dealt to any place with room."""
        free = [place for place in self.room if len(self.held[place]) < self.room[place]]
        self.held[self._rng.choice(free)].append((crew, places))


def assigned(traces: Sequence[Trace], sizes: tuple[int, ...], own: Seat | None, rng: Random) -> list[Cards]:
    """The cards at every place, in the order of `sizes`: the hands (the own one empty), then the port."""
    last = len(sizes) - 1
    room = {PORT if at == last else at: size for at, size in enumerate(sizes) if size and at != own}
    dealer = Dealer(room, rng)
    cards = [(trace.crew, trace.places) for trace in traces for _ in range(trace.number)]
    rng.shuffle(cards)
    for crew, places in sorted(cards, key=lambda card: card[1].bit_count()):
        dealer.place(crew, places)
    return [_cards_at(dealer, PORT if at == last else at) for at in range(len(sizes))]


def _cards_at(dealer: Dealer, place: int) -> Cards:
    return tuple(sorted(crew for crew, _ in dealer.held.get(place, ())))
