"""Every mission of ours, fulfilled and just not fulfilled, from both sides: SA-9.2."""

from __future__ import annotations

import pytest

from scrapdesk.games.scarper.cards import Condition
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.wording import conditions_text
from scrapdesk.games.scarper.years import standing
from tests.games.scarper.positions import NO_TRENCHES, RULES, fronts, position, trenches

DECK = RULES.deck


def done(mission: str, seat: int = 0, **where: object) -> bool:
    state = position("field-post", "field-post", rules=RULES, **where)  # type: ignore[arg-type]
    return fulfilled(DECK.missions[DECK.mission(mission)], seat, standing(state))


def test_sa_9_2_missions_are_worth_1_to_4_and_there_are_sixteen_at_least() -> None:
    assert len(DECK.missions) >= 16
    assert {mission.morale for mission in DECK.missions} <= {1, 2, 3, 4}


def test_sa_9_2_all_conditions_of_a_mission_must_hold() -> None:
    assert done("home-front", economy=(3, 0), propaganda=(1, 0))
    assert not done("home-front", economy=(3, 0), propaganda=(1, 1))
    assert not done("home-front", economy=(2, 0), propaganda=(1, 0))


@pytest.mark.parametrize(
    ("mission", "field"),
    [("coast", "flanders"), ("coal-fields", "artois"), ("chalk-plain", "champagne"), ("border-hills", "lorraine")],
)
def test_one_battlefield_asks_to_be_ahead_there_and_only_there(mission: str, field: str) -> None:
    assert done(mission, lines=fronts(**{field: 1}))
    assert not done(mission, lines=tuple(0 if name == 1 else 1 for name in fronts(**{field: 1})))
    assert done(mission, seat=1, lines=fronts(**{field: -1}))
    assert not done(mission, seat=1, lines=fronts(**{field: 1}))


def test_the_coast_asks_to_be_ahead_in_flanders() -> None:
    assert done("coast", lines=fronts(flanders=1))
    assert not done("coast", lines=fronts(artois=1))


def test_the_coal_fields_ask_to_be_ahead_in_artois() -> None:
    assert done("coal-fields", lines=fronts(artois=1))
    assert not done("coal-fields", lines=fronts())


def test_the_chalk_plain_asks_to_be_ahead_in_champagne() -> None:
    assert done("chalk-plain", lines=fronts(champagne=1))
    assert not done("chalk-plain", lines=fronts(champagne=-1))


def test_the_border_hills_ask_to_be_ahead_in_lorraine() -> None:
    assert done("border-hills", lines=fronts(lorraine=1))
    assert not done("border-hills", lines=fronts(picardy=1))


def test_the_road_to_paris_asks_for_two_spaces_in_picardy() -> None:
    assert done("road-to-paris", lines=fronts(picardy=2))
    assert not done("road-to-paris", lines=fronts(picardy=1))
    assert done("road-to-paris", seat=1, lines=fronts(picardy=-2))


def test_both_ends_of_the_line_ask_for_flanders_and_lorraine() -> None:
    assert done("both-ends", lines=fronts(flanders=1, lorraine=1))
    assert not done("both-ends", lines=fronts(flanders=4))


def test_a_text_says_whether_battlefields_count_one_by_one_or_together() -> None:
    assert str(conditions_text((Condition("ahead", 1),))).endswith("ahead by 1 or more in every battlefield.")
    assert str(conditions_text((Condition("ahead", 1, (0, 4)),))).endswith("in Flanders and Lorraine.")
    assert str(conditions_text((Condition("breached", 3, (3, 4)),))).endswith(
        "or fewer in Champagne and Lorraine together."
    )
    assert str(conditions_text((Condition("trenches", 15),))).endswith("or more in all battlefields together.")
    assert str(conditions_text((Condition("breached", 1, (1,)),))).endswith("1 trench or fewer in Artois.")


def test_a_broad_front_asks_to_be_ahead_in_three_battlefields() -> None:
    assert done("broad-front", lines=fronts(flanders=1, artois=1, lorraine=1, picardy=-4))
    assert not done("broad-front", lines=fronts(flanders=4, artois=4))
    assert done("broad-front", seat=1, lines=(-1, -1, -1, 0, 0))


