"""The ladder: one among weaker ones from every seat, bars that are proven or missed, and budgets in parts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from scrapdesk.ai.agent import BadAgent
from scrapdesk.ai.arena import run_arena
from scrapdesk.ai.arena_games import ArenaPlan, GameResult, GameTask, tasks_of
from scrapdesk.ai.arena_ladder import BARS, ladder_plans, run_ladder
from scrapdesk.ai.arena_log import BadArenaLog
from scrapdesk.ai.arena_stats import Bar
from scrapdesk.ai.executors import InProcess
from scrapdesk.ai.levels import level_of
from scrapdesk.ai.roster import part_of, settings_from
from scrapdesk.games import GAMES
from tests.ai.test_arena import Counting

ALONE = ArenaPlan("scalawag", ("greedy", "random"), seats=3, deals=2, seed="t", alone=True)


def test_the_one_alone_sits_in_every_seat_of_a_deal_once() -> None:
    games = list(tasks_of(ALONE, ("a", "b")))
    assert [game.lineup for game in games[:3]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]


def test_with_two_seats_it_is_the_same_as_swapping() -> None:
    def lineups(alone: bool) -> list[tuple[str, ...]]:
        return [GameTask(ArenaPlan("scamorra", (), alone=alone), ("a", "b"), 0, turn).lineup for turn in (0, 1)]

    assert lineups(True) == lineups(False)


def test_the_share_of_the_one_alone_is_its_own() -> None:
    won = [GameResult(("a", "b"), 0, seat, (0.5, 0.5, 0.0), "", 1, (1, 1), (0.0, 0.0), True).score for seat in range(3)]
    assert won == [0.5, 0.5, 0.0]


def test_equal_agents_have_equal_parts() -> None:
    report = run_arena(ArenaPlan("scalawag", ("random", "random"), seats=3, deals=3, alone=True), InProcess())
    assert report.pairings[0].games == 9
    assert report.pairings[0].share.value == pytest.approx(1 / 3)


def test_a_bar_is_reached_or_missed_by_those_who_should() -> None:
    bar = Bar(0.65)
    assert [bar.verdict([1.0] * 40), bar.verdict([0.5] * 40), bar.verdict([1.0] * 4)] == [1, -1, 0]


def test_nobody_below_the_bar_has_reached_it() -> None:
    """The test alone would say yes here, since the bar is likelier than what is clearly below it."""
    scores = [1.0] * 128 + [0.0] * 72
    assert Bar(0.65, margin=0.1).verdict(scores) == 0
    assert Bar(0.6, margin=0.1).verdict(scores) == 1


@pytest.mark.parametrize(("truth", "verdict"), [(0.65, -1), (0.59, 1)])
def test_a_bar_is_seldom_judged_wrongly(truth: float, verdict: int) -> None:
    """Who reaches it is said to miss it, and who is clearly below is said to reach it, in five cases of a hundred."""
    rng, bar, wrong = Random(f"bar {truth}"), Bar(0.65, margin=0.06), 0
    for _ in range(120):
        scores: list[float] = []
        while len(scores) < 600 and not bar.verdict(scores):
            scores.append(((rng.random() < truth) + (rng.random() < truth)) / 2)
        wrong += bar.verdict(scores) == verdict
    assert wrong <= 0.1 * 120


def test_the_rungs_are_those_of_the_table() -> None:
    two = [(plan.agents, bar.bar) for plan, bar in ladder_plans(ArenaPlan("scamorra", ()), 10)]
    assert two == [
        (("greedy", "random"), 0.9),
        (("steady/10", "greedy"), 0.65),
        (("sharp/10", "steady/10"), 0.6),
        (("master/10", "sharp/10"), 0.55),
    ]
    three = [bar.bar for _, bar in ladder_plans(ArenaPlan("scalawag", (), seats=3), 1)]
    assert three == pytest.approx([1.3 / 3] * 4)


def test_a_ladder_is_climbed_and_gone_on_with_from_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scrapdesk.ai.arena_ladder.BARS", BARS[:1])
    plan, log = ArenaPlan("scamorra", (), deals=60, seed="t"), tmp_path / "ladder.jsonl"
    (rung,) = run_ladder(plan, 10, InProcess(), log=log)
    assert (rung.stronger, rung.weaker, rung.verdict) == ("greedy", "random", "reached")
    assert rung.played.deals < 60
    again = Counting(most=0)
    assert run_ladder(plan, 10, again, log=log) == (rung,)
    with pytest.raises(BadArenaLog):
        run_arena(ArenaPlan("scamorra", ("greedy", "random"), seed="t"), again, log=log)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_behind_a_slash_divides_the_budget_and_nothing_else(game: str) -> None:
    whole, part = settings_from("master", game), settings_from("master/10", game)
    assert part.iterations == whole.iterations // 10 == level_of(game, "master").iterations // 10
    assert (part.noise, part.exploration, part.depth) == (whole.noise, whole.exploration, whole.depth)
    assert settings_from("rookie-sly/1000", game).iterations == 1
    assert settings_from("mcts:50/5", game).iterations == 10


def test_only_who_searches_has_a_part() -> None:
    assert [part_of(name, 10) for name in ("random", "greedy", "steady")] == ["random", "greedy", "steady/10"]
    assert part_of("steady", 1) == "steady"


@pytest.mark.parametrize("spec", ["greedy/10", "steady/0", "steady/", "steady/1001", "steady/2/2", "/10", "steady/x"])
def test_a_part_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(BadAgent):
        settings_from(spec, "scamorra")
