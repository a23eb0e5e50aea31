"""Advanced mode: officer, scout, mortar, machine gun, infantry (SC-7)."""

from __future__ import annotations

import pytest

from scrapdesk.games.scope.board import FIELD
from scrapdesk.games.scope.state import Phase
from tests.games.scope.positions import RULES, card, ending, known, legal, play, position, possible, refused, told

FIELD_OF_ALL = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


def test_sc_7_basic_mode_knows_none_of_the_actions_of_units() -> None:
    verbs = {line.split()[0] for line in legal(position(FIELD_OF_ALL))}
    assert verbs == {"move", "search", "recon", "deployment", "howitzer", "fire", "assault"}
    assert {line.split()[0] for line in legal(position(FIELD_OF_ALL, mode="basic"))} == {"move", "search"}


def test_sc_7_move_is_always_there_and_each_action_needs_its_unit() -> None:
    bare = position("E S\nE E\n---\ne e\nd e")
    assert {line.split()[0] for line in legal(bare)} == {"move"}
    for kind, verb in (("c", "recon"), ("m", "howitzer"), ("g", "fire"), ("i", "assault"), ("s", "search")):
        one = position(f"E S\nE E\n---\n{kind} e\nd e")
        assert {line.split()[0] for line in legal(one)} == {"move", verb}


# -- DEPLOYMENT ---------------------------------------------------------------------------------------------


def test_sc_7_1_with_a_deployment_there_are_two_actions_and_never_three() -> None:
    state = play(position(FIELD_OF_ALL), "deployment c1", "move a1b2", "arrange smed", "search a6")
    assert state.actor == 1
    after = play(position(FIELD_OF_ALL), "search a6")
    assert legal(after) == {"deployment c1", "end"}
    assert play(after, "deployment c1", "move a1b2", "arrange smed").actor == 1
    assert play(after, "end").actor == 1


def test_sc_7_1_without_an_officer_the_turn_ends_by_itself() -> None:
    assert play(position(FIELD_OF_ALL.replace("s m o e", "s m e e")), "search a6").actor == 1


def test_sc_7_3_the_officer_is_shown_before_the_move_which_may_hide_him_again() -> None:
    state = play(position(FIELD_OF_ALL), "deployment c1")
    assert known(state, "c1")
    assert {line.split()[0] for line in legal(state)} == {"move"}
    after = play(state, "move c1d2", "arrange eoec")
    assert not known(after, "c1")
    assert [possible(after, name) for name in ("c1", "d1", "c2", "d2")] == ["sdocmgie"] * 4
    assert possible(after, "a1") == "sdcmgie"


def test_sc_7_3_an_action_has_to_follow_and_it_may_be_a_move_as_well() -> None:
    state = play(position(FIELD_OF_ALL), "deployment c1", "move a1b2", "arrange smed")
    assert state.actor == 0
    assert "end" not in legal(state)
    assert legal(state, "deployment") == set()
    assert play(state, "move a1b2", "arrange smed").actor == 1


def test_sc_7_3_it_may_follow_a_move_too() -> None:
    state = play(position(FIELD_OF_ALL), "move a1b2", "arrange smed")
    assert legal(state) == {"deployment c1", "end"}


def test_sc_7_3_a_quadrant_that_can_be_moved_is_needed() -> None:
    state = position("E S\nE E\n---\nI e\no c")
    assert legal(state, "deployment") == set()
    assert play(state, "recon a3").actor == 1


def test_sc_7_3_with_two_officers_the_player_chooses_which_is_shown() -> None:
    state = position("E S\nE E\n---\no e\no c")
    assert legal(state, "deployment") == {"deployment a1", "deployment a2"}
    assert not known(play(state, "deployment a2"), "a1")


# -- SEARCH and RECONNAISSANCE ------------------------------------------------------------------------------


def test_sc_7_2_search_needs_a_sniper_and_works_as_in_basic_mode() -> None:
    state = play(position(FIELD_OF_ALL), "search a5", "shoot")
    assert state.phase == Phase.NOISE
    assert state.score.piles == ("O", "")
    assert legal(position(FIELD_OF_ALL.replace("s m o e", "e m o e")), "search") == set()


