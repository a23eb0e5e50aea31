"""The ways from one scene to another, as requests: what is to be opened, and what it needs to know.

The context is asked with one of these and finds who makes the scene. Must not know any scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scrapdesk.core.gameid import SetupId
    from scrapdesk.core.record import Record
    from scrapdesk.ui.scenes.base import WidgetScene
    from scrapdesk.ui.table.scene import TableScene


class Request:
    """Something that is to be opened."""


@dataclass(frozen=True)
class OpenSetup(Request):
    """Of a game by its id, of one with cards of one's own, or of what a game ID stands for."""

    wish: str | tuple[str, Mapping[str, str]] | SetupId


@dataclass(frozen=True)
class OpenLesson(Request):
    """`number`: the how manieth behind the first."""

    game: str
    number: int = 0


@dataclass(frozen=True)
class OpenRules(Request):
    """The rule book of a game, at a rule."""

    game: str
    rule: str = ""


@dataclass(frozen=True)
class OpenSettings(Request):
    """`first` names the setting that is looked at first."""

    first: str = ""


@dataclass(frozen=True)
class OpenResults(Request):
    game: str


@dataclass(frozen=True)
class OpenStatistics(Request):
    game: str = ""


@dataclass(frozen=True)
class OpenCredits(Request):
    pass


@dataclass(frozen=True)
class OpenPause(Request):
    table: TableScene


@dataclass(frozen=True)
class OpenKeys(Request):
    pass


@dataclass(frozen=True)
class OpenHelp(Request):
    """The keys that hold at a place: the desk, a table, a replay."""

    place: str
    game: str


@dataclass(frozen=True)
class WatchGame(Request):
    record: Record


@dataclass(frozen=True)
class WatchPasted(Request):
    pass


@dataclass(frozen=True)
class TakeDropped(Request):
    """A file that was dropped on the window."""

    path: str


@dataclass(frozen=True)
class ChooseGame(Request):
    """A game from a file, to be watched."""


@dataclass(frozen=True)
class OpenSaves(Request):
    pass


@dataclass(frozen=True)
class KeepGame(Request):
    """A game kept under a name of the person's choice, which the scene then tells."""

    scene: WidgetScene
    record: Record


@dataclass(frozen=True)
class OpenWorkshop(Request):
    path: Path | None = None
    game: str = ""
    """Whose samples come first."""
