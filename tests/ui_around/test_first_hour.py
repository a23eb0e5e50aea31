"""What a player met in a first hour with the program and should not meet again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.workshop import Workshop
from scrapdesk.ui.board.playing import begun
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.miniature import board_of
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.requests import OpenSettings, OpenSetup
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.shots import visits
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.widgets.choice import Choice, Toggle
from tests.ui.hands import choose, click, desk, drag, frame, named, press


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080), player="Ada", curtain=False) as opened:
        yield opened


def seated(context: AppContext, game: str, *players: str) -> BoardTable:
    sit_down(context, NewTable(game, players, seed="w"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    return table


def frames_until_asked(context: AppContext, table: BoardTable, window: pygame.Surface | None = None) -> None:
    """Frames as the loop makes them, without a hand on the mouse. `window`: what is damaged is painted there."""
    for _ in range(20_000):
        if table.sitting.person_asked == 0 and not table.stage.show.running:
            return
        context.clock.advance(100)
        context.scenes.update(100)
        frame(context)
        if window is not None:
            context.scenes.draw(window)
    raise AssertionError("the opponents never came to an end")


def test_the_coach_can_be_asked_as_soon_as_it_is_your_turn(context: AppContext) -> None:
    """And the button is painted so, without a hand on the mouse."""
    table = seated(context, "scrappers", "human", "ai:random", "ai:random")
    window, whole = pygame.Surface(context.view.size), pygame.Surface(context.view.size)
    context.scenes.draw(window)
    for _ in range(12):
        frames_until_asked(context, table, window)
        hint = next(button for button in table.menu if button.action == "hint")
        assert hint.reason == ""
        context.scenes.draw(window)
        context.scenes.damage_all()
        context.scenes.draw(whole)
        seen, meant = (surface.subsurface(hint.rect).copy() for surface in (window, whole))
        assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(meant, "RGB")
        table.play(table.sitting.match.legal_moves(0)[0])
        frame(context)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_button_of_a_table_says_what_it_does_and_covers_no_other_by_it(size: tuple[int, int]) -> None:
    with desk(size=size, curtain=False) as context:
        table = seated(context, "scrappers", "human", "ai:random", "ai:random")
        frames_until_asked(context, table)
        for button in table.menu:
            context.scenes.handle(PointerMoved((0, 0)))
            context.scenes.handle(PointerMoved(button.rect.center))
            context.clock.advance(500)
            tooltip = table.passing.tooltip
            assert tooltip is not None and len(tooltip.text.split()) > 2
            assert tooltip.rect.collidelist([one.rect for one in table.menu]) < 0


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_against_you_is_seen_at_the_table_all_the_time(game: str, context: AppContext) -> None:
    table = seated(context, game, "human", *["ai:random"] * (GAMES[game].info.seats[0] - 1))
    frames_until_asked(context, table)
    view = table.stage.hand.view
    shown = [ornament.picture for ornament in table.look.ornaments(view)]
    shown += [plaque.face for plaque in table.look.plaques(view) if plaque.face is not None]
    faces = {one.name.partition("/")[2] for one in shown if one.name.startswith("people/")}
    assert faces == {guest.companion.id for guest in context.company if guest.companion is not None}


def test_a_question_about_an_undo_leaves_the_board_to_be_seen_and_is_asked_once(context: AppContext) -> None:
    table = seated(context, "scamorra", "human", "ai:random")
    for _ in range(8):
        frames_until_asked(context, table)
        table.play(table.sitting.match.legal_moves(0)[0])
        frame(context)
    frames_until_asked(context, table)
    press(context, "ctrl+z")
    question = context.scenes.top
    assert isinstance(question, Dialog)
    assert not question.plate.colliderect(board_of(table.stage))
    choose(context, "Undo, as practice")
    before = table.sitting.match.ply
    press(context, "ctrl+z")
    assert not isinstance(context.scenes.top, Dialog) and table.sitting.match.ply < before


def test_the_display_group_of_the_settings_has_all_that_a_player_looks_for_there(context: AppContext) -> None:
    context.open(OpenSettings())
    context.scenes.settle()
    scene = context.scenes.top
    assert isinstance(scene, SettingsScene)
    group = {widget.name: widget for widget in scene.pages["Display"] if widget.focusable}
    assert scene.open == "Display" and set(group.values()) <= set(scene.reachable())
    assert all(isinstance(group[name], Toggle) for name in ("Full screen", "High contrast", "Reduce motion"))
    choices = [tuple(key for key, _ in one.values) for one in group.values() if isinstance(one, Choice)]
    assert choices == [("evening", "daylight", "plain"), ("75", "100", "125", "150", "175", "200")]


def test_pictures_of_scenes_show_nothing_of_the_user_s_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    Workshop(GAMES).begin("scrappers", "cards", "door-knocker")
    for _, context in visits((1280, 720), 100, FlatArt(), "setup-scrappers"):
        top = context.scenes.top
        assert isinstance(top, SetupScene) and "Cards and scenarios" not in {one.name for one in top.reachable()}


def test_a_seat_shows_the_sign_that_it_plays_under_where_that_is_known(context: AppContext) -> None:
    for game in GAMES:
        known = game != "scalawag"
        context.open(OpenSetup(game))
        context.scenes.settle()
        setup = context.scenes.top
        assert isinstance(setup, SetupScene)
        signs = [tuple(card.signs) for card in setup.table.cards]
        assert len(set(signs)) == (len(signs) if known else 1) and all(bool(sign) == known for sign in signs)
        context.scenes.pop(setup)
        context.scenes.settle()
    context.open(OpenSetup("scalawag"))
    context.scenes.settle()
    named(context, "Shuffle seats").activate()
    setup = context.scenes.top
    assert isinstance(setup, SetupScene) and len({tuple(card.signs) for card in setup.table.cards}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_from_the_desk_to_the_first_own_act_it_is_three_clicks_at_most(game: str) -> None:
    """The box, the button, and the act: one gesture with what lies there."""
    with desk(size=(1280, 720), player="Ada", curtain=False, speed="off") as context:
        context.storage.shelf.forget(save_name("scamorra"))
        context.scenes.clear()
        context.scenes.push(DeskScene(context))
        context.scenes.settle()
        choose(context, GAMES[game].info.title)
        if isinstance(context.scenes.top, DeskScene):  # the box that stands in front is opened at once
            choose(context, "Play now")
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        frames_until_asked(context, table)
        before, hand = table.sitting.match.ply, table.stage.hand
        taken = hand.possible()[0]
        start, goals = table.stage.box_of(taken), [table.stage.box_of(goal) for goal in hand.goals_of(taken)]
        assert start is not None
        goal = next((box for box in goals if box is not None), None)
        if goal is None:
            click(context, start.center)
        else:
            drag(context, start.center, goal.center)
        assert table.sitting.match.ply > before or begun(hand) or hand.pointed
