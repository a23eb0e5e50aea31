"""Every card that lies before a pilot can be called by its name: whole, large enough, and once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Inscription, Lettering
from scrapdesk.ui.faces.scrappers.look import ScrappersLook
from scrapdesk.ui.frame.viewport import FLOOR
from scrapdesk.ui.paint.type.writer import ELLIPSIS
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import table_in_play

RULES = GAMES["scrappers"].rules
assert isinstance(RULES, Scrappers)
CARDS = RULES.cards


def shown(table: BoardTable) -> View:
    view: Any = table.stage.hand.view
    assert isinstance(view, View)
    return view


def set_in(backdrop: Backdrop, words: Inscription) -> tuple[str, int, int]:
    """The words as they are set, their height, and how wide they are."""
    slot = backdrop.box_of(words.slot)
    block = backdrop.set_words(words.text, words, round(slot.width * words.width))
    return "".join(part.text for line in block.lines for part in line.fragments), block.px, block.width


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_name_under_a_bay_is_cut_nor_touches_the_line_below_it(seats: int, size: tuple[int, int], text: int) -> None:
    with desk(size, text, curtain=False) as context:
        table, look = table_in_play(context, "scrappers", 16, seats), ScrappersLook(seats, CARDS)
        while not (tags := named(look.inscriptions(shown(table)))):
            one_more(table)
        table.stage.still.catch_up()
        backdrop = table.stage.backdrop
        slot = backdrop.box_of(tags[0].slot)
        for card in CARDS.cards:
            name = Inscription(card.name, *[getattr(tags[0], name) for name in REST])
            words, px, wide = set_in(backdrop, name)
            assert ELLIPSIS not in words and px >= FLOOR
            assert name.x * slot.width + wide <= slot.width
            assert (LINE - name.y) * slot.height >= px * 0.8


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150)])
def test_what_stands_in_the_lines_under_cards_is_whole_and_does_not_touch(size: tuple[int, int], text: int) -> None:
    with desk(size, text, curtain=False) as context:
        table, look = table_in_play(context, "scrappers", 12), ScrappersLook(2, CARDS)
        table.stage.still.catch_up()
        backdrop, found = table.stage.backdrop, 0
        for _ in range(24):
            one_more(table)
            view = shown(table)
            lines: dict[str, list[tuple[float, float]]] = {}
            for words in look.inscriptions(view):
                if words.slot.startswith(("tag:", "does:")) and words.align == 0 and words.y > 0.4:
                    said, _, wide = set_in(backdrop, words)
                    assert said == words.text, words
                    x = words.x * backdrop.box_of(words.slot).width
                    lines.setdefault(words.slot, []).append((x, x + wide))
            for sign in look.ornaments(view):
                if sign.slot in lines and sign.box is not None:
                    across = backdrop.box_of(sign.slot).width
                    lines[sign.slot].append((sign.box[0] * across, (sign.box[0] + sign.box[2]) * across))
            for parts in lines.values():
                found += len(parts)
                assert all(one[1] <= other[0] + 2 for one, other in pairwise(sorted(parts))), parts
        assert found > 60


REST = ("slot", "x", "y", "size", "colour", "align", "width", "seat", "face")
LINE = 0.71
"""The middle of the line below the name."""


def one_more(table: BoardTable) -> None:
    match = table.sitting.match
    match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.follow("undo")


def named(found: Iterable[Inscription]) -> list[Inscription]:
    """The names below bays."""
    names = {card.name for card in CARDS.cards}
    return [words for words in found if words.slot.startswith("tag:") and words.text in names]


def test_a_card_of_the_hand_has_its_name_on_it_whole() -> None:
    look, width = ScrappersLook(2, CARDS), load_level("scrappers-2").slots["fan:near"].face
    for card in CARDS.cards:
        printed = look.prints(Piece("c", card.id, "hand:1"), round(width))
        assert card.name in [part.text for part in printed if isinstance(part, Lettering)]


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_is_counted_beside_each_other_does_not_touch(size: tuple[int, int], text: int) -> None:
    with desk(size, text, curtain=False) as context:
        table = table_in_play(context, "scrappers", 16)
        table.stage.still.catch_up()
        backdrop, look = table.stage.backdrop, ScrappersLook(2, CARDS)
        counted = {words.slot: words for words in look.inscriptions(shown(table)) if "count:" in words.slot}
        for seat in ("p1", "p2"):
            deck, pile = counted[f"deckcount:{seat}"], counted[f"discardcount:{seat}"]
            boxes = []
            for words in (deck, pile):
                box = backdrop.box_of(words.slot)
                wide, high = set_in(backdrop, words)[2], set_in(backdrop, words)[1]
                boxes.append(pygame.Rect(round(box.centerx - wide / 2), round(box.centery - high / 2), wide, high))
            assert not boxes[0].inflate(4, 0).colliderect(boxes[1])
