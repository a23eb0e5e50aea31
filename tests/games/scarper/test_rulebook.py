"""The rule book is complete, each of its rules has a test, and every id that the game speaks of stands in it."""

from __future__ import annotations

import re
from pathlib import Path

from scrapdesk.games import scarper
from scrapdesk.storage.rulebook import own_rulebook

BOOK = own_rulebook("scarper")
HERE = Path(__file__).parent
SOURCES = Path(scarper.__file__).parent
HEADS = {rule for rule in BOOK if any(other.startswith(rule + ".") for other in BOOK)}


def ids_tested() -> set[str]:
    """The ids in the names of test functions."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for match in re.finditer(r"def test_sa_(\d+_\d+b?)_", path.read_text(encoding="utf-8")):
            found.add("SA-" + match[1].replace("_", "."))
    return found


def test_every_rule_has_a_test_of_its_name() -> None:
    assert set(BOOK) - HEADS == ids_tested()


def test_every_rule_that_is_pointed_at_stands_in_the_book() -> None:
    pointed = {
        rule
        for path in SOURCES.glob("*.py")
        for rule in re.findall(r'"(SA-[0-9.b]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(pointed) > 15
    assert pointed <= set(BOOK)


def test_the_book_says_what_the_rules_do() -> None:
    """Numbers of the law that players read."""
    assert "Entente's economy is at 3, that of the Central Powers at 4" in BOOK["SA-2.1"].text
    assert "15 steps" in BOOK["SA-1.4"].text
    assert "2 points" in BOOK["SA-6.3"].text
    assert "the difference, 4 at most" in BOOK["SA-7.1"].text
    assert "2 at most" in BOOK["SA-7.1"].text
