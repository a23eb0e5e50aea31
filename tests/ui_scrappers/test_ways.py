"""Scrappers on its board without a pointer: by keys alone, by typed lines; against opponents; between people."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import TextTyped
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import desk
from tests.ui_board.keys import key, walk_to

LEVELS = ("ai:random", "ai:rookie", "ai:steady", "ai:sharp", "ai:master")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def seated(context: AppContext, players: tuple[str, ...], seed: str = "5") -> BoardTable:
    sit_down(context, NewTable("scrappers", players, {}, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    settle(context)
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_are_played_by_keys_alone(context: AppContext, seats: int) -> None:
    table, rng = seated(context, ("human",) * seats), Random(seats)
    match, hand = table.sitting.match, table.stage.hand
    table.focus(table.stage)
    stuck = 0
    while match.outcome is None and match.view(None).round < 3:
        ply, pointed = match.ply, len(hand.pointed)
        # What is laid out whole, and would end the turn, waits to be meant.
        if hand.proposed is not None or walk_to(context, table, rng.choice(hand.possible()), rng):
            key(context, "enter")
        stuck = 0 if match.ply > ply or len(hand.pointed) != pointed else stuck + 1
        assert stuck < 12
    assert match.view(None).round == 3


def test_a_whole_game_is_played_by_typed_lines(context: AppContext) -> None:
    table, rng = seated(context, ("human",) * 2), Random(2)
    match = table.sitting.match
    while match.outcome is None:
        asked, ply = match.to_act or 0, match.ply
        line = match.rules.encode_move(rng.choice(list(match.legal_moves(asked))))
        if ply % 10 == 0:
            key(context, "/")
            context.scenes.handle(TextTyped(line))
            key(context, "enter")
        else:
            assert table.play_text(line)
        assert match.ply > ply
    assert match.view(None).round > 2


def with_person(seats: int, person: int, turn: int) -> tuple[str, ...]:
    """A person at a seat, and at the others opponents of levels that differ from seat to seat and from turn to turn."""
    levels = (LEVELS[(seat + turn) % len(LEVELS)] for seat in range(seats))
    return tuple("human" if seat == person else level for seat, level in enumerate(levels))


def play_rounds(context: AppContext, players: tuple[str, ...], rounds: int, hurry: bool) -> None:
    """The person plays by chance; the opponents think, and take what they have found as soon as they are hurried."""
    table, rng = seated(context, players), Random(len(players))
    match = table.sitting.match
    for _ in range(100_000):
        if match.outcome is not None or match.view(None).round > rounds:
            break
        if table.sitting.thinking:
            if hurry:
                key(context, "space")
            context.scenes.update(50)
            context.clock.finish()
        else:
            table.play(rng.choice(list(match.legal_moves(table.sitting.person_asked or 0))))
        context.scenes.settle()
    assert match.outcome is not None or match.view(None).round > rounds
    assert {entry.actor for entry in match.entries(None)} >= set(range(len(players)))
    table.leave()
    context.scenes.settle()


def companies() -> list[object]:
    """At the smallest table each level sits beside the person in every run, at the others some of them do."""
    usual = {2: range(5), 3: (0, 3), 4: (4,)}
    return [
        pytest.param(seats, turn, marks=() if turn in turns else pytest.mark.deep)
        for seats, turns in usual.items()
        for turn in range(len(LEVELS))
    ]


@pytest.mark.parametrize(("seats", "turn"), companies())
def test_opponents_of_every_level_play_on_beside_a_person(context: AppContext, seats: int, turn: int) -> None:
    play_rounds(context, with_person(seats, turn % seats, turn), 1, hurry=True)


@pytest.mark.deep
@pytest.mark.parametrize("person", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opponents_of_every_level_sit_at_every_seat_and_think_as_long_as_they_want(
    context: AppContext, seats: int, person: int
) -> None:
    for turn in range(len(LEVELS) if person < seats else 0):
        play_rounds(context, with_person(seats, person, turn), 3, hurry=False)


def test_between_two_people_a_curtain_comes_before_private_choices_only() -> None:
    with desk(speed="off", curtain=True, hold_to_look=False) as context:
        table, rng = seated(context, ("human", "human")), Random(1)
        match, raised, public = table.sitting.match, 0, 0
        while match.view(None).round < 3:
            settle(context)
            if isinstance(context.scenes.top, CurtainScene):
                assert not any(p.face_up and p.slot.startswith("hand") for p in table.stage.hand.pieces)
                table.sitting.raise_curtain()
                context.scenes.pop(context.scenes.top)
                context.scenes.settle()
                table.follow("curtain")
                raised += 1
            asked = match.to_act or 0
            public += not table.sitting.table.is_private(match.view(asked))
            table.play(rng.choice(list(match.legal_moves(asked))))
            context.scenes.settle()
        assert raised > 10 and public > 0
