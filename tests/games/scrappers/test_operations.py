"""Each advanced operation: what it says, and what it does where another reading would do something else."""

from __future__ import annotations

from scrapdesk.games.scrappers.state import ASSIGNED, JAMMED, Phase
from tests.games.scrappers.positions import (
    EMPTY,
    RULES,
    Builder,
    after,
    damages,
    events,
    fired,
    lines,
    me,
    names,
    position,
    rules_with,
    stack_names,
)
from tests.games.scrappers.sayings import says


def test_chain_cannon_does_two_impact_damage_to_the_left() -> None:
    says("chain-cannon", "Deal 2 impact damage to your left neighbour.")
    assert damages(fired(me(fuel=1, stack="chain-cannon"), EMPTY, EMPTY)) == (0, 2, 0)


def test_cutting_beam_does_two_energy_damage_that_red_shields_do_not_stop() -> None:
    says("cutting-beam", "Deal 2 energy damage to your left neighbour.")
    assert damages(fired(me(fuel=1, stack="cutting-beam"), me(play="slab-armour"))) == (0, 2)


def test_plasma_spitter_does_three_energy_damage() -> None:
    says("plasma-spitter", "Deal 3 energy damage to your left neighbour.")
    assert damages(fired(me(fuel=2, stack="plasma-spitter"), me(play="fusion-core"))) == (0, 1)


def test_wrecking_ball_does_four_impact_damage_for_three_fuel() -> None:
    says("wrecking-ball", "Deal 4 impact damage to your left neighbour.")
    assert damages(fired(me(fuel=2, stack="wrecking-ball"), EMPTY)) == (0, 0)
    assert damages(fired(me(fuel=3, stack="wrecking-ball"), EMPTY)) == (0, 4)


def test_twin_drill_hits_twice_so_two_shields_break() -> None:
    says("twin-drill", "Deal 1 impact damage to your left neighbour. Deal 2 impact damage to your left neighbour.")
    state = fired(me(fuel=2, stack="twin-drill"), me(play="slab-armour.1 slab-armour.2"))
    assert damages(state) == (0, 0)
    assert names(state.pilots[1].play) == ""


def test_storm_coil_hits_every_rival_but_not_its_owner() -> None:
    says("storm-coil", "Deal 2 energy damage to every rival.")
    assert damages(fired(EMPTY, EMPTY, me(fuel=2, stack="storm-coil"), EMPTY)) == (2, 2, 0, 2)


def test_last_word_does_three_only_when_nothing_is_left_in_the_stack() -> None:
    says(
        "last-word",
        "If no card is left in your stack: deal 3 impact damage to your left neighbour. "
        "Otherwise: deal 1 impact damage to your left neighbour.",
    )
    assert damages(fired(me(fuel=2, stack="last-word magnet-trawl"), EMPTY)) == (0, 3)
    assert damages(fired(me(fuel=2, stack="magnet-trawl last-word"), EMPTY)) == (0, 1)


def test_alpha_strike_does_five_only_when_four_cards_are_left() -> None:
    says(
        "alpha-strike",
        "If at least 4 cards are left in your stack: deal 5 energy damage to your left neighbour. "
        "Otherwise: deal 1 energy damage to your left neighbour.",
    )
    four = "fuel-tap magnet-trawl duct-tape smelter"
    full = RULES.fire_now(position(me(fuel=2, stack=f"{four} alpha-strike"), EMPTY))
    assert damages(full) == (0, 5)
    short = RULES.fire_now(position(me(fuel=2, stack=f"{four.removeprefix('fuel-tap ')} alpha-strike"), EMPTY))
    assert damages(short) == (0, 1)


def test_junk_mortar_counts_cards_ejected_this_round_fired_or_not() -> None:
    says(
        "junk-mortar",
        "Deal 1 impact damage to your left neighbour for each card you ejected this round. Gain 2 fuel. Gain 1 scrap.",
    )
    state = fired(me(fuel=1, stack="!car-door junk-mortar !fuel-tap"), EMPTY, answers="take fuel, take fuel")
    assert damages(state) == (0, 2)
    assert damages(fired(me(fuel=1, stack="junk-mortar"), EMPTY)) == (0, 0)


def test_stall_pulse_sends_the_next_card_of_a_rival_to_the_far_end() -> None:
    says(
        "stall-pulse",
        "Move the next card in a chosen rival's stack to the far end, so that it fires last. Deal 2 energy damage "
        "to your left neighbour.",
    )
    state = fired(me(fuel=1, stack="stall-pulse"), me(stack="spark-torch chain-cannon fuel-tap"))
    assert damages(state) == (0, 2)
    assert names(state.pilots[1].discard) == "chain-cannon spark-torch fuel-tap"


