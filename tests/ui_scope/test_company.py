"""SCOPE in company: opponents of every level at every seat beside people, keys alone, and team-mates at one screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import desk, press
from tests.ui_board.keys import key, walk_to
from tests.ui_scope.tables import SETUPS, lay_out, seated
from tests.ui_scope.test_games import setups

LEVELS = ("ai:random", "ai:rookie", "ai:steady", "ai:sharp", "ai:master")
PATIENCE = 14
KEYED = 40
"""So many moves of a game show every kind of question."""
HUT = """
game = "scope"
kind = "scenario"
id = "hut"
title = "Hut"
text = "Two against two."

[grid]
columns = 3
rows = 2

[cards]
sniper = 2
officer = 1
gun = 1
infantry = 1

[win]
points = 5
"""
"""A small battlefield on which games are short."""


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False, confirm="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def play_turns(context: AppContext, players: tuple[str, ...], turns: int, options: Mapping[str, str]) -> None:
    """People play by chance; opponents think, and take what they have found as soon as they are hurried."""
    sit_down(context, NewTable("scope", players, dict(options), "5"))
    context.scenes.settle()
    table, rng = context.scenes.top, Random(len(players))
    assert isinstance(table, BoardTable)
    match = table.sitting.match
    for _ in range(100_000):
        if match.outcome is not None or match.view(None).turns > turns:
            break
        if table.sitting.thinking:
            context.scenes.handle(KeyDown("space"))
            context.scenes.update(50)
            context.clock.finish()
        elif match.view(None).phase <= Phase.DEAL:
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.after_change("play")
        else:
            table.play(rng.choice(list(match.legal_moves(table.sitting.person_asked or 0))))
        context.scenes.settle()
    assert match.outcome is not None or match.view(None).turns > turns
    assert {entry.actor for entry in match.entries(None)} >= set(range(len(players)))


def at_table(seats: int, turn: int) -> tuple[str, ...]:
    """The person sits elsewhere each time, and once they have been everywhere, each level moves on by a seat."""
    levels = [LEVELS[(seat + turn // seats) % len(LEVELS)] for seat in range(seats)]
    levels[turn % seats] = "human"
    return tuple(levels)


def turns_for(name: str) -> range:
    """How often they change seats until each level has been at each."""
    return range(len(LEVELS) * SETUPS[name][0])


def seatings() -> list[object]:
    """With two people each level sits beside the person in every run; with more, and by other rules, some of them."""
    usual = {"quick": (0, 4, 5, 8, 9), "advanced": (1, 2), "three": (0, 3), "four": (4,)}
    return [
        pytest.param(name, turn, marks=() if turn in usual.get(name, ()) else pytest.mark.deep)
        for name in SETUPS
        for turn in turns_for(name)
    ]


@pytest.mark.parametrize("name", SETUPS)
def test_in_every_scenario_each_level_comes_to_each_seat(name: str) -> None:
    tables = [at_table(SETUPS[name][0], turn) for turn in turns_for(name)]
    sits = {(seat, who) for players in tables for seat, who in enumerate(players)}
    assert sits == {(seat, who) for seat in range(SETUPS[name][0]) for who in (*LEVELS, "human")}
    assert {who for turn in (0, 4, 5, 8, 9) for who in at_table(2, turn)} == {*LEVELS, "human"}


@pytest.mark.parametrize(("name", "turn"), seatings())
def test_opponents_of_every_level_fight_beside_a_person_at_every_seat(
    context: AppContext, name: str, turn: int
) -> None:
    seats, options = SETUPS[name]
    play_turns(context, at_table(seats, turn), 2 * seats, options)


@setups("quick", "advanced", "offensive", "four")
def test_a_game_is_played_by_keys_alone(context: AppContext, name: str) -> None:
    play_by_keys(context, name, KEYED)


@pytest.mark.deep
@pytest.mark.parametrize("name", SETUPS)
def test_a_whole_game_is_played_by_keys_alone(context: AppContext, name: str) -> None:
    play_by_keys(context, name, 10_000)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_small_game_is_played_by_keys_alone_from_the_first_card_to_the_end(context: AppContext, mode: str) -> None:
    """Nothing but keys from the start: both fronts are laid out by them, some cards one by one."""
    sit_down(context, NewTable("scope", ("human", "human"), {"grid": "hut", "mode": mode}, "2", {"hut.toml": HUT}))
    context.scenes.settle()
    table, rng = context.scenes.top, Random(mode + "5")
    assert isinstance(table, BoardTable)
    settle(context)
    table.focus(table.stage)
    match, hand = table.sitting.match, table.stage.hand
    while match.view(None).phase <= Phase.DEAL:
        asked, waiting = match.to_act, next(goal for goal in hand.possible() if goal.startswith("card:"))
        assert walk_to(context, table, waiting, rng)
        key(context, "enter")
        assert hand.pointed == (waiting,)
        assert walk_to(
            context, table, rng.choice([goal for goal in hand.possible() if goal.startswith("square:")]), rng
        )
        key(context, "enter")
        assert hand.draft is not None and hand.draft.laid()
        assert walk_to(context, table, "button:scatter", rng)
        key(context, "enter", "ctrl+enter")
        assert match.to_act != asked
    keys_to_the_end(context, table, rng, 10_000)
    assert match.outcome is not None
    verbs = {entry.text.split()[0] for entry in match.entries(None) if entry.text}
    assert {"move", "search", "shoot"} <= verbs


def play_by_keys(context: AppContext, name: str, moves: int) -> None:
    """By arrows and Enter, and the tick for what was laid out."""
    table = seated(context, name)
    lay_out(context, table)
    table.focus(table.stage)
    keys_to_the_end(context, table, Random(name), moves)


def keys_to_the_end(context: AppContext, table: BoardTable, rng: Random, moves: int) -> None:
    """Or for so many moves."""
    match, hand, idle = table.sitting.match, table.stage.hand, 0
    begun = match.ply
    while match.outcome is None and match.ply < begun + moves:
        before = (match.ply, hand.pointed, hand.draft and hand.draft.laid())
        if hand.waits and rng.random() < 0.6:
            key(context, "ctrl+enter")
        elif walk_to(context, table, rng.choice(hand.possible()), rng):
            key(context, "enter")
        after = (match.ply, hand.pointed, hand.draft and hand.draft.laid())
        idle = 0 if after != before else idle + 1
        assert idle < PATIENCE


def test_team_mates_at_one_screen_have_a_curtain_each_and_the_enemy_s_cards_are_never_seen() -> None:
    with desk(speed="off", curtain=True, hold_to_look=False) as context:
        sit_down(context, NewTable("scope", ("human",) * 4, {}, "11"))
        context.scenes.settle()
        table, rng = next(one for one in context.scenes.scenes if isinstance(one, BoardTable)), Random(1)
        match, raised = table.sitting.match, set()
        while match.outcome is None and match.view(None).turns < 10:
            settle(context)
            asked = match.to_act or 0
            if isinstance(context.scenes.top, CurtainScene):
                assert not any(piece.face_up and piece.slot.startswith("square:") for piece in table.stage.hand.pieces)
                table.sitting.raise_curtain()
                context.scenes.pop(context.scenes.top)
                context.scenes.settle()
                table.follow("curtain")
                raised.add(asked)
                side = match.view(asked).side
                own = [piece for piece in table.stage.hand.pieces if piece.id.startswith("card:")]
                assert all(match.view(None).frame.sides[piece.owner or 0] == side for piece in own if in_front(piece))
            match.play(asked, rng.choice(list(match.legal_moves(asked))))
            table.after_change("play")
            context.scenes.settle()
        assert raised == {0, 1, 2, 3}


def in_front(piece: object) -> bool:
    return str(getattr(piece, "slot", "")).startswith(("square:", "hand:"))


def test_tab_goes_through_the_laying_out_before_the_menu_and_on_to_ready(context: AppContext) -> None:
    table = seated(context, "quick")
    table.focus(table.stage)
    seen = []
    for _ in range(7):
        press(context, "tab")
        assert table.focused is not None
        seen.append(table.focused.name.partition(".")[0])
    assert seen[0] == "Place the rest at random" and not {"Redo", "Ready"} & set(seen)
    assert seen.index("Layouts") < seen.index("Rules")
    table.focus(table.stage)
    press(context, "tab", "enter")
    assert table.focused is not None and table.focused.name.startswith("Ready")
    press(context, "enter")
    assert table.sitting.match.ply > 0


def test_the_arrows_on_the_board_go_on_to_ready_as_well(context: AppContext) -> None:
    table = seated(context, "quick")
    table.focus(table.stage)
    table.stage.move_cursor("button:scatter")
    press(context, "enter")
    assert table.stage.cursor == "button:ready"
    press(context, "enter")
    assert table.sitting.match.ply > 0
