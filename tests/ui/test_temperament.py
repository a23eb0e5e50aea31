"""The temperament of the opponents is chosen at the set-up of every game, and goes to the table with them."""

from __future__ import annotations

import pytest

from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.ai.roster import check_agent
from scrapdesk.games import GAMES
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.setups import level_of, temperament_of, with_temperament
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.choice import Choice
from tests.ui.hands import choose, desk


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_begun_with_opponents_of_a_chosen_temperament(game: str) -> None:
    with desk(speed="off") as context:
        context.open(OpenSetup(game))
        context.scenes.settle()
        setup = context.scenes.top
        assert isinstance(setup, SetupScene)
        (row,) = [
            widget for widget in setup.all_widgets() if isinstance(widget, Choice) and widget.text == "Temperament"
        ]
        assert [value for value, _ in row.values] == list(TEMPERAMENTS)
        row.choose("hasty")
        assert setup.players == ["human", *["ai:steady-hasty"] * (len(setup.players) - 1)]
        context.storage.shelf.forget(save_name(game))  # no older game on the table is in the way
        choose(context, "Begin")
        table = context.scenes.top
        assert isinstance(table, TableScene) and "ai:steady-hasty" in table.sitting.players


def test_a_temperament_is_written_behind_the_level_and_read_from_there() -> None:
    players = ["human", "ai:sharp", "ai:random"]
    assert with_temperament(players, "sly") == ["human", "ai:sharp-sly", "ai:random"]
    assert with_temperament(["human", "ai:sharp-sly"], "even") == ["human", "ai:sharp"]
    assert [temperament_of([player]) for player in ("human", "ai:rookie-plain", "ai:rookie-rude")] == [
        "even",
        "plain",
        "even",
    ]
    assert level_of("ai:rookie-plain") == "ai:rookie" and level_of("human") == "human"


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_what_is_written_is_an_opponent(temperament: str) -> None:
    (player,) = with_temperament(["ai:master"], temperament)
    for game in GAMES:
        check_agent(player.removeprefix("ai:"), game)
