"""The rule book: every paragraph has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from scrapdesk.storage.rulebook import own_rulebook

LAW = {
    "SR-1": 5, "SR-2": 1, "SR-3": 3, "SR-4": 5, "SR-5": 1, "SR-6": 5, "SR-7": 2, "SR-8": 5,
}  # fmt: skip
"""The heads, and how many rules stand under each."""


def test_the_rulebook_has_every_rule() -> None:
    rules = {f"{head}.{number}" for head, count in LAW.items() for number in range(1, count + 1)}
    assert set(own_rulebook("scrappers")) == rules | set(LAW)


def test_every_rule_has_a_test_named_after_it() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tested = {f"SR-{head}.{number}" for head, number in re.findall(r"def test_sr_(\d)_(\d)_", text)}
    assert {rule for rule in own_rulebook("scrappers") if "." in rule} - tested == set()


def test_a_paragraph_is_written_for_players() -> None:
    for rule, paragraph in own_rulebook("scrappers").items():
        assert paragraph.text.endswith("."), rule
        assert "[house" not in paragraph.text, rule
