"""The built program as its users find it: its files, and how it is started in an environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
VARIABLE: Final = "SCRAPDESK_BUILT"
FORMS: Final = ("folder", "file")
LINUX: Final = sys.platform == "linux"
_SUFFIX: Final = ".exe" if sys.platform == "win32" else ""

Finished = subprocess.CompletedProcess[str]


class Built(NamedTuple):
    """One dist folder."""

    dist: Path

    @property
    def folder(self) -> Path:
        return self.dist / "scrapdesk"

    @property
    def inside(self) -> Path:
        return self.folder / "_internal"

    def executable(self, form: str) -> Path:
        name = "scrapdesk-onefile" if form == "file" else "scrapdesk/scrapdesk"
        return self.dist / f"{name}{_SUFFIX}"

    def copy(self, form: str, to: Path) -> Path:
        """The program somewhere else, as a player would have it. Returns what to start."""
        source = self.executable(form)
        if form == "file":
            to.mkdir(parents=True, exist_ok=True)
            return Path(shutil.copy2(source, to / source.name))
        return Path(shutil.copytree(self.folder, to / "scrapdesk", symlinks=True)) / source.name


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a player: a home, a search path, and nothing of ours."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "TEMP", "TMPDIR") if key in os.environ}
    return kept | {"HOME": str(home), "LANG": "C.UTF-8"} | more


def run(executable: Path, *arguments: str, env: Mapping[str, str], cwd: Path | None = None) -> Finished:
    """Starts the program without a screen and waits for its end."""
    return subprocess.run(
        [str(executable), *arguments],
        env=dict(env),
        cwd=cwd or Path(executable.anchor),
        capture_output=True,
        encoding="utf-8",
        timeout=180,
        check=False,
    )
