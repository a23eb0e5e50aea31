"""Two and more people at one screen: whatever is shown, said or kept holds no hidden face of another seat.

Walks through whole evenings, curtains and all, on the plain table and on every board there is. Pieces and texts are
looked at, not pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.storage.saves import Save
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.miniature import Miniature
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.report import written
from scrapdesk.ui.desk.saves import SavesScene
from scrapdesk.ui.requests import OpenSaves, WatchGame
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.exchange import played_again
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from tests.truth import exchanged
from tests.ui.faces import look_for
from tests.ui.hands import desk, frame, press

HIDDEN = [game for game in GAMES if GAMES[game].info.hidden]
WITH_LOOK = [game for game in HIDDEN if look_for(game, GAMES[game].info.seats[0]) is not None]
MOVES = 32


def sat_down(context: AppContext, game: str, board: bool) -> TableScene:
    seats = GAMES[game].info.seats[0]
    wish = NewTable(game, ("human",) * seats, seed="walk")
    sitting = new_sitting(wish, context.settings.player, context.make_thinker)
    look = look_for(game, seats)
    table: TableScene = PlainTable(context, sitting)
    if board and look is not None:
        table = BoardTable(context, sitting, look)
    context.scenes.push(table)
    context.scenes.settle()
    return table


def forbidden_pieces(table: TableScene, viewer: Seat | None) -> set[str]:
    """What other seats see the face of, and this viewer does not."""
    match, pieces = table.sitting.match, table.sitting.table.pieces
    own = {piece.id for piece in pieces(match.view(viewer)) if piece.face_up}
    others = [seat for seat in range(match.seats) if seat != viewer]
    return {piece.id for seat in others for piece in pieces(match.view(seat)) if piece.face_up} - own


def forbidden_lines(table: TableScene, viewer: Seat | None) -> set[str]:
    """What the log tells other seats, and this viewer not."""
    own = {line.text for line in table.teller.log(viewer)}
    others = [seat for seat in range(table.sitting.match.seats) if seat != viewer]
    return {line.text for seat in others for line in table.teller.log(seat)} - own


def everything_said(context: AppContext) -> Iterator[str]:
    """Every text there is: on the screen, in tooltips, in names for readers, in the title of the window."""
    yield pygame.display.get_caption()[0]
    for scene in context.scenes.scenes:
        if isinstance(scene, WidgetScene):
            yield from (box.text for box in scene.text_boxes())
            for widget in scene.all_widgets():
                yield widget.name
                yield widget.tooltip()
                yield from (line.text for line in getattr(widget, "lines", ()))


def faces_shown(table: TableScene) -> set[str]:
    """The ids of all faces that lie open on a board, as pieces and as sprites."""
    stages = [widget for widget in table.widgets if isinstance(widget, Stage)]
    pieces = [piece for stage in stages for piece in stage.hand.pieces]
    pieces += [sprite.piece for stage in stages for sprite in stage.cast]
    return {piece.id for piece in pieces if piece.face_up}


def check(context: AppContext, table: TableScene, viewer: Seat | None) -> int:
    secret = forbidden_pieces(table, viewer)
    assert table.sitting.viewer == viewer
    assert not faces_shown(table) & secret
    lines = forbidden_lines(table, viewer)
    said = set(everything_said(context)) | set(written(context).split("\n"))
    assert not said & lines
    return len(secret)


EVENINGS = [*((game, False) for game in HIDDEN), *((game, True) for game in WITH_LOOK)]


@pytest.mark.parametrize(("game", "board"), EVENINGS)
def test_an_evening_of_people_shows_nobody_what_is_another_s(game: str, board: bool) -> None:
    walk_through(game, board, MOVES)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "board"), EVENINGS)
def test_a_whole_game_of_people_shows_nobody_what_is_another_s(game: str, board: bool) -> None:
    walk_through(game, board, 10_000)


def walk_through(game: str, board: bool, moves: int) -> None:
    luck, seen, curtains = Random(4), 0, 0
    with desk(speed="off") as context:
        table = sat_down(context, game, board)
        for _ in range(moves):
            match = table.sitting.match
            if match.to_act is None:
                break
            if isinstance(context.scenes.top, CurtainScene):
                curtains += 1
                seen += check(context, table, None)
                press(context, "enter")
            # At a public decision the table stays as the last one, or nobody, saw it.
            assert table.sitting.viewer in (None, match.to_act)
            seen += check(context, table, table.sitting.viewer)
            table.play(luck.choice(list(match.legal_moves(match.to_act))))
            context.scenes.settle()
        assert curtains > 3 and seen > 50


def screenshot(context: AppContext) -> bytes:
    surface = pygame.Surface(context.view.size)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("game", "board"), EVENINGS)
def test_a_screenshot_is_the_same_whatever_lies_hidden_from_its_viewer(game: str, board: bool) -> None:
    """The cards that the viewer cannot know are exchanged for others that could lie there: not one pixel changes."""
    luck, taken = Random(5), 0
    with desk(speed="off") as context:
        table = sat_down(context, game, board)
        match = table.sitting.match
        for number in range(MOVES):
            if match.to_act is None:
                break
            if isinstance(context.scenes.top, CurtainScene):
                press(context, "enter")
            viewer = table.sitting.viewer
            if viewer is not None and number % 6 == 0:
                taken += exchanged_unseen(context, table, viewer, luck)
            table.play(luck.choice(list(match.legal_moves(match.to_act))))
            context.scenes.settle()
        assert taken > 2


def exchanged_unseen(context: AppContext, table: TableScene, viewer: Seat, luck: Random) -> bool:
    """Whether there was anything else that could lie hidden."""
    match = table.sitting.match
    other, before = match.rules.determinize(match.view(viewer), luck), screenshot(context)
    with exchanged(match, other) as true:
        table.follow("resume")
        assert screenshot(context) == before
    return bool(other != true)


@pytest.mark.parametrize("game", HIDDEN)
def test_the_picture_of_a_save_and_the_past_of_an_open_game_hold_no_secret(game: str) -> None:
    luck = Random(6)
    with desk(speed="off", curtain=False) as context:
        table = sat_down(context, game, False)
        for _ in range(MOVES):
            match = table.sitting.match
            if match.to_act is not None:
                table.play(luck.choice(list(match.legal_moves(match.to_act))))
                frame(context)
        save = context.storage.shelf.load(save_name(game))
        if save is None:
            assert table.sitting.match.outcome is not None
            return
        check_picture(context, save, table.sitting.match, game)
        check_past(context, save, table)


def check_picture(context: AppContext, save: Save, match: AnyMatch, game: str) -> None:
    public = {piece.id for piece in GAMES[game].table.pieces(match.view(None)) if piece.face_up}
    miniature = Miniature(context)
    miniature.show(game, played_again(save.record), ("A",) * match.seats)
    assert {piece.id for piece in miniature.pieces if piece.face_up} <= public
    context.open(OpenSaves())
    context.scenes.settle()
    shelf = context.scenes.top
    assert isinstance(shelf, SavesScene)
    shelf.choose(save.name)
    assert {piece.id for piece in shelf.miniature.pieces if piece.face_up} <= public
    press(context, "escape")


def check_past(context: AppContext, save: Save, table: TableScene) -> None:
    secret_lines = forbidden_lines(table, None)
    context.open(WatchGame(save.record))
    context.scenes.settle()
    scene = context.scenes.top
    assert isinstance(scene, ReplayScene) and secret_lines
    for at in range(0, len(scene.film.stops), 5):
        scene.go(at)
        said = {line.text for line in scene.log.lines} | {box.text for box in scene.text_boxes()}
        assert not said & secret_lines
        public = {piece.id for piece in scene.film.table.pieces(scene.film.match.view(None)) if piece.face_up}
        assert {piece.id for piece in scene.film.pieces() if piece.face_up} <= public
