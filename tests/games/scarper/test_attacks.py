"""The three attacks and their dice: SA-6."""

from __future__ import annotations

import pytest

from scrapdesk.games.scarper.board import march, retreat
from scrapdesk.games.scarper.state import Phase
from tests.games.scarper.positions import (
    PLAIN,
    fronts,
    kinds,
    legal,
    play,
    play_and_listen,
    position,
    row_text,
    rules_with,
    told,
    trenches,
)

BARRED = trenches(artois=".... 12..")


# -- steady push ----------------------------------------------------------------------------------------


def test_sa_6_1_a_push_costs_one_point_a_space_and_two_a_trench() -> None:
    state = play(position(digs=BARRED), "play filler-3 points", "clear artois")
    assert (state.left, row_text(state.trenches[1])) == (2, ".... .2..")
    state = play(state, "push artois")
    assert (state.left, state.fronts) == (1, fronts(artois=1))
    assert "clear artois" not in legal(state), "one point is too little for the next trench"


def test_sa_6_1_only_the_trench_next_to_the_frontline_can_be_removed() -> None:
    state = play(position(digs=trenches(artois=".... .2..")), "play filler-3 points")
    assert "clear artois" not in legal(state)
    assert "push artois" in legal(state)


def test_sa_6_1_the_attacker_may_stop_at_any_step() -> None:
    state = play(position(digs=BARRED), "play filler-3 points", "clear artois")
    assert "end" in legal(state)
    assert play(state, "end").fronts == fronts()


# -- concentrated assault -------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "line", "front"), [(1, ".... ....", 2), (2, ".... ....", 3), (3, ".... ....", 4)])
def test_sa_6_2_an_assault_moves_by_its_die_and_its_points(die: int, line: str, front: int) -> None:
    """Four points and the die, less three trenches on the way."""
    state = play(position(digs=BARRED), "play filler-3 points", "assault artois", f"roll {die}")
    assert (state.fronts[1], row_text(state.trenches[1])) == (front, line)


def test_sa_6_2_the_attacker_loses_morale_by_the_die_alone() -> None:
    assert play(position(), "play filler-3 points", "assault artois", "roll 3").morale == -3
    assert play(position(seat=1), "play filler-3 points", "assault artois", "roll 3").morale == 3
    assert play(position("filler-0"), "play filler-0 points", "assault artois", "roll 3").morale == -3


def test_sa_6_2_an_assault_can_lose_the_war_on_the_spot_after_moving() -> None:
    state, events = play_and_listen(position(morale=-13), "play filler-3 points", "assault artois", "roll 2")
    assert (state.morale, state.phase, state.fronts) == (-15, Phase.OVER, fronts(artois=4))
    assert kinds(events).index("moved") < kinds(events).index("morale") < kinds(events).index("over")
    assert play(position(morale=-13), "play filler-3 points", "assault artois", "roll 1").phase is Phase.TURN


# -- frontal charge -------------------------------------------------------------------------------------


def bonuses(lines: tuple[int, ...], field: int, seat: int = 0, digs: tuple[int, ...] = (0,) * 5) -> tuple[int, int]:
    odds = PLAIN.view(position(lines=lines, seat=seat, digs=digs), seat).charge_odds(field)
    return odds.attack, odds.defence


def test_sa_6_3_a_charge_costs_two_points_and_both_roll_a_d6() -> None:
    state = play(position(), "play filler-3 points", "charge artois")
    assert (state.left, state.phase) == (2, Phase.ROLL)
    for dice in ("roll 1 6", "roll 6 1"):
        assert PLAIN.allows_chance(state, PLAIN.decode_move(dice))
    assert not PLAIN.allows_chance(state, PLAIN.decode_move("roll 6"))
    one_point = play(position("filler-0"), "play filler-0 points")
    assert "charge artois" not in legal(one_point)


def test_sa_6_3_the_bonus_is_1_for_one_space_further_along_and_2_for_more() -> None:
    assert bonuses(fronts(flanders=1), 1) == (1, 0)
    assert bonuses(fronts(flanders=2), 1) == (2, 0)
    assert bonuses(fronts(flanders=4), 1) == (2, 0)
    assert bonuses(fronts(flanders=-3), 1) == (0, 0), "a neighbour that lies behind takes nothing away"


def test_sa_6_3_both_neighbours_count() -> None:
    assert bonuses(fronts(flanders=1, picardy=3), 1) == (3, 0)


def test_sa_6_3_the_bonus_looks_at_the_relative_place_from_the_attackers_side() -> None:
    """Both are behind 0, but Flanders is further along than Artois; for the other side it is just the reverse."""
    lines = fronts(flanders=-1, artois=-3, picardy=-3)
    assert bonuses(lines, 1) == (2, 0)
    assert bonuses(lines, 1, seat=1) == (0, 0)
    assert bonuses(lines, 0, seat=1) == (2, 0), "for the Central Powers Artois is further along than Flanders"


