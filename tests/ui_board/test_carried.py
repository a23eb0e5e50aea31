"""A piece in the air that leaves the table meanwhile: another window's move, an opponent's, a show that begins."""

from __future__ import annotations

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import lift


def test_what_has_left_the_table_is_no_longer_carried() -> None:
    with desk(curtain=False) as context:
        sit_down(context, NewTable("scrappers", ("human", "human"), seed="3"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        settle(context)
        stage = table.stage
        card = next(target for target in stage.hand.possible() if target.startswith("card:"))
        lift(context, table, card)
        stage.pose(stage.hand.view, pieces=[piece for piece in stage.hand.pieces if piece.id != card])
        context.clock.finish()
        table.update(16)
        assert stage.carried is None
