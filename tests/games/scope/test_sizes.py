"""Grids of every size that SC-6.6 allows play to their end, with views, notation and spellings in order."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.state import State
from scrapdesk.games.scope.table import ScopeTable
from tests.games.scope.small import tiny, walk

TABLE = ScopeTable()
BOX = {"sniper": 3, "decoy": 2, "officer": 2, "scout": 2, "mortar": 2, "gun": 2, "infantry": 2}

SIZES = {
    "the largest": (tiny("advanced", 9, 8, 8, **BOX), 400),
    "not one empty area": (tiny("advanced", 9, 5, 3, **BOX), 200),
    "the smallest": (tiny("advanced", 3, 2, 2, sniper=1, infantry=2, mortar=1), 60),
    "a corridor": (tiny("advanced", 3, 2, 8, sniper=1, infantry=2, mortar=1, gun=2), 200),
    "a trench": (tiny("basic", 4, 8, 2, sniper=2, officer=2), 100),
}


@pytest.mark.parametrize("name", SIZES)
def test_sc_6_6_every_size_can_be_played(name: str) -> None:
    rules, plies = SIZES[name]
    for number, (state, move) in enumerate(walk(rules, 2, plies)):
        assert rules.decode_move(rules.encode_move(move)) == move
        if number % 10 == 0:
            check_view(rules, state)
            check_spellings(rules, state)


def check_view(rules: Scope, state: State) -> None:
    view = rules.view(state, state.actor)
    imagined = rules.determinize(view, Random(1))
    assert rules.view(imagined, state.actor) == view
    assert list(rules.legal_moves(imagined)) == list(rules.legal_moves(state))


def check_spellings(rules: Scope, state: State) -> None:
    view, legal = rules.view(state, state.actor), rules.legal_moves(state)
    owners: dict[tuple[str, ...], Move] = {}
    assert len(legal) < 400
    for move in legal:
        for path in TABLE.paths(view, move):
            assert owners.setdefault(path, move) == move
    assert not any(path[:end] in owners for path in owners for end in range(1, len(path)))
