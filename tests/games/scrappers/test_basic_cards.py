"""Each basic card, what it says and what it does (SR-8.1)."""

from __future__ import annotations

from scrapdesk.games.scrappers.cards import ENERGY, IMPACT
from tests.games.scrappers.positions import CARDS, EMPTY, damages, fired, me, names
from tests.games.scrappers.sayings import says


def test_sr_8_1_two_weapons_fuel_scrap_a_shield_of_one_and_a_utility() -> None:
    basics = [card for card in CARDS.cards if card.basic]
    assert sum(card.copies for card in basics) == 6
    weapons = [card.effects[0].word for card in basics if card.effects and card.effects[0].verb == "damage"]
    assert sorted(weapons) == sorted([IMPACT, ENERGY])
    assert sorted(effect.word for card in basics for effect in card.effects if effect.verb == "gain") == [
        "fuel",
        "scrap",
    ]
    assert [card.shield for card in basics if card.is_upgrade] == [1]


def test_rivet_popper_does_one_impact_damage_to_the_left() -> None:
    says("rivet-popper", "Deal 1 impact damage to your left neighbour.")
    assert damages(fired(me(fuel=1, stack="rivet-popper"), EMPTY, EMPTY)) == (0, 1, 0)


def test_spark_torch_does_one_energy_damage_to_the_left() -> None:
    says("spark-torch", "Deal 1 energy damage to your left neighbour.")
    assert damages(fired(EMPTY, EMPTY, me(fuel=1, stack="spark-torch"))) == (1, 0, 0)


def test_fuel_tap_fetches_two_fuel_for_nothing() -> None:
    says("fuel-tap", "Gain 2 fuel.")
    assert fired(me(stack="fuel-tap"), EMPTY).pilots[0].fuel == 2


def test_magnet_trawl_fetches_two_scrap_for_nothing() -> None:
    says("magnet-trawl", "Gain 2 scrap.")
    assert fired(me(stack="magnet-trawl"), EMPTY).pilots[0].scrap == 2


def test_car_door_stops_one_impact_damage_once() -> None:
    says("car-door", "Red shield 1: stops up to 1 impact damage, once.")
    state = fired(me(play="car-door"), me(fuel=1, stack="chain-cannon"))
    assert damages(state) == (1, 0)
    assert names(state.pilots[0].play) == ""


def test_duct_tape_swaps_the_next_two_cards_and_mends_one_damage() -> None:
    """The tap was laid to fire after the cannon; the tape lets it fire before."""
    says("duct-tape", "Swap the next two cards in your stack. Repair 1 damage on yourself.")
    state = fired(me(damage=3, stack="fuel-tap chain-cannon duct-tape"), EMPTY)
    assert damages(state) == (2, 2)
