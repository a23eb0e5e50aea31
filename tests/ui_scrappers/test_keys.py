"""A game of two people at one keyboard: hands are held open by a key, curtains pass, to the result."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.games.scrappers.state import Phase
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyUp
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.holding import Holding
from tests.ui.hands import desk
from tests.ui_board.boards import near_the_end
from tests.ui_board.keys import key, walk_to

LAST = 60
"""So many moves of a game of chance are left where these keys take it over."""
PATIENCE = 14
"""So many choices in a row may come to nothing: a thing under others cannot be walked to."""


def decide(context: AppContext, table: BoardTable, rng: Random) -> None:
    """One step of the person asked, with what their keyboard has."""
    hand = table.stage.hand
    if hand.proposed is not None:
        key(context, "enter")
        return
    goals = [target for target in hand.possible() if target.startswith("bay:")]
    wanted = rng.choice(goals or hand.possible())
    own = sorted((p for p in hand.pieces if p.slot.startswith("hand:") and p.face_up), key=lambda p: p.order)
    numbers = {piece.id: str(at) for at, piece in enumerate(own, 1)}
    if wanted in numbers:
        key(context, numbers[wanted])
    elif walk_to(context, table, wanted, rng):
        key(context, "enter")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_game_is_played_by_keys_alone_to_its_result(whole: bool) -> None:
    """Its first round and its end; without a gap in long runs."""
    rng, held, curtains, stuck, late = Random(13), 0, 0, 0, whole
    with desk(speed="off") as context:
        sit_down(context, NewTable("scrappers", ("human", "human"), {}, "keys"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        match = table.sitting.match
        while not isinstance(context.scenes.top, FinaleScene):
            assert stuck < PATIENCE
            if not late and match.view(None).round > 1:
                near_the_end(context, table, LAST, eyes=False)
                late = True
            if isinstance(context.scenes.top, CurtainScene):
                curtains += 1
                key(context, "enter")
                settle(context)
                continue
            if table.sitting.face_down and not table.part(Holding).looks:
                assert match.view(None).phase is Phase.COMMAND
                held += 1
                context.scenes.handle(KeyUp("q"))
                key(context, "q")
                assert table.part(Holding).looks
            before = match.ply, table.stage.hand.pointed
            decide(context, table, rng)
            stuck = stuck + 1 if (match.ply, table.stage.hand.pointed) == before else 0
        assert match.outcome is not None and held > (30 if whole else 12) and curtains > (6 if whole else 3)
