"""The desk: reached wholly by keyboard, honest about what it cannot do, and leading where its buttons say."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from scrapdesk.core.gameid import game_id
from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import History
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.results import ResultsScene
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.frame.events import PointerLeft, PointerMoved
from scrapdesk.ui.requests import OpenCredits
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import SIZE, choose, click, desk, leave_table, named, painted, press, scene


def test_the_boxes_say_what_the_rules_say() -> None:
    assert {game.id for game in FACES.values()} == set(GAMES)
    for game in FACES.values():
        info = GAMES[game.id].info
        assert (game.title, game.seats) == (info.title, info.seats)


def test_tab_reaches_all_ways_of_the_chosen_game_and_comes_round() -> None:
    with desk() as context:
        top, reached = scene(context), []
        assert isinstance(top, DeskScene)
        others = {box for box in top.boxes if not box.selected}
        for _ in range(len(top.reachable()) - len(others)):
            press(context, "tab")
            focused = top.focused
            assert focused is not None and top.ring_shown and top.game.id == "scamorra"
            reached.append(focused)
        assert {widget.region for widget in reached} == {"games", "drawer", "menu"}
        assert set(reached) == set(top.reachable()) - others


def test_tab_from_a_box_leads_to_what_can_be_done_with_it_and_back() -> None:
    with desk() as context:
        press(context, "right", "right", "tab")
        assert scene(context).focused is named(context, "Play now")
        press(context, "shift+tab")
        assert scene(context).focused is named(context, "Scarper")
        press(context, "f6", "f6", "f6")
        assert scene(context).focused is named(context, "Scarper")


def test_arrows_go_along_the_boxes_and_down_to_the_drawer() -> None:
    with desk() as context:
        press(context, "right")
        assert scene(context).focused is named(context, "SCOPE")
        press(context, "left", "left")
        assert scene(context).focused is named(context, "Scrappers")
        press(context, "down")
        focused = scene(context).focused
        assert focused is not None and focused.region == "drawer"


def test_f6_goes_from_region_to_region() -> None:
    with desk() as context:
        regions = []
        for _ in range(3):
            press(context, "f6")
            focused = scene(context).focused
            assert focused is not None
            regions.append(focused.region)
        assert regions == ["drawer", "menu", "games"]


def test_focus_chooses_a_game_and_the_drawer_follows() -> None:
    with desk() as context:
        press(context, "5")
        top = context.scenes.top
        assert isinstance(top, DeskScene)
        assert (top.game.id, top.drawer.title.text) == ("scalawag", "Scalawag!")
        assert top.drawer.go.text == "Play now"
        press(context, "2")
        assert (top.drawer.go.text, top.drawer.against.text) == ("Continue", "against Bruno")
        assert (top.drawer.played.text, top.drawer.won.text) == ("14 played", "9 won")


def test_a_first_click_opens_nothing_though_its_box_is_chosen_already() -> None:
    with desk() as context:
        seen = scene(context)
        assert isinstance(seen, DeskScene)
        choose(context, seen.game.title)
        assert scene(context) is seen
        assert named(context, seen.game.title).tooltip().startswith("Click again: ")
        choose(context, seen.game.title)
        assert isinstance(context.scenes.top, TableScene)


def test_the_picture_of_a_running_game_has_its_place_before_it_is_there() -> None:
    with desk() as context:
        seen = scene(context)
        assert isinstance(seen, DeskScene)
        thumb, before = seen.drawer.thumb, seen.drawer.go.rect.copy()
        thumb.show(seen.game.id, kept=True)
        seen._arrange_drawer()
        assert thumb.width == thumb.room[0] and seen.drawer.go.rect == before


def test_a_click_chooses_and_a_second_one_opens() -> None:
    with desk() as context:
        choose(context, "Scarper")
        assert isinstance(context.scenes.top, DeskScene) and context.scenes.top.game.id == "scarper"
        choose(context, "Scarper")
        assert isinstance(context.scenes.top, TableScene) and context.scenes.top.sitting.game == "scarper"


def test_enter_on_a_box_goes_on_with_its_game() -> None:
    with desk() as context:
        kept = context.storage.shelf.load(save_name("scamorra"))
        press(context, "enter")
        table = context.scenes.top
        assert isinstance(table, TableScene) and kept is not None
        assert [move.text for move in table.sitting.record().moves] == [move.text for move in kept.record.moves]


@pytest.mark.parametrize(
    ("button", "kind"),
    [
        ("New game", SetupScene),
        ("Results", ResultsScene),
        ("Rules", RulesScene),
        ("Settings", SettingsScene),
        ("Ada", SettingsScene),
    ],
)
def test_every_button_leads_somewhere_and_back(button: str, kind: type) -> None:
    with desk() as context:
        choose(context, button)
        assert isinstance(context.scenes.top, kind)
        press(context, "escape")
        assert isinstance(context.scenes.top, DeskScene)


def test_learning_is_left_by_its_pause() -> None:
    with desk() as context:
        choose(context, "Learn to play")
        assert isinstance(context.scenes.top, TableScene)
        leave_table(context)
        assert isinstance(context.scenes.top, DeskScene)


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_desk_is_closed_after_a_question(way: str) -> None:
    with desk() as context:
        _ask_to_close(context, way)
        press(context, "escape")
        assert isinstance(context.scenes.top, DeskScene) and not context.closing
        _ask_to_close(context, way)
        choose(context, "Close")
        assert context.closing


def _ask_to_close(context: AppContext, way: str) -> None:
    if way == "key":
        press(context, "escape")
    else:
        choose(context, "Close ScrapDesk")


def test_a_pasted_id_leads_to_its_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text = game_id(GAMES["scalawag"].info, 5, {}, "3fa8c01d")
    monkeypatch.setattr("scrapdesk.ui.table.exchange.pasted_text", lambda: f" {text.lower()}\n")
    with desk() as context:
        press(context, "ctrl+v")
        top = scene(context)
        assert isinstance(top, SetupScene) and (top.info.id, len(top.players)) == ("scalawag", 5)
        assert (top.identity.id, top.identity.seed) == (text, "3fa8c01d")
        press(context, "escape")
        assert isinstance(context.scenes.top, DeskScene)


@pytest.mark.parametrize(
    ("text", "said"), [("", "no text"), ("N69T-MR16-C43K", "not a valid game ID"), ("hello", "not a valid game ID")]
)
def test_another_pasted_text_gets_a_word_and_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.setattr("scrapdesk.ui.table.exchange.pasted_text", lambda: text)
    with desk() as context:
        press(context, "ctrl+v")
        toast = scene(context).passing.toast
        assert isinstance(context.scenes.top, DeskScene) and toast is not None and said in toast.text


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 150)])
def test_the_longest_name_leaves_the_row_in_the_window(size: tuple[int, int], text: int) -> None:
    with desk(size, text, player="W" * 24) as context:
        assert named(context, "W" * 24).rect.left > 0
        rects = [button.rect for button in scene(context).reachable() if button.region == "menu"]
        assert all(one.right <= other.left for one, other in pairwise(rects))


def test_what_is_looked_at_for_a_moment_is_explained() -> None:
    with desk() as context:
        button = named(context, "Rules")
        context.scenes.handle(PointerMoved(button.rect.center))
        assert scene(context).passing.tooltip is None
        context.clock.advance(1000)
        tooltip = scene(context).passing.tooltip
        assert tooltip is not None and tooltip.text == button.tip
        assert not tooltip.rect.colliderect(button.rect) and painted(context).get_rect().contains(tooltip.rect)
        context.scenes.handle(PointerLeft())
        assert scene(context).passing.tooltip is None


def test_a_word_in_passing_goes_by_itself_unless_it_is_looked_at() -> None:
    with desk() as context:
        scene(context).say("Here is a thing")
        toast = scene(context).passing.toast
        assert toast is not None
        context.scenes.handle(PointerMoved(toast.rect.center))
        context.clock.advance(9000)
        assert scene(context).passing.toast is toast
        context.scenes.handle(PointerMoved((2, 2)))
        context.clock.advance(9000)
        assert scene(context).passing.toast is None


def test_what_was_painted_in_parts_equals_the_whole() -> None:
    """Whatever somebody does, the damaged rectangles cover all that changed."""
    luck = Random(5)
    with desk() as context:
        surface = painted(context)
        for _ in range(60):
            _something(context, luck)
            if not isinstance(context.scenes.top, DeskScene):
                press(context, "escape")
            context.scenes.draw(surface)
            in_parts = pygame.image.tobytes(surface, "RGB")
            assert in_parts == pygame.image.tobytes(painted(context), "RGB")


def _something(context: object, luck: Random) -> None:
    from scrapdesk.ui.context import AppContext

    assert isinstance(context, AppContext)
    pos = (luck.randrange(SIZE[0]), luck.randrange(SIZE[1]))
    act = luck.randrange(5)
    if act == 0:
        press(context, luck.choice(["tab", "shift+tab", "left", "right", "up", "down", "f6", "1", "4"]))
    elif act == 1:
        context.scenes.handle(PointerMoved(pos))
        context.clock.advance(luck.choice([16, 60, 700]))
    elif act == 2:
        context.clock.advance(luck.choice([16, 50, 5000]))
    elif act == 3:
        scene(context).say("Something happened", luck.choice(["info", "refuse", "good"]))
    elif pos[1] < 400:
        click(context, pos)


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1024, 640), (3440, 1440), (1080, 1920)])
def test_any_window_can_be_painted_and_resized(size: tuple[int, int]) -> None:
    with desk() as context:
        context.resize(size)
        surface = pygame.Surface(size)
        context.scenes.draw(surface)
        whole = surface.get_rect()
        assert all(whole.contains(widget.rect) for widget in scene(context).reachable() if widget.region != "drawer")


def test_the_next_quick_start_is_like_the_last_game() -> None:
    with desk() as context:
        context.remember_setup(NewTable("scalawag", ("human", "ai:rookie", "ai:sharp", "human"), {"allegiance": "off"}))
        assert context.settings.last_setups["scalawag"]["players"] == "human,ai:rookie,ai:sharp,human"


def test_who_came_by_keyboard_finds_the_ring_where_it_is_needed() -> None:
    with desk() as context:
        press(context, "3", "enter")
        table = scene(context)
        assert isinstance(table, TableScene) and table.ring_shown
        press(context, "tab")
        assert table.focused is not None


def test_after_the_mouse_the_keys_begin_at_the_lit_box() -> None:
    with desk() as context:
        choose(context, "Results")
        press(context, "escape")
        top = scene(context)
        assert isinstance(top, DeskScene) and top.game.id == "scamorra"
        top.ring_shown = False
        top.focus(named(context, "Rules"))
        press(context, "right")
        assert top.focused is named(context, "SCOPE") and top.game.id == "scope"


def test_up_from_the_drawer_leads_back_to_the_lit_box() -> None:
    with desk() as context:
        press(context, "5", "down")
        top = scene(context)
        assert isinstance(top, DeskScene) and top.focused is not None and top.focused.region == "drawer"
        for button in [widget for widget in top.reachable() if widget.region in ("drawer", "menu")]:
            top.focus(button)
            press(context, "up" if button.region == "drawer" else "down")
            if top.focused in top.boxes:
                assert top.game.id == "scalawag"
            else:
                assert top.focused.region in ("drawer", "menu")


def test_a_box_that_has_the_focus_names_what_enter_does_and_does_it() -> None:
    with desk() as context:
        context.storage.history.save(History(()))
        press(context, "3", "right")
        top = scene(context)
        assert isinstance(top, DeskScene) and top.enters
        box = named(context, top.game.title)
        assert top.drawer.go.text == "Learn to play" and "Enter: Learn to play" in box.tooltip()
        press(context, "left", "enter")
        assert isinstance(context.scenes.top, TableScene)
        leave_table(context)
        assert isinstance(scene(context), DeskScene)


def test_play_now_says_with_which_set_up() -> None:
    with desk() as context:
        press(context, "5")
        top = scene(context)
        assert isinstance(top, DeskScene) and top.drawer.standing.text == "default options, steady opponents"
        names = ("Ada", "Ben", "", "")
        players = ("human", "human", "ai:rookie", "ai:sharp")
        context.remember_setup(NewTable("scalawag", players, {"allegiance": "off"}, names=names))
        press(context, "4", "5")
        assert top.drawer.standing.text == "your last set-up, with Ben, Bruno and Ines"
        choose(context, "Play now")
        table = next(one for one in context.scenes.scenes if isinstance(one, TableScene))
        assert table.sitting.players == players


def test_a_hidden_scene_follows_the_window_once_it_can_be_seen() -> None:
    with desk() as context:
        below = scene(context)
        context.open(OpenCredits())
        context.scenes.settle()
        laid = [widget.rect.copy() for widget in below.widgets]
        context.resize((1024, 640))
        context.resize((1920, 1080))
        assert [widget.rect for widget in below.widgets] == laid
        context.scenes.pop()
        context.scenes.settle()
        uncovered = [widget.rect.copy() for widget in below.widgets]
        context.resize((1920, 1080))
        assert uncovered == [widget.rect for widget in below.widgets] != laid
