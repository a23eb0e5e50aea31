"""What follows from scores: intervals that hold, Elo, and a test that stops early but seldom wrongly."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ai.arena_stats import Stop, elo, elo_interval, share


@pytest.mark.parametrize(("score", "difference"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.36, -100), (10 / 11, 400)])
def test_elo_is_the_usual_scale(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=1)


def test_elo_stays_finite_when_everything_was_won() -> None:
    assert 1000 < elo(1.0) < 1500
    assert elo(0.0) == pytest.approx(-elo(1.0))


def test_nothing_played_tells_nothing() -> None:
    found = share([])
    assert (found.value, found.low, found.high) == (0.5, 0.0, 1.0)


def test_a_few_wins_are_not_taken_for_certainty() -> None:
    few, many = share([1.0] * 5), share([1.0] * 100)
    assert few.value == many.value == few.high == 1.0
    assert 0.4 < few.low < 0.8 < many.low < 1.0


@pytest.mark.parametrize("truth", [0.5, 0.65, 0.9])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(truth: float) -> None:
    rng, held = Random(f"interval {truth}"), 0
    for _ in range(400):
        scores = [((rng.random() < truth) + (rng.random() < truth)) / 2 for _ in range(40)]
        found = share(scores)
        held += found.low <= truth <= found.high
    assert held >= 0.92 * 400


def test_the_elo_interval_is_that_of_the_share() -> None:
    scores = [1.0, 0.5, 0.5, 1.0, 0.0, 0.5]
    found, shares = elo_interval(scores), share(scores)
    assert (found.low, found.value, found.high) == (elo(shares.low), elo(shares.value), elo(shares.high))


def test_it_stops_soon_when_one_side_is_far_stronger_and_not_before_it_may() -> None:
    stop = Stop(least=8)
    assert [stop.verdict([1.0] * deals) for deals in (0, 1, 7)] == [0, 0, 0]
    assert [stop.verdict([1.0] * 20), stop.verdict([0.0] * 20), stop.verdict([0.5] * 20)] == [1, -1, 0]


def test_it_is_seldom_wrong() -> None:
    """A side that is weaker by the difference tested is called the stronger in about five cases of a hundred."""
    rng, stop, wrong, decided = Random("sprt"), Stop(elo=60.0), 0, 0
    chance = 1 / (1 + 10 ** (60 / 400))
    for _ in range(150):
        scores: list[float] = []
        while len(scores) < 400 and not stop.verdict(scores):
            scores.append(((rng.random() < chance) + (rng.random() < chance)) / 2)
        decided += stop.verdict(scores) != 0
        wrong += stop.verdict(scores) == 1
    assert decided >= 140
    assert wrong <= 0.09 * 150
