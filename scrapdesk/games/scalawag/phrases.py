"""How crew, orders and captains are called in sentences."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Value
from scrapdesk.core.table import Names
from scrapdesk.core.words import listed
from scrapdesk.games.scalawag.cards import CREW_TITLES, NO_CREW, ORDER_TITLES, Crew

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


def several(count: int, noun: str) -> str:
    """`a gunner`, `two gunners`, `no points`."""
    if count == 1:
        return f"a {noun}"
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} {noun}s"


def points_in_figures(count: int) -> str:
    """`1 compass point`, `8 compass points`: for sentences that compare numbers."""
    return f"{count} compass point" if count == 1 else f"{count} compass points"


def crew_words(cards: Value) -> str:
    """Crew as the events carry it: a tuple of titles."""
    if not isinstance(cards, tuple):
        return str(cards)
    kinds = [str(title) for title in dict.fromkeys(cards)]
    return listed([several(cards.count(kind), kind) for kind in kinds]) or "no crew"


def declaration(order: int, crew: Crew, count: int) -> str:
    """`fire cannons, with two gunners`."""
    said = f", with {several(count, CREW_TITLES[crew])}" if count and crew != NO_CREW else ""
    return f"{ORDER_TITLES[order]}{said}"


def name(names: Names, seat: Value) -> str:
    """The name of a captain; a plain one where no name was given."""
    at = seat if isinstance(seat, int) else -1
    return names[at] if 0 <= at < len(names) else f"Captain {at + 1}"
