"""Commands that are told to end, or whose terminal is closed: they save, end what they began, and are quiet."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scrapdesk.core.record_reader import parse_record
from tests.cli.conftest import Cli
from tests.cli.working import at_work

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals of POSIX")
PATIENCE = 30.0
WORK = ("scamorra", "--seats", "ai:mcts:300,ai:greedy", "--games", "4000", "--jobs", "2")


def started(*argv: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "scrapdesk", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_as_in_a_terminal,
    )


def _as_in_a_terminal() -> None:
    """Whoever runs the tests may themselves have been told to overhear a hang-up."""
    for sign in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_DFL)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_in_the_terminal_is_saved_when_it_is_told_to_end(sign: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    with started("text", "scamorra", "--seats", "human,human", "--seed", "s", "--save", str(path)) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "> 1" in line:  # as it is echoed; then the move is made
                break
        time.sleep(0.5)
        os.kill(process.pid, sign)
        assert process.wait(PATIENCE) == 128 + sign
        assert process.stderr is not None and process.stderr.read() == ""
    assert any(move.text.startswith("choose") for move in parse_record(path.read_bytes()).moves)


@pytest.mark.parametrize(("command", "sign"), [("simulate", signal.SIGTERM), ("arena", signal.SIGHUP)])
def test_many_games_end_without_a_word_of_pythons(command: str, sign: signal.Signals) -> None:
    with started(command, *WORK) as process:
        if Path("/proc/self/task").is_dir():
            assert len(at_work(process.pid, 2)) >= 2
        else:
            time.sleep(2.5)
        os.kill(process.pid, sign)
        _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (128 + sign, "")


def test_a_folder_without_a_name_gets_no_pictures(cli: Cli) -> None:
    for name in ("", "  ", "M\udcfasica"):
        finished = cli("shots", name)
        assert finished.code == 2 and finished.sentence


@pytest.mark.parametrize(("seats", "told"), [("human,human", False), ("human,ai:random", True)])
def test_the_greeting_tells_the_seed_only_where_nobody_has_secrets_from_another(
    cli: Cli, seats: str, told: bool
) -> None:
    assert ("seed lemon" in cli("text", "scamorra", "--seats", seats, "--seed", "lemon").out) == told
