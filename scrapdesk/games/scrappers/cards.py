"""Cards and card sets as plain values (SR-1, SR-8): what a card costs, stops and does, and which cards there are.

Must not know files, states or sentences: `parse` makes these values from text, `texts` puts them into words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat

CardNo = int
"""One card on the table. Every copy has a number of its own, which is printed on it (Twin Drill 1 of 2)."""

MOST_SEATS: Final = 4
BASICS: Final = 6
"""How many cards a basic deck has (SR-1.1)."""

IMPACT, ENERGY = "impact", "energy"
FUEL, SCRAP = "fuel", "scrap"
DAMAGE_KINDS: Final = (IMPACT, ENERGY)
TOKENS: Final = (FUEL, SCRAP)
COLOURS: Final = {"red": IMPACT, "blue": ENERGY}
"""Which damage a shield of a colour stops (SR-1.5)."""


class Effect(NamedTuple):
    """One ability, as data. `verb` names its handler; the other fields mean what the verb says."""

    verb: str
    amount: int = 0
    who: str = ""
    word: str = ""
    """A kind of damage, a token, or a condition."""
    per: str = ""
    """What the amount is counted by, where it is not fixed."""
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


NOTHING: Final = Effect("")


class Perk(NamedTuple):
    """What an upgrade gives for as long as it lies in play."""

    verb: str
    amount: int = 0
    word: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card. The fields after `alt` follow from the perks; the rules read them often."""

    kind: int
    """Its place in the card set."""
    id: str
    name: str
    basic: bool
    copies: int
    fuel: int
    scrap: int
    effects: tuple[Effect, ...] = ()
    stops: str = ""
    """The kind of damage that its shield stops; empty for an operation."""
    shield: int = 0
    perks: tuple[Perk, ...] = ()
    flavour: str = ""
    alt: str = ""
    fuel_less: int = field(init=False)
    draft_less: int = field(init=False)
    eject_more: int = field(init=False)
    firewall: bool = field(init=False)

    def __post_init__(self) -> None:
        for perk in ("fuel_less", "draft_less", "eject_more"):
            object.__setattr__(self, perk, self.perk(perk))
        object.__setattr__(self, "firewall", any(perk.verb == "firewall" for perk in self.perks))

    @property
    def is_upgrade(self) -> bool:
        return bool(self.stops)

    def perk(self, verb: str, word: str = "") -> int:
        """The sum of all perks of one sort."""
        return sum(perk.amount for perk in self.perks if perk.verb == verb and perk.word == word)


@dataclass(frozen=True)
class CardSet:
    """All kinds of cards, and the numbered cards of a table of four.

    The advanced cards come first (0 to `advanced` - 1), then the basic decks, six cards for each seat.
    """

    name: str
    cards: tuple[Card, ...]
    of: tuple[Card, ...] = field(init=False)
    """The kind of every numbered card."""
    names: tuple[str, ...] = field(init=False)
    """How notation calls every numbered card: its id, and the copy where there are several."""
    advanced: int = field(init=False)
    by_id: dict[str, Card] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        advanced = [(card, copy) for card in self.cards if not card.basic for copy in range(card.copies)]
        basics = [(card, copy) for card in self.cards if card.basic for copy in range(card.copies)]
        everything = advanced + basics * MOST_SEATS
        object.__setattr__(self, "of", tuple(card for card, _ in everything))
        object.__setattr__(self, "names", tuple(_copy_name(card, copy) for card, copy in everything))
        object.__setattr__(self, "advanced", len(advanced))
        object.__setattr__(self, "by_id", {card.id: card for card in self.cards})

    def basic_deck(self, seat: Seat) -> tuple[CardNo, ...]:
        start = self.advanced + seat * BASICS
        return tuple(range(start, start + BASICS))

    def all_cards(self, seats: int) -> tuple[CardNo, ...]:
        return tuple(range(self.advanced + seats * BASICS))

    def numbers_for(self, seat: Seat) -> dict[str, CardNo]:
        """Every card that a seat may ever own, by its name in notation."""
        cards = (*range(self.advanced), *self.basic_deck(seat))
        return {self.names[card]: card for card in cards}


def _copy_name(card: Card, copy: int) -> str:
    return card.id if card.copies == 1 else f"{card.id}.{copy + 1}"
