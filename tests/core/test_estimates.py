"""Shares and means with their intervals: against tables, and against what drawing many samples shows."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.estimates import Kind, mean_of, share_of, wilson


@pytest.mark.parametrize(("share", "cases"), [(0.0, 10), (0.5, 4), (1.0, 3), (0.02, 500)])
def test_an_interval_holds_the_share_and_stays_between_nothing_and_all(share: float, cases: int) -> None:
    low, high = wilson(share, cases)
    assert 0.0 <= low <= share + 1e-9 and share - 1e-9 <= high <= 1.0


def test_of_many_intervals_about_95_in_100_hold_the_truth() -> None:
    rng = Random("coins")
    held = 0
    for _ in range(600):
        found = share_of(sum(rng.random() < 0.3 for _ in range(120)), 120)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 600 <= 0.98


def test_the_interval_of_a_mean_narrows_with_the_root_of_the_cases() -> None:
    rng = Random("dice")
    few, many = (mean_of([rng.gauss(5, 2) for _ in range(count)]) for count in (100, 1600))
    assert few.low < 5 < few.high and many.low < 5 < many.high
    assert 3 < (few.high - few.low) / (many.high - many.low) < 5


def test_one_case_says_nothing_about_how_sure_it_is() -> None:
    found = mean_of([0.4], Kind.SHIFT)
    assert found.value == 0.4 and found.overlaps(-100, -99) and found.cases == 1
    assert mean_of([]).cases == 0


def test_a_bar_is_met_when_the_interval_reaches_it() -> None:
    found = share_of(57, 100)  # 47 % to 66 %
    assert found.overlaps(0.46, 0.54) and found.overlaps(0.6, 0.7) and not found.overlaps(0.7, 1.0)
