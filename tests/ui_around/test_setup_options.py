"""The options of a table that is being set: cards that say what they do, and the box between the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import choosing
from scrapdesk.ui.desk.setup.picker import TEMPERS
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.setting import Pick, Switch
from scrapdesk.ui.table.running import save_name
from tests.ui.hands import choose, click, desk, named, scene
from tests.ui_around.test_setup import opened, sitting


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080), player="Ada", curtain=False) as opened:
        opened.storage.shelf.forget(save_name("scamorra"))
        yield opened


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_told_in_plain_words(game: str) -> None:
    rules = GAMES[game].rules
    setting = FACES[game].setting(rules)
    told: dict[str, set[str]] = {}
    for rule in setting.rules:
        values = set(rule.ways) if isinstance(rule, Pick) else set(rule.turns) | set(rule.turns.values())
        told.setdefault(rule.key, set()).update(values)
        ways = list(rule.ways.values()) if isinstance(rule, Pick) else [rule.way]
        assert all(str(way.title) and str(way.words).endswith(".") for way in ways)
    assert told == {spec.key: set(spec.choices) for spec in rules.info.options}


def test_a_switch_puts_something_into_the_game_and_takes_it_out(context: AppContext) -> None:
    found = opened(context, "scalawag")
    assert found.chosen["bonus"] == "none"
    for name, value in (("Rogue wave", "wave"), ("Black spot", "both"), ("Rogue wave", "spot"), ("Black spot", "none")):
        choose(context, name)
        assert found.chosen["bonus"] == value


def test_what_this_table_is_too_small_for_says_so_on_its_card(context: AppContext) -> None:
    found = opened(context, "scalawag")
    card = named(context, "Secret pairs")
    assert card.reason == "Needs 6 or 8 players; you have 3."
    click(context, card.rect.center)
    assert found.chosen["allegiance"] == "off"
    found.party.resize(6)
    choose(context, "Secret pairs")
    assert found.chosen["allegiance"] == "on"
    found.party.resize(5)
    assert found.chosen["allegiance"] == "off" and not found.side.start.reason


def test_a_scenario_is_chosen_among_all_and_brings_the_mode_that_it_needs(context: AppContext) -> None:
    found = opened(context, "scope")
    choose(context, "Scenario")
    choose(context, "Stop the Advance")
    assert (found.chosen["theme"], found.chosen["mode"]) == ("stop-the-advance", "advanced")
    assert not found.side.start.reason
    choose(context, "Start")
    assert sitting(context).match.options["theme"] == "stop-the-advance"


def test_battlefields_and_scenarios_are_little_fronts_each_with_a_picture_of_its_own() -> None:
    rules: Any = GAMES["scope"].rules
    picks = {rule.key: rule for rule in FACES["scope"].setting(rules).rules if isinstance(rule, Pick)}
    for key in ("grid", "theme"):
        fronts = [way.picture for way in picks[key].ways.values() if way.fills and way.picture is not None]
        assert len(set(fronts)) == len(picks[key].ways) > 4
        assert {front.name for front in fronts} == {"scope/house"}
    for grid in rules.library.grids:
        drawn = picks["grid"].ways[grid.id].picture
        assert drawn is not None and dict(drawn.args) == {"columns": str(grid.columns), "rows": str(grid.rows)}


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_in_the_open_box_are_cards_of_the_game_face_up(game: str, context: AppContext) -> None:
    box, entry = FACES[game].setting(GAMES[game].rules).box, GAMES[game]
    look = context.look_for(game, entry.info.seats[0], entry.table)
    assert box is not None and look is not None and len(set(box.fan)) == 3
    shown = [look.face(Piece(f"card:{card}", card, "deck", owner=0), 136) for card in box.fan]
    assert len(set(shown)) == 3
    assert not {one.name.partition("/")[2] for one in shown} & {"back", "back-a", "back-b", "hidden", "unknown"}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_the_game_can_be_begun(game: str, context: AppContext) -> None:
    for seats in GAMES[game].info.seats:
        found = opened(context, game)
        found.party.resize(seats)
        for number in range(len(found.side.cards)):
            card = found.side.cards[number]
            card.activate()
            context.scenes.settle()
            if scene(context) is not found:
                ways = [widget for widget in scene(context).reachable() if widget.region == "main" and widget.enabled]
                ways[-1].activate()
                context.scenes.settle()
            assert choosing.trouble_with(GAMES[game].rules, seats, found.chosen) == ""
        context.scenes.pop(found)
        context.scenes.settle()


def test_a_switch_turns_back_what_it_turned() -> None:
    for face in FACES.values():
        for rule in face.setting(GAMES[face.id].rules).rules:
            if isinstance(rule, Switch):
                assert all(rule.turned(rule.turned(value)) == value for value in (*rule.turns, *rule.turns.values()))


def test_every_temper_is_explained_in_a_sentence() -> None:
    assert set(TEMPERS) == set(TEMPERAMENTS)
