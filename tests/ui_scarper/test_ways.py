"""Scarper on its board beside opponents of every level, and between two people at one machine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import desk
from tests.ui_board.keys import key
from tests.ui_scarper.tables import seated

LEVELS = ("ai:random", "ai:rookie", "ai:steady", "ai:sharp", "ai:master")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False, confirm="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def play_until(context: AppContext, players: tuple[str, str], year: int) -> None:
    """Up to a year, or to the end of the war. The person plays by chance; the opponent thinks, and takes what it has
    found as soon as it is hurried."""
    table, rng = seated(context, players), Random(len(players))
    match = table.sitting.match
    for _ in range(100_000):
        if match.outcome is not None or match.view(None).year.number >= year:
            break
        if table.sitting.thinking:
            key(context, "space")
            context.scenes.update(50)
            context.clock.finish()
        else:
            table.play(rng.choice(list(match.legal_moves(table.sitting.person_asked or 0))))
        context.scenes.settle()
    assert match.outcome is not None or match.view(None).year.number == year
    assert {entry.actor for entry in match.entries(None)} >= {0, 1}
    table.leave()
    context.scenes.settle()


@pytest.mark.parametrize("level", LEVELS)
def test_a_year_is_played_against_every_level(context: AppContext, level: str) -> None:
    turn = LEVELS.index(level) % 2
    play_until(context, ("human", level) if turn else (level, "human"), 1915)


@pytest.mark.deep
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_war_is_played_against_every_level(context: AppContext, level: str) -> None:
    turn = LEVELS.index(level) % 2
    play_until(context, (level, "human") if turn else ("human", level), 1919)


def test_between_two_people_the_curtain_hides_hand_and_mission() -> None:
    with desk(speed="off", curtain=True, hold_to_look=False) as context:
        table, rng = seated(context), Random(1)
        match, raised = table.sitting.match, 0
        while match.outcome is None and match.view(None).year.number < 1915:
            settle(context)
            if isinstance(context.scenes.top, CurtainScene):
                pieces = table.stage.hand.pieces
                assert not any(piece.face_up and piece.slot.startswith(("hand", "kept", "offer")) for piece in pieces)
                table.sitting.raise_curtain()
                context.scenes.pop(context.scenes.top)
                context.scenes.settle()
                table.follow("curtain")
                raised += 1
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.after_change("play")
            context.scenes.settle()
        assert raised > 8


def test_each_of_two_people_sees_their_own_side_at_the_left() -> None:
    with desk(speed="off", curtain=False) as context:
        table, rng = seated(context), Random(5)
        match, seen = table.sitting.match, set()
        while match.view(None).turns < 4:
            seat = table.sitting.viewer
            if seat is not None:
                layout = table.stage.layout
                left, right = ("1", "8") if seat == 0 else ("8", "1")
                assert layout.box(f"space:artois:{left}")[0] < layout.box(f"space:artois:{right}")[0]
                seen.add(seat)
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.after_change("play")
            context.scenes.settle()
            settle(context)
        assert seen
