"""Basic mode: MOVE, SEARCH, shooting and the shot card (SC-4)."""

from __future__ import annotations

from scrapdesk.games.scope.board import FIELD
from tests.games.scope.positions import RULES, card, known, legal, play, position, possible, told

DUEL = """
E E E E
O D E E
E E S E
-------
s e e d
e e c e
e e e s
"""


def test_sc_4_there_is_one_action_a_turn_and_the_german_side_begins() -> None:
    state = position(DUEL, mode="basic", target=6)
    assert {line.split()[0] for line in legal(state)} == {"move", "search"}
    assert play(state, "search a4").actor == 1
    assert play(state, "move a1b2", "arrange eeee").actor == 1


def test_sc_4_1_the_four_cards_go_back_in_any_order_and_nobody_else_learns_it() -> None:
    state = play(position(DUEL, mode="basic", target=6), "move c1d2")
    assert len(legal(state)) == 12
    assert "arrange ssee" not in legal(state)
    after = play(state, "arrange sece")
    assert [card(after, name) for name in ("c1", "d1", "c2", "d2")] == list("sece")
    other = play(state, "arrange ecse")
    assert RULES.view(after, 1) == RULES.view(other, 1)
    assert RULES.view(after, None) == RULES.view(other, None)


def test_sc_4_1_rearrangements_that_look_the_same_are_one_move() -> None:
    state = play(position(DUEL, mode="basic", target=6), "move a1b2")
    assert legal(state) == {"arrange eeee"}
    state = play(position(DUEL, mode="basic", target=6), "move a2b3")
    assert legal(state) == {"arrange eees", "arrange eese", "arrange esee", "arrange seee"}


def test_sc_4_1_putting_them_back_as_they_were_is_a_bluff_that_smears_what_was_known() -> None:
    state = position(DUEL, mode="basic", target=6, known="d1")
    assert possible(state, "d1") == "s"
    after = play(state, "move c1d2", "arrange esce")
    assert after.cards == state.cards
    assert [possible(after, name) for name in ("c1", "d1", "c2", "d2")] == ["sdce"] * 4


def test_sc_4_1_only_the_quadrant_is_told_to_the_enemy() -> None:
    state = play(position(DUEL, mode="basic", target=6), "move c1d2")
    heard = [event for event in told(state, "arrange sece") if event.heard_by(1)]
    assert heard == []
    assert [event.kind for event in told(state, "arrange sece") if event.heard_by(0)] == ["arranged"]
    assert RULES.audience(state, RULES.decode_move("arrange sece")) == (0,)


def test_sc_4_1_only_quadrants_of_the_own_front_can_be_moved() -> None:
    lines = legal(position(DUEL, mode="basic", target=6), "move")
    assert "move a3b4" not in lines
    assert "move a4b5" not in lines
    assert len(lines) == 6


def test_sc_4_2_a_unit_may_be_spared_and_is_known_from_then_on() -> None:
    state = play(position(DUEL, mode="basic", target=6), "search a5")
    assert legal(state) == {"shoot", "hold"}
    spared = play(state, "hold")
    assert card(spared, "a5") == "O"
    assert known(spared, "a5")
    assert spared.score.points == (0, 0)
    assert spared.shots == (-1, -1)
    assert spared.actor == 1


def test_sc_4_2_a_decoy_must_be_shot_at_and_stays() -> None:
    state = play(position(DUEL, mode="basic", target=6), "search b5")
    assert {line.split()[0] for line in legal(state)} == {"shot"}
    after = play(state, "shot a2b3")
    assert card(after, "b5") == "D"
    assert known(after, "b5")
    assert after.score.points == (0, 0)
    assert after.shots[0] == FIELD.square("a2")


def test_sc_4_2_at_an_empty_area_nothing_happens_but_it_is_known() -> None:
    after = play(position(DUEL, mode="basic", target=6), "search a6")
    assert after.actor == 1
    assert possible(after, "a6") == "e"
    assert after.shots == (-1, -1)


def test_sc_4_3_an_empty_area_of_that_front_takes_the_place_of_a_shot_card() -> None:
    state = play(position(DUEL, mode="basic", target=6), "search a5", "shoot")
    assert card(state, "a5") == "E"
    assert known(state, "a5")
    assert state.score.piles == ("O", "")


def test_sc_4_3_an_intruder_shot_in_ones_own_front_leaves_an_own_empty_area() -> None:
    state = position("E S\nE E\n---\ns I\ne e", mode="basic", target=6)
    after = play(state, "search b2", "shoot")
    assert card(after, "b2") == "e"
    assert not RULES.view(after, None).backs >> FIELD.square("b2") & 1


def test_sc_4_3_the_shot_card_lies_on_any_quadrant_with_an_own_sniper() -> None:
    state = play(position(DUEL, mode="basic", target=6), "search a5", "shoot")
    assert legal(state) == {"shot a2b3", "shot c1d2"}
    after = play(state, "shot c1d2")
    assert all("s" in possible(after, name) for name in ("c1", "d1", "c2", "d2"))
    assert RULES.view(after, 1).shots[0] == FIELD.square("c1")


def test_sc_4_3_a_single_place_for_the_shot_card_is_asked_all_the_same() -> None:
    """Laid without asking, it would tell that there is no other sniper elsewhere."""
    state = play(position("E S\nO E\n---\ns e\ne e", mode="basic", target=6), "search a3", "shoot")
    assert legal(state) == {"shot a1b2"}
    assert state.actor == 0


def test_sc_4_3_a_foreign_card_in_the_quadrant_does_not_matter() -> None:
    state = position("E S\nO E\n---\ns I\ne e", mode="basic", target=6)
    assert legal(play(state, "search a3", "shoot")) == {"shot a1b2"}


def test_sc_4_3_the_shot_card_says_that_one_of_the_four_is_a_sniper() -> None:
    state = position("E S\nO E\nE E\nE E\n---\ns e\ne e\nd e\ne d", mode="basic", target=6)
    after = play(state, "search a7", "shoot", "shot a3b4")
    assert possible(after, "a1") == "de"
    assert [possible(after, name) for name in ("a3", "b3", "a4", "b4")] == ["sde"] * 4


def test_sc_4_3_the_shot_card_is_taken_back_at_the_start_of_ones_next_turn() -> None:
    state = play(position(DUEL, mode="basic", target=6), "search a5", "shoot", "shot a2b3")
    assert state.shots[0] != -1
    assert play(state, "search a1").shots == (-1, -1)


def test_sc_4_3_a_shot_that_wins_lays_no_card() -> None:
    state = play(position(DUEL, mode="basic", target=2), "search c4", "shoot")
    assert RULES.to_act(state) is None
    assert state.shots == (-1, -1)
