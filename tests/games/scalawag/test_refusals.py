"""Refusals: a rule, a plain sentence, the nearest move, and nothing that the captain cannot know."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.state import State
from tests.games.scalawag.positions import RULES, at_sea, new, play


def refused(state: State, text: str = "", *targets: str) -> Refusal:
    asked = RULES.to_act(state)
    moves = RULES.legal_moves(state)
    refusal = RULES.refusal(RULES.view(state, asked), moves, Attempt(targets, text))
    assert refusal.nearest in moves
    return refusal


POOR = at_sea("ss sss sss sss", points=[1, 0, 0, 0])
BOARDING = play(at_sea("sss sss sss sss", points=[9, 0, 0, 0], damage=[0, 3, 0, 1]), "order board")
SHOOTING = play(at_sea("pss sss sss sss", points=[9, 0, 0, 0]), "order cannons")
LYING = play(at_sea("mss sss sss sss"), "order cannons 2", "scalawag")


@pytest.mark.parametrize(
    ("state", "text", "rule", "part"),
    [
        (POOR, "order trim 3", "SW-3.4", "only have 2 cards"),
        (POOR, "order cannons", "SW-3.4", "You have 1 compass point"),
        (POOR, "pass", "SW-3.1", "one of the seven orders"),
        (POOR, "play wave p2", "SW-9", "hold no rogue wave"),
        (POOR, "roll 3", "SW-2.1", "to chance"),
        (POOR, "fire!", "SW-3", "begins with"),
        (BOARDING, "target p1", "SW-3.3", "own ship"),
        (BOARDING, "target p3", "SW-4.3", "isn't adjacent"),
        (BOARDING, "target p7", "SW-3.3", "no ship 7"),
        (BOARDING, "forgo", "SW-3.4", "can afford"),
        (BOARDING, "declare pilot", "SW-4.2", "second shot"),
        (SHOOTING, "target p2 p4", "SW-4.2", "pilot"),
        (SHOOTING, "order trim", "SW-3.3", "pilot or a lookout"),
        (LYING, "show", "SW-6.2", "two gunners"),
        (LYING, "lose lookout", "SW-5.2", "hold no lookouts"),
        (LYING, "yield", "SW-6.4", "keep you afloat"),
        (LYING, "scalawag", "SW-6.2", "challenged"),
    ],
)
def test_a_refusal_names_the_rule_and_what_is_wrong(state: State, text: str, rule: str, part: str) -> None:
    refusal = refused(state, text)
    assert refusal.rule == rule
    assert part in str(refusal.sentence)


def test_a_sunk_ship_is_no_target() -> None:
    state = play(at_sea("sss sss - sss"), "order cannons")
    refusal = refused(state, "target p3")
    assert (refusal.rule, refusal.culprits) == ("SW-7.3", ("ship:p3",))


def test_a_target_that_is_too_dear_says_both_numbers() -> None:
    state = play(at_sea("sss sss sss sss", points=[5, 0, 0, 0]), "order cannons")
    assert str(refused(state, "target p3").sentence) == "That costs 8 compass points; you have 5."


@pytest.mark.parametrize(
    ("hand", "holes", "text", "part"),
    [("gg", 4, "hole", "fifth hole"), ("g", 2, "lose gunner", "last crew"), ("g", 4, "hole", "other captain")],
)
def test_a_penalty_that_would_sink_is_refused_with_its_reason(hand: str, holes: int, text: str, part: str) -> None:
    state = play(at_sea(f"{hand} sss sss sss", damage=[holes, 0, 0, 0]), "order trim 1", "scalawag")
    refusal = refused(state, text)
    assert refusal.rule == "SW-6.4"
    assert part in str(refusal.sentence)


def test_targets_are_understood_as_well_as_text() -> None:
    assert refused(POOR, "", "order:cannons", "button:done").rule == "SW-3.4"
    assert refused(BOARDING, "", "chart", "ship:p3").rule == "SW-4.3"
    assert refused(LYING, "", "seal", "button:show").rule == "SW-6.2"
    returning = play(at_sea("sss sss sss sss", port="gmptll"), "order muster", "draw gunner marine pilot")
    assert refused(returning, "", "crew:gunner:1", "port").rule == "SW-4.4"
    wave = at_sea("wss sss sss sss", bonus="w")
    assert refused(wave, "", "crew:wave:1", "ship:p1").rule == "SW-9.1"


def test_a_card_on_an_order_without_crew_and_a_ship_before_an_order_are_told_what_comes_first() -> None:
    calm = at_sea("sss sss sss sss", points=[9, 0, 0, 0])
    assert "without a card" in str(refused(calm, "", "crew:sailor:1", "order:muster").sentence)
    assert str(refused(calm, "", "ship:p2").sentence) == "Give your order first. You choose its target afterwards."


def test_the_nearest_move_is_like_the_wish() -> None:
    assert refused(POOR, "order trim 3").nearest in (RULES.decode_move("order trim"), RULES.decode_move("order trim 2"))
    assert refused(play(at_sea(), "order board"), "target p3").nearest == RULES.decode_move("target p2")


def test_out_of_turn_it_says_who_is_asked_and_after_the_end_that_it_is_over() -> None:
    state = at_sea()
    refusal = RULES.refusal(RULES.view(state, 2), (), Attempt(text="order trim"))
    assert "p1" in str(refusal.sentence)
    assert refusal.nearest is None
    over = play(at_sea("sss - g -"), "order board", "target p3")
    assert "over" in str(RULES.refusal(RULES.view(over, 0), (), Attempt()).sentence)


def test_a_refusal_depends_on_nothing_that_the_captain_cannot_know() -> None:
    rng = Random(8)
    state = new(4, 8, {"bonus": "both"})
    texts = [
        "show",
        "hole",
        "yield",
        "target p2",
        "target p1 p3",
        "order cannons 3",
        "return pilot",
        "bury gunner shown",
    ]
    while (asked := RULES.to_act(state)) is not None:
        legal = RULES.legal_moves(state)
        if asked != CHANCE:
            view = RULES.view(state, asked)
            other = RULES.determinize(view, rng)
            for text in texts:
                here = RULES.refusal(view, legal, Attempt(text=text))
                there = RULES.refusal(RULES.view(other, asked), RULES.legal_moves(other), Attempt(text=text))
                assert here == there
        state = RULES.apply(state, RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(legal))


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (("order muster", "draw marine pilot lookout"), "SW-4.4"),
        (("order mutiny", "pass*", "target p2", "seize sailor sailor", "draw marine pilot"), "SW-4.6"),
    ],
)
def test_putting_cards_back_is_asked_by_the_order_that_took_them(lines: tuple[str, ...], rule: str) -> None:
    assert refused(play(at_sea(), *lines), "order trim").rule == rule
