"""What the coach thinks of, on the board: every move has its number where it can be told apart, the best is lit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.coach import Hint
from scrapdesk.core.words import say
from scrapdesk.games.scarper.board import FIELDS
from scrapdesk.games.scarper.moves import Act
from scrapdesk.ui.board.advice import told_apart
from scrapdesk.ui.board.marks import RANK, Mark
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, painted

GAMES = ("scamorra", "scrappers", "scope", "scarper", "scalawag")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as made:
        yield made


def ranks(table: BoardTable) -> list[Mark]:
    return [mark for mark in table.stage.marks.shown if mark.kind == RANK]


def test_a_move_has_its_number_where_the_others_have_none() -> None:
    charges = [("order:charge", "field:artois"), ("order:charge", "field:picardy"), ("point:1", "track:economy")]
    assert told_apart(charges) == ("field:artois", "field:picardy", "track:economy")
    cards = [("card:a", "map"), ("card:a", "points"), ("card:b", "points")]
    assert told_apart(cards) == ("map", "points", "card:b")
    assert told_apart([()]) == ("",)


def asked(context: AppContext, game: str) -> BoardTable:
    """A table at which a person is asked, against computers, after some random moves."""
    seats = FACES[game].seats[0]
    sit_down(context, NewTable(game, ("human", *["ai:random"] * (seats - 1)), seed="3"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match, rng = table.sitting.match, Random(3)
    while match.to_act is not None and (match.ply < 14 or table.sitting.person_asked is None):
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    table.after_change("begin")
    context.scenes.settle()
    settle(context)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_candidates_have_numbers_on_the_table_until_it_lies_otherwise(game: str, context: AppContext) -> None:
    table = asked(context, game)
    match = table.sitting.match
    moves = list(match.legal_moves(0))[:3]
    table.side.tell_hints([Hint(move, 0.5, say("ready")) for move in moves])
    painted(context)
    assert {mark.number for mark in ranks(table)} <= {1, 2, 3}
    assert len({mark.room for mark in ranks(table)}) == len(ranks(table))  # none covers another
    assert all(table.stage.rect.inflate(40, 40).contains(mark.room) for mark in ranks(table))
    match.play(0, moves[0])
    table.follow("play")
    settle(context)
    assert not ranks(table)


def test_a_battlefield_that_is_advised_is_lit_and_numbered(context: AppContext) -> None:
    table = asked(context, "scarper")
    match = table.sitting.match
    while not any(move.verb == "charge" for move in match.legal_moves(match.to_act or 0) if isinstance(move, Act)):
        match.play(match.to_act or 0, next(iter(match.legal_moves(match.to_act or 0))))
    table.after_change("begin")
    context.scenes.settle()
    settle(context)
    charges = [move for move in match.legal_moves(0) if isinstance(move, Act) and move.verb == "charge"][:3]
    table.side.tell_hints([Hint(move, 0.5, say("ready")) for move in charges])
    found = {mark.number: mark.room for mark in ranks(table)}
    for number, move in enumerate(charges, start=1):
        field = table.stage.box_of(f"field:{FIELDS[move.field]}")
        assert field is not None and field.contains(found[number])
    assert not len(table.stage.arrows)  # nothing goes from an order to a battlefield
