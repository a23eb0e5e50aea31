"""Where things lie on the table of the built program: asked of the same scene, made here from the source.

The twin is made of the saved game that the program keeps after every move, so it needs no door into the program.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.record import BadRecord, Record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.statistics import STATISTICS, History, Result
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.frozen.driver import Point
from tests.ui.hands import desk


def settle_in(home: Path) -> None:
    """A person who has played before and is in a hurry: nothing moves slowly, and no move is asked about."""
    hurried = Settings(speed="off", confirm="off")
    Document(SETTINGS, home / ".config/scrapdesk/settings.json").save(hurried)
    before = Result(game="scamorra", players=("human", "ai:rookie"), ranks=(1, 2), reason="SM-7.1", moves=40)
    Document(STATISTICS, home / ".local/share/scrapdesk/statistics.json").save(History((before,)))


def saved(home: Path, game: str) -> Record | None:
    """The game that is being played, as the program has kept it; None while it has not."""
    try:
        return parse_record((home / f".local/share/scrapdesk/saves/running {game}.scrapdesk").read_bytes())
    except (OSError, BadRecord):
        return None


def match_of(record: Record) -> AnyMatch:
    return replay(record, GAMES[record.game].rules)


def is_asked(home: Path, game: str, seat: Seat) -> bool:
    """Whether that seat is to move in the game as it is kept."""
    record = saved(home, game)
    return record is not None and match_of(record).to_act == seat


def places(record: Record, path: tuple[str, ...]) -> list[Point]:
    """Where a person would point at each target of a path, in a window as it opens."""
    with desk(speed="off") as context:
        sit_down(context, record)
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        context.clock.finish()
        found = [_place(table, target) for target in path]
        pygame.event.clear()
    return found


def _place(table: BoardTable, target: str) -> Point:
    stage = table.stage
    sprite = stage.cast.get(target)
    left, top, width, height = sprite.goal.box if sprite is not None else stage.layout.box(target)
    return round(left + width / 2), round(top + height / 2)


def shortest_path(match: AnyMatch, move: Any, seat: Seat) -> tuple[str, ...]:
    """The spelling of a move that takes the fewest targets."""
    paths = GAMES[match.rules.info.id].table.paths(match.view(seat), move)
    return min((tuple(path) for path in paths), key=len)
