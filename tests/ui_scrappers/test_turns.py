"""Whose turn it is at a table of several people, where the log that says so elsewhere is a strip."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk


@pytest.mark.parametrize(("others", "told"), [("human", "Player 1, your turn"), ("ai:random", "Your move")])
def test_the_one_who_is_to_play_is_called_by_name_among_several_people(others: str, told: str) -> None:
    with desk(speed="off", curtain=False) as context:
        sit_down(context, NewTable("scrappers", ("human", others), {}, "7"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        for _ in range(400):
            if table.sitting.person_asked == 0:
                break
            context.scenes.update(50)
        for seat in iter(lambda: table.sitting.person_asked, 0):
            assert seat is not None
            table.play(table.sitting.match.legal_moves(seat)[0])
            context.scenes.settle()
        table.explain()
        assert table.side.headline.text == told


def test_after_several_phases_in_a_row_words_stand_where_the_map_has_their_room_now() -> None:
    with desk(speed="off", curtain=False) as context:
        sit_down(context, NewTable("scrappers", ("human", "ai:random"), {}, "7"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable) and table.side.aside is not None
        match, rng, rooms = table.sitting.match, Random(2), set[tuple[int, ...]]()
        for _ in range(12):
            phase = match.view(0).phase
            while match.to_act is not None and (match.view(0).phase is phase or match.to_act != 0):
                match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
            if match.to_act is None:
                break
            table.follow("play")
            settle(context)
            rooms.add(tuple(table.side.aside.words))
            assert not table.side.misplaced
        assert len(rooms) > 1
