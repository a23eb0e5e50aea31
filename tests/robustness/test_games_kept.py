"""No game is lost: a result is on disk with the last move, two windows have a place each, a known deal is practice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import RUNNING, SaveBook
from scrapdesk.storage.settings import open_settings
from scrapdesk.storage.statistics import open_statistics
from scrapdesk.ui.building import make_context
from scrapdesk.ui.context import AppContext, NewTable, Storage
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenPause, OpenSetup, WatchGame
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.gameids import has_seen, id_of_sitting
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.running import running, save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, named, press, scene, type_in
from tests.ui_around.games import record

TWO = ("human", "ai:random")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="normal", confirm="off") as opened:
        yield opened


def seated(context: AppContext, game: str, players: tuple[str, ...], seed: str = "1", **options: str) -> TableScene:
    sit_down(context, NewTable(game, players, options, seed))
    context.scenes.settle()
    return next(found for found in context.scenes.scenes if isinstance(found, TableScene))


def frame(context: AppContext) -> None:
    """A frame without time."""
    context.scenes.settle()
    context.later.frame_over()


def play_on(context: AppContext, table: TableScene, most: int = 10_000) -> None:
    """Moves at the match, each with its frame, and without any time for showing."""
    match = table.sitting.match
    for _ in range(most):
        seat = match.to_act
        if seat is None:
            return
        table.sitting.stop_thinking()
        match.play(seat, match.legal_moves(seat)[0])
        frame(context)


# -- the last move ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scope"])
def test_a_result_is_kept_with_the_last_move_and_before_its_show(context: AppContext, game: str) -> None:
    shelf, history = context.storage.shelf, context.storage.history
    shelf.forget(save_name(game))
    before = len(history.value.results)
    players = ("human", *["ai:random"] * (GAMES[game].info.seats[0] - 1))
    table = seated(context, game, players)
    match = table.sitting.match
    while match.outcome is None:
        assert len(history.value.results) == before
        play_on(context, table, 1)
        assert shelf.has(save_name(game)) == (match.outcome is None)
    assert len(history.value.results) == before + 1  # not a millisecond has passed
    context.clock.finish()
    context.scenes.settle()
    settle(context)
    assert len(history.value.results) == before + 1


def test_a_result_that_cannot_be_kept_leaves_the_game_where_it_was(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(value: object) -> None:
        raise StorageTrouble("no space left on device")

    shelf = context.storage.shelf
    table = seated(context, "scamorra", ("human", "human"))
    monkeypatch.setattr(context.storage.history, "save", refuse)
    play_on(context, table)
    assert shelf.has(save_name("scamorra"))
    frame(context)
    toast = scene(context).passing.toast
    assert toast is not None and "no space left on device" in toast.text


def test_an_end_that_is_taken_back_and_reached_again_is_a_result_of_its_own(context: AppContext) -> None:
    table = seated(context, "scamorra", TWO)
    play_on(context, table)
    before = len(context.storage.history.value.results)
    table.sitting.match.undo(practice=True)
    frame(context)
    table.redo()
    frame(context)
    assert len(context.storage.history.value.results) == before
    plan = table.sitting.plan_undo()
    assert plan is not None
    table.sitting.undo(plan)
    frame(context)
    play_on(context, table)
    assert [one.practice for one in context.storage.history.value.results[before:]] == [True]


# -- two windows --------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    return tmp_path


def with_files(context: AppContext) -> AppContext:
    """The same window, with this user's files."""
    context.storage = Storage(open_settings(), open_statistics(), SaveBook(), open_deals(), FinishedGames())
    return context


def test_each_window_keeps_its_own_game_of_a_kind(home: Path) -> None:
    with desk() as one:
        table = seated(with_files(one), "scamorra", ("human", "human"), "one")
        play_on(one, table, 3)
        other = SaveBook()
        assert other.place("scamorra") == f"{RUNNING} scamorra 2"
        other.hold("scamorra")
        other.keep(other.place("scamorra"), replace(table.sitting.record(), seed="other"))
        play_on(one, table, 1)
        kept = {save.name: save.record.seed for save in SaveBook().all()}
        assert kept == {f"{RUNNING} scamorra": "one", f"{RUNNING} scamorra 2": "other"}
        one.scenes.pop()
        one.scenes.settle()
        other.give_up("scamorra")
        found = running(SaveBook(), "scamorra", one.texts)
        assert found is not None and found.record.seed == "one"
        SaveBook().forget(f"{RUNNING} scamorra")
        found = running(SaveBook(), "scamorra", one.texts)
        assert found is not None and found.record.seed == "other"


def test_looking_for_running_games_leaves_nothing_on_the_disk(home: Path) -> None:
    assert SaveBook().place("scamorra") == f"{RUNNING} scamorra"
    with desk() as context:
        assert running(SaveBook(), "scope", context.texts) is None
    assert not (home / "data").exists() or list((home / "data").rglob("*.lock")) == []


# -- secrets and practice -----------------------------------------------------------------------------------


def test_the_program_draws_new_secret_bits_for_every_match(home: Path) -> None:
    with desk() as flat:
        context = make_context(flat.view.size)
        drawn = {context.draw_secret() for _ in range(20)}
        context.close()
    assert len(drawn) == 20 and {len(bits) for bits in drawn} == {32}


