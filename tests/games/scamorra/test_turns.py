"""SM-3 to SM-6: cards, moves, captures, passing and coming back."""

from __future__ import annotations

from scrapdesk.games.scamorra.board import BOARD
from tests.games.scamorra.positions import RULES, after, events_of, lines, position, targets


def test_sm_3_1_after_a_card_another_is_drawn_and_the_turn_passes() -> None:
    state = after(position("stone c3", "paper e5", hand="rpp", deck="nq"), "play r c3c4")
    assert state.turn == 1
    assert RULES.view(state, 0).hand == (5, 5, 3)
    assert state.decks[0] == (1,)
    assert state.played[0][-1] == 4


def test_sm_3_1_a_card_is_drawn_after_a_pass_and_after_a_re_entry_too() -> None:
    stuck = position("stone c5", "paper e5", hand="p", deck="n")
    assert after(stuck, "throw p").hands[0] == (3,)
    assert after(stuck, "enter paper a1").hands[0] == (3,)


def test_sm_3_1_the_card_drawn_is_told_to_its_owner_alone() -> None:
    events = events_of(position("stone c3", "paper e5", hand="r", deck="q"), "play r c3c4")
    told = [event for event in events if event.data.get("card") == 1]
    assert told
    assert all(event.audience == (0,) for event in told)


def test_sm_3_2_all_played_cards_lie_open_and_show_what_remains() -> None:
    state = position("stone c3", "paper e5", hand="rr", other="kq", deck="n")
    view = RULES.view(state, 0)
    assert len(view.played[1]) == 13
    assert sorted(view.remaining(1)) == [0, 1, 3]
    assert sorted(view.remaining(0)) == [3, 3]


def test_sm_3_3_a_card_with_a_move_cannot_be_thrown_away() -> None:
    state = position("stone a1", "paper e5", hand="rb")
    assert "throw r" not in lines(state)
    assert "throw b" not in lines(state)


def test_sm_3_3_a_card_without_a_move_may_be_thrown_away_even_when_others_have_moves() -> None:
    state = position("stone c5", "paper a5", hand="pr")
    assert "throw p" in lines(state)
    assert "play r c5c4" in lines(state)
    assert after(state, "throw p").squares == state.squares


def test_sm_3_3_a_move_that_only_captures_counts_as_a_move() -> None:
    blocked_but_for_a_capture = position("stone c4", "scissors d5, paper c5", hand="p")
    assert lines(blocked_but_for_a_capture)[0] == "play p c4d5"
    assert "throw p" not in lines(blocked_but_for_a_capture)


def test_sm_3_4_a_stuck_pawn_may_be_thrown_away_whatever_could_come_back() -> None:
    state = position("stone c5", "paper e5", hand="p")
    assert "throw p" in lines(state)
    assert "enter scissors b1" in lines(state)


def test_sm_3_4_a_pawn_with_a_move_may_come_back_instead_but_not_be_thrown_away() -> None:
    state = position("stone c3", "paper e5", hand="p")
    assert "enter paper a1" in lines(state)
    assert "play p c3c4" in lines(state)
    assert "throw p" not in lines(state)


def test_sm_4_1_a_pawn_goes_one_square_straight_forward_and_captures_diagonally_only() -> None:
    state = position("stone c2", "scissors c3, paper a5", hand="p")
    assert targets(state, "p", "c2") == set()
    state = position("stone c2", "scissors d3, paper a5", hand="p")
    assert targets(state, "p", "c2") == {"c3", "d3"}
    state = position("stone c2", "paper d3", hand="p")
    assert targets(state, "p", "c2") == {"c3"}


def test_sm_4_1_forward_is_away_from_home_for_black_too() -> None:
    state = position("scissors d3", "stone c4", hand="p", turn=1)
    assert targets(state, "p", "c4") == {"c3", "d3"}


def test_sm_4_1_there_is_no_double_step_and_no_move_on_the_far_row() -> None:
    assert targets(position("stone c1", "paper a5", hand="p"), "p", "c1") == {"c2"}
    assert targets(position("stone c5", "paper a5", hand="p"), "p", "c5") == set()


def test_sm_4_2_a_rook_goes_one_to_three_squares_straight() -> None:
    state = position("stone a1", "paper e5", hand="r")
    assert targets(state, "r", "a1") == {"a2", "a3", "a4", "b1", "c1", "d1"}


