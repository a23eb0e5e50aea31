"""Whole games of people at one screen who hold their hands open: let go, and no face of a hand is anywhere."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.refusal import Target
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.miniature import Miniature
from scrapdesk.ui.frame.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.exchange import played_again
from scrapdesk.ui.table.running import save_name
from tests.ui.hands import desk, press
from tests.ui_around.test_secrets import check, forbidden_pieces

WALKS = 12
ALL = 10_000
"""After so many moves everything there is is looked at once more, with the hand held open in between."""


def opened(context: AppContext, seats: int) -> BoardTable:
    sit_down(context, NewTable("scrappers", ("human",) * seats, {}, "held"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    return table


def drawn_faces(table: BoardTable) -> set[Target]:
    """Faces that are painted on the board: of pieces, while they are turned over, and of ghosts."""
    stage = table.stage
    shown = [sprite.piece for sprite in stage.cast] + [sprite.shown for sprite in stage.cast]
    return {piece.id for piece in shown if piece.face_up and piece.face}


def look_closely(context: AppContext, table: BoardTable, seat: int | None) -> None:
    """Held open by the key, then by a dragged card; everything is shut again afterwards."""
    if not table.sitting.face_down or seat is None:
        return
    context.scenes.handle(KeyDown("q"))
    check(context, table, seat)
    context.scenes.handle(KeyUp("q"))
    check(context, table, None)
    card = next(s for s in table.stage.cast if s.piece.slot.startswith(f"hand:p{seat + 1}:"))
    x, y = round(card.goal.x), round(card.goal.y)
    for event in (PointerMoved((x, y)), PointerDown((x, y)), PointerMoved((x + 4, y - 60), held=True)):
        context.scenes.handle(event)
    assert len(drawn_faces(table) & forbidden_pieces(table, None)) == 1
    assert drawn_faces(table) & forbidden_pieces(table, None) == {table.stage.carried}
    context.scenes.handle(PointerUp((x + 4, y - 60)))
    check(context, table, None)


def open_over_it(context: AppContext, table: BoardTable, key: str) -> None:
    """Something is opened while the hand is held: it shows what all may see."""
    context.scenes.handle(KeyDown("q"))
    press(context, key)
    context.scenes.handle(KeyUp("q"))
    secret = forbidden_pieces(table, None)
    assert not drawn_faces(table) & secret
    while context.scenes.top is not table:
        press(context, "escape")
    check(context, table, None)


def check_kept(context: AppContext, table: BoardTable) -> None:
    save = context.storage.shelf.load(save_name("scrappers"))
    assert save is not None
    miniature = Miniature(context)
    miniature.show("scrappers", played_again(save.record), ("A",) * table.sitting.match.seats)
    assert not {piece.id for piece in miniature.pieces if piece.face_up} & forbidden_pieces(table, None)


@pytest.mark.parametrize(
    ("seats", "looks"), [(2, 70), (4, 40), *(pytest.param(seats, ALL, marks=pytest.mark.deep) for seats in (2, 4))]
)
def test_games_show_a_hand_to_nobody_but_who_holds_it(seats: int, looks: int) -> None:
    """Until so many hands have lain face down; whole in long runs."""
    luck, closed, secrets = Random(seats), 0, 0
    with desk(speed="off") as context:
        table = opened(context, seats)
        match = table.sitting.match
        while (asked := match.to_act) is not None and closed < looks:
            if isinstance(context.scenes.top, CurtainScene):
                check(context, table, None)
                press(context, "enter")
            hidden = forbidden_pieces(table, table.sitting.viewer)
            secrets += len(hidden)
            assert not drawn_faces(table) & hidden
            if table.sitting.face_down:
                closed += 1
                assert table.sitting.viewer is None
                if closed % WALKS == 0:
                    look_closely(context, table, asked)
                    open_over_it(context, table, luck.choice(["p", "c", "f1"]))
                    check_kept(context, table)
            table.play(luck.choice(list(match.legal_moves(asked))))
            context.scenes.settle()
        assert closed > 20 and secrets > 500
