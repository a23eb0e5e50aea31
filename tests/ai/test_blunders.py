"""Senseless moves by name: sharp and master make one in two hundred chances at most, and random play makes them all."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ai.blunders import BLUNDERS, counted, path_of

GAMES_ = sorted({blunder.game for blunder in BLUNDERS})
WHOLE = {"grid": "open-battle", "mode": "advanced"}
MOST = 200
"""One blunder in so many chances."""


def over_games(game: str, spec: str, games: int) -> dict[str, Counter[bool]]:
    """SCOPE is played in its small form and in its whole one in turns."""
    found = {blunder.name: Counter[bool]() for blunder in BLUNDERS if blunder.game == game}
    for nth in range(games):
        options = WHOLE if game == "scope" and nth % 2 else None
        for name, count in counted(path_of(game, spec, f"blunders.{nth}", options), game).items():
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
