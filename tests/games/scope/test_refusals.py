"""Refusals: the rule, a concrete sentence, the culprits, and a legal move nearby."""

from __future__ import annotations

import pytest

from scrapdesk.games.scope.moves import Howitzer
from tests.games.scope.positions import RULES, legal, new_game, play, position, refused

FIELD_OF_ALL = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


@pytest.mark.parametrize(
    ("line", "rule", "word"),
    [
        ("move a3b4", "SC-4.1", "your own front"),
        ("search a1", "SC-2.4", "is your own"),
        ("search h9", "SC-2.1", "outside"),
        ("recon a1", "SC-2.4", "is your own"),
        ("howitzer a1 a5", "SC-7.5", "You have no mortar on a1"),
        ("howitzer b1 c2", "SC-7.5", "too close"),
        ("fire a6", "SC-7.6", "machine guns is next to a6"),
        ("fire a1", "SC-2.4", "is your own"),
        ("assault a3 a1b2", "SC-7.8", "contain your infantry"),
        ("assault a3 a2b3", "SC-7.8", "no enemy card"),
        ("reinforce a1b2", "SC-7.9", "None of your infantry"),
        ("deployment a1", "SC-7.3", "officers"),
        ("pass", "SC-7.11", "can't pass"),
        ("arrange seee", "SC-4", "Choose an action"),
        ("dance", "SC-4", "I can't read that move"),
    ],
)
def test_a_turn_is_refused_with_the_rule_that_forbids_it(line: str, rule: str, word: str) -> None:
    refusal = refused(position(FIELD_OF_ALL), line)
    assert refusal.rule == rule
    assert word in str(refusal.sentence)
    assert refusal.nearest in RULES.legal_moves(position(FIELD_OF_ALL))


def test_the_nearest_move_is_of_the_same_kind() -> None:
    nearest = refused(position(FIELD_OF_ALL), "howitzer b1 c2").nearest
    assert isinstance(nearest, Howitzer)
    assert RULES.encode_move(nearest).startswith("howitzer b1")


@pytest.mark.parametrize(
    ("mode", "seats", "turn", "line", "rule"),
    [
        ("basic", 2, 0, "recon a4", "SC-4"),
        ("basic", 2, 0, "reinforce a1b2", "SC-4"),
        ("advanced", 4, 0, "search a4", "SC-8.2"),
        ("advanced", 4, 2, "howitzer b1 a5", "SC-8.2"),
        ("advanced", 4, 2, "reinforce a1b2", "SC-8.2"),
    ],
)
def test_mode_and_division_are_named(mode: str, seats: int, turn: int, line: str, rule: str) -> None:
    assert refused(position(FIELD_OF_ALL, mode=mode, seats=seats, turn=turn), line).rule == rule


def test_a_unit_that_was_lost_is_named() -> None:
    refusal = refused(position(FIELD_OF_ALL.replace("s m o e", "s e o e")), "recon a1")
    assert refusal.rule == "SC-2.4"
    refusal = refused(position(FIELD_OF_ALL.replace("e d c e", "e d e e")), "recon a4")
    assert (refusal.rule, "scout" in str(refusal.sentence)) == ("SC-7.4", True)


def test_foreign_cards_are_the_culprits() -> None:
    refusal = refused(position("E S\nE E\n---\nI e\ns e"), "move a1b2")
    assert (refusal.rule, refusal.culprits) == ("SC-7.10", ("square:a2",))


@pytest.mark.parametrize(
    ("lines", "attempt", "rule"),
    [
        (("move a1b2",), "search a4", "SC-4.1"),
        (("move a1b2",), "arrange ssss", "SC-4.1"),
        (("search a5",), "search a6", "SC-4.2"),
        (("search a5", "shoot"), "shot c2d3", "SC-4.3"),
        (("search a5", "shoot"), "shot a4b5", "SC-4.3"),
        (("search a5", "shoot"), "search a6", "SC-4.3"),
        (("fire c4",), "gun a1", "SC-7.6"),
        (("assault a3 a3b4",), "step d6", "SC-7.8"),
        (("search a6",), "search a5", "SC-7.1"),
        (("deployment c1",), "search a5", "SC-7.3"),
        (("deployment c1", "move a1b2", "arrange smed"), "deployment c1", "SC-7.1"),
    ],
)
def test_in_the_middle_of_an_action_it_says_what_is_asked(lines: tuple[str, ...], attempt: str, rule: str) -> None:
    state = play(position(FIELD_OF_ALL, target=9), *lines)
    refusal = refused(state, attempt)
    assert refusal.rule == rule
    assert refusal.nearest in RULES.legal_moves(state)


