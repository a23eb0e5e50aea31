"""What lies in the built folder: what the licences ask for, nothing that should not be there, and not too much."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from scrapdesk.ui.paint.fonts import FACES
from tests.frozen.built import LINUX, ROOT, Built

FOLDER = 60_000_000
"""Bytes, ready-made pictures and all: no more than a window of pygame-ce and nothing else, as PyInstaller makes it."""
ONE_FILE = 30_000_000
UNWANTED = ("numpy", "PIL", "tkinter", "pytest", "hypothesis", "mypy", "ruff", "setuptools", "libreadline", "libssl")
PARTS = {
    **{"z": "zlib", "bz2": "bzip2", "lzma": "liblzma", "ffi": "libffi", "jpeg": "libjpegturbo", "png16": "libpng"},
    **{"webpdemux": "libwebp", "sharpyuv": "libwebp", "vorbisenc": "vorbis", "vorbisfile": "vorbis"},
    **{"brotlicommon": "brotli", "brotlidec": "brotli"},
}
"""Libraries that the notices name as a part of something, or by another name than their file has."""

pytestmark = pytest.mark.skipif(not LINUX, reason="names and sizes of the Linux build")


def files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]


def test_it_is_not_too_large(built: Built) -> None:
    assert sum(path.stat().st_size for path in files(built.folder)) <= FOLDER
    assert built.executable("file").stat().st_size <= ONE_FILE


def test_every_paper_is_inside(built: Built) -> None:
    for name in ("LICENSE", "NOTICES.md"):
        assert (built.inside / name).read_bytes() == (ROOT / name).read_bytes()
    ours = {path.name for path in (ROOT / "docs" / "licences").iterdir()}
    assert {path.name for path in (built.inside / "licences").iterdir()} == ours >= {"LGPL-2.1.txt", "Python.txt"}
    for package, _ in FACES.values():
        assert (built.inside / package / "files" / "LICENSE.txt").stat().st_size > 1000


def test_every_library_is_named_in_the_notices(built: Built) -> None:
    """`libmpg123-8b3c3c9e.so.0.49.4` is libmpg123; the notices may write SDL_ttf for libSDL2_ttf."""
    notices = re.sub(r"[^a-z0-9]", "", (ROOT / "NOTICES.md").read_text(encoding="utf-8").lower())
    names = {re.split(r"[-.]", path.name)[0] for path in built.inside.rglob("lib*.so*")}
    strangers = {name for name in names if _plain(name) not in notices}
    assert len(names) > 20 and strangers == set()


def test_every_package_within_the_program_is_named_in_the_notices(built: Built) -> None:
    """Also those that a library brought along unasked. A packed module is found by its name and that name's length."""
    notices = (ROOT / "NOTICES.md").read_text(encoding="utf-8").lower().replace("_", "-")
    data = built.executable("folder").read_bytes()
    packed = {name for name in packages_distributions() if re.search(_marshalled(name), data)}
    assert {"pytmx", "platformdirs", "typing_extensions"} <= packed
    owners = {owner.lower().replace("_", "-") for name in packed for owner in packages_distributions()[name]}
    assert {owner for owner in owners - {"scrapdesk"} if owner not in notices} == set()


def _marshalled(name: str) -> bytes:
    return rb"[zZ\xda\xfa]" + re.escape(bytes([len(name)]) + name.encode())


def _plain(library: str) -> str:
    name = library.lower().removeprefix("lib").replace("sdl2", "sdl").replace("_", "")
    return PARTS.get(name, name.rstrip("0123456789"))


def test_nothing_unwanted_came_along(built: Built) -> None:
    names = [path.relative_to(built.folder).as_posix() for path in files(built.folder)]
    assert [name for name in names if any(part in name.split("/")[-1] for part in UNWANTED)] == []
    assert [name for name in names if name.endswith((".sh", ".desktop", "RECORD", ".map"))] == []


def test_everything_of_ours_came_along(built: Built) -> None:
    for folder in ("assets", "levels"):
        ours = {path.relative_to(ROOT) for path in files(ROOT / folder)}
        wanted = {path.as_posix() for path in ours if not path.is_relative_to("assets/desk/linux")}
        there = {
            path.relative_to(built.inside / "scrapdesk").as_posix()
            for path in files(built.inside / "scrapdesk" / folder)
        }
        assert there == wanted


def test_no_file_knows_where_it_was_built(built: Built) -> None:
    here = str(built.dist.parent).encode()
    assert [path.name for path in [*files(built.folder), built.executable("file")] if here in path.read_bytes()] == []


@pytest.mark.skipif(shutil.which("objdump") is None, reason="binutils are not there")
def test_the_readme_tells_the_glibc_that_is_needed(built: Built) -> None:
    needed = max(_glibc(path) for path in files(built.folder) if ".so" in path.name or path.name == "scrapdesk")
    told = re.search(r"glibc (\d+)\.(\d+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert told is not None and needed <= (int(told[1]), int(told[2]))


def _glibc(path: Path) -> tuple[int, ...]:
    told = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=False).stdout
    return max((tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([\d.]+\d)", told)), default=())
