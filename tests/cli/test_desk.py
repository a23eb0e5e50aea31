"""The commands that lead into the window: with no window behind them, only what they hand over."""

from __future__ import annotations

import pytest

import scrapdesk.ui.app
from scrapdesk.games.entry import GameEntry
from tests.cli.conftest import Cli


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """How often the desk was opened, and whether only for one frame."""
    calls: list[bool] = []

    def run(smoke: bool = False) -> int:
        calls.append(smoke)
        return 0

    monkeypatch.setattr(scrapdesk.ui.app, "run", run)
    return calls


def test_without_a_command_the_desk_opens(cli: Cli, opened: list[bool]) -> None:
    assert cli() == (0, "", "")
    assert cli("--smoke") == (0, "", "")
    assert opened == [False, True]


def test_play_says_honestly_what_opens(cli: Cli, highcard: GameEntry, opened: list[bool]) -> None:
    finished = cli("play", "highcard", "--seats", "human,ai:greedy", "--seed", "7", "--option", "hand=2")
    assert finished.code == 0 and opened == [False]
    assert "`scrapdesk text highcard` plays here" in finished.sentence


def test_nothing_opens_for_a_table_that_cannot_be(cli: Cli, highcard: GameEntry, opened: list[bool]) -> None:
    assert cli("play", "highcard", "--option", "hand=9").code == 2
    assert opened == []
