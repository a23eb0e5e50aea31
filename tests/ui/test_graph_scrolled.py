"""Game statistics are scrolled: the graph goes along with everything that stands in it."""

from __future__ import annotations

from random import Random

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.frame.events import Wheel
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.outcome.graph import Graph
from tests.ui.hands import desk, numbers, painted, scene


def test_the_lines_and_the_names_of_a_graph_move_with_it() -> None:
    with desk(speed="off") as context:
        sit_down(context, NewTable("scalawag", ("human", *["ai:random"] * 3), {}, "shots"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        match, luck = table.sitting.match, Random(5)
        while match.to_act is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.after_change("goto")
        for _ in range(3):
            settle(context)
            context.later.frame_over()
        numbers(context)
        graph = next(widget for widget in scene(context).all_widgets() if isinstance(widget, Graph))
        painted(context)
        before = (graph.rect.top, [box.needed.top for box in graph.text_boxes()])
        context.scenes.handle(Wheel((context.view.width // 2, context.view.height // 2), -3))
        context.scenes.settle()
        painted(context)
        moved = graph.rect.top - before[0]
        assert moved < 0
        assert [box.needed.top - moved for box in graph.text_boxes()] == before[1]
