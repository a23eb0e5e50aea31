"""Golden playthroughs: one finished record a game and seat count. A change in the rules shows as a diff in them.

`SCRAPDESK_REWRITE_GOLDEN=1 pytest tests/conformance/test_golden.py` writes them anew; look at the diff.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from tests.conformance.setups import USUAL, Setup, random_match

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("setup", USUAL, ids=str)
def test_the_rules_still_play_the_golden_game(setup: Setup) -> None:
    path = FOLDER / f"{setup}.txt"
    played = print_record(random_match(setup, "golden").record())
    if os.environ.get("SCRAPDESK_REWRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == played


@pytest.mark.parametrize("setup", USUAL, ids=str)
def test_the_golden_game_replays(setup: Setup) -> None:
    record = parse_record((FOLDER / f"{setup}.txt").read_bytes())
    assert replay(record, setup.entry.rules).outcome is not None
