"""Walks a sixth game from the desk to its replay, in a copy of the program that has it. Prints every scene it meets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from scrapdesk.core.table import DONE
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.requests import OpenLesson, OpenResults, OpenSetup, WatchGame
from scrapdesk.ui.shots import desk_context, shown
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable

GAME = "nim"
SIZE = (1280, 720)


def met(context: AppContext, what: str) -> None:
    settle(context)
    shown(context, SIZE)
    print(what, type(context.scenes.top).__name__, flush=True)


def board(context: AppContext) -> BoardTable:
    found = [scene for scene in context.scenes.scenes if isinstance(scene, BoardTable)]
    assert found, [type(scene).__name__ for scene in context.scenes.scenes]
    return found[-1]


def drag(context: AppContext, table: BoardTable, path: Sequence[str]) -> None:
    """A piece by hand onto the place that the move spells."""
    piece, place = [target for target in path if target != DONE][:2]
    sprite = table.stage.cast.get(piece)
    assert sprite is not None
    start = round(sprite.goal.x), round(sprite.goal.y)
    left, top, width, height = table.stage.layout.box(place)
    goal = round(left + width / 2), round(top + height / 2)
    context.scenes.handle(PointerMoved(start))
    context.scenes.handle(PointerDown(start))
    for share in (0.3, 0.7, 1.0):
        at = tuple(round(one + (other - one) * share) for one, other in zip(start, goal, strict=True))
        context.scenes.handle(PointerMoved((at[0], at[1]), held=True))
    context.scenes.handle(PointerUp(goal))
    settle(context)


def play_out(context: AppContext, table: BoardTable) -> int:
    """The game to its end, every move of a person by drag; how many those were."""
    luck, match, drags = Random(4), table.sitting.match, 0
    for _ in range(40):
        if match.outcome is not None:
            return drags
        seat = table.sitting.person_asked
        if seat is None:
            context.clock.advance(50)
            context.scenes.update(50)
            settle(context)
            continue
        move = luck.choice(list(match.legal_moves(seat)))
        before = match.ply
        drag(context, table, table.sitting.table.paths(match.view(seat), move)[0])
        assert match.ply > before, move
        drags += 1
    raise AssertionError("the game has no end")


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    assert GAME in GAMES and GAME in FACES
    context = desk_context(SIZE, 100, FlatArt())
    context.change_settings(curtain=False)
    met(context, "desk")
    context.open(OpenSetup(GAME))
    met(context, "setup")
    context.scenes.pop()
    context.open(OpenLesson(GAME))
    met(context, "lesson")
    context.scenes.pop()
    context.open_rules(GAME)
    met(context, "rules")
    context.scenes.pop()
    context.open_table(NewTable(GAME, ("human", "human"), seed="1"))
    met(context, "table")
    table = board(context)
    print("drags", play_out(context, table), flush=True)
    record = table.sitting.match.record("human,human")
    met(context, "end")
    context.open(WatchGame(record))
    met(context, "replay")
    context.scenes.pop()
    context.scenes.settle()
    context.open(OpenResults(GAME))
    met(context, "results")
    print("kept", len(context.storage.history.value.results), flush=True)


if __name__ == "__main__":
    main()
