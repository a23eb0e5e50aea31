"""Ids at the set-up: shown as it changes, typed from somebody else's, and the same game begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.core.gameid import game_id
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.table.gameids import id_of_sitting
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.field import TextField
from tests.conformance.setups import SETUPS
from tests.ui.hands import choose, desk, press, scene, type_in


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        yield opened


def opened(context: AppContext, game: str) -> SetupScene:
    context.open(OpenSetup(game))
    context.scenes.settle()
    return setup(context)


def setup(context: AppContext) -> SetupScene:
    top = scene(context)
    assert isinstance(top, SetupScene)
    return top


def type_id(context: AppContext, text: str) -> None:
    choose(context, "Game ID")
    found = next(w for w in scene(context).reachable() if isinstance(w, TextField) and "ID" in w.name)
    scene(context).focus(found)
    type_in(context, text)
    context.scenes.settle()


def test_the_shown_id_is_that_of_the_game_which_begins(context: AppContext) -> None:
    found = opened(context, "scope")
    before = found.identity.id
    choose(context, "Mode")
    shown = found.identity.id
    assert before != shown
    choose(context, "Start")
    table = next(one for one in context.scenes.scenes if isinstance(one, TableScene))
    assert id_of_sitting(table.sitting) == shown


@pytest.mark.parametrize("sloppy", [str, str.lower, lambda text: text.replace("-", " ")])
def test_a_typed_id_sets_the_same_game_up(context: AppContext, sloppy: object) -> None:
    assert callable(sloppy)
    for wanted in SETUPS[:: max(1, len(SETUPS) // 8)]:
        text = game_id(wanted.entry.info, wanted.seats, wanted.options, "3fa8c01d")
        opened(context, "scamorra")
        type_id(context, sloppy(text))
        found = setup(context)
        assert (found.info.id, len(found.players), found.chosen) == (wanted.game, wanted.seats, dict(wanted.options))
        assert (found.identity.id, found.identity.seed) == (text, "3fa8c01d")
        press(context, "escape")


def test_an_id_of_another_game_leads_to_its_setup_and_back_to_the_desk(context: AppContext) -> None:
    opened(context, "scamorra")
    type_id(context, game_id(GAMES["scalawag"].info, 5, {}, "7"))
    assert setup(context).info.id == "scalawag" and len(setup(context).players) == 5
    assert len([one for one in context.scenes.scenes if isinstance(one, SetupScene)]) == 1


def test_a_mistyped_id_gives_a_sentence_and_changes_nothing(context: AppContext) -> None:
    found = opened(context, "scamorra")
    before = found.identity.id
    text = game_id(GAMES["scope"].info, 2, {}, "3fa8c01d")
    type_id(context, text[:-1] + ("2" if text[-1] != "2" else "3"))
    press(context, "enter")
    words = {box.text for box in scene(context).text_boxes()}
    assert any("not a valid game ID" in said for said in words)
    press(context, "escape")
    assert setup(context) is found and found.identity.id == before


def test_who_sits_there_stays_as_far_as_there_are_seats(context: AppContext) -> None:
    context.settings.last_setups["scalawag"] = {"players": "human,human,ai:rookie"}
    opened(context, "scalawag")
    type_id(context, game_id(GAMES["scalawag"].info, 4, {}, "7"))
    assert setup(context).players[:3] == ["human", "human", "ai:rookie"]
    assert setup(context).players[3].startswith("ai:steady")


def test_what_cannot_be_played_has_no_id(context: AppContext) -> None:
    found = opened(context, "scalawag")
    found.choose({**found.chosen, "allegiance": "on"})
    assert found.side.start.reason and found.identity.id == ""


def test_people_with_secrets_from_each_other_are_not_told_the_deal(context: AppContext) -> None:
    found = opened(context, "scrappers")
    assert found.identity.id
    found.party.seat_person(1)
    assert found.identity.id == ""
    choose(context, "Game ID")
    assert any("after the game" in box.text for box in scene(context).text_boxes())
