"""The score book: what it counts, that a finished game can be watched again, and its pages by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.finished import MOST_FINISHED, FinishedGames
from scrapdesk.storage.scorebook import bests_of, counting, current_run, ending_of
from scrapdesk.storage.statistics import History, Result
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.book.written import PageHeading
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.results import ResultsScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.paint.theme import PAGE
from scrapdesk.ui.requests import OpenResults
from scrapdesk.ui.scenes.book import worn
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, frame, press, scene

LEVELS = ("rookie", "steady", "sharp")


def result(
    won: bool, moves: int = 30, level: str = "steady", points: tuple[int, ...] = (), practice: bool = False
) -> Result:
    ranks = (1, 2) if won else (2, 1)
    return Result(
        game="scamorra",
        players=("human", f"ai:{level}"),
        ranks=ranks,
        reason="",
        moves=moves,
        points=points,
        practice=practice,
    )


def test_bests_are_the_quickest_the_longest_run_the_widest_and_the_strongest() -> None:
    played = [
        result(True, 40, "rookie", (6, 1)),
        result(True, 33, "sharp", (5, 4)),
        result(False, 12, "steady", (0, 9)),
        result(True, 50, "steady", (3, 2)),
    ]
    best = bests_of(played, LEVELS)
    assert (best.shortest, best.in_a_row, best.widest, best.level) == (33, 2, (6, 1), "sharp")
    assert best.beaten is not None
    assert current_run(played) == 1 and current_run(played[:3]) == 0
    assert bests_of([], LEVELS) == (0, 0, None, "", None)


def test_only_games_against_companions_that_are_no_practice_count() -> None:
    among = Result(game="scamorra", players=("human", "human"), ranks=(1, 2), reason="", moves=9)
    drawn = Result(game="scamorra", players=("human", "ai:steady"), ranks=(1, 1), reason="", moves=9)
    assert [ending_of(one) for one in (among, drawn, result(True), result(False))] == ["played", "drawn", "won", "lost"]
    assert counting([among, result(True, practice=True), drawn]) == [drawn]


def test_the_newest_games_of_each_kind_are_kept_and_the_oldest_go(tmp_path: Path) -> None:
    kept, record = FinishedGames(tmp_path), played_record("scamorra")
    names = [kept.keep(record, f"2026-11-{day:02}T20:00:00") for day in range(1, 29)]
    names += [kept.keep(record, "2026-11-29T20:00:00") for _ in range(5)]
    assert len(set(names)) == len(names)
    assert [kept.has(name) for name in names].count(True) == MOST_FINISHED
    assert not kept.has(names[0]) and kept.has(names[-1])
    found = kept.load(names[-1])
    assert found is not None and len(found.record.moves) == len(record.moves)


def test_a_disk_that_takes_nothing_stops_no_result(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert FinishedGames(tmp_path / "file").keep(played_record("scamorra"), "2026-11-19T20:00:00") == ""


def test_a_game_that_was_played_to_its_end_can_be_watched_from_the_score_book() -> None:
    with desk() as context:
        sit_down(context, NewTable("scamorra", ("human", "ai:random"), seed="book"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene)
        match = table.sitting.match
        while match.to_act is not None:
            match.play(match.to_act, match.legal_moves(match.to_act)[0])
        frame(context)
        written = context.storage.history.value.results[-1]
        assert written.told and written.points and context.storage.finished.has(written.kept)
        table.leave()
        settle(context)
        book = opened(context)
        choose(context, "Review")
        assert isinstance(context.scenes.top, ReplayScene)
        press(context, "escape")
        context.scenes.settle()
        assert str(context.scenes.top) == str(book)


def opened(context: AppContext, game: str = "scamorra") -> ResultsScene:
    context.open(OpenResults(game))
    context.scenes.settle()
    scene = context.scenes.top
    assert isinstance(scene, ResultsScene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_every_marker_opens_its_page_by_a_click_and_by_a_key(game: str) -> None:
    with desk() as context:
        context.storage.history.save(History((result(True),)))
        book = opened(context, "scope" if game != "scope" else "scarper")
        tab = next(tab for tab in book.tabs if tab.face.id == game)
        book.focus(tab)
        press(context, "enter")
        assert book.game.id == game and tab.open
        choose(context, "New game")
        assert isinstance(context.scenes.top, SetupScene)


def test_the_page_is_paper_and_what_comes_after_it_is_not() -> None:
    with desk() as context:
        before = context.theme
        book = opened(context)
        with worn(context, PAGE):
            assert context.theme is PAGE
        assert context.theme is before
        assert any(box.colour == PAGE.text for box in book.text_boxes())
        context.change_settings(high_contrast=True)
        assert all(box.colour != PAGE.text for box in book.text_boxes())


def among(*players: str, names: tuple[str, ...] = (), ranks: tuple[int, ...] = (1, 2), told: str = "") -> Result:
    return Result(game="scamorra", players=players, names=names, ranks=ranks, reason="", moves=30, told=told)


def test_a_game_that_was_only_watched_is_no_draw_and_nobodys_score() -> None:
    seen = among("ai:steady", "ai:steady", told="The king was taken.")
    assert ending_of(seen) == "watched" and counting([seen]) == []
    with desk() as context:
        context.storage.history.save(History((seen, seen)))
        book = opened(context)
        words = " ".join(box.text for box in book.text_boxes())
        assert "Bruno won. The king was taken." in words and "watching Bruno and Ines" in words
        assert "Drawn" not in words and "You have only watched so far" in words
        assert next(tab for tab in book.tabs if tab.open).words == "2 watched"
        heading = next(one for one in book.all_widgets() if isinstance(one, PageHeading))
        below = [box.needed.top for box in book.text_boxes() if "only watched" in box.text]
        assert below and below[0] >= heading.rect.bottom + context.view.px(8)
        press(context, "escape")
        home = scene(context)
        assert isinstance(home, DeskScene)
        home.resume()
        home.choose("scope")
        home.choose("scamorra")
        assert home.drawer.played.text == "2 watched"
        opened(context)
        choose(context, "Statistics")
        figures = " ".join(box.text for box in scene(context).text_boxes())
        assert "2 games watched, none played." in figures and "2 watched" in figures
        assert "how many games you have won" in figures


def test_a_game_among_people_names_who_won() -> None:
    with desk() as context:
        played = among("human", "human", names=("Ada", "Ben"), ranks=(2, 1))
        context.storage.history.save(History((played,)))
        book = opened(context)
        words = " ".join(box.text for box in book.text_boxes())
        assert "Ben won" in words and "Drawn" not in words
        assert next(tab for tab in book.tabs if tab.open).words == "1 game"


def test_before_the_first_game_there_are_no_figures() -> None:
    with desk() as context:
        context.storage.history.save(History(()))
        words = [box.text for box in opened(context).text_boxes()]
        assert "–" in words and "0" not in words
