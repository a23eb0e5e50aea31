"""SW-5 and SW-6: damage, loss, and the cry of scalawag!"""

from __future__ import annotations

import pytest

from scrapdesk.games.scalawag.cards import PILOT
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import at_sea, crew, legal, play


def test_sw_5_1_a_hole_covers_the_highest_slot_and_the_fifth_sinks() -> None:
    state = play(at_sea(damage=[0, 3, 0, 0]), "order cannons", "target p2")
    assert state.damage[1] == 4
    assert state.sunk == ()
    state = play(at_sea(damage=[0, 4, 0, 0]), "order cannons", "target p2", "seize sailor", "bury sailor")
    assert state.sunk == (1,)


def test_sw_5_2_the_loser_chooses_and_the_card_lies_open() -> None:
    state = play(at_sea("gml sss sss sss"), "order trim 1", "scalawag", "lose gunner")
    assert state.locker == crew("g")
    assert state.hands[0] == crew("ml")


def test_sw_5_2_without_crew_a_ship_is_out() -> None:
    state = play(at_sea("sss g sss sss"), "order board", "target p2")
    assert state.sunk == (1,)
    assert state.locker == crew("g")


def test_sw_6_1_captains_are_asked_clockwise_from_the_declarers_left() -> None:
    state = play(at_sea("sss sss - sss", captain=1), "order trim 1")
    asked = []
    while state.phase is Phase.CHALLENGE:
        asked.append(state.actor)
        state = play(state, "pass")
    assert asked == [3, 0]


def test_sw_6_1_the_first_caller_counts() -> None:
    state = play(at_sea(), "order trim 1", "pass", "scalawag")
    assert (state.plan.caller, state.actor, state.phase) == (2, 0, Phase.REPLY)


def test_sw_6_1_only_the_last_declaration_can_be_challenged() -> None:
    """The gunners were let pass. The pilot is challenged and shown: it does not matter that there is no gunner."""
    state = play(at_sea("pss sss sss sss"), "order cannons 2", "pass*", "declare pilot", "scalawag")
    assert state.plan.claim == PILOT
    assert "show" in legal(state)
    lie = play(at_sea("ggs sss sss sss"), "order cannons 2", "pass*", "declare pilot", "scalawag")
    assert "show" not in legal(lie)


def test_sw_6_2_who_cannot_show_pays_and_loses_the_order_but_collects() -> None:
    state = play(at_sea("mss sss sss sss", points=[5, 0, 0, 0]), "order cannons 1", "scalawag")
    assert legal(state) == ["hole", "lose sailor", "lose marine"]
    state = play(state, "hole")
    assert state.damage == (1, 0, 0, 0)
    assert state.points[0] == 7
    assert state.captain == 1


def test_sw_6_2_all_the_crew_just_declared_is_needed() -> None:
    assert "show" not in legal(play(at_sea("gss sss sss sss"), "order cannons 2", "scalawag"))
    assert "show" in legal(play(at_sea("ggs sss sss sss"), "order cannons 2", "scalawag"))


def test_sw_6_2_who_could_show_may_pay_instead() -> None:
    state = play(at_sea("ggs sss sss sss"), "order cannons 2", "scalawag")
    assert legal(state) == ["show", "hole", "lose sailor", "lose gunner"]
    assert play(state, "hole").caught == (1, 0, 0, 0)


def test_sw_6_2_a_lie_about_the_pilot_costs_the_first_shot_too() -> None:
    state = play(at_sea("ggs sss sss sss"), "order cannons 2", "pass*", "declare pilot", "scalawag", "hole")
    assert state.damage == (1, 0, 0, 0)
    assert state.captain == 1


def test_sw_6_3_the_challenger_pays_before_the_shown_crew_is_replaced() -> None:
    state = at_sea("sgg sss mlt sss", port="mmmttt")
    state = play(state, "order trim 1", "pass", "scalawag", "show")
    assert (state.phase, state.actor) == (Phase.PENALTY, 2)
    assert state.hands[0] == crew("sgg")
    state = play(state, "lose marine")
    assert (state.phase, state.port) == (Phase.DRAW, crew("mmmttts"))
    assert state.hands[0] == crew("gg")
    state = play(state, "draw mutineer")
    assert state.hands[0] == crew("ggt")
    assert state.captain == 1
    assert state.points[0] == 10


def test_sw_6_3_the_shown_cards_can_be_drawn_again() -> None:
    state = play(at_sea("sgg sss sss sss", port="mmmttt"), "order trim 1", "scalawag", "show", "hole", "draw sailor")
    assert state.hands[0] == crew("sgg")


def test_sw_6_3_the_order_goes_on_after_a_proof() -> None:
    state = play(at_sea("ggs sss sss sss"), "order cannons 2", "scalawag", "show", "hole", "draw marine pilot")
    assert (state.phase, state.actor) == (Phase.TARGET, 0)
    assert play(state, "target p2").points[0] == 10 - 3 + 2


def test_sw_6_4_the_payer_chooses() -> None:
    assert legal(play(at_sea("lgt sss sss sss"), "order trim 1", "scalawag")) == [
        "hole",
        "lose gunner",
        "lose mutineer",
        "lose lookout",
    ]


@pytest.mark.parametrize(
    ("hand", "holes", "choices"),
    [
        ("gg", 4, ["lose gunner"]),
        ("g", 3, ["hole"]),
        ("g", 4, ["yield"]),
        ("gm", 3, ["hole", "lose gunner", "lose marine"]),
    ],
)
def test_sw_6_4_no_penalty_sinks_the_payer_while_the_other_would_not(hand: str, holes: int, choices: list[str]) -> None:
    declarer = at_sea(f"{hand} sss sss sss", damage=[holes, 0, 0, 0])
    assert legal(play(declarer, "order trim 1", "scalawag")) == choices
    challenger = at_sea(f"sss {hand} sss sss", damage=[0, holes, 0, 0])
    expected = ["sink hole", "sink crew"] if choices == ["yield"] else choices
    assert legal(play(challenger, "order trim 1", "scalawag", "show")) == expected


def test_sw_6_4_if_both_would_sink_the_opponent_in_the_challenge_chooses() -> None:
    state = play(at_sea("g sss sss sss", damage=[4, 0, 2, 0]), "order trim 1", "pass", "scalawag", "yield")
    assert (state.phase, state.actor) == (Phase.VERDICT, 2)
    mended = play(state, "sink crew")
    assert mended.damage[2] == 1
    assert mended.locker == crew("g")
    plundered = play(state, "sink hole", "seize gunner", "bury sailor")
    assert plundered.damage[2] == 2
    assert plundered.hands[2] == crew("ssg")


def test_sw_6_4_who_can_show_is_still_not_forced_to_when_lost() -> None:
    assert legal(play(at_sea("s sss sss sss", damage=[4, 0, 0, 0]), "order trim 1", "scalawag")) == ["show", "yield"]
