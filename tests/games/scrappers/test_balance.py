"""A fair fight (SR-8.5), as far as a short run can show it; the arena shows it with stronger players and more games."""

from __future__ import annotations

import pytest

from scrapdesk.games.scrappers.cards import Card
from tests.games.scrappers.one_step import drafter_of, greedy, played, wins
from tests.games.scrappers.positions import CARDS

ADVANCED = [card for card in CARDS.cards if not card.basic]


def verbs(card: Card) -> set[str]:
    return {effect.verb for top in card.effects for effect in (top, *top.then)} | {perk.verb for perk in card.perks}


def with_verbs(*wanted: str) -> frozenset[str]:
    return frozenset(card.id for card in ADVANCED if verbs(card) & set(wanted))


STRATEGIES = {
    "rush": with_verbs("damage", "boost", "double", "weapon"),
    "shields": frozenset(card.id for card in ADVANCED if card.is_upgrade) | with_verbs("repair"),
    # An engine, and the dear weapons that it pays for.
    "economy": with_verbs("reboot gain", "eject_more", "draft_less", "salvage", "trash", "hurry", "sweep")
    | frozenset(card.id for card in ADVANCED if card.scrap >= 3),
    "disruption": with_verbs("jam", "swap", "delay", "break", "steal", "copy", "thorns"),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sr_8_5_most_games_of_equals_last_five_to_ten_rounds(seats: int) -> None:
    rounds: list[int] = []
    while sum(5 <= count <= 10 for count in rounds) < 10:
        rounds.append(played([greedy] * seats, len(rounds)).round)
        assert len(rounds) <= 15, rounds


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_sr_8_5_each_of_four_strategies_can_win(strategy: str) -> None:
    """At least once in eight games, against one that may draft whatever it likes."""
    assert 4 <= len(STRATEGIES[strategy]) <= 20
    assert wins(drafter_of(STRATEGIES[strategy]), greedy, 6, 48)
