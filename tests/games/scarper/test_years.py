"""The course of a year, scoring and winning: SA-3, SA-7 and SA-8."""

from __future__ import annotations

from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE
from scrapdesk.games.scarper.moves import Brief, Deal, Keep
from scrapdesk.games.scarper.state import NONE, Phase, State, new_game
from scrapdesk.games.scarper.years import Score, beginner, public_score
from tests.games.scarper.positions import (
    PLAIN,
    RULES,
    fronts,
    kinds,
    legal,
    play,
    play_and_listen,
    position,
    rules_with,
    told,
)


def briefed(seed: int = 1) -> State:
    """A game whose cards and missions are dealt."""
    state, rng = new_game(), Random(seed)
    for _ in range(2):
        state = PLAIN.apply(state, PLAIN.sample_chance(state, rng))
    return state


def ended(**where: object) -> State:
    """The state after the last round of a year in which nothing is done any more."""
    return play(position("filler-0", last=True, **where), "play filler-0 points", "end")  # type: ignore[arg-type]


def test_sa_3_1_a_year_runs_from_the_deal_to_the_score_in_ten_rounds() -> None:
    state, rng, rounds = briefed(), Random(2), 0
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert [len(offer) for offer in state.year.offers] == [3, 3]
    while state.year.number == 1914 and state.phase is not Phase.OVER:
        line = "end" if state.phase is Phase.SPEND else legal(state)[0]
        rounds += line.startswith("play")
        state = play(state, line)
    assert rounds == 10
    assert (state.year.number, state.phase, state.turn) == (1915, Phase.DEAL, CHANCE)
    assert state.hands == ((), ())
    state = PLAIN.apply(state, PLAIN.sample_chance(state, rng))
    assert [len(hand) for hand in state.hands] == [6, 6]


def test_sa_3_1_the_sixth_card_and_unchosen_missions_are_never_shown() -> None:
    state = position("filler-0 filler-5", "filler-7", last=True, missions=("coast", "breach"))
    after, events = play_and_listen(state, "play filler-0 points", "end")
    assert after.hands == ((), ())
    assert (after.year.offers, after.year.kept) == (((), ()), (NONE, NONE))
    shown = [event.data["mission"] for event in events if event.kind == "mission"]
    assert shown == [PLAIN.deck.mission("coast"), PLAIN.deck.mission("breach")]
    assert "filler" not in " ".join(str(event.data) for event in events)


def test_sa_3_1_missions_are_chosen_in_secret_one_side_after_the_other() -> None:
    state = briefed()
    assert state.turn == ENTENTE
    keep = PLAIN.legal_moves(state)[1]
    assert isinstance(keep, Keep)
    assert PLAIN.audience(state, keep) == (ENTENTE,)
    state = PLAIN.apply(state, keep)
    assert state.turn == CENTRAL
    assert PLAIN.view(state, CENTRAL).year.kept == (NONE, NONE)
    assert PLAIN.view(state, CENTRAL).year.offers[ENTENTE] == ()
    assert PLAIN.view(state, CENTRAL).chosen == (True, False)
    state = PLAIN.apply(state, PLAIN.legal_moves(state)[0])
    assert (state.phase, state.turn) == (Phase.TURN, CENTRAL)


def test_sa_3_1_propaganda_is_back_at_0_after_the_scoring() -> None:
    assert ended(propaganda=(5, 2)).propaganda == (0, 0)


def test_sa_3_1_missions_are_revealed_before_the_scoring_and_stay_known() -> None:
    state = position("filler-0", last=True, missions=("coast", "breach"))
    after, events = play_and_listen(state, "play filler-0 points", "end")
    assert kinds(events).index("mission") < kinds(events).index("scored")
    assert after.year.shown == (PLAIN.deck.mission("coast"), PLAIN.deck.mission("breach"))
    assert PLAIN.view(after, None).year.shown == after.year.shown


def test_sa_3_2_the_side_ahead_in_morale_begins_and_at_0_the_central_powers() -> None:
    assert [beginner(morale) for morale in (-3, 0, 3)] == [CENTRAL, CENTRAL, ENTENTE]
    assert new_game().year.first == CENTRAL
    assert ended(morale=4).year.first == ENTENTE
    assert ended(morale=-4).year.first == CENTRAL


def test_sa_3_2_the_last_card_of_the_year_goes_to_the_side_behind() -> None:
    state = ended(morale=4)
    assert state.year.first == ENTENTE
    assert (state.year.first ^ (9 & 1)) == CENTRAL, "the tenth round is the other side's"


def test_sa_7_1_a_battlefield_scores_1_and_from_a_lead_of_three_2() -> None:
    scored = [public_score(fronts(artois=line), (0, 0), (0, 0)).battlefields for line in range(-4, 5)]
    assert scored == [-2, -2, -1, -1, 0, 1, 1, 2, 2]
    assert public_score(fronts(artois=3, lorraine=-1), (0, 0), (0, 0)).battlefields == 1


