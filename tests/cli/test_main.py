"""The front door: help, version, bad command lines, and how every other end is told."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import scrapdesk
from scrapdesk.cli import games
from scrapdesk.cli.main import COMMANDS, make_parser
from tests.cli.conftest import Cli

NAMES = tuple(make_parser()[1].choices)


def test_the_help_mentions_every_command_and_gives_examples(cli: Cli) -> None:
    finished = cli("--help")
    assert finished.code == 0 and finished.err == ""
    assert len(NAMES) == len(COMMANDS) == 9
    for name in NAMES:
        assert f"\n    {name} " in finished.out
    assert "examples:" in finished.out and "exit codes:" in finished.out
    assert "--smoke" not in finished.out


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_of_its_own(cli: Cli, name: str) -> None:
    finished = cli(name, "--help")
    assert finished.code == 0 and finished.err == ""
    assert finished.out.startswith(f"usage: scrapdesk {name}")
    assert len(finished.out.splitlines()) > 5


def test_the_version_is_told(cli: Cli) -> None:
    assert cli("--version") == (0, f"scrapdesk {scrapdesk.__version__}\n", "")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["gaems"], "did you mean games?"),
        (["zzz"], "there are play, text"),
        (["--nonsense"], "--nonsense"),
        (["games", "--nonsense"], "scrapdesk games --help"),
        (["text", "--loa", "x"], "--loa"),
        (["simulate"], "GAME"),
        (["simulate", "scamorra", "--games", "0"], "a whole number from 1 up"),
        (["simulate", "scamorra", "--games", "many"], "a whole number from 1 up"),
        (["simulate", "scamorra", "--jobs", "-1"], "--jobs"),
        (["replay"], "FILE"),
        (["validate"], "FILE"),
    ],
)
def test_a_bad_command_line_is_one_sentence_and_exit_code_2(cli: Cli, argv: list[str], said: str) -> None:
    finished = cli(*argv)
    assert finished.code == 2 and finished.out == ""
    assert said in finished.sentence


def _raising(monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> None:
    def fail(*anything: object) -> None:
        raise fault

    monkeypatch.setattr(games, "tell_all", fail)


def test_a_fault_of_the_program_is_a_sentence_not_a_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    _raising(monkeypatch, ZeroDivisionError("by nothing"))
    finished = cli("games")
    assert finished.code == 2 and "ZeroDivisionError: by nothing" in finished.sentence
    monkeypatch.setenv("SCRAPDESK_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        cli("games")


def test_a_fault_of_the_machine_is_a_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    _raising(monkeypatch, OSError(28, "No space left on device", "disk"))
    finished = cli("games")
    assert finished.code == 2 and finished.sentence == "scrapdesk: disk: No space left on device\n"


def test_ctrl_c_is_quiet_and_exit_code_130() -> None:
    script = "import os, signal, sys, scrapdesk.cli.games as g\n"
    script += "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a job in the background is born deaf to it
    script += "g.tell_all = lambda lines: os.kill(os.getpid(), signal.SIGINT)\n"
    script += "from scrapdesk.cli.main import main; sys.exit(main(['games']))"
    finished = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_reader_that_went_away_is_no_reason_to_complain() -> None:
    read, write = os.pipe()
    os.close(read)
    finished = subprocess.run(
        [sys.executable, "-m", "scrapdesk", "games"], stdout=write, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(write)
    assert (finished.returncode, finished.stderr) == (141, "")


def test_letters_that_the_terminal_lacks_do_not_end_the_program() -> None:
    environ = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    script = "from scrapdesk.cli import console; console.prepare(); console.tell('caf\\u00e9 \\u2660')"
    finished = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environ, check=False)
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, b"caf? ?" + os.linesep.encode(), b"")


def test_the_command_line_is_read_without_loading_a_game_or_a_screen() -> None:
    script = "import sys; from scrapdesk.cli.main import main; main(['--help'])\n"
    script += "print([n for n in sys.modules if n.startswith(('scrapdesk.games', 'scrapdesk.ui', 'scrapdesk.ai'))])"
    finished = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert finished.stdout.endswith("\n[]\n")
