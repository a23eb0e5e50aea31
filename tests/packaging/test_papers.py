"""The papers agree with each other and with the program: pins, README, licences, package contents."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

from scrapdesk.ui.frame.actions import ACTIONS
from scrapdesk.ui.paint.fonts import FACES, face_path
from tests.packaging.program import ROOT

PLAIN = ROOT / "constraints.txt"
HASHED = ROOT / "constraints-hashed.txt"
PIN = re.compile(r"^([a-z0-9-]+)==([^ ;\\\n]+)(?: ; ([^\\\n]+?))?(?: \\)?$", re.MULTILINE)
COMMANDS = (
    "python3 -m venv .venv && .venv/bin/pip install -q -c constraints.txt . && .venv/bin/scrapdesk",
    "python3 -m venv .venv && .venv/bin/pip install -q -c constraints.txt -e '.[test]' && .venv/bin/pytest",
)


def pins(text: str) -> dict[str, tuple[str, str]]:
    """Name to version and condition."""
    return {name: (number, condition) for name, number, condition in PIN.findall(text)}


def names_of(needs: Iterable[str]) -> set[str]:
    """The names of requirements, as lists of pins write them."""
    return {re.split(r"[<>=~ ;\[]", need)[0].replace("_", "-") for need in needs}


@pytest.mark.parametrize("path", [PLAIN, HASHED], ids=lambda path: path.name)
def test_every_line_of_a_list_is_a_pin_of_something_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(pins(text)) == sum("==" in line for line in text.splitlines()) > 20


def test_both_lists_of_pins_agree() -> None:
    hashed = pins(HASHED.read_text(encoding="utf-8"))
    assert hashed.items() <= pins(PLAIN.read_text(encoding="utf-8")).items()


def test_a_build_finds_what_it_needs_and_nothing_of_the_other_extras() -> None:
    """What lies in the environment of a build can get into the executable."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    hashed = set(pins(HASHED.read_text(encoding="utf-8")))
    needed = names_of([*project["dependencies"], *extras["test"], *extras["build"]])
    assert needed <= hashed and not names_of([*extras["dask"], *extras["bench"]]) & hashed


def test_every_hashed_pin_has_hashes() -> None:
    blocks = re.split(r"\n(?=[a-z])", HASHED.read_text(encoding="utf-8"))[1:]
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", block) for block in blocks)


@pytest.mark.parametrize("path", [PLAIN, HASHED], ids=lambda path: path.name)
def test_no_list_names_a_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text and "index-url" not in text and "find-links" not in text


def test_everything_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(need for needs in project["optional-dependencies"].values() for need in needs)]
    names = names_of(asked)
    assert len(names) > 10 and names <= set(pins(PLAIN.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("text", "found"),
    [("a-b==1.2\n", {"a-b": ("1.2", "")}), ("a==1 ; x == 'y' \\\n    --hash=z\n", {"a": ("1", "x == 'y'")})],
)
def test_a_pin_is_read_with_its_condition(text: str, found: dict[str, tuple[str, str]]) -> None:
    assert pins(text) == found


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_has_the_commands_that_were_tried(command: str) -> None:
    assert command in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()


def test_the_readme_shows_pictures_that_are_there_and_all_of_them() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(docs/pictures/([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    files = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    assert sorted(shown) == sorted(files) and len(files) == 8
    assert sum(files.values()) < 3_000_000


def test_the_keys_that_the_readme_names_are_keys_of_the_program() -> None:
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("| Keys |")[2].partition("\n\n")[0]
    named = {key.lower() for key in re.findall(r"`([^`]+)`", table)}
    known = {key.replace("escape", "esc") for action in ACTIONS for key in action.keys}
    assert len(named) > 10 and named <= known


def test_every_library_is_named_in_the_notices() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notices = (ROOT / "NOTICES.md").read_text(encoding="utf-8").lower()
    for need in project["dependencies"]:
        assert f"| {re.split('[<>=]', need)[0]} |" in notices


def test_a_wheel_has_the_package_with_its_pictures_and_maps_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    bare = {**os.environ, "SCRAPDESK_PICTURES": "0"}  # tests/frozen looks at one with pictures
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120, env=bare)
    (wheel,) = tmp_path.glob(f"scrapdesk-{version('scrapdesk')}-*.whl")
    names = ZipFile(wheel).namelist()
    for folder in ("assets", "levels"):
        shipped = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()}
        assert shipped and {f"scrapdesk/{name}" for name in shipped} <= set(names)
    assert {name.split("/")[0] for name in names} == {"scrapdesk", f"scrapdesk-{version('scrapdesk')}.dist-info"}
    assert any(name.endswith("licenses/LICENSE") for name in names)


@pytest.mark.parametrize("face", FACES)
def test_every_face_is_in_its_package(face: str) -> None:
    assert face_path(face).suffix == ".otf" and face_path(face).stat().st_size > 10_000
