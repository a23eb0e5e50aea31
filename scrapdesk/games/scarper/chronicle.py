"""A war that was played, year by year: how the frontline and morale came to be, and which card made most of it.

Reads the log and the views that everybody had. Must not know how it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast

from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, Fronts, own_count
from scrapdesk.games.scarper.state import NONE
from scrapdesk.games.scarper.view import View

WEIGHTS: Final = {"moved": ("steps", 3), "retreated": ("steps", 3), "morale": ("gain", 2), "track": ("change", 1)}
"""What a card has done by an event: which of its numbers says so, and how much one of these is worth telling."""

SCORED: Final = ("propaganda", "economy", "missions")
"""What a year is scored for besides the ground, as its event calls it."""


class YearTold(NamedTuple):
    number: int
    before: Fronts
    after: Fronts
    start: int
    """Where morale stood when it began."""
    morale: int
    """The same when it was over, its scoring included."""
    card: int
    """The card that did most; NONE where none was played."""
    besides: tuple[int, int, int] = (0, 0, 0)
    """What its scoring brought the Entente besides the ground: by propaganda, economy and missions."""

    @property
    def gain(self) -> int:
        """What it brought the Entente; below 0: the Central Powers."""
        return self.morale - self.start

    @property
    def field(self) -> int | None:
        """Where the frontline moved furthest for whoever gained, or for anybody if nobody did; None where it held."""
        way = (self.gain > 0) - (self.gain < 0)
        moved = [after - before for before, after in zip(self.before, self.after, strict=True)]
        own = [max(0, by * way) if way else abs(by) for by in moved]
        return own.index(max(own)) if any(own) else None

    @property
    def won(self) -> int:
        """By how much it did there, for the Entente."""
        return 0 if self.field is None else self.after[self.field] - self.before[self.field]

    @property
    def source(self) -> int | None:
        """Which of these brought most to whoever gained; None where none of them brought that side anything."""
        own = [part if self.gain > 0 else -part for part in self.besides] if self.gain else [0]
        return own.index(max(own)) if max(own) > 0 else None


class Feats(NamedTuple):
    """What one side did in a war."""

    ground: int
    """Spaces that it is ahead, on all battlefields where it is."""
    charges: int
    won: int
    """Charges in which its die was higher."""
    trenches: int
    missions: int
    fulfilled: int


def years_of(match: Match[Any, Any, View]) -> tuple[YearTold, ...]:
    """Every year that was begun, up to the match's cursor."""
    found: list[YearTold] = []
    card, weights = NONE, dict[int, int]()
    for entry in match.entries(None):
        for event in entry.events:
            if event.kind == "year":
                card, weights = NONE, {}
                view = match.view(None, entry.ply)
                number = cast(int, event.data["year"])
                found.append(YearTold(number, view.fronts, view.fronts, view.morale, view.morale, NONE))
            elif event.kind == "card":
                card = cast(int, event.data["card"])
                weights.setdefault(card, 0)
            elif event.kind == "scored":
                card = NONE
                brought = tuple(cast(int, event.data[key]) for key in SCORED)
                found[-1] = found[-1]._replace(besides=(brought[0], brought[1], brought[2]))
            if card != NONE:
                weights[card] += _weight(event)
        if found:
            view = match.view(None, entry.ply + 1)
            best = max(weights, key=lambda one: weights[one], default=NONE)
            found[-1] = found[-1]._replace(after=view.fronts, morale=view.morale, card=best)
    return tuple(found)


def _weight(event: Event) -> int:
    key, worth = WEIGHTS.get(event.kind, ("", 0))
    return worth * abs(cast(int, event.data[key])) if key else 0


def feats_of(match: Match[Any, Any, View], seat: Seat) -> Feats:
    """What a side did up to the match's cursor."""
    view = match.view(None)
    events = [event for entry in match.entries(None) for event in entry.events]
    mine = [event for event in events if event.data.get("seat") == seat]
    ahead = [front if seat == 0 else -front for front in view.fronts]
    missions = [event for event in mine if event.kind == "mission" and event.data["mission"] != NONE]
    return Feats(
        ground=sum(max(0, front) for front in ahead),
        charges=_number(mine, "charge-dice"),
        won=sum(_higher(event) for event in mine if event.kind == "charge-dice"),
        trenches=sum(own_count(seat, view.fronts[field], view.trenches[field]) for field in ALL_FIELDS),
        missions=len(missions),
        fulfilled=sum(cast(int, event.data["morale"]) > 0 for event in missions),
    )


def _number(events: Iterable[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


def _higher(event: Event) -> bool:
    attacker, attack, defender, defence = (
        cast(int, event.data[key]) for key in ("attacker", "attack", "defender", "defence")
    )
    return attacker + attack > defender + defence
