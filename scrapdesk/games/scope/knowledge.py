"""What everybody can know of the hidden cards, and how each event changes it.

All that is turned up is seen by all, so knowledge is one thing: the squares whose card is known (all but `hidden`),
and clues of the form "at least so many of a card within these squares". Such clues stay true, and need nothing
else, through every event: a MOVE smears known squares and clues over its quadrant, a card turned up sharpens them.
Every function gives the new (hidden, clues); cards are looked at only where they are known.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.games.scope.board import AREA, WIDTH, squares_in
from scrapdesk.games.scope.cards import Card
from scrapdesk.games.scope.state import Clue

Clues = tuple[Clue, ...]
Known = tuple[int, Clues]

MOST_CLUES: Final = 24
"""Beyond this the vaguest clue is forgotten: less is then known, but never anything false."""


def uncover(cards: str, hidden: int, clues: Clues, area: int) -> Known:
    """The cards of some squares have become known to everybody."""
    hidden &= ~area
    settled = False
    while clues and not settled:
        settled = True
        rest = []
        for clue in clues:
            if clue[1] & ~hidden:
                card, within, least = clue
                least -= _shown(cards, card, within & ~hidden)
                within &= hidden
                if least <= 0:
                    continue
                if within.bit_count() == least:
                    hidden &= ~within
                    settled = False
                    continue
                clue = Clue(card, within, least)
            rest.append(clue)
        clues = tuple(rest)
    return hidden, clues


def _shown(cards: str, card: Card, area: int) -> int:
    """How many of a card lie on known squares."""
    return sum(cards[square] == card for square in squares_in(area))


def claim(cards: str, hidden: int, clues: Clues, card: Card, area: int, least: int = 1) -> Known:
    """It has become known that at least so many of a card lie within an area."""
    shown = area & ~hidden
    if shown:
        least -= _shown(cards, card, shown)
        area &= hidden
    if least <= 0:
        return hidden, clues
    if area.bit_count() == least:
        return uncover(cards, hidden, clues, area)
    return hidden, joined(clues, Clue(card, area, least))


def joined(clues: Clues, new: Clue) -> Clues:
    """The clues with a new one, without those that another one says anyway."""
    card, area, least = new
    for clue in clues:
        if clue[0] == card and clue[2] - (clue[1] & ~area).bit_count() >= least:
            return clues
    kept = [clue for clue in clues if clue[0] != card or least - (area & ~clue[1]).bit_count() < clue[2]]
    if len(kept) >= MOST_CLUES:
        kept.remove(max(kept, key=_vagueness))
    return (*kept, new)


def _vagueness(clue: Clue) -> tuple[int, int, str]:
    return clue.area.bit_count() - clue.least, clue.area, clue.card


def smear(cards: str, hidden: int, clues: Clues, quadrant: int, own: int) -> Known:
    """The four cards of a quadrant were put back in an order that only their owner knows.

    `cards` are those before that; `own` are all squares of that side.
    """
    area = AREA[quadrant]
    touching = [clue for clue in clues if clue[1] & area]
    if not touching and area & hidden == area:
        return hidden, clues
    shown = _known_cards(cards, hidden, quadrant)
    if len(shown) == 4 and shown.count(shown[0]) == 4:
        return hidden, clues
    hidden |= area
    if touching:
        clues = tuple([clue for clue in clues if not clue[1] & area])
    for clue in _smeared(shown, touching, area):
        # What lies anywhere among all that is unseen is known from counting cards.
        if hidden & own & ~clue[1]:
            hidden, clues = claim(cards, hidden, clues, *clue)
    return hidden, clues


def _known_cards(cards: str, hidden: int, quadrant: int) -> str:
    squares = (quadrant, quadrant + 1, quadrant + WIDTH, quadrant + WIDTH + 1)
    return "".join([cards[square] for square in squares if not hidden >> square & 1])


def _smeared(shown: str, touching: list[Clue], area: int) -> list[Clue]:
    """What known cards of a quadrant, and clues that touch it, still say after its four cards have been mixed."""
    totals = {card: (shown.count(card), 0) for card in shown}
    partial = []
    for clue in touching:
        card, within, least = clue
        total, counted = totals.get(card, (0, 0))
        if within & ~area:
            partial.append(clue)
        elif not within & counted:
            totals[card] = total + least, counted | within
    smeared = [Clue(card, area, total) for card, (total, _) in totals.items()]
    for card, within, least in partial:
        total, counted = totals.get(card, (0, 0))
        if within & counted:
            total = shown.count(card)
        smeared.append(Clue(card, within | area, least + total))
        if least > (within & area).bit_count():
            smeared.append(Clue(card, within & ~area, least - (within & area).bit_count()))
    return smeared


def exchange(hidden: int, clues: Clues, quadrant: int, taken: Card, given: Card) -> Known:
    """A card of a quadrant was exchanged with another in secret; its four cards are mixed already (SC-7.9)."""
    area = AREA[quadrant]
    if area & ~hidden:  # all four were known, so all were the card that was taken
        hidden |= area
        clues = joined(clues, Clue(taken, area, 4))
    change = {taken: -1, given: 1}
    moved = [
        clue._replace(least=clue.least + change[clue.card]) if clue.area & area and clue.card in change else clue
        for clue in clues
    ]
    return hidden, joined(tuple(clue for clue in moved if clue.least > 0), Clue(given, area, 1))
