"""Morra for two at one keyboard: nothing tells a choice before both are in, and the wheel says who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame
import pytest

from scrapdesk.games.scamorra.state import Phase
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.faces.scamorra import morra
from scrapdesk.ui.faces.scamorra.morra import MorraScene
from scrapdesk.ui.faces.scamorra.morra_side import MorraSide
from scrapdesk.ui.frame.events import KeyDown, PointerDown
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, leave_table, named, painted, press
from tests.ui_lessons.learner import on_top

ALONE = ("human", "human")
KEYS = ("asd", "jkl")


def straight(signs: Sequence[int]) -> Sequence[int]:
    """Signs over their keys in the order of the rules: paper, stone, scissors."""
    return signs


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    monkeypatch.setattr(morra, "shuffled", straight)
    with desk() as opened:
        yield opened


def seated(context: AppContext, players: tuple[str, ...] = ALONE, initiative: str = "morra") -> TableScene:
    sit_down(context, NewTable("scamorra", players, {"initiative": initiative}, "11"))
    context.scenes.settle()
    return next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))


def throw(context: AppContext, *keys: str) -> MorraScene:
    """Keys pressed, and no time passes."""
    top = context.scenes.top
    assert isinstance(top, MorraScene)
    for key in keys:
        context.scenes.handle(KeyDown(key))
    context.scenes.settle()
    return top


def bytes_of(context: AppContext) -> bytes:
    return pygame.image.tobytes(painted(context), "RGB")


def told(context: AppContext) -> list[str]:
    return [box.text for scene in context.scenes.scenes for box in getattr(scene, "text_boxes", list)()]


def test_it_opens_by_itself_for_two_people_and_for_nobody_else(context: AppContext) -> None:
    seated(context)
    assert isinstance(context.scenes.top, MorraScene)
    leave_table(context)
    seated(context, ("human", "ai:random"))
    assert isinstance(context.scenes.top, BoardTable)
    leave_table(context)
    seated(context, initiative="lot")
    assert not isinstance(context.scenes.top, MorraScene)


@pytest.mark.parametrize("keys", KEYS)
def test_the_screen_is_the_same_whatever_the_first_has_chosen(context: AppContext, keys: str) -> None:
    seen, said = set(), set()
    for key in keys:
        table = seated(context)
        scene = throw(context, key)
        assert not scene.shown and table.sitting.match.view(None).turn == 0
        seen.add(bytes_of(context))
        said.add(tuple(told(context)))
        leave_table(context)
    assert len(seen) == 1 and len(said) == 1


def test_a_choice_is_seen_to_be_made_and_cannot_be_changed(context: AppContext) -> None:
    table = seated(context)
    before = bytes_of(context)
    throw(context, "a")
    assert bytes_of(context) != before and "Red has chosen" in told(context)
    throw(context, "s", "d", "k")
    assert [entry.text for entry in table.sitting.match.entries(None) if entry.text.startswith("morra")] == []
    assert table.sitting.match.entries(0)[-2].text == "morra paper"


@pytest.mark.parametrize(("white", "black"), list(product("asd", "jkl")))
def test_every_pair_of_signs_comes_out_as_the_rules_say(context: AppContext, white: str, black: str) -> None:
    table = seated(context)
    scene = throw(context, *((black, white) if white == "s" else (white, black)))
    assert scene.shown
    context.clock.finish()
    signs = (KEYS[0].index(white), KEYS[1].index(black))
    view = table.sitting.match.view(None)
    if signs[0] == signs[1]:
        assert view.phase is Phase.MORRA and "Both threw the same sign" in told(context)
        return
    winner = 0 if (signs[1] - signs[0]) % 3 == 1 else 1
    assert view.phase is Phase.CHOOSE and view.turn == winner
    assert f"{('Red', 'Blue')[winner]} has the initiative." in told(context)


def test_the_tenth_tie_ends_the_throwing_and_says_what_the_lot_decides(context: AppContext) -> None:
    table = seated(context)
    for number in range(10):
        throw(context, "a", "j")
        context.clock.finish()
        assert ("Both threw the same sign" in told(context)) == (number < 9)
        if number < 9:
            press(context, "enter")
    view = table.sitting.match.view(None)
    name = ("Red", "Blue")[view.frame.placer]
    assert view.phase is Phase.CHOOSE and "Ten ties in a row" in told(context)
    assert f"Drawn by lot: {name} has the initiative." in told(context)
    press(context, "enter")
    assert on_top(context, table)


def test_a_tie_is_thrown_again_and_then_the_game_goes_on(context: AppContext) -> None:
    table = seated(context)
    scene = throw(context, "a", "j")
    context.clock.finish()
    press(context, "enter")
    assert on_top(context, scene) and not scene.shown
    throw(context, "k", "d")
    context.clock.finish()
    press(context, "enter")
    assert on_top(context, table)
    assert table.sitting.match.view(None).phase is Phase.CHOOSE
    pieces = table.sitting.table.pieces(table.sitting.view)
    assert not any(piece.face_up and piece.slot.startswith("hand") for piece in pieces)


def test_the_hands_open_before_anything_is_said_about_them(context: AppContext) -> None:
    seated(context)
    scene = throw(context, "a", "k")
    assert not any("initiative" in text for text in told(context))
    for key in ("enter", "space", "s", "l"):
        context.scenes.handle(KeyDown(key))
    context.scenes.settle()
    context.clock.advance(400)
    assert on_top(context, scene) and not any("initiative" in text for text in told(context))
    context.clock.advance(400)
    assert any("initiative" in text for text in told(context))


def test_with_reduced_motion_it_is_told_at_once(context: AppContext) -> None:
    context.change_settings(reduced_motion=True)
    seated(context)
    throw(context, "a", "k")
    assert "Red has the initiative." in told(context)


def test_with_the_mouse_each_chooses_behind_the_curtain(context: AppContext) -> None:
    table = seated(context)
    choose(context, "Take turns with the mouse")
    assert isinstance(context.scenes.top, CurtainScene)
    press(context, "enter")
    assert on_top(context, table)
    table.play_text("morra stone")
    context.scenes.settle()
    assert isinstance(context.scenes.top, CurtainScene)
    press(context, "enter")
    table.play_text("morra stone")
    context.scenes.settle()
    assert not isinstance(context.scenes.top, MorraScene)


def test_a_choice_made_behind_the_curtain_is_not_thrown_again(context: AppContext) -> None:
    """A game kept after Red alone had chosen goes on with Blue behind the curtain."""
    table = seated(context)
    choose(context, "Take turns with the mouse")
    press(context, "enter")
    table.play_text("morra stone")
    record = table.sitting.record()
    context.scenes.clear()
    sit_down(context, record)
    context.scenes.settle()
    assert isinstance(context.scenes.top, CurtainScene)


def test_esc_and_the_button_lead_to_the_pause_and_it_leads_out_or_back(context: AppContext) -> None:
    for way in range(2):
        seated(context)
        morra = throw(context, "a")
        if way:
            press(context, "escape")
        else:
            choose(context, "Pause")
        choose(context, "Resume")
        assert context.scenes.top is morra and not morra.shown
        leave_table(context)
        assert isinstance(context.scenes.top, DeskScene)


def test_without_the_curtain_the_wheel_on_the_table_is_used(context: AppContext) -> None:
    context.change_settings(curtain=False)
    seated(context)
    assert isinstance(context.scenes.top, BoardTable)


def test_keys_with_ctrl_choose_nothing_and_a_click_neither(context: AppContext) -> None:
    seated(context)
    before = bytes_of(context)
    context.scenes.handle(KeyDown("a", ctrl=True))
    context.scenes.handle(KeyDown("q"))
    context.scenes.handle(PointerDown((300, 400)))
    assert bytes_of(context) == before


def test_the_signs_change_places() -> None:
    with desk() as context:
        orders: set[tuple[int, Sequence[int]]] = set()
        for _ in range(40):
            seated(context)
            scene = context.scenes.top
            assert isinstance(scene, MorraScene)
            sides = [widget for widget in scene.widgets if isinstance(widget, MorraSide)]
            orders.update((seat, side.order) for seat, side in enumerate(sides))
            leave_table(context)
    assert len(orders) > 6


def test_the_way_on_is_reached_by_keyboard_and_named(context: AppContext) -> None:
    seated(context)
    throw(context, "a", "k")
    context.clock.finish()
    assert named(context, "Next") is context.scenes.top.focused  # type: ignore[union-attr]
