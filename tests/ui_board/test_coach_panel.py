"""The coach on the board: an arrow for each move, lines that light theirs, and nothing covers what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ai.coach import Hint
from scrapdesk.core.words import say
from scrapdesk.games import GAMES
from scrapdesk.ui.board.marks import RING
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.requests import OpenRules
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.coachpanel import CoachPanel
from scrapdesk.ui.widgets.button import Button
from tests.ui.hands import desk, press
from tests.ui.test_layout import faults
from tests.ui_board.boards import table_in_play

MOVES = {"scamorra": 20, "scrappers": 4}


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def advised(context: AppContext, game: str) -> tuple[BoardTable, CoachPanel]:
    table = table_in_play(context, game, MOVES[game])
    panel = table.part(CoachPanel)
    legal = list(table.stage.hand.legal)
    why = (say("it is the first"), say("it is the second"), say("it is the third"))
    panel.tell([Hint(legal[at * len(legal) // 3], 0.6 - 0.1 * at, why[at]) for at in range(3)])
    return table, panel


@pytest.mark.parametrize("game", sorted(MOVES))
def test_a_fact_comes_first_and_every_line_has_its_arrow(context: AppContext, game: str) -> None:
    table, panel = advised(context, game)
    assert panel.lines[0].why == "It is the first."
    shown = [line for line in panel.lines if line.visible]
    assert [line.number for line in shown] == [1, 2, 3]
    assert [line.move for line in shown] == [table.moves.words_for(hint.move) for hint in panel.hints]
    short = table.side.aside is not None  # the reasons have room there, the bars have not
    promised = "{n} of 100" if short else "wins {n} of 100"
    assert [line.promise for line in shown] == [promised.format(n=share) for share in (60, 50, 40)]
    assert 0 < len(table.stage.arrows) <= 3


@pytest.mark.parametrize("game", sorted(MOVES))
def test_a_line_that_is_pointed_at_lights_its_own_move(context: AppContext, game: str) -> None:
    table, panel = advised(context, game)
    before = table.stage.attention.advised
    context.scenes.handle(PointerMoved(panel.lines[2].rect.center))
    assert table.stage.attention.advised != before
    assert panel.lines[2].why == "It is the third." and panel.lines[2].meant


@pytest.mark.parametrize("game", sorted(MOVES))
def test_while_the_coach_speaks_there_is_no_rule_and_no_field_in_its_panel(context: AppContext, game: str) -> None:
    table, _ = advised(context, game)
    assert not table.side.rule.text and not table.side.field.visible
    table.side.type_move()
    assert table.side.field.visible  # whoever wants to type can
    assert table.focused is table.side.field
    ply, move = table.sitting.match.ply, table.stage.hand.legal[0]
    table.side.field.write(table.sitting.match.rules.encode_move(move))
    press(context, "enter")
    assert table.sitting.match.ply > ply and table.focused is table.stage  # the next keys are meant there


@pytest.mark.parametrize("game", sorted(MOVES))
def test_a_button_plays_the_line_that_is_lit(context: AppContext, game: str) -> None:
    table, panel = advised(context, game)
    context.scenes.handle(PointerMoved(panel.lines[1].rect.center))
    assert panel.plays.visible and "2" in panel.plays.text
    wanted, ply = table.sitting.match.rules.encode_move(panel.hints[1].move), table.sitting.match.ply
    panel.plays.activate()
    assert table.sitting.match.entries(None)[ply].text == wanted


def test_how_high_a_line_would_be_is_asked_without_changing_it(context: AppContext) -> None:
    _, panel = advised(context, "scamorra")
    line = panel.lines[0]
    before = line.rect.copy()
    assert line.height_for(120) > line.height_for(before.width) and line.rect == before


def test_a_card_of_the_hand_has_the_numbers_of_its_moves_and_an_arrow_has_its_own(context: AppContext) -> None:
    table, panel = advised(context, "scamorra")
    ranks = list(table.stage.attention.ranked)
    paths = [table.sitting.table.paths(table.stage.hand.view, hint.move)[0] for hint in panel.hints]
    for number, path in enumerate(paths, start=1):
        rooms = [pygame.Rect(rank.room) for rank in ranks if rank.number == number]
        cards = [box for name in path if name.startswith("card:") and (box := table.stage.box_of(name)) is not None]
        for card in cards:
            head = pygame.Rect(card.left, card.top - card.height // 6, card.width, card.height // 3)
            assert any(head.collidepoint(room.center) for room in rooms)
    sheet = pygame.Surface(context.view.size, pygame.SRCALPHA)
    table.stage.arrows.paint(sheet)
    arrows = pygame.mask.from_surface(sheet, 0)
    discs = [(rank.number, pygame.mask.Mask(rank.room[2:], True), rank.room[:2]) for rank in ranks]
    on_arrows = {number for number, disc, at in discs if arrows.overlap_area(disc, at)}
    assert len(on_arrows) == len(table.stage.arrows) > 0
    hidden = arrows.copy()
    for _, disc, at in discs:
        hidden.erase(disc, at)
    assert hidden.count() > 0.75 * arrows.count()  # nearly all of each is seen beside its number
    assert [rank.meant for rank in ranks if rank.number == 1] == [True] * sum(rank.number == 1 for rank in ranks)


@pytest.mark.parametrize("game", sorted(MOVES))
def test_where_reasons_have_no_room_that_of_the_move_which_is_meant_is_told_above(game: str) -> None:
    with desk((1024, 640), 200, speed="off", curtain=False) as context:
        table, panel = advised(context, game)
        for _ in range(2):  # each frame may give up one thing
            context.later.frame_over()
        words = table.side.words.text
        assert all(line.why for line in panel.lines) or words.startswith("It is the first.") or table.side.column.tight


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_with_the_largest_texts_each_move_is_a_line_and_what_is_told_is_about_the_one_that_is_meant(
    size: tuple[int, int],
) -> None:
    with desk(size, 200, speed="off", curtain=False) as context:
        table, panel = advised(context, "scamorra")
        assert table.side.column.tight
        assert [line.number for line in panel.lines if line.visible] == [1, 2, 3] and panel.plays.visible
        for number, share, why in ((1, 60, "It is the first."), (3, 40, "It is the third.")):
            context.scenes.handle(PointerMoved(panel.lines[number - 1].rect.center))
            assert table.side.headline.text == f"Hint {number}: wins {share} of 100"
            assert table.side.words.text == why
        assert list(faults(table, size)) == []


@pytest.mark.parametrize("game", sorted(MOVES))
def test_with_the_next_move_the_coach_is_gone(context: AppContext, game: str) -> None:
    table, panel = advised(context, game)
    table.play(panel.hints[0].move)
    context.scenes.settle()
    assert not panel.hints and not len(table.stage.arrows) and not table.side.column.roomy
    assert not any(line.visible for line in panel.lines)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1920, 1080), 200), ((1024, 640), 100)])
@pytest.mark.parametrize("game", sorted(MOVES))
def test_nothing_of_it_is_cut_or_covers_anything(game: str, size: tuple[int, int], text: int) -> None:
    with desk(size, text, speed="off", curtain=False) as context:
        table, _ = advised(context, game)
        assert list(faults(table, size)) == []
        assert all(table.stage.rect.inflate(40, 40).contains(rect) for rect in table.stage.arrows.rects)


@pytest.mark.parametrize("game", sorted(MOVES))
def test_the_ring_of_a_card_lies_as_the_card_does(context: AppContext, game: str) -> None:
    """It stands up where no arrow begins at it, and lies askew in its fan where one does."""
    table, _ = advised(context, game)
    context.clock.finish()
    advice = table.stage.attention.advised
    cards = [sprite for sprite in table.stage.cast if sprite.piece.id in advice and sprite.piece.in_hand]
    lying = [(round(card.rest.width), round(card.rest.height), round(card.rest.angle)) for card in cards]
    rings = {(*mark.room[2:], mark.angle) for mark in table.stage.marks.shown if mark.kind == RING}
    assert lying and set(lying) <= rings
    assert [card.chosen for card in cards] == [game == "scamorra"]
    assert bool(lying[0][2]) == (game == "scrappers")


@pytest.mark.parametrize("game", ["scalawag", "scope", "scarper"])
@pytest.mark.parametrize("moves", [0, 4, 24])
def test_no_number_stands_on_a_button_that_is_not_there_yet_nor_beyond_the_table(
    context: AppContext, game: str, moves: int
) -> None:
    table = table_in_play(context, game, moves, GAMES[game].info.seats[0])
    legal, there = list(table.stage.hand.legal), table.stage.hand.possible()
    for move in legal[:: max(1, len(legal) // 12)]:
        table.stage.advise([move])
        whole = table.stage.wings.whole(table.stage.rect)
        assert all(whole.contains(rank.room) for rank in table.stage.attention.ranked)
        path = table.stage.attention.advised
        assert all(at in there for at in path[1:] if at.startswith("button:"))


def test_the_button_of_the_coach_steps_back_where_another_is_meant(context: AppContext) -> None:
    for moves in range(4, 60):
        table, panel = advised(context, "scrappers") if moves == 4 else _asked_later(context, moves)
        shown = [one for one in table.widgets if isinstance(one, Button) and one.visible and one.primary]
        assert len(shown) <= 1
        if panel.plays.visible and shown and panel.plays not in shown:
            return
    raise AssertionError("another button was never meant")


def _asked_later(context: AppContext, moves: int) -> tuple[BoardTable, CoachPanel]:
    table = table_in_play(context, "scrappers", moves)
    panel = table.part(CoachPanel)
    panel.tell([Hint(move, 0.5, say("it is one of them")) for move in list(table.stage.hand.legal)[:3]])
    return table, panel


def test_where_there_is_no_room_for_a_line_the_best_is_told_in_passing(context: AppContext) -> None:
    table = table_in_play(context, "scope", 0)
    panel = table.part(CoachPanel)
    panel.tell([Hint(move, 0.5, say("it is the first")) for move in list(table.stage.hand.legal)[:1]])
    toast = table.passing.toast
    assert not any(line.visible for line in panel.lines) and not panel.plays.visible
    assert toast is not None and "it is the first" in toast.name


def test_where_several_play_no_advice_outlives_the_look_at_a_hand() -> None:
    with desk(speed="off", curtain=False) as context:
        table = table_in_play(context, "scrappers", 4)
        panel = table.part(CoachPanel)
        panel.tell([Hint(table.stage.hand.legal[0], 0.6, say("it is the first"))])
        assert panel.hints
        context.open(OpenRules("scrappers"))
        context.scenes.settle()
        assert not panel.hints
