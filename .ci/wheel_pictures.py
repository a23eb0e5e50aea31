"""Has the ready-made pictures made when a wheel is built, and puts them into it. Hatch finds it by pyproject.toml.

A wheel without them is a whole program, too, only slower at its first start: where they cannot be made, that is said
and no more. tests/frozen looks whether those in a wheel are of its sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PATIENCE = 300
"""Seconds."""


class WheelPictures(BuildHookInterface):
    """For `pip install .` and for wheels of a release; an editable install reads the drawings themselves."""

    def dependencies(self) -> list[str]:
        """Painting takes what playing takes."""
        return list(self.metadata.core.dependencies) if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not _wanted():
            return
        folder = Path(self.root, "build", "pictures")
        try:
            _make(Path(self.root), folder)
        except (OSError, subprocess.SubprocessError) as fault:
            self.app.display_warning(f"no ready-made pictures: {fault}")
            return
        build_data["force_include"][str(folder / "pictures.pack")] = "scrapdesk/pictures/pictures.pack"


def _wanted() -> bool:
    return os.environ.get("SCRAPDESK_PICTURES") != "0"


def _make(root: Path, folder: Path) -> None:
    """Unseen, by a process of its own; a pack that is of these sources is kept."""
    subprocess.run(  # noqa: S603 - this Python, this program
        [sys.executable, "-m", "scrapdesk.ui.packing", str(folder), "--keep"],
        cwd=root,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.DEVNULL,
        check=True,
        timeout=PATIENCE,
    )
