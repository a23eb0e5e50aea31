"""A piece that leaves the table while it is pressed: nothing is lifted, and nothing breaks."""

from __future__ import annotations

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, frame


def test_a_piece_that_is_gone_is_not_lifted() -> None:
    with desk(speed="off", confirm="off", curtain=False) as context:
        context.storage.shelf.forget("running scamorra")
        context.open_table(NewTable("scamorra", ("human", "human"), seed="3"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        frame(context)
        stage = table.stage
        held = next(sprite for sprite in stage.cast if sprite.piece.id in stage.hand.possible())
        at = held.rect.center
        context.scenes.handle(PointerDown(at))
        stage.pose(stage.hand.view, True, [piece for piece in stage.hand.pieces if piece.id != held.piece.id])
        assert stage.cast.get(held.piece.id) is None
        for ms in range(20):
            stage.advance(100 + ms)
        context.scenes.handle(PointerMoved((at[0] + 90, at[1] + 90), held=True))
        context.scenes.handle(PointerUp((at[0] + 90, at[1] + 90)))
        frame(context)
        assert stage.carried is None
