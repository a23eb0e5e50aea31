"""Scarper on its own board: wars by clicks, by drags, by keys, by typed lines; nothing hidden is shown.

By clicks and by drags it is a first year and the last moves of a war; without a gap with `--deep`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.moves import Play
from scrapdesk.games.scarper.state import Phase
from scrapdesk.games.scarper.table import rethinks
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.look import ScarperLook
from scrapdesk.ui.frame.events import TextTyped
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.piles import PileScene
from tests.ui.hands import click, desk, drag
from tests.ui_board.boards import near_the_end, place_of
from tests.ui_board.keys import key, walk_to
from tests.ui_scarper.tables import means_it, reached, seated

LAST = 25
"""So many moves of a war of chance are left where a hand takes it over."""
PATIENCE = 30
"""So many acts in a row may change nothing: what is laid out is laid back, a piece is let go again."""


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_war_is_played_by_clicks(context: AppContext, whole: bool) -> None:
    table, rng, idle = seated(context), Random(2), 0
    match = table.sitting.match
    late = whole
    while match.outcome is None:
        if not late and match.view(None).year.number > 1914:
            near_the_end(context, table, LAST)
            late = True
        ply = match.ply
        if not means_it(context, table, rng):
            targets = reached(table)
            assert targets, table.stage.hand.possible()
            click(context, place_of(table, rng.choice(targets)))
        idle = 0 if match.ply > ply else idle + 1
        assert idle < PATIENCE
    assert match.view(None).year.number > 1914


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_war_is_played_by_drags(context: AppContext, whole: bool) -> None:
    table, rng, idle = seated(context, seed="7"), Random(5), 0
    match, stage = table.sitting.match, table.stage
    late = whole
    while match.outcome is None:
        if not late and match.view(None).year.number > 1914:
            near_the_end(context, table, LAST)
            late = True
        ply = match.ply
        if not means_it(context, table, rng):
            carried = [target for target in reached(table) if stage.cast.get(target) is not None]
            if carried:
                piece = rng.choice(carried)
                goal = rng.choice(stage.hand.goals_of(piece))
                drag(context, place_of(table, piece), place_of(table, goal))
        idle = 0 if match.ply > ply else idle + 1
        assert idle < PATIENCE
    assert match.view(None).year.number > 1914


def test_a_whole_war_is_played_by_typed_lines(context: AppContext) -> None:
    table, rng = seated(context, seed="3"), Random(3)
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


def play_by_keys(context: AppContext, until: int) -> None:
    """By the number of a card, or by arrows, until a year has come or the war is over."""
    table, rng, idle = seated(context, seed="4"), Random(6), 0
    match, hand = table.sitting.match, table.stage.hand
    table.focus(table.stage)
    while match.outcome is None and match.view(None).year.number < until:
        ply, pointed = match.ply, hand.pointed
        if not means_it(context, table, rng):
            own = sorted((p for p in hand.pieces if p.slot.startswith("hand") and p.face_up), key=lambda p: p.order)
            wanted = rng.choice(hand.possible())
            numbers = {piece.id: str(at) for at, piece in enumerate(own, 1)}
            if wanted in numbers:
                key(context, numbers[wanted])
            elif walk_to(context, table, wanted, rng):
                key(context, "enter")
        idle = 0 if match.ply > ply or hand.pointed != pointed else idle + 1
        assert idle < PATIENCE
    assert match.outcome is not None or match.view(None).year.number == until


def test_a_year_is_played_by_keys_alone(context: AppContext) -> None:
    play_by_keys(context, 1915)


@pytest.mark.deep
def test_a_whole_war_is_played_by_keys_alone(context: AppContext) -> None:
    play_by_keys(context, 1919)


def test_what_was_played_can_be_leafed_through(context: AppContext) -> None:
    table, rng = seated(context, seed="5"), Random(1)
    match = table.sitting.match
    while match.view(None).turns < 4:
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    table.follow("begin")
    settle(context)
    click(context, place_of(table, "played"))
    assert isinstance(context.scenes.top, PileScene)
    key(context, "escape")
    assert not isinstance(context.scenes.top, PileScene)


def test_points_that_are_laid_out_can_be_taken_back_and_count_when_they_are_meant(context: AppContext) -> None:
    table, rng = seated(context, seed="9"), Random(1)
    match, stage = table.sitting.match, table.stage
    while match.view(None).phase is not Phase.SPEND or match.view(None).left < 2:
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    table.after_change("play")
    settle(context)
    seat = match.to_act or 0

    def view() -> Any:
        return stage.hand.view

    side, ply, left = ("entente", "central")[seat], match.ply, match.view(None).left
    drag(context, place_of(table, "point:1"), place_of(table, f"track:propaganda:{side}"))
    assert (match.ply, view().left) == (ply, left - 1)
    key(context, "ctrl+z")
    assert (match.ply, view().left) == (ply, left)
    drag(context, place_of(table, "point:1"), place_of(table, f"track:propaganda:{side}"))
    key(context, "ctrl+enter")
    assert match.ply > ply
    assert match.view(None).propaganda[seat] == 1


def test_a_mission_that_may_be_chosen_again_is_kept_as_another_is_taken(context: AppContext) -> None:
    """It lies with the others: in the envelope itself it would be under the place to which it goes."""
    table, rng = seated(context, seed="4"), Random(6)
    match, stage = table.sitting.match, table.stage
    while not rethinks(match.view(match.to_act)):
        legal = list(match.legal_moves(match.to_act or 0))
        again = [move for move in legal if isinstance(move, Play) and move.event and _asks_again(table, move.card)]
        match.play(match.to_act or 0, rng.choice(again or legal))
    table.after_change("play")
    settle(context)
    seat, ply = match.to_act or 0, match.ply
    kept = match.view(seat).year.kept[seat]
    mission = at.mission_target(deck_of(table), kept)
    assert {piece.slot for piece in stage.hand.pieces if piece.id.startswith("mission:")} == {at.offer_slot(seat)}
    click(context, place_of(table, mission))
    click(context, place_of(table, at.kept_slot(seat)))
    assert match.ply > ply and match.view(seat).year.kept[seat] == kept


def deck_of(table: BoardTable) -> Deck:
    assert isinstance(table.look, ScarperLook)
    return table.look.deck


def _asks_again(table: BoardTable, card: int) -> bool:
    return any(effect.do == "rethink" for effect in deck_of(table).events[card].effects)
