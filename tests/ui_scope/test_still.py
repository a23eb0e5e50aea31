"""SCOPE for whoever wants no motion: the same is shown beat by beat, as long, and on the table nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, painted

STEP_MS = 80
LONGEST_FADE_MS = 400
"""Words and lights of the window may still fade in for so long when a beat begins: that is no motion."""


def opposed(context: AppContext, options: dict[str, str]) -> BoardTable:
    """A person looks on as the opponent, at the Soviet front, has its turn."""
    sit_down(context, NewTable("scope", ("human", "ai:random"), options, "11"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match = table.sitting.match
    while match.view(None).phase != Phase.TURN or match.to_act != 1:
        moves = list(match.legal_moves(match.to_act or 0))
        match.play(match.to_act or 0, moves[0])
    table.after_change("begin")
    context.scenes.settle()
    context.clock.finish()
    return table


def chosen(table: BoardTable, verb: str) -> Any:
    """The first such move that says something: whoever is looked for is somebody worth points."""
    match = table.sitting.match
    legal = [move for move in match.legal_moves(1) if getattr(move, "verb", "") == verb]
    front = match.view(0).cards
    worth = [move for move in legal if front[getattr(move, "square", 0)] in "som"]
    return (worth if verb == "search" else legal)[0]


def seen(context: AppContext, table: BoardTable, verb: str, still: bool) -> list[tuple[Beat, int]]:
    """The beats of a move of the opponent's, each with how many steps of time it stood there."""
    table.sitting.play_for_opponent(chosen(table, verb))
    table.after_change("play")
    context.scenes.settle()
    found, kept = list[tuple[Beat, int]](), ""
    while (cue := table.stage.show.cue) is not None:
        new = not found or found[-1][0] is not cue.beat
        found = [*found, (cue.beat, 0)] if new else [*found[:-1], (cue.beat, found[-1][1] + 1)]
        if still:
            assert all(sprite.place == sprite.goal for sprite in table.stage.cast)
            now = field(context, table)
            assert new or found[-1][1] * STEP_MS <= LONGEST_FADE_MS or now == kept
            kept = now
        context.clock.advance(STEP_MS)
        context.scenes.settle()
    return found


def field(context: AppContext, table: BoardTable) -> str:
    """The board as it is painted now."""
    return pygame.image.tobytes(painted(context).subsurface(table.stage.rect), "RGB").hex()


def names(beats: Sequence[tuple[Beat, int]]) -> list[tuple[object, ...]]:
    return [(beat.struck, beat.signs, beat.streaks, beat.view is not None) for beat, _ in beats]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_sight_card_line_and_shot_card_stand_still_and_none_of_them_is_left_out(mode: str) -> None:
    told: dict[bool, list[tuple[Beat, int]]] = {}
    for still in (False, True):
        with desk(speed="normal", reduced_motion=still, curtain=False, confirm="off") as context:
            table = opposed(context, {"grid": "open-front", "mode": mode})
            told[still] = []
            for verb in ("search", "shoot", "shot"):
                told[still] += seen(context, table, verb, still)
                context.clock.finish()
    assert names(told[True]) == names(told[False])
    signs = [sign.picture.name for beat, _ in told[True] for sign in beat.signs]
    assert {"scope/reticle", "scope/brackets"} <= set(signs)
    assert sum(bool(beat.streaks) for beat, _ in told[True]) == 2
    for (beat, steps), (_, moving) in zip(told[True], told[False], strict=True):
        assert steps >= min(moving, beat.ms / STEP_MS - 1)