def test_sa_7_1_propaganda_scores_one_more_than_the_difference_but_at_most_4() -> None:
    pairs = ((0, 0), (2, 1), (3, 1), (4, 1), (6, 1), (2, 3), (0, 6))
    scored = [public_score(fronts(), (0, 0), pair).propaganda for pair in pairs]
    assert scored == [0, 2, 3, 4, 4, -2, -4]


def test_sa_7_1_economy_scores_the_difference_but_at_most_2() -> None:
    scored = [public_score(fronts(), pair, (0, 0)).economy for pair in ((2, 2), (3, 2), (5, 2), (0, 6))]
    assert scored == [0, 1, 2, -2]


def test_sa_7_1_missions_score_what_they_say() -> None:
    state = position("filler-0", last=True, lines=fronts(flanders=1), missions=("coast", "war-work"), economy=(0, 2))
    after, events = play_and_listen(state, "play filler-0 points", "end")
    coast, war_work = (PLAIN.deck.missions[PLAIN.deck.mission(name)] for name in ("coast", "war-work"))
    assert after.morale == 1 - 2 + coast.morale - war_work.morale
    assert told(events, "scored")["total"] == after.morale


def test_sa_7_1_everything_is_added_up_and_the_marker_moves_once() -> None:
    """One after the other the Entente would reach 15 with the battlefields before propaganda takes it back."""
    lines = fronts(flanders=3, artois=1)
    state = position("filler-0", last=True, lines=lines, propaganda=(0, 2), morale=12)
    after, events = play_and_listen(state, "play filler-0 points", "end")
    assert (after.morale, after.phase) == (12, Phase.DEAL)
    assert "over" not in kinds(events)
    assert kinds(events).count("morale") == 0, "a sum of 0 does not move it at all"


def test_sa_7_1_a_score_is_the_sum_of_its_parts() -> None:
    assert Score(3, -1, 2, (1, 4)).total == 1


def test_sa_8_1_reaching_15_wins_at_once_in_the_middle_of_a_round() -> None:
    state = position("filler-3 filler-7", seat=CENTRAL, morale=14, lines=fronts(artois=-1))
    after = play(state, "play filler-3 points", "assault artois", "roll 1")
    assert (after.morale, after.phase, after.turn) == (15, Phase.OVER, None)
    assert PLAIN.outcome(after) is not None
    assert PLAIN.outcome(after).winners == (ENTENTE,)  # type: ignore[union-attr]
    assert legal(after) == []


def test_sa_8_1_the_marker_does_not_move_beyond_15() -> None:
    after = ended(lines=fronts(artois=4, picardy=4), morale=14)
    assert after.morale == 15
    assert PLAIN.outcome(after).rule == "SA-8.1"  # type: ignore[union-attr]


def test_sa_8_1_victory_at_a_scoring_ends_the_war_before_1918() -> None:
    after = ended(lines=fronts(artois=-4), morale=-13, year=1915)
    assert (after.morale, after.phase, after.year.number) == (-15, Phase.OVER, 1915)
    assert PLAIN.outcome(after).winners == (CENTRAL,)  # type: ignore[union-attr]


def test_sa_8_1_an_event_can_win_and_what_it_says_afterwards_does_not_happen() -> None:
    """The rest of the event, and the points it would have given, are gone."""
    rest = '{ do = "propaganda", amount = 3 }, { do = "points", amount = 2 }'
    rules = rules_with('{ do = "morale", amount = 2 }, ' + rest)
    after = play(position("test filler-1", morale=13, rules=rules), "play test event", rules=rules)
    assert (after.phase, after.propaganda, after.left, after.queue) == (Phase.OVER, (0, 0), 0, ())


def test_sa_8_2_after_1918_the_side_on_whose_half_morale_stands_wins() -> None:
    for morale, winner in ((1, ENTENTE), (-1, CENTRAL)):
        outcome = PLAIN.outcome(ended(year=1918, morale=morale))
        assert outcome is not None
        assert (outcome.winners, outcome.rule) == ((winner,), "SA-8.2")


def test_sa_8_2_exactly_0_after_1918_is_a_draw() -> None:
    after = ended(year=1918, lines=fronts(artois=3), morale=-2)
    outcome = PLAIN.outcome(after)
    assert (after.morale, after.phase) == (0, Phase.OVER)
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert outcome.share(0) == outcome.share(1) == 0.5


def test_deals_that_could_not_be_are_refused() -> None:
    state = new_game()
    good = RULES.sample_chance(state, Random(3))
    assert isinstance(good, Deal)
    assert RULES.allows_chance(state, good)
    assert not RULES.allows_chance(state, good._replace(central=good.entente)), "a card is dealt once"
    late = RULES.deck.event("michael")
    assert not RULES.allows_chance(state, good._replace(entente=(late, *good.entente[1:]))), "it is not 1918"
    assert not RULES.allows_chance(state, Brief((0, 1, 2), (3, 4, 5)))
