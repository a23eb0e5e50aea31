"""SM-7: points, knockout, and the fifteen-game."""

from __future__ import annotations

from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.games.scamorra.cards import CARD_NAMES
from scrapdesk.games.scamorra.state import Phase, State
from tests.games.scamorra.positions import RULES, after, events_of, lines, position


def winners(state: State) -> tuple[int, ...]:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.winners


def test_sm_7_1_when_both_have_played_all_cards_more_points_win() -> None:
    last = position("stone c3", "stone e5", hand="r", other="", points=(1, 2))
    assert winners(after(last, "play r c3c4")) == (1,)


def test_sm_7_1_equal_points_are_a_draw() -> None:
    last = position("stone c3", "stone e5", hand="r", other="", points=(2, 2))
    assert winners(after(last, "play r c3c4")) == (0, 1)


def test_sm_7_1_the_last_capture_still_counts() -> None:
    last = position("stone c3", "scissors c4, stone e5", hand="r", other="", points=(1, 1))
    assert winners(after(last, "play r c3c4")) == (0,)


def test_sm_7_1_hands_are_played_out_when_the_decks_are_empty() -> None:
    state = position("stone c3", "stone e5", hand="rr", other="rr")
    state = after(state, "play r c3c4", "play r e5e4")
    assert state.phase == Phase.PLAY
    assert [len(hand) for hand in state.hands] == [1, 1]


def test_sm_7_1_the_first_mover_plays_the_first_card_and_the_other_the_last() -> None:
    state = position("stone c3", "stone e5", hand="r", other="r")
    state = after(state, "play r c3c4")
    assert state.turn == 1
    assert after(state, "play r e5e4").phase == Phase.OVER


def test_sm_7_1_fifteen_cards_each_are_played_a_pass_being_one_of_them() -> None:
    last = position("stone c5", "stone e5", hand="p", other="")
    over = after(last, "throw p")
    assert over.phase == Phase.OVER
    assert len(over.played[0]) == 15


def test_sm_7_2_the_last_piece_taken_wins_at_once_whatever_the_points() -> None:
    state = position("stone c3", "scissors c4", hand="rk", other="pp", points=(0, 5), deck="n")
    over = after(state, "play r c3c4")
    assert winners(over) == (0,)
    assert over.frame.ending == "knockout"


def test_sm_7_2_nothing_is_drawn_after_a_knockout() -> None:
    state = position("stone c3", "scissors c4", hand="rk", other="pp", deck="n")
    over = after(state, "play r c3c4")
    assert over.hands[0] == (0,)
    assert over.decks[0] == (3,)


def test_sm_7_2_a_knockout_on_the_last_card_goes_before_the_points() -> None:
    last = position("stone c3", "scissors c4", hand="r", other="", points=(0, 5))
    over = after(last, "play r c3c4")
    assert winners(over) == (0,)
    assert over.frame.ending == "knockout"


def test_sm_7_2_a_piece_waiting_to_come_back_does_not_save_from_a_knockout() -> None:
    state = position("stone c3", "scissors c4", hand="r", other="ppp")
    assert after(state, "play r c3c4").phase == Phase.OVER


def test_sm_7_3_points_add_up_over_games_and_a_new_game_begins_with_full_decks() -> None:
    last = position("stone c3", "stone e5", hand="r", other="", points=(2, 3), totals=(1, 1))
    state = after(last, "play r c3c4")
    assert state.phase == Phase.SHUFFLE
    assert RULES.to_act(state) == CHANCE
    assert state.frame.totals == (3, 4)
    assert state.frame.game == 2
    assert state.points == (0, 0)
    assert state.played == ((), ())


def test_sm_7_3_a_knockout_adds_ten_and_the_match_goes_on_below_fifteen() -> None:
    state = position("stone c3", "scissors c4", hand="rp", other="pp", points=(2, 1), totals=(1, 6))
    assert after(state, "play r c3c4").frame.totals == (1 + 2 + 1 + 10, 7)


def test_sm_7_3_point_and_bonus_of_a_knockout_are_added_before_the_total_is_looked_at() -> None:
    state = position("stone c3", "scissors c4", hand="rp", other="pp", points=(0, 0), totals=(4, 14))
    over = after(state, "play r c3c4")
    assert over.frame.ending == "fifteen"
    assert over.frame.totals == (15, 14)
    assert winners(over) == (0,)


def test_sm_7_3_who_first_has_fifteen_wins_in_the_middle_of_a_game_even_when_the_other_has_as_many() -> None:
    state = position("stone c3", "scissors c4, paper e5", hand="rp", other="pp", points=(3, 0), totals=(11, 2))
    over = after(state, "play r c3c4")
    assert over.phase == Phase.OVER
    assert winners(over) == (0,)
    below = position("stone c3", "scissors c4, paper e5", hand="rp", other="pp", points=(2, 0), totals=(11, 2))
    assert after(below, "play r c3c4").phase == Phase.PLAY


def test_sm_7_3_after_twelve_games_more_points_win() -> None:
    last = position("stone c3", "stone e5", hand="r", other="", points=(1, 2), totals=(9, 9), game=12)
    over = after(last, "play r c3c4")
    assert over.frame.ending == "twelve"
    assert winners(over) == (1,)


def test_sm_7_3_initiative_is_found_anew_in_every_game() -> None:
    last = position("stone c3", "stone e5", hand="r", other="", totals=(0, 0), lot=False)
    state = after(last, "play r c3c4")
    for _ in range(2):
        state = RULES.apply(state, RULES.sample_chance(state, Random(1)))
    assert state.phase == Phase.MORRA
    assert len(lines(state)) == 3


def test_the_coppelle_are_shown_when_a_game_is_over() -> None:
    last = position("stone c3", "stone e5", hand="r", other="")
    assert "coppelle" in [event.kind for event in events_of(last, "play r c3c4")]
    king, pawn = (CARD_NAMES.index(name) for name in ("king", "pawn"))
    apart = last._replace(frame=last.frame._replace(coppelle=(king, pawn)))
    (shown,) = (event for event in events_of(apart, "play r c3c4") if event.kind == "coppelle")
    assert (shown.data["white"], shown.data["black"]) == (king, pawn), "each side's own"


def test_before_the_next_game_is_played_the_one_who_is_ahead_is_thought_to_win() -> None:
    placing = position("paper a1", "stone c3", totals=(8, 2))._replace(phase=Phase.PLACE)
    bot = GAMES["scamorra"].bot
    assert (bot.evaluate(placing, 0) > 0.6, bot.evaluate(placing, 1) < 0.4) == (True, True)
