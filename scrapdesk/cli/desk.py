"""The way from a command to the window: opens the desk, and hands it a table to begin with.

The only command module that reaches into the screen's room, and only at the moment when a window is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class TableRequest:
    """A checked wish for one table, in plain values: what is played, by whom, and from which seed.

    The window may not know this room; it can describe the same fields as a protocol of its own.
    """

    game: str
    players: tuple[str, ...]
    """Who sits where: `human`, or `ai:` and an opponent's name."""
    options: Mapping[str, str]
    seed: str
    content: Mapping[str, str] | None = None
    """The whole content, where a file of it is not our own."""
    names: tuple[str, ...] = ()
    """What the people call themselves, seat by seat; nothing where nobody said."""
    typed_seed: bool = False
    """Whether somebody typed the seed in, or an ID that holds it."""


def open_desk(request: TableRequest | None = None, smoke: bool = False) -> int:
    """Opens the window and stays until it is closed. Returns the exit code."""
    from scrapdesk.ui.app import run

    return run(smoke=smoke, request=request)
