"""Keys that people press out of habit lead where they are meant to, around a game."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.setup.asked import FaceButton
from scrapdesk.ui.desk.setup.option import OptionCard
from tests.ui.hands import choose, click, desk, leave_table, named, press, scene
from tests.ui_around.test_setup import names, opened, tab_to


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080), player="Ada", curtain=False) as opened:
        yield opened


def focus_of(context: AppContext) -> str:
    focused = scene(context).focused
    return focused.name if focused is not None else ""


def test_tab_from_done_is_the_first_face_and_enter_there_takes_nobody_away(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady,ai:steady")
    choose(context, names(found)[1])
    assert focus_of(context) == "Done"
    press(context, "tab")
    assert focus_of(context) == "A person"
    press(context, "shift+tab")
    assert focus_of(context) == "Done"
    press(context, "right", "left", *["left"] * 3)
    assert focus_of(context) == "Done"
    press(context, "right", "right")
    assert focus_of(context) == "Remove this seat"
    press(context, "right")
    assert focus_of(context) == "Done"


def test_enter_on_the_level_or_the_temper_is_done_and_arrows_end_at_its_ends(sized: AppContext) -> None:
    found = opened(sized, "scamorra", "human,ai:steady")
    for row in ("Level", "Temperament"):
        press(sized, "escape") if scene(sized) is not found else None
        choose(sized, names(found)[1])
        tab_to(sized, row)
        press(sized, *["right"] * 6)
        before = list(found.players)
        press(sized, "right", "enter")
        assert scene(sized) is found and found.players == before
    assert found.players[1] == "ai:master-patient"


def test_up_from_the_level_is_whoever_sits_there(sized: AppContext) -> None:
    found = opened(sized, "scamorra", "human,ai:steady")
    for who in ("Solveig", "Noor", "Bruno"):
        choose(sized, names(found)[1])
        tab_to(sized, who)
        press(sized, "enter")
        tab_to(sized, "Level")
        press(sized, "up")
        focused = scene(sized).focused
        assert isinstance(focused, FaceButton) and focused.name == who
        press(sized, "enter")
        assert scene(sized) is found


def test_down_from_every_box_is_its_yellow_button_and_up_is_the_box_again(sized: AppContext) -> None:
    seen = scene(sized)
    assert isinstance(seen, DeskScene)
    for number, box in enumerate(seen.boxes):
        seen.focus(box)
        press(sized, "down")
        assert focus_of(sized) == seen.drawer.go.name
        press(sized, *["right"] * number)
        for _ in range(5):
            press(sized, *([] if focus_of(sized) == box.name else ["up"]))
        assert focus_of(sized) == box.name and seen.game is box.game


@pytest.mark.parametrize("game", [game for game in GAMES if len(GAMES[game].info.seats) > 1])
def test_whoever_is_added_sits_where_the_free_place_lay_and_nobody_else_changes_sides(
    game: str, context: AppContext
) -> None:
    found = opened(context, game, "human,ai:steady" if 2 in GAMES[game].info.seats else "human,ai:steady,ai:steady")
    while found.party.more:
        place, before = named(context, "Add a player").rect, names(found)
        seats = {card.name: pygame.Vector2(card.rect.center) for card in found.table.cards}
        choose(context, "Add a player")
        new = found.focused
        press(context, "enter")
        assert [name for name in names(found) if name in before] == before
        assert new is not None and found.focused is not None and found.focused.name == new.name not in before
        cards, middle = found.table.cards, pygame.Vector2(place.center)
        assert min(cards, key=lambda card: middle.distance_to(card.rect.center)) is found.focused
        if len(cards) < 4 or not found.party.more:  # between these they all make room for each other
            stayed = {card.name: pygame.Vector2(card.rect.center) for card in cards if card.name in before}
            assert all(at.distance_to(seats[name]) <= cards[0].rect.width * 2 // 3 for name, at in stayed.items())


def test_without_the_one_who_was_added_the_focus_is_on_the_free_place_again(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    tab_to(context, "Add a player")
    press(context, "enter", "escape")
    assert len(found.players) == 2 and focus_of(context) == "Add a player"


def words_of(context: AppContext) -> str:
    return " | ".join(box.text for box in scene(context).text_boxes())


def test_what_a_third_and_a_fourth_seat_change_is_told_in_one_line(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    cards = [card.name for card in found.side.cards]
    assert "Changed to" not in words_of(context) and "Mode" in cards
    click(context, named(context, "One player more").rect.center)
    assert "Changed to the default options for 3 players. Battlefield: Open Battle. Mode: Advanced." in words_of(
        context
    )
    mode = named(context, "Mode")
    assert isinstance(mode, OptionCard) and mode.told.icon == "lock"
    assert "Basic needs 2 players; you have 3." in words_of(context)
    before = dict(found.chosen)
    click(context, mode.rect.center)
    assert found.chosen == before
    click(context, named(context, "One player more").rect.center)
    assert "Changed to the default options for 4 players. Who plays alone: Nobody." in words_of(context)
    found.choose(found.chosen)
    assert "Changed to" not in words_of(context)
    assert set(cards) <= {card.name for card in found.side.cards}


def test_a_companion_keeps_the_side_when_somebody_comes(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    sides = found.table.sides
    for _ in range(2):
        click(context, named(context, "One player more").rect.center)
        assert sides.items() <= found.table.sides.items()


def test_the_time_it_takes_follows_players_battlefield_and_length(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    assert "2 players, about 15 min" in words_of(context)
    found.choose({**found.chosen, "grid": "deep-battle"})
    assert "2 players, about 25 min" in words_of(context)
    click(context, named(context, "One player more").rect.center)
    assert "3 players, about 30 min" in words_of(context)
    click(context, named(context, "One player more").rect.center)
    assert "4 players, about 35 min" in words_of(context)
    press(context, "escape")
    found = opened(context, "scamorra", "human,ai:steady")
    found.choose({**found.chosen, "game": "fifteen"})
    assert "2 players, about 90 min" in words_of(context)


def test_how_to_win_is_told_for_as_many_as_sit_there(context: AppContext) -> None:
    opened(context, "scrappers", "human,ai:steady")
    assert "less damage than your rival" in words_of(context) and "on your left" not in words_of(context)
    click(context, named(context, "One player more").rect.center)
    assert "on your left" in words_of(context) and "your rival" not in words_of(context)


@pytest.mark.parametrize("size", [(1671, 940), (1920, 1080), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_all_house_rules_are_seen_at_the_usual_size(game: str, size: tuple[int, int]) -> None:
    with desk(size=size, player="Ada", curtain=False) as context:
        assert not opened(context, game).side.pane.overflow


def test_escape_out_of_habit_does_not_close_the_program_and_enter_does(context: AppContext) -> None:
    press(context, "escape", "escape")
    assert isinstance(scene(context), DeskScene) and not context.closing
    press(context, "escape")
    assert focus_of(context) == "Close"
    press(context, "enter")
    assert context.closing


def test_what_is_done_stands_left_of_what_leaves_all_as_it_was(context: AppContext) -> None:
    found = opened(context, "scalawag", "human,ai:steady,ai:steady")
    choose(context, names(found)[1])
    assert named(context, "Done").rect.right < named(context, "Cancel").rect.left
    press(context, "escape", "escape", "escape")
    assert named(context, "Close").rect.right < named(context, "Stay").rect.left


def test_nobody_who_is_yet_to_come_has_the_initial_of_the_first_player(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    choose(context, names(found)[1])
    assert next(one for one in scene(context).reachable() if isinstance(one, FaceButton)).guest.name == ""
    press(context, "escape")
    choose(context, "Ada")
    assert next(one for one in scene(context).reachable() if isinstance(one, FaceButton)).guest.name == "Ada"


def test_every_seat_of_scope_is_asked_for_by_its_side_and_cancel_leaves_what_was_told(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    for _ in range(2):
        click(context, named(context, "One player more").rect.center)
        told = found.side.news
        for card in list(found.table.cards):
            click(context, card.rect.center)
            assert f"{card.sits.seat}: who sits here?" in words_of(context)
            choose(context, "Cancel")
            assert told and found.side.news == told and told.split(".")[0] in words_of(context)


def test_tab_passes_what_can_do_nothing_and_arrows_still_come_there(context: AppContext) -> None:
    opened(context, "scope", "human,ai:steady")
    top = scene(context)
    barred = [widget for widget in top.reachable() if not widget.enabled]
    assert {widget.name for widget in barred} == {"One player fewer"}
    passed = set()
    for _ in range(len(top.reachable()) + 1):
        press(context, "tab")
        passed.add(focus_of(context))
    assert not passed & {widget.name for widget in barred} and "Start" in passed
    top.focus(named(context, "One player more"))
    press(context, "left")
    assert focus_of(context) == "One player fewer"
    press(context, "tab")
    assert focus_of(context) == "One player more"


def test_what_somebody_comes_for_is_a_stop_of_tab_even_while_it_is_barred(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    found.side.start.reason = "Two seats have the same name."
    tab_to(context, "Start")
    assert focus_of(context) == "Start"


def test_shift_tab_from_done_goes_back_into_the_form_and_not_to_cancel(context: AppContext) -> None:
    found = opened(context, "scope", "human,ai:steady")
    choose(context, names(found)[1])
    assert focus_of(context) == "Done"
    press(context, "shift+tab")
    assert focus_of(context) == "Temperament"


def test_up_from_the_middle_of_the_drawer_is_the_lit_box_and_no_button_beside(context: AppContext) -> None:
    top = scene(context)
    assert isinstance(top, DeskScene)
    for number in "12345":
        press(context, number, "down")
        assert focus_of(context) == top.drawer.go.name
        press(context, "up")
        assert focus_of(context) == top.game.title and top.game.id == list(context.faces)[int(number) - 1]
        press(context, "down", "left")
        assert focus_of(context) != top.game.title


def test_who_comes_back_from_a_table_is_at_its_box(context: AppContext) -> None:
    press(context, "1", "down")
    top = scene(context)
    assert isinstance(top, DeskScene)
    top.focus(named(context, "Play now"))
    press(context, "enter")
    leave_table(context)
    assert scene(context) is top and focus_of(context) == "Scrappers"
