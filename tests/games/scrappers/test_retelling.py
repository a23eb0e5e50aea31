"""What is retold from events comes to the same as what happened: for every viewer, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.forecast import Forecaster
from scrapdesk.games.scrappers.retelling import Retelling
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import UNKNOWN, Cards, Phase
from scrapdesk.games.scrappers.view import PilotView, View

RULES = GAMES["scrappers"].rules
assert isinstance(RULES, Scrappers)
CARDS = RULES.cards
TALE, FORECAST = Retelling(CARDS), Forecaster(CARDS)


def kinds(zone: Cards) -> list[str]:
    return ["?" if card == UNKNOWN else CARDS.of[card].id for card in zone]


def seen(pilot: PilotView) -> dict[str, Any]:
    """What a viewer sees of a pilot, copies of one card alike."""
    return {
        "pools": (pilot.fuel, pilot.scrap, pilot.damage),
        "sizes": (pilot.hand_size, pilot.deck_size),
        "hand": sorted(kinds(pilot.hand)),
        "stack": [(kinds((slot.card,)), slot.mode) for slot in pilot.stack],
        "play": sorted(kinds(pilot.play)),
        "discard": sorted(kinds(pilot.discard)),
    }


def table(view: View) -> dict[str, Any]:
    """What's on the table. Where a reshuffle is to come, its cards are counted once it has come."""
    return {
        "pilots": [seen(pilot) for pilot in view.pilots],
        "tops": [kinds(top) for top in view.tops],
        "piles": [sorted(kinds(pile)) for pile in view.piles],
        "sizes": view.draft_sizes,
        "removed": sorted(kinds(view.removed)),
        "over": view.phase is Phase.OVER,
    }


def retold(match: Match[Any, Any, View], seat: Seat | None, ply: int) -> View:
    """The view before the last moves, and all their events told one after the other."""
    view = match.view(seat, ply)
    for entry in match.entries(seat)[ply:]:
        for event in entry.events:
            if event.heard_by(seat):
                view = TALE.after(view, event)
                FORECAST.now(view)
    return view


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_move_is_retold_as_it_was(seats: int, seed: int) -> None:
    match, rng = Match(RULES, seats, {}, f"tale-{seed}"), Random(seed)
    while (asked := match.to_act) is not None:
        ply = match.ply
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        if any(entry.actor == CHANCE and not entry.events for entry in match.entries(None)[ply:]):
            continue
        for seat in (*range(seats), None):
            if match.outcome is None:
                assert table(retold(match, seat, ply)) == table(match.view(seat)), match.entries(None)[ply:]


def test_what_is_told_of_others_never_shows_what_a_viewer_may_not_know() -> None:
    match, rng = Match(RULES, 3, {}, "secret"), Random(2)
    while match.to_act is not None and match.view(0).round < 4:
        ply = match.ply
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        told = retold(match, None, ply)
        assert all(not pilot.hand for pilot in told.pilots)