def test_sc_7_2_the_shot_card_is_laid_before_a_deployment_so_the_sniper_may_slip_away() -> None:
    state = play(position(FIELD_OF_ALL), "search a5", "shoot")
    assert legal(state) == {"shot a1b2"}
    after = play(state, "shot a1b2", "deployment c1", "move a1b2", "arrange emds")
    assert after.shots[0] == FIELD.square("a1")
    assert after.actor == 1


def test_sc_7_4_one_card_or_two_side_by_side_are_turned_up_and_nobody_shoots() -> None:
    lines = legal(position(FIELD_OF_ALL), "recon")
    assert {"recon a4", "recon a4 b4", "recon c6 d6"} <= lines
    assert not {"recon b4 a4", "recon a4 a5", "recon a4 b5", "recon a3 b3", "recon a4 c4"} & lines
    state = play(position(FIELD_OF_ALL), "recon b5 c5")
    assert (possible(state, "b5"), possible(state, "c5")) == ("d", "c")
    assert state.score.points == (0, 0)
    assert state.shots == (-1, -1)


def test_sc_7_4_both_cards_are_named_before_the_first_is_turned_up() -> None:
    state = play(position(FIELD_OF_ALL), "recon a6")
    assert legal(state, "recon") == set()


def test_sc_7_4_the_scout_stays_hidden() -> None:
    assert not known(play(position(FIELD_OF_ALL), "recon a4"), "c2")


def test_sc_7_4_the_two_cards_of_one_row_never_wrap_around_the_edge() -> None:
    wide = position(
        "E E E E E E E S\nE E E E E E E E\n---\ne e e e e e e s\ne e e e e e e c",
    )
    assert "recon h3 a4" not in legal(wide)
    assert "recon g3 h3" in legal(wide)


# -- HOWITZER -----------------------------------------------------------------------------------------------


def test_sc_7_5_the_mortar_is_shown_and_shoots_unseen_and_unheard() -> None:
    state = play(position(FIELD_OF_ALL), "howitzer b1 d6")
    assert ending(state) == "snipers"
    state = play(position(FIELD_OF_ALL), "howitzer b1 a5")
    assert known(state, "b1")
    assert state.score.piles == ("O", "")
    assert state.shots == (-1, -1)
    assert card(state, "a5") == "E"


def test_sc_7_5_a_decoy_is_swept_away_for_nothing() -> None:
    state = play(position(FIELD_OF_ALL), "howitzer b1 b5")
    assert card(state, "b5") == "E"
    assert known(state, "b5")
    assert state.score.points == (0, 0)
    assert state.score.piles == ("", "")
    assert state.score.last == 0


def test_sc_7_5_an_empty_area_is_known_afterwards() -> None:
    assert possible(play(position(FIELD_OF_ALL), "howitzer b1 a6"), "a6") == "e"


def test_sc_7_5_a_card_next_to_the_mortar_is_too_near() -> None:
    state = position("E E S\nE E E\n-----\ns m e\ne e e")
    assert legal(state, "howitzer") == {f"howitzer b2 {name}" for name in ("a4", "b4", "c4")}
    assert refused(state, "howitzer b2 a3").rule == "SC-7.5"


# -- OFFENSIVE FIRE -----------------------------------------------------------------------------------------

GUNS = """
E E S
E O D
-----
e g g
s e e
"""


def test_sc_7_6_the_gun_stays_hidden_unless_it_shoots() -> None:
    state = play(position(GUNS, target=9), "fire a3")
    assert state.actor == 1
    assert not known(state, "b2")
    held = play(position(GUNS, target=9), "fire b3", "hold")
    assert known(held, "b3")
    assert not known(held, "b2")


def test_sc_7_6_with_two_guns_next_to_the_target_the_owner_chooses() -> None:
    state = play(position(GUNS, target=9), "fire b3")
    assert legal(state) == {"gun b2", "gun c2", "hold"}
    after = play(state, "gun c2")
    assert after.score.piles == ("O", "")
    assert known(after, "c2")
    assert not known(after, "b2")
    assert after.shots == (-1, -1)


