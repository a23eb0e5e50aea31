"""F12: one file with everything that somebody needs who is to mend something: the game, settings, versions, words.

Owns what goes into it. The log is what the screen could show, and the record of a running game is obscured as in a
save: a report tells nobody what its writer did not know.
"""

from __future__ import annotations

import json
import platform
from typing import Final, NamedTuple

import msgspec
import pygame

from scrapdesk import __version__
from scrapdesk.core.record import Record, print_record
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.reports import report_text, write_report
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.scenes.base import WidgetScene

LAST_LINES: Final = 40


class ReportedGame(NamedTuple):
    """The game on the screen: its record, and the log as it stands there."""

    record: Record
    lines: list[str]


def report(context: AppContext) -> None:
    """Writes it, and says in passing where it lies."""
    texts = context.texts
    try:
        path = write_report(written(context))
        words, tone = texts("Report saved: {path}", path=str(path)), "good"
    except StorageTrouble as trouble:
        words, tone = texts("The report could not be saved: {reason}.", reason=str(trouble)), "refuse"
    top = context.scenes.top
    if isinstance(top, WidgetScene):
        top.say(words, tone)


def written(context: AppContext) -> str:
    """The text of a report on what is on the screen now."""
    told = _game(context)
    scenes = " > ".join(type(scene).__name__ for scene in context.scenes.scenes)
    toast = getattr(getattr(context.scenes.top, "passing", None), "toast", None)
    said = [toast.text] if toast is not None else []
    parts = [
        ("what was on the screen", "\n".join([scenes, f"{context.view.size[0]} x {context.view.size[1]}", *said])),
        ("settings", json.dumps(msgspec.to_builtins(context.settings), indent=1, ensure_ascii=False)),
        ("what was set aside", "\n".join(_notes(context))),
        ("the last lines of the log", "\n".join(told.lines[-LAST_LINES:]) if told else ""),
        ("record", print_record(told.record) if told else ""),
    ]
    return report_text(_versions(), parts)


def _versions() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"ScrapDesk {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}, "
        f"{platform.system()} {platform.release()}"
    )


def _notes(context: AppContext) -> list[str]:
    storage = context.storage
    return [*storage.settings.notes, *storage.history.notes, *storage.deals.notes, *storage.shelf.notes]


def _game(context: AppContext) -> ReportedGame | None:
    """The topmost game there is: at a table, or watched."""
    for scene in reversed(context.scenes.scenes):
        found = _told_by(scene)
        if found is not None:
            return found
    return None


def _told_by(scene: Scene) -> ReportedGame | None:
    from scrapdesk.ui.desk.replay.scene import ReplayScene
    from scrapdesk.ui.table.scene import TableScene

    if isinstance(scene, TableScene):
        lines = [line.text for line in scene.teller.log(scene.sitting.viewer)]
        return ReportedGame(scene.sitting.record(), lines)
    if isinstance(scene, ReplayScene):
        return ReportedGame(scene.record, scene.last_words())
    return None
