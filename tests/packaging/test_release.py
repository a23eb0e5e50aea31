"""What releases are made with: icon files, version resource, menu entry, and the comparison of two builds."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from scrapdesk import __version__
from tests.packaging.program import ROOT

TOOLS = ROOT / ".ci"
LINUX = ROOT / "assets" / "desk" / "linux"
METAINFO = LINUX / "io.github.scrapdesk.scrapdesk.metainfo.xml"
PNG = b"\x89PNG\r\n\x1a\n"


def load(name: str) -> ModuleType:
    """A module that lies in no package, such as the build script reads."""
    loader = SourceFileLoader(f"ci_{Path(name).stem.replace('-', '_')}", str(TOOLS / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(PNG)
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    load("icons.py").write_all(folder)
    return folder


def test_every_action_of_the_workflows_is_pinned_by_its_commit() -> None:
    """A tag can be moved to other code; a comment says which version the commit is."""
    used = [
        line.split("uses:")[1].strip()
        for path in (ROOT / ".github" / "workflows").glob("*.yml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used and [use for use in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use)] == []


def test_linux_gets_every_size_and_the_drawing(icons: Path) -> None:
    sizes = {path.parent.parent.name: png_size(path.read_bytes()) for path in icons.glob("hicolor/*/apps/*.png")}
    assert {"16x16", "48x48", "256x256"} <= set(sizes)
    assert all(name == f"{width}x{height}" for name, (width, height) in sizes.items())
    drawing = (icons / "hicolor/scalable/apps/scrapdesk.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg") and "{{" not in drawing and "data-gen" not in drawing


def test_windows_gets_one_file_with_all_sizes(icons: Path) -> None:
    data = (icons / "scrapdesk.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1) and count >= 6
    for number in range(count):
        width, height, _, _, _, bits, length, offset = struct.unpack("<BBBBHHII", data[6 + 16 * number :][:16])
        assert bits == 32
        assert png_size(data[offset : offset + length]) == (width or 256, height or 256)


def test_the_mac_gets_one_file_with_all_kinds(icons: Path) -> None:
    data = (icons / "scrapdesk.icns").read_bytes()
    magic, length = struct.unpack(">4sI", data[:8])
    assert (magic, length) == (b"icns", len(data))
    at, sizes = 8, {}
    while at < length:
        kind, size = struct.unpack(">4sI", data[at : at + 8])
        sizes[kind] = png_size(data[at + 8 : at + size])[0]
        at += size
    assert at == length and sizes[b"ic07"] == 128 and sizes[b"ic10"] == 1024


def test_icons_come_out_the_same_each_time(icons: Path, tmp_path: Path) -> None:
    load("icons.py").write_all(tmp_path)
    made = [path for path in sorted(icons.rglob("*")) if path.is_file()]
    assert len(made) > 10
    assert all((tmp_path / path.relative_to(icons)).read_bytes() == path.read_bytes() for path in made)


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0", (0, 1, 0, 0)), ("2.0rc1", (2, 0, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4))],
)
def test_a_version_becomes_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert load("windows_version.py").numbers(version) == numbers


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    """It evaluates the text, with these names standing for parts of the resource."""
    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )

    def part(name: str) -> Callable[..., Any]:
        return lambda *values, **fields: (name, *values, *fields.values())

    text = load("windows_version.py").text("0.1.0", "scrapdesk-desk")
    found = repr(eval(text, {"__builtins__": {}}, {name: part(name) for name in names}))
    assert "('StringStruct', 'ProductVersion', '0.1.0')" in found and "'scrapdesk-desk.exe'" in found


def build(folder: Path, **files: str) -> Path:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def compare(first: Path, second: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / "compare-builds"), str(first), str(second)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_two_builds_that_are_the_same_are_said_to_be(tmp_path: Path) -> None:
    finished = compare(build(tmp_path / "a", x="1", y="2"), build(tmp_path / "b", x="1", y="2"))
    assert (finished.returncode, finished.stdout) == (0, "2 files, 0 differ, 0 of them must not\n")


def test_every_kind_of_difference_is_seen(tmp_path: Path) -> None:
    first = build(tmp_path / "a", same="1", other="1", only="1", runs="1", link="1")
    second = build(tmp_path / "b", same="1", other="2", more="1", runs="1")
    (second / "runs").chmod(0o755)
    (second / "link").symlink_to("same")
    finished = compare(first, second)
    named = {line.split()[1].rstrip(":") for line in finished.stdout.splitlines() if line.startswith("DIFFERS")}
    assert named == {"other", "only", "more", "runs", "link"}
    assert finished.returncode == 1


def test_nothing_is_not_taken_for_the_same(tmp_path: Path) -> None:
    assert compare(build(tmp_path / "a"), build(tmp_path / "b")).returncode == 2


def test_the_menu_entry_and_the_description_agree() -> None:
    entry = dict(line.split("=", 1) for line in (LINUX / "scrapdesk.desktop").read_text().splitlines() if "=" in line)
    root = ElementTree.parse(METAINFO).getroot()
    assert root.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")
    assert root.findtext("launchable") == "scrapdesk.desktop"
    assert root.findtext("icon") == entry["Icon"] == entry["StartupWMClass"] == "scrapdesk"
    assert (root.findtext("name"), root.findtext("summary")) == (entry["Name"], entry["Comment"])
    assert [found.text for found in root.iter("category")] == entry["Categories"].rstrip(";").split(";")


def test_the_description_begins_with_this_version() -> None:
    newest = next(ElementTree.parse(METAINFO).getroot().iter("release"))
    assert newest.get("version") == __version__


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils are not there")
def test_the_menu_entry_is_valid() -> None:
    command = ["desktop-file-validate", str(LINUX / "scrapdesk.desktop")]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (finished.returncode, finished.stdout + finished.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstream is not there")
def test_the_description_is_valid() -> None:
    command = ["appstreamcli", "validate", "--no-net", str(METAINFO)]
    finished = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert finished.returncode == 0, finished.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix")
@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_the_installer_is_shell_and_may_be_run(script: str) -> None:
    assert subprocess.run(["sh", "-n", str(LINUX / script)], timeout=60, check=False).returncode == 0
    assert (LINUX / script).stat().st_mode & 0o111
