"""A walk through games that looks for leaks: what a seat is shown, told, refused and advised is the same in every world
that it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Attempt
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from tests.truth import true_state

FEW, MANY = 60, 2500
ADVICE = 10
"""Of so many positions one is thought about: that takes the longest."""
TRIED = ("nonsense", "play a1", "pass", "discard 1", "move a1a2")


def positions(game: str, count: int, rng: Random) -> Iterator[tuple[Match[Any, Any, Any], Any]]:
    """Positions of games by chance, at every number of seats, with the true state."""
    rules = GAMES[game].rules
    while count > 0:
        match: Match[Any, Any, Any] = Match(rules, rng.choice(rules.info.seats), {}, str(rng.randrange(10**9)))
        while (seat := match.to_act) is not None and count > 0:
            if rng.random() < 0.3:
                count -= 1
                yield match, true_state(match)
            match.play(seat, rng.choice(list(match.legal_moves(seat))))


def look(game: str, match: Match[Any, Any, Any], state: Any, rng: Random) -> None:
    """One position through the eyes of every seat and of nobody."""
    rules, table = GAMES[game].rules, GAMES[game].table
    for viewer in (None, *range(match.seats)):
        view = rules.view(state, viewer)
        other = rules.determinize(view, rng)
        seen = rules.view(other, viewer)
        assert seen == view and repr(seen) == repr(view)
        assert list(table.pieces(seen)) == list(table.pieces(view))
        assert list(table.status(seen)) == list(table.status(view))
        asked = rules.to_act(state)
        assert asked == rules.to_act(other)
        if asked is not None and asked != CHANCE:
            _hear(rules, state, other, viewer, rng.choice(list(rules.legal_moves(state))))
        if viewer is None or asked != viewer or asked == CHANCE:
            continue
        legal, legal_there = list(rules.legal_moves(state)), list(rules.legal_moves(other))
        assert legal == legal_there
        for text in TRIED:
            attempt = Attempt(text=text)
            assert str(rules.refusal(view, legal, attempt)) == str(rules.refusal(seen, legal_there, attempt))
        for move in legal[:8]:
            assert str(table.describe(view, move)) == str(table.describe(seen, move))
        if rng.random() < 1 / ADVICE:
            question, there = Question(view, tuple(legal), "same"), Question(seen, tuple(legal_there), "same")
            agent = make_agent("steady/20", GAMES[game])
            assert agent.think(question).finish().move == agent.think(there).finish().move


def _hear(rules: Any, state: Any, other: Any, viewer: int | None, move: Any) -> None:
    """The same move in both worlds: where the seat sees the same afterwards, it has heard the same."""
    if move not in rules.legal_moves(other):
        return
    told: list[list[Event]] = [[], []]
    after = [rules.apply(world, move, heard.append) for world, heard in zip((state, other), told, strict=True)]
    if rules.view(after[0], viewer) == rules.view(after[1], viewer):
        here, there = ([event for event in heard if event.heard_by(viewer)] for heard in told)
        assert here == there


def walk(game: str, count: int, seed: int) -> None:
    rng = Random(f"{seed}/{game}")
    for match, state in positions(game, count, rng):
        look(game, match, state, rng)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_in_a_few_positions(game: str, seed: int) -> None:
    walk(game, FEW, seed)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_in_two_thousand_five_hundred_positions(game: str, seed: int) -> None:
    walk(game, MANY, seed)
