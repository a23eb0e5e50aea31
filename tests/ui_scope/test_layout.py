"""SCOPE at every size of window, text and front: nothing is cut or lies outside, and what is to be read can be."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scope.scenarios import Scenario
from scrapdesk.games.scope.state import Frame, State, new_game
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.board.slots import ORNAMENT
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.paint.type.writer import ELLIPSIS, Block, Writer
from scrapdesk.ui.stops.stop import settle
from tests.ui.hands import desk, painted
from tests.ui.sizes import at_every_size
from tests.ui.test_layout import faults
from tests.ui_scope.tables import SETUPS, jump, lay_out, seated

RULES = GAMES["scope"].rules
FRONTS = [(columns, rows) for columns in (2, 4, 5, 6, 8) for rows in (2, 3, 4, 8)]


def front(columns: int, rows: int) -> State:
    """A game on a front of this size, with two snipers a side, that has just begun."""
    base = RULES.view(RULES.setup(2, RULES.check_options(2, {})), 0).frame
    cards = (2, 0, 1, 0, 0, 0, 0, columns * rows - 3)
    scenario: Scenario = base.scenario._replace(columns=columns, rows=rows, cards=cards)
    frame: Frame = base._replace(scenario=scenario, size=(columns, rows))
    state, rng = new_game(frame), Random(1)
    while RULES.to_act(state) is not None and state.turns < 6:
        asked = RULES.to_act(state)
        moves = [RULES.sample_chance(state, rng)] if asked == -1 else list(RULES.legal_moves(state))
        state = RULES.apply(state, rng.choice(moves))
    return state


@pytest.mark.parametrize(("columns", "rows"), FRONTS)
def test_fronts_of_all_sizes_lie_within_their_field_and_squares_do_not_overlap(columns: int, rows: int) -> None:
    state = front(columns, rows)
    for seat in (0, 1):
        look, view = ScopeLook(2), RULES.view(state, seat)
        layout = look.plan(load_level(look.level(seat)), view)
        layout = layout.renamed(partial(look.turned, seat=seat)) if seat else layout
        lying = [piece for piece in GAMES["scope"].table.pieces(view) if piece.slot.startswith("square:")]
        places = layout.spread(look.spread(view)).places(lying)
        left, top, width, height = layout.box("board")
        field = pygame.Rect(round(left), round(top), round(width), round(height))
        squares = [pygame.Rect(*map(round, place.box)) for place in places.values()]
        assert len(squares) == 2 * columns * rows
        assert all(field.contains(square) for square in squares)
        assert all(square.collidelist(squares[:at]) < 0 for at, square in enumerate(squares))
        near = layout.box(f"square:a{1 if seat == 0 else 2 * rows}")
        assert near[1] > field.centery  # the last row of the own front lies at the near edge


@at_every_size()
@pytest.mark.parametrize("name", ["quick", "large", "four"])
def test_a_table_is_whole_and_readable_at_every_size(size: tuple[int, int], text: int, name: str) -> None:
    with desk(size, text, speed="off", curtain=False) as context:
        table = seated(context, name)
        assert list(faults(table, size)) == []
        lay_out(context, table)
        settle(context)
        assert painted(context).get_size() == size
        assert list(faults(table, size)) == []
        for sprite in table.stage.cast:
            left, top, width, height = sprite.goal.box
            assert table.stage.rect.inflate(4, 4).contains((round(left), round(top), round(width), round(height)))


@pytest.mark.parametrize("name", SETUPS)
def test_words_and_pictures_of_the_table_have_a_place_within_the_map(name: str) -> None:
    seats, options = SETUPS[name]
    match, rng = Match(RULES, seats, options, "words"), Random(4)
    while (asked := match.to_act) is not None and match.ply < 90:
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        if match.ply % 5:
            continue
        for seat in range(seats):
            look, view = ScopeLook(seats), match.view(seat)
            layout = look.plan(load_level(look.level(seat)), view)
            whole = pygame.Rect(0, 0, round(layout.size[0]), round(layout.size[1]))
            for words in look.inscriptions(view):
                left, top, width, height = layout.slots[words.slot].box
                x = left + width * words.x - width * words.width * words.align
                assert words.width > 0 or len(words.text) <= 2, words
                assert whole.left - 2 <= x and x + width * words.width <= whole.right + 2, words
                assert whole.top <= top + height * words.y <= whole.bottom, words
            assert {sign.slot for sign in look.ornaments(view)} <= set(layout.slots)
            assert all(layout.slots[place].kind != ORNAMENT or place == "off" for place in look.spread(view).values())


@pytest.mark.parametrize("name", SETUPS)
def test_no_words_on_the_table_are_cut_in_the_window_that_it_opens_with(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of people may be: they are as long as somebody likes."""
    cut, told, said, block, set_words = set(), list[str](), set[str](), Writer.block, Backdrop.set_words

    def spy(writer: Writer, text: str, *args: Any, **named: Any) -> Block:
        if told and text.endswith(ELLIPSIS):
            cut.add(told[-1])
        return block(writer, text, *args, **named)

    def setting(backdrop: Backdrop, text: str, words: Inscription, width: int) -> Block:
        told.append("" if words.seat is not None else text)
        said.add(text)
        try:
            return set_words(backdrop, text, words, width)
        finally:
            told.pop()

    with desk((1280, 720), speed="off", curtain=False) as context:
        monkeypatch.setattr(Writer, "block", spy)
        monkeypatch.setattr(Backdrop, "set_words", setting)
        table, rng = seated(context, name), Random(name)
        for _ in range(12):
            jump(context, table, rng, 8)
            table.stage.still.catch_up()
    assert cut <= {""} and len(said) > 20
