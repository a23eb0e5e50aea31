"""The rule book of every game: complete, readable, and each of its rules tested by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import own_rulebook

TESTS = Path(__file__).parents[1] / "games"


def ids_in_test_names(game: str) -> set[str]:
    """The rule ids that stand in names of test functions: `test_sm_4_7_...` is SM-4.7."""
    found = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for match in re.finditer(r"def test_([a-z]{2})_(\d+(?:_\d+)?[a-z]?)_", path.read_text(encoding="utf-8")):
            found.add(f"{match[1].upper()}-{match[2].replace('_', '.')}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    paragraphs = set(own_rulebook(game))
    heads = {rule for rule in paragraphs if any(other.startswith(rule + ".") for other in paragraphs)}
    assert paragraphs - heads - ids_in_test_names(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_test_names_a_rule_that_exists(game: str) -> None:
    assert ids_in_test_names(game) - set(own_rulebook(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_title_and_a_text(game: str) -> None:
    for rule, paragraph in own_rulebook(game).items():
        assert paragraph.title.strip(), rule
        assert len(paragraph.text) > 15, rule