def test_sa_6_3_the_defender_adds_one_for_every_two_trenches_anywhere_here() -> None:
    for row, bonus in ((".... 1...", 0), (".... 1..1", 1), (".... .12.", 1), (".... 2222", 4), ("2222 ....", 0)):
        assert bonuses(fronts(), 1, digs=trenches(artois=row)) == (0, bonus), row
    assert bonuses(fronts(), 1, seat=1, digs=trenches(artois="2..1 ....")) == (0, 1)


def test_sa_6_3_trenches_behind_the_line_of_the_attacker_do_not_defend() -> None:
    """After an advance the attacker's own trenches lie on ground that he won; they are still his."""
    assert bonuses(fronts(artois=2), 1, digs=trenches(artois=".... 22..")) == (0, 0)
    assert bonuses(fronts(artois=2), 1, seat=1, digs=trenches(artois=".... 22..")) == (4, 2)


def test_sa_6_3_a_battlefield_that_is_wholly_taken_cannot_be_attacked() -> None:
    state = play(position(lines=fronts(artois=4)), "play filler-3 points")
    assert not [line for line in legal(state) if line.endswith("artois")]
    enemy = play(position(lines=fronts(artois=4), seat=1), "play filler-3 points")
    assert "charge artois" in legal(enemy)


# -- what a charge brings -------------------------------------------------------------------------------


def charged(dice: str, **where: object) -> tuple[int, tuple[int, int], int]:
    """Front, propaganda and morale after a charge in Artois."""
    state = position(**where)  # type: ignore[arg-type]
    state = play(state, "play filler-3 points", "charge artois", f"roll {dice}")
    return state.fronts[1], state.propaganda, state.morale


def test_sa_6_4_the_higher_attacker_moves_by_the_difference_without_losing_morale() -> None:
    assert charged("5 2") == (3, (0, 0), 0)
    assert charged("5 2", digs=BARRED) == (1, (0, 0), 0), "two trenches add 1, one of them bars the way"


def test_sa_6_4_the_higher_defender_takes_the_difference_in_propaganda_half_and_half() -> None:
    for dice, after in (("1 2", (3, 4)), ("1 3", (2, 4)), ("1 4", (2, 5)), ("1 5", (1, 5)), ("1 6", (1, 6))):
        assert charged(dice, propaganda=(3, 3)) == (0, after, 0), dice


def test_sa_6_4_a_step_of_propaganda_that_cannot_be_made_counts_as_spent() -> None:
    """Five steps, defender first: the attacker has nothing to lose, and the defender still gets only three."""
    assert charged("1 6", propaganda=(0, 0)) == (0, (0, 3), 0)
    assert charged("1 6", propaganda=(4, 6)) == (0, (2, 6), 0), "the top does not pass anything on"


def test_sa_6_4_equal_rolls_change_nothing() -> None:
    assert charged("4 4", propaganda=(2, 2)) == (0, (2, 2), 0)


def test_sa_6_4_the_side_that_charges_is_the_attacker_whoever_it_is() -> None:
    assert charged("1 3", seat=1, propaganda=(2, 2)) == (0, (3, 1), 0)
    assert charged("5 2", seat=1) == (-3, (0, 0), 0)


# -- movement -------------------------------------------------------------------------------------------


def test_sa_6_5_movement_removes_the_trench_in_the_way_before_it_enters() -> None:
    assert march(0, 0, BARRED[1], 1)._replace(trenches=0) == (0, 0, 0, 1)
    assert march(0, 0, BARRED[1], 2)._replace(trenches=0) == (1, 0, 1, 1)
    assert march(0, 0, BARRED[1], 4)._replace(trenches=0) == (1, 0, 1, 3)
    assert march(0, 0, BARRED[1], 5)._replace(trenches=0) == (2, 0, 2, 3)


def test_sa_6_5_nothing_moves_beyond_the_last_space() -> None:
    state = play(position(lines=fronts(artois=3)), "play filler-3 points", "assault artois", "roll 3")
    assert (state.fronts[1], state.left) == (4, 0)


def test_sa_6_5_charge_and_assault_go_as_far_as_they_can_without_a_choice() -> None:
    state = play(position(), "play filler-3 points", "assault artois", "roll 1")
    assert (state.fronts[1], state.turn) == (4, 1), "five of movement, four spaces, and the round is over"


def test_sa_6_5_an_event_that_moves_a_line_obeys_the_same() -> None:
    rules = rules_with('{ do = "advance", amount = 2, where = ["artois"] }')
    state = play(position("test", rules=rules, digs=BARRED), "play test event", rules=rules)
    assert (state.fronts[1], row_text(state.trenches[1])) == (1, ".... .2..")


def test_sa_6_5_a_retreat_removes_own_trenches_on_the_spaces_given_up() -> None:
    rules = rules_with('{ do = "retreat", amount = 2, where = ["artois"] }')
    state = position("test", rules=rules, digs=trenches(artois="..22 2..."))
    after, events = play_and_listen(state, "play test event", rules=rules)
    assert (after.fronts[1], row_text(after.trenches[1])) == (-2, ".... 2...")
    assert told(events, "retreated")["lost"] == 4
    assert retreat(1, 3, 0, 4)[:3] == (4, 0, 1), "nobody goes back beyond the own edge"
