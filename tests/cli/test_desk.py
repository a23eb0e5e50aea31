"""The commands that lead into the window: with no window behind them, only what they hand over."""

from __future__ import annotations

import pytest

import scrapdesk.ui.app
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.newtable import NewTable
from tests.cli.conftest import Cli


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, NewTable | None]]:
    """How often the desk was opened: whether only for one frame, and at which table."""
    calls: list[tuple[bool, NewTable | None]] = []

    def run(smoke: bool = False, request: NewTable | None = None) -> int:
        calls.append((smoke, request))
        return 0

    monkeypatch.setattr(scrapdesk.ui.app, "run", run)
    return calls


Opened = list[tuple[bool, NewTable | None]]


def test_without_a_command_the_desk_opens(cli: Cli, opened: Opened) -> None:
    assert cli() == (0, "", "")
    assert cli("--smoke") == (0, "", "")
    assert opened == [(False, None), (True, None)]


def test_play_opens_the_table_that_was_asked_for(cli: Cli, highcard: GameEntry, opened: Opened) -> None:
    assert cli("play", "highcard", "--seats", "human,ai:greedy", "--seed", "7", "--option", "hand=2").code == 0
    ((smoke, request),) = opened
    assert not smoke
    assert request is not None
    assert (request.game, request.players, request.seed) == ("highcard", ("human", "ai:greedy"), "7")
    assert request.options["hand"] == "2"


def test_nothing_opens_for_a_table_that_cannot_be(cli: Cli, highcard: GameEntry, opened: Opened) -> None:
    assert cli("play", "highcard", "--option", "hand=9").code == 2
    assert opened == []
