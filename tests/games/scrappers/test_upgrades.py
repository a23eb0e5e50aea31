"""Each advanced upgrade: what it says, what its shield stops, and what it gives."""

from __future__ import annotations

from tests.games.scrappers.positions import EMPTY, RULES, damages, fired, lines, me, names, position, stack_names
from tests.games.scrappers.sayings import says

BASICS = "rivet-popper spark-torch fuel-tap magnet-trawl car-door duct-tape"
BALL = me(fuel=4, stack="wrecking-ball")
SPITTER = me(fuel=2, stack="plasma-spitter")


def test_slab_armour_stops_four_impact_damage() -> None:
    says("slab-armour", "Red shield 4: stops up to 4 impact damage, once.")
    assert damages(fired(me(play="slab-armour"), BALL)) == (0, 0)
    assert damages(fired(me(play="slab-armour"), me(fuel=9, boost=1, stack="wrecking-ball"))) == (1, 0)


def test_mirror_coat_stops_four_energy_damage() -> None:
    says("mirror-coat", "Blue shield 4: stops up to 4 energy damage, once.")
    assert damages(fired(me(play="mirror-coat"), SPITTER)) == (0, 0)
    assert damages(fired(me(play="mirror-coat"), BALL)) == (4, 0)


def test_thorn_plate_strikes_back_with_impact() -> None:
    says(
        "thorn-plate",
        "Red shield 2: stops up to 2 impact damage, once. A rival whose damage destroys this takes 2 impact damage.",
    )
    assert damages(fired(me(play="thorn-plate"), BALL)) == (2, 2)


def test_static_shell_strikes_back_with_energy() -> None:
    says(
        "static-shell",
        "Blue shield 2: stops up to 2 energy damage, once. A rival whose damage destroys this takes 2 energy damage.",
    )
    assert damages(fired(me(play="static-shell"), SPITTER | {"play": "slab-armour"})) == (1, 2)
    assert damages(fired(me(play="static-shell"), SPITTER | {"play": "mirror-coat"})) == (1, 0)


def test_fusion_core_gives_a_fuel_in_each_reboot() -> None:
    says("fusion-core", "Blue shield 2: stops up to 2 energy damage, once. At each reboot you gain 1 more fuel.")
    state = fired(me(play="fusion-core", deck=BASICS), me(deck=BASICS))
    assert (state.pilots[0].fuel, state.pilots[1].fuel) == (2, 1)


def test_gun_rails_add_one_to_every_impact_ability() -> None:
    says("gun-rails", "Blue shield 2: stops up to 2 energy damage, once. Your impact damage abilities deal 1 more.")
    assert damages(fired(me(fuel=2, stack="twin-drill", play="gun-rails"), EMPTY)) == (0, 5)
    assert damages(fired(me(fuel=2, stack="plasma-spitter", play="gun-rails"), EMPTY)) == (0, 3)


def test_gun_rails_add_nothing_to_no_damage_and_nothing_to_thorns() -> None:
    assert damages(fired(me(fuel=1, stack="junk-mortar", play="gun-rails"), EMPTY)) == (0, 0)
    thorny = me(play="gun-rails thorn-plate")
    assert damages(fired(me(fuel=1, stack="chain-cannon"), thorny)) == (2, 0)


def test_focus_lens_adds_one_to_every_energy_ability() -> None:
    says("focus-lens", "Red shield 2: stops up to 2 impact damage, once. Your energy damage abilities deal 1 more.")
    assert damages(fired(EMPTY, EMPTY, me(fuel=2, stack="storm-coil", play="focus-lens"))) == (3, 3, 0)


def test_ejector_seat_gives_one_token_more_for_an_ejected_card() -> None:
    says(
        "ejector-seat",
        "Red shield 3: stops up to 3 impact damage, once. Each card you eject gives 1 more of its token.",
    )
    state = fired(me(stack="!fuel-tap", play="ejector-seat"), me(stack="!fuel-tap"), answers="take scrap, take scrap")
    assert [pilot.scrap for pilot in state.pilots] == [2, 1]


def test_yard_contract_takes_one_scrap_off_the_price_of_drafted_cards() -> None:
    says("yard-contract", "Blue shield 3: stops up to 3 energy damage, once. Cards you draft cost 1 less scrap.")
    state = fired(me(scrap=2, stack="a/overclock a/twin-drill", play="yard-contract"), EMPTY)
    assert names(state.pilots[0].discard) == "twin-drill overclock"
    assert state.pilots[0].scrap == 0


def test_firewall_keeps_rivals_out_of_the_stack() -> None:
    says(
        "firewall",
        "Blue shield 2: stops up to 2 energy damage, once. Rivals cannot jam, swap or delay cards in your stack. "
        "At each reboot you gain 1 more scrap.",
    )
    for nuisance in ("gremlin-pod", "crossed-wires", "stall-pulse"):
        state = RULES.fire_now(
            position(me(stack=nuisance), me(stack="chain-cannon fuel-tap !smelter", play="firewall"))
        )
        assert stack_names(state, 1) == "chain-cannon fuel-tap"
        assert lines(state) == ["take fuel", "take scrap"]
    own = fired(me(stack="fuel-tap chain-cannon duct-tape", play="firewall"), EMPTY)
    assert damages(own) == (0, 2)
