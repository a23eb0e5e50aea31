"""How crew, orders and captains are called in sentences."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Value
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, Word, listed, plural, say
from scrapdesk.games.scalawag.cards import CREW_TITLES, NO_CREW, ORDER_TITLES, Crew

SEVERAL: Final[tuple[tuple[Line, ...], ...]] = (
    (say("no sailors"), say("a sailor"), say("two sailors"), say("three sailors")),
    (say("no gunners"), say("a gunner"), say("two gunners"), say("three gunners")),
    (say("no marines"), say("a marine"), say("two marines"), say("three marines")),
    (say("no pilots"), say("a pilot"), say("two pilots"), say("three pilots")),
    (say("no mutineers"), say("a mutineer"), say("two mutineers"), say("three mutineers")),
    (say("no lookouts"), say("a lookout"), say("two lookouts"), say("three lookouts")),
    (say("no rogue wave"), say("a rogue wave")),
    (say("no black spot"), say("a black spot")),
)


def several(crew: Crew, count: int) -> Line:
    """`a gunner`, `two gunners`, `no gunners`."""
    return SEVERAL[crew][count] if count < len(SEVERAL[crew]) else _many(crew, count)


def _many(crew: Crew, count: int) -> Line:
    return (
        plural(count, "{n} sailor", "{n} sailors"),
        plural(count, "{n} gunner", "{n} gunners"),
        plural(count, "{n} marine", "{n} marines"),
        plural(count, "{n} pilot", "{n} pilots"),
        plural(count, "{n} mutineer", "{n} mutineers"),
        plural(count, "{n} lookout", "{n} lookouts"),
        plural(count, "{n} rogue wave", "{n} rogue waves"),
        plural(count, "{n} black spot", "{n} black spots"),
    )[crew]


def points_text(count: int) -> Line:
    """`1 compass point`, `8 compass points`."""
    return plural(count, "{n} compass point", "{n} compass points")


def cards_text(count: int) -> Line:
    return plural(count, "{n} card", "{n} cards")


def crew_words(cards: Value) -> Word:
    """Crew as the events carry it: a tuple of titles."""
    if not isinstance(cards, tuple):
        return crew_named(cards)
    kinds = dict.fromkeys(map(str, cards))
    counted = [several(CREW_TITLES.index(kind), cards.count(kind)) for kind in kinds if kind in CREW_TITLES]
    return listed(counted) if counted else say("no crew")


def crew_named(title: Value) -> Word:
    """The name of a sort of crew as an event carries it."""
    return CREW_TITLES[CREW_TITLES.index(title)] if title in CREW_TITLES else str(title)


def declaration(order: int, crew: Crew, count: int) -> Word:
    """`fire cannons, with two gunners`."""
    if count and crew != NO_CREW:
        return say("{order}, with {crew}", order=ORDER_TITLES[order], crew=several(crew, count))
    return ORDER_TITLES[order]


def name(names: Names, seat: Value) -> Word:
    """The name of a captain; a plain one where no name was given."""
    at = seat if isinstance(seat, int) else -1
    return names[at] if 0 <= at < len(names) else say("Captain {n}", n=at + 1)
