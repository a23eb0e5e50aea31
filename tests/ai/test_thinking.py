"""The benches of thinking count what they say they count. How long anything takes is for them to say."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.ai.agent import Move, View
from scrapdesk.ai.levels import LEVELS
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.games import GAMES
from tests.bench import search_speed
from tests.bench.screen import percentile
from tests.bench.thinking import BARS, Watched, measure


def test_every_level_has_a_bar_and_stronger_levels_may_take_longer() -> None:
    assert list(BARS) == list(LEVELS)
    assert list(BARS.values()) == sorted(BARS.values())


def test_a_percentile_is_the_value_that_so_many_do_not_exceed() -> None:
    assert percentile([5.0, 1.0, 4.0, 2.0, 3.0], 0.5) == 3.0
    assert percentile([float(n) for n in range(100)], 0.95) == 95.0
    assert percentile([7.0], 0.95) == 7.0


class Counting(RandomAgent):
    """Notes from how many moves it was to choose."""

    def __init__(self) -> None:
        self.widths: list[int] = []

    def choose(self, view: View, legal: Sequence[Move], seed: str) -> Move:
        self.widths.append(len(legal))
        return super().choose(view, legal, seed)


def test_only_moves_with_a_choice_are_timed() -> None:
    counting = Counting()
    watched = Watched(counting)
    play_game(GAMES["scamorra"].rules, [watched, watched], seed="timed")
    assert len(watched.times) == len(counting.widths) > 20
    assert min(counting.widths) > 1


def test_a_stand_in_makes_the_choices_between() -> None:
    counting, stand_in = Counting(), Counting()
    watched = Watched(counting, stand_in, every=4)
    play_game(GAMES["scamorra"].rules, [watched, watched], seed="timed")
    assert len(watched.times) == len(counting.widths) == (len(counting.widths) + len(stand_in.widths)) // 4 > 4


def test_a_level_is_measured_over_whole_games() -> None:
    found = measure("scamorra", "rookie", 1, "one")
    assert (found["game"], found["level"], found["seats"], found["bar"]) == ("scamorra", "rookie", 2, BARS["rookie"])
    moves, median, slow, worst = found["moves"], found["median"], found["p95"], found["worst"]
    assert isinstance(moves, int) and moves > 20
    assert isinstance(median, dict) and isinstance(slow, dict) and isinstance(worst, dict)
    assert all(0 < median[kind] <= slow[kind] <= worst[kind] for kind in ("wall", "cpu"))


def test_the_bench_of_search_speed_counts_the_simulations_of_a_real_level() -> None:
    found = search_speed.measure("scamorra", 2, "master", seconds=0.1)
    rate, thoughts = found["simulations_per_s"], found["thoughts"]
    assert isinstance(rate, int) and isinstance(thoughts, int)
    assert rate * 0.1 <= thoughts * search_speed.THOUGHT


def test_positions_of_the_bench_are_real_choices_of_a_whole_game() -> None:
    questions = list(search_speed.positions(GAMES["scamorra"], 2, "one"))
    assert len(questions) >= 2
    assert all(len(question.legal) > 1 for question in questions)
