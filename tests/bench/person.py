"""Somebody at the window who plays a game to its end by pointer and keys, as events that SDL hands out.

Owns what is done next; must not know what it costs. Most moves are drags, a few steps a frame apart; what cannot be
reached by pointing is typed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.scene import TableScene

Point = tuple[int, int]
LOOKS = 18
"""Frames for which somebody looks at the table before they act, the pointer on its way over it."""
STEPS = 10
"""Frames that a drag takes."""
PATIENCE = 12
"""So many tries at pointing a move out; then it is typed."""


def play(context: AppContext, seed: int = 1) -> Iterator[list[pygame.Event]]:
    """What is done in each frame, until the game is over."""
    rng, tries, ply = Random(seed), 0, -1
    while True:
        table = next((scene for scene in context.scenes.scenes if isinstance(scene, TableScene)), None)
        if table is None or table.sitting.match.outcome is not None:
            return
        if context.scenes.top is not table:
            yield from _answer(context)
            continue
        if table.sitting.person_asked is None or table.showing or context.clock.moving:
            yield []
            continue
        tries = tries + 1 if table.sitting.match.ply == ply else 0
        ply = table.sitting.match.ply
        if isinstance(table, BoardTable) and tries < PATIENCE:
            yield from _point(table, rng)
        else:
            yield from _wander(table, rng)
            legal = table.sitting.match.legal_moves(table.sitting.match.to_act or 0)
            table.play_text(table.sitting.match.rules.encode_move(rng.choice(list(legal))))
            yield []


def _answer(context: AppContext) -> Iterator[list[pygame.Event]]:
    """Something lies over the table: it is agreed to, and else put away."""
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        top = context.scenes.top
        yield from ([] for _ in range(LOOKS))
        yield [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")]
        yield [pygame.Event(pygame.KEYUP, key=key, mod=0)]
        yield []
        if context.scenes.top is not top:
            return


def _point(table: BoardTable, rng: Random) -> Iterator[list[pygame.Event]]:
    """One step of a move: a drag where there is one, otherwise a click; agreed to where that is asked."""
    hand = table.stage.hand
    yield from _wander(table, rng)
    if hand.waits and (hand.complete or rng.random() < 0.3):
        yield [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")]
        yield [pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)]
        return
    places = {target: at for target in hand.possible() if (at := _place(table, target)) is not None}
    if not places:
        yield []
        return
    target = rng.choice(sorted(places))
    goals = [at for goal in hand.goals_of(target) if (at := _place(table, goal)) is not None]
    start = places[target]
    end = rng.choice(goals) if goals else start
    yield [_moved(start)]
    yield [_button(pygame.MOUSEBUTTONDOWN, start)]
    if end != start:
        for step in range(1, STEPS + 1):
            at = (start[0] + (end[0] - start[0]) * step // STEPS, start[1] + (end[1] - start[1]) * step // STEPS)
            yield [_moved(at, held=True)]
    yield [_button(pygame.MOUSEBUTTONUP, end)]


def _wander(table: TableScene, rng: Random) -> Iterator[list[pygame.Event]]:
    """The pointer goes from one place to another while its owner thinks."""
    width, height = table.context.view.size
    (x, y), (to_x, to_y) = (
        (rng.randrange(width // 8, width * 5 // 8), rng.randrange(height // 4, height - height // 8)) for _ in "ab"
    )
    for step in range(LOOKS):
        yield [_moved((x + (to_x - x) * step // LOOKS, y + (to_y - y) * step // LOOKS))]


def _place(table: BoardTable, target: str) -> Point | None:
    sprite = table.stage.cast.get(target)
    if sprite is not None:
        left, top, width, height = sprite.goal.box
    elif target in table.stage.layout.slots:
        left, top, width, height = table.stage.layout.box(target)
    else:
        return None
    return round(left + width / 2), round(top + height / 2)


def _moved(at: Point, held: bool = False) -> pygame.Event:
    buttons = (1, 0, 0) if held else (0, 0, 0)
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons, touch=False)


def _button(kind: int, at: Point) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=1, touch=False)
