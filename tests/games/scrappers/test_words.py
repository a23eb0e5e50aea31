"""Words of the vocabulary that our own cards do not use, or use in one way only (SR-8.3): custom cards."""

from __future__ import annotations

import pytest

from scrapdesk.games.scrappers.texts import text_of
from tests.games.scrappers.positions import EMPTY, Builder, Words, damages, me, rules_with

DECK = "rivet-popper spark-torch fuel-tap magnet-trawl car-door"


def test_a_card_of_any_known_words_needs_no_code() -> None:
    rules = rules_with('["damage energy 2 all", "steal scrap 2 right"]')
    text = "Deal 2 energy damage to every pilot, yourself last. Take up to 2 scrap from your right neighbour."
    assert text_of(rules.cards.by_id["test-1"]) == text
    state = Builder(rules).fired(me(stack="test-1"), EMPTY, me(scrap=3))
    assert damages(state) == (2, 2, 2)
    assert [pilot.scrap for pilot in state.pilots] == [2, 0, 1]


def test_right_is_the_other_neighbour() -> None:
    builder = Builder(rules_with('["damage impact 1 right"]'))
    assert damages(builder.fired(me(stack="test-1"), EMPTY, EMPTY)) == (0, 0, 1)


def test_a_chosen_rival_is_never_oneself_and_no_choice_among_two() -> None:
    builder = Builder(rules_with('["damage impact 1 rival"]'))
    assert damages(builder.fired(EMPTY, me(stack="test-1"))) == (1, 0)
    state = builder.rules.fire_now(builder.position(EMPTY, me(stack="test-1"), EMPTY))
    assert builder.lines(state) == ["target p1", "target p3"]


@pytest.mark.parametrize(
    ("condition", "mine", "left", "kept"),
    [
        ("last", me(), EMPTY, True),
        ("last", me(under="fuel-tap"), EMPTY, False),
        ("lying 2", me(under="fuel-tap fuel-tap"), EMPTY, True),
        ("lying 2", me(under="fuel-tap"), EMPTY, False),
        ("ejected 1", me(under="?smelter"), EMPTY, True),
        ("ejected 1", me(), EMPTY, False),
        ("damaged 4", me(damage=4), EMPTY, True),
        ("damaged 4", me(damage=3), EMPTY, False),
        ("next-operation", me(under="car-door magnet-trawl"), EMPTY, True),
        ("next-operation", me(under="magnet-trawl car-door"), EMPTY, False),
        ("next-operation", me(under="magnet-trawl a/smelter"), EMPTY, False),
        ("unshielded", me(), EMPTY, True),
        ("unshielded", me(), me(play="car-door"), False),
        ("behind", me(damage=2), me(damage=1), True),
        ("behind", me(damage=2), me(damage=2), False),
    ],
)
def test_a_condition_holds_or_not(condition: str, mine: Words, left: Words, kept: bool) -> None:
    lines = f'[{{ if = "{condition}", then = ["damage energy 1 right"], else = ["damage energy 3 right"] }}]'
    builder = Builder(rules_with(lines))
    words = {key: value for key, value in mine.items() if key != "under"}
    words["stack"] = f"{mine.get('under', '')} test-1".strip()
    state = builder.rules.fire_now(builder.position(words, left | {"hand": "override"}, me(hand="overclock")))
    assert damages(state)[2] == (1 if kept else 3)


def test_an_if_without_else_does_nothing_otherwise() -> None:
    rules = rules_with('[{ if = "damaged 1", then = ["gain fuel 3", "gain scrap 2"] }]')
    assert text_of(rules.cards.by_id["test-1"]) == "If you have at least 1 damage: gain 3 fuel, then gain 2 scrap."
    state = Builder(rules).fired(me(stack="test-1"), me(damage=1, stack="test-1"))
    assert [(pilot.fuel, pilot.scrap) for pilot in state.pilots] == [(0, 0), (3, 2)]


@pytest.mark.parametrize(
    ("count", "words", "answers", "damage"),
    [
        ("lying", me(stack="?smelter magnet-trawl test-1"), "take fuel", 4),
        ("ejected", me(stack="?smelter magnet-trawl test-1"), "take fuel", 2),
        ("upgrades", me(stack="test-1", play="mirror-coat yard-contract firewall"), "", 6),
        ("drafted", me(stack="a/twin-drill b/overclock magnet-trawl test-1"), "", 4),
        ("drafted", me(stack="magnet-trawl test-1"), "", 0),
    ],
)
def test_an_amount_may_be_counted(count: str, words: Words, answers: str, damage: int) -> None:
    builder = Builder(rules_with(f'["damage energy 2 left per {count}"]'))
    assert damages(builder.fired(words, EMPTY, answers=answers)) == (0, damage)


