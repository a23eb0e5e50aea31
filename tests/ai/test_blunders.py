"""Senseless moves by name: sharp and master make one in two hundred chances at most, and random play makes them all."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ai.blunders import BLUNDERS, counted, options_of, path_of

GAMES_ = sorted({blunder.game for blunder in BLUNDERS})
MOST = 200
"""One blunder in so many chances."""


def over_games(game: str, spec: str, games: int) -> dict[str, Counter[bool]]:
    found = {blunder.name: Counter[bool]() for blunder in BLUNDERS if blunder.game == game}
    for nth in range(games):
        for name, count in counted(path_of(game, spec, f"blunders.{nth}", options_of(game, nth)), game).items():
            found[name].update(count)
    return found


@pytest.mark.parametrize("game", GAMES_)
def test_random_play_blunders_so_that_every_counter_counts(game: str) -> None:
    found = over_games(game, "random", 40)
    assert all(count[True] for count in found.values()), found


@pytest.mark.parametrize("game", GAMES_)
def test_sharp_players_hardly_ever_blunder(game: str) -> None:
    """A few games at a small budget; one slip is luck."""
    for name, count in over_games(game, "sharp/50", 3).items():
        assert count[True] <= 1 + count.total() / MOST, (name, count)


@pytest.mark.deep
@pytest.mark.parametrize("spec", ["sharp", "master"])
@pytest.mark.parametrize("game", GAMES_)
def test_in_five_hundred_games_one_chance_in_two_hundred_is_missed_at_most(game: str, spec: str) -> None:
    for name, count in over_games(game, spec, 500).items():
        assert count[True] <= count.total() / MOST, (name, count)
