"""The cards of SCOPE: kinds, letters, names, how many are in the box, and what each is worth (SC-1).

A card is one letter: small for the German side, capital for the Soviet side. So a whole battlefield is a string,
and the back of a card (whose it is) can be read from its letter. Must not know where cards lie.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import Ref

Card = str
"""One letter, such as `s` (a German sniper) or `S` (a Soviet one)."""

Side = int
GERMAN, SOVIET = range(2)
SIDES: Final = (GERMAN, SOVIET)
SIDE_NAMES: Final = ("german", "soviet")
SIDE_TITLES: Final[tuple[str, ...]] = (Ref("German"), Ref("Soviet"))

SNIPER, DECOY, OFFICER, SCOUT, MORTAR, GUN, INFANTRY, EMPTY = "sdocmgie"
KINDS: Final = "sdocmgie"
"""Sniper, decoy, officer, scout, mortar, machine gun, infantry, empty area."""

KIND_NAMES: Final = ("sniper", "decoy", "officer", "scout", "mortar", "gun", "infantry", "empty")
"""The words of the notation and of the scenario files."""

KIND_TITLES: Final[tuple[str, ...]] = (
    Ref("sniper"),
    Ref("decoy"),
    Ref("officer"),
    Ref("scout"),
    Ref("mortar"),
    Ref("machine gun"),
    Ref("infantry"),
    Ref("empty area"),
)
UNITS: Final = "ocmgi"
PREY: Final = SNIPER + UNITS
"""What can be shot and then scores."""

FREE, HIDDEN, NOWHERE = "._ "
"""A place not yet filled, a card whose face is not known (in views), and a place outside the battlefield."""

BOX: Final = {SNIPER: 3, DECOY: 2, OFFICER: 2, SCOUT: 2, MORTAR: 2, GUN: 2, INFANTRY: 2}
"""How many of each a side owns; empty areas never run out (SC-1.3)."""

WORTH: Final = {SNIPER: 2, OFFICER: 2, SCOUT: 1, MORTAR: 1, GUN: 1, INFANTRY: 1, DECOY: 0, EMPTY: 0}

OF_SIDE: Final = tuple({kind: kind.upper() if side == SOVIET else kind for kind in KINDS} for side in SIDES)
"""OF_SIDE[side][kind] is the card."""

ALL_CARDS: Final = KINDS + KINDS.upper()
VALUE: Final = {card: WORTH[card.lower()] for card in ALL_CARDS}


def side_of(card: Card) -> Side:
    return SOVIET if card.isupper() else GERMAN


def kind_title(card: Card) -> str:
    """What a card is called in a sentence, whichever side it belongs to."""
    return KIND_TITLES[KINDS.index(card.lower())]


def kind_name(card: Card) -> str:
    return KIND_NAMES[KINDS.index(card.lower())]
