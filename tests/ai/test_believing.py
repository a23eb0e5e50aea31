"""What may be believed of hidden things: a pure function of what a seat knows, and true to what it counts."""

from __future__ import annotations

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.coach import Coach, hint_task, hints_from
from scrapdesk.ai.thinking import Task, begin
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import AnyMatch
from scrapdesk.games import GAMES
from scrapdesk.games.scope.belief import sniper_odds
from scrapdesk.games.scope.state import Phase
from tests.ai.positions import many_choices, other_worlds

TABLES = [(entry, seats) for entry in GAMES.values() for seats in sorted({entry.info.seats[0], entry.info.seats[-1]})]
TOLD = {"scope", "scalawag"}
"""The games that have something to say of what is hidden."""


@pytest.mark.parametrize(("entry", "seats"), TABLES, ids=[f"{entry.id}-{seats}" for entry, seats in TABLES])
def test_beliefs_point_at_the_table_and_are_the_same_in_every_world_that_looks_the_same(
    entry: GameEntry, seats: int
) -> None:
    told = 0
    for match, seat in many_choices(entry, seats, "beliefs", 40, every=3):
        view = match.view(seat)
        beliefs = entry.table.beliefs(view)
        told += bool(beliefs)
        lying = {name for piece in entry.table.pieces(view) for name in (piece.id, piece.slot)}
        assert {belief.about for belief in beliefs} <= lying
        assert len({belief.about for belief in beliefs}) == len(beliefs)
        assert all(0 <= belief.odds <= 1 and str(belief.line) for belief in beliefs)
        for world in other_worlds(entry, view, 2):
            assert entry.table.beliefs(entry.rules.view(world, seat)) == beliefs
    assert bool(told) == (entry.id in TOLD)


def test_the_odds_of_all_squares_add_up_to_the_snipers_that_are_left() -> None:
    for match, seat in many_choices(GAMES["scope"], 2, "sums", 60, every=3):
        view = match.view(seat)
        if Phase.DEAL < view.phase < Phase.OVER:
            for side in (0, 1):
                assert sum(sniper_odds(view, side).values()) == pytest.approx(view.in_play(side, "s"))


def _position(game: str) -> tuple[AnyMatch, int]:
    """A position in which something is believed."""
    entry = GAMES[game]
    seats = entry.info.seats[0]
    return next(
        (match, seat)
        for match, seat in many_choices(entry, seats, "asked", 400, every=1)
        if entry.table.beliefs(match.view(seat))
    )


@pytest.mark.parametrize("game", sorted(TOLD))
def test_the_coach_tells_beliefs_with_its_best_move_and_nobody_else_is_told(game: str) -> None:
    match, seat = _position(game)
    view, legal = match.view(seat), match.legal_moves(seat)
    expected = tuple(GAMES[game].table.beliefs(view))
    best, *others = hints_from(begin(hint_task(game, view, legal, "s")).finish())
    assert best.belief == expected and all(hint.belief == () for hint in others)
    assert Coach(GAMES[game], agent="greedy").advise(view, legal, "s")[0].belief == expected
    unasked = Task(game, "greedy", Question(view, tuple(legal), "s"))
    assert begin(unasked).finish().belief == ()
