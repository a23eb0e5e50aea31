"""Which build is tried, and the screen on which it is tried."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.frozen.built import LINUX, VARIABLE, Built, environment
from tests.frozen.driver import Program
from tests.frozen.screen import Screen

Start = Callable[..., Program]


@pytest.fixture(scope="session")
def built() -> Built:
    folder = os.environ.get(VARIABLE)
    if not folder:
        pytest.skip(f"{VARIABLE} names no build")
    return Built(Path(folder).resolve())


@pytest.fixture(scope="session")
def screen(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    if not LINUX or shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.skip("a screen that nobody sees needs Linux, Xvfb and xdotool")
    screen = Screen(tmp_path_factory.mktemp("screen"))
    yield screen
    screen.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def start(screen: Screen, home: Path) -> Iterator[Start]:
    """Starts programs on the screen, and sees to it that none outlives its test."""
    programs: list[Program] = []

    def begin(executable: Path, *arguments: str, user: int | None = None, **env: str) -> Program:
        program = Program(screen, executable, *arguments, env=environment(home) | env, user=user)
        programs.append(program)
        return program

    yield begin
    for program in programs:
        program.end()
