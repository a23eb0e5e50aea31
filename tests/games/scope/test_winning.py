"""Winning, draws, and the themes (SC-5, SC-6)."""

from __future__ import annotations

from scrapdesk.games.scope.turns import LONG_LIMIT, QUIET_LIMIT
from tests.games.scope.positions import RULES, card, ending, legal, play, position

FRONTS = """
S E E O
E E C E
E E S I
-------
s e e i
e e c e
s e e o
"""


def test_sc_5_1_the_last_enemy_sniper_wins_at_once() -> None:
    state = play(position(FRONTS, mode="basic", target=9), "search c4", "shoot")
    assert ending(state) == ""
    state = play(state, "shot a2b3", "search b1", "search a6", "shoot")
    assert ending(state) == "snipers"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2)


def test_sc_5_1_the_points_target_wins_at_once_and_also_above_it() -> None:
    state = position(FRONTS, mode="basic", target=3, piles=("MG", ""))
    assert ending(play(state, "search c5", "shoot")) == "points"
    assert ending(play(state, "search d6", "shoot")) == "points"
    assert ending(play(position(FRONTS, mode="basic", target=4, piles=("MG", "")), "search c5", "shoot")) == ""


def test_sc_5_1_points_won_in_the_enemys_turn_end_the_game() -> None:
    state = position("E S\nE G\n---\ni s\ne e", target=2, piles=("", "c"))
    after = play(state, "assault a2 a2b3")
    assert ending(after) == "points"
    assert after.score.winner == 1


def test_sc_5_2_points_win_nothing_where_the_scenario_has_another_aim() -> None:
    state = position(FRONTS, mode="basic", hunted="o", piles=("SOCMGI", ""))
    assert ending(play(state, "search c5", "shoot")) == ""
    assert ending(play(state, "search d6", "shoot")) == "units"


def test_sc_5_2_shooting_all_snipers_still_wins_there() -> None:
    state = position(FRONTS.replace("S E E O", "E E E O"), mode="basic", hunted="o")
    assert ending(play(state, "search c4", "shoot")) == "snipers"


def test_sc_5_3_sixty_turns_without_a_card_shot_are_a_draw() -> None:
    state = position(FRONTS, mode="basic", target=9, turns=QUIET_LIMIT - 2)
    state = play(state, "search b6")
    assert ending(state) == ""
    state = play(state, "search b1")
    assert ending(state) == "quiet"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_sc_5_3_a_card_shot_in_the_sixtieth_turn_keeps_the_game_going() -> None:
    state = position(FRONTS, mode="basic", target=9, turns=QUIET_LIMIT - 1)
    state = play(state, "search c5", "shoot", "shot a2b3")
    assert ending(state) == ""
    assert state.turns - state.score.last == 0


def test_sc_5_3_three_hundred_turns_are_a_draw_but_a_win_in_the_last_one_counts() -> None:
    state = position(FRONTS, mode="basic", target=1, turns=LONG_LIMIT - 1, last=LONG_LIMIT - 5)
    assert ending(play(state, "search b6")) == "long"
    assert ending(play(state, "search c5", "shoot")) == "points"


def test_sc_5_3_a_pass_and_a_turn_of_a_division_count() -> None:
    state = position(FRONTS, seats=4, target=9)
    assert play(state, "move a1b2", "arrange seee", "end").turns == 1
    blocked = position("S E\nE E\n---\nI e\ne e")
    assert legal(blocked) == {"pass"}
    assert play(blocked, "pass").turns == 1


def test_sc_5_4_several_reasons_are_named_in_their_order() -> None:
    lone = FRONTS.replace("E E S I", "E E E I")
    both = position(lone, mode="basic", target=2)
    assert ending(play(both, "search a6", "shoot")) == "snipers"
    units = position(lone, mode="basic", target=2, hunted="o")
    assert ending(play(units, "search d6", "shoot")) == "points"
    last = position("S C\nE i\n---\ne s\ne e", hunted="c", advance=True)
    assert ending(play(last, "assault b3 a3b4", "step b4")) == "units"


# -- themes -------------------------------------------------------------------------------------------------

ACES = """
E E E
E S E
-----
i s e
e e m
"""


