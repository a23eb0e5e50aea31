"""The ways from one scene to another, as requests: what is to be opened, and what it needs to know.

The context is asked with one of these and finds who makes the scene. Must not know any scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from scrapdesk.core.gameid import SetupId
    from scrapdesk.core.record import Record
    from scrapdesk.ui.scenes.base import WidgetScene
    from scrapdesk.ui.table.scene import TableScene


class Request(msgspec.Struct, frozen=True):
    """Something that is to be opened."""


class OpenSetup(Request, frozen=True):
    """Of a game by its id, of one with cards of one's own, or of what a game ID stands for."""

    wish: str | tuple[str, Mapping[str, str]] | SetupId


class OpenLesson(Request, frozen=True):
    """`number`: the how manieth behind the first."""

    game: str
    number: int = 0


class OpenRules(Request, frozen=True):
    """The rule book of a game, at a rule."""

    game: str
    rule: str = ""


class OpenSettings(Request, frozen=True):
    """`first` names the setting that is looked at first."""

    first: str = ""


class OpenResults(Request, frozen=True):
    game: str


class OpenStatistics(Request, frozen=True):
    game: str = ""


class OpenCredits(Request, frozen=True):
    pass


class OpenPause(Request, frozen=True):
    table: TableScene


class OpenKeys(Request, frozen=True):
    action: str = ""
    """Which one is looked at first; "": the first of all."""


class OpenHelp(Request, frozen=True):
    """The keys that hold at a place: the desk, a table, a replay."""

    place: str
    game: str


class WatchGame(Request, frozen=True):
    record: Record
    ply: int = 0
    """Where it begins: before the move that comes then."""


class WatchPasted(Request, frozen=True):
    pass


class TakeDropped(Request, frozen=True):
    """A file that was dropped on the window."""

    path: str


class ChooseGame(Request, frozen=True):
    """A game from a file, to be watched."""


class OpenSaves(Request, frozen=True):
    pass


class KeepGame(Request, frozen=True):
    """A game kept under a name of the person's choice, which the scene then tells."""

    scene: WidgetScene
    record: Record


class OpenWorkshop(Request, frozen=True):
    path: Path | None = None
    game: str = ""
    """Whose samples come first."""
