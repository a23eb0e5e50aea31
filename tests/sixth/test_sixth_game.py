"""A sixth game needs its rules, one line, one map, one face and one line: no other file of the program is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
LINES = {
    "scrapdesk/games/__init__.py": (
        "from scrapdesk.games.scamorra import",
        "from scrapdesk.games.nim import NIM",
        '        "scalawag": SCALAWAG,',
        '        "nim": NIM,',
    ),
    "scrapdesk/ui/faces/__init__.py": (
        "from scrapdesk.ui.faces.scamorra import",
        "from scrapdesk.ui.faces.nim import FACE as NIM",
        '        "scalawag": SCALAWAG,',
        '        "nim": NIM,',
    ),
}
"""A register -> before which import the new one stands, and after which entry."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder of its own, with Nim in it."""
    folder = tmp_path_factory.mktemp("sixth")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("scrapdesk", "assets", "levels"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HERE / "nim", folder / "scrapdesk/games/nim", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HERE / "face", folder / "scrapdesk/ui/faces/nim", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HERE / "art", folder / "assets/nim/art")
    shutil.copy(HERE / "rulebook.toml", folder / "assets/nim/rulebook.toml")
    shutil.copy(HERE / "lid-nim.svg", folder / "assets/desk/art/lid-nim.svg")
    shutil.copy(HERE / "nim.tmx", folder / "levels/nim.tmx")
    for name, (before, line, after, entry) in LINES.items():
        _entered(folder / name, before, line, after, entry)
    return folder


def _entered(register: Path, before: str, line: str, after: str, entry: str) -> None:
    text = register.read_text(encoding="utf-8")
    assert before in text and after in text
    text = text.replace(before, f"{line}\n{before}", 1).replace(after, f"{after}\n{entry}", 1)
    register.write_text(text, encoding="utf-8")


def run(program: Path, *arguments: str) -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": str(program),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "SCRAPDESK_HOME": str(program / "home"),
    }
    done = subprocess.run(
        [sys.executable, *arguments], cwd=program, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_goes_from_the_desk_over_set_up_board_lesson_and_rules_to_result_and_replay(program: Path) -> None:
    told = run(program, str(HERE / "walk.py")).splitlines()
    met = dict(line.split(" ", 1) for line in told if " " in line)
    assert met["desk"] == "DeskScene"
    assert {"setup", "lesson", "rules", "table", "end", "replay", "results"} <= met.keys()
    assert "PlainTable" not in met.values() and int(met["drags"]) >= 3


def test_opponents_play_it_and_the_text_commands_know_it(program: Path) -> None:
    assert "nim" in run(program, "-m", "scrapdesk", "games")
    told = run(program, "-m", "scrapdesk", "simulate", "nim", "--seats", "ai:steady,ai:random", "--games", "4")
    assert "4" in told


def test_its_pictures_pass_the_lint(program: Path) -> None:
    code = (
        "from scrapdesk import paths; from scrapdesk.ui.paint.art.lint import faults; "
        "from scrapdesk.ui.paint.art.portfolio import Portfolio; "
        "from scrapdesk.ui.faces.pictures import open_portfolio; "
        "art = [art for art in open_portfolio().games if art.game == 'nim']; assert art; "
        "print([fault for fault in faults(paths.assets(), Portfolio(art)) if 'nim' in fault])"
    )
    assert run(program, "-c", code).strip().endswith("[]")
