"""SW-7: going down, prizes, and the end."""

from __future__ import annotations

from scrapdesk.core.events import Event
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import RULES, at_sea, crew, legal, play


def test_sw_7_1_the_eliminator_takes_a_card_at_random_and_buries_a_fourth() -> None:
    state = play(at_sea("sgm tll sss sss", damage=[0, 4, 0, 0]), "order cannons", "target p2")
    assert state.phase is Phase.PRIZE
    state = play(state, "seize mutineer")
    assert (state.phase, state.actor) == (Phase.FOURTH, 0)
    assert legal(state) == ["bury sailor", "bury gunner", "bury marine", "bury mutineer"]
    state = play(state, "bury sailor")
    assert state.hands[0] == crew("gmt")
    assert state.locker == crew("sll")


def test_sw_7_3_a_fourth_card_is_buried_before_anybody_sees_the_rest_of_the_sunk_crew() -> None:
    told: list[Event] = []
    state = at_sea("sgm tll sss sss", damage=[0, 4, 0, 0])
    state = play(state, "order cannons", "target p2", "seize mutineer", told=told)
    assert (state.phase, state.locker, state.sunk) == (Phase.FOURTH, (), ())
    assert RULES.view(state, 0).sizes[1] == 2 and RULES.view(state, 0).hand == crew("sgmt")
    assert "sunk" not in [event.kind for event in told]
    state = play(state, "bury sailor", told=told)
    assert (state.locker, state.sunk) == (crew("sll"), (1,))
    kinds = [event.kind for event in told]
    assert kinds.index("locker") < kinds.index("sunk")


def test_sw_7_1_with_fewer_than_four_cards_none_is_buried() -> None:
    state = play(at_sea("sg tll sss sss", damage=[0, 4, 0, 0]), "order cannons", "target p2", "seize lookout")
    assert state.hands[0] == crew("sgl")
    assert (state.captain, state.phase) == (2, Phase.ORDER)


def test_sw_7_2_sinking_by_the_last_crew_mends_the_newest_hole() -> None:
    state = play(at_sea("sss g sss sss", damage=[3, 1, 0, 0]), "order board", "target p2")
    assert state.damage[0] == 2
    assert state.hands[0] == crew("sss")


def test_sw_7_2_a_whole_ship_gets_nothing() -> None:
    state = play(at_sea("sss g sss sss"), "order board", "target p2")
    assert state.damage[0] == 0
    assert state.hands[0] == crew("sss")


def test_sw_7_3_the_rest_goes_to_the_locker_and_points_to_the_supply() -> None:
    state = play(at_sea("sg tll sss sss", points=[10, 7, 0, 0], damage=[0, 4, 0, 0]), "order cannons", "target p2")
    state = play(state, "seize lookout")
    assert state.locker == crew("tl")
    assert state.points[1] == 0
    assert state.hands[1] == ()


def test_sw_7_3_a_displayed_bonus_card_returns_to_the_port_and_a_held_one_is_lost() -> None:
    state = at_sea("sg wll sss sss", damage=[0, 4, 0, 0], spot=1, port="sgmptl", bonus="wb")
    state = play(state, "order cannons", "target p2", "seize lookout")
    assert state.port == crew("sgmptlb")
    assert state.locker == crew("wl")
    assert state.spot == -1


def test_sw_7_4_the_last_captain_afloat_wins() -> None:
    state = play(at_sea("sss - g -", damage=[0, 0, 0, 0]), "order board", "target p3")
    assert RULES.to_act(state) is None
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.rule == "SW-7.4"


def test_sw_7_4_who_went_down_later_stands_better() -> None:
    state = at_sea("sss - g -")._replace(sunk=(3, 1))
    outcome = RULES.outcome(play(state, "order board", "target p3"))
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2, 4)


def test_sw_7_4_the_last_sinking_needs_no_prize() -> None:
    state = play(at_sea("sss - sgm -", damage=[0, 5, 4, 5]), "order cannons", "target p3")
    assert state.phase is Phase.OVER
    assert state.locker == crew("sgm")
