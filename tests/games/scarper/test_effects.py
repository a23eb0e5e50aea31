"""What each verb of an event does, in positions made for it: SA-9.1."""

from __future__ import annotations

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, NONE, Phase, State
from tests.games.scarper.positions import (
    fronts,
    kinds,
    legal,
    play,
    play_and_listen,
    position,
    row_text,
    rules_with,
    trenches,
)


def begun(effects: str, hand: str = "test filler-1", **where: object) -> State:
    """The card `test` with these effects has just been played for its event."""
    rules = rules_with(effects)
    return play(position(hand, rules=rules, **where), "play test event", rules=rules)  # type: ignore[arg-type]


def test_sa_9_1_effects_happen_from_the_first_to_the_last() -> None:
    rules = rules_with('{ do = "economy", amount = 2 }, { do = "trench", amount = 1 }, { do = "morale", amount = 3 }')
    asked = play(position("test", rules=rules), "play test event", rules=rules)
    assert (asked.economy, asked.morale, asked.phase) == ((2, 0), 0, Phase.CHOOSE)
    done = play(asked, "dig artois 4", rules=rules)
    assert (done.morale, row_text(done.trenches[1]), done.economy, done.turn) == (3, "...1 ....", (2, 0), 1)


def test_trenches_of_an_event_are_free_and_can_be_fewer() -> None:
    state = begun('{ do = "trench", amount = 3, where = ["artois"] }')
    assert legal(state) == ["dig artois 1", "dig artois 2", "dig artois 3", "dig artois 4", "end"]
    state = play(state, "dig artois 4", "dig artois 4")
    assert "dig artois 4" not in legal(state), "two on a space, not more"
    assert play(state, "end").turn == 1


def test_clearing_by_an_event_goes_trench_by_trench_next_to_the_frontline() -> None:
    state = begun('{ do = "clear", amount = 2 }', digs=trenches(artois=".... 12..", lorraine=".... .1.."))
    assert legal(state) == ["clear artois", "end"]
    state = play(state, "clear artois")
    assert (row_text(state.trenches[1]), state.turn) == (".... .2..", 1), "nothing is left next to a frontline"


def test_an_advance_is_asked_only_where_there_is_a_choice() -> None:
    effect = '{ do = "advance", amount = 2, where = ["artois", "picardy"] }'
    assert legal(begun(effect)) == ["advance artois", "advance picardy"]
    assert play(begun(effect), "advance picardy").fronts == fronts(picardy=2)
    assert begun(effect, lines=fronts(artois=4)).fronts == fronts(artois=4, picardy=2)
    assert begun(effect, lines=fronts(artois=4, picardy=4)).turn == 1, "what cannot be done is skipped"


def test_a_retreat_can_be_chosen_only_where_ground_is_left() -> None:
    effect = '{ do = "retreat", amount = 1, where = ["artois", "picardy"] }'
    assert begun(effect, lines=fronts(artois=-4)).fronts == fronts(artois=-4, picardy=-1)
    assert play(begun(effect, seat=1), "retreat artois").fronts == fronts(artois=1)


def test_tracks_move_for_either_side_and_stay_between_0_and_6() -> None:
    effects = '{ do = "economy", amount = -3, who = "enemy" }, { do = "propaganda", amount = 2, who = "you" }'
    state = begun(effects, economy=(4, 2), propaganda=(5, 5))
    assert (state.economy, state.propaganda) == ((4, 0), (6, 5))
    state = begun(effects, economy=(4, 2), propaganda=(5, 3), seat=1)
    assert (state.economy, state.propaganda) == ((1, 2), (5, 5))


def test_morale_is_gained_and_lost_towards_the_side_that_plays() -> None:
    assert begun('{ do = "morale", amount = 2 }').morale == 2
    assert begun('{ do = "morale", amount = 2 }', seat=1).morale == -2
    assert begun('{ do = "morale", amount = -2 }', seat=1).morale == 2


def test_a_charge_of_an_event_adds_its_bonus_and_may_be_left() -> None:
    state = begun('{ do = "charge", amount = 2, where = ["artois"] }')
    assert legal(state) == ["charge artois", "end"]
    after = play(state, "charge artois", "roll 3 3")
    assert (after.fronts, after.turn) == (fronts(artois=2), 1)
    assert play(state, "end").fronts == fronts()


def test_an_assault_of_an_event_costs_morale_as_any_other() -> None:
    after = play(begun('{ do = "assault", amount = 1 }'), "assault artois", "roll 2")
    assert (after.fronts, after.morale) == (fronts(artois=3), -2)


def test_a_bombardment_removes_what_the_die_says_nearest_first_and_moves_nothing() -> None:
    state = begun('{ do = "bombard", where = ["artois"] }', digs=trenches(artois="..12 .2.1"))
    assert (state.phase, state.turn) == (Phase.ROLL, CHANCE)
    assert row_text(play(state, "roll 1").trenches[1]) == "..12 .1.1"
    after = play(state, "roll 3")
    assert (row_text(after.trenches[1]), after.fronts) == ("..12 ....", fronts())
    enemy = begun('{ do = "bombard", where = ["artois"] }', digs=trenches(artois="2.1. ...."), seat=1)
    assert row_text(play(enemy, "roll 2").trenches[1]) == "1... ...."


def test_a_roll_brings_one_branch_or_the_other() -> None:
    effect = '{ do = "roll", need = 4, win = [{ do = "morale", amount = 3 }], lose = [{ do = "morale", amount = -1 }] }'
    assert [play(begun(effect), f"roll {die}").morale for die in range(1, 7)] == [-1, -1, -1, 3, 3, 3]


