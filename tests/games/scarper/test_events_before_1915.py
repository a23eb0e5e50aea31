"""Every event of 1914, played once in a position where it can be told from another: SA-9.1."""

from __future__ import annotations

from scrapdesk.games.scarper.board import CENTRAL, ENTENTE
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, Phase
from tests.games.scarper.positions import RULES, event_of, fronts, legal, play, position, row_text, trenches


def test_the_counter_attack_on_the_marne_advances_and_lifts_morale_and_propaganda() -> None:
    after = event_of("marne", "advance champagne")
    assert (after.fronts, after.morale, after.propaganda) == (fronts(champagne=3), 1, (1, 0))


def test_the_taxis_of_the_marne_bring_trenches_and_another_card() -> None:
    six = "taxis field-post bef louvain barbed-wire balloon"
    state = play(position(six, "yser", rules=RULES), "play taxis event", "dig picardy 4", "end", rules=RULES)
    assert (state.turn, state.phase, row_text(state.trenches[2])) == (ENTENTE, Phase.TURN, "...1 ....")


def test_the_flood_on_the_yser_stops_attacks_and_strengthens_flanders() -> None:
    after = event_of("yser", "dig flanders 4", "dig flanders 3")
    assert (row_text(after.trenches[0]), after.year.guard, after.year.bans) == ("..11 ....", (1, 0), (0, NO_ATTACK))


def test_across_the_channel_come_trenches_and_a_charge_with_two_more() -> None:
    after = event_of("bef", "dig artois 4", "end", "charge flanders", "roll 2 3")
    assert (row_text(after.trenches[1]), after.fronts) == ("...1 ....", fronts(flanders=1))


def test_kitcheners_volunteers_raise_economy_and_propaganda() -> None:
    after = event_of("kitchener")
    assert (after.economy, after.propaganda) == ((1, 0), (2, 0))


def test_the_naval_blockade_takes_two_from_the_enemys_economy() -> None:
    after = event_of("blockade", economy=(2, 5))
    assert (after.economy, after.propaganda) == ((2, 3), (1, 0))


def test_the_indian_corps_charges_with_two_more_in_flanders_or_artois() -> None:
    asked = event_of("indian-corps")
    assert legal(asked, RULES) == ["charge flanders", "charge artois", "end"]
    after = play(asked, "charge artois", "roll 3 4", "dig artois 5", rules=RULES)
    assert (after.fronts, row_text(after.trenches[1])) == (fronts(artois=1), ".... 1...")


def test_the_library_of_louvain_is_worth_three_of_propaganda() -> None:
    assert event_of("louvain").propaganda == (3, 0)


def test_the_march_through_belgium_advances_twice_and_costs_sympathy() -> None:
    after = event_of("belgium", "advance picardy", seat=CENTRAL)
    assert (after.fronts, after.propaganda) == (fronts(flanders=-3, picardy=-2), (1, 0))


def test_siege_guns_clear_three_trenches_and_open_the_way() -> None:
    digs = trenches(flanders="..12 ....", lorraine="...1 ....")
    asked = event_of("siege-guns", "clear flanders", "clear flanders", "clear lorraine", seat=CENTRAL, digs=digs)
    after = play(asked, "advance flanders", rules=RULES)
    assert (row_text(after.trenches[0]), after.fronts) == ("..1. ....", fronts(flanders=-1))


def test_the_fall_of_antwerp_bombards_flanders_and_advances_there() -> None:
    after = event_of("antwerp", "roll 2", seat=CENTRAL, digs=trenches(flanders="..12 ...."))
    assert (after.fronts, row_text(after.trenches[0])) == (fronts(flanders=-1), ".... ....")


def test_thrown_back_at_morhange_is_a_charge_with_two_more_in_the_south() -> None:
    asked = event_of("morhange", seat=CENTRAL)
    assert legal(asked, RULES) == ["charge champagne", "charge lorraine", "end"]
    after = play(asked, "charge lorraine", "roll 2 3", "dig lorraine 4", rules=RULES)
    assert (after.fronts, row_text(after.trenches[4])) == (fronts(lorraine=-1), "...1 ....")


