"""What Linux players get: the archive with its installer, and the Debian package."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from scrapdesk import __version__
from tests.frozen.built import LINUX, Built, environment, run
from tests.frozen.conftest import Start
from tests.frozen.driver import leave_desk

DESKTOP = "applications/scrapdesk.desktop"
METAINFO = "metainfo/io.github.scrapdesk.scrapdesk.metainfo.xml"
ICONS = ("icons/hicolor/48x48/apps/scrapdesk.png", "icons/hicolor/scalable/apps/scrapdesk.svg")
ODD_HOME = 'Heimat von José "Pepe" $HOME 100% `a` \\b'

pytestmark = pytest.mark.skipif(not LINUX, reason="the ways of Linux")


@pytest.fixture
def unpacked(built: Built, tmp_path: Path) -> Path:
    """The archive as a player has unpacked it."""
    found = sorted(built.dist.glob(f"scrapdesk-{__version__}-linux-*.tar.gz"))
    if not found:
        pytest.skip("no archive in the build: .ci/package-linux makes it")
    with tarfile.open(found[0]) as archive:
        archive.extractall(tmp_path / "Downloads", filter="data")
    (folder,) = (tmp_path / "Downloads").iterdir()
    return folder


@pytest.fixture
def deb(built: Built) -> Path:
    found = sorted(built.dist.glob(f"scrapdesk_{__version__}_*.deb"))
    if not found or shutil.which("dpkg-deb") is None:
        pytest.skip("no package in the build, or no dpkg-deb to look at it")
    return found[0]


def script(path: Path, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(path)], env=environment(home), cwd="/", capture_output=True, encoding="utf-8", timeout=120, check=False
    )


def tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir() or path.is_symlink()}


def test_it_starts_where_it_was_unpacked(unpacked: Path, start: Start) -> None:
    program = start(unpacked / "scrapdesk").opened()
    leave_desk(program)
    assert program.finished() == (0, "", "")


@pytest.mark.parametrize("name", ["home", ODD_HOME])
def test_installed_it_starts_from_the_menu_and_goes_without_a_trace(
    name: str, unpacked: Path, tmp_path: Path, start: Start
) -> None:
    home = tmp_path / "homes" / name
    home.mkdir(parents=True)
    finished = script(unpacked / "install.sh", home)
    assert (finished.returncode, finished.stderr) == (0, "")
    share = home / ".local" / "share"
    assert all((share / name).is_file() for name in (DESKTOP, METAINFO, *ICONS))
    program = start(_menu_command(share / DESKTOP), HOME=str(home)).opened()
    leave_desk(program)
    assert program.finished() == (0, "", "")
    kept = share / "scrapdesk" / "saves" / "evening.scrapdesk"
    kept.parent.mkdir(parents=True)
    kept.write_text("a game")
    assert script(home / ".local/opt/scrapdesk/uninstall.sh", home).returncode == 0
    left = {name for name in tree(home) if not name.startswith(".cache/")}
    theirs = {  # what the player has kept and set stays; a greeting that was skipped is noted there
        ".local/share/scrapdesk/saves/evening.scrapdesk",
        ".config/scrapdesk/settings.json",
        ".config/scrapdesk/.settings.json.lock",
    }
    assert {name for name in left if "mimeinfo.cache" not in name and "icon-theme.cache" not in name} == theirs


def _menu_command(entry: Path) -> Path:
    """What a desktop starts: the Exec line, read as its specification says."""
    lines = dict(line.split("=", 1) for line in entry.read_text(encoding="utf-8").splitlines() if "=" in line)
    text = lines["Exec"].replace("\\\\", "\\")
    assert text.startswith('"') and text.endswith('"')
    read, escaped = "", False
    for letter in text[1:-1]:
        escaped = letter == "\\" and not escaped
        read += "" if escaped else letter
    command = Path(read.replace("%%", "%"))
    assert lines["TryExec"].replace("\\\\", "\\") == str(command)
    return command


def test_installed_twice_it_is_there_once(unpacked: Path, home: Path) -> None:
    script(unpacked / "install.sh", home)
    (home / ".local/opt/scrapdesk/_internal/of-the-version-before").touch()
    before = tree(home)
    assert script(unpacked / "install.sh", home).returncode == 0
    assert before - tree(home) == {".local/opt/scrapdesk/_internal/of-the-version-before"}
    command = home / ".local/bin/scrapdesk"
    assert run(command, "--version", env=environment(home)).stdout == f"scrapdesk {__version__}\n"


def test_a_command_of_somebody_else_is_not_taken_away(unpacked: Path, home: Path) -> None:
    command = home / ".local/bin/scrapdesk"
    command.parent.mkdir(parents=True)
    command.write_text("#!/bin/sh\n")
    finished = script(unpacked / "install.sh", home)
    assert finished.returncode == 1 and "not ours" in finished.stderr
    script(unpacked / "uninstall.sh", home)
    assert tree(home) == {".local/bin/scrapdesk"}


def test_a_home_that_is_none_is_told_in_one_sentence(unpacked: Path, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    finished = script(unpacked / "install.sh", occupied)
    assert finished.returncode == 1 and finished.stderr.count("\n") == 1 and "cannot be written" in finished.stderr


def test_the_archive_has_no_owner_and_one_time(built: Built, unpacked: Path) -> None:
    (found,) = built.dist.glob(f"scrapdesk-{__version__}-linux-*.tar.gz")
    with tarfile.open(found) as archive:
        members = archive.getmembers()
    assert {(member.uid, member.gid, member.uname) for member in members} == {(0, 0, "")}
    assert len({member.mtime for member in members}) == 1
    assert {"LICENSE", "NOTICES.md", "install.sh", "uninstall.sh"} <= {path.name for path in unpacked.iterdir()}


def test_the_debian_package_starts_from_where_it_is_put(deb: Path, tmp_path: Path, start: Start) -> None:
    subprocess.run(["dpkg-deb", "-x", str(deb), str(tmp_path / "root")], check=True)
    usr = tmp_path / "root" / "usr"
    assert all((usr / "share" / name).is_file() for name in (DESKTOP, METAINFO, *ICONS))
    assert (usr / "share/doc/scrapdesk/copyright").is_file()
    program = start(usr / "bin" / "scrapdesk").opened()
    assert program.has_class("scrapdesk")
    leave_desk(program)
    assert program.finished() == (0, "", "")


def test_the_debian_package_says_what_it_needs(deb: Path) -> None:
    told = subprocess.run(["dpkg-deb", "-f", str(deb)], capture_output=True, text=True, check=True).stdout
    fields = dict(line.split(": ", 1) for line in told.splitlines() if ": " in line and not line.startswith(" "))
    assert (fields["Package"], fields["Version"]) == ("scrapdesk", __version__)
    assert "libc6 (>= 2." in fields["Depends"] and "libstdc++6" in fields["Depends"]
