"""Scalawag! in company: opponents of every level at every seat beside people, and people who share a screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import desk

LEVELS = ("ai:random", "ai:rookie", "ai:steady", "ai:sharp", "ai:master")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def seated(context: AppContext, players: tuple[str, ...], seed: str = "5", **options: str) -> BoardTable:
    context.open_table(NewTable("scalawag", players, options, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    settle(context)
    return table


def play_turns(context: AppContext, players: tuple[str, ...], turns: int, **options: str) -> None:
    """People play by chance; opponents think, and take what they have found as soon as they are hurried."""
    table, rng = seated(context, players, **options), Random(len(players))
    match = table.sitting.match
    for _ in range(100_000):
        if match.outcome is not None or match.view(None).turn > turns:
            break
        if table.sitting.thinking:
            context.scenes.handle(KeyDown("space"))
            context.scenes.update(50)
            context.clock.finish()
        else:
            table.play(rng.choice(list(match.legal_moves(table.sitting.person_asked or 0))))
        context.scenes.settle()
    assert match.outcome is not None or match.view(None).turn > turns
    assert {entry.actor for entry in match.entries(None)} >= set(range(len(players)))


def companies() -> list[object]:
    """At the smallest table each level comes to each seat in every run, at the others some of them do."""
    usual = {(3, 1): range(5), (4, 2): (1, 2), (8, 2): (4,)}
    return [
        pytest.param(*table, turn, marks=() if turn in turns else pytest.mark.deep)
        for table, turns in usual.items()
        for turn in range(len(LEVELS))
    ]


@pytest.mark.parametrize(("seats", "people", "turn"), companies())
def test_opponents_of_every_level_sail_beside_people(context: AppContext, seats: int, people: int, turn: int) -> None:
    """Each level comes to each seat as the turns go by, and the people sit elsewhere each time."""
    levels = [LEVELS[(seat + turn) % len(LEVELS)] for seat in range(seats)]
    for number in range(people):
        levels[(turn + number * 2) % seats] = "human"
    play_turns(context, tuple(levels), 10 if seats == 8 else 6)


def test_bonus_crew_and_hidden_teams_are_played_in_company(context: AppContext) -> None:
    players = ("human", "ai:rookie", "ai:random", "human", "ai:rookie", "ai:random")
    play_turns(context, players, 30, bonus="both", allegiance="on")


def test_people_at_one_screen_have_a_curtain_before_their_own_crew_and_none_before_a_call() -> None:
    with desk(speed="off", curtain=True, hold_to_look=False) as context:
        table, rng = seated(context, ("human",) * 3), Random(1)
        match, raised, public = table.sitting.match, 0, 0
        while match.outcome is None and match.view(None).turn < 12:
            settle(context)
            asked = match.to_act or 0
            if isinstance(context.scenes.top, CurtainScene):
                assert table.sitting.table.is_private(match.view(asked))
                assert not any(p.face_up and p.slot.startswith("hand") for p in table.stage.hand.pieces)
                table.sitting.raise_curtain()
                context.scenes.pop(context.scenes.top)
                context.scenes.settle()
                table.follow("curtain")
                raised += 1
            if match.view(None).phase.name == "CHALLENGE":
                public += 1
                assert {"button:pass", "button:scalawag"} <= set(table.stage.hand.possible())
            table.play(rng.choice(list(match.legal_moves(asked))))
            context.scenes.settle()
        assert raised > 5 and public > 5


def test_where_several_people_play_nobody_s_crew_is_seen_while_they_are_asked_to_call() -> None:
    with desk(speed="off", curtain=True, hold_to_look=False) as context:
        table = seated(context, ("human",) * 3)
        settle(context)
        assert isinstance(context.scenes.top, CurtainScene)
        table.sitting.raise_curtain()
        context.scenes.pop(context.scenes.top)
        context.scenes.settle()
        table.follow("curtain")
        assert table.play_text("order trim 2")
        context.scenes.settle()
        settle(context)
        assert isinstance(_in_front(context), BoardTable)
        faces = [piece for piece in table.stage.hand.pieces if piece.slot.startswith("hand")]
        assert faces and not any(piece.face_up for piece in faces)


def _in_front(context: AppContext) -> object:
    return context.scenes.top


def test_the_coach_at_the_sea_tells_what_may_be_believed_of_a_declaration(context: AppContext) -> None:
    table = seated(context, ("human", "ai:random", "ai:random", "ai:random"), "3")
    match, rng = table.sitting.match, Random(4)
    while match.view(0).phase.name != "CHALLENGE" or match.to_act != 0:
        legal = list(match.legal_moves(match.to_act or 0))
        calm = [move for move in legal if move.verb != "scalawag"]
        match.play(match.to_act or 0, rng.choice(calm))
    table.after_change("undo")
    context.scenes.handle(KeyDown("h"))
    for _ in range(4000):
        context.scenes.update(16)
        if not table.sitting.hinting:
            break
    assert "% chance" in table.side.words.text