def test_at_a_decoy_the_gun_cannot_hold_fire() -> None:
    state = play(position("E E S\nE D E\n-----\ns g e\ne e e"), "fire b3")
    assert "decoy" in str(refused(state, "hold").sentence)


def test_laying_out_is_refused_with_the_reason() -> None:
    state = play(new_game(), "place sniper a1")
    assert "already a card on a1" in str(refused(state, "place decoy a1").sentence)
    assert "isn't in your front" in str(refused(state, "place decoy a4").sentence)
    assert "no more of this card" in str(refused(play(state, "place sniper b1"), "place sniper c1").sentence)
    assert refused(state, "search a4").rule == "SC-3.1"


def test_pointing_is_understood_like_typing() -> None:
    state = position(FIELD_OF_ALL)
    assert refused(state, targets=("card:german-mortar-1", "square:c2")).rule == "SC-7.5"
    assert refused(state, targets=("button:search", "square:b3")).rule == "SC-2.4"
    assert refused(state, targets=("card:german-infantry-1", "quad:a1b2")).rule == "SC-7.8"
    assert refused(new_game(), targets=("card:german-sniper-1", "square:a4")).rule == "SC-3.1"
    assert refused(play(state, "fire c4"), targets=("card:german-infantry-1", "square:c4")).rule == "SC-7.6"


def test_out_of_turn_and_after_the_end_it_says_so() -> None:
    state = position(FIELD_OF_ALL)
    waiting = refused(state, "search a1", seat=1)
    assert (waiting.nearest, str(waiting.sentence)) == (None, "It's the German side's turn.")
    units = refused(position(FIELD_OF_ALL, seats=4), "search a1", seat=3)
    assert str(units.sentence) == "It's the German units' turn."
    assert refused(new_game(), "search a1", seat=1).rule == "SC-3.1"
    over = play(position(FIELD_OF_ALL, target=2), "howitzer b1 a5")
    assert str(refused(over, "search a1", seat=0).sentence) == "The game is over."


def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    one, other = position("E S\nO E\n---\ns e\ne e"), position("S E\nE O\n---\ns e\ne e")
    for line in ("search a9", "fire a3", "howitzer a1 a3", "recon a1 b2", "assault a2 a2b3"):
        assert refused(one, line) == refused(other, line)
    assert legal(one) == legal(other)


def test_sc_7_3_after_a_deployment_taken_first_the_turn_cannot_end_without_an_action() -> None:
    state = play(position(FIELD_OF_ALL), "deployment c1", "move a1b2")
    refusal = refused(play(state, min(legal(state))), "end")
    assert refusal.rule == "SC-7.3"
    assert "still have to take an action" in str(refusal.sentence)


def test_sc_7_9_a_mortar_that_cannot_come_back_is_the_reason_and_not_the_quadrant() -> None:
    state = position(FIELD_OF_ALL, piles=("", "i"))
    for refusal in (refused(state, "reinforce a1b2 mortar"), refused(state, "", ("button:reinforceboth", "quad:a1b2"))):
        assert "only bring back infantry" in str(refusal.sentence)
        assert refusal.nearest in RULES.legal_moves(state)
    unlost = position(FIELD_OF_ALL, piles=("", "i"), mortar_return=True)
    assert refused(unlost, "reinforce a1b2 mortar").rule == "SC-6.5"


def test_sc_7_4_the_own_card_of_two_is_named_wherever_it_stands() -> None:
    state = position("E E S\nE E E\nE i E\n---\ne s c\ne e e\ne e e")
    for line in ("recon a4 b4", "recon b4 c4"):
        refusal = refused(state, line)
        assert (refusal.rule, refusal.culprits) == ("SC-2.4", ("square:b4",))
    pointing = refused(state, "", ("card:german-scout-1", "square:c4", "square:a3"))
    assert (pointing.rule, pointing.culprits) == ("SC-2.4", ("square:a3",))


def test_sc_7_4_two_enemy_cards_are_reconnoitred_only_next_to_each_other_in_one_row() -> None:
    state = position("E E S\nE E E\nE E E\n---\ne s c\ne e e\ne e e")
    beside = ("square:b4", "square:c4")
    assert any(line == "recon b4 c4" for line in legal(state))
    for apart in (("square:a4", "square:c4"), ("square:b4", "square:b5"), ("square:c4", "square:a5")):
        refusal = refused(state, "", ("card:german-scout-1", *apart))
        assert "next to each other" in str(refusal.sentence), apart
    assert "next to each other" not in str(refused(state, "", ("card:german-scout-1", *beside)).sentence)
