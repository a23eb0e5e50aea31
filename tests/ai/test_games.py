"""Opponents in every game of the desk, at every number of seats: whole games, better than chance, never senseless."""

from __future__ import annotations

import pytest

from scrapdesk.ai.coach import Coach
from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import GameEntry
from scrapdesk.games import GAMES
from tests.ai.positions import choices

SEATS = [(entry, seats) for entry in GAMES.values() for seats in entry.info.seats]
DEALS = 2


def _name(value: object) -> str:
    return str(getattr(value, "id", value))


@pytest.mark.parametrize(("entry", "seats"), SEATS, ids=_name)
def test_greedy_and_random_play_whole_games_at_every_number_of_seats(entry: GameEntry, seats: int) -> None:
    greedy = GreedyAgent(entry.rules, entry.bot, samples=1, widest=8)
    agents = [RandomAgent() if seat % 2 else greedy for seat in range(seats)]
    outcome = play_game(entry.rules, agents, None, "whole").outcome
    assert outcome is not None
    assert len(outcome.ranks) == seats


@pytest.mark.parametrize("game", list(GAMES))
def test_greedy_beats_random(game: str) -> None:
    """A small sample with a hasty greedy player; the full one wins more than nine of ten (see the arena)."""
    entry = GAMES[game]
    seats, greedy = entry.info.seats[0], GreedyAgent(entry.rules, entry.bot, samples=2, widest=20)
    won = fair = 0.0
    for deal in range(DEALS):
        for chair in range(seats):
            agents = [greedy if seat == chair else RandomAgent() for seat in range(seats)]
            outcome = play_game(entry.rules, agents, None, f"better.{deal}").outcome
            assert outcome is not None
            won, fair = won + outcome.share(chair), fair + 1 / seats
    assert won >= 1.4 * fair


@pytest.mark.parametrize(("entry", "seats"), SEATS, ids=_name)
def test_a_search_answers_at_every_number_of_seats(entry: GameEntry, seats: int) -> None:
    for spec in ("mcts:20", "rookie-hasty"):
        agent = make_agent(spec, entry)
        for match, seat in choices(entry, seats, "search", every=9, most=2):
            assert agent.choose(match.view(seat), match.legal_moves(seat), "s") in match.legal_moves(seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_coach_gives_reasons_in_every_game(game: str) -> None:
    entry = GAMES[game]
    match, seat = next(choices(entry, entry.info.seats[0], "coach", every=1, most=1))
    for hint in Coach(entry, agent="greedy").advise(match.view(seat), match.legal_moves(seat), "s"):
        assert hint.move in match.legal_moves(seat)
        assert str(hint.why)
