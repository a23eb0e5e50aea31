"""The table of situations: what trips up whoever plays, or writes, this game."""

from __future__ import annotations

from scrapdesk.core.refusal import Attempt
from scrapdesk.games.scalawag.cards import BOARD
from scrapdesk.games.scalawag.sea import adjacent, price
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import RULES, at_sea, clockwise, crew, legal, play


def test_the_challenger_is_sunk_by_the_penalty_and_the_order_goes_on() -> None:
    state = at_sea("mss g sss sss", damage=[1, 4, 4, 0], port="ppttll")
    state = play(state, "order board 1", "scalawag", "show", "sink crew")
    assert state.sunk == (1,)
    assert state.damage[0] == 0
    state = play(state, "draw pilot")
    assert (state.phase, state.actor) == (Phase.TARGET, 0)
    assert legal(state)[-2:] == ["target p3", "target p4"]


def test_the_active_player_is_sunk_while_declaring() -> None:
    state = at_sea("g sss sss sss", points=[3, 0, 0, 0], damage=[4, 0, 0, 0])
    state = play(state, "order trim 1", "pass", "pass", "scalawag", "yield", "sink hole", "seize gunner")
    assert (state.phase, state.actor) == (Phase.FOURTH, 3)
    state = play(state, "bury sailor")
    assert state.sunk == (0,)
    assert state.points[0] == 0
    assert (state.captain, state.turn) == (1, 6)


def test_the_first_shot_sinks_a_ship_and_changes_who_is_adjacent_but_no_price() -> None:
    state = at_sea("ggp sss sss sss sss", damage=[0, 4, 0, 0, 0])
    state = play(state, "order cannons 2", "pass*", "declare pilot", "pass*", "target p2 p3")
    assert adjacent(clockwise(5), 0, state.afloat & ~0b10, 0, -1) == 0b10100
    state = play(state, "seize sailor", "bury gunner")
    assert state.damage[2] == 1
    assert state.points[0] == 10 - 3 - 6 + 2


def test_prize_and_fourth_card_come_before_the_second_shot() -> None:
    state = at_sea("ggp tll sss sss", damage=[0, 4, 0, 4])
    state = play(state, "order cannons 2", "pass*", "declare pilot", "pass*", "target p2 p4")
    assert (state.phase, state.points[0], state.damage[3]) == (Phase.PRIZE, 7, 4)
    state = play(state, "seize lookout")
    assert (state.phase, state.damage[3]) == (Phase.FOURTH, 4)
    state = play(state, "bury gunner")
    assert (state.phase, state.points[0]) == (Phase.PRIZE, 4)
    state = play(state, "seize sailor", "bury lookout")
    assert state.sunk == (1, 3)
    assert state.hands[0] == crew("sgp")
    assert (state.captain, state.points[0]) == (2, 6)


def test_both_penalty_choices_would_sink_the_challenger_so_the_captain_chooses() -> None:
    state = play(at_sea("sgm g sss sss", damage=[2, 4, 0, 0]), "order trim 1", "scalawag", "show")
    assert (state.phase, state.actor) == (Phase.VERDICT, 0)
    assert legal(state) == ["sink hole", "sink crew"]


def test_a_shown_card_may_be_the_fourth_and_is_then_not_replaced() -> None:
    state = at_sea("sgm t sss sss", damage=[0, 4, 0, 0], port="ppttll")
    state = play(state, "order trim 1", "scalawag", "show", "sink hole", "seize mutineer")
    assert legal(state) == ["bury gunner", "bury marine", "bury mutineer", "bury sailor shown"]
    state = play(state, "bury sailor shown")
    assert state.hands[0] == crew("gmt")
    assert state.port == crew("ppttll")
    assert state.captain == 2


def test_another_card_of_the_shown_kind_may_be_the_fourth_and_the_shown_one_is_replaced() -> None:
    state = at_sea("ssm t sss sss", damage=[0, 4, 0, 0], port="ppttll")
    state = play(state, "order trim 1", "scalawag", "show", "sink hole", "seize mutineer")
    assert {"bury sailor", "bury sailor shown"} <= set(legal(state))
    state = play(state, "bury sailor")
    assert state.phase is Phase.DRAW
    assert state.port == crew("ppttlls")
    assert play(state, "draw pilot").hands[0] == crew("mtp")


def test_of_two_shown_cards_one_is_buried_and_one_replaced() -> None:
    state = at_sea("ssm t sss sss", damage=[0, 4, 0, 0], port="ppttll")
    state = play(state, "order trim 2", "scalawag", "show", "sink hole", "seize mutineer", "bury sailor shown")
    assert state.plan.number == 1
    assert play(state, "draw lookout").hands[0] == crew("mtl")


