"""All words painted on the table of Scrappers go through the translator."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.ui.board.look import Lettering
from scrapdesk.ui.faces.scrappers.cards import MORE
from scrapdesk.ui.faces.scrappers.look import ScrappersLook
from scrapdesk.ui.frame.texts import Texts
from tests.ui.collected import sentences

RULES = GAMES["scrappers"].rules
assert isinstance(RULES, Scrappers)
CARDS = RULES.cards
NAMES = {card.name for card in CARDS.cards}
PARTS = {part for name in NAMES for part in name.split(" ", 1)}
"""A long name stands in two lines."""
FLAVOURS = {card.flavour for card in CARDS.cards}
ROOMS = ("scrapdesk.ui.faces.scrappers", "scrapdesk.games.scrappers", "scrapdesk.ui.board")
MARK = "¤"
PLAIN = re.compile(r"[-+]?\d*|\{name\}|[AB]")
"""Figures, and names that people give themselves."""


@cache
def foreign() -> Texts:
    """Every sentence that can be collected where these words come from, each of its lines marked."""
    return Texts({text: f"{MARK}{text}".replace("\n", f"\n{MARK}") for text in (s.text for s in sentences(*ROOMS))})


def foreign_look(seats: int) -> ScrappersLook:
    look = ScrappersLook(seats, CARDS)
    look.texts = foreign()
    return look


def is_foreign(text: str) -> bool:
    return MARK in text or PLAIN.fullmatch(text) is not None or text.strip("()") in NAMES | PARTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_on_the_table_is_translated(seats: int) -> None:
    match, rng = Match(RULES, seats, {}, "words"), Random(seats)
    look, seen = foreign_look(seats), 0
    while (asked := match.to_act) is not None and match.view(None).round < 5:
        if match.ply % 3 == 0:
            for seat in (asked, None):
                view = match.view(seat)
                told = [words.text for words in look.inscriptions(view)] + [words for _, words in look.boxes(view)]
                assert [text for text in told if not is_foreign(text)] == []
                assert MARK in look.task(match.view(asked)) or not look.task(match.view(asked))
                seen += len(told)
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
    assert seen > 500


@pytest.mark.parametrize("width", [94, 150, 240, 360])
def test_what_is_printed_on_the_cards_is_translated(width: int) -> None:
    look = foreign_look(2)
    for card in CARDS.cards:
        prints = look.prints(Piece(f"card:{card.id}", card.id, "firing"), width)
        words = [printed.text for printed in prints if isinstance(printed, Lettering)]
        assert [text for text in words if not is_foreign(text) and text not in FLAVOURS | {MORE}] == []


def test_what_is_said_of_a_card_and_of_a_move_is_translated() -> None:
    look, match = foreign_look(2), Match(RULES, 2, {}, "said")
    view = match.view(match.to_act)
    for piece in GAMES["scrappers"].table.pieces(view):
        name, words = look.words_for(piece, view)
        assert is_foreign(name) and all(MARK in line or line.startswith("“") for line in words.split("\n")), piece
    for move in match.legal_moves(match.to_act or 0):
        assert MARK in look.preview(view, move)
