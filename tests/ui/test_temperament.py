"""The temperament of the opponents is chosen at the set-up of every game, and goes to the table with them."""

from __future__ import annotations

import pytest

from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.ai.roster import check_agent
from scrapdesk.games import GAMES
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.setups import level_of, temperament_of, tempered
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.portraits import character
from tests.ui.hands import choose, desk, press, scene


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_begun_with_an_opponent_of_a_chosen_level_and_temper(game: str) -> None:
    with desk(speed="off") as context:
        context.open(OpenSetup(game))
        context.scenes.settle()
        setup = scene(context)
        assert isinstance(setup, SetupScene)
        choose(context, "Bruno")
        rows = {widget.name: widget for widget in scene(context).all_widgets() if isinstance(widget, Choice)}
        assert [value for value, _ in rows["Temperament"].values] == list(TEMPERAMENTS)
        rows["Temperament"].choose("hasty")
        rows = {widget.name: widget for widget in scene(context).all_widgets() if isinstance(widget, Choice)}
        rows["Level"].choose("ai:sharp")
        choose(context, "Done")
        assert setup.players[:2] == ["human", "ai:sharp-hasty"]
        context.storage.shelf.forget(save_name(game))  # no older game on the table is in the way
        choose(context, "Start")
        table = context.scenes.top
        assert isinstance(table, TableScene) and "ai:sharp-hasty" in table.sitting.players


def test_a_temperament_is_written_behind_the_level_and_read_from_there() -> None:
    assert [tempered(player, "sly") for player in ("human", "ai:sharp", "ai:random")] == [
        "human",
        "ai:sharp-sly",
        "ai:random",
    ]
    assert tempered("ai:sharp-sly", "even") == "ai:sharp"
    assert [temperament_of(player) for player in ("human", "ai:rookie-plain", "ai:rookie-rude")] == [
        "even",
        "plain",
        "even",
    ]
    assert level_of("ai:rookie-plain") == "ai:rookie" and level_of("human") == "human"


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_what_is_written_is_an_opponent(temperament: str) -> None:
    player = tempered("ai:master", temperament)
    for game in GAMES:
        check_agent(player.removeprefix("ai:"), game)


def test_at_the_table_an_opponents_level_is_told_with_the_temperament() -> None:
    with desk(speed="off") as context:
        sit_down(context, NewTable("scamorra", ("human", "ai:sharp-sly"), seed="a"))
        context.scenes.settle()
        assert character(context, "ai:sharp-sly", 1).startswith("Bruno (Sharp, Sly). ")
        assert character(context, "human", 0) == ""
        press(context, "escape")
        assert any("Bruno: Sharp, Sly" in box.text for box in scene(context).text_boxes())
