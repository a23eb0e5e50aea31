"""An action round, trenches, cards, points, and the actions at home: SA-4 and SA-5."""

from __future__ import annotations

from scrapdesk.games.scarper.state import Phase
from tests.games.scarper.positions import (
    PLAIN,
    fronts,
    legal,
    play,
    play_and_listen,
    position,
    row_text,
    rules_with,
    told,
    trenches,
)


def test_sa_4_1_one_economy_fills_a_space_with_trenches_before_the_card() -> None:
    state = play(position(economy=(2, 0), digs=trenches(artois="...1 ....")), "dig artois 4", "dig lorraine 1")
    assert state.economy == (0, 0)
    assert (row_text(state.trenches[1]), row_text(state.trenches[4])) == ("...2 ....", "2... ....")
    assert not [line for line in legal(state) if line.startswith("dig")], "the marker pays no more"
    later = play(position(economy=(2, 0)), "play filler-3 points")
    assert not [line for line in legal(later) if line.startswith("dig")], "it is too late after the card"


def test_sa_4_1_a_full_space_is_not_for_sale() -> None:
    state = position(economy=(2, 0), digs=trenches(artois="...2 ...."))
    assert "dig artois 4" not in legal(state)
    assert "dig artois 3" in legal(state)


def test_sa_4_1_the_log_says_how_many_trenches_the_point_bought() -> None:
    state = position(economy=(2, 0), digs=trenches(artois="...1 ...."))
    for line, number in (("dig artois 4", 1), ("dig artois 3", 2)):
        assert told(play_and_listen(state, line)[1], "dug")["number"] == number


def test_sa_4_1_trenches_may_precede_an_event_too() -> None:
    state = play(position("filler-0 filler-1", economy=(1, 0)), "dig artois 4", "play filler-0 event")
    assert (state.morale, row_text(state.trenches[1]), state.turn) == (1, "...2 ....", 1)


def test_sa_4_1_what_is_invested_now_waits_until_the_next_round() -> None:
    state = play(position("filler-3", "filler-2"), "play filler-3 points", "invest")
    assert state.economy == (1, 0)
    assert not [line for line in legal(state) if line.startswith("dig")]


def test_sa_4_1_a_trench_out_of_the_economy_lowers_what_the_economy_scores() -> None:
    """With the trench both economies are level and score nothing; without it the Entente would score 1."""
    state = position("filler-0", last=True, economy=(1, 0))
    assert play(state, "play filler-0 points", "end").morale == 1
    assert play(state, "dig artois 1", "play filler-0 points", "end").morale == 0


def test_sa_4_2_the_enemys_events_can_only_be_used_for_points() -> None:
    rules = rules_with('{ do = "morale", amount = 1 }', side="central")
    mine, theirs = position("test", rules=rules), position("test", seat=1, rules=rules)
    assert legal(mine, rules) == ["play test points"]
    assert legal(theirs, rules) == ["play test points", "play test event"]


def test_sa_4_2_played_for_points_the_event_does_not_happen() -> None:
    assert play(position("filler-0"), "play filler-0 points", "publish").morale == 0


def test_sa_4_2_there_is_no_pass_but_all_points_may_be_lost() -> None:
    assert "end" not in legal(position())
    state, events = play_and_listen(position(), "play filler-3 points", "end")
    assert (state.turn, state.left) == (1, 0)
    assert told(events, "lapsed")["points"] == 4


def test_sa_4_3_points_may_be_split_in_any_order() -> None:
    digs = trenches(artois=".... 1...")
    state = play(position(digs=digs), "play filler-3 points", "invest", "clear artois", "push artois")
    assert (state.economy, state.fronts, state.turn) == ((1, 0), fronts(artois=1), 1)
    other = play(position(), "play filler-3 points", "push artois", "publish", "push lorraine", "invest")
    assert (other.fronts, other.propaganda) == (fronts(artois=1, lorraine=1), (1, 0))


def test_sa_4_3_an_assault_takes_the_whole_card() -> None:
    state = play(position(), "play filler-3 points")
    assert "assault artois" in legal(state)
    assert "assault artois" not in legal(play(state, "publish"))
    after = play(state, "assault artois", "roll 1")
    assert (after.left, after.turn) == (0, 1)


def test_sa_4_3_several_charges_each_have_their_own_dice_and_bonus() -> None:
    """The first charge takes Artois forward; that is what helps the second one in Picardy."""
    state = play(position(), "play filler-3 points")
    assert PLAIN.view(state, 0).charge_odds(2).attack == 0
    state = play(state, "charge artois", "roll 6 4")
    assert (state.fronts, state.left, state.phase) == (fronts(artois=2), 2, Phase.SPEND)
    assert PLAIN.view(state, 0).charge_odds(2).attack == 2
    state = play(state, "charge picardy", "roll 3 4")
    assert state.fronts == fronts(artois=2, picardy=1)


def test_sa_4_3_left_over_points_are_lost() -> None:
    state = play(position("filler-3 filler-7"), "play filler-3 points", "publish", "end")
    assert (state.left, state.propaganda, state.turn) == (0, (1, 0), 1)


def test_sa_5_1_publishing_costs_a_point_and_stops_at_6() -> None:
    state = play(position(propaganda=(5, 0)), "play filler-3 points", "publish")
    assert (state.propaganda, state.left) == ((6, 0), 3)
    assert "publish" not in legal(state)
    assert "invest" in legal(state)


def test_sa_5_2_investing_costs_a_point_and_stops_at_6() -> None:
    state = play(position(economy=(5, 0)), "play filler-3 points", "invest")
    assert (state.economy, state.left) == ((6, 0), 3)
    assert "invest" not in legal(state)
    assert "publish" in legal(state)
