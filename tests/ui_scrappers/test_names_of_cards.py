"""Every card that lies before a pilot can be called by its name: whole, large enough, and once."""

from __future__ import annotations

from typing import Any

import pytest

from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Inscription, Lettering
from scrapdesk.ui.faces.scrappers.look import ScrappersLook
from scrapdesk.ui.faces.scrappers.signs import PRICE
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
def test_no_name_under_a_bay_is_cut_nor_touches_its_price(seats: int, size: tuple[int, int], text: int) -> None:
    with desk(size, text, curtain=False) as context:
        table, look = table_in_play(context, "scrappers", 16, seats), ScrappersLook(seats, CARDS)
        while not (tags := priced(look.inscriptions(shown(table)))):
            match = table.sitting.match
            match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
            table.follow("undo")
        backdrop = table.stage.backdrop
        slot = backdrop.box_of(tags[0].slot)
        for card in CARDS.cards:
            named = Inscription(card.name, *[getattr(tags[0], name) for name in REST])
            words, px, wide = set_in(backdrop, named)
            assert ELLIPSIS not in words and px >= FLOOR
            assert named.x * slot.width + wide <= PRICE[0] * slot.width + 1


REST = ("slot", "x", "y", "size", "colour", "align", "width", "seat", "face")


def priced(found: object) -> list[Inscription]:
    """The names beside which a price stands."""
    tags = [words for words in found if words.slot.startswith("tag:")]  # type: ignore[attr-defined]
    named = [words for words in tags if words.text in {card.name for card in CARDS.cards}]
    return [words for words in named if any(w.slot == words.slot and w.text.isdecimal() for w in tags)]


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
        backdrop, look = table.stage.backdrop, ScrappersLook(2, CARDS)
        counted = {words.slot: words for words in look.inscriptions(shown(table)) if "count:" in words.slot}
        for seat in ("p1", "p2"):
            deck, pile = counted[f"deckcount:{seat}"], counted[f"discardcount:{seat}"]
            middles = [backdrop.box_of(words.slot).centerx for words in (deck, pile)]
            wide = [set_in(backdrop, words)[2] for words in (deck, pile)]
            assert middles[0] + wide[0] / 2 + 2 < middles[1] - wide[1] / 2