def test_a_table_has_secret_bits_and_so_has_a_game_kept_without(context: AppContext) -> None:
    context.draw_secret = lambda: "ab" * 16
    table = seated(context, "scamorra", TWO)
    assert table.sitting.match.secret == "ab" * 16 == table.sitting.record().secret
    old = replace(table.sitting.record(), secret="")
    sit_down(context, old)
    context.scenes.settle()
    top = scene(context)
    assert isinstance(top, TableScene) and top.sitting.match.secret == "ab" * 16


def test_the_same_deal_once_more_is_practice(context: AppContext) -> None:
    table = seated(context, "scamorra", TWO)
    assert not table.sitting.match.practice
    context.storage.shelf.forget(save_name("scamorra"))
    press(context, "escape")
    choose(context, "Restart")
    again = scene(context)
    assert isinstance(again, TableScene) and again is not table
    assert again.sitting.match.seed == table.sitting.match.seed and again.sitting.match.practice


def test_another_deal_is_no_practice(context: AppContext) -> None:
    seated(context, "scamorra", TWO)
    context.storage.shelf.forget(save_name("scamorra"))
    press(context, "escape")
    choose(context, "Rematch")
    again = scene(context)
    assert isinstance(again, TableScene) and not again.sitting.match.practice


def test_a_game_by_an_id_whose_deal_was_on_this_desk_is_practice_and_says_so(context: AppContext) -> None:
    wanted = id_of_sitting(seated(context, "scamorra", TWO).sitting)
    context.scenes.pop()
    context.storage.shelf.forget(save_name("scamorra"))
    context.open(OpenSetup("scamorra"))
    context.scenes.settle()
    top = scene(context)
    assert isinstance(top, SetupScene)
    choose(context, "Game ID")
    asked = scene(context)
    asked.focus(next(one for one in asked.reachable() if isinstance(one, TextField)))
    type_in(context, wanted)
    assert any("counts as practice" in box.text for box in asked.text_boxes())
    press(context, "escape")
    choose(context, "Start")
    table = scene(context)
    assert isinstance(table, TableScene) and table.sitting.match.practice


@pytest.mark.parametrize("moves", [10, 500])
def test_the_deal_of_a_finished_game_that_was_watched_is_known(context: AppContext, moves: int) -> None:
    watched = record("scamorra", moves)
    context.open(WatchGame(watched))
    context.scenes.settle()
    assert has_seen(context, "scamorra", watched.seed) == watched.finished == (moves == 500)


def test_deals_are_remembered_in_the_profile_under_names_that_tell_nothing(home: Path) -> None:
    for expected in (False, True):
        with desk() as context:
            table = seated(with_files(context), "scamorra", TWO, "lemon-tree")
            assert table.sitting.match.practice is expected
    assert "lemon" not in (home / "data" / "deals.json").read_text()


@pytest.mark.parametrize("people", [1, 2])
def test_the_game_id_is_shown_before_the_end_only_to_one_person_alone(context: AppContext, people: int) -> None:
    players = ("human", "human" if people == 2 else "ai:random")
    table = seated(context, "scamorra", players)
    press(context, "escape")
    pause = scene(context)
    assert isinstance(pause, PauseScene)
    words = " ".join(box.text for box in pause.text_boxes())
    assert (id_of_sitting(table.sitting) in words) == (people == 1)
    play_on(context, table)
    context.scenes.settle()
    context.open(OpenPause(table))
    context.scenes.settle()
    assert id_of_sitting(table.sitting) in " ".join(box.text for box in scene(context).text_boxes())


@pytest.mark.parametrize("people", [1, 2])
def test_at_the_set_up_people_with_secrets_read_no_id(context: AppContext, people: int) -> None:
    context.settings.last_setups["scamorra"] = {"players": "human,human" if people == 2 else "human,ai:steady"}
    context.open(OpenSetup("scamorra"))
    context.scenes.settle()
    top = scene(context)
    assert isinstance(top, SetupScene) and bool(top.identity.id) == (people == 1)
    choose(context, "Game ID")
    words = " ".join(box.text for box in scene(context).text_boxes())
    assert ("shown after the game" in words) == (people == 2)


# -- the plain table ----------------------------------------------------------------------------------------


def test_the_plain_table_promises_no_dragging() -> None:
    with desk(tips=True, tips_seen=("opponent",)) as context:
        wish = NewTable("scamorra", ("human", "ai:random"), seed="7")
        table = PlainTable(context, new_sitting(wish, "Ada", context.make_thinker))
        context.scenes.push(table)
        for _ in range(2000):
            context.scenes.settle()
            if table.passing.tip is not None and not table.sitting.thinking:
                break
            context.scenes.update(200)
            context.clock.advance(200)
        words = " ".join(box.text for box in table.text_boxes())
        assert "Click a move to play it" in words and "Drag" not in words


def test_a_game_without_a_lesson_offers_none_in_its_pause(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "has_lesson", lambda game: False)
    seated(context, "scamorra", TWO)
    press(context, "escape")
    assert [widget for widget in scene(context).reachable() if widget.name == "Learn to play"] == []


def test_a_game_with_a_lesson_offers_it_in_its_pause(context: AppContext) -> None:
    seated(context, "scamorra", TWO)
    press(context, "escape")
    assert named(context, "Learn to play").name
