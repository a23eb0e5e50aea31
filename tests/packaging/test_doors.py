"""The ways into the program: entry points, the window, its refusal, and what starting costs."""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import entry_points, version
from pathlib import Path

import pytest

import scrapdesk
from scrapdesk.ui.frame.window import linux_drivers
from tests.packaging.program import python, without_screen
from tests.packaging.program import scrapdesk as start


def test_both_entry_points_lead_into_the_program() -> None:
    ours = {
        (point.group, point.name, point.value)
        for group in ("console_scripts", "gui_scripts")
        for point in entry_points(group=group)
        if point.name.startswith("scrapdesk")
    }
    assert ours == {
        ("console_scripts", "scrapdesk", "scrapdesk.__main__:main"),
        ("gui_scripts", "scrapdesk-desk", "scrapdesk.__main__:desk"),
    }
    assert all(callable(point.load()) for point in entry_points(group="gui_scripts") if "scrapdesk" in point.name)


def test_the_version_is_the_same_everywhere() -> None:
    assert version("scrapdesk") == scrapdesk.__version__


def test_one_frame_is_drawn_on_a_screen_that_was_asked_for() -> None:
    finished = start("--smoke")
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "arguments", [["-m", "scrapdesk"], ["-c", "from scrapdesk.__main__ import desk; exit(desk())"]]
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_one_sentence_and_exit_code_2(arguments: list[str]) -> None:
    finished = python(*arguments, env=without_screen())
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.startswith("scrapdesk: no display") and finished.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="X11 is a matter of Linux")
def test_a_screen_that_does_not_answer_is_no_screen() -> None:
    finished = start(env=without_screen() | {"DISPLAY": ":987"})
    assert (finished.returncode, finished.stdout, finished.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("environ", "drivers"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["x11"]),
        ({"WAYLAND_DISPLAY": "wayland-1"}, ["wayland"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-1"}, ["x11", "wayland"]),
        ({"DISPLAY": "", "XDG_RUNTIME_DIR": "nowhere"}, []),
    ],
)
def test_only_screens_that_are_there_are_tried(environ: dict[str, str], drivers: list[str]) -> None:
    assert linux_drivers(environ) == drivers


@pytest.mark.parametrize("module", ["scrapdesk", "scrapdesk.__main__", "scrapdesk.paths", "scrapdesk.cli.main"])
def test_looking_at_the_program_loads_no_heavy_library(module: str) -> None:
    heavy = ("pygame", "pytmx", "resvg_py", "platformdirs", "multiprocessing")
    finished = python("-c", f"import sys, {module}; print([name for name in {heavy!r} if name in sys.modules])")
    assert finished.stdout.strip() == "[]", finished.stderr


def test_the_desk_opens_without_the_rules_of_any_game(tmp_path: Path) -> None:
    code = (
        "import sys; from scrapdesk.ui.app import run; code = run(smoke=True); "
        "print(code, [name for name in sys.modules if name.startswith(('scrapdesk.games', 'scrapdesk.ai.search'))])"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SCRAPDESK_HOME": str(tmp_path)}
    finished = python("-c", code, env=environment)
    assert finished.stdout.strip() == "0 []", finished.stderr


def test_the_selftest_finds_nothing_bad() -> None:
    finished = start("selftest")
    assert finished.returncode == 0, finished.stdout
    assert "BAD" not in finished.stdout and finished.stdout.endswith("none bad\n")


def test_the_selftest_speaks_json_and_needs_no_screen() -> None:
    finished = start("selftest", "--json", env=without_screen())
    told = json.loads(finished.stdout)
    assert finished.returncode == 0 and told["ok"] is True
    display = next(check for check in told["checks"] if check["name"] == "display")
    assert display["status"] == "ok"