def test_bite_and_hold_asks_for_gains_in_two_battlefields_since_the_year_began() -> None:
    assert done("bite-and-hold", lines=fronts(artois=-1, picardy=2), opening=fronts(artois=-2, picardy=1))
    assert not done("bite-and-hold", lines=fronts(artois=2, picardy=2), opening=fronts(artois=2, picardy=1))
    assert done("bite-and-hold", seat=1, lines=fronts(artois=1), opening=fronts(artois=2, picardy=1))


def test_not_one_step_back_asks_that_no_line_has_gone_back_this_year() -> None:
    assert done("no-step-back", lines=fronts(artois=-2), opening=fronts(artois=-2))
    assert not done("no-step-back", lines=fronts(artois=1), opening=fronts(artois=2))
    assert not done("no-step-back", seat=1, lines=fronts(artois=3), opening=fronts(artois=2))


def test_a_quiet_sector_asks_that_four_lines_are_where_the_year_found_them() -> None:
    assert done("quiet-sector", lines=fronts(artois=2, picardy=1), opening=fronts(artois=2))
    assert not done("quiet-sector", lines=fronts(artois=1, picardy=1), opening=fronts())


def test_ground_won_asks_for_a_sum_of_three() -> None:
    assert done("ground-won", lines=fronts(flanders=4, artois=-1))
    assert not done("ground-won", lines=fronts(flanders=4, artois=-2))
    assert done("ground-won", seat=1, lines=fronts(lorraine=-3))


def test_the_front_page_asks_for_propaganda_two_above_the_enemys() -> None:
    assert done("front-page", propaganda=(3, 1))
    assert not done("front-page", propaganda=(3, 2))
    assert done("front-page", seat=1, propaganda=(1, 3))


def test_the_picture_palace_asks_for_propaganda_four_above_the_enemys() -> None:
    assert done("picture-palace", propaganda=(5, 1))
    assert not done("picture-palace", propaganda=(6, 3))


def test_full_stores_ask_for_an_economy_of_five() -> None:
    assert done("full-stores", economy=(5, 6))
    assert not done("full-stores", economy=(4, 0))


def test_war_work_asks_for_an_economy_two_above_the_enemys() -> None:
    assert done("war-work", economy=(4, 2))
    assert not done("war-work", economy=(5, 4))


def test_the_home_front_asks_for_economy_and_propaganda_together() -> None:
    assert done("home-front", seat=1, economy=(0, 3), propaganda=(0, 1))
    assert not done("home-front", seat=1, economy=(0, 6), propaganda=(1, 1))


def test_deep_lines_ask_for_fourteen_trenches() -> None:
    assert done("deep-lines", digs=trenches(flanders="2222", artois="222.", picardy="...."))
    assert not done("deep-lines", digs=trenches(flanders="2222", artois="221.", picardy=".... 2222"))


def test_the_unbroken_line_asks_for_two_trenches_in_each_battlefield() -> None:
    each = trenches(**dict.fromkeys(("flanders", "artois", "picardy", "champagne", "lorraine"), "..11 1..."))
    assert done("unbroken-line", digs=each)
    assert not done("unbroken-line", seat=1, digs=each)


def test_the_breach_asks_that_one_trench_at_most_is_left_in_artois() -> None:
    assert done("breach", digs=trenches(artois="2222 1...", picardy=".... 2222"))
    assert not done("breach", digs=trenches(artois=".... .1.1"))
    assert done("breach", seat=1, digs=trenches(artois="..1. 2222"))


def test_a_clear_view_asks_that_three_trenches_are_left_in_champagne_and_lorraine() -> None:
    assert done("clear-view", digs=trenches(champagne=".... 1...", lorraine=".... 2..."))
    assert not done("clear-view", digs=trenches(champagne=".... 2...", lorraine=".... 2..."))
    assert done("clear-view", seat=1, digs=NO_TRENCHES)


def test_every_mission_has_a_test_of_its_own_name() -> None:
    """The titles above are those of the cards: a new mission shows up here until it is tested."""
    text = " ".join(name.replace("_", " ") for name in globals() if name.startswith("test_"))
    titles = [mission.title.lower() for mission in DECK.missions]
    shown = [title.removeprefix("on ").removeprefix("the ").removeprefix("a ") for title in titles]
    assert [title for title in shown if title not in text] == []
