"""Scrappers at every size of window and text, with four pilots and everything full: nothing is cut or lies outside."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import desk, painted
from tests.ui.sizes import at_every_size
from tests.ui.test_layout import faults

RULES = GAMES["scrappers"].rules
assert isinstance(RULES, Scrappers)
ADVANCED = range(RULES.cards.advanced)
UPGRADES = [number for number in ADVANCED if RULES.cards.of[number].is_upgrade]
OPERATIONS = [number for number in ADVANCED if not RULES.cards.of[number].is_upgrade]


def full(view: View, upgrades: int) -> View:
    """The same table with full stacks, and so many upgrades in play with everybody."""
    pilots = []
    for seat, pilot in enumerate(view.pilots):
        mine = tuple(UPGRADES[seat * upgrades : (seat + 1) * upgrades])
        stack = tuple(Slot(card, ASSIGNED) for card in OPERATIONS[seat * BAYS : (seat + 1) * BAYS])
        pilots.append(pilot._replace(play=mine, stack=stack, fuel=23, scrap=18, damage=12))
    return view._replace(pilots=tuple(pilots), tops=((), ()), piles=((), ()))


def boxes(pieces: list[Piece], seats: int) -> dict[str, list[pygame.Rect]]:
    layout = load_level(f"scrappers-{seats}")
    places = layout.places(pieces)
    found: dict[str, list[pygame.Rect]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.order):
        left, top, width, height = places[piece.id].box
        found.setdefault(piece.slot, []).append(pygame.Rect(round(left), round(top), round(width), round(height)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("upgrades", [2, 5])
def test_full_play_areas_stay_in_their_places_and_each_upgrade_is_seen(seats: int, upgrades: int) -> None:
    view = full(Match(RULES, seats, {}, "full").view(0), upgrades)
    level, table = load_level(f"scrappers-{seats}"), GAMES["scrappers"].table
    for slot, lying in boxes(list(table.pieces(view)), seats).items():
        left, top, width, height = level.slots[level.slots[slot].among or slot].box
        room = pygame.Rect(round(left) - 2, round(top) - 2, round(width) + 4, round(height) + 4)
        assert all(room.contains(box) for box in lying), slot
        if slot.startswith("play:"):
            strips = [max(after.left - before.left, after.top - before.top) for before, after in pairwise(lying)]
            assert len(lying) == upgrades and all(strip >= 10 for strip in strips), (slot, strips)


@at_every_size()
def test_four_pilots_are_whole_and_readable_at_every_size(size: tuple[int, int], text: int) -> None:
    with desk(size, text, speed="off", curtain=False) as context:
        sit_down(context, NewTable("scrappers", ("human", "ai:random", "ai:random", "ai:random"), {}, "7"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        match, rng = table.sitting.match, Random(3)
        while match.to_act is not None and (match.view(0).round < 3 or match.to_act != 0):
            match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        table.follow("begin")
        settle(context)
        assert painted(context).get_size() == size
        assert list(faults(table, size)) == []
        for sprite in table.stage.cast:
            left, top, width, height = sprite.goal.box
            assert table.stage.rect.inflate(4, 4).contains((round(left), round(top), round(width), round(height)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_on_the_table_have_a_room_that_lies_within_the_map(seats: int) -> None:
    look, level = look_for("scrappers", seats), load_level(f"scrappers-{seats}")
    assert look is not None
    whole = pygame.Rect(0, 0, round(level.size[0]), round(level.size[1]))
    view = full(Match(RULES, seats, {}, "words").view(0), 4)
    for words in look.inscriptions(view):
        left, top, width, height = level.slots[words.slot].box
        x = left + width * words.x - width * words.width * words.align
        assert words.width > 0, words
        assert whole.left - 2 <= x and x + width * words.width <= whole.right + 2, words
        assert whole.top <= top + height * words.y <= whole.bottom, words
