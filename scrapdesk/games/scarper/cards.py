"""What an event card, a mission and a whole deck are. Values only: `content` reads them, `wording` words them.

An effect is plain data, one of a small set of verbs; a condition of a mission likewise. Must not know any state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from scrapdesk.core.changed import quickly_changed
from scrapdesk.core.words import Line, Ref
from scrapdesk.games.scarper.board import ALL_FIELDS, CENTRAL, ENTENTE

NEUTRAL: Final = 2
FIRST_YEAR: Final = 1914
LAST_YEAR: Final = 1918
SIDES: Final = ("entente", "central", "neutral")
SIDE_TITLES: Final[tuple[str, ...]] = (Ref("Entente"), Ref("Central Powers"), Ref("neutral"))

YOU: Final = "you"
ENEMY: Final = "enemy"
WHO: Final = (YOU, ENEMY)


@quickly_changed
class Effect(NamedTuple):
    """One thing that an event does. `do` says what; the other fields matter where that verb uses them."""

    do: str
    amount: int = 0
    who: str = YOU
    where: tuple[int, ...] = ALL_FIELDS
    need: int = 0
    """The lowest number of a D6 that brings `win` instead of `lose`."""
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()


class Condition(NamedTuple):
    """One thing that a mission asks for at the end of the year."""

    need: str
    amount: int = 0
    where: tuple[int, ...] = ALL_FIELDS


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    title: str
    side: int
    points: int
    year: int
    once: bool
    effects: tuple[Effect, ...]
    text: Line
    """The rules text, generated from the effects."""
    history: str
    picture: str
    alt: str

    def usable_by(self, seat: int) -> bool:
        """Whether a side may play this card for its event (SA-4.2)."""
        return self.side in (seat, NEUTRAL)


@dataclass(frozen=True, slots=True)
class MissionCard:
    id: str
    title: str
    morale: int
    conditions: tuple[Condition, ...]
    text: Line
    history: str
    picture: str
    alt: str


@lru_cache(maxsize=256)
def _without(joined: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Kept, since a search asks the same of one year thousands of times."""
    return tuple(card for card in joined if card not in gone)


@dataclass(frozen=True)
class Deck:
    """All cards of a set. A card is spoken of by its number, its place in here."""

    events: tuple[EventCard, ...]
    missions: tuple[MissionCard, ...]

    @cached_property
    def event_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.events)

    @cached_property
    def mission_ids(self) -> tuple[str, ...]:
        return tuple(mission.id for mission in self.missions)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The command points of every event card."""
        return tuple(card.points for card in self.events)

    def event(self, card_id: str) -> int:
        return self.event_ids.index(card_id)

    def mission(self, mission_id: str) -> int:
        return self.mission_ids.index(mission_id)

    def pool(self, year: int, gone: tuple[int, ...]) -> tuple[int, ...]:
        """The event cards in the war in a year: all that have joined it, without those that left (SA-9.3)."""
        joined = self._joined[year]
        return _without(joined, gone) if gone else joined

    @cached_property
    def _joined(self) -> dict[int, tuple[int, ...]]:
        """For each year the cards that have joined the war by then."""
        years, numbered = range(FIRST_YEAR, LAST_YEAR + 1), tuple(enumerate(self.events))
        return {year: tuple(at for at, card in numbered if card.year <= year) for year in years}


__all__ = ["CENTRAL", "ENTENTE", "Condition", "Deck", "Effect", "EventCard", "MissionCard"]
