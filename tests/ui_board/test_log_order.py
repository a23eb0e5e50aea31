"""The log tells a game in its order, all of it, and no more than has been played: at every table, whoever moved."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.widgets.logrows import LogEntry
from tests.ui.hands import desk

MOVES = 24
"""No game has ended by then, which would show what was hidden."""


def told(context: AppContext, table: BoardTable) -> tuple[LogEntry, ...]:
    context.scenes.settle()
    return table.side.log.lines


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_in_the_order_of_the_game_and_follows_it_back_and_on(game: str) -> None:
    with desk(speed="off", curtain=False) as context:
        others = ("ai:rookie",) * (GAMES[game].info.seats[0] - 1)  # so that one pair of eyes looks on all the time
        sit_down(context, NewTable(game, ("human", *others), {}, "3"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
        match, luck = table.sitting.match, Random(3)
        for _ in range(MOVES):
            if match.to_act is None:
                break
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        whole, last = told(context, table), match.ply
        plies = [line.ply for line in whole]
        assert plies == sorted(plies) and plies[0] >= 0 and plies[-1] < last
        seat = table.sitting.viewer
        acts = {ply for ply, entry in enumerate(match.entries(seat)) if entry.actor == seat}
        assert acts and acts <= set(plies)
        actors = [entry.actor for entry in match.entries(seat)]
        for before, line in pairwise(whole):
            assert line.heads == (actors[line.ply] != CHANCE and before.ply != line.ply), line.text
        for _ in range(3):
            match.undo(practice=True)
            lines = told(context, table)
            assert all(line.ply < match.ply for line in lines)
            assert [line.text for line in lines] == [line.text for line in whole[: len(lines)]]
            assert len(lines) == sum(line.ply < match.ply for line in whole)
        while match.ply < last:
            match.redo()
        assert [line.text for line in told(context, table)] == [line.text for line in whole]