def test_overclock_adds_two_to_the_next_damage_ability_alone() -> None:
    says("overclock", "Your next damage ability this round deals 2 more. Gain 1 fuel.")
    assert damages(fired(me(fuel=2, stack="twin-drill overclock"), EMPTY)) == (0, 5)
    mortar = me(fuel=2, stack="rivet-popper junk-mortar overclock")
    assert damages(fired(mortar, EMPTY)) == (0, 3)


def test_echo_rig_doubles_the_next_operation_and_passes_over_other_cards() -> None:
    says("echo-rig", "Your next operation this round carries out its abilities twice.")
    stack = "rivet-popper chain-cannon car-door a/overclock echo-rig"
    state = fired(me(fuel=9, scrap=9, stack=stack), EMPTY)
    assert damages(state) == (0, 5)
    assert names(state.pilots[0].play) == "car-door"


def test_copycat_rig_does_what_the_left_neighbours_next_operation_would_do() -> None:
    says(
        "copycat-rig",
        "Carry out the abilities of the next assigned operation in your left neighbour's stack, except copying "
        "and doubling. Deal 1 impact damage to your left neighbour. Gain 1 fuel.",
    )
    state = fired(
        me(stack="copycat-rig"),
        me(stack="chain-cannon thorn-plate !smelter"),
        EMPTY,
        answers="take scrap",
    )
    assert damages(state) == (0, 3, 0)
    assert state.pilots[0].fuel == 1


def test_two_facing_copycat_rigs_end() -> None:
    state = fired(me(stack="copycat-rig"), me(stack="copycat-rig"))
    assert state.phase is Phase.REBOOT
    assert damages(state) == (1, 2)  # the first one copies the hit of the second
    assert [pilot.fuel for pilot in state.pilots] == [2, 1]


def test_override_lets_its_owner_choose_what_fires_next() -> None:
    says(
        "override",
        "Choose a card in your stack to fire next. Your next damage ability this round deals 1 more. Gain 1 fuel. "
        "Gain 1 scrap.",
    )
    state = RULES.fire_now(position(me(stack="fuel-tap car-door chain-cannon override"), EMPTY))
    assert lines(state) == ["hurry 1", "hurry 2", "hurry 3"]
    state = after(state, "hurry 1")
    assert damages(state) == (0, 3)
    assert names(state.pilots[0].discard) == "override fuel-tap chain-cannon"
    assert names(state.pilots[0].play) == "car-door"


def test_gremlin_pod_turns_the_next_assigned_card_face_down() -> None:
    says(
        "gremlin-pod",
        "Turn the next assigned card in a chosen rival's stack face down, so that it counts as ejected. Gain 3 fuel.",
    )
    victim = me(fuel=9, stack="wrecking-ball a/overclock !car-door")
    state = RULES.fire_now(position(me(stack="rivet-popper gremlin-pod"), victim))
    assert state.pilots[1].stack[0].mode == JAMMED
    state = after(state, "take fuel", "take scrap")
    assert damages(state) == (0, 1)
    assert names(state.pilots[1].discard) == "car-door wrecking-ball"


def test_gremlin_pod_may_choose_any_rival() -> None:
    state = RULES.fire_now(position(me(stack="gremlin-pod"), me(stack="fuel-tap"), me(stack="fuel-tap")))
    assert lines(state) == ["target p2", "target p3"]
    state = after(state, "target p3")
    assert (state.active, state.firing[0].mode) == (2, JAMMED)
    assert [pilot.fuel for pilot in state.pilots] == [3, 2, 0]


def test_what_is_jammed_stays_known_to_everybody() -> None:
    state = RULES.fire_now(position(me(stack="gremlin-pod"), me(stack="fuel-tap !car-door")))
    assert stack_names(state, 1) == "fuel-tap"
    assert RULES.view(state, 0).pilots[1].stack == state.pilots[1].stack
    assert RULES.view(state, 0).pilots[1].stack[0].mode != ASSIGNED


def test_salvage_claw_takes_a_top_card_worth_three_or_less() -> None:
    says(
        "salvage-claw",
        "Put the top card of a draft deck or draft pile, worth 3 scrap or less, onto your discard pile. Gain 4 fuel.",
    )
    state = RULES.fire_now(
        position(
            me(stack="salvage-claw"), EMPTY, a="twin-drill smelter", b="wrecking-ball smelter.2", pile_b="overclock"
        )
    )
    assert lines(state) == ["salvage a", "salvage pile-b"]
    taken = after(state, "salvage a")
    assert names(taken.pilots[0].discard) == "twin-drill salvage-claw"
    assert taken.pilots[0].scrap == state.pilots[0].scrap
    turned = [event.data["card"] for event in events(state, "salvage a") if event.kind == "turned up"]
    assert turned == ["smelter"]


