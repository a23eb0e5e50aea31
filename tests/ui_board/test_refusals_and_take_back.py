"""For every game with a look: a wrong drop always has a reason with its rule, and undo and redo lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pygame
import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Refusal
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import PiecePlace
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import WITH_LOOK, look_on, place_of, table_in_play

PAIRS = 1000


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk((1024, 640), curtain=False) as opened:
        yield opened


def some_position(game: str, rng: Random) -> tuple[Match[Any, Any, Any], PlayingHand] | None:
    """The hand of whoever is asked somewhere in a game; None where it was over before."""
    entry = GAMES[game]
    match: Match[Any, Any, Any] = Match(entry.rules, rng.choice(list(entry.info.seats)), {}, str(rng.random()))
    for _ in range(rng.randrange(80)):
        if match.to_act is None:
            return None
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    return None if match.to_act is None else (match, PlayingHand(match, entry.table, match.to_act))


def check(refusal: Refusal, book: set[str]) -> None:
    sentence = Texts().sentence(refusal.sentence)
    assert sentence.strip() and "{" not in sentence, refusal
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
    assert refusal.rule in book, refusal


@pytest.mark.parametrize("game", WITH_LOOK)
def test_each_of_a_thousand_wrong_drops_has_a_sentence_and_a_rule_that_opens(game: str) -> None:
    book, rng, refused = set(own_rulebook(game)), Random(6), 0
    while refused < PAIRS:
        position = some_position(game, rng)
        if position is None:
            continue
        match, hand = position
        things = sorted({name for piece in hand.pieces for name in (piece.id, piece.slot)})
        for carried, goal in ((rng.choice(things), rng.choice(things)) for _ in range(40)):
            before = match.digest(match.ply)
            answer = hand.drop(carried, [goal])
            hand.let_go()
            if answer.moves or answer.laid:
                break
            assert match.digest(match.ply) == before
            assert answer.kind != "nothing" or goal == carried
            if answer.kind == "refused":
                assert answer.refusal is not None
                assert answer.refusal == hand.why_not(carried, [goal])
                check(answer.refusal, book)
                refused += 1


@pytest.mark.parametrize("game", WITH_LOOK)
def test_a_wrong_drop_on_the_screen_says_why_and_leaves_everything_where_it_was(context: AppContext, game: str) -> None:
    book, rng, refused = set(own_rulebook(game)), Random(2), 0
    table = table_in_play(context, game, 20)
    stage, match = table.stage, table.sitting.match
    before = shown(table)
    movable = [target for target in stage.hand.possible() if stage.cast.get(target) is not None]
    while refused < 25:
        carried, slot = rng.choice(movable), rng.choice(sorted(stage.layout.slots))
        at, home = place_of(table, slot), place_of(table, carried)
        sprite = stage.cast.get(carried)
        names = stage.under(at, besides=carried)
        goals = set(stage.hand.goals_of(carried))
        if sprite is None or stage.cast.at(*home) is not sprite or not names or goals & set(names):
            continue
        if sprite.piece.slot in names or stage.layout.nearest(*at, tuple(goals), 60) is not None:
            continue
        ply = match.ply
        stage.press(home)
        stage.drag((home[0] + 20, home[1] + 20))
        stage.drag(at)
        stage.release(at)
        toast = table.passing.toast
        assert toast is not None and toast.text and toast.rule in book, (carried, names)
        settle(context)
        assert match.ply == ply and shown(table) == before
        refused += 1


Shown = dict[str, tuple[Piece, Piece, PiecePlace, PiecePlace]]


def shown(table: BoardTable) -> Shown:
    """Every piece as the table has it, as it is seen, where it belongs and where it lies."""
    return {
        sprite.piece.id: (sprite.piece, sprite.shown, sprite.goal, sprite.place)
        for sprite in sorted(table.stage.cast, key=lambda sprite: sprite.piece.id)
    }


def picture(context: AppContext, table: BoardTable) -> str:
    surface = pygame.Surface(context.view.size)
    table.stage.draw(surface)
    return sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()


@pytest.mark.parametrize("game", WITH_LOOK)
@pytest.mark.parametrize("watched", [True, False], ids=["watched to the end", "cut short"])
def test_undo_and_redo_at_any_moment_leave_the_same_pieces_and_the_same_picture(
    context: AppContext, game: str, watched: bool
) -> None:
    """Also where the next act comes while pieces are still on their way."""
    table, rng = table_in_play(context, game, 4), Random(8)
    match, seen, looked_at = table.sitting.match, {}, 0

    def look() -> tuple[Shown, str]:
        table.sitting.shown_to = match.to_act
        table.stage.seat_down(match.to_act, match.to_act, table.sitting.names)
        table.stage.follow()
        settle(context)
        return shown(table), picture(context, table)

    seen[match.ply] = look()
    while match.to_act is not None and looked_at < 24:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        table.stage.follow()
        if watched:
            settle(context)
        else:
            context.clock.advance(rng.randrange(300))
        seen[match.ply] = look()
        steps = rng.randint(0, min(4, match.ply))
        for act in ("undo",) * steps + ("redo",) * steps:
            match.undo(practice=True) if act == "undo" else match.redo()
            table.stage.follow()
            if match.ply in seen:
                assert look() == seen[match.ply], (act, match.ply)
                looked_at += 1
    assert looked_at >= 20


@pytest.mark.parametrize("game", WITH_LOOK)
def test_the_undo_of_the_scene_leads_back_to_the_same_table(context: AppContext, game: str) -> None:
    table = table_in_play(context, game, 20)
    match, rng = table.sitting.match, Random(5)
    for _ in range(6):
        look_on(context, table)
        before, ply = shown(table), match.ply
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.after_change("play")
        settle(context)
        after, length = match.ply, match.length
        match.goto(ply, practice=True)
        table.after_change("undo")
        look_on(context, table)
        assert shown(table) == before
        assert match.length == length
        match.goto(after, practice=True)
        table.after_change("redo")
        settle(context)
