"""Tips: each once, at its moment, in nobody's way; they can be turned off, and seen again."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pygame
import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.actions import ACTIONS
from scrapdesk.ui.requests import OpenLesson, OpenSettings
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.table.tipbook import TIPS, show_tip
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.tipnote import TipNote
from tests.ui.covers import beside
from tests.ui.hands import click, desk, frame, press, row_of_settings, scene


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(tips=True, curtain=False) as opened:
        yield opened


def seated(context: AppContext, *players: str) -> PlainTable:
    """A game in which the first seat begins."""
    wishes = (NewTable("scrappers", players, seed=str(number)) for number in range(50))
    sittings = (new_sitting(wish, "Ada", context.make_thinker) for wish in wishes)
    table = PlainTable(context, next(sitting for sitting in sittings if sitting.match.to_act == 0))
    context.scenes.push(table)
    context.scenes.settle()
    return table


def seen(context: AppContext) -> tuple[str, ...]:
    return context.settings.tips_seen


def play_first(table: PlainTable) -> None:
    match = table.sitting.match
    table.play(match.legal_moves(match.to_act or 0)[0])


def test_the_gaps_of_every_tip_are_keys_that_there_are() -> None:
    ids = {action.id for action in ACTIONS}
    for tip in TIPS.values():
        gaps = {name for _, name, _, _ in Formatter().parse(tip.words.template) if name is not None}
        assert gaps == {gap for gap, _ in tip.keys} and {action for _, action in tip.keys} <= ids
    assert 5 <= len(TIPS) <= 9


def test_each_is_shown_once_at_its_moment(context: AppContext) -> None:
    table = seated(context, "human", "human")
    assert seen(context) == ("hidden",) and table.passing.tip is not None
    click(context, table.passing.tip.rect.center)
    assert table.passing.tip is None
    table.play_text("nonsense")
    assert seen(context) == ("hidden", "refusal")
    click(context, table.passing.tip.rect.center)
    table.play_text("nonsense")
    assert table.passing.tip is None
    play_first(table)
    table.undo()
    frame(context)
    assert seen(context)[-1] == "undo"


def test_the_first_opponent_who_thinks_has_a_tip_with_the_keys_that_hold() -> None:
    with desk(tips=True, keys={"hurry": ["n"]}) as context:
        table = seated(context, "ai:random", "human")
        tip = table.passing.tip
        assert seen(context) == ("opponent",) and tip is not None
        assert tip.text.startswith("Press N to skip ahead; Ctrl+1, Ctrl+2 and Ctrl+3")


def test_a_tip_about_a_key_that_there_is_not_is_not_shown() -> None:
    with desk(tips=True, keys={"hurry": []}) as context:
        assert seated(context, "ai:random", "human").passing.tip is None and seen(context) == ()


def test_one_waits_for_the_other(context: AppContext) -> None:
    table = seated(context, "human", "human")
    first = table.passing.tip
    table.play_text("nonsense")
    assert table.passing.tip is first and seen(context) == ("hidden",)


def test_it_stands_in_nobodys_way(context: AppContext) -> None:
    table = seated(context, "human", "human")
    tip = table.passing.tip
    table.say("Something else")
    toast = table.passing.toast
    assert tip is not None and toast is not None and not tip.rect.colliderect(toast.rect)
    before = table.sitting.match.ply
    next(widget for widget in table.reachable() if isinstance(widget, ListRow)).activate()
    assert table.sitting.match.ply > before


@pytest.mark.parametrize("game", ["scamorra", "scrappers"])
def test_at_a_table_it_stands_at_the_foot_of_the_log_and_covers_nothing(game: str) -> None:
    with desk(tips=True, curtain=False) as context:
        sit_down(context, NewTable(game, ("human", "human"), seed="3"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene)
        table.tips.after("undo")
        tip, log = table.passing.tip, next(one for one in table.widgets if isinstance(one, LogPane))
        assert tip is not None and (log.rect.height > 40 or words_room(table) is not None)
        assert covered(table, tip) == []
        before = log.rect.height
        click(context, tip.rect.center)
        assert table.passing.tip is None and (log.rect.height > before or words_room(table) is not None)


@pytest.mark.parametrize("game", ["scamorra", "scrappers"])
def test_where_texts_are_large_it_stands_in_the_place_of_the_log(game: str) -> None:
    with desk(size=(1280, 720), tips=True, curtain=False, hold_to_look=False, text_size=200) as context:
        sit_down(context, NewTable(game, ("human", "human"), seed="3"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene)
        table.tips.after("undo")
        tip = table.passing.tip
        assert tip is not None and len(seen(context)) == 1
        assert covered(table, tip) == []
        click(context, tip.rect.center)
        log = next(one for one in table.widgets if isinstance(one, LogPane))
        assert table.passing.tip is None and (log.visible or words_room(table) is not None)


def words_room(table: TableScene) -> pygame.Rect | None:
    """Where the map has room for what is said, and a tip stands below that; None: it stands in the log."""
    aside = table.side.aside if isinstance(table, BoardTable) else None
    return None if aside is None else aside.words


def covered(table: TableScene, tip: TipNote) -> list[str]:
    """What a tip lies on; where the words have a room on the map, it is whole within that."""
    room = words_room(table)
    assert room is None or room.contains(tip.rect)
    return [one.name for one in table.widgets if one.visible and not one.lies_over and not beside(tip.rect, one)]


def tip_at(table: TableScene) -> TipNote | None:
    return table.passing.tip


def test_where_a_table_has_no_room_for_it_there_is_none_and_it_waits_for_room() -> None:
    with desk(tips=True, curtain=False) as context:
        table = seated(context, "human", "human")
        log = next(one for one in table.widgets if isinstance(one, LogPane))
        corner, wide = log.rect.topleft, log.rect.width
        little, large = pygame.Rect(corner, (wide, 60)), pygame.Rect(corner, (wide, 400))
        table.tips.share(log, little)
        assert tip_at(table) is None
        table.tips.after("undo")
        assert tip_at(table) is None and "undo" not in seen(context)
        table.tips.share(log, large)
        table.tips.after("undo")
        assert tip_at(table) is not None and seen(context)[-1] == "undo"
        table.tips.share(log, little)
        assert tip_at(table) is None


def test_a_click_through_it_reaches_what_lies_below(context: AppContext) -> None:
    table = seated(context, "human", "human")
    tip = table.passing.tip
    row = next(widget for widget in table.reachable() if isinstance(widget, ListRow))
    assert tip is not None
    tip.rect.center = row.rect.center
    before = table.sitting.match.ply
    click(context, row.rect.center)
    assert table.passing.tip is None and table.sitting.match.ply > before


def test_it_goes_by_itself_and_not_while_the_focus_is_on_it(context: AppContext) -> None:
    table = seated(context, "human", "human")
    assert table.passing.tip is not None
    table.focus(table.passing.tip)
    context.clock.advance(60_000)
    assert table.passing.tip is not None
    table.unfocus()
    context.clock.advance(60_000)
    assert table.passing.tip is None


def test_nobody_who_wants_none_sees_any() -> None:
    with desk(tips=False) as context:
        table = seated(context, "ai:random", "human")
        assert table.passing.tip is None and seen(context) == ()


def test_a_lesson_has_none(context: AppContext) -> None:
    context.open(OpenLesson("scamorra"))
    context.scenes.settle()
    assert scene(context).passing.tip is None and seen(context) == ()


def test_they_are_shown_again_where_that_is_wished(context: AppContext) -> None:
    context.note_settings(tips_seen=tuple(TIPS))
    table = seated(context, "human", "human")
    assert table.passing.tip is None
    context.open(OpenSettings())
    context.scenes.settle()
    row_of_settings(context, "Reset tips").activate()
    assert seen(context) == () and context.settings.tips
    press(context, "escape")
    show_tip(context, table.passing, "moves")
    assert seen(context) == ("moves",)


def test_it_stays_at_the_foot_of_the_log_when_the_log_grows() -> None:
    """While a front is laid out the words take most of the column; after that the log has it."""
    with desk(size=(1138, 640), tips=True, curtain=False, speed="off") as context:
        sit_down(context, NewTable("scope", ("human", "ai:random"), seed="11"))
        context.scenes.settle()
        table = scene(context)
        assert isinstance(table, BoardTable)
        table.focus(table.stage)
        press(context, "tab", "enter", "enter")
        for _ in range(60):
            context.scenes.update(200)
            context.scenes.settle()
        tip = tip_at(table)
        assert tip is not None
        assert tip.rect.top >= table.side.log.rect.bottom