def test_sc_7_6_at_a_decoy_the_gun_must_be_shown_and_the_decoy_stays() -> None:
    state = play(position(GUNS, target=9), "fire c3")
    assert legal(state) == {"gun b2", "gun c2"}
    after = play(state, "gun b2")
    assert card(after, "c3") == "D"
    assert after.score.points == (0, 0)
    assert known(after, "b2")


def test_sc_7_6_a_single_gun_at_a_decoy_is_asked_all_the_same() -> None:
    state = play(position(GUNS.replace("e g g", "e g e"), target=9), "fire c3")
    assert legal(state) == {"gun b2"}
    assert state.actor == 0


def test_sc_7_6_firing_proves_that_a_gun_stands_next_to_the_target() -> None:
    state = play(position(GUNS.replace("e g g", "g e e"), target=9), "fire a3")
    assert [possible(state, name) for name in ("a2", "b2", "c2")] == ["sge", "sge", "se"]
    assert [possible(state, name) for name in ("a1", "b1", "c1")] == ["se"] * 3


def test_sc_7_6_a_gun_that_can_stand_in_one_place_only_is_known() -> None:
    state = position(GUNS.replace("e g g", "g e e"), target=9, known="b2")
    assert possible(play(state, "fire a3"), "a2") == "g"


def test_sc_7_6_the_option_is_there_only_next_to_an_own_gun_and_that_tells_nobody() -> None:
    near, far = position(GUNS, target=9), position(GUNS.replace("e g g\ns e e", "e e s\ng g e"), target=9)
    assert legal(near, "fire") == {"fire a3", "fire b3", "fire c3"}
    assert legal(far, "fire") == set()
    for seat in (1, None):
        assert RULES.view(near, seat) == RULES.view(far, seat)


# -- ASSAULT and DEFENSIVE FIRE -----------------------------------------------------------------------------


def test_sc_7_7_a_gun_that_is_turned_up_shoots_the_infantry_and_ends_the_assault() -> None:
    state = position("E E S\nE G E\n-----\ns i e\ne e e", target=9)
    after = play(state, "assault b2 b2c3")
    assert after.actor == 1
    assert after.score.piles == ("", "i")
    assert after.score.points == (0, 1)
    assert card(after, "b2") == "e"
    assert (possible(after, "b3"), possible(after, "c3")) == ("g", "e")


def test_sc_7_7_a_gun_outside_the_quadrant_does_nothing() -> None:
    state = play(position("E E S\nG E E\n-----\ns i e\ne e e", target=9), "assault b2 b2c3")
    assert state.phase == Phase.STEP


def test_sc_7_7_an_intruder_shot_by_a_gun_leaves_an_empty_area_of_the_front_it_lay_in() -> None:
    state = position("E G S\ni E E\n-----\ns e e\ne e e", target=9, known="a3")
    after = play(state, "assault a3 a3b4")
    assert card(after, "a3") == "E"
    assert after.score.piles == ("", "i")


def test_sc_7_8_the_quadrant_contains_the_infantry_and_an_enemy_card() -> None:
    state = position("E E S\nE E E\n-----\ns i e\ne e i", target=9)
    assert legal(state, "assault") == {"assault b2 a2b3", "assault b2 b2c3"}


def test_sc_7_8_all_enemy_cards_of_the_quadrant_are_turned_up_and_one_may_be_taken() -> None:
    state = play(position("E E S\nO D E\n-----\ns i e\ne e e", target=9), "assault b2 a2b3")
    assert known(state, "b2")
    assert legal(state) == {"step a3", "step b3", "stay"}
    took = play(state, "step a3")
    assert (card(took, "a3"), card(took, "b2")) == ("i", "e")
    assert took.score.piles == ("O", "")
    assert possible(took, "b3") == "d"


def test_sc_7_8_a_decoy_or_an_empty_area_leaves_the_front_for_nothing() -> None:
    state = play(position("E E S\nO D E\n-----\ns i e\ne e e", target=9), "assault b2 a2b3", "step b3")
    assert card(state, "b3") == "i"
    assert "D" not in state.cards
    assert state.score.points == (0, 0)


