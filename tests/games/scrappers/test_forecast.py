"""What is forecast is what comes, where nothing hidden has a say; and it never tells anything hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.answers import Answers
from scrapdesk.games.scrappers.forecast import Forecast, Forecaster
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import BAYS, Phase
from scrapdesk.games.scrappers.view import View
from scrapdesk.games.scrappers.worth import Worth
from tests.truth import true_state

RULES = GAMES["scrappers"].rules
assert isinstance(RULES, Scrappers)
CARDS = RULES.cards
FORECASTER, ANSWERS = Forecaster(CARDS), Answers(CARDS, Worth(CARDS))


def last_placements(seats: int, seed: int) -> list[tuple[Match[Any, Any, View], Seat, Any]]:
    """Games by chance, each up to a point at which one more card lets the stacks fire; and that card."""
    found = []
    match, rng = Match(RULES, seats, {}, f"cast-{seed}"), Random(seed)
    while (asked := match.to_act) is not None:
        view, move = match.view(asked), rng.choice(list(match.legal_moves(asked)))
        if view.phase is Phase.COMMAND and sum(len(pilot.stack) for pilot in view.pilots) == seats * BAYS - 1:
            found.append((match, asked, move))
            match = replay(match.record(), RULES)
        match.play(asked, move)
    return found


def played_out(match: Match[Any, Any, View], seat: Seat, move: Any) -> list[tuple[str, dict[str, Any]]]:
    """What happens until the reboot, every question being answered as the forecast does it."""
    ply = match.ply
    match.play(seat, move)
    while (asked := match.to_act) is not None and match.view(None).phase is Phase.ACTIVATION:
        truth = true_state(match)
        match.play(asked, ANSWERS.best(truth, match.legal_moves(asked)))
    events = [event for entry in match.entries(None)[ply:] for event in entry.events]
    ends = next(at for at, event in enumerate(events) if event.kind in ("reboot", "over"))
    return [(event.kind, dict(event.data)) for event in events[:ends]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_paid_and_what_is_hit_comes_as_it_was_forecast(seats: int, seed: int) -> None:
    looked = 0
    for match, seat, move in last_placements(seats, seed):
        before = match.view(seat)
        forecast = FORECASTER.after(before, move)
        events = played_out(match, seat, move)
        kinds = {kind for kind, _ in events}
        if kinds & {"swept", "salvaged"}:
            continue  # a card that nobody could have known has come into it
        looked += 1
        assert forecast.damage == damage_after(before, events)
        unpaid = sum(kind in ("fizzled", "not bought") and data["seat"] == seat for kind, data in events)
        assert sum(not row.paid for row in forecast.rows) == unpaid
        assert len(forecast.rows) == BAYS and {row.bay for row in forecast.rows} == set(range(BAYS))
    assert looked > 2


def damage_after(view: View, events: list[tuple[str, dict[str, Any]]]) -> tuple[int, ...]:
    found = [pilot.damage for pilot in view.pilots]
    for kind, data in events:
        if kind in ("damage", "repaired"):
            found[data["seat"]] += data["amount"] if kind == "damage" else -data["amount"]
    return tuple(found)


def test_the_forecast_is_the_same_whatever_is_hidden() -> None:
    match, rng = Match(RULES, 3, {}, "hidden"), Random(9)
    compared = 0
    while (asked := match.to_act) is not None and match.view(None).round < 5:
        view = match.view(asked)
        other = RULES.view(RULES.determinize(view, rng), asked)
        assert FORECASTER.now(view) == FORECASTER.now(other)
        compared += bool(FORECASTER.now(view).rows)
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
    assert compared > 10


def test_there_is_no_forecast_for_spectators_nor_between_the_rounds() -> None:
    match = Match(RULES, 2, {}, "none")
    assert FORECASTER.now(match.view(None)) == Forecast()


def test_a_card_that_cannot_be_paid_for_is_foretold_as_such() -> None:
    match = Match(RULES, 2, {}, "poor")
    seat = match.to_act or 0
    torch = next(card for card in match.legal_moves(seat) if RULES.encode_move(card) in TORCHES)
    (row,) = FORECASTER.after(match.view(seat), torch).rows
    assert (row.token, row.price, row.have, row.paid, row.bay) == ("fuel", 1, 0, False, 0)


TORCHES = ("assign spark-torch", "assign rivet-popper", "assign car-door")
