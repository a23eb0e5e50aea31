"""The arithmetic of a summary, the bar of progress, and how a table is written in letters."""

from __future__ import annotations

import io
import sys

import pytest

from scrapdesk.cli.board import DrawsBoard, board_lines, move_lines, slot_lines, status_lines
from scrapdesk.cli.progress import Progress
from scrapdesk.cli.summary import GameResult, Summary
from scrapdesk.core.estimates import wilson
from scrapdesk.core.match import Match
from scrapdesk.core.table import Field, Piece
from scrapdesk.core.words import Who
from scrapdesk.games import GAMES
from tests.cli import toy


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.9, 20, 0.6990, 0.9721)],
)
def test_wilson_gives_the_intervals_of_the_tables(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.0002)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert Summary([], ["p1", "p2"], 0.0).as_json()["moves_a_second"] == 0


def test_a_summary_counts_draws_lengths_and_reasons() -> None:
    games = [
        GameResult("1", (1.0, 0.0), 10, "mate"),
        GameResult("2", (0.5, 0.5), 30, "tired"),
        GameResult("3", (1.0, 0.0), 11, "mate"),
    ]
    summary = Summary(games, ["Red", "Blue"], 2.0)
    assert summary.share(0) == pytest.approx(2.5 / 3) and summary.draws() == 1
    assert summary.lengths() == {"least": 10, "median": 11, "mean": 17.0, "most": 30}
    assert summary.reasons() == [("mate", 2), ("tired", 1)]
    assert summary.moves_a_second() == 25.5


def test_the_shares_of_all_seats_stand_below_each_other() -> None:
    for names in (["Red", "Somebody with a long name"], ["Somebody with a long name", "Red"]):
        lines = [*Summary([GameResult("1", (1.0, 0.0), 10, "mate")], names, 2.0).lines()]
        shares = [line for line in lines if "%  (" in line]
        assert [share.split("%")[0].rsplit(maxsplit=1)[0].strip() for share in shares] == names
        assert len({share.index("%") for share in shares}) == 1


def test_the_bar_is_drawn_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream, drawn in ((Screen(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        bar = Progress(4, "games")
        bar.show(1)
        bar.show(4)
        bar.wipe()
        assert ("25 %  1 of 4 games" in stream.getvalue()) is drawn
        assert ("100 %  4 of 4 games" in stream.getvalue()) is drawn
        assert stream.getvalue().endswith("\r\x1b[K") is drawn


def test_a_table_is_listed_by_slots_with_hidden_cards_counted() -> None:
    entry = toy.entry()
    match = Match(entry.rules, 3, seed="b")
    match.play(0, match.legal_moves(0)[0])
    lines = board_lines(entry.table, match.view(1), ["Ann", "Bob", "Cid"], 80)
    own = ", ".join(f"card {card}" for card in match.view(1).own)
    assert lines == [
        "Laid: 1 of 3",
        "hand Ann       1 face down",
        f"hand Bob       {own}",
        "hand Cid       2 face down",
        "laid Ann       face down (laid)",
    ]


def test_places_and_piles_of_one_owner_share_a_row() -> None:
    pieces = [
        Piece("a", "mine", "bay:1", owner=0),
        Piece("b", "back", "bay:p2:1", face_up=False, owner=1),
        Piece("c", "back", "bay:p2:2", face_up=False, owner=1),
        Piece("d", "back", "bay:3", face_up=False, owner=0),
        Piece("e", "coin", "pile:x"),
        Piece("f", "coin", "pile:x", 1),
        Piece("g", "back", "pile:x", 2, face_up=False),
        Piece("h", "nut", "pile:y", marks=("bent",)),
        Piece("i", "bolt", "tray"),
    ]
    assert slot_lines(pieces, ["Ann", "Bob"], 80) == [
        "bay Ann        1 mine, 3 face down",
        "bay Bob        2 face down",
        "pile           y nut (bent)",
        "pile x         2 x coin, 1 face down",
        "tray           bolt",
    ]
    assert slot_lines(pieces[4:7], [], 30) == ["pile           2 x coin,", "               1 face down"]


def test_what_is_said_of_a_seat_stands_in_its_row() -> None:
    fields = [Field("Round", "1"), Field("scrap", 2, 1), Field("Turn", Who(0), 0), Field("fuel", 0, 1)]
    assert status_lines(fields, ["Ann", "Bob"], 80) == ["Round: 1 | Turn: Ann", "Bob  scrap: 2 | fuel: 0"]
    fields = [Field("crew", "3", 0), Field("turn", "Bob", 1), Field("crew", "2", 1)]
    assert status_lines(fields, ["Ann", "Bob"], 80) == ["turn: Bob", "Ann  crew: 3", "Bob  crew: 2"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [60, 100])
def test_every_table_fits_the_screen(game: str, width: int) -> None:
    entry = GAMES[game]
    match = Match(entry.rules, max(entry.info.seats), seed="b")
    names = [f"p{seat + 1}" for seat in range(match.seats)]
    for _ in range(30):
        seat = match.to_act
        if seat is None:
            break
        lines = board_lines(entry.table, match.view(seat), names, width)
        drawn = entry.table.board_text(match.view(seat)) if isinstance(entry.table, DrawsBoard) else []
        assert [line for line in lines if len(line) > width and line not in drawn] == []
        match.play(seat, match.legal_moves(seat)[-1])


def test_many_moves_stand_side_by_side() -> None:
    entry = toy.entry()
    moves = [(f"lay {card}", toy.Move("lay", (card,))) for card in range(1, 90)]
    lines = move_lines(entry.table, None, moves, (), 60)
    assert len(lines) == 23 and lines[0].split() == ["1", "lay", "1", "2", "lay", "2", "3", "lay", "3", "4", "lay", "4"]
    few = move_lines(entry.table, None, moves[:2], (), 60)
    assert few == ["   1  lay 1  lay your 1", "   2  lay 2  lay your 2"]
