"""Who comes to a table that is being set and who goes: no wrong turn by mouse, none by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.core.players import HUMAN
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.picker import SeatPicker
from scrapdesk.ui.table.running import save_name
from tests.ui.hands import choose, click, desk, named, press, scene, type_in
from tests.ui_around.test_setup import names, opened, setup, tab_to, wheel_to


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080), player="Ada", curtain=False) as opened:
        opened.storage.shelf.forget(save_name("scamorra"))
        yield opened


def test_a_player_who_is_added_is_asked_for_at_once_and_cancel_takes_the_seat_away(context: AppContext) -> None:
    found = opened(context, "scrappers")
    choose(context, "Add a player")
    picker = scene(context)
    assert isinstance(picker, SeatPicker) and picker.seat == 1
    choose(context, "Cancel")
    assert len(found.players) == 2
    choose(context, "Add a player")
    choose(context, "A person")
    type_in(context, "Carla")
    press(context, "enter")
    assert found.players[1] == HUMAN and names(found)[1] == "Carla"


def test_clicks_on_one_spot_beside_start_add_as_many_players(context: AppContext) -> None:
    found = opened(context, "scalawag")
    spot, seats = named(context, "One player more").rect.center, len(found.players)
    for number in range(3):
        click(context, spot)
        assert len(found.players) == seats + number + 1
    while not found.side.more.reason:
        click(context, spot)
    assert len(found.players) == max(GAMES["scalawag"].info.seats)
    click(context, named(context, "One player fewer").rect.center)
    assert len(found.players) == max(GAMES["scalawag"].info.seats) - 1


def test_a_seat_that_was_removed_comes_back_with_whoever_sat_there(context: AppContext) -> None:
    found = opened(context, "scalawag", "human,ai:steady,ai:steady,ai:steady")
    before, players = names(found), list(found.players)
    for by_key in (True, False):
        choose(context, before[1])
        choose(context, "Remove this seat")
        assert before[1] not in names(found)
        if by_key:
            press(context, "ctrl+z")
        else:
            click(context, found.passing.widgets[0].rect.center)
        assert names(found) == before and found.players == players


@pytest.mark.parametrize("game", ["scrappers", "scope", "scalawag"])
def test_no_arrow_down_leads_to_taking_a_seat_away(game: str, sized: AppContext) -> None:
    opened(sized, game, "human" + ",ai:steady" * 3)
    choose(sized, names(setup(sized))[1])
    picker = scene(sized)
    for start in [widget for widget in picker.reachable() if widget.region in ("faces", "main")]:
        picker.focus(start)
        for _ in range(12):
            press(sized, "down")
            assert picker.focused is not None and picker.focused.name != "Remove this seat"
        assert picker.focused is not None and picker.focused.name == "Done"
    assert picker.reachable()[-1].name == "Remove this seat"
    picker.focus(named(sized, "Done"))
    for _ in range(20):
        press(sized, "tab")
        assert picker.focused is not None and picker.focused.name != "Remove this seat"


def test_the_buttons_of_the_picker_stay_where_they_are_whoever_is_chosen(sized: AppContext) -> None:
    opened(sized, "scrappers", "human,ai:steady,ai:steady")
    choose(sized, names(setup(sized))[1])
    picker = scene(sized)
    assert isinstance(picker, SeatPicker)
    places = []
    for face in picker.faces:
        wheel_to(sized, face.name)
        choose(sized, face.name)
        places.append((named(sized, "Done").rect.topleft, named(sized, "Cancel").rect.topleft))
    assert len(set(places)) == 1


def test_enter_on_the_face_that_is_chosen_is_done(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    choose(context, names(found)[1])
    tab_to(context, "Solveig")
    press(context, "enter", "enter")
    assert scene(context) is found and names(found)[1] == "Solveig"


def test_arrows_walk_from_seat_to_seat_before_they_leave_the_table(context: AppContext) -> None:
    found = opened(context, "scalawag", "human,ai:steady,ai:steady,ai:steady")
    seats = {card.name: card for card in found.table.cards}
    for card in seats.values():
        for way in ("up", "down", "left"):
            found.focus(card)
            press(context, way)
            assert found.focused is not None and found.focused.region in ("seats", "head")
            assert found.focused.region == "seats" or way == "up"


def test_after_a_lesson_the_table_is_set_in_the_colours_of_the_desk(context: AppContext) -> None:
    found = opened(context, "scope")
    theme = context.theme
    choose(context, "Learn to play")
    assert scene(context) is not found
    press(context, "escape")
    choose(context, "Back to the set-up")
    assert scene(context) is found and context.theme == theme


def test_what_was_chosen_is_there_again_after_one_has_gone_back(context: AppContext) -> None:
    found = opened(context, "scope")
    card = next(card for card in found.side.cards if card.name == "Mode")
    card.activate()
    chosen, seated = dict(found.chosen), list(found.players)
    press(context, "escape")
    again = opened(context, "scope")
    assert again is not found and again.chosen == chosen and again.players == seated


def test_the_hint_stands_in_one_place_whoever_sits_at_the_table(sized: AppContext) -> None:
    found = opened(sized, "scalawag")
    place = found.hint.rect.copy()
    assert place.top >= found.title.rect.bottom - sized.view.px(6)
    while not found.side.more.reason:
        found.side.more.activate()
        assert found.hint.rect == place


@pytest.mark.parametrize("game", GAMES)
def test_the_house_rules_end_below_a_whole_one(game: str, sized: AppContext) -> None:
    pane = opened(sized, game).side.pane
    rows = list(pane.children())[1:]
    if pane.overflow and rows[0].rect.bottom <= pane.rect.bottom:
        assert not any(child.rect.top < pane.rect.bottom < child.rect.bottom for child in rows)
