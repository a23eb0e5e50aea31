"""Opponents who answer at once are not lost, however late the table gets round to showing what was asked."""

from __future__ import annotations

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk


def test_an_answer_that_comes_before_the_table_has_shown_the_question_is_not_lost() -> None:
    """On a slow machine an opponent has answered while the frame in which a person has played is not over."""
    with desk(speed="normal", confirm="off") as context:
        context.make_thinker = LocalThinker
        sit_down(context, NewTable("scamorra", ("human", "ai:random"), {}, "3"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
        settle(context)
        match = table.sitting.match
        while match.to_act == 0:
            table.play(next(iter(match.legal_moves(0))))
        asked = match.ply
        table.opponents.begin(60_000.0)  # nobody plays on before what was there has been seen
        for _ in range(50):
            context.scenes.update(1)  # it thinks, and has answered; nothing has been shown yet
        for _ in range(2000):
            context.clock.advance(50)
            context.scenes.update(50)
            context.scenes.settle()
            if match.ply > asked:
                break
        assert match.ply > asked