def test_points_of_an_event_can_be_spent_but_not_on_an_assault() -> None:
    state = begun('{ do = "points", amount = 2 }')
    assert (state.left, state.whole, state.phase) == (2, False, Phase.SPEND)
    assert "charge artois" in legal(state)
    assert "assault artois" not in legal(state)


def test_scouting_shows_the_enemys_mission_to_one_side_only() -> None:
    rules = rules_with('{ do = "scout" }')
    state = position("test", missions=("coast", "breach"), rules=rules)
    after, events = play_and_listen(state, "play test event", rules=rules)
    breach = rules.deck.mission("breach")
    assert rules.view(after, 0).enemy_mission == breach
    assert rules.view(after, None).enemy_mission == NONE
    told = [event for event in events if event.kind == "saw-mission"]
    assert [(event.audience, event.data["mission"]) for event in told] == [((0,), breach)]
    assert told[0].reveals


def test_choosing_again_makes_what_was_seen_uncertain() -> None:
    rules = rules_with('{ do = "rethink" }')
    state = position("test", missions=("coast", "breach"), rules=rules)
    state = state._replace(year=state.year._replace(seen=(NONE, rules.deck.mission("coast"))))
    asked = play(state, "play test event", rules=rules)
    assert sorted(legal(asked, rules)) == sorted(f"keep {rules.deck.missions[m].id}" for m in asked.year.offers[0])
    other = next(m for m in asked.year.offers[0] if m != rules.deck.mission("coast"))
    line = f"keep {rules.deck.missions[other].id}"
    assert rules.audience(asked, rules.decode_move(line)) == (0,)
    after = play(asked, line, rules=rules)
    assert after.year.kept[0] == other
    assert rules.view(after, 1).enemy_mission == NONE
    assert rules.view(after, 1).year.seen[1] == rules.deck.mission("coast"), "what was seen is remembered"


def test_another_card_follows_at_once_if_one_stays_for_each_round_to_come() -> None:
    rules = rules_with('{ do = "again" }')
    six = "test filler-0 filler-1 filler-2 filler-3 filler-4"
    state = play(position(six, rules=rules, economy=(1, 0)), "play test event", rules=rules)
    assert (state.turn, state.phase, state.turns) == (0, Phase.TURN, 0)
    state = play(state, "play filler-0 event", rules=rules)
    assert (state.turn, state.turns) == (1, 1)
    five = position("test filler-0 filler-1 filler-2 filler-3", rules=rules)
    assert play(five, "play test event", rules=rules).turn == 1, "the sixth card is gone already"


def test_sa_4_1_no_trenches_come_between_two_cards_of_one_round() -> None:
    """Before anything else means before the first card; and what an event brings now waits until the next round."""
    rules = rules_with('{ do = "economy", amount = 3 }, { do = "again" }')
    six = "test filler-0 filler-1 filler-2 filler-3 filler-4"
    before = position(six, rules=rules, economy=(1, 0))
    assert "dig artois 1" in legal(before, rules)
    state = play(before, "play test event", rules=rules)
    assert state.economy == (4, 0)
    assert {line.split()[0] for line in legal(state, rules)} == {"play"}
    later = play(state, "play filler-0 event", "play filler-2 event", rules=rules)
    assert (later.turn, "dig artois 1" in legal(later, rules)) == (0, True), "in the next round it can be spent"


def test_in_the_last_round_another_card_is_the_sixth_one() -> None:
    rules = rules_with('{ do = "again" }')
    state = play(position("test filler-0", rules=rules, last=True), "play test event", rules=rules)
    assert (state.turn, state.turns) == (0, 9)
    assert play(state, "play filler-0 event", rules=rules).year.number == 1915


def test_a_ban_of_events_holds_for_the_enemys_next_card_only() -> None:
    state = begun('{ do = "silence" }', other="filler-2 filler-6")
    assert state.year.bans == (0, NO_EVENT)
    assert legal(state) == ["play filler-2 points", "play filler-6 points"]
    state = play(state, "play filler-2 points", "end")
    assert state.year.bans == (0, 0)


def test_a_truce_forbids_attacks_with_points_for_the_enemys_next_card_only() -> None:
    state = begun('{ do = "truce" }', other="filler-2 filler-6")
    assert state.year.bans == (0, NO_ATTACK)
    assert legal(play(state, "play filler-2 points")) == ["publish", "invest", "end"]
    assert play(state, "play filler-2 points", "end").year.bans == (0, 0)


def test_a_ban_in_the_last_action_round_of_a_year_can_forbid_nothing() -> None:
    for effect in ("silence", "truce"):
        rules = rules_with(f'{{ do = "{effect}" }}')
        state, events = play_and_listen(position("test", last=True, rules=rules), "play test event", rules=rules)
        assert state.year.bans == (0, 0)
        assert "nothing" in kinds(events)
        assert effect not in kinds(events)


def test_drill_and_guard_count_in_every_charge_until_the_year_ends() -> None:
    drilled = begun('{ do = "drill", amount = 1 }')
    assert drilled.year.drill == (1, 0)
    guarded = position("filler-3", seat=0, drill=(1, 0), guard=(0, 2))
    odds = rules_with('{ do = "scout" }').view(guarded, 0).charge_odds(1)
    assert (odds.attack, odds.defence) == (1, 2)
    assert play(guarded, "play filler-3 points", "charge artois", "roll 4 2").fronts == fronts(artois=1)
    new_year = play(position("filler-0", last=True, drill=(1, 0), guard=(0, 2)), "play filler-0 points", "end")
    assert (new_year.year.drill, new_year.year.guard) == ((0, 0), (0, 0))