def test_the_railway_timetable_brings_a_trench_and_another_card() -> None:
    six = "railways field-post antwerp aisne morhange balloon"
    state = position(six, "yser", rules=RULES, seat=CENTRAL)
    state = play(state, "play railways event", "dig artois 8", rules=RULES)
    assert (state.turn, state.phase, row_text(state.trenches[1])) == (CENTRAL, Phase.TURN, ".... ...1")


def test_the_office_of_raw_materials_raises_the_economy_by_two() -> None:
    assert event_of("raw-materials", seat=CENTRAL).economy == (0, 2)


def test_the_appeal_of_the_ninety_three_is_heard_or_does_harm() -> None:
    assert event_of("manifesto", "roll 3", seat=CENTRAL).propaganda == (0, 4)
    assert event_of("manifesto", "roll 2", seat=CENTRAL).propaganda == (1, 0)


def test_the_heights_above_the_aisne_are_dug_in_and_help_every_defence() -> None:
    digs = ("dig champagne 5", "dig champagne 5", "dig picardy 5", "dig picardy 6")
    after = event_of("aisne", *digs, seat=CENTRAL)
    assert (row_text(after.trenches[2]), row_text(after.trenches[3])) == (".... 11..", ".... 2...")
    assert after.year.guard == (0, 1)


def test_the_christmas_truce_forbids_the_enemy_attacks_and_is_good_to_tell_of() -> None:
    after = event_of("christmas-truce")
    assert (after.year.bans, after.economy, after.propaganda) == ((0, NO_ATTACK), (0, 0), (1, 0))


def test_barbed_wire_is_three_trenches_anywhere() -> None:
    after = event_of("barbed-wire", "dig artois 4", "dig flanders 4", "dig lorraine 1")
    assert sum(tally.bit_count() for tally in after.trenches) == 3


def test_the_race_to_the_sea_advances_in_the_north_and_digs_in() -> None:
    after = event_of("race-to-sea", "advance flanders", "advance picardy", "dig flanders 6", "end", seat=ENTENTE)
    assert (after.fronts, row_text(after.trenches[0])) == (fronts(flanders=2, picardy=1), ".... .1..")


def test_the_observation_balloon_sees_the_mission_directs_guns_and_helps_charges() -> None:
    where = {"missions": ("coast", "breach"), "digs": trenches(artois=".... 2...")}
    after = event_of("balloon", "roll 1", **where)
    assert RULES.view(after, ENTENTE).enemy_mission == RULES.deck.mission("breach")
    assert (row_text(after.trenches[1]), after.year.drill) == (".... 1...", (1, 0))


def test_the_field_post_brings_two_morale() -> None:
    state = position("field-post balloon", "yser", rules=RULES, seat=CENTRAL)
    assert play(state, "play field-post event", rules=RULES).morale == -2


def test_winter_in_the_mud_stops_attacks_and_wears_the_enemy_down() -> None:
    after = event_of("winter-mud", economy=(3, 3))
    assert (after.year.bans, after.economy, after.morale) == ((0, NO_ATTACK), (3, 1), 1)


def test_a_new_commander_chooses_the_mission_again_and_has_four_points() -> None:
    asked = event_of("new-command", missions=("coast", "breach"))
    line = next(line for line in legal(asked, RULES) if line != "keep coast")
    after = play(asked, line, rules=RULES)
    assert (after.left, after.whole, after.phase) == (4, False, Phase.SPEND)
    assert after.year.kept[0] == RULES.deck.mission(line.split(" ")[1])


def test_scouts_in_the_air_keep_the_enemy_from_events_and_give_two_points() -> None:
    after = event_of("air-scouts")
    assert (after.year.bans, after.left) == ((0, NO_EVENT), 2)
