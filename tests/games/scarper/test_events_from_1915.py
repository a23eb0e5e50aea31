"""Every event that joins from 1915 to 1918, played once where it can be told from another: SA-9.1."""

from __future__ import annotations

from pathlib import Path
from random import Random

from scrapdesk.games.scarper.board import CENTRAL, ENTENTE
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT
from tests.games.scarper.positions import RULES, event_of, fronts, legal, play, position, row_text, trenches

# -- 1915: deadlock -------------------------------------------------------------------------------------


def test_the_first_assault_on_vimy_is_an_assault_in_artois_with_four_points() -> None:
    asked = event_of("vimy-1915", digs=trenches(artois=".... 22.."))
    after = play(asked, "assault artois", "roll 2", rules=RULES)
    assert (after.fronts, after.morale, after.propaganda) == (fronts(artois=2), -2, (1, 0))


def test_the_ministry_of_munitions_raises_economy_and_helps_charges() -> None:
    after = event_of("munitions")
    assert (after.economy, after.year.drill) == ((2, 0), (1, 0))


def test_gas_at_ypres_drives_forward_or_back_on_those_who_use_it() -> None:
    with_the_wind = event_of("gas", "roll 2", seat=CENTRAL)
    assert with_the_wind.fronts == fronts(flanders=-4)
    against = event_of("gas", "roll 1", "charge flanders", "roll 2 2", seat=CENTRAL)
    assert (against.fronts, against.morale, against.propaganda) == (fronts(flanders=-1), 1, (1, 0))


def test_through_the_propeller_comes_sight_silence_and_fame() -> None:
    after = event_of("fokker", seat=CENTRAL, missions=("coast", "breach"))
    assert RULES.view(after, CENTRAL).enemy_mission == RULES.deck.mission("coast")
    assert (after.year.bans, after.propaganda) == ((NO_EVENT, 0), (0, 2))


def test_the_war_underground_removes_three_trenches_at_frontlines() -> None:
    digs = trenches(artois=".... 2...", lorraine=".... 11..")
    after = event_of("tunnels", "clear artois", "clear artois", "clear lorraine", digs=digs)
    assert (row_text(after.trenches[1]), row_text(after.trenches[4])) == (".... ....", ".... .1..")


def test_steel_helmets_bring_trenches_safety_and_morale() -> None:
    after = event_of("helmets", "dig artois 4", "dig artois 4")
    assert (row_text(after.trenches[1]), after.year.guard, after.morale) == ("...2 ....", (1, 0), 1)


# -- 1916: attrition ------------------------------------------------------------------------------------


def test_tanks_at_flers_advance_in_picardy_and_help_every_charge() -> None:
    after = event_of("tanks", digs=trenches(picardy=".... 1..."))
    assert (after.fronts, after.year.drill) == (fronts(picardy=3), (1, 0))


def test_the_road_to_verdun_supplies_trenches_in_the_south() -> None:
    after = event_of("voie-sacree", "dig lorraine 4", "dig lorraine 4", "dig champagne 4")
    assert (row_text(after.trenches[4]), row_text(after.trenches[3])) == ("...2 ....", "...1 ....")
    assert after.year.guard == (1, 0)


def test_the_attack_on_verdun_bombards_and_charges_in_lorraine() -> None:
    digs = trenches(lorraine="..12 ....")
    after = event_of("verdun", "roll 3", "charge lorraine", "roll 1 2", seat=CENTRAL, digs=digs)
    assert (row_text(after.trenches[4]), after.fronts, after.morale) == (".... ....", fronts(lorraine=-1), -1)


def test_the_hindenburg_programme_makes_munitions_and_helps_charges() -> None:
    after = event_of("armament-plan", seat=CENTRAL)
    assert (after.economy, after.year.drill, after.morale) == ((0, 3), (0, 1), 0)


def test_the_creeping_barrage_bombards_and_helps_every_charge() -> None:
    asked = event_of("barrage", digs=trenches(artois=".... 2...", picardy=".... 1..."))
    assert legal(asked, RULES) == ["bombard artois", "bombard picardy"]
    after = play(asked, "bombard artois", "roll 2", rules=RULES)
    assert (row_text(after.trenches[1]), after.year.drill) == (".... ....", (1, 0))


def test_a_trench_newspaper_is_worth_two_of_propaganda() -> None:
    assert event_of("trench-paper", seat=CENTRAL).propaganda == (0, 2)


# -- 1917: mutiny ---------------------------------------------------------------------------------------


def test_vimy_ridge_is_taken_and_told_about() -> None:
    after = event_of("vimy-1917", digs=trenches(artois=".... 2..."))
    assert (after.fronts, after.propaganda) == (fronts(artois=2), (2, 0))


