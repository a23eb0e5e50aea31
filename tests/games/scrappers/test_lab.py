"""What the balance lab notes of Scrappers agrees with the games it was noted of, and adds up to what was put in."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.core.match import AnyMatch
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.lab import ScrappersLab
from scrapdesk.games.scrappers.lab_report import drafted, report, shift

ENTRY = GAMES["scrappers"]
LAB = ScrappersLab(ENTRY.rules)  # type: ignore[arg-type]
CARDS = ENTRY.rules.cards  # type: ignore[attr-defined]


@cache
def played(seats: int, seed: str) -> AnyMatch:
    return play_game(ENTRY.rules, [RandomAgent()] * seats, seed=seed)


def note_of(**changes: Any) -> dict[str, Any]:
    """A made-up note of a game of two."""
    plain = {"seats": 2, "shares": [1.0, 0.0], "ending": "SR-7.1", "moves": 80, "rounds": 7, "first": 0}
    return {**plain, "cards": {}, "decks": [[], []], "bought": [[], []], "damage": [[1, 2], [3, 10]], **changes}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_note_counts_what_the_log_tells(seats: int) -> None:
    match = played(seats, f"lab-{seats}")
    note = LAB.note(match)
    texts = [entry.text.split() for entry in match.entries(None)]
    drafts = sum(words[0] == "draft" for words in texts)
    assert sum(found.get("drafts", 0) for found in note["cards"].values()) == drafts > 0
    assert all(found.get("chances", 0) >= found.get("drafts", 0) for found in note["cards"].values())
    assert note["damage"][-1] == [pilot.damage for pilot in match.view(None).pilots]
    assert len(note["damage"]) == note["rounds"]


def test_the_last_decks_hold_what_was_paid_for_and_not_taken_away_again() -> None:
    match = played(2, "decks")
    note = LAB.note(match)
    assert any(note["decks"])
    for deck, bought in zip(note["decks"], note["bought"], strict=True):
        assert set(deck) <= {card.id for card in CARDS.cards if not card.basic}
        salvaged = {e.data["card"] for entry in match.entries(None) for e in entry.events if e.kind == "salvaged"}
        assert set(deck) <= set(bought) | salvaged


def test_a_card_on_both_decks_is_one_chance_at_a_placing() -> None:
    match = played(2, "chances")
    note = LAB.note(match)
    placings = sum(entry.text.split()[0] in ("assign", "eject", "draft") for entry in match.entries(None))
    assert max(found.get("chances", 0) for found in note["cards"].values()) <= placings


def test_owners_that_win_move_the_shift_up() -> None:
    with_it = note_of(decks=[["smelter"], []])
    both = note_of(decks=[["smelter"], ["smelter"]])
    assert shift("smelter", [with_it, with_it]).value == 0.5
    assert shift("smelter", [both, both]).value == 0.0
    assert shift("smelter", [note_of()]).cases == 0


def test_drafts_are_counted_of_chances() -> None:
    note = note_of(cards={"smelter": {"chances": 40, "drafts": 10}})
    assert drafted("smelter", [note]).value == 0.25


def test_sr_8_5_bars_fail_where_play_is_lopsided() -> None:
    lopsided = [note_of(rounds=20, cards={"smelter": {"chances": 100}}, decks=[["smelter"], []])] * 300
    missed = {bar.what for bar in report(CARDS, lopsided).bars if not bar.met}
    assert "2 players: the game lasts 5 to 10 rounds" in missed
    assert "2 players: the first player wins" in missed
    assert "smelter is drafted in so many of its chances" in missed
    assert "smelter in the last deck moves its owner's wins by" in missed
    fair = [note_of(shares=[1.0 - at % 2, float(at % 2)]) for at in range(300)]
    assert all(bar.met for bar in report(CARDS, fair).bars)


def test_a_card_taken_out_keeps_its_name_and_loses_its_effects() -> None:
    for card in LAB.cards():
        kept, other = CARDS.by_id[card], LAB.without(card).cards.by_id[card]
        assert (other.id, other.name, other.copies, other.kind) == (kept.id, kept.name, kept.copies, kept.kind)
        assert (other.effects, other.perks, other.stops) != (kept.effects, kept.perks, kept.stops)
        assert other.is_upgrade == kept.is_upgrade
