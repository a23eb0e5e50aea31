"""Starts the program as a user would, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")

Finished = subprocess.CompletedProcess[str]


def python(*arguments: str, env: Mapping[str, str] | None = None) -> Finished:
    return subprocess.run(
        [sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )


def scrapdesk(*arguments: str, env: Mapping[str, str] | None = None) -> Finished:
    return python("-m", "scrapdesk", *arguments, env=env)


def without_screen() -> dict[str, str]:
    """The environment of a machine that nobody looks at."""
    return {key: value for key, value in os.environ.items() if key not in SCREENS}