def test_the_mines_of_messines_clear_two_trenches_and_advance_in_flanders() -> None:
    after = event_of("messines", "clear flanders", "clear flanders", digs=trenches(flanders=".... 2..."))
    assert (row_text(after.trenches[0]), after.fronts) == (".... ....", fronts(flanders=3))


def test_the_united_states_enter_with_morale_and_economy() -> None:
    after = event_of("america")
    assert (after.morale, after.economy) == (2, (1, 0))


def test_the_turnip_winter_takes_economy_and_propaganda_from_the_enemy() -> None:
    after = event_of("turnip-winter", economy=(1, 3), propaganda=(1, 3))
    assert (after.economy, after.propaganda) == ((1, 1), (1, 1))


def test_back_to_the_prepared_line_gives_up_ground_for_six_trenches() -> None:
    asked = event_of("alberich", seat=CENTRAL, digs=trenches(picardy=".... 21.."))
    assert (asked.fronts, row_text(asked.trenches[2])) == (fronts(picardy=1), ".... .1..")
    lines = ["dig picardy 6", "dig picardy 7", "dig picardy 7", "dig artois 5", "dig artois 5", "dig champagne 5"]
    after = play(asked, *lines, rules=RULES)
    assert (row_text(after.trenches[2]), after.year.guard) == (".... .22.", (0, 1))


def test_mutinies_keep_the_enemy_from_attacking_and_shake_morale() -> None:
    after = event_of("mutinies", seat=CENTRAL)
    assert (after.year.bans, after.morale) == ((NO_ATTACK, 0), -2)


# -- 1918: break-through --------------------------------------------------------------------------------


def test_before_amiens_the_line_breaks_in_picardy_and_beside_it() -> None:
    after = event_of("amiens", "advance champagne")
    assert after.fronts == fronts(picardy=3, champagne=1)


def test_saint_mihiel_is_cleared_with_three_in_lorraine() -> None:
    assert event_of("saint-mihiel", lines=fronts(lorraine=-2)).fronts == fronts(lorraine=1)


def test_the_spring_offensive_goes_deep_in_picardy_and_costs_morale() -> None:
    after = event_of("michael", "advance artois", seat=CENTRAL, digs=trenches(picardy="..12 ...."))
    assert (after.fronts, after.morale) == (fronts(picardy=-1, artois=-2), 1)


def test_peace_in_the_east_helps_charges_and_gives_three_points() -> None:
    after = event_of("brest-litovsk", seat=CENTRAL)
    assert (after.year.drill, after.left) == ((0, 1), 3)


def test_storm_troops_charge_anywhere_with_three_more_and_help_later_ones() -> None:
    after = event_of("storm-troops", "charge champagne", "roll 1 3", seat=CENTRAL)
    assert (after.fronts, after.year.drill) == (fronts(champagne=-1), (0, 1))


def test_influenza_stops_attacks_and_weakens_the_enemy() -> None:
    after = event_of("influenza", economy=(3, 3))
    assert (after.year.bans, after.economy) == ((0, NO_ATTACK), (3, 1))


# -- all of them ----------------------------------------------------------------------------------------


def test_every_event_is_played_in_one_of_these_tests() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_events_*.py"))
    assert [card for card in RULES.deck.event_ids if f'"{card}"' not in text and f"play {card} " not in text] == []


def test_no_event_leaves_the_game_without_somebody_to_act() -> None:
    """Each card on an empty board, on a full one, and at both edges, answered with whatever comes first."""
    full = trenches(**dict.fromkeys(("flanders", "artois", "picardy", "champagne", "lorraine"), "2222 2222"))
    for card in RULES.deck.events:
        seat = CENTRAL if card.side == CENTRAL else ENTENTE
        for lines, digs in (((0,) * 5, (0,) * 5), ((0,) * 5, full), ((4,) * 5, (0,) * 5), ((-4,) * 5, (0,) * 5)):
            hand = f"{card.id} field-post" if card.id != "field-post" else "field-post balloon"
            other = "yser" if card.id != "yser" else "taxis"
            missions = ("coast", "breach")
            state = position(hand, other, seat=seat, lines=lines, digs=digs, missions=missions, rules=RULES)
            state = play(state, f"play {card.id} event", rules=RULES)
            for _ in range(12):
                if state.turn == 1 - seat:
                    break
                moves = RULES.legal_moves(state) or [RULES.sample_chance(state, Random(1))]
                state = RULES.apply(state, moves[0] if state.left == 0 else moves[-1])
            assert state.turn == 1 - seat, card.id
