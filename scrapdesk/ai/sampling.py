"""States that an agent samples for itself behind a View, and what the luck of one move does to them.

The only door from a View to a state in this room. Must not know how moves are compared.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from scrapdesk.ai.agent import Move, View
from scrapdesk.core.entry import AnyRules
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE, Seat

State = Any


def asked_seat(rules: AnyRules, state: State) -> Seat:
    """The seat that is asked in a sampled state; ValueError where none is."""
    seat = rules.to_act(state)
    if seat is None or seat == CHANCE:
        raise ValueError("an agent was asked where no seat is to act")
    return seat


def samples(rules: AnyRules, view: View, rng: Random, count: int) -> list[State]:
    """Several states that could lie behind a view; one is enough where nothing is hidden."""
    return [rules.determinize(view, rng) for _ in range(count if rules.info.hidden else 1)]


def after(rules: AnyRules, state: State, move: Move, luck: int) -> State:
    """The state after a move and the luck that follows it, until a seat is asked or the game is over.

    The same number brings the same luck, so that moves can be compared under it.
    """
    state = rules.apply(state, move)
    if rules.to_act(state) == CHANCE:
        rng = Random(luck)
        while rules.to_act(state) == CHANCE:
            state = rules.apply(state, rules.sample_chance(state, rng))
    return state


@lru_cache(maxsize=4096)
def _shares(ranks: tuple[int, ...], together: bool) -> tuple[float, ...]:
    winners = ranks.count(1)
    alone = 1.0 / winners if winners else 0.0
    if together:
        alone = 1.0 if winners < len(ranks) else 0.5
    return tuple(alone if rank == 1 else 0.0 for rank in ranks)


def shares(outcome: Outcome) -> tuple[float, ...]:
    """What a finished game was worth to every seat: `Outcome.share` for all, made once for each kind of ending."""
    return _shares(outcome.ranks, outcome.together)


def final_shares(rules: AnyRules, state: State) -> tuple[float, ...]:
    """The shares of a state in which nobody is asked any more."""
    outcome = rules.outcome(state)
    if outcome is None:
        raise ValueError(f"{rules.info.id} asks nobody, but says of no seat what it has won")
    return shares(outcome)
