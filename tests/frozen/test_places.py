"""Odd homes and poor machines: the built program works there, or says in one sentence what is missing."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.frozen.built import FORMS, LINUX, ROOT, Built, environment, run
from tests.frozen.conftest import Start
from tests.frozen.driver import leave_desk

NOBODY = 65534
ODD = "Spiele & Späße – 日本 (2)"

pytestmark = pytest.mark.skipif(not LINUX, reason="the ways of Linux")


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user may look into; those of pytest are private."""
    folder = Path(tempfile.mkdtemp(prefix="scrapdesk-frozen-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def sealed_home(open_folder: Path) -> Path:
    """A home in which its owner may not write anything."""
    home = open_folder / "sealed"
    home.mkdir(mode=0o555)
    return home


def somebody() -> int | None:
    """Who is started so that rights count: root may write everywhere."""
    return NOBODY if os.geteuid() == 0 else None


@pytest.mark.parametrize("form", FORMS)
def test_it_opens_below_spaces_and_accents(form: str, built: Built, start: Start, tmp_path: Path) -> None:
    home = tmp_path / ODD / "Heimat José"
    home.mkdir(parents=True)
    executable = built.copy(form, tmp_path / ODD / "Programme")
    program = start(executable, HOME=str(home)).opened()
    leave_desk(program)
    assert program.finished() == (0, "", "")
    assert run(executable, "selftest", env=environment(home)).returncode == 0


def test_it_opens_where_letters_are_ascii(built: Built, start: Start, tmp_path: Path) -> None:
    executable = built.copy("folder", tmp_path / ODD)
    program = start(executable, LANG="C", LC_ALL="C", PYTHONUTF8="0").opened()
    leave_desk(program)
    assert program.finished() == (0, "", "")


@pytest.mark.parametrize("form", FORMS)
def test_it_opens_for_one_who_may_not_write_at_home(
    form: str, built: Built, start: Start, open_folder: Path, sealed_home: Path
) -> None:
    executable = built.copy(form, open_folder / "program")
    program = start(executable, user=somebody(), HOME=str(sealed_home)).opened()
    program.key("3")
    program.settled()
    leave_desk(program)
    assert program.finished()[0] == 0
    assert list(sealed_home.iterdir()) == []


def test_a_game_goes_on_where_it_cannot_be_kept(
    built: Built, start: Start, open_folder: Path, sealed_home: Path
) -> None:
    executable = built.copy("folder", open_folder / "program")
    command = ("play", "scamorra", "--seats", "human,human", "--seed", "frozen")
    program = start(executable, *command, user=somebody(), HOME=str(sealed_home)).opened()
    program.key("slash")
    program.type("choose place")
    assert program.changed(lambda: program.key("Return")) > 0.005
    program.close_window()
    assert program.finished()[0] == 0
    assert list(sealed_home.iterdir()) == []


def test_the_selftest_says_that_nothing_will_be_kept(
    built: Built, start: Start, open_folder: Path, sealed_home: Path
) -> None:
    executable = built.copy("folder", open_folder / "program")
    code, out, _ = start(executable, "selftest", user=somebody(), HOME=str(sealed_home)).finished()
    line = next(line for line in out.splitlines() if line.startswith("folders"))
    assert code == 1
    assert "BAD" in line and "cannot be written" in line and "will not be saved" in line
    assert "self-test" in out and out.count("BAD") == 1


def test_the_program_itself_may_be_out_of_reach_for_writing(built: Built, start: Start, open_folder: Path) -> None:
    """As it is when a packet manager has put it there: nothing is written beside the program."""
    executable = built.copy("folder", open_folder / "program")
    home = open_folder / "home"
    home.mkdir()
    if somebody() is not None:
        os.chown(home, NOBODY, NOBODY)
    for path in (executable.parent, *executable.parent.rglob("*")):
        if path.is_dir():
            path.chmod(0o555)
    program = start(executable, user=somebody(), HOME=str(home)).opened()
    leave_desk(program)
    assert program.finished() == (0, "", "")


@pytest.mark.parametrize("form", FORMS)
def test_without_sound_it_is_silent_and_says_nothing(form: str, built: Built, start: Start) -> None:
    """A driver that finds no device: what ALSA writes about that is nothing a player can use."""
    program = start(built.executable(form), SDL_AUDIODRIVER="alsa", AUDIODEV="none").opened()
    program.key("2", "3", "2")
    program.settled()
    leave_desk(program)
    assert program.finished() == (0, "", "")


@pytest.mark.parametrize("form", FORMS)
def test_without_a_screen_one_sentence_and_exit_code_2(form: str, built: Built, home: Path) -> None:
    finished = run(built.executable(form), env=environment(home))
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.startswith("scrapdesk: no display") and finished.stderr.count("\n") == 1


def test_without_a_home_it_opens_all_the_same(built: Built, start: Start, tmp_path: Path) -> None:
    program = start(built.executable("folder"), HOME=str(tmp_path / "not" / "there")).opened()
    leave_desk(program)
    assert program.finished()[0] == 0


@pytest.mark.parametrize("form", FORMS)
def test_what_runs_has_nothing_of_the_source_tree_open(form: str, built: Built, start: Start, tmp_path: Path) -> None:
    program = start(built.copy(form, tmp_path / "program")).opened()
    told = "".join(_mapped(process) for process in program.process_ids())
    assert "SDL2" in told and "libpython" in told
    assert str(ROOT) not in told and "site-packages" not in told


def test_a_python_of_the_machine_does_not_get_in(built: Built, home: Path, tmp_path: Path) -> None:
    """Variables and modules that would lead a Python astray mean nothing to the program."""
    for name in ("pygame", "json", "scrapdesk"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('a stranger was loaded')")
    env = environment(home, PYTHONPATH=str(tmp_path), PYTHONHOME=str(tmp_path), PYTHONSTARTUP=str(tmp_path / "json.py"))
    finished = run(built.executable("folder"), "games", env=env, cwd=tmp_path)
    assert (finished.returncode, finished.stderr) == (0, "")


def _mapped(process: int) -> str:
    try:
        return Path(f"/proc/{process}/maps").read_text(encoding="utf-8")
    except OSError:  # it ended meanwhile
        return ""
