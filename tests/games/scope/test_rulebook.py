"""The rule book: every paragraph has a test that names it, and every rule id in the program is one of its ids."""

from __future__ import annotations

import re
from pathlib import Path

from scrapdesk.core.content import own_content
from scrapdesk.games import scope
from scrapdesk.storage.rulebook import own_rulebook

HERE = Path(__file__).parent
PACKAGE = Path(scope.__file__).parent


def test_every_paragraph_has_a_test_that_names_it() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    named = {
        f"SC-{major}" + (f".{minor}" if minor else "")
        for major, minor in re.findall(r"def test_sc_(\d+)(?:_(\d+))?_", source)
    }
    paragraphs = set(own_rulebook("scope"))
    heads = {rule for rule in paragraphs if any(other.startswith(rule + ".") for other in paragraphs)}
    assert paragraphs - heads - named == set()
    assert named - paragraphs == set()


def test_every_rule_id_in_the_program_stands_in_the_book() -> None:
    used = {
        rule
        for path in PACKAGE.glob("*.py")
        for rule in re.findall(r'"(SC-\d+(?:\.\d+)?)"', path.read_text(encoding="utf-8"))
    }
    assert len(used) > 25
    assert used - set(own_rulebook("scope")) == set()


def test_no_file_names_a_party_or_its_signs() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py")]
    texts += own_content("scope", ("*.toml", "scenarios/*.toml")).values()
    assert not re.search(r"nazi|swastika|hammer and sickle|reich", "\n".join(texts), re.IGNORECASE)
