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
"""The command points that are left, as a piece and as its place."""
PLAYED: Final = "played"
IN_PLAY: Final = "in-play"
BUTTON: Final = "button:"


def card_target(deck: Deck, card: int) -> Target:
    return f"card:{deck.event_ids[card]}"


def mission_target(deck: Deck, mission: int) -> Target:
    return f"mission:{deck.mission_ids[mission]}"


def hand_slot(seat: Seat) -> Target:
    return f"hand:{SIDE_KEYS[seat]}"


def offer_slot(seat: Seat) -> Target:
    return f"offer:{SIDE_KEYS[seat]}"


def kept_slot(seat: Seat) -> Target:
    return f"kept:{SIDE_KEYS[seat]}"


def supply_target(seat: Seat) -> Target:
    """The heap of trenches of a side, as a piece and as its place."""
    return f"supply:{SIDE_KEYS[seat]}"


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


def button(verb: str) -> Target:
    return BUTTON + verb


class Pointed:
    """What a list of targets points at, in the words of the rules; NONE or nothing for what is not among them."""

    def __init__(self, deck: Deck, targets: tuple[Target, ...]) -> None:
        self.verb = ""
        self.card = NONE
        self.mission = NONE
        self.field = NONE
        self.space = NONE
        self.track = ""
        self.supply = False
        self.drag = False
        for target in targets:
            self._add(deck, target.split(":"))

    def _add(self, deck: Deck, parts: list[str]) -> None:
        kind, rest = parts[0], parts[1:]
        if kind == "button" and len(rest) == 1 and rest[0] != "done":
            self.verb = rest[0]
        elif kind == "card" and len(rest) == 1 and rest[0] in deck.event_ids:
            self.card = deck.event(rest[0])
        elif kind == "mission" and len(rest) == 1 and rest[0] in deck.mission_ids:
            self.mission = deck.mission(rest[0])
        elif kind == "marker" and len(rest) == 2:
            self.track = rest[0]
        elif kind == "supply":
            self.supply = True
        elif kind in ("front", "line", "space", "trench") and rest and rest[0] in FIELDS:
            self._add_place(kind, rest)

    def _add_place(self, kind: str, rest: list[str]) -> None:
        self.field = FIELDS.index(rest[0])
        self.drag = self.drag or kind == "line"
        if kind in ("space", "trench") and len(rest) > 1 and rest[1].isdecimal() and 1 <= int(rest[1]) <= SPACES:
            self.space = int(rest[1]) - 1
