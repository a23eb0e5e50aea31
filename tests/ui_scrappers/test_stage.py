"""A card that fires stands on a stage: what it does is listed, it goes on by itself or waits, and can be seen again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

import pygame
import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.board.impacts import Bolt, Cracks, Shaken
from scrapdesk.ui.board.timing import CALM_MS, FEAT_MS
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.spotlight import Spotlight
from scrapdesk.ui.widgets.deeds import DeedList, DeedRow
from tests.ui.hands import click, desk
from tests.ui_scrappers.test_show import about_to_fire, let_fire, pass_time

L = TypeVar("L")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="normal", curtain=False) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def firing(context: AppContext) -> tuple[BoardTable, Spotlight]:
    table = about_to_fire(context)
    let_fire(table)
    return table, table.part(Spotlight)


def until_staged(context: AppContext, table: BoardTable, stage: Spotlight) -> None:
    for _ in range(200):
        if stage.feat is not None:
            return
        pass_time(context, table, 20)
    raise AssertionError("nothing came onto the stage")


def until_waiting(context: AppContext, table: BoardTable) -> None:
    for _ in range(400):
        if table.stage.show.waiting:
            return
        pass_time(context, table, 20)
    raise AssertionError("nothing waits")


def lights(table: BoardTable, kind: type[L]) -> list[L]:
    return [sprite for sprite in table.stage.sprites if isinstance(sprite, kind)]


def test_by_itself_no_card_takes_longer_than_may_be_but_for_what_must_be_read(context: AppContext) -> None:
    table, _ = firing(context)
    show, length, longest = table.stage.show, 0.0, 0.0
    for cue in (show.cue, *show.following):
        assert cue is not None
        if cue.beat.ends:
            break
        if cue.beat.feat is not None:
            length = 0.0
        length += 0 if cue.beat.reads else cue.beat.ms
        longest = max(longest, length)
    assert 0 < longest <= FEAT_MS + 1


def test_the_steps_of_a_card_are_listed_before_they_happen_and_lit_as_they_do(context: AppContext) -> None:
    context.change_settings(staging="step")
    table, stage = firing(context)
    listed: tuple[DeedRow, ...] = ()
    for _ in range(12):
        until_waiting(context, table)
        listed = stage.deeds.rows
        if len(listed) > 1:
            break
        stage.resolve.activate()
    assert len(listed) > 1 and not any(row.done for row in listed)
    words = [(row.head, row.note) for row in listed]
    stage.resolve.activate()
    seen = []
    while not table.stage.show.waiting and table.showing:
        rows = stage.deeds.rows
        if [(row.head, row.note) for row in rows] == words:
            seen.append(sum(row.done for row in rows))
        pass_time(context, table, 20)
    assert seen == sorted(seen) and seen[-1] == len(words)


def test_no_step_is_left_out_where_words_are_large() -> None:
    """The notes give way before a step that is to come does."""
    with desk(size=(1920, 1080), text=200) as context:
        deeds, fuel = DeedList(context), picture("scrappers/icon-fuel")
        rows = [DeedRow(fuel, f"Pay {n}", f"{n} fuel becomes {n - 1}") for n in (1, 2, 3)]
        deeds.tell(rows)
        for height, notes in ((290, 0), (700, 3)):
            deeds.place(pygame.Rect(0, 0, 330, height))
            told = [box.text for box in deeds.text_boxes()]
            assert [text for text in told if text.startswith("Pay")] == [row.head for row in rows]
            assert len(told) == 3 + notes


def test_step_by_step_a_card_waits_and_enter_lets_it_happen(context: AppContext) -> None:
    context.change_settings(staging="step")
    table, stage = firing(context)
    until_waiting(context, table)
    feat = stage.feat
    pass_time(context, table, 10_000)
    assert table.stage.show.waiting and stage.feat is feat and stage.resolve.text == "Resolve"
    context.scenes.handle(KeyDown("enter"))
    assert not table.stage.show.waiting and table.showing
    until_waiting(context, table)
    assert stage.feat is not feat


def test_space_goes_on_from_a_card_that_waits_and_skips_nothing_else(context: AppContext) -> None:
    context.change_settings(staging="step")
    table, _ = firing(context)
    until_waiting(context, table)
    context.scenes.handle(KeyDown("space"))
    assert table.showing and not table.stage.show.waiting


def test_a_card_is_shown_once_more_and_then_the_rest(context: AppContext) -> None:
    table, stage = firing(context)
    until_staged(context, table, stage)
    pass_time(context, table, 300)
    feat, ahead = stage.feat, len(table.stage.show.following)
    stage.again.activate()
    assert stage.feat is feat and len(table.stage.show.following) >= ahead
    pass_time(context, table, 60_000)
    assert not table.showing
    shown = {(sprite.piece.id, sprite.piece.slot) for sprite in table.stage.cast}
    assert shown == {(piece.id, piece.slot) for piece in table.sitting.table.pieces(table.stage.hand.view)}


def test_a_card_that_is_passed_by_makes_way_for_the_next(context: AppContext) -> None:
    table, stage = firing(context)
    until_staged(context, table, stage)
    feat = stage.feat
    stage.resolve.activate()
    assert stage.feat is not feat
    assert table.showing


def test_a_hit_is_felt_unless_motion_is_reduced() -> None:
    found: dict[bool, set[object]] = {}
    for reduced in (False, True):
        with desk(speed="normal", curtain=False, reduced_motion=reduced) as context:
            context.make_thinker = LocalThinker
            table, _ = firing(context)
            found[reduced] = set()
            while table.showing:
                for light in lights(table, Shaken):
                    found[reduced].add(light.shift != 0)
                found[reduced] |= {Bolt} if lights(table, Bolt) else set()
                found[reduced] |= {Cracks} if lights(table, Cracks) else set()
                pass_time(context, table, 20)
    assert True in found[False] and Bolt in found[False]
    assert True not in found[True]


def test_with_motion_off_everything_has_happened_at_once() -> None:
    with desk(speed="off", curtain=False, staging="step") as context:
        table, _ = firing(context)
        assert not table.showing and not table.stage.show.waiting


def question(context: AppContext) -> BoardTable:
    """A table that shows something, and then asks what one click would answer."""
    sit_down(context, NewTable("scrappers", ("human", "human"), {}, "asks"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, luck = table.sitting.match, Random(5)
    for _ in range(200):
        assert match.to_act is not None
        legal = match.legal_moves(match.to_act)
        ejects = [move for move in legal if move.verb == "eject"]
        table.play(luck.choice(ejects or list(legal)))
        table.settle()
        if table.showing and table.look.manner(table.stage.hand.view).one_click:
            return table
        context.clock.finish()
    raise AssertionError("nothing was asked")


def test_who_hurries_answers_nothing(context: AppContext) -> None:
    table = question(context)
    match, stage, ply = table.sitting.match, table.stage, table.sitting.match.ply
    table.focus(stage)
    stage.move_cursor(stage.hand.possible()[0])
    for _ in range(3):
        context.scenes.handle(KeyDown("space"))
    assert match.ply == ply and not table.showing
    pass_time(context, table, CALM_MS + 100)
    context.scenes.handle(KeyDown("space"))
    assert match.ply > ply


def test_a_click_on_a_running_show_answers_nothing(context: AppContext) -> None:
    table = question(context)
    match, stage, ply = table.sitting.match, table.stage, table.sitting.match.ply
    target = next(name for name in stage.hand.possible() if name.startswith("pilot:"))
    box = stage.box_of(target)
    assert box is not None
    click(context, box.center)
    assert match.ply == ply and not table.showing
    click(context, box.center)
    assert match.ply > ply or stage.hand.pointed