def test_sc_7_8_an_infantry_deeper_in_leaves_an_empty_area_of_the_enemy() -> None:
    state = position("E E S\ni E E\n-----\ns e e\ne e e", target=9, known="a3")
    after = play(state, "assault a3 a3b4", "step a4")
    assert (card(after, "a3"), card(after, "a4")) == ("E", "i")
    assert RULES.view(after, None).backs >> FIELD.square("a3") & 1


def test_sc_7_8_it_may_stay_where_it_is_and_the_cards_are_known_all_the_same() -> None:
    state = play(position("E E S\nO D E\n-----\ns i e\ne e e", target=9), "assault b2 a2b3", "stay")
    assert card(state, "b2") == "i"
    assert possible(state, "a3") == "o"


def test_sc_7_8_an_intruder_in_the_own_front_can_be_stormed() -> None:
    state = play(position("E E S\nE E E\n-----\ns e e\nI i e", target=9, known="a1"), "assault b1 a1b2", "step a1")
    assert (card(state, "a1"), card(state, "b1")) == ("i", "e")
    assert state.score.piles == ("I", "")


# -- REINFORCEMENTS -----------------------------------------------------------------------------------------

BEREFT = """
E E S
E E E
E E E
-----
s e e
e d c
e o s
"""


def test_sc_7_9_a_shot_infantry_comes_back_in_the_two_rows_nearest_to_the_player() -> None:
    state = position(BEREFT, target=9, piles=("", "i"))
    assert legal(state, "reinforce") == {"reinforce a1b2"}
    assert legal(position(BEREFT, target=9), "reinforce") == set()
    assert legal(position(BEREFT.replace("e d c", "e e c"), target=9, piles=("", "i")), "reinforce") == {
        "reinforce a1b2",
        "reinforce b1c2",
    }


def test_sc_7_9_the_enemy_loses_the_card_and_its_point() -> None:
    state = play(position(BEREFT, target=9, piles=("", "im")), "reinforce a1b2")
    assert state.score.piles == ("", "m")
    assert state.score.points == (0, 1)


def test_sc_7_9_the_quadrant_is_moved_with_the_infantry_in_it() -> None:
    state = play(position(BEREFT, target=9, piles=("", "i")), "reinforce a1b2")
    assert len(legal(state)) == 24
    after = play(state, "arrange ioed")
    assert card(after, "a1") == "i"
    assert after.cards.count("i") == 1


def test_sc_7_9_which_empty_area_it_was_is_secret_but_one_of_the_four_is_infantry() -> None:
    state = play(position(BEREFT, target=9, piles=("", "i")), "reinforce a1b2")
    one, other = play(state, "arrange ioed"), play(state, "arrange doei")
    assert RULES.view(one, 1) == RULES.view(other, 1)
    assert [possible(one, name) for name in ("a1", "b1", "a2", "b2")] == ["sdocie"] * 4
    assert "i" not in possible(one, "c1")


def test_sc_7_9_it_may_follow_a_deployment() -> None:
    state = play(position(BEREFT, target=9, piles=("", "i")), "deployment b1", "move a1b2", "arrange eoed")
    assert play(state, "reinforce a1b2", "arrange ioed").actor == 1


# -- blocked quadrants and passing --------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 1])
def test_sc_7_10_a_quadrant_with_a_foreign_card_is_moved_by_nobody(turn: int) -> None:
    state = position("E E S\ni E E\n-----\ns e I\ne e e", turn=turn, target=9)
    assert legal(state, "move") == ({"move a1b2"} if turn == 0 else {"move b3c4"})
    assert refused(state, "move b1c2" if turn == 0 else "move a3b4").rule == "SC-7.10"


def test_sc_7_11_a_pass_is_there_only_if_there_is_nothing_else() -> None:
    assert legal(position("E S\nE E\n---\nI e\nd e")) == {"pass"}
    assert "pass" not in legal(position("E S\nE E\n---\ne e\nd e"))
    assert "pass" not in legal(position("E S\nE E\n---\nI s\nd e"))


def test_sc_7_11_a_pass_gives_the_turn_away_and_is_told() -> None:
    state = position("E S\nE E\n---\nI e\nd e")
    assert play(state, "pass").actor == 1
    assert [event.kind for event in told(state, "pass")] == ["passed"]
