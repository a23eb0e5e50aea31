"""What Scrappers answers to what cannot be done: the right rule, a concrete sentence, the thing in the way."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.games.scrappers.state import State
from scrapdesk.storage.rulebook import own_rulebook
from tests.games.scrappers.positions import EMPTY, ROOT, RULES, lines, me, position

STAND = position(
    me(hand="car-door twin-drill", stack="fuel-tap a/smelter", discard="duct-tape", play="gun-rails"),
    me(hand="fuel-tap", deck="rivet-popper", stack="!car-door"),
    a="overclock firewall",
    pile_b="echo-rig storm-coil",
)


def refused(state: State, *targets: str, text: str = "", seat: int | None = None) -> Refusal:
    asked = RULES.to_act(state)
    seat = (asked or 0) if seat is None else seat
    legal = RULES.legal_moves(state) if asked == seat else ()
    return RULES.refusal(RULES.view(state, seat), legal, Attempt(targets, text))


@pytest.mark.parametrize(
    ("targets", "rule", "words"),
    [
        (("card:car-door.p1", "bay:p1:1"), "SR-3.1", "Bay 1 is already taken."),
        (("card:car-door.p1", "bay:p1:5"), "SR-3.1", "Fill your bays from the left: bay 3 is next."),
        (("card:car-door.p1", "bay:p2:2"), "SR-3.1", "That stack belongs to p2."),
        (("card:car-door.p1", "eject:p2"), "SR-3.1", "That stack belongs to p2."),
        (("card:car-door.p1", "discard:p1"), "SR-3.1", "In the command phase, cards go into your own stack."),
        (("card:car-door.p1",), "SR-3.1", "Now choose where it goes: bay 3 is next."),
        (("card:overclock.1", "eject:p1"), "SR-3.1", "You can only eject cards from your hand."),
        (("card:echo-rig", "bay:p1:3"), "SR-1.2", "You can only draft the top card of a draft pile."),
        (("card:smelter.1", "bay:p1:3"), "SR-3.1", "Smelter is already in a stack and has to stay there."),
        (("card:duct-tape.p1", "bay:p1:3"), "SR-3.1", "Duct Tape is in p1's discard pile."),
        (("card:gun-rails.1", "bay:p1:3"), "SR-1.4", "Gun Rails is in play in front of p1."),
        (("hand:p2:1", "bay:p1:3"), "SR-3.3", "That card is hidden now."),
        (("deck:p2",), "SR-3.3", "That card is hidden now."),
        (("draft:b", "bay:p1:3"), "SR-3.2", "draft deck B is empty until the reboot."),
        (("scrapyard:a",), "SR-3.1", "draft pile A is empty now."),
        (("card:echo-rig.p1",), "SR-3.1", "Place one card: assign or eject one from your hand, or draft one."),
        ((), "SR-3.1", "Place one card: assign or eject one from your hand, or draft one."),
    ],
)
def test_pointing_at_what_cannot_be_is_answered(targets: tuple[str, ...], rule: str, words: str) -> None:
    refusal = refused(STAND, *targets)
    assert (refusal.rule, str(refusal.sentence)) == (rule, words)
    assert refusal.nearest in RULES.legal_moves(STAND)
    assert set(refusal.culprits) <= set(targets)


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("assign overclock", "SR-3.1", "Overclock isn't in your hand."),
        ("eject smelter", "SR-3.1", "Smelter isn't in your hand."),
        ("draft b", "SR-3.2", "draft deck B is empty until the reboot."),
        ("draft pile-a", "SR-3.1", "draft pile A is empty now."),
        ("take fuel", "SR-3.1", "Place one card: assign or eject one from your hand, or draft one."),
        ("fly", "SR-3.1", "I can't read that move"),
        ("assign bazooka", "SR-3.1", "'bazooka' is no card of this set"),
    ],
)
def test_typing_what_cannot_be_is_answered(text: str, rule: str, words: str) -> None:
    refusal = refused(STAND, text=text)
    assert refusal.rule == rule
    assert words in str(refusal.sentence)


@pytest.mark.parametrize(
    ("state", "rule", "words"),
    [
        (RULES.fire_now(position(me(stack="!car-door"), EMPTY)), "SR-4.4", "1 fuel or 1 scrap"),
        (RULES.fire_now(position(me(stack="nanite-cloud"), EMPTY)), "SR-4.1", "which pilot"),
        (RULES.fire_now(position(me(hand="fuel-tap"), EMPTY)), "SR-6.2", "Discard cards from your hand"),
        (RULES.fire_now(position(me(stack="fuel-tap car-door override"), EMPTY)), "SR-8.3", "fires next"),
        (RULES.fire_now(position(me(stack="smelter", hand="fuel-tap"), EMPTY)), "SR-8.3", "remove"),
    ],
)
def test_a_question_comes_before_anything_else(state: State, rule: str, words: str) -> None:
    refusal = refused(state, "draft:a", "bay:p1:1")
    assert refusal.rule == rule
    assert words in str(refusal.sentence)
    assert refusal.nearest in RULES.legal_moves(state)


def test_a_shield_of_the_wrong_colour_is_told_so() -> None:
    state = RULES.fire_now(position(me(play="slab-armour car-door mirror-coat"), me(fuel=1, stack="chain-cannon")))
    refusal = refused(state, "card:mirror-coat.1")
    assert (refusal.rule, str(refusal.sentence)) == ("SR-1.5", "Mirror Coat doesn't stop impact damage.")


def test_what_is_too_dear_to_salvage_is_told_so() -> None:
    state = RULES.fire_now(
        position(me(stack="salvage-claw"), EMPTY, a="wrecking-ball", b="overclock", pile_a="smelter")
    )
    assert lines(state) == ["salvage b", "salvage pile-a"]
    refusal = refused(state, "card:wrecking-ball")
    assert (refusal.rule, str(refusal.sentence)) == ("SR-8.3", "That card costs too much: 3 scrap at most.")

    typed = refused(state, text="salvage a")
    assert (typed.rule, str(typed.sentence)) == ("SR-8.3", "That card costs too much: 3 scrap at most.")


def test_who_aims_at_oneself_where_a_rival_is_meant_is_told_so() -> None:
    state = RULES.fire_now(position(me(stack="gremlin-pod"), me(stack="fuel-tap"), me(stack="fuel-tap")))
    for refusal in (refused(state, "pilot:p1"), refused(state, text="target p1")):
        assert (refusal.rule, str(refusal.sentence)) == ("SR-4.1", "This card targets a rival, not yourself.")


def test_a_card_that_was_removed_is_told_so() -> None:
    refusal = refused(STAND._replace(removed=(RULES.cards.numbers_for(0)["chain-cannon.1"],)), "card:chain-cannon.1")
    assert (refusal.rule, str(refusal.sentence)) == ("SR-8.3", "Chain Cannon has been removed from the game.")


def test_who_waits_in_a_reboot_is_told_by_the_rule_of_the_reboot() -> None:
    state = RULES.fire_now(position(me(hand="fuel-tap"), me(hand="fuel-tap")))
    assert refused(state, text="done", seat=1).rule == "SR-6.2"


def test_who_is_not_asked_is_told_who_is() -> None:
    refusal = refused(STAND, "card:fuel-tap.p2", "bay:p2:2", seat=1)
    assert (str(refusal.sentence), refusal.nearest) == ("It's p1's turn.", None)


def test_after_the_end_the_game_is_over() -> None:
    refusal = refused(RULES.fire_now(position(me(damage=10), EMPTY)), text="done")
    assert (refusal.rule, str(refusal.sentence)) == ("SR-7.1", "The game is over.")


def test_the_nearest_move_shares_card_or_place() -> None:
    near = [
        (("card:twin-drill.1", "bay:p1:1"), "assign twin-drill"),
        (("card:twin-drill.1", "eject:p2"), "eject twin-drill"),
        (("card:overclock.1", "eject:p1"), "draft a"),
        (("scrapyard:b",), "draft pile-b"),
    ]
    for targets, move in near:
        nearest = refused(STAND, *targets).nearest
        assert nearest is not None
        assert nearest == RULES.decode_move(move)


def test_a_refusal_tells_nothing_that_the_seat_cannot_know() -> None:
    other = RULES.determinize(RULES.view(STAND, 0), Random(3))
    for targets in (("bay:p2:1", "bay:p1:3"), ("hand:p2:1",), ("card:car-door.p2", "bay:p1:3")):
        assert refused(STAND, *targets) == refused(other, *targets)


def test_every_rule_that_the_code_names_is_in_the_rulebook() -> None:
    known = set(own_rulebook("scrappers"))
    files = list((ROOT / "scrapdesk" / "games" / "scrappers").glob("*.py"))
    named = {
        rule for path in files for rule in re.findall(r"\bSR-\d(?:\.\d)?\b", Path(path).read_text(encoding="utf-8"))
    }
    assert len(files) > 10
    assert named - known == set()


def test_to_discard_one_takes_a_card_of_the_hand() -> None:
    state = RULES.fire_now(position(me(hand="car-door twin-drill"), me(hand="fuel-tap")))
    while RULES.to_act(state) != 0 or not any(line.startswith("discard") for line in lines(state)):
        state = RULES.apply(state, RULES.legal_moves(state)[0])
    assert refused(state, "card:smelter.1").sentence != refused(state, "card:car-door.p1").sentence
    assert str(refused(state, "card:smelter.1").sentence) == "Smelter isn't in your hand."
    assert "in your hand" not in str(refused(state, "card:car-door.p1").sentence)
