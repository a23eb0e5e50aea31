"""The built program looks itself over: everything in it works without Python, without the source, in both forms."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import rmtree

import pytest

from scrapdesk.games import GAMES
from tests.frozen.built import FORMS, Built, Finished, environment, run

CHECKS = {
    *("program", "python", "settings", "assets", "levels", "folders", "process", "libraries", "fonts"),
    *("picture", "art", "ready-made", "level", "maps", "sounds", "display", "content", "opponents"),
}


@pytest.mark.parametrize("form", FORMS)
def test_everything_works_in_it(form: str, built: Built, home: Path) -> None:
    finished = run(built.executable(form), "selftest", "--json", env=environment(home))
    told = {check["name"]: check for check in json.loads(finished.stdout)["checks"]}
    assert {name for name, check in told.items() if check["status"] != "ok"} == set()
    assert set(told) == CHECKS | set(GAMES)
    assert "frozen" in told["program"]["detail"]
    assert (finished.returncode, finished.stderr) == (0, "")


def test_it_reads_its_own_files_and_nothing_of_the_source(built: Built, home: Path, tmp_path: Path) -> None:
    executable = built.copy("folder", tmp_path / "elsewhere")
    finished = run(executable, "selftest", "--json", env=environment(home))
    told = {check["name"]: check["detail"] for check in json.loads(finished.stdout)["checks"]}
    for name in ("assets", "levels"):
        assert told[name].endswith(str(executable.parent / "_internal" / "scrapdesk" / name))


@pytest.mark.parametrize("missing", ["assets", "levels"])
def test_what_is_missing_is_named(missing: str, built: Built, home: Path, tmp_path: Path) -> None:
    executable = built.copy("folder", tmp_path / "half")
    rmtree(executable.parent / "_internal" / "scrapdesk" / missing)
    finished = run(executable, "selftest", env=environment(home))
    line = next(line for line in finished.stdout.splitlines() if line.startswith(missing))
    assert finished.returncode == 1
    assert "BAD" in line and "incomplete" in line


@pytest.mark.parametrize("form", FORMS)
def test_text_commands_speak(form: str, built: Built, home: Path) -> None:
    version = run(built.executable(form), "--version", env=environment(home))
    games = run(built.executable(form), "games", env=environment(home))
    assert version.stdout.startswith("scrapdesk ") and games.returncode == 0
    assert all(entry.info.title in games.stdout for entry in GAMES.values())


def test_processes_of_the_arena_are_the_program_itself(built: Built, home: Path) -> None:
    """A pool of spawned processes plays the same games as one process does."""
    command = ("arena", "scamorra", "--agents", "random,greedy", "--games", "4", "--seed", "frozen", "--json")
    one, two = (run(built.executable("folder"), *command, "--jobs", jobs, env=environment(home)) for jobs in "12")
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert json.loads(one.stdout)["pairings"][0]["games"] == 4
    assert _share(one) == _share(two)


def _share(told: Finished) -> object:
    return json.loads(told.stdout)["pairings"][0]["share"]
