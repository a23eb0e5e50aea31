"""Cards and battlefield (SC-1, SC-2)."""

from __future__ import annotations

import pytest

from scrapdesk.games.scope.board import FIELD, NEAR, ground, squares_in
from scrapdesk.games.scope.cards import BOX, KINDS, SIDES, WORTH
from tests.games.scope.positions import (
    RULES,
    card,
    known,
    legal,
    new_game,
    play,
    position,
    possible,
    refused,
    scattered,
)

PLAIN = """
E E E E
E E E S
S E E E
-------
e e s e
e g e e
s e e e
"""


def test_sc_1_1_the_box_holds_three_snipers_and_two_of_everything_else() -> None:
    assert BOX == {"s": 3, "d": 2, "o": 2, "c": 2, "m": 2, "g": 2, "i": 2}
    for grid in RULES.library.grids:
        assert all(grid.count(kind) <= BOX[kind] for kind in KINDS if kind != "e")


def test_sc_1_2_a_sniper_or_officer_scores_two_any_other_unit_one_and_the_rest_nothing() -> None:
    assert WORTH == {"s": 2, "o": 2, "c": 1, "m": 1, "g": 1, "i": 1, "d": 0, "e": 0}


@pytest.mark.parametrize(("victim", "points"), [("O", 2), ("C", 1), ("M", 1), ("G", 1), ("I", 1), ("S", 2)])
def test_sc_1_2_the_shooter_gets_the_points_of_the_card(victim: str, points: int) -> None:
    state = position(f"E S\n{victim} E\n---\ns e\ne e", mode="basic", target=9)
    shot = play(state, "search a3", "shoot")
    assert shot.score.points == (points, 0)
    assert shot.score.piles == (victim, "")


def test_sc_1_3_empty_areas_never_run_out() -> None:
    """Fourteen empty areas lie there already; the shot still leaves a hole that is filled."""
    state = position("E E E E\nE E E E\nE E E S\nO E E S\n-------\ne e e e\ne e e e\ne e e e\ne e s s", target=9)
    assert state.cards.count("e") == 14
    assert state.cards.count("E") == 13
    state = play(state, "search a5", "shoot", "shot c1d2")
    assert state.cards.count("E") == 14


def test_sc_1_4_an_infantry_in_the_enemy_front_is_seen_to_be_foreign() -> None:
    state = position("E S\nE E\n---\ni s\ne e", known="a3")
    after = play(state, "assault a2 a2b3", "step a3")
    view = RULES.view(after, None)
    assert card(after, "a3") == "i"
    assert view.backs == sum(1 << FIELD.square(name) for name in ("b3", "a4", "b4"))


def test_sc_2_1_the_fronts_meet_at_their_first_rows() -> None:
    field = ground(4, 3)
    assert [FIELD.name(square) for square in field.squares(0)][::4] == ["a1", "a2", "a3"]
    assert [FIELD.name(square) for square in field.squares(1)][::4] == ["a4", "a5", "a6"]
    assert [FIELD.name(square) for square in squares_in(field.last_rows[0])] == ["a1", "b1", "c1", "d1"]
    assert [FIELD.name(square) for square in squares_in(field.last_rows[1])] == ["a6", "b6", "c6", "d6"]


def test_sc_2_2_quadrants_overlap_so_a_front_of_four_by_three_has_six() -> None:
    state = scattered(new_game())
    assert legal(state, "move") == {"move " + name for name in ("a1b2", "b1c2", "c1d2", "a2b3", "b2c3", "c2d3")}


def test_sc_2_3_neighbours_are_counted_over_corners_and_across_the_meeting_line() -> None:
    near = {FIELD.name(square) for square in squares_in(NEAR[FIELD.square("b3")])}
    assert near == {"a2", "b2", "c2", "a3", "c3", "a4", "b4", "c4"}
    state = position(PLAIN)
    assert legal(state, "fire") == set()
    nearer = position(PLAIN.replace("e g e e", "e e e e").replace("e e s e", "e g s e"))
    assert legal(nearer, "fire") == {"fire a4", "fire b4", "fire c4"}


def test_sc_2_4_an_intruder_in_the_own_front_can_be_aimed_at_and_own_cards_cannot() -> None:
    state = position("E E S\nE E E\n-----\ns I e\nm c e", known="b2")
    assert {"search b2", "recon b2"} <= legal(state)
    assert "search a2" not in legal(state)
    assert "fire b2" in legal(position("E E S\nE E E\n-----\ns I e\ng c e", known="b2"))
    assert "assault a1 a1b2" in legal(position("E E S\nE E E\n-----\ns I e\ni c e", known="b2"))
    shot = play(state, "search b2", "shoot")
    assert card(shot, "b2") == "e"
    assert refused(state, "search a2").rule == "SC-2.4"


def test_sc_2_4_a_mortar_far_enough_away_hits_an_intruder_in_its_own_front() -> None:
    state = position("E E S\nE E E\n-----\ns e I\nm e e")
    assert play(state, "howitzer a1 c2").score.piles == ("I", "")


def test_sc_2_5_the_name_of_every_action_is_public() -> None:
    state = position("E E S\nE E E\n-----\ns e e\nm c g")
    for line in ("move a1b2", "search a3", "recon a3 b3", "howitzer a1 c4"):
        assert RULES.audience(state, RULES.decode_move(line)) is None
    moved = play(state, "move a1b2")
    assert RULES.audience(moved, RULES.decode_move("arrange gmce")) == (0,)


def test_sides_and_kinds_have_letters_of_their_own() -> None:
    assert len(set(KINDS)) == 8
    assert list(SIDES) == [0, 1]
    assert not known(position(PLAIN), "a1")
    assert possible(position(PLAIN), "a1") == "sge"
