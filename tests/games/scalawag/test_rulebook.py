"""The rulebook: every paragraph has its test, and every rule that the program names has its paragraph."""

from __future__ import annotations

import re
from pathlib import Path

from scrapdesk.storage.rulebook import own_rulebook

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "scrapdesk" / "games" / "scalawag"


def ids_in_names() -> set[str]:
    found = set()
    for path in HERE.glob("test_*.py"):
        for match in re.finditer(r"def test_sw_(\d+(?:_\d+)?)_", path.read_text(encoding="utf-8")):
            found.add(f"SW-{match[1].replace('_', '.')}")
    return found


def test_every_rule_has_a_test_that_names_it() -> None:
    book = set(own_rulebook("scalawag"))
    heads = {rule for rule in book if any(other.startswith(rule + ".") for other in book)}
    assert book - heads == ids_in_names()


def test_every_rule_that_the_program_names_is_in_the_book() -> None:
    named: set[str] = set()
    for path in SOURCE.glob("*.py"):
        named |= set(re.findall(r'"(SW-[0-9.]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert named <= set(own_rulebook("scalawag"))
