"""The reader of rule books."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import BadRulebook, Paragraph, own_rulebook, parse_rulebook, read_rulebook

ONE = '[[rule]]\nid = "A-1"\ntitle = "One"\ntext = " It is so. "\n'


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rule_book(game: str) -> None:
    book = own_rulebook(game)
    assert len(book) > 10
    for id, rule in book.items():
        assert rule.id == id and rule.title


def test_paragraphs_keep_their_order() -> None:
    book = parse_rulebook(ONE + ONE.replace("A-1", "A-0"))
    assert list(book) == ["A-1", "A-0"]
    assert book["A-1"] == Paragraph("A-1", "One", "It is so.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no [[rule]]"),
        ("rule = 7", "has no [[rule]]"),
        ("rule = [7]", "number 1 is not a table"),
        ("[[rule]", "not TOML"),
        ('[[rule]]\nid = "A-1"', "number 1 has no title"),
        ('[[rule]]\nid = 7\ntitle = "x"', "number 1 has no id"),
        (ONE + ONE, "A-1 appears twice"),
    ],
)
def test_a_bad_rule_book_is_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadRulebook, match=said.replace("[", r"\[")):
        parse_rulebook(text)


def test_a_rule_book_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match="cannot be read"):
        read_rulebook(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRulebook, match="not text"):
        read_rulebook(tmp_path / "binary.toml")
