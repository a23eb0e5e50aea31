"""Setting the table: seats as cards that a click or a drag changes, options as cards; by mouse alone, by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scrapdesk.core.players import HUMAN
from scrapdesk.games import GAMES
from scrapdesk.storage.people import companions
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.setup.asked import FaceButton
from scrapdesk.ui.desk.setup.picker import SeatPicker
from scrapdesk.ui.desk.workshop.drawn import CardTile
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp, Wheel
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.portraits import face_of
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.ui.hands import choose, click, desk, drag, named, painted, press, scene, type_in
from tests.ui.sizes import called

SIZES = [
    ((1024, 640), 200),
    ((1280, 720), 100),
    ((1920, 1080), 150),
    pytest.param(((1024, 640), 100), marks=pytest.mark.deep),
    pytest.param(((3840, 2160), 100), marks=pytest.mark.deep),
]


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080), player="Ada", curtain=False) as opened:
        opened.storage.shelf.forget(save_name("scamorra"))
        yield opened


def opened(context: AppContext, game: str, players: str = "") -> SetupScene:
    if players:
        context.settings.last_setups[game] = {"players": players}
    context.open(OpenSetup(game))
    context.scenes.settle()
    return setup(context)


def setup(context: AppContext) -> SetupScene:
    top = scene(context)
    assert isinstance(top, SetupScene)
    return top


def sitting(context: AppContext) -> Sitting:
    return next(one for one in context.scenes.scenes if isinstance(one, TableScene)).sitting


def names(found: SetupScene) -> list[str]:
    return [card.name for card in found.table.cards]


def pick_value(context: AppContext, row: str, words: str) -> None:
    """Clicks one value of a row of choices."""
    found = named(context, row)
    assert isinstance(found, Choice)
    (box,) = [box for box in found.text_boxes() if box.text == words]
    click(context, box.needed.center)


def tab_to(context: AppContext, name: str) -> None:
    """Goes on with Tab until the focus is there."""
    for _ in range(60):
        focused = scene(context).focused
        if focused is not None and focused.name == name:
            return
        press(context, "tab")
    raise AssertionError(f"no Tab leads to {name}")


@pytest.fixture(params=SIZES, ids=called)
def sized(request: pytest.FixtureRequest) -> Iterator[AppContext]:
    size, text = request.param
    with desk(size, text, player="Ada", curtain=False) as opened:
        opened.storage.shelf.forget(save_name("scamorra"))
        yield opened


def wheel_to(context: AppContext, name: str) -> None:
    """Turns the wheel over a pane until what is looked for is seen in it."""
    widget = named(context, name)
    for pane in (one for one in scene(context).widgets if isinstance(one, ScrollPane) and one.visible):
        if any(child is widget for child in pane.children()):
            for _ in range(80):
                if pane.rect.top <= widget.rect.top and widget.rect.bottom <= pane.rect.bottom:
                    return
                context.scenes.handle(Wheel(pane.rect.center, 1 if widget.rect.top < pane.rect.top else -1))


def find_and_choose(context: AppContext, name: str) -> None:
    wheel_to(context, name)
    choose(context, name)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_set_up_and_begun_by_mouse_alone(game: str, sized: AppContext) -> None:
    opened(sized, game)
    find_and_choose(sized, names(setup(sized))[1])
    find_and_choose(sized, "Solveig")
    for row, words in (("Level", "Sharp"), ("Temperament", "Patient")):
        wheel_to(sized, row)
        pick_value(sized, row, words)
    find_and_choose(sized, "Done")
    find_and_choose(sized, "Start")
    assert sitting(sized).players[:2] == (HUMAN, "ai:sharp-patient")
    assert sitting(sized).names[:2] == ("Ada", "Solveig")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_set_up_and_begun_by_keys_alone(game: str, sized: AppContext) -> None:
    opened(sized, game)
    tab_to(sized, names(setup(sized))[1])
    press(sized, "enter")
    tab_to(sized, "Solveig")
    press(sized, "enter")
    tab_to(sized, "Level")
    press(sized, "right")
    tab_to(sized, "Done")
    press(sized, "enter")
    tab_to(sized, "Start")
    press(sized, "enter")
    assert sitting(sized).players[1] == "ai:sharp-sly" and sitting(sized).names[1] == "Solveig"


def test_the_workshop_is_a_click_away_and_what_was_made_there_is_offered(
    context: AppContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    opened(context, "scrappers")
    assert not any(isinstance(one, Choice) for one in setup(context).reachable())
    choose(context, "Make your own")
    find_and_choose(context, "Tin Umbrella")
    choose(context, "Save")
    choose(context, "Back")
    found = named(context, "Cards and scenarios")
    assert isinstance(found, Choice)
    found.choose("tin-umbrella")
    choose(context, "Start")
    assert any("tin-umbrella" in text for _, text in sitting(context).record().content)


SEATED = (("Solveig", "Sharp", "ai:sharp-sly"), ("Amara", "Rookie", "ai:rookie-patient"))
"""Two companions, the level that each is given, and what comes of it with the temper of their own."""


def wanted(game: str) -> int:
    """Two people and two companions, where so many can sit."""
    return 4 if 4 in GAMES[game].info.seats else 2


def assert_all_sit(context: AppContext, game: str, second: str) -> None:
    found = sitting(context)
    assert found.players[:2] == (HUMAN, HUMAN) and found.names[:2] == ("Ada", second)
    for seat in range(2, wanted(game)):
        who, _, player = SEATED[seat - 2]
        assert (found.names[seat], found.players[seat]) == (who, player)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_two_companions_of_different_level_sit_down_by_mouse_alone(game: str, sized: AppContext) -> None:
    opened(sized, game)
    while len(setup(sized).players) < wanted(game):
        find_and_choose(sized, "Add a player")
        find_and_choose(sized, "Done")
    find_and_choose(sized, names(setup(sized))[1])
    find_and_choose(sized, "A person")
    find_and_choose(sized, "Done")
    second = names(setup(sized))[1]
    for seat in range(2, wanted(game)):
        who, level, _ = SEATED[seat - 2]
        find_and_choose(sized, names(setup(sized))[seat])
        find_and_choose(sized, who)
        wheel_to(sized, "Level")
        pick_value(sized, "Level", level)
        find_and_choose(sized, "Done")
    find_and_choose(sized, "Start")
    assert_all_sit(sized, game, second)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_two_companions_of_different_level_sit_down_by_keys_alone(game: str, sized: AppContext) -> None:
    opened(sized, game)
    while len(setup(sized).players) < wanted(game):
        tab_to(sized, "Add a player")
        press(sized, "enter")
        tab_to(sized, "Done")
        press(sized, "enter")
    tab_to(sized, names(setup(sized))[1])
    press(sized, "enter")
    tab_to(sized, "A person")
    press(sized, "enter")
    type_in(sized, "Carla")
    press(sized, "enter")
    for seat in range(2, wanted(game)):
        who, level, _ = SEATED[seat - 2]
        tab_to(sized, names(setup(sized))[seat])
        press(sized, "enter")
        tab_to(sized, who)
        press(sized, "enter")
        tab_to(sized, "Level")
        press(sized, *({"Sharp": ("right",), "Rookie": ("left",)}[level]))
        tab_to(sized, "Done")
        press(sized, "enter")
    tab_to(sized, "Start")
    press(sized, "enter")
    assert_all_sit(sized, game, "Carla")


def test_a_card_that_is_dragged_onto_another_trades_places_with_it(context: AppContext) -> None:
    found = opened(context, "scalawag", "human,ai:rookie-sly,ai:master")
    before = names(found)
    one, other = (found.table.cards[seat].rect.center for seat in (0, 2))
    drag(context, one, other)
    assert names(found) == [before[2], before[1], before[0]]
    assert found.players == ["ai:master", "ai:rookie-sly", HUMAN]


@pytest.mark.parametrize("step", [(3, 0), (0, 3), (-4, 4)])
def test_a_click_with_an_unsteady_hand_is_no_drag(context: AppContext, step: tuple[int, int]) -> None:
    found = opened(context, "scalawag")
    for card in found.table.cards:
        x, y = card.rect.center
        for event in (PointerMoved((x, y)), PointerDown((x, y)), PointerMoved((x + step[0], y + step[1]), held=True)):
            context.scenes.handle(event)
        assert not card.lifted
        context.scenes.handle(PointerMoved((x + 6 * step[0], y + 6 * step[1]), held=True))
        assert card.lifted
        context.scenes.handle(PointerUp((x, y)))
        context.scenes.settle()


def test_a_card_that_is_dropped_beside_all_seats_goes_back(context: AppContext) -> None:
    found = opened(context, "scalawag")
    before = names(found)
    drag(context, found.table.cards[0].rect.center, (5, 5))
    assert names(found) == before and not any(card.lifted for card in found.table.cards)


def test_ctrl_and_an_arrow_carry_a_card_one_seat_on_and_the_focus_with_it(context: AppContext) -> None:
    found = opened(context, "scalawag")
    tab_to(context, "Ada")
    press(context, "ctrl+left")
    assert names(found)[1] == "Ada" and found.focused is found.table.cards[1]


def test_who_sits_elsewhere_already_trades_places_when_chosen(context: AppContext) -> None:
    found = opened(context, "scalawag")
    first, second = names(found)[1:3]
    choose(context, first)
    choose(context, second)
    choose(context, "Done")
    assert names(found)[1:3] == [second, first]


def test_a_companion_comes_with_a_temper_of_their_own_and_takes_over_the_level(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:master-even")
    for one in companions()[1:]:
        found.party.seat_companion(1, one)
        ending = "" if one.temperament == "even" else f"-{one.temperament}"
        assert found.players[1] == f"ai:master{ending}"


def test_who_sits_down_types_a_name_at_once(context: AppContext) -> None:
    opened(context, "scrappers", "human,ai:steady")
    choose(context, names(setup(context))[1])
    choose(context, "A person")
    type_in(context, "Carla")
    press(context, "enter")
    assert [name.split(",")[0] for name in names(setup(context))] == ["Ada", "Carla"]
    assert setup(context).players == [HUMAN, HUMAN]


def test_whoever_has_no_name_yet_opens_their_own_card_and_types_one() -> None:
    with desk(player="Player", curtain=False) as context:
        opened(context, "scrappers", "human,human")
        choose(context, names(setup(context))[0])
        type_in(context, "Ada")
        press(context, "enter")
        assert names(setup(context))[0] == "Ada"


def test_after_a_seat_was_changed_the_focus_is_on_it_whoever_sits_there_now(context: AppContext) -> None:
    found = opened(context, "scarper", "human,ai:steady")
    tab_to(context, names(found)[1])
    press(context, "enter")
    tab_to(context, "A person")
    press(context, "enter")
    type_in(context, "Carla")
    press(context, "enter")
    assert found.focused is found.table.cards[1] and found.focused.name == "Carla"


def test_the_workshop_shows_samples_for_the_game_at_the_table_first(context: AppContext) -> None:
    opened(context, "scarper")
    choose(context, "Make your own")
    tiles = [widget for widget in scene(context).all_widgets() if isinstance(widget, CardTile)]
    assert tiles[0].name in ("Field Kitchen", "Tunnellers", "Cold Spring")


def test_a_seat_is_added_and_taken_away_again(context: AppContext) -> None:
    found = opened(context, "scrappers")
    choose(context, "Add a player")
    choose(context, "Done")
    assert len(found.players) == 3 and len(set(names(found))) == 3
    choose(context, names(found)[2])
    choose(context, "Remove this seat")
    assert len(found.players) == 2


def test_a_picker_shows_every_companion_once_and_a_person(context: AppContext) -> None:
    found = opened(context, "scalawag")
    choose(context, names(found)[1])
    top = scene(context)
    assert isinstance(top, SeatPicker)
    faces = [widget for widget in top.reachable() if isinstance(widget, FaceButton)]
    assert [face.name for face in faces] == ["A person", *(one.name for one in companions())]
    assert len({face_of(face.guest) for face in faces}) == 9


def test_the_same_companions_come_again_at_the_next_set_up(context: AppContext) -> None:
    found = opened(context, "scalawag")
    for seat, who in ((1, "Noor"), (2, "Jas")):
        choose(context, names(found)[seat])
        choose(context, who)
        choose(context, "Done")
    choose(context, "Start")
    assert sitting(context).names == ("Ada", "Noor", "Jas")
    context.scenes.pop(context.scenes.scenes[1])
    context.scenes.settle()
    assert names(opened(context, "scalawag")) == ["Ada", "Noor", "Jas"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_of_scope_is_told_its_side(context: AppContext, seats: int) -> None:
    found = opened(context, "scope")
    found.party.resize(seats)
    context.scenes.settle()
    sides = [card.sits.seat for card in found.table.cards]
    assert all(sides) and set(sides) == {"German", "Soviet"}
    by_sign = {tuple(card.signs): card.sits.seat for card in found.table.cards}
    assert [by_sign[tuple(card.signs)] for card in found.table.cards] == sides


@pytest.mark.parametrize("way", ["escape", "button"])
def test_a_change_of_a_seat_is_taken_back_by_cancel(context: AppContext, way: str) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    before, players = names(found), list(found.players)
    choose(context, before[1])
    choose(context, "Haru")
    rows = {row.name: row for row in scene(context).all_widgets() if isinstance(row, Choice)}
    rows["Level"].activate()
    assert found.players[1].startswith("ai:sharp"), "Enter takes the next level"
    if way == "escape":
        press(context, "escape")
    else:
        choose(context, "Cancel")
    assert names(found) == before and found.players == players and scene(context) is found


def test_by_keyboard_a_card_says_which_keys_change_it(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    tab_to(context, names(found)[1])
    assert "Click" not in found.table.cards[1].tooltip() and "Enter: change" in found.table.cards[1].tooltip()


def test_the_ring_round_a_level_is_painted_whole(context: AppContext) -> None:
    found = opened(context, "scamorra", "human,ai:steady")
    choose(context, names(found)[1])
    surface = painted(context)
    for name in ("Level", "Temperament", "Done"):
        tab_to(context, name)
        context.scenes.draw(surface)
        in_parts = pygame.image.tobytes(surface, "RGB")
        assert in_parts == pygame.image.tobytes(painted(context), "RGB")
