"""Who sits where, in one word a seat."""

from __future__ import annotations

from dataclasses import replace

from scrapdesk.core.match import Match
from scrapdesk.core.players import agent_of, joined, people_of, players_of
from scrapdesk.games import GAMES


def test_a_record_says_who_sat_where() -> None:
    record = Match(GAMES["scamorra"].rules, 2).record(joined(("ai:greedy", "human")))
    assert players_of(record) == ("ai:greedy", "human")
    assert people_of(players_of(record)) == (1,)


def test_a_record_that_names_nobody_or_too_few_is_a_game_of_people() -> None:
    record = Match(GAMES["scope"].rules, 3).record()
    assert players_of(record) == ("human", "human", "human")
    assert players_of(replace(record, players="human,ai:greedy")) == ("human", "human", "human")


def test_an_opponent_is_known_by_the_name_behind_its_sign() -> None:
    assert agent_of("ai:greedy") == "greedy"
    assert agent_of("human") == ""
