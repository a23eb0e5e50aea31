"""Curtains: each game's own cloth hides the whole table, names whoever sits down next, and is never waited for."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import desk, press, scene

NOWHERE = (1, 2, 3)
"""A colour that nothing is painted in."""


def two_people(context: AppContext, game: str, seed: str = "curtain") -> TableScene:
    seats = GAMES[game].info.seats[0]
    sit_down(context, NewTable(game, ("human",) * seats, seed=seed))
    context.scenes.settle()
    return next(found for found in context.scenes.scenes if isinstance(found, TableScene))


def fallen(context: AppContext, game: str) -> tuple[TableScene, CurtainScene]:
    """A table with a curtain before it: the first that falls, or one that is let fall."""
    table = two_people(context, game)
    if not isinstance(context.scenes.top, CurtainScene):
        table.curtains.fall()
        context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, CurtainScene)
    return table, top


def drawn(context: AppContext) -> pygame.Surface:
    surface = pygame.Surface(context.view.size)
    surface.fill(NOWHERE)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return surface


def left_bare(surface: pygame.Surface) -> bool:
    """Whether any pixel was left as it was."""
    raw, at = pygame.image.tobytes(surface, "RGB"), -1
    while (at := raw.find(bytes(NOWHERE), at + 1)) >= 0:
        if at % 3 == 0:
            return True
    return False


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_not_one_pixel_of_the_table_is_painted_behind_a_curtain(
    game: str, contrast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(hold_to_look=False, high_contrast=contrast) as context:
        table, _ = fallen(context, game)

        def refuse(surface: pygame.Surface) -> None:
            raise AssertionError("the table was painted")

        monkeypatch.setattr(table, "draw", refuse)
        assert not left_bare(drawn(context))


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_says_to_whom_the_screen_is_passed_and_shows_their_sign(game: str) -> None:
    with desk(hold_to_look=False) as context:
        table, curtain = fallen(context, game)
        seat = table.sitting.person_asked
        assert seat is not None
        said = [box.text for box in curtain.text_boxes()]
        assert "Pass the screen to" in said and table.sitting.names[seat] in said and "I'm ready" in said
        cloth = context.faces[game].cloth
        assert cloth is not None
        signs = {tuple(cloth.badge(table.sitting.match.view(None), at)) for at in range(len(table.sitting.players))}
        assert len(signs) == len(table.sitting.players)


@pytest.mark.parametrize("game", GAMES)
def test_only_what_needs_a_hand_gets_a_curtain(game: str) -> None:
    with desk(hold_to_look=False, speed="off") as context:
        table, choice, curtains = two_people(context, game), Random(5), 0
        sitting = table.sitting
        for _ in range(45):
            seat = sitting.match.to_act
            if seat is None:
                break
            if isinstance(context.scenes.top, CurtainScene):
                assert sitting.table.is_private(sitting.match.view(seat))
                curtains += 1
                press(context, "enter")
                continue
            if not sitting.table.is_private(sitting.match.view(seat)):
                assert sitting.shown_to in (None, seat)
            sitting.match.play(seat, choice.choice(list(sitting.match.legal_moves(seat))))
            context.scenes.settle()
            context.clock.finish()
            context.scenes.settle()
        assert curtains > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_opens_over_the_table_and_nobody_waits_for_it(game: str) -> None:
    with desk(hold_to_look=False) as context:
        table, _ = fallen(context, game)
        found = scene(context)
        assert isinstance(found, CurtainScene)
        found.ready()
        context.scenes.settle()
        assert context.scenes.top is table and table.curtains.rising.runs
        half = drawn(context)
        context.clock.advance(200)
        later = drawn(context)
        context.clock.advance(2000)
        assert not table.curtains.rising.runs
        assert pygame.image.tobytes(half, "RGB") != pygame.image.tobytes(later, "RGB")


@pytest.mark.parametrize(("speed", "reduced"), [("normal", True), ("off", False)])
@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_or_without_animation_a_curtain_is_simply_gone(
    game: str, speed: str, reduced: bool
) -> None:
    with desk(hold_to_look=False, speed=speed, reduced_motion=reduced) as context:
        table, curtain = fallen(context, game)
        curtain.ready()
        context.scenes.settle()
        assert context.scenes.top is table and not table.curtains.rising.runs


def test_a_curtain_that_falls_while_another_opens_hides_all() -> None:
    with desk(hold_to_look=False) as context:
        table, curtain = fallen(context, "scamorra")
        curtain.ready()
        context.scenes.settle()
        table.curtains.fall()
        context.scenes.settle()
        assert isinstance(context.scenes.top, CurtainScene) and not table.curtains.rising.runs
        assert not left_bare(drawn(context))


@pytest.mark.parametrize("game", GAMES)
def test_every_cloth_fills_windows_of_any_proportions(game: str) -> None:
    portfolio = open_portfolio()
    library = portfolio.library(paths.assets())
    for size in ((1280, 720), (1024, 768), (2560, 1080), (800, 1200)):
        blueprint = portfolio.catalogue(library)[f"{game}/curtain"](library, {}, size)
        view = blueprint.view
        assert view.w / view.h == pytest.approx(size[0] / size[1])
        assert view.x >= 0 and view.y >= 0 and view.x + view.w <= 960.01 and view.y + view.h <= 540.01
