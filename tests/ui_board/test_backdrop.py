"""The still half of a table: after every change it is as if painted anew, and little is painted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import FlatArt, Picture, picture
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import WITH_LOOK, table_in_play


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk((1280, 720), curtain=False) as opened:
        yield opened


def painted(backdrop: Backdrop, table: BoardTable) -> bytes:
    surface = pygame.Surface(table.stage.rect.bottomright)
    backdrop.draw(surface, table.stage.rect)
    return pygame.image.tobytes(surface, "RGB")


def show(backdrop: Backdrop, table: BoardTable) -> list[pygame.Rect]:
    stage = table.stage
    return backdrop.show(stage.hand.view, stage.layout, table.sitting.names, stage.rect)


@pytest.mark.parametrize("game", WITH_LOOK)
def test_after_every_move_it_is_as_if_painted_anew(context: AppContext, game: str) -> None:
    table = table_in_play(context, game, 12, seats=2)
    match, rng, kept = table.sitting.match, Random(4), Backdrop(context, table.look)
    show(kept, table)
    before, changes, parts = painted(kept, table), 0, 0
    for _ in range(40):
        if match.to_act is None:
            break
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        table.stage.follow(still=True)
        rects = show(kept, table)
        now, anew = painted(kept, table), Backdrop(context, table.look)
        show(anew, table)
        assert now == painted(anew, table)
        assert (now == before) or rects
        changes, before = changes + (now != before), now
        parts += any(rect.size == table.stage.rect.size for rect in rects)
    assert changes > 5
    assert parts == 0, "never painted as a whole"


@pytest.mark.parametrize("game", WITH_LOOK)
def test_what_waits_does_not_grow_and_is_painted_at_last(context: AppContext, game: str) -> None:
    """A slow machine puts everything off from turn to turn."""
    table = table_in_play(context, game, 12, seats=2)
    stage, match, rng, kept = table.stage, table.sitting.match, Random(4), Backdrop(context, table.look)
    show(kept, table)
    painted(kept, table)
    for _ in range(6):
        assert match.to_act is not None
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    stage.follow(still=True)
    kept.show(stage.hand.view, stage.layout, table.sitting.names, stage.rect, lambda: True)
    first = len(kept.waiting)
    for _ in range(8):
        assert kept.paint_on(lambda: True) == []
        assert len(kept.waiting) == first
    kept.paint_on()
    assert kept.waiting == ()
    anew = Backdrop(context, table.look)
    show(anew, table)
    assert painted(kept, table) == painted(anew, table)


def test_nothing_is_painted_where_nothing_changed(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    kept = Backdrop(context, table.look)
    assert show(kept, table) == [table.stage.rect]
    painted(kept, table)
    assert show(kept, table) == []


def test_another_size_of_texts_or_other_names_are_a_new_picture(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    kept, stage = Backdrop(context, table.look), table.stage
    show(kept, table)
    first = painted(kept, table)
    assert kept.show(stage.hand.view, stage.layout, ("Zoe", "Yves"), stage.rect) == [stage.rect]
    assert painted(kept, table) != first
    context.change_settings(text_size=200)
    assert show(kept, table) == [table.stage.rect]


class LateArt(FlatArt):
    """Pictures that have not come yet."""

    def __init__(self) -> None:
        super().__init__()
        self.late = True
        self.asked: list[Picture] = []

    def ready(self, what: Picture, size: tuple[int, int]) -> bool:
        return not self.late

    def get(self, what: Picture, size: tuple[int, int]) -> pygame.Surface:
        self.asked.append(what)
        return super().get(what, size)


def test_when_pictures_come_only_what_waited_for_them_is_painted_again(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    art = LateArt()
    context.art = art
    kept = Backdrop(context, table.look)
    show(kept, table)
    painted(kept, table)
    art.late = False
    for again in (True, False):
        art.asked.clear()
        assert bool(kept.pictures_came()) is again
        painted(kept, table)
        assert bool(art.asked) is again


def test_a_picture_that_comes_is_painted_where_it_waits_and_nowhere_else(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    art = LateArt()
    context.art = art
    kept = Backdrop(context, table.look)
    show(kept, table)
    painted(kept, table)
    assert kept.pictures_came({picture("scamorra/nobody-waits-for-it")}) == []
    assert kept.pictures_came({table.look.ground()}) == [table.stage.rect]
