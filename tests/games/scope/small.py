"""Tiny scenarios for brute force, made from the text of a file as a player would write it (SC-6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.state import Phase, State

TEXT = """
game = "scope"
kind = "scenario"
id = "tiny"
title = "Tiny"
mode = "{mode}"
mortar_return = {mortars}

[grid]
columns = {columns}
rows = {rows}

[cards]
{cards}

[win]
points = {points}
"""


def tiny(mode: str, points: int, columns: int = 3, rows: int = 2, mortars: int = 0, **cards: int) -> Scope:
    lines = "\n".join(f"{name} = {count}" for name, count in cards.items())
    flag = "true" if mortars else "false"
    text = TEXT.format(mode=mode, points=points, columns=columns, rows=rows, cards=lines, mortars=flag)
    return Scope({"scenarios/tiny.toml": text})


def began(rules: Scope, rng: Random) -> State:
    """Both fronts laid out at random."""
    state = rules.setup(2, rules.check_options(2, {}))
    while state.phase in (Phase.DEPLOY, Phase.DEAL):
        chance = rules.to_act(state) == CHANCE
        state = rules.apply(state, rules.sample_chance(state, rng) if chance else rules.legal_moves(state)[0])
    return state


def walk(rules: Scope, seed: int, plies: int) -> Iterator[tuple[State, Move]]:
    """Positions and the moves made in them, MOVE being tried as often as all other actions together."""
    rng = Random(seed)
    state = began(rules, rng)
    for _ in range(plies):
        if rules.to_act(state) is None:
            return
        legal = rules.legal_moves(state)
        moving = [move for move in legal if move.verb == "move"]
        move = rng.choice(moving) if moving and rng.random() < 0.5 else rng.choice(legal)
        yield state, move
        state = rules.apply(state, move)
