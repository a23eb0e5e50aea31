"""Ids of set-ups: whatever can be set up comes back from its id, and what is typed wrongly is never another game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scrapdesk.core.gameid import GROUP, LETTERS, BadGameId, game_id, read_game_id
from scrapdesk.core.options import BadOption
from scrapdesk.games import GAMES
from tests.conformance.setups import SETUPS, Setup

INFOS = [entry.info for entry in GAMES.values()]
SEEDS = ("0", "1", "a", "00000000", "ffffffff", "0000000", "3fa8c01d", "abcdefgh", "x.y-z_9", "z" * 64, "0" * 64)


def id_of(setup: Setup, seed: str) -> str:
    return game_id(setup.entry.info, setup.seats, setup.options, seed)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_setup_comes_back_from_its_id(setup: Setup) -> None:
    for seed in SEEDS:
        found = read_game_id(id_of(setup, seed), INFOS)
        assert (found.game, found.seats, found.options, found.seed) == (setup.game, setup.seats, setup.options, seed)


def test_no_two_setups_share_an_id() -> None:
    ids = [id_of(setup, seed) for setup in SETUPS for seed in SEEDS]
    assert len(set(ids)) == len(ids)


def test_an_id_of_the_desk_is_short_and_in_groups() -> None:
    for setup in SETUPS:
        groups = id_of(setup, "3fa8c01d").split("-")
        assert len("".join(groups)) <= 16
        assert all(len(group) == GROUP for group in groups[:-1]) and set("".join(groups)) <= set(LETTERS)


def test_it_is_read_however_it_is_written() -> None:
    rng = Random(4)
    twins = {"0": "0Oo", "1": "1IiLl", "V": "VvUu"}
    for setup in rng.sample(SETUPS, 10):
        for seed in SEEDS:
            text = id_of(setup, seed)
            sloppy = "".join(rng.choice(twins.get(letter, letter + letter.lower())) for letter in text.replace("-", ""))
            spaced = " ".join(sloppy[at : at + 3] for at in range(0, len(sloppy), 3))
            assert read_game_id(f"  {spaced}\n", INFOS) == read_game_id(text, INFOS)


def test_every_single_wrong_letter_is_found() -> None:
    text = id_of(SETUPS[0], "3fa8c01d").replace("-", "")
    for at, letter in enumerate(text):
        for other in LETTERS.replace(letter, ""):
            with pytest.raises(BadGameId):
                read_game_id(text[:at] + other + text[at + 1 :], INFOS)


def test_every_two_letters_that_changed_places_are_found() -> None:
    text = id_of(SETUPS[-1], "3fa8c01d").replace("-", "")
    for first in range(len(text)):
        for second in range(first):
            letters = list(text)
            letters[first], letters[second] = letters[second], letters[first]
            if letters != list(text):
                with pytest.raises(BadGameId):
                    read_game_id("".join(letters), INFOS)


@pytest.mark.parametrize("text", ["", "   ", "-", "0", "000", "hello world", "é", "7K2M", "1" * 500, "💥", "\x00"])
def test_what_is_no_id_says_so_in_a_sentence(text: str) -> None:
    with pytest.raises(BadGameId) as met:
        read_game_id(text, INFOS)
    assert len(str(met.value)) > 10 and "{" not in str(met.value)


def test_noise_never_does_more_than_say_so() -> None:
    rng = Random(9)
    for _ in range(3000):
        text = "".join(rng.choice(LETTERS + "oil-u ") for _ in range(rng.randint(1, 30)))
        try:
            found = read_game_id(text, INFOS)
        except BadGameId:
            continue
        assert GAMES[found.game].info.options_from(found.seats, found.options) == found.options


def test_a_game_that_is_not_there_and_rules_that_have_changed_are_named() -> None:
    info = GAMES["scamorra"].info
    text = game_id(info, 2, {}, "7")
    others = [other for other in INFOS if other is not info]
    with pytest.raises(BadGameId, match="this version does not have"):
        read_game_id(text, others)
    with pytest.raises(BadGameId, match="different version of La Scamorra"):
        read_game_id(text, [*others, replace(info, rules_version=info.rules_version + 1)])


def test_a_game_that_offers_other_choices_does_not_read_ids_from_before() -> None:
    info = GAMES["scamorra"].info
    spec = info.options[0]
    wider = replace(info, options=(replace(spec, choices=(*spec.choices, "duel")), *info.options[1:]))
    with pytest.raises(BadGameId):
        read_game_id(game_id(info, 2, {}, "7"), [wider])


def test_there_is_no_id_of_what_cannot_be_played() -> None:
    with pytest.raises(BadOption):
        game_id(GAMES["scamorra"].info, 3, {}, "7")
    with pytest.raises(ValueError, match="seed"):
        game_id(GAMES["scamorra"].info, 2, {}, "not a seed")
