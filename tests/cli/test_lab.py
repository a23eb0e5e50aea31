"""`simulate --report`: the same numbers for the same command, logs that go on, and bad orders refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scrapdesk.cli.lab.plots import svg, ticks
from scrapdesk.cli.lab.telling import cell_text, text_of
from scrapdesk.core.estimates import Kind, mean_of, share_of
from scrapdesk.core.report import Bar, Curve, Plot, Report
from scrapdesk.games import GAMES
from tests.cli.conftest import Cli

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_report_that_another_run_repeats(cli: Cli, game: str) -> None:
    argv = ("simulate", game, "--games", 6, "--report", "--json", "--seed", "lab")
    once, again = cli(*argv), cli(*argv, "--jobs", 2)
    assert once.code == again.code == 0 and once.err == ""
    assert once.out == again.out
    told = json.loads(once.out)
    assert told["tables"] and all(len(row) == len(t["columns"]) for t in told["tables"] for row in t["rows"])


def test_a_log_goes_on_where_it_stopped_and_comes_to_the_same(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "notes.jsonl"
    argv = ("simulate", "scarper", "--report", "--json", "--seed", "s")
    whole = cli(*argv, "--games", 7)
    cli(*argv, "--games", 4, "--log", log)
    log.write_bytes(log.read_bytes()[:-9])  # the last line was being written when the machine went down
    went_on = cli(*argv, "--games", 7, "--log", log)
    assert went_on.code == 0 and went_on.out == whole.out
    assert len(log.read_text().splitlines()) == 8
    before = log.read_bytes()
    assert cli(*argv, "--games", 7, "--log", log).out == whole.out and log.read_bytes() == before


def test_a_log_of_other_games_is_left_as_it_is(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "notes.jsonl"
    cli("simulate", "scarper", "--report", "--games", 2, "--seed", "s", "--log", log)
    before = log.read_bytes()
    refused = cli("simulate", "scarper", "--report", "--games", 2, "--seed", "t", "--log", log)
    assert refused.code != 0 and "notes on other games" in refused.sentence
    log.write_bytes(before + b"nonsense\n")
    assert "line 4" in cli("simulate", "scarper", "--report", "--games", 2, "--seed", "s", "--log", log).sentence


def test_tables_of_several_sizes_are_pooled(cli: Cli) -> None:
    told = json.loads(cli("simulate", "scrappers", "--games", 3, "--tables", "2,3,4", "--report", "--json").out)
    first = next(table for table in told["tables"] if table["title"] == "First player and length")
    assert [(row[0], row[1]) for row in first["rows"]] == [(2, 3), (3, 3), (4, 3)]


def test_tables_of_several_sizes_may_be_played_a_different_number_of_times(cli: Cli) -> None:
    told = json.loads(cli("simulate", "scrappers", "--games", 3, "--tables", "2:2,3", "--report", "--json").out)
    first = next(table for table in told["tables"] if table["title"] == "First player and length")
    assert [row[1] for row in first["rows"][:2]] == [2, 3]


def test_each_choice_that_can_be_played_has_its_own_row(cli: Cli) -> None:
    told = json.loads(cli("simulate", "scope", "--games", 1, "--each", "mode", "--report", "--json").out)
    assert [row[3] for row in told["tables"][0]["rows"]] == ["basic", "advanced"]
    for_three = json.loads(
        cli("simulate", "scope", "--seats", 3, "--games", 1, "--each", "mode", "--report", "--json").out
    )
    assert [row[3] for row in for_three["tables"][0]["rows"]] == ["advanced"]


def test_a_card_swapped_out_is_compared_deal_by_deal(cli: Cli) -> None:
    argv = ("simulate", "scrappers", "--games", 6, "--swap-out", "gremlin-pod", "--report", "--json")
    swaps = json.loads(cli(*argv).out)["tables"][-1]
    assert swaps["title"] == "Cards swapped out" and swaps["rows"][0][0] == "gremlin-pod"


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (("--tables", "2,9"), "--tables takes one or more of these numbers of players: 2, 3, 4"),
        (("--each", "weather"), "has no option 'weather'"),
        (("--swap-out", "teapot"), "no card 'teapot'"),
        (("--log", "/nowhere/at/all"), "cannot write"),
    ],
)
def test_what_cannot_be_reported_is_said_in_a_sentence(cli: Cli, order: tuple[str, ...], words: str) -> None:
    finished = cli("simulate", "scrappers", "--games", 1, "--report", *order)
    assert finished.code != 0 and words in finished.sentence


def test_a_game_without_cards_cannot_lose_one(cli: Cli) -> None:
    finished = cli("simulate", "scamorra", "--games", 1, "--report", "--swap-out", "all")
    assert "no cards that could be taken out" in finished.sentence


def test_plots_are_written_as_pictures_that_can_be_read(cli: Cli, tmp_path: Path) -> None:
    assert cli("simulate", "scrappers", "--games", 3, "--report", "--plots", tmp_path).code == 0
    for name in ("rounds", "damage"):
        root = ElementTree.fromstring((tmp_path / f"{name}.svg").read_text())
        assert root.tag == f"{SVG}svg" and root.find(f"{SVG}title") is not None


def test_markdown_names_its_plots_where_they_lie(cli: Cli, tmp_path: Path) -> None:
    argv = ("simulate", "scarper", "--games", 2, "--report", "--markdown", "--plots", tmp_path / "scarper")
    told = cli(*argv).out
    assert "| side | decided games | won |" in told and "](scarper/morale.svg)" in told
    assert (tmp_path / "scarper" / "morale.svg").exists()


def test_higher_numbers_stand_higher_on_the_paper() -> None:
    plot = Plot("p", "A & B", "x", "y", (Curve("one", ((1, 2), (2, 8))), Curve("two", ())))
    root = ElementTree.fromstring(svg(plot))
    heights = [float(dot.attrib["cy"]) for dot in root.iter(f"{SVG}circle")]
    assert len(heights) == 2 and heights[1] < heights[0]


def test_ticks_are_round_and_span_the_range() -> None:
    for low, high in ((0, 7), (-9, 12), (0, 0.03), (1914, 1918)):
        found = ticks(low, high)
        assert found[0] <= low and found[-1] >= high and len(found) <= 9
    assert ticks(1, 4, whole=True) == [1, 2, 3, 4]


def test_bars_that_are_not_met_are_named() -> None:
    good = Bar("X-1", "good", 0.4, 0.6, share_of(50, 100))
    bad = Bar("X-2", "bad", 0.9, 1.0, share_of(50, 100))
    lines = list(text_of(Report((good, bad))))
    assert lines[0] == "1 of 2 bars are met" and "X-2: bad 50.0%" in lines[1] and "good" not in lines[1]


def test_numbers_are_told_by_what_they_are_of() -> None:
    assert cell_text(share_of(1, 2)).startswith("50.0% (")
    assert cell_text(mean_of([0.1, 0.1], Kind.SHIFT)) == "+10.0% (+10.0% to +10.0%)"
    assert cell_text(mean_of([2.0, 2.0])) == "2.00 (2.00 to 2.00)"
    assert cell_text(mean_of([0.5], Kind.SHIFT)) == "+50.0% (once)"
