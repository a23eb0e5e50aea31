"""Whole games of every kind through `scrapdesk text`, by piped lines: the rules need no window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from tests.cli.conftest import Cli
from tests.cli.games import typed_game

SEATINGS = [(game, seats, alone) for game in GAMES for seats, alone in ((min, True), (min, False), (max, False))]


@pytest.mark.parametrize(("game", "seats", "alone"), SEATINGS)
def test_a_whole_game_can_be_typed(cli: Cli, tmp_path: Path, game: str, seats: object, alone: bool) -> None:
    entry = GAMES[game]
    count = (min if seats is min else max)(entry.info.seats)
    players = ["human"] + ["ai:random" if alone else "human"] * (count - 1)
    typed, match = typed_game(entry, players, "typed")
    saved = tmp_path / "game.txt"
    argv = ["text", game, "--seats", ",".join(players), "--seed", "typed", "--save", saved]
    finished = cli(*argv, typed="\n".join(typed) + "\n")
    assert finished.code == 0 and finished.err == ""
    assert "\nNo. " not in finished.out
    assert "The game is over. " in finished.out
    match.typed_seed = True
    assert saved.read_text() == print_record(match.record(",".join(players)))
    replayed = replay(parse_record(saved.read_bytes()), entry.rules)
    assert replayed.outcome == match.outcome and replayed.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_opponents_alone_need_nobody_to_type(cli: Cli, game: str) -> None:
    seats = ",".join(["ai:random"] * min(GAMES[game].info.seats))
    finished = cli("text", game, "--seats", seats, "--seed", "alone")
    assert finished.code == 0 and "The game is over. " in finished.out and "> " not in finished.out


def test_a_real_pipe_and_a_real_process_do_as_well(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    players = ["human", "ai:random"]
    typed, _ = typed_game(GAMES[game], players, "pipe")
    finished = subprocess.run(
        [sys.executable, "-m", "scrapdesk", "text", game, "--seats", ",".join(players), "--seed", "pipe"],
        input="\n".join(typed),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "The game is over. " in finished.stdout
