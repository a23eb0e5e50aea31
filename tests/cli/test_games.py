"""`scrapdesk games`."""

from __future__ import annotations

import json

from scrapdesk.core.entry import GameEntry
from scrapdesk.games import GAMES
from tests.cli.conftest import Cli


def test_every_game_and_every_choice_is_listed(cli: Cli) -> None:
    finished = cli("games")
    assert finished.code == 0 and finished.err == ""
    for entry in GAMES.values():
        assert entry.info.title in finished.out
        for spec in entry.info.options:
            assert f"--option {spec.key}={'|'.join(spec.choices)}" in finished.out


def test_the_list_as_json_holds_all_that_a_program_needs(cli: Cli) -> None:
    listed = json.loads(cli("games", "--json").out)
    assert [game["id"] for game in listed] == list(GAMES)
    for game in listed:
        info = GAMES[game["id"]].info
        assert game["seats"] == list(info.seats)
        assert [option["choices"] for option in game["options"]] == [list(spec.choices) for spec in info.options]


def test_what_holds_only_for_some_numbers_of_seats_is_said(cli: Cli, highcard: GameEntry) -> None:
    told = cli("games").out
    assert "High Card, for 2 to 4" in told
    assert "Cards in hand: 2; 3 with 2 seats; 3 needs 2 or 3 seats [HC-2]" in told
