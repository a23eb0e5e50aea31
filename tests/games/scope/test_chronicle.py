"""A game looked back at: hits and misses, who fell where, and what was known since when."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scope.board import FIELD
from scrapdesk.games.scope.chronicle import Chronicle, Fall, suspected_since
from scrapdesk.games.scope.view import View
from tests.ui_scope.tables import SETUPS

RULES = GAMES["scope"].rules


def played(name: str) -> Match[object, object, View]:
    """A whole game at random, keen on shooting."""
    seats, options = SETUPS[name]
    match, rng = Match(RULES, seats, options, "chronicle"), Random(name)
    while (asked := match.to_act) is not None:
        moves = list(match.legal_moves(asked))
        keen = [move for move in moves if getattr(move, "verb", "") in ("search", "shoot", "gun", "step", "howitzer")]
        match.play(asked, rng.choice(keen if keen and rng.random() < 0.7 else moves))
    return match


def told(match: Match[object, object, View]) -> Chronicle:
    return Chronicle(match.entries(None), lambda ply: match.view(None, ply).turns)


@pytest.mark.parametrize("name", SETUPS)
def test_every_hit_lies_on_a_pile_and_what_was_seen_is_known_at_the_end(name: str) -> None:
    match = played(name)
    found, view = told(match), match.view(None)
    events = [event for entry in match.entries(None) for event in entry.events]
    came_back = [sum(event.kind == "reinforced" and event.data["side"] == side for event in events) for side in (0, 1)]
    for side in (0, 1):
        assert len(view.score.piles[side]) <= found.hits[side] <= len(view.score.piles[side]) + 2 * came_back[1 - side]
    assert all(not view.hidden >> square & 1 for square in found.seen)
    assert all(1 <= turn <= view.turns + 1 for turn in (*found.seen.values(), *found.missed.values()))
    assert all(fall.square == square for square, fall in found.fallen.items())


def test_shots_at_decoys_and_shells_into_ruins_are_misses() -> None:
    match = played("large")
    found = told(match)
    expected = [0, 0]
    for entry in match.entries(None):
        shown = {event.data["square"]: event.data["card"] for event in entry.events if event.kind == "shown"}
        for event in entry.events:
            if event.kind == "shelled":
                expected[int(str(event.data["side"]))] += shown[event.data["target"]] in ("decoy", "empty")
            elif event.kind in ("searched", "fired"):
                at = event.data["square" if event.kind == "searched" else "target"]
                expected[int(str(event.data["side"]))] += shown[at] == "decoy"
    assert found.misses == expected and sum(expected) > 0


def test_it_is_told_for_how_many_turns_a_sniper_had_been_suspected() -> None:
    seats, options = SETUPS["quick"]
    match = Match(RULES, seats, options, "7")
    for text in (
        *(f"place {card}" for card in ("sniper a1", "sniper d1", "decoy b2", "officer c2", "scout a3", "mortar b3")),
        *("place gun c3", "place infantry d3"),
        *(f"place {card}" for card in ("sniper a6", "sniper d6", "decoy b5", "officer c5", "scout a4", "mortar b4")),
        *("place gun c4", "place infantry d4"),
        *("search b6", "search c3", "shoot", "shot a5b6", "search c6", "search b1", "search b6"),
    ):
        match.play_text(match.to_act or 0, text)
    fall = Fall("sniper", FIELD.square("a6"), match.view(None).turns + 1, 0)
    plies = [ply for ply in range(match.ply) if match.view(None, ply).turns < match.view(None).turns]
    since = suspected_since(fall, lambda ply: match.view(None, ply), reversed(plies))
    assert 2 <= since <= 5
