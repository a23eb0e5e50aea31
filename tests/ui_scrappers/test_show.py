"""The stacks fire as a show: card after card, with the log in step; hurried, skipped, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.state import Phase
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import click, desk, frame, painted, press


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="normal", curtain=False) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def about_to_fire(context: AppContext, players: tuple[str, ...] = ("human", "human")) -> BoardTable:
    """A table at which one more card lets the stacks fire, and it is a person who lays it."""
    sit_down(context, NewTable("scrappers", players, {}, "show"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(3)
    while not _one_is_missing(match.view(None)) or match.view(None).round < 3 or match.to_act != 0:
        assert match.to_act is not None
        legal = [move for move in match.legal_moves(match.to_act) if move.verb in ("assign", "draft")]
        match.play(match.to_act, rng.choice(legal or list(match.legal_moves(match.to_act))))
    table.follow("begin")
    settle(context)
    return table


def _one_is_missing(view: Any) -> bool:
    left = sum(5 - len(pilot.stack) for pilot in view.pilots)
    return view.phase is Phase.COMMAND and left == 1


def let_fire(table: BoardTable) -> None:
    match = table.sitting.match
    table.play(next(move for move in match.legal_moves(0) if move.verb in ("assign", "draft")))
    table.settle()


def pass_time(context: AppContext, table: BoardTable, ms: float) -> None:
    for _ in range(round(ms / 20)):
        context.clock.advance(20)
        context.scenes.update(20)
        context.scenes.settle()


def lying(table: BoardTable) -> int:
    """How many cards are seen in the stacks."""
    return sum(sprite.piece.slot.startswith("bay:") for sprite in table.stage.cast)


def test_card_after_card_is_shown_with_its_line_of_the_log(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    assert table.showing
    seen, told = [], []
    for _ in range(400):
        seen.append(lying(table))
        told.append(len(table.side.log.lines))
        pass_time(context, table, 60)
        if not table.showing:
            break
    assert not table.showing
    assert len(set(seen)) >= 4 and seen == sorted(seen, reverse=True)
    assert told == sorted(told) and len(set(told)) > 6
    assert len(table.side.log.lines) == len(table.teller.log(table.sitting.viewer))


def test_what_is_seen_in_the_end_is_what_is(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    painted(context)
    pass_time(context, table, 30_000)
    shown = {(sprite.piece.id, sprite.piece.slot) for sprite in table.stage.cast}
    pieces = table.sitting.table.pieces(table.stage.hand.view)
    assert shown == {(piece.id, piece.slot) for piece in pieces}


def test_space_skips_to_what_is_asked_next(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    assert table.showing
    press(context, "space")
    assert not table.showing
    assert len(table.side.log.lines) == len(table.teller.log(table.sitting.viewer))


def test_a_press_on_the_table_finishes_it_at_once(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    click(context, (table.stage.rect.centerx, 4))
    assert not table.showing


def test_what_may_be_done_next_may_be_done_while_it_is_shown(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    match = table.sitting.match
    ply, asked = match.ply, match.to_act
    assert table.showing and asked is not None
    assert table.play_text(match.rules.encode_move(match.legal_moves(asked)[0]))
    assert match.ply > ply


def test_a_faster_table_shows_it_faster_and_a_still_one_not_at_all() -> None:
    lengths = {}
    for speed in ("slow", "normal", "fast", "off"):
        with desk(speed=speed, curtain=False) as context:
            table = about_to_fire(context)
            let_fire(table)
            lengths[speed] = 0
            while table.showing:
                pass_time(context, table, 20)
                lengths[speed] += 1
    assert lengths["slow"] > lengths["normal"] > lengths["fast"] > lengths["off"] == 0


def test_opponents_wait_until_it_has_been_seen(context: AppContext) -> None:
    table = about_to_fire(context, ("human", "ai:random"))
    let_fire(table)
    ply = table.sitting.match.ply
    pass_time(context, table, 1500)
    assert table.showing and table.sitting.match.ply == ply
    press(context, "space")
    for _ in range(100):
        if table.sitting.person_asked is not None:
            break
        pass_time(context, table, 100)
        context.clock.finish()
    assert table.sitting.person_asked is not None


def test_after_a_take_back_nothing_is_shown_again(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    press(context, "space")
    plan = table.sitting.plan_undo()
    assert plan is not None
    table.sitting.undo(plan)
    assert not table.showing


def test_a_window_of_another_size_goes_on_showing(context: AppContext) -> None:
    table = about_to_fire(context)
    let_fire(table)
    pass_time(context, table, 900)
    before = lying(table)
    context.resize((1920, 1080))
    assert table.showing and lying(table) == before
    assert painted(context).get_size() == (1920, 1080)


def test_the_end_is_told_after_the_last_card_was_seen(context: AppContext) -> None:
    from scrapdesk.ui.table.board import BoardTable

    for seed in range(20):
        table = about_to_fire(context)
        assert isinstance(table, BoardTable)
        match, rng = table.sitting.match, Random(seed)
        while match.outcome is None:
            before = match.ply
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        match.goto(before, practice=True)
        table.follow("begin")
        settle(context)
        move = next(move for move in match.legal_moves(match.to_act or 0))
        table.play(move)
        frame(context)
        if match.outcome is None:
            table.leave()
            context.scenes.settle()
            continue
        if table.showing:
            assert context.scenes.top is table
            pass_time(context, table, 60_000)
        assert context.scenes.top is not table
        return
    raise AssertionError("no game ended")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_has_beats_whose_places_are_on_the_map(seats: int) -> None:
    from scrapdesk.ui.board.levels import load_level

    look, entry = look_for("scrappers", seats), GAMES["scrappers"]
    assert look is not None
    slots = set(load_level(look.level(0)).slots)
    match, rng = Match(entry.rules, seats, {}, "beats"), Random(seats)
    kinds = set()
    while (asked := match.to_act) is not None and match.view(None).round < 6:
        ply, view = match.ply, match.view(0)
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        for event in (event for done in match.entries(0)[ply:] for event in done.events if event.heard_by(0)):
            cards = {piece.id for piece in entry.table.pieces(view)}
            for beat in look.beats(event, view):
                kinds.add(event.kind)
                places = {place for flight in beat.flights for place in (flight.start, flight.goal)} | {*beat.struck}
                assert places <= slots | cards, event
                view = view if beat.view is None else beat.view
    assert {"fired", "paid", "damage", "shield", "bought", "took", "income"} <= kinds
