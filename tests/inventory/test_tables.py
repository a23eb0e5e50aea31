"""Whole games at their tables: what is shown at many moments, at rest and on the way, is as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context, without_window
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.inventory.acts import AnyMove, Heard, printed
from tests.inventory.kept import TINTS, Entry, differences
from tests.inventory.screens import at
from tests.inventory.tiles import light
from tests.inventory.unchanging import unchanging
from tests.ui.hands import flat_shadows
from tests.ui.written import Painted

SIZE = (1280, 720)
MOMENTS = 24
"""So many of a game are looked at."""
GAP = 1.13
ON_THE_WAY = (40.0, 130.0, 300.0, 600.0)
TABLES = [
    (game, seats) for game, entry in GAMES.items() for seats in sorted({*entry.info.seats[:1], *entry.info.seats[-1:]})
]


@contextmanager
def table_of(game: str, seats: int) -> Iterator[BoardTable]:
    without_window(SIZE)
    with flat_shadows(), unchanging():
        context = desk_context(SIZE, 100, FlatArt())
        context.make_thinker, context.audio = AnyMove, Heard()
        sit_down(context, NewTable(game, ("human", *["ai:random"] * (seats - 1)), seed=f"tables-{seats}"))
        settle(context)
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
        yield table
        context.scenes.clear()
        context.scenes.settle()
    pygame.display.quit()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_shows_what_it_showed(game: str, seats: int) -> None:
    with table_of(game, seats) as table:
        lines, lights = [], b""
        for line, part in moments(table, Random(f"{game} {seats}")):
            lines += line
            lights += part
    assert differences("tables", f"{game}-{seats}", Entry(tuple(lines), lights)) == []


def moments(table: BoardTable, luck: Random) -> Iterator[tuple[list[str], bytes]]:
    context, match = table.context, table.sitting.match
    due, gap, known = 0.0, 1.0, set[str]()
    for number in range(MOMENTS):
        while match.to_act is not None and match.ply < due:
            match.play(match.to_act, chosen(match, luck))
        gap *= GAP
        due = match.ply + gap
        table.follow("undo")
        settle(context)
        seat = match.to_act
        if seat is not None and number % 2:
            shown(table, luck)
            on(context, luck.choice(ON_THE_WAY))
        yield seen(context, f"{match.ply}{' on the way' if number % 2 else ''}", known)
        if seat is None:
            return


def chosen(match: Any, luck: Random) -> Any:
    return luck.choice(list(match.legal_moves(match.to_act)))


def shown(table: BoardTable, luck: Random) -> None:
    """One more move, as it is shown when an opponent or a person has made it."""
    match = table.sitting.match
    move = chosen(match, luck)
    if match.to_act in table.sitting.humans:
        match.play(match.to_act, move)
    else:
        table.sitting.play_for_opponent(move)
    table.after_change("play")


def on(context: AppContext, ms: float) -> None:
    context.scenes.settle()
    context.scenes.attempt(lambda: context.clock.advance(ms))
    context.scenes.update(ms)
    context.scenes.settle()


def seen(context: AppContext, when: str, known: set[str]) -> tuple[list[str], bytes]:
    top = context.scenes.top
    assert isinstance(top, WidgetScene)
    painted = Painted(top)
    words = sorted(f"{words.said} {at(words.rect)} {words.colour} {words.px}" for words in painted.words)
    widgets = sorted(f"{one.name} {at(one.rect)} {one.tooltip()}" for one in top.all_widgets())
    pictures = sorted(painted.sheet.told)
    heard = context.audio.names if isinstance(context.audio, Heard) else []
    lines = [
        f"{when}: {type(top).__name__}, {len(words)} words {printed(words)}, {len(pictures)} pictures"
        f" {printed(pictures)}, {len(widgets)} widgets {printed(widgets)}, heard {' '.join(heard)}"
    ]
    heard.clear()
    new = sorted({words.said for words in painted.words} - known)
    known.update(new)
    return [*lines, *(f"{when}: {word!r}" for word in new)], light(painted.sheet, TINTS)
