"""The names of things on Scarper's table: cards, markers, spaces, buttons. Table and refusals share them."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import EDGE, FIELDS, SPACES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.state import NONE

SIDE_KEYS: Final = ("entente", "central")
POINTS: Final = "points"
"""The form for command points: a card laid there is played for them."""
PURSE: Final = "purse"
"""Where the points that are left lie."""
MAP: Final = "map"
"""The whole map: a card laid on it is played for its event."""
PLAYED: Final = "played"
IN_PLAY: Final = "in-play"
OFFER: Final = "offer:"
POINT: Final = "point:"
ORDER: Final = "order:"


def card_target(deck: Deck, card: int) -> Target:
    return f"card:{deck.event_ids[card]}"


def mission_target(deck: Deck, mission: int) -> Target:
    return f"mission:{deck.mission_ids[mission]}"


def hand_slot(seat: Seat) -> Target:
    return f"hand:{SIDE_KEYS[seat]}"


def offer_slot(seat: Seat) -> Target:
    return OFFER + SIDE_KEYS[seat]


def kept_slot(seat: Seat) -> Target:
    return f"kept:{SIDE_KEYS[seat]}"


def marker_target(track: str, seat: Seat) -> Target:
    return f"marker:{track}:{SIDE_KEYS[seat]}"


def track_slot(track: str, seat: Seat, value: int) -> Target:
    return f"{track}:{SIDE_KEYS[seat]}:{value}"


def morale_slot(morale: int) -> Target:
    if morale == 0:
        return "morale:0"
    return f"morale:{SIDE_KEYS[morale < 0]}:{abs(morale)}"


def front_target(field: int) -> Target:
    return f"front:{FIELDS[field]}"


def line_slot(field: int, front: int) -> Target:
    """A place of the frontline, counted from 0 at the Entente's edge to 8."""
    return f"line:{FIELDS[field]}:{front + EDGE}"


def space_slot(field: int, space: int) -> Target:
    return f"space:{FIELDS[field]}:{space + 1}"


def trench_target(field: int, space: int, number: int) -> Target:
    return f"trench:{FIELDS[field]}:{space + 1}:{number}"


def row_slot(track: str, seat: Seat) -> Target:
    """A whole track of a side: a point laid on it moves the marker up."""
    return f"track:{track}:{SIDE_KEYS[seat]}"


def field_slot(field: int) -> Target:
    """A whole battlefield, as a strip of the map."""
    return f"field:{FIELDS[field]}"


def point_target(number: int) -> Target:
    """One of the command points that are left, counted from 1."""
    return f"{POINT}{number}"


def bounce_slot(die: int, left: int) -> Target:
    """Where a die touches the table on its way; `left`: how many times it still does."""
    return f"bounce:{die}:{left}"


def order_target(verb: str) -> Target:
    """The sign for something that can be ordered, as a piece and as its place."""
    return ORDER + verb


class Pointed:
    """What a list of targets points at, in the words of the rules; NONE or nothing for what is not among them."""

    def __init__(self, deck: Deck, targets: tuple[Target, ...]) -> None:
        self.verb = ""
        self.card = NONE
        self.mission = NONE
        self.field = NONE
        self.space = NONE
        self.track = ""
        self.point = False
        self.form = False
        """Whether the form for command points is among them."""
        self.map = False
        self.drag = False
        """Whether a place of the frontline is."""
        for target in targets:
            self._add(deck, target.split(":"))

    def _add(self, deck: Deck, parts: list[str]) -> None:
        kind, rest = parts[0], parts[1:]
        if kind == "order" and len(rest) == 1:
            self.verb = rest[0]
        elif kind == "button":
            self.verb = "end"
        elif kind == "card" and len(rest) == 1 and rest[0] in deck.event_ids:
            self.card = deck.event(rest[0])
        elif kind == "mission" and len(rest) == 1 and rest[0] in deck.mission_ids:
            self.mission = deck.mission(rest[0])
        elif kind in ("point", "points"):
            self.point, self.form = self.point or kind == "point", self.form or kind == "points"
        elif kind == "map":
            self.map = True
        elif rest:
            self._add_place(kind, rest)

    def _add_place(self, kind: str, rest: list[str]) -> None:
        if kind in ("marker", "track"):
            self.track = rest[0]
        elif kind in ("propaganda", "economy"):
            self.track = kind
        elif kind in ("front", "line", "space", "trench", "field") and rest[0] in FIELDS:
            self._add_field(kind, rest)

    def _add_field(self, kind: str, rest: list[str]) -> None:
        self.field, self.map = FIELDS.index(rest[0]), True
        self.drag = self.drag or kind == "line"
        if kind in ("space", "trench") and len(rest) > 1 and rest[1].isdecimal() and 1 <= int(rest[1]) <= SPACES:
            self.space = int(rest[1]) - 1
