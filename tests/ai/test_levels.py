"""Levels and temperaments as data: stronger levels have more budget and a steadier hand, and nothing else differs."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from scrapdesk.ai.levels import DIALS, LEVELS, OWN_LEVELS, TEMPERAMENTS, dials, level_of, settings_of
from scrapdesk.ai.settings import UNERRING, Settings
from scrapdesk.games import GAMES

NAMES = ["rookie", "steady", "sharp", "master"]


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == NAMES


@pytest.mark.parametrize("game", [*GAMES, "a-new-game"])
def test_each_level_has_more_budget_and_a_steadier_hand_than_the_one_before(game: str) -> None:
    levels = [level_of(game, name) for name in NAMES]
    for weak, strong in pairwise(levels):
        assert weak.iterations < strong.iterations
        assert weak.noise >= strong.noise
    assert [level.alert for level in levels] == [False, True, True, True]


@pytest.mark.parametrize("game", [*GAMES, "a-new-game"])
def test_levels_differ_in_budget_hand_and_lapses_only(game: str) -> None:
    def rest(settings: Settings) -> Settings:
        return replace(settings, iterations=0, shards=1, noise=0.0, alert=True, lapses=UNERRING)

    assert len({rest(settings_of(game, name)) for name in NAMES}) == 1
    assert rest(settings_of(game, "sharp")) == rest(dials(game))


def test_the_weaker_two_err_as_people_do_and_the_rookie_more() -> None:
    for game in GAMES:
        new, casual, *others = (settings_of(game, name).lapses for name in NAMES)
        if game == "scalawag":
            assert [casual, *others] == [UNERRING] * 3
            continue
        assert new.overlooks > casual.overlooks > 0
        assert new.fear > casual.fear > 0
        assert new.forgets > casual.forgets > 0
        assert new.sees < casual.sees < UNERRING.sees
        assert others == [UNERRING, UNERRING]


@pytest.mark.parametrize("temperament", list(TEMPERAMENTS))
def test_a_temperament_changes_taste_and_no_strength(temperament: str) -> None:
    settings = settings_of("scamorra", "sharp", temperament)
    assert settings.temperament is TEMPERAMENTS[temperament]
    assert replace(settings, temperament=TEMPERAMENTS["even"]) == settings_of("scamorra", "sharp")
    assert TEMPERAMENTS[temperament].title.lower() == temperament
    assert TEMPERAMENTS[temperament].sentence


def test_numbers_are_given_only_for_games_and_levels_that_there_are() -> None:
    assert set(DIALS) <= set(GAMES)
    assert set(OWN_LEVELS) <= set(GAMES)
    assert all(set(levels) <= set(LEVELS) for levels in OWN_LEVELS.values())
