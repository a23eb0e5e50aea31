"""The way from a command to the window: opens the desk, and hands it a table to begin with.

The only command module that reaches into the screen's room, and only at the moment when a window is wanted.
"""

from __future__ import annotations

from scrapdesk.core.newtable import NewTable


def open_desk(request: NewTable | None = None, smoke: bool = False) -> int:
    """Opens the window and stays until it is closed. Returns the exit code."""
    from scrapdesk.ui.app import run

    return run(smoke=smoke, request=request)
