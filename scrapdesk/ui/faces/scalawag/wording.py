"""How crew, orders, flags and allegiances are called on the sea: each a sentence of its own, for translators."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.games.scalawag import phrases
from scrapdesk.games.scalawag.cards import NO_CREW, Crew
from scrapdesk.ui.frame.texts import Texts

ORDERS: Final = (
    say("Trim sails"),
    say("Fire cannons"),
    say("Close and board"),
    say("Muster crew"),
    say("Steal the wind"),
    say("Call for mutiny"),
    say("On watch"),
)
GAINS: Final = (
    say("+1"),
    say("5 near, 8 far"),
    say("by its planks"),
    say("draw three"),
    say("with a pilot"),
    say("with a mutineer"),
    say("with a lookout"),
)
"""What an order brings, costs or needs, in a word or two."""
CREW: Final = (
    say("Sailor"),
    say("Gunner"),
    say("Marine"),
    say("Pilot"),
    say("Mutineer"),
    say("Lookout"),
    say("Rogue wave"),
    say("Black spot"),
)
PLURALS: Final = (
    say("Sailors"),
    say("Gunners"),
    say("Marines"),
    say("Pilots"),
    say("Mutineers"),
    say("Lookouts"),
)
EMBLEMS: Final = (
    say("anchor"),
    say("key"),
    say("crab"),
    say("lantern"),
    say("bird"),
    say("wave"),
    say("knot"),
    say("star"),
)
ALLEGIANCES: Final = (
    say("English allegiance"),
    say("French allegiance"),
    say("Spanish allegiance"),
    say("pirate allegiance"),
)


def several(texts: Texts, crew: Crew, count: int) -> str:
    """`a gunner`, `two gunners`."""
    return texts.line(phrases.several(crew, count))


def declared(texts: Texts, order: int, crew: Crew, count: int) -> str:
    """`Fire cannons, with two gunners`."""
    title = texts.line(ORDERS[order])
    if crew == NO_CREW or not count:
        return title
    return texts("{order}, with {crew}", order=title, crew=several(texts, crew, count))