def test_sc_6_1_a_hit_on_the_ace_takes_one_from_the_zone_and_the_third_takes_the_ace() -> None:
    state = position(ACES, reserve=(2, 2), target=9)
    state = play(state, "search b3", "shoot")
    assert card(state, "b3") == "S"
    assert state.score.reserve == (2, 1)
    assert state.score.points == (2, 0)
    state = play(state, "shot a1b2", "search c1", "hold", "search b3", "shoot", "shot a1b2", "search c1", "hold")
    assert state.score.reserve == (2, 0)
    state = play(state, "search b3", "shoot")
    assert ending(state) == "snipers"
    assert card(state, "b3") == "E"
    assert state.score.points == (6, 0)


def test_sc_6_1_points_win_there_as_usual() -> None:
    assert ending(play(position(ACES, reserve=(2, 2), target=2), "search b3", "shoot")) == "points"


def test_sc_6_1_infantry_takes_the_ace_itself_and_wins_and_the_zone_does_not_score() -> None:
    state = play(position(ACES, reserve=(2, 2), target=9), "assault a2 a2b3", "step b3")
    assert ending(state) == "snipers"
    assert state.score.points == (2, 0)
    assert state.score.reserve == (2, 2)


def test_sc_6_1_a_mortar_takes_one_from_the_zone_too() -> None:
    far = position(ACES.replace("E E E\nE S E", "E S E\nE E E"), reserve=(2, 2), target=9)
    after = play(far, "howitzer c1 b4")
    assert card(after, "b4") == "S"
    assert after.score.reserve == (2, 1)


def test_sc_6_2_all_enemy_officers_shot_wins() -> None:
    state = position(FRONTS.replace("E E C E\nE E S I", "E E O E\nE E S I"), mode="basic", hunted="o")
    state = play(state, "search d6", "shoot")
    assert ending(state) == ""
    assert ending(play(state, "shot a2b3", "search b1", "search c5", "shoot")) == "units"


def test_sc_6_3_all_scouts_and_all_mortars_have_to_go() -> None:
    state = position("M S\nC E\n---\ns e\ne e", mode="basic", hunted="cm")
    state = play(state, "search a4", "shoot")
    assert ending(state) == ""
    assert ending(play(state, "shot a1b2", "search b1", "search a3", "shoot")) == "units"


def test_sc_6_4_infantry_in_the_last_row_of_the_enemy_wins_and_before_that_does_not() -> None:
    state = position("E S\nE E\n---\ni s\ne e", advance=True)
    state = play(state, "assault a2 a2b3", "step a3")
    assert ending(state) == ""
    after = play(state, "search a1", "assault a3 a3b4", "step a4")
    assert ending(after) == "advance"


def test_sc_6_4_another_scenario_is_not_won_by_it() -> None:
    state = position("E S\ni E\n---\ne s\ne e", target=9)
    assert ending(play(state, "assault a3 a3b4", "step a4")) == ""


def test_sc_6_5_a_mortar_may_come_back_with_the_infantry_where_two_places_are_empty() -> None:
    drawing = "E O\nE E\n---\ne g\ne o"
    state = position(drawing, hunted="ogc", mortar_return=True, piles=("", "mi"))
    assert legal(state, "reinforce") == {"reinforce a1b2", "reinforce a1b2 mortar"}
    after = play(state, "reinforce a1b2 mortar")
    assert after.score.piles == ("", "")
    assert after.score.points == (0, 0)
    assert sorted(line.split()[1] for line in legal(after))[0] == "gimo"
    one = position(drawing.replace("e o", "d o"), hunted="ogc", mortar_return=True, piles=("", "mi"))
    assert legal(one, "reinforce") == {"reinforce a1b2"}
    usual = position(drawing, hunted="ogc", piles=("", "mi"))
    assert legal(usual, "reinforce") == {"reinforce a1b2"}


def test_sc_6_5_a_mortar_does_not_come_back_alone() -> None:
    state = position("E O\nE E\n---\ne g\ne o", hunted="ogc", mortar_return=True, piles=("", "m"))
    assert legal(state, "reinforce") == set()


def test_sc_6_5_all_officers_guns_and_scouts_have_to_go() -> None:
    state = position("E E\nO G\n---\ne g\ne m", hunted="ogc")
    state = play(state, "howitzer b1 a3")
    assert ending(state) == ""
    assert ending(play(state, "fire a2", "howitzer b1 b3")) == "units"


def test_sc_5_2_the_result_lists_all_that_was_hunted() -> None:
    state = play(position("E E\nO S\n---\ne e\ns m", hunted="ocg"), "howitzer b1 a3")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert str(outcome.reason) == "the German side shot all of these: officer, scout and machine gun"
