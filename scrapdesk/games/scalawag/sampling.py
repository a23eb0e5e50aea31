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
        self.left = dict(room)
        """How many cards each place still takes."""
        self.held: dict[int, list[tuple[Crew, Places]]] = {place: [] for place in room}
        self._rng = rng
        self._lists: dict[Places, list[int]] = {}

    def place(self, crew: Crew, places: Places) -> None:
        options = self._lists.get(places)
        if options is None:
            options = self._lists[places] = [place for place in self.left if places >> place & 1]
        if not self._put(crew, places, options) and not self._push(crew, places, options, set()):
            self._anywhere(crew, places)

    def _put(self, crew: Crew, places: Places, options: Sequence[int]) -> bool:
        """Into one of the places, the more likely the more room it has. This is half of all sampling."""
        left = self.left
        total = 0
        for place in options:
            total += left[place]
        if not total:
            return False
        at, upto, chosen = self._rng.random() * total, 0, options[0]
        for place in options:
            if room := left[place]:
                chosen = place
                upto += room
                if at < upto:
                    break
        left[chosen] -= 1
        self.held[chosen].append((crew, places))
        return True

    def _push(self, crew: Crew, places: Places, options: Sequence[int], tried: set[int]) -> bool:
        """All its places are full: another card moves on."""
        for place in options:
            tried.add(place)
            for at, (other, its_places) in enumerate(self.held[place]):
                rest = [free for free in self.left if its_places >> free & 1 and free not in tried]
                if self._put(other, its_places, rest) or self._push(other, its_places, rest, tried):
                    self.held[place][at] = (crew, places)
                    return True
        return False

    def _anywhere(self, crew: Crew, places: Places) -> None:
        """What cannot be by the books, which do not follow every thread, is dealt to any place with room."""
        chosen = self._rng.choice([place for place, room in self.left.items() if room])
        self.left[chosen] -= 1
        self.held[chosen].append((crew, places))


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
    return tuple(sorted([crew for crew, _ in dealer.held.get(place, ())]))