def test_smelter_may_remove_a_card_for_good() -> None:
    says("smelter", "You may remove from the game one card from your hand or discard pile. Gain 3 fuel. Gain 3 scrap.")
    state = RULES.fire_now(position(me(hand="car-door", discard="duct-tape", stack="smelter"), EMPTY))
    assert lines(state) == ["trash hand car-door", "trash pile duct-tape", "done"]
    pile = after(state, "trash pile duct-tape")
    assert (names(pile.removed), names(pile.pilots[0].discard)) == ("duct-tape", "smelter")
    assert (pile.pilots[0].fuel, pile.pilots[0].scrap) == (3, 3)
    hand = after(state, "trash hand car-door")
    assert names(hand.removed) == "car-door"
    assert after(state, "done").removed == ()


def test_a_card_that_removes_two_asks_twice_and_no_more() -> None:
    two = Builder(rules_with('["trash 2"]'))
    state = two.rules.fire_now(two.position(me(hand="car-door fuel-tap", discard="duct-tape", stack="test-1"), EMPTY))
    once = two.after(state, "trash hand car-door")
    assert two.lines(once) == ["trash hand fuel-tap", "trash pile duct-tape", "done"]
    twice = two.after(once, "trash pile duct-tape")
    assert (len(twice.removed), [line for line in two.lines(twice) if line.startswith("trash")]) == (2, [])


def test_nanite_cloud_mends_any_pilot() -> None:
    says("nanite-cloud", "Repair 1 damage on a pilot of your choice. Gain 2 fuel. Gain 1 scrap.")
    state = RULES.fire_now(position(me(damage=5, stack="nanite-cloud"), me(damage=1), me(damage=4)))
    assert lines(state) == ["target p1", "target p2", "target p3"]
    assert damages(after(state, "target p1")) == (4, 1, 4)
    assert damages(after(state, "target p2")) == (5, 0, 4)
    assert after(state, "target p3").pilots[0].fuel == 2


def test_can_opener_breaks_an_upgrade_before_its_own_hit() -> None:
    says(
        "can-opener",
        "Destroy one of your left neighbour's upgrades in play. Deal 2 energy damage to your left neighbour.",
    )
    state = RULES.fire_now(position(me(fuel=3, stack="can-opener"), me(play="mirror-coat thorn-plate"), EMPTY))
    assert lines(state) == ["break mirror-coat", "break thorn-plate"]
    opened = after(state, "break mirror-coat")
    assert damages(opened) == (0, 2, 0)
    assert names(opened.pilots[1].play) == "thorn-plate"
    assert damages(after(state, "break thorn-plate")) == (0, 0, 0)


def test_siphon_hose_takes_one_of_each_token_from_every_rival_that_has_it() -> None:
    says(
        "siphon-hose",
        "Take up to 1 fuel from every rival. Take up to 1 scrap from every rival. "
        "Deal 1 energy damage to your left neighbour.",
    )
    state = fired(me(stack="siphon-hose"), me(fuel=3), me(fuel=1, scrap=2))
    assert [(pilot.fuel, pilot.scrap) for pilot in state.pilots] == [(2, 1), (2, 0), (0, 1)]


def test_crossed_wires_swaps_the_next_two_cards_of_a_rival() -> None:
    """The rival's tap, laid to fire before the cannon, now fires after it."""
    says(
        "crossed-wires",
        "Swap the next two cards in a chosen rival's stack. Deal 1 energy damage to your left neighbour. Gain 2 fuel.",
    )
    state = fired(me(stack="crossed-wires"), me(stack="chain-cannon fuel-tap"))
    assert damages(state) == (0, 1)
    assert state.pilots[1].fuel == 2


def test_yard_sweep_moves_both_draft_decks_on() -> None:
    says(
        "yard-sweep",
        "Put the top card of each draft deck onto its draft pile. Deal 1 impact damage to your left neighbour. "
        "Gain 2 scrap.",
    )
    state = fired(me(stack="yard-sweep"), EMPTY, a="overclock smelter", b="firewall", pile_b="override")
    assert [names(zone) for zone in state.draft] == ["smelter", "", "overclock", "override firewall"]
    assert (state.pilots[0].scrap, damages(state)) == (2, (0, 1))