def test_a_second_cannon_shot_at_the_same_target_is_refused_with_the_rule() -> None:
    state = play(at_sea("p sss sss sss"), "order cannons", "declare pilot", "pass*")
    view, moves = RULES.view(state, 0), RULES.legal_moves(state)
    refusal = RULES.refusal(view, moves, Attempt(("ship:p2", "ship:p2")))
    assert refusal.rule == "SW-4.2"
    assert "different target" in str(refusal)
    assert refusal.nearest in moves


def test_a_rogue_wave_on_a_captain_who_sinks_before_their_turn_returns_to_the_port() -> None:
    state = at_sea("sss g sss sss", wave=1, port="ppttll", bonus="w")
    state = play(state, "order board", "target p2")
    assert state.wave == -1
    assert state.port == crew("ppttllw")
    assert state.captain == 2


def test_two_captains_in_a_row_on_watch_are_looked_past() -> None:
    state = at_sea("sss sss sss sss sss", watch=[1, 2])
    assert legal(play(state._replace(points=(6, 0, 0, 0, 0)), "order cannons"))[2:] == [
        "target p4",
        "target p5",
    ]
    assert adjacent(clockwise(5), 0, 0b11111, 0b00110, -1) == 0b11110


def test_fog_between_two_and_a_watch_round_the_other_side() -> None:
    """Fog lies between p1 and p2, but p3 is on watch: round that side they are adjacent."""
    assert adjacent(clockwise(3), 0, 0b111, 0b000, 0) == 0b100
    assert adjacent(clockwise(3), 0, 0b111, 0b100, 0) == 0b110
    assert adjacent(clockwise(3), 1, 0b111, 0b100, 0) == 0b101


def test_two_partners_left_end_the_game_in_the_middle_of_a_turn() -> None:
    """The first shot leaves only partners: the second, at the partner, is not fired."""
    state = at_sea("ggp sss - sss - -", damage=[0, 4, 0, 0, 0, 0], teams="efsefs")
    state = play(state, "order cannons 2", "pass*", "declare pilot", "pass*", "target p2 p4")
    assert state.phase is Phase.OVER
    assert state.damage[3] == 0
    assert state.points[0] == 7


def test_the_target_is_gone_when_the_challenger_was_it() -> None:
    state = at_sea("gss m sss sss", damage=[0, 4, 0, 0], port="ppttll")
    state = play(state, "order cannons 1", "scalawag", "show", "sink crew", "draw pilot")
    assert "target p2" not in legal(state)
    assert legal(state)[-2:] == ["target p3", "target p4"]


def test_when_the_only_target_that_could_be_paid_for_is_sunk_the_order_is_forgone() -> None:
    state = at_sea("m g sss sss", points=[2, 0, 0, 0], damage=[0, 4, 0, 0], port="ppttll")
    state = play(state, "order board 1", "scalawag", "show", "sink crew", "draw pilot")
    assert legal(state) == ["declare lookout", "forgo"]
    assert play(state, "forgo").points[0] == 4


def test_a_captain_sunk_by_a_lie_can_end_the_game() -> None:
    state = play(at_sea("g sss - -", damage=[4, 0, 0, 0]), "order trim 1", "scalawag", "yield", "sink hole")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_challenger_sunk_by_the_truth_can_end_the_game() -> None:
    state = play(at_sea("sss g - -", damage=[0, 4, 0, 0]), "order trim 1", "scalawag", "show", "sink crew")
    assert state.phase is Phase.OVER
    assert state.actor is None


def test_a_mutiny_against_a_single_card_gives_one_back() -> None:
    state = play(at_sea("tss m sss sss", port="ppttll"), "order mutiny", "pass*", "target p2", "seize marine")
    state = play(state, "draw pilot")
    assert {len(line.split()) for line in legal(state)} == {2}
    assert play(state, "return marine").hands[1] == crew("p")


def test_a_bonus_card_can_be_seized_and_kept() -> None:
    state = at_sea("tss wms sss sss", port="ppttll", bonus="w")
    state = play(state, "order mutiny", "pass*", "target p2", "seize sailor wave", "draw pilot pilot")
    assert play(state, "return sailor sailor").hands[0] == crew("stw")


def test_a_bonus_card_can_be_the_prize_and_the_fourth_card() -> None:
    state = at_sea("sss wms sss sss", damage=[0, 4, 0, 0], port="ppttll", bonus="w")
    state = play(state, "order cannons", "target p2", "seize wave", "bury wave")
    assert crew("w")[0] in state.locker
    assert state.wave == -1


def test_watch_and_black_spot_cancel_out() -> None:
    assert play(at_sea(watch=[1], spot=1, bonus="b"), "order cannons", "target p2").points[0] == 10 - 5 + 2