def test_sm_4_3_a_bishop_goes_one_to_three_squares_diagonally() -> None:
    state = position("stone a1", "paper e3", hand="b")
    assert targets(state, "b", "a1") == {"b2", "c3", "d4"}


def test_sm_4_4_a_queen_goes_as_rook_or_bishop() -> None:
    state = position("stone a1", "paper e3", hand="q")
    assert targets(state, "q", "a1") == {"a2", "a3", "a4", "b1", "c1", "d1", "b2", "c3", "d4"}


def test_sm_4_5_a_knight_jumps() -> None:
    state = position("stone a1, paper a2, scissors b2", "paper b1", hand="n")
    assert targets(state, "n", "a1") == {"b3", "c2"}


def test_sm_4_6_a_king_goes_one_square_in_any_direction() -> None:
    state = position("stone c3", "paper e5", hand="k")
    assert targets(state, "k", "c3") == {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}


def test_sm_4_7_a_weaker_enemy_ends_the_way_and_a_stronger_one_ends_it_a_square_before() -> None:
    assert targets(position("stone a1", "scissors a3", hand="r"), "r", "a1") == {"a2", "a3", "b1", "c1", "d1"}
    assert targets(position("stone a1", "paper a3", hand="r"), "r", "a1") == {"a2", "b1", "c1", "d1"}
    assert targets(position("stone a1", "stone a3", hand="r"), "r", "a1") == {"a2", "b1", "c1", "d1"}


def test_sm_4_7_an_own_piece_is_in_the_way() -> None:
    state = position("stone a1, paper b2", "paper e5", hand="b")
    assert targets(state, "b", "a1") == set()


def test_sm_5_1_stone_takes_scissors_scissors_take_paper_paper_takes_stone_and_nothing_else() -> None:
    wins = {("stone", "scissors"), ("scissors", "paper"), ("paper", "stone")}
    for mine in ("stone", "scissors", "paper"):
        for theirs in ("stone", "scissors", "paper"):
            state = position(f"{mine} c3", f"{theirs} d4", hand="b")
            assert ("d4" in targets(state, "b", "c3")) == ((mine, theirs) in wins)


def test_sm_5_2_with_a_king_card_any_piece_takes_any_piece_one_square_away() -> None:
    for mine in ("stone", "scissors", "paper"):
        for theirs in ("stone", "scissors", "paper"):
            assert "d4" in targets(position(f"{mine} c3", f"{theirs} d4", hand="k"), "k", "c3")
            assert "e5" not in targets(position(f"{mine} c3", f"{theirs} e5", hand="k"), "k", "c3")


def test_sm_5_2_a_king_does_not_take_a_piece_of_its_own_side() -> None:
    assert "d4" not in targets(position("stone c3, paper d4", "paper e5", hand="k"), "k", "c3")


def test_sm_5_3_a_capture_is_a_point_and_takes_the_piece_off_the_board() -> None:
    state = after(position("stone a1", "scissors a3, paper e5", hand="rp"), "play r a1a3")
    assert state.points == (1, 0)
    assert BOARD.square("a3") == state.squares[1]
    assert state.squares[5] == -1


def test_sm_6_1_a_pawn_brings_any_captured_piece_to_any_free_home_square() -> None:
    state = position("stone b1", "paper c1, scissors e5", hand="pp")
    back = {line for line in lines(state) if line.startswith("enter")}
    assert back == {f"enter {piece} {square}" for piece in ("paper", "scissors") for square in ("a1", "d1", "e1")}
    entered = after(state, "enter paper d1")
    assert entered.squares[0] == BOARD.square("d1")
    assert entered.squares[1:] == state.squares[1:]
    assert entered.points == (0, 0)


def test_sm_6_1_black_comes_back_on_row_5_and_only_a_pawn_brings_it() -> None:
    assert "enter paper a5" in lines(position("stone c1", "stone c3", hand="p", turn=1))
    assert not any(line.startswith("enter") for line in lines(position("stone c3", "stone c5", hand="rkq")))


def test_sm_6_2_on_a_full_home_row_nothing_comes_back() -> None:
    state = position("stone a1, paper b1", "paper c1, stone d1, scissors e1", hand="p")
    assert not any(line.startswith("enter") for line in lines(state))


def test_equal_cards_in_a_hand_make_one_move_not_two() -> None:
    state = position("stone c2", "paper e5", hand="ppp")
    assert lines(state).count("play p c2c3") == 1
    assert after(state, "play p c2c3").hands[0] == (5, 5)
