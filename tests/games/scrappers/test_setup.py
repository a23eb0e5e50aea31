"""What's on the table, and how a game begins (SR-1, SR-2)."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.options import Options
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers.cards import ENERGY, IMPACT
from scrapdesk.games.scrappers.state import Phase, State
from tests.games.scrappers.positions import CARDS, EMPTY, RULES, after, damages, fired, lines, me, names, position


def begun(seats: int, seed: int = 1) -> State:
    """A game in which the first player is about to place."""
    state, rng = RULES.setup(seats, Options()), Random(seed)
    while RULES.to_act(state) == CHANCE:
        state = RULES.apply(state, RULES.sample_chance(state, rng))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_pilot_and_nobody_else_may_be_drawn_to_go_first(seats: int) -> None:
    state = RULES.setup(seats, Options())
    drawn = [RULES.allows_chance(state, RULES.decode_move(f"first p{number}")) for number in range(1, 5)]
    assert drawn == [number <= seats for number in range(1, 5)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sr_1_1_everybody_has_the_same_six_basic_cards(seats: int) -> None:
    decks = [sorted(names(pilot.hand + pilot.deck).split()) for pilot in begun(seats).pilots]
    assert decks == [sorted(card.id for card in CARDS.cards if card.basic)] * seats
    assert len(decks[0]) == 6


def test_sr_1_2_the_advanced_cards_are_cut_into_two_even_decks() -> None:
    deck_a, deck_b, *piles = begun(2).draft
    assert len(deck_a) == len(deck_b) == 28
    assert sorted(deck_a + deck_b) == list(range(CARDS.advanced))
    assert piles == [(), ()]


def test_sr_1_2_only_the_top_card_of_each_deck_and_pile_can_be_drafted() -> None:
    state = position(me(hand="fuel-tap"), EMPTY, a="twin-drill overclock", b="smelter", pile_a="gun-rails firewall")
    assert [line for line in lines(state) if line.startswith("draft")] == ["draft a", "draft b", "draft pile-a"]
    taken = [stack_card(after(state, f"draft {source}")) for source in ("a", "b", "pile-a")]
    assert taken == ["twin-drill", "smelter", "firewall"]


def stack_card(state: State) -> str:
    return names((state.pilots[0].stack[-1].card,))


def test_sr_1_3_tokens_have_no_limit() -> None:
    state = fired(me(fuel=1000, stack="fuel-tap"), EMPTY)
    assert state.pilots[0].fuel == 1002


def test_sr_1_4_an_operation_works_from_top_to_bottom_and_is_discarded() -> None:
    """Thorns strike between the two hits of the drill only if its lines are done one after the other."""
    state = fired(me(fuel=2, stack="twin-drill"), me(play="thorn-plate"))
    assert damages(state) == (2, 2)
    assert names(state.pilots[0].discard) == "twin-drill"


def test_sr_1_4_an_upgrade_stays_in_play_until_it_stops_damage() -> None:
    state = fired(me(fuel=1, stack="car-door"), me(fuel=1, stack="spark-torch"))
    assert names(state.pilots[0].play) == "car-door"
    hit = fired(me(play="car-door"), me(fuel=1, stack="rivet-popper"))
    assert names(hit.pilots[0].play) == ""
    assert names(hit.pilots[0].discard) == "car-door"


def test_sr_1_5_red_stops_impact_and_blue_stops_energy() -> None:
    impact, energy = me(fuel=1, stack="rivet-popper"), me(fuel=1, stack="spark-torch")
    assert damages(fired(me(play="slab-armour"), impact)) == (0, 0)
    assert damages(fired(me(play="mirror-coat"), impact)) == (1, 0)
    assert damages(fired(me(play="slab-armour"), energy)) == (1, 0)
    assert damages(fired(me(play="mirror-coat"), energy)) == (0, 0)
    assert {CARDS.by_id["slab-armour"].stops, CARDS.by_id["mirror-coat"].stops} == {IMPACT, ENERGY}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sr_2_1_everybody_draws_five_and_starts_without_tokens(seats: int) -> None:
    state = begun(seats)
    assert [(len(pilot.hand), len(pilot.deck)) for pilot in state.pilots] == [(5, 1)] * seats
    assert [(pilot.fuel, pilot.scrap, pilot.damage) for pilot in state.pilots] == [(0, 0, 0)] * seats
    assert (state.phase, state.round) == (Phase.COMMAND, 1)


def test_sr_2_1_the_first_player_is_drawn_by_lot() -> None:
    firsts = {begun(3, seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert all(begun(3, seed).turn == begun(3, seed).first for seed in range(5))