def test_a_ship_that_sinks_on_watch_is_not_looked_past_twice() -> None:
    state = play(at_sea("sss g sss sss", watch=[1]), "order cannons", "target p3")
    state = play(state, "order trim", "order trim", "order trim")
    state = play(state._replace(points=(10, 0, 0, 0)), "order board", "target p2")
    assert state.watch == 0
    assert adjacent(clockwise(4), 0, state.afloat, state.watch, -1) == 0b1100


def test_a_wave_between_two_captains_gives_the_other_two_turns_in_a_row() -> None:
    state = play(
        at_sea("wss - sss -", points=[0] * 4, port="ppttll", bonus="w"), "play wave p3", "draw pilot", "order trim"
    )
    assert (state.captain, state.turn) == (0, 7)
    assert state.points[0] == 3


def test_a_false_lookout_loses_the_order_and_nothing_is_paid_for_it() -> None:
    state = play(at_sea("gss sss sss sss"), "order cannons 1", "pass*", "declare lookout", "scalawag", "hole")
    assert state.points[0] == 10
    assert state.damage == (1, 0, 0, 0)


def test_a_proven_pilot_leaves_room_for_a_lookout_beside_unproven_gunners() -> None:
    state = play(at_sea("gpl sss sss sss"), "order cannons 2", "pass*", "declare pilot")
    assert play(state, "pass*").plan.unproven == 3
    assert "declare lookout" not in legal(play(state, "pass*"))
    proven = play(state, "scalawag", "show", "hole", "draw sailor")
    assert proven.plan.unproven == 2
    assert "declare lookout" in legal(proven)


def test_showing_the_last_card_does_not_sink_its_captain() -> None:
    state = play(at_sea("s sss sss sss", port="ppttll"), "order trim 1", "scalawag", "show", "hole")
    assert state.hands[0] == ()
    assert state.afloat == 0b1111
    assert play(state, "draw pilot").hands[0] == crew("p")


def test_a_challenger_who_sinks_the_captain_has_the_fourth_card_out_of_turn() -> None:
    state = at_sea("s gml sss sss", damage=[4, 0, 0, 0])
    state = play(state, "order cannons 1", "scalawag", "yield", "sink hole", "seize sailor")
    assert (state.actor, state.captain) == (1, 0)
    state = play(state, "bury marine")
    assert state.hands[1] == crew("sgl")
    assert state.captain == 1


def test_two_ships_left_are_adjacent_once() -> None:
    assert legal(play(at_sea("sss - sss -"), "order cannons"))[-1:] == ["target p3"]


def test_a_hand_of_bonus_cards_can_still_lie() -> None:
    state = play(at_sea("wb sss sss sss", bonus="wb"), "order trim 2", "pass*")
    assert state.points[0] == 10
    caught = play(at_sea("wb sss sss sss", bonus="wb"), "order trim 2", "scalawag")
    assert legal(caught) == ["hole", "lose wave", "lose spot"]


def test_when_the_next_captain_sinks_the_one_after_has_the_turn() -> None:
    assert play(at_sea("sss g sss sss"), "order board", "target p2").captain == 2


def test_the_order_is_lost_with_a_paid_challenge_though_it_was_true() -> None:
    state = play(at_sea("l sss sss sss"), "order watch", "scalawag", "hole")
    assert state.watch == 0
    assert state.captain == 1


def test_a_prize_mends_the_captains_ship_at_once_and_raises_its_boarding_cost() -> None:
    state = at_sea("sss m sss sss", damage=[3, 4, 0, 0], port="ppttll")
    state = play(state, "order trim 1", "scalawag", "show", "sink crew")
    assert state.damage[0] == 2
    state = play(state, "draw pilot")
    assert price(state, BOARD, 0, 0, near=True) == 6


def test_points_beyond_ten_are_lost_before_the_wind_is_given_away() -> None:
    state = play(at_sea("p sss sss sss", points=[9, 2, 0, 0]), "order wind", "pass*", "target p2")
    assert state.points[:2] == (10, 0)


def test_on_watch_captains_are_dearer_for_both_shots() -> None:
    state = play(at_sea("ggp sss sss sss", watch=[1, 3]), "order cannons 2", "pass*", "declare pilot", "pass*")
    assert "target p2 p4" in legal(state)
    assert play(state, "target p2 p4").points[0] == 10 - 5 - 5 + 2


def test_a_captain_who_passed_is_not_asked_again_in_the_same_window() -> None:
    state = play(at_sea("gpl sss sss sss"), "order cannons 1", "pass", "pass", "pass")
    assert state.phase is Phase.TARGET
    again = play(state, "declare pilot")
    assert again.actor == 1
