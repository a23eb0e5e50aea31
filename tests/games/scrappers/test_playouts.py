"""What holds in every game: no card is ever lost or doubled, rounds end, lists stay short."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import BAYS, LAST_ROUND, Cards, Phase, State
from tests.games.scrappers.positions import RULES, rules_with


def everything(state: State) -> Cards:
    """All cards that lie anywhere."""
    found: Cards = state.removed + tuple(slot.card for slot in state.firing)
    for zone in state.draft:
        found += zone
    for pilot in state.pilots:
        found += pilot.hand + pilot.deck + pilot.discard + pilot.play + tuple(slot.card for slot in pilot.stack)
    return tuple(sorted(found))


def check_game(rules: Scrappers, seats: int, seed: int) -> int:
    rng, longest = Random(seed), 0
    state = rules.setup(seats, rules.info.default_options(seats))
    while (seat := rules.to_act(state)) is not None:
        legal = rules.legal_moves(state)
        longest = max(longest, len(legal))
        state = rules.apply(state, rules.sample_chance(state, rng) if seat == CHANCE else rng.choice(legal))
        if state.phase is not Phase.SETUP:
            assert everything(state) == rules.cards.all_cards(seats)
            assert all(len(pilot.stack) <= BAYS for pilot in state.pilots)
            assert all(min(pilot.fuel, pilot.scrap, pilot.damage) >= 0 for pilot in state.pilots)
    assert 1 <= state.round <= LAST_ROUND
    return longest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    longest = max(check_game(RULES, seats, seed) for seed in range(25))
    assert longest < 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_holds_with_cards_of_every_word(seats: int) -> None:
    rules = rules_with(
        '["trash 3", "salvage 6"]',
        '["jam rivals", "swap rivals", "delay rivals"]',
        '["copy rival", "double", "hurry"]',
        '["damage impact 2 all", "damage energy 1 right"]',
        '["break rival", "steal fuel 2 rivals", "sweep"]',
        'shield = "red 1"\ngives = ["thorns impact 3", "thorns energy 3", "fuel-less 2", "reboot repair 1"]',
    )
    for seed in range(12):
        check_game(rules, seats, seed)
