"""How a game of Scalawag! ends, and who came where (SW-7.4, SW-8.1, SW-11)."""

from __future__ import annotations

from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scalawag.sinking import is_won
from scrapdesk.games.scalawag.state import Phase, State

Standing = tuple[int, ...]
"""Compared like a word: the greater, the better."""


def outcome_of(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    teams = state.frame.teams
    crews = sides(state)
    if is_won(teams, state.afloat):
        standings: list[Standing] = [(_last_afloat(state, side),) for side in crews]
        line = say("the last team afloat", rule="SW-8.1") if teams else say("the last ship afloat", rule="SW-7.4")
    else:
        standings = [_after_time(state, side) for side in crews]
        line = say("time is up: most crew wins, then least damage, then most compass points", rule="SW-11")
    ranks = _ranks(state.frame.seats, crews, standings)
    return Outcome(ranks, line, line.rule, together=bool(teams) and _one_side_won(ranks))


def sides(state: State) -> list[tuple[Seat, ...]]:
    """Who wins together: pairs under one flag, otherwise everybody alone."""
    seats, teams = range(state.frame.seats), state.frame.teams
    if not teams:
        return [(seat,) for seat in seats]
    return [tuple(seat for seat in seats if teams[seat] == flag) for flag in dict.fromkeys(teams)]


def _last_afloat(state: State, side: tuple[Seat, ...]) -> int:
    """When the last ship of a side went down; later than all where one is afloat."""
    return max(state.sunk.index(seat) if seat in state.sunk else len(state.sunk) for seat in side)


def _after_time(state: State, side: tuple[Seat, ...]) -> Standing:
    crew = sum(len(state.hands[seat]) for seat in side)
    damage = sum(state.damage[seat] for seat in side)
    points = sum(state.points[seat] for seat in side)
    return crew, -damage, points


def _ranks(seats: int, crews: list[tuple[Seat, ...]], standings: list[Standing]) -> tuple[int, ...]:
    """A side's rank is one more than the number of captains who stand better."""
    ranks = [0] * seats
    for side, standing in zip(crews, standings, strict=True):
        better = sum(len(other) for other, its in zip(crews, standings, strict=True) if its > standing)
        for seat in side:
            ranks[seat] = 1 + better
    return tuple(ranks)


def _one_side_won(ranks: tuple[int, ...]) -> bool:
    return ranks.count(1) == 2
