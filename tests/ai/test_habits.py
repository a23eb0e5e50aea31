"""The habits that are measured do what they are named after, and change nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from scrapdesk.ai.agent import Agent
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag import odds
from scrapdesk.games.scalawag.cards import SUPPORTED
from scrapdesk.games.scalawag.moves import Call, Order
from scrapdesk.games.scope.board import BIT
from scrapdesk.games.scope.moves import Recon, Search
from scrapdesk.games.scope.odds import hidden_odds
from tests.bench.exploits.match import with_habit
from tests.bench.exploits.scalawag import Forgetful, honest
from tests.bench.exploits.scope import map_of

Choice = tuple[Any, tuple[Any, ...], str]


@cache
def asked_in(game: str, games: int) -> tuple[Choice, ...]:
    """The same choices for every habit."""
    return tuple(choices(game, games))


def choices(game: str, games: int, **options: str) -> Iterator[Choice]:
    """What is asked in games between quick players."""
    entry = GAMES[game]
    agent = make_agent("mcts:6", entry)
    for nth in range(games):
        match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], options, f"habit.{nth}")
        while (seat := match.to_act) is not None:
            view, legal = match.view(seat), tuple(match.legal_moves(seat))
            yield view, legal, f"{nth}/{match.ply}"
            match.play(seat, agent.choose(view, legal, f"{nth}/{match.ply}"))


def made(agent: Agent, asked: Sequence[Choice]) -> list[Any]:
    return [agent.choose(view, legal, seed) for view, legal, seed in asked]


@pytest.mark.parametrize("habit", ["one-crew", "never-call", "never-lie"])
def test_captains_keep_to_their_habits_and_to_the_rules(habit: str) -> None:
    asked = asked_in("scalawag", 2)
    agent, plain = with_habit("scalawag", habit, "mcts:6", ()), make_agent("mcts:6", GAMES["scalawag"])
    found, usual = made(agent, asked), made(plain, asked)
    assert all(move in legal for move, (_, legal, _) in zip(found, asked, strict=True))
    assert found != usual
    orders = [move for move in found if isinstance(move, Order) and move.order in SUPPORTED]
    if habit == "one-crew":
        assert {order.number for order in orders} == {1}
    elif habit == "never-call":
        assert not any(isinstance(move, Call) for move in found)
    else:
        assert all(honest(view, move) for move, (view, _, _) in zip(found, asked, strict=True))


def test_who_learns_nothing_leaves_the_others_their_knowledge() -> None:
    agent, kept = Forgetful(make_agent("mcts:20", GAMES["scalawag"])), vars(odds)["inclination"]
    asked = [choice for choice in asked_in("scalawag", 2) if len(choice[1]) > 1]
    assert made(agent, asked) != made(make_agent("mcts:20", GAMES["scalawag"]), asked)
    assert vars(odds)["inclination"] is kept


def test_by_the_map_is_searched_where_no_clue_tells_squares_apart() -> None:
    options = (("mode", "advanced"),)
    agent, plain = with_habit("scope", "map", "mcts:6", options), make_agent("mcts:6", GAMES["scope"])
    asked, worths = list(choices("scope", 3, mode="advanced")), map_of("mcts:6", options)
    otherwise = 0
    for view, legal, seed in asked:
        ours, theirs = agent.choose(view, legal, seed), plain.choose(view, legal, seed)
        assert ours in legal
        if ours != theirs:
            otherwise += 1
            assert isinstance(ours, Search) and isinstance(theirs, Search) and view.hidden & BIT[ours.square]
            known = hidden_odds(view.unknown(1 - view.side))
            assert known[ours.square] == known[theirs.square]
            assert worths[ours.square] >= worths[theirs.square]
    assert otherwise


def test_who_is_scouting_turns_up_two_hidden_cards_instead_of_searching_one() -> None:
    agent, plain = with_habit("scope", "scouting:1.0", "mcts:6", ()), make_agent("mcts:6", GAMES["scope"])
    scouted = 0
    for view, legal, seed in choices("scope", 2, mode="advanced"):
        ours, theirs = agent.choose(view, legal, seed), plain.choose(view, legal, seed)
        assert ours in legal
        if ours != theirs:
            scouted += 1
            assert isinstance(ours, Recon) and isinstance(theirs, Search)
            assert view.hidden & BIT[ours.square] and view.hidden & BIT[ours.other]
    assert scouted
