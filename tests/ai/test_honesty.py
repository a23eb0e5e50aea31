"""Opponents are honest: what a seat cannot know does not change what it does, and the true state never reaches it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scrapdesk.ai
from scrapdesk.ai.random_agent import pick
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import GameEntry
from scrapdesk.games import GAMES
from tests.ai.positions import choices, chooses_alike, many_choices
from tests.ai.toys import HIDECARDS, Deal, Hidecards, HidecardsBot, Move

AGENTS = ("greedy", "mcts:12", "rookie-sly")
POSITIONS = 60
DEEP_POSITIONS = 1000
TABLES = [
    (entry, seats) for entry in GAMES.values() for seats in sorted({*entry.info.seats[:1], *entry.info.seats[-1:]})
]
everywhere = pytest.mark.parametrize(("entry", "seats"), TABLES, ids=[f"{entry.id}-{seats}" for entry, seats in TABLES])


def _dishonest(entry: GameEntry, seats: int, spec: str, positions: int) -> list[str]:
    """The positions, of so many, in which a choice changed with what the seat cannot know."""
    agent = make_agent(spec, entry)
    return [
        f"{match.seed}, after {match.record().moves[-1].text}"
        for match, seat in many_choices(entry, seats, "honest", positions)
        if not chooses_alike(entry, agent, match, seat, times=1)
    ]


@everywhere
@pytest.mark.parametrize("spec", AGENTS)
def test_a_choice_stays_the_same_when_everything_hidden_is_drawn_anew(entry: GameEntry, seats: int, spec: str) -> None:
    tables = sum(other is entry for other, _ in TABLES)
    assert _dishonest(entry, seats, spec, POSITIONS // tables) == []


@pytest.mark.deep
@everywhere
@pytest.mark.parametrize("spec", AGENTS)
def test_a_choice_stays_the_same_in_a_thousand_positions(entry: GameEntry, seats: int, spec: str) -> None:
    assert _dishonest(entry, seats, spec, DEEP_POSITIONS) == []


@everywhere
def test_in_the_positions_asked_there_is_something_to_hide(entry: GameEntry, seats: int) -> None:
    """Otherwise the tests above would pass for anybody: in most positions the worlds behind a view differ."""
    rules, differing = entry.rules, 0
    for match, seat in many_choices(entry, seats, "honest", 20):
        view = match.view(seat)
        differing += len({str(rules.determinize(view, Random(nth))) for nth in range(4)}) > 1
    assert differing >= 15


def test_so_many_positions_are_asked_as_are_wished_and_none_twice() -> None:
    for entry, seats in TABLES:
        met = [(match.seed, match.ply) for match, _ in many_choices(entry, seats, "honest", POSITIONS)]
        assert len(met) == POSITIONS == len(set(met))


@pytest.mark.parametrize("spec", AGENTS)
def test_the_toy_is_played_honestly(spec: str) -> None:
    for match, seat in choices(HIDECARDS, 3, "honest", every=1, most=6):
        assert chooses_alike(HIDECARDS, make_agent(spec, HIDECARDS), match, seat)


def test_the_test_of_honesty_would_catch_one_who_sees_through_the_cards() -> None:
    """An agent that is handed the true state by a trick chooses by it, and is found out."""

    class Leaky(Hidecards):
        def view(self, state: Deal, seat: int | None) -> Any:
            return state

        def determinize(self, view: Any, rng: Random) -> Deal:
            return super().determinize(super().view(view, view.turn), rng)

    class Peeping:
        looks = True

        def choose(self, view: Deal, legal: Sequence[Move], seed: str) -> Move:
            chosen: Move = pick(legal, str(view.hands))
            return chosen

    entry = GameEntry("hidecards", lambda content: Leaky(), HIDECARDS.make_table, HidecardsBot)
    match, seat = next(choices(entry, 2, "honest", every=1, most=1))
    agent: Any = Peeping()
    assert not chooses_alike(entry, agent, match, seat, times=8)


def test_only_the_modules_that_seat_agents_ever_hold_a_match() -> None:
    """The room's own law: everything else is typed to receive Views, and imports nothing that holds a true state."""
    folder = Path(scrapdesk.ai.__file__).parent
    holders = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "scrapdesk.core.match":
                holders.add(path.name)
    assert holders == {"playing.py"}


def test_no_agent_asks_the_rules_for_a_view_or_a_set_up() -> None:
    """Sampling goes through determinize only; `view` or `setup` would mean that there was a state to look at."""
    folder = Path(scrapdesk.ai.__file__).parent
    for name in ("ismcts", "tree", "greedy", "random_agent", "decisive", "sampling", "reasons", "node", "coach"):
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in ("view", "setup"), name
