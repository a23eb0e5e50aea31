"""What the balance lab notes of Scalawag!: who began, how long it took, how much was lied."""

from __future__ import annotations

import pytest

from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.core.lab import Note
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.lab import ScalawagLab

ENTRY = GAMES["scalawag"]


@pytest.mark.parametrize("seats", [3, 8])
def test_a_note_agrees_with_the_log(seats: int) -> None:
    match = play_game(ENTRY.rules, [RandomAgent()] * seats, seed="lab")
    note = ScalawagLab().note(match)
    events = [event for entry in match.entries(None) for event in entry.events]
    assert note["first"] == next(event.data["seat"] for event in events if event.kind == "turn")
    assert note["counts"]["sunk"] == sum(event.kind == "sunk" for event in events) > 0
    assert note["counts"]["caught"] <= note["counts"]["called"]
    assert sum(note["orders"].values()) == sum(event.kind == "ordered" for event in events)


def test_wins_are_counted_from_the_captain_who_began() -> None:
    counts = dict.fromkeys(("declared", "called", "caught", "shown", "sunk", "mended"), 1)
    note = {"seats": 3, "shares": [0.0, 1.0, 0.0], "ending": "SW-7.4", "turns": 20, "first": 2, "counts": counts}
    note |= {"orders": {"trim sails": 3}}
    assert by_turn({**note, "ring": [0, 1, 2]}) == [0.0, 0.0, 1.0]
    assert by_turn({**note, "ring": [0, 2, 1]}) == [0.0, 1.0, 0.0]


def by_turn(note: Note) -> list[float]:
    table = ScalawagLab().report([note] * 5).tables[0]
    return [row[3].value for row in table.rows]  # type: ignore[union-attr]
