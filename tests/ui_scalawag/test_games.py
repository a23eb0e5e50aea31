"""Scalawag! on its own sea: whole games by clicks, drags, keys and typed lines, as persons would play them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ui.app import open_desk
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scalawag.callers import ANSWER_MS, JOIN_MS, Callers
from scrapdesk.ui.faces.scalawag.look import ScalawagLook
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.paint.sound.palette import Palette
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.leafing import Leafing
from scrapdesk.ui.table.piles import PileScene
from tests.ui.hands import click, desk, drag, painted
from tests.ui_board.boards import near_the_end, place_of
from tests.ui_board.keys import key, walk_to

BEAT_SOUNDS = ("card", "call", "reveal", "splinter", "sinking", "coin")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def seated(context: AppContext, seats: int, seed: str = "11", **options: str) -> BoardTable:
    sit_down(context, NewTable("scalawag", ("human",) * seats, options, seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    return table


def reached(table: BoardTable) -> list[str]:
    """What may be pointed at and lies under the pointer where it is."""
    stage = table.stage
    found = [target for target in stage.hand.possible() if target in stage.under(place_of(table, target))]
    assert found, stage.hand.possible()
    return found


def click_a_flag(context: AppContext, table: BoardTable, rng: Random) -> None:
    """One of the people who are asked calls, or nobody does; then everybody is answered for."""
    sheet = table.part(Callers).sheet
    click(
        context, rng.choice([*(flag for flag in sheet.flags if flag.visible), sheet.nobody, sheet.nobody]).rect.center
    )
    for _ in range(round(JOIN_MS + 9 * ANSWER_MS) // 20):
        context.clock.advance(20)
        context.scenes.settle()


SOME_TURNS, ALL_TURNS = 10, 1000
WHOLE = (3, 6)
"""At every table the same hand plays: to the end at the smallest and with teams, some turns at the others."""
BEGUN, LAST = 4, 45
"""With teams chance plays on between these turns by hand and so many last moves of a game that it foresees."""


def turns_at(*tables: int) -> list[object]:
    found: list[object] = []
    for seats in tables:
        found.append(pytest.param(seats, ALL_TURNS, marks=() if seats in WHOLE else pytest.mark.deep))
        found += [] if seats in WHOLE else [(seats, SOME_TURNS)]
    return found


@pytest.mark.parametrize(("seats", "turns"), turns_at(3, 4, 5, 6, 8))
def test_a_game_is_played_by_clicks(context: AppContext, seats: int, turns: int) -> None:
    """With every bonus crew; with hidden teams where there can be any, and in fog where there are three."""
    teams = seats in (6, 8)
    table, rng = seated(context, seats, bonus="both", allegiance="on" if teams else "off"), Random(seats)
    match, hand, late = table.sitting.match, table.stage.hand, seats != 6
    while match.outcome is None and match.view(None).turn < turns:
        if not late and match.view(None).turn > BEGUN:
            near_the_end(context, table, LAST)
            late = True
        ply, pointed = match.ply, hand.pointed
        if table.part(Callers).gathered:
            click_a_flag(context, table, rng)
            assert match.ply > ply
            continue
        click(context, place_of(table, rng.choice(reached(table))))
        assert match.ply > ply or hand.pointed != pointed
    assert match.outcome is None or len(match.view(None).sunk) >= seats - (2 if teams else 1)
    assert (match.outcome is not None) is (turns == ALL_TURNS)


@pytest.mark.parametrize(("seats", "turns"), turns_at(3, 6))
def test_a_game_is_played_by_drags_and_buttons(context: AppContext, seats: int, turns: int) -> None:
    table, rng = seated(context, seats, "7"), Random(seats)
    match, stage = table.sitting.match, table.stage
    dragged, late = 0, seats != 6
    while match.outcome is None and match.view(None).turn < turns:
        if not late and match.view(None).turn > BEGUN:
            near_the_end(context, table, LAST)
            late = True
        ply = match.ply
        carried = [one for one in reached(table) if stage.cast.get(one) is not None and stage.hand.goals_of(one)]
        piece = rng.choice(carried) if carried else ""
        goals = [goal for goal in stage.hand.goals_of(piece) if stage.box_of(goal) is not None] if piece else []
        if table.part(Callers).gathered:
            click_a_flag(context, table, rng)
        elif goals and piece not in stage.hand.pointed:
            drag(context, place_of(table, piece), place_of(table, rng.choice(goals)))
            dragged += 1
        if match.ply == ply and match.outcome is None:
            click(context, place_of(table, rng.choice(reached(table))))
    assert dragged > min(20, turns // 2)
    assert (match.outcome is not None) is (turns == ALL_TURNS)


@pytest.mark.parametrize("seats", [3, pytest.param(8, marks=pytest.mark.deep)])
def test_a_whole_game_is_played_by_typed_lines(context: AppContext, seats: int) -> None:
    table, rng = seated(context, seats), Random(2)
    match = table.sitting.match
    while match.outcome is None:
        asked, ply = match.to_act or 0, match.ply
        assert table.play_text(match.rules.encode_move(rng.choice(list(match.legal_moves(asked)))))
        assert match.ply > ply


@pytest.mark.parametrize(("seats", "turns"), [(3, 400), (6, 12)])
def test_a_game_is_played_by_keys_alone(context: AppContext, seats: int, turns: int) -> None:
    """With three captains to its end."""
    table, rng = seated(context, seats), Random(seats)
    match, hand = table.sitting.match, table.stage.hand
    table.focus(table.stage)
    stuck = 0
    while match.outcome is None and match.view(None).turn < turns:
        ply, pointed = match.ply, hand.pointed
        if walk_to(context, table, rng.choice(hand.possible()), rng):
            key(context, "enter")
        stuck = 0 if match.ply > ply or hand.pointed != pointed else stuck + 1
        assert stuck < 12
    assert match.outcome is not None or match.view(None).turn >= turns


def test_a_lie_is_made_by_the_same_gesture_as_the_truth(context: AppContext) -> None:
    """Two cards are laid on an order, whatever they are, and the button declares them."""
    table = seated(context, 4)
    match, stage = table.sitting.match, table.stage
    own = [piece.id for piece in stage.hand.pieces if piece.id.startswith("crew:")]
    drag(context, place_of(table, own[0]), place_of(table, "order:trim"))
    assert match.view(None).log[-1].what.name == "DRAW", "nothing is declared yet"
    click(context, place_of(table, own[1]))
    click(context, place_of(table, "button:done"))
    plan = match.view(None).plan
    assert (plan.order, plan.claimed) == (0, 2)


@pytest.mark.parametrize(("button", "answer"), [("button:pass", "pass"), ("button:scalawag", "scalawag")])
def test_a_call_is_one_press_of_a_button_and_hurrying_is_none(context: AppContext, button: str, answer: str) -> None:
    sit_down(context, NewTable("scalawag", ("human", *["ai:random"] * 3), {"seats": "named"}, "11"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(4)
    while match.view(None).phase.name != "CHALLENGE" or match.to_act != 0:
        legal = list(match.legal_moves(match.to_act or 0))
        match.play(match.to_act or 0, rng.choice([move for move in legal if move.verb != "scalawag"]))
    table.after_change("undo")
    settle(context)
    ply = match.ply
    key(context, "space", "space")
    assert match.ply == ply
    click(context, place_of(table, button))
    assert match.entries(0)[ply].text == answer


@pytest.mark.parametrize("seats", [3, 8])
def test_the_sea_is_painted_at_every_size(context: AppContext, seats: int) -> None:
    table = seated(context, seats)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
        context.resize(size)
        settle(context)
        assert painted(context).get_size() == size
        stage = table.stage
        for sprite in stage.cast:
            left, top, width, height = sprite.goal.box
            assert stage.rect.inflate(4, 4).contains((round(left), round(top), round(width), round(height)))


class Tuned(NullAudio):
    """Remembers which sounds it was given last."""

    palette: Palette | None = None

    def use(self, palette: Palette) -> None:
        super().use(palette)
        self.palette = palette


def test_a_table_to_which_the_program_opens_sounds_as_its_own_and_not_as_the_desk(context: AppContext) -> None:
    context.audio = tuned = Tuned()
    open_desk(context, NewTable("scalawag", ("human",) * 3, {}, "1"))
    assert tuned.palette is not None and tuned.palette.name == "scalawag"
    assert all(tuned.palette.recipe(name) for name in (*ScalawagLook.sounds.values(), *BEAT_SOUNDS))


def test_the_locker_can_be_leafed_through_and_of_the_port_nobody_sees_more_than_how_many(context: AppContext) -> None:
    sit_down(context, NewTable("scalawag", ("human", *["ai:random"] * 3), {"seats": "named"}, "11"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(4)
    while len(match.view(0).locker) < 2 or match.to_act != 0:
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    table.after_change("undo")
    settle(context)
    piles = {pile.slot: pile for pile in table.part(Leafing).piles()}
    assert len(piles["locker"].cards) == len(match.view(0).locker) and not piles["locker"].hidden
    assert (piles["port"].cards, piles["port"].hidden) == ((), match.view(0).port_size)
    box = table.stage.box_of("locker")
    assert box is not None
    click(context, box.center)
    assert isinstance(context.scenes.top, PileScene)
    painted(context)
