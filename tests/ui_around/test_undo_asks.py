"""Undo asks only where it would cross what has been seen; otherwise it goes back at once, and redo forward at once."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import choose, desk, frame, press

MOST = 40
"""Decisions of a person that are looked at, at most."""
OF_EACH = 2
"""So many undos that ask, and so many that do not, are enough."""


def seated(context: AppContext, game: str, players: tuple[str, ...]) -> BoardTable:
    sit_down(context, NewTable(game, players, seed="undo"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    return table


def asked(context: AppContext, table: BoardTable) -> bool:
    """Lets the others play; whether a person is asked then."""
    for _ in range(2_000):
        match = table.sitting.match
        if match.to_act is None or (table.sitting.person_asked is not None and not table.stage.show.running):
            return match.to_act is not None
        if table.stage.show.waiting:
            press(context, "space")
        context.clock.advance(100)
        context.scenes.update(100)
        frame(context)
    raise AssertionError("the opponents never came to an end")


def goes_at_once(context: AppContext, table: BoardTable, wanted: int) -> None:
    match, before = table.sitting.match, table.sitting.match.ply
    press(context, "ctrl+z")
    assert context.scenes.top is table, "nothing was seen since, and still it asks"
    assert match.ply == wanted < before and not match.practice
    press(context, "ctrl+y")
    assert context.scenes.top is table and match.ply == before and not match.practice


def asks_first(context: AppContext, table: BoardTable) -> None:
    match, before = table.sitting.match, table.sitting.match.ply
    press(context, "ctrl+z")
    assert isinstance(context.scenes.top, Dialog)
    choose(context, "Cancel")
    assert not isinstance(context.scenes.top, Dialog) and match.ply == before and not match.practice


@pytest.mark.parametrize("several", [False, True], ids=["alone", "sharing"])
@pytest.mark.parametrize("game", GAMES)
def test_an_undo_asks_where_something_was_seen_and_nowhere_else(game: str, several: bool) -> None:
    seats, luck = GAMES[game].info.seats[0], Random(11)
    players = ("human",) * seats if several else ("human", *("ai:random",) * (seats - 1))
    done = {True: 0, False: 0}
    with desk(curtain=False, hold_to_look=False, speed="off", staging="auto") as context:
        table = seated(context, game, players)
        for _ in range(MOST):
            if not asked(context, table):
                break
            plan = table.sitting.plan_undo()
            if plan is not None and done[bool(plan.barriers)] < OF_EACH:
                done[bool(plan.barriers)] += 1
                if plan.barriers:
                    asks_first(context, table)
                else:
                    assert not plan.consent
                    goes_at_once(context, table, plan.ply)
                assert asked(context, table)
            match = table.sitting.match
            table.play(luck.choice(list(match.legal_moves(match.to_act or 0))))
            frame(context)
    assert all(done.values()), done