def test_trash_2_asks_twice_and_may_be_ended_before() -> None:
    builder = Builder(rules_with('["trash 2", "gain fuel 1"]'))
    state = builder.rules.fire_now(
        builder.position(me(stack="test-1", discard="car-door duct-tape", deck="overclock"), EMPTY)
    )
    once = builder.after(state, "trash pile car-door")
    assert builder.lines(once) == ["trash pile duct-tape", "done"]
    assert builder.names(builder.after(once, "done").removed) == "car-door"
    assert builder.names(builder.after(once, "trash pile duct-tape").removed) == "car-door duct-tape"


def test_salvage_takes_the_only_card_that_is_cheap_enough_without_asking() -> None:
    builder = Builder(rules_with('["salvage 1"]'))
    state = builder.fired(me(stack="test-1"), EMPTY, a="twin-drill", b="overclock")
    assert builder.names(state.pilots[0].discard).split() == ["overclock", "test-1"]
    nothing = builder.fired(me(stack="test-1"), EMPTY, a="twin-drill")
    assert builder.names(nothing.pilots[0].discard).split() == ["test-1"]


def test_sr_6_3_what_an_upgrade_repairs_in_a_reboot_is_told() -> None:
    builder = Builder(rules_with('shield = "red 1"\ngives = ["reboot repair 2"]'))
    state = builder.position(me(play="test-1", damage=3, hand="override", deck=DECK), me(deck=DECK))
    told = [event for event in builder.events(state, "assign override") if event.kind == "repaired"]
    assert [(event.rule, event.data["amount"]) for event in told] == [("SR-6.3", 2)]


def test_fuel_less_and_reboot_repair_and_both_kinds_of_thorns() -> None:
    gives = 'gives = ["fuel-less 1", "reboot repair 2", "thorns impact 1", "thorns energy 2"]'
    rules = rules_with(f'shield = "red 1"\n{gives}')
    assert text_of(rules.cards.by_id["test-1"]) == (
        "Red shield 1: stops up to 1 impact damage, once. Cards you assign cost 1 less fuel. "
        "At each reboot you repair 2 damage. A rival whose damage destroys this takes 1 impact damage. "
        "A rival whose damage destroys this takes 2 energy damage."
    )
    builder = Builder(rules)
    hurt = builder.fired(me(play="test-1", damage=3, fuel=0, stack="rivet-popper", deck=DECK), me(deck=DECK))
    assert damages(hurt) == (1, 1)
    thorns = builder.fired(me(fuel=1, stack="rivet-popper"), me(play="test-1"))
    assert damages(thorns) == (3, 0)


def test_boosts_add_up_and_are_lost_at_the_end_of_the_round() -> None:
    builder = Builder(rules_with('["boost 2", "boost 1"]'))
    assert damages(builder.fired(me(fuel=1, stack="spark-torch test-1"), EMPTY)) == (0, 4)


def test_a_copy_leaves_out_copying_and_doubling_but_does_the_rest() -> None:
    builder = Builder(rules_with('["double", "copy left", "gain fuel 1"]'))
    state = builder.fired(me(stack="magnet-trawl copycat-rig"), me(stack="smelter.1 test-1"), answers="done")
    assert (state.pilots[0].fuel, state.pilots[0].scrap) == (2, 2)


def test_a_copied_aim_is_chosen_by_the_copier() -> None:
    builder = Builder(rules_with('["damage impact 2 rival"]'))
    state = builder.rules.fire_now(builder.position(me(stack="copycat-rig"), me(stack="test-1"), EMPTY))
    assert builder.rules.to_act(state) == 0
    assert builder.lines(state) == ["target p2", "target p3"]
    assert damages(builder.after(state, "target p3")) == (0, 1, 2)


def test_jam_all_rivals_jams_each_ones_next_assigned_card() -> None:
    builder = Builder(rules_with('["jam rivals"]'))
    state = builder.rules.fire_now(
        builder.position(me(stack="test-1"), me(stack="fuel-tap a/smelter"), me(stack="car-door !fuel-tap"))
    )
    assert state.pilots[1].stack[0].mode == 2
    assert state.pilots[2].stack[0].mode == 2
    assert [pilot.ejected for pilot in state.pilots] == [0, 1, 2]
