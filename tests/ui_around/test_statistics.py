"""The figures: sums by seat and opponent, forgotten only when asked, written as a table that others can read."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

from scrapdesk.storage.people import companions
from scrapdesk.storage.statistics import History, Result, as_csv, sums, without
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.lidrow import LidRow
from scrapdesk.ui.desk.results import ResultsScene
from scrapdesk.ui.desk.saves import SavesScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.statistics import StatisticsScene
from scrapdesk.ui.requests import OpenResults, OpenSettings, OpenStatistics
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.widgets.button import Button
from tests.ui.hands import choose, desk, only, press


def result(
    players: str, ranks: tuple[int, ...], moves: int = 30, game: str = "scope", practice: bool = False
) -> Result:
    return Result(game=game, players=tuple(players.split()), ranks=ranks, reason="X-1", moves=moves, practice=practice)


HISTORY = History(
    (
        result("human ai:calm", (1, 2), 20),
        result("human ai:calm", (2, 1), 40),
        result("human ai:calm", (1, 1), 30),
        result("ai:calm human", (2, 1), 10),
        result("human ai:calm ai:steady", (1, 2, 3)),
        result("human human", (1, 2)),
        result("human ai:calm", (1, 2), practice=True),
        result("human ai:calm", (1, 2), game="scarper"),
        result("ai:calm ai:calm", (1, 2)),
    )
)


def opened(context: AppContext, game: str = "scope") -> StatisticsScene:
    context.storage.history.save(HISTORY)
    context.open(OpenStatistics(game))
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, StatisticsScene)
    return top


def test_sums_are_by_seat_and_opponent_without_practice() -> None:
    found = {(one.seat, one.against): (one.played, one.won, one.drawn, one.lengths) for one in sums(HISTORY, "scope")}
    assert found == {
        (0, "ai:calm"): (3, 1, 1, (20, 30, 40)),
        (0, "human"): (1, 1, 0, (30,)),
        (0, "mixed"): (1, 1, 0, (30,)),
        (1, "ai:calm"): (1, 1, 0, (10,)),
        (1, "human"): (1, 0, 0, (30,)),
    }


def test_the_scene_says_the_sums() -> None:
    with desk() as context:
        scene = opened(context)
        said = [row.name for row in scene.rows]
        assert len(said) == 6 and "1 of 3 won, 1 drawn. 20 to 40 moves, 30 on average" in said[1]
        assert said[0].startswith("All your games against opponents: 3 of 5 won, 1 drawn")
        assert any("mixed levels" in row for row in said) and any("against people" in row for row in said)
        scene.choose("scrappers")
        assert scene.rows == [] and any("No games played yet" in box.text for box in scene.text_boxes())


def test_arrows_go_from_game_to_game() -> None:
    with desk() as context:
        scene = opened(context, "scope")
        press(context, "down")
        assert scene.game.id == "scarper" and len(scene.rows) == 1


def test_forgetting_is_asked_first_and_spares_the_other_games() -> None:
    with desk() as context:
        opened(context)
        choose(context, "Delete these games")
        choose(context, "Keep")
        assert context.storage.history.value == HISTORY
        choose(context, "Delete these games")
        choose(context, "Delete")
        assert context.storage.history.value == without(HISTORY, "scope")
        assert [one.game for one in context.storage.history.value.results] == ["scarper"]


def test_the_table_holds_every_game_and_no_formula(tmp_path: Path) -> None:
    risky = Result(game="scope", players=("human", "ai:calm"), ranks=(1, 2), reason="=1+1", moves=3, seed="-x")
    rows = list(csv.DictReader(as_csv(History((*HISTORY.results, risky))).splitlines()))
    assert len(rows) == 10 and rows[0]["players"] == "human ai:calm" and rows[0]["ranks"] == "1 2"
    assert rows[6]["practice"] == "yes" and rows[-1]["rule"] == "'=1+1" and rows[-1]["seed"] == "'-x"
    with desk() as context:
        opened(context)
        choose(context, "Export as CSV")
        picker = context.scenes.top
        assert isinstance(picker, FilePicker)
        picker.go_to(tmp_path)
        choose(context, "Save here")
        assert (tmp_path / "scrapdesk-results.csv").read_bytes().decode() == as_csv(HISTORY)


def test_without_games_it_says_what_will_stand_here_and_leads_to_one() -> None:
    with desk() as context:
        found = opened(context, "scalawag")
        words = " ".join(box.text for box in found.text_boxes())
        assert "Here you will see" in words
        choose(context, "Play a game")
        assert isinstance(context.scenes.top, SetupScene) and context.scenes.top.info.id == "scalawag"
        press(context, "escape")
        context.storage.history.save(History(()))
        found.resume()
        found.arrange()
        export = only(found, Button, "Export as CSV")
        assert export.reason


def words_of(context: AppContext) -> str:
    top = context.scenes.top
    assert isinstance(top, WidgetScene)
    return " ".join(box.text for box in top.text_boxes())


def test_a_game_that_was_begun_and_not_finished_is_told_of() -> None:
    with desk() as context:
        context.storage.history.save(History(()))
        shelf = context.storage.shelf
        shelf.forget(save_name("scamorra"))
        record = played_record("scope", 20)
        shelf.keep(save_name("scope"), record)
        shelf.keep("The same, kept", record)
        shelf.keep("Only watched", replace(played_record("scrappers", 20), players="ai:steady,ai:sharp"))
        context.open(OpenStatistics("scope"))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, StatisticsScene)
        words = words_of(context)
        assert "1 game begun, not finished yet." in words and words.count("1 game begun") == 3
        rows = [one for one in scene.all_widgets() if isinstance(one, LidRow)]
        assert [row.note for row in rows].count("not played yet") == 4, "one that was watched is nobody's"
        shelf.keep("Another", played_record("scope", 21, seed="another"))
        scene.arrange()
        assert "2 games begun, none finished yet." in words_of(context)
        choose(context, "Saved games")
        assert isinstance(context.scenes.top, SavesScene)
        press(context, "escape")
        context.storage.history.save(HISTORY)
        scene.arrange()
        assert "not finished yet: 2" in words_of(context)
        for request in (OpenResults("scope"), OpenSettings("player")):
            context.storage.history.save(History(()))
            context.open(request)
            context.scenes.settle()
            assert "2 games begun" in words_of(context), request


def test_the_figures_lead_to_the_score_book() -> None:
    with desk() as context:
        opened(context)
        choose(context, "Results")
        assert isinstance(context.scenes.top, ResultsScene)


def test_a_companion_in_a_game_that_goes_on_is_met_and_no_button() -> None:
    with desk() as context:
        context.storage.history.save(History(()))
        context.storage.shelf.forget(save_name("scamorra"))
        there = next(one for one in companions() if one.name == "Tully")
        record = replace(played_record("scope", 20), players="human,ai:steady", names=("", there.name))
        context.storage.shelf.keep(save_name("scope"), record)
        context.open(OpenStatistics("scope"))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, StatisticsScene)
        names = [tile.name for tile in scene.tiles]
        assert names[0] == "Tully: 1 game begun"
        assert len(names) == len(companions()) and all(name.endswith(": not met yet") for name in names[1:])
        assert not any(tile.focusable or scene.at(tile.rect.center) is tile for tile in scene.tiles)
        scene.choose("scarper")
        assert all(tile.name.endswith(": not met yet") for tile in scene.tiles), "at another table they were not met"
