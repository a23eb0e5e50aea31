"""The picture never shows more than the view: whatever lies hidden, who may not know it sees the same pixels."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.paper import Shown
from scrapdesk.ui.opaque import View
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_scope.tables import SETUPS, seated

RULES = GAMES["scope"].rules
SOME = 12
"""At so many plies the pixels are compared; the deep walk does so at every one."""


@pytest.mark.parametrize("name", SETUPS)
def test_the_hidden_world_is_drawn_anew_and_the_pixels_are_the_same(name: str) -> None:
    walk(name, SOME, 90)


@pytest.mark.deep
@pytest.mark.parametrize("name", SETUPS)
def test_the_same_at_every_ply_of_a_whole_game(name: str) -> None:
    walk(name, 1, 10_000)


def walk(name: str, step: int, most: int) -> None:
    rng, compared, told_apart = Random(name), 0, 0
    with desk((1024, 640), speed="off", curtain=False) as context:
        table = seated(context, name)
        match = table.sitting.match
        while match.to_act is not None and match.ply < most:
            match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
            if match.ply % step or match.outcome is not None:
                continue
            enemy = pixels(table, 1, match.view(1), Shown.KNOWN)
            for seat in (*range(match.seats), None):
                view = match.view(seat)
                shot = {shown: pixels(table, seat, view, shown) for shown in (Shown.KNOWN, Shown.BELIEVED)}
                other = RULES.determinize(view, rng)
                assert RULES.to_act(other) is None or RULES.to_act(other) in (match.to_act, CHANCE)
                seen = RULES.view(other, seat)
                for shown in (Shown.KNOWN, Shown.BELIEVED):
                    compared += 1
                    assert shot[shown] == pixels(table, seat, seen, shown)
                told_apart += shot[Shown.KNOWN] != enemy
    assert compared > 20 and told_apart  # another pair of eyes sees another picture: the comparison can fail


def pixels(table: BoardTable, seat: int | None, view: View, shown: Shown) -> bytes:
    look = table.look
    assert isinstance(look, ScopeLook)
    look.paper.shown = shown
    stage = table.stage
    near = 0 if seat is None else seat
    if (stage.hand.seat, stage.near) != (seat, near):
        stage.seat_down(seat, None, table.sitting.names, near)
    stage.pose(view, still=True)
    surface = pygame.Surface(stage.rect.size)
    stage.draw(surface)
    return pygame.image.tobytes(surface, "RGB")
