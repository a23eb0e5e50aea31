"""The bot: odds, worth, bluffing, and temperaments that change taste and never information."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.ismcts import SearchAgent
from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.bot import ScalawagBot
from scrapdesk.games.scalawag.cards import CANNONS, GUNNER, MUSTER
from scrapdesk.games.scalawag.moves import Call, Move, Order, Pass
from scrapdesk.games.scalawag.odds import at_least, holds_claim, truth
from scrapdesk.games.scalawag.state import Note, State, What
from scrapdesk.games.scalawag.view import View
from scrapdesk.games.scalawag.worth import EVEN, NAIVE, TASTES, Taste
from tests.games.scalawag.positions import RULES, at_sea, legal, new, play

BOT = ScalawagBot()
TEMPERED = [BOT.tempered(temperament) for temperament in ("plain", "even", "hasty")]
"""Those who mind most being caught, and being wrong with a call, first."""


def test_odds_are_those_of_a_hand_dealt_from_the_unseen() -> None:
    assert at_least(2, 12, 3, 1) == pytest.approx(1 - (10 * 9 * 8) / (12 * 11 * 10))
    assert at_least(1, 12, 3, 2) == 0.0
    assert at_least(3, 3, 3, 3) == 1.0


def test_a_claim_that_the_own_hand_disproves_is_known_to_be_a_lie() -> None:
    """Four captains have two pilots: both are in the challenger's hand."""
    state = play(at_sea("pss pps sgm sgm"), "order wind")
    assert truth(state, 1) == 0.0
    assert truth(state, 2) > 0.0
    assert BOT.call_wish(state) > 0.5


def test_who_was_caught_often_is_believed_less() -> None:
    state = play(at_sea("gss sgm sgm sgm"), "order cannons 1")
    liar = state._replace(caught=(4, 0, 0, 0))
    honest = state._replace(proven=(4, 0, 0, 0))
    assert truth(liar, 1) < truth(state, 1) < truth(honest, 1)


def test_a_challenger_near_the_bottom_calls_less_gladly() -> None:
    state = play(at_sea("gss sgm sgm sgm"), "order cannons 2")
    sinking = state._replace(damage=(0, 4, 0, 0), hands=(state.hands[0], (2,), *state.hands[2:]))
    assert BOT.call_wish(sinking) <= BOT.call_wish(state)


def test_a_temperament_changes_the_taste_for_lies() -> None:
    lie = play(at_sea("mss sgm sgm sgm", points=[0, 5, 5, 5]), "order wind")
    values = [bot.evaluate(lie, 0) for bot in TEMPERED]
    assert values == sorted(values)
    assert values[0] < values[2]
    plain = at_sea()
    assert len({bot.evaluate(plain, 0) for bot in TEMPERED}) == 1


def test_every_temperament_of_the_opponents_has_a_taste_here() -> None:
    assert set(TASTES) == set(TEMPERAMENTS)
    for spec, taste in {"steady": EVEN, "steady-hasty": TASTES["hasty"]}.items():
        agent = make_agent(spec, GAMES["scalawag"])
        assert isinstance(agent, SearchAgent) and isinstance(agent.bot, ScalawagBot) and agent.bot.taste == taste


def test_a_temperament_changes_the_taste_for_calls() -> None:
    suspect = at_sea("mss spm sgm sgm")._replace(caught=(6, 0, 0, 0))
    called = play(suspect, "order wind", "scalawag")
    values = [bot.evaluate(called, 1) for bot in TEMPERED]
    assert values[0] < values[1] < values[2]


def test_a_captain_with_more_ship_and_crew_is_worth_more() -> None:
    assert BOT.evaluate(at_sea(damage=[3, 0, 0, 0]), 0) < BOT.evaluate(at_sea(), 0)
    assert BOT.evaluate(at_sea("s sss sss sss"), 0) < BOT.evaluate(at_sea("ss sss sss sss"), 0)
    assert BOT.evaluate(at_sea(points=[2, 10, 10, 10]), 0) < BOT.evaluate(at_sea(), 0)


def test_a_partner_counts_as_oneself() -> None:
    alone = BOT.evaluate(at_sea("sss sss sss sss sss sss"), 0)
    team = BOT.evaluate(at_sea("sss sss sss sss sss sss", teams="efsefs"), 0)
    assert team == pytest.approx(2 * alone)


def test_the_end_is_worth_exactly_what_it_is() -> None:
    over = play(at_sea("sss - g -"), "order board", "target p3")
    assert [BOT.evaluate(over, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_values_and_rollouts_hold_through_whole_games(seats: int) -> None:
    rng = Random(seats)
    options = {"bonus": "both", "allegiance": "on"} if seats in (6, 8) else {"bonus": "both"}
    state = new(seats, seats, options)
    while (asked := RULES.to_act(state)) is not None:
        moves = RULES.legal_moves(state)
        for seat in range(seats):
            assert 0.0 <= BOT.evaluate(state, seat) <= 1.0
        if asked == CHANCE:
            state = RULES.apply(state, RULES.sample_chance(state, rng))
            continue
        assert sorted(map(str, BOT.order(state, moves))) == sorted(map(str, moves))
        chosen = BOT.rollout(state, moves, rng.random)
        assert chosen in moves
        assert str(BOT.why(state, chosen, asked))
        state = RULES.apply(state, chosen)


def test_a_policy_looks_only_at_what_its_captain_knows() -> None:
    """The same luck, all that is hidden dealt anew: the same choice."""
    rng = Random(3)
    state = new(5, 3, {"bonus": "both"})
    while (asked := RULES.to_act(state)) is not None:
        moves = RULES.legal_moves(state)
        if asked != CHANCE:
            other = RULES.determinize(RULES.view(state, asked), rng)
            for seed in range(4):
                assert BOT.rollout(state, moves, Random(seed).random) == BOT.rollout(other, moves, Random(seed).random)
        state = RULES.apply(state, RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(moves))


def one_step(state: State, seat: Seat, rng: Random, samples: int = 5, bot: ScalawagBot = BOT) -> Move:
    """The move after which the sampled positions are worth most."""
    moves = RULES.legal_moves(state)
    view = RULES.view(state, seat)
    sums = [0.0] * len(moves)
    for _ in range(samples):
        world, luck = RULES.determinize(view, rng), rng.random()
        for at, move in enumerate(moves):
            after, dice = RULES.apply(world, move), Random(luck)
            while RULES.to_act(after) == CHANCE:
                after = RULES.apply(after, RULES.sample_chance(after, dice))
            sums[at] += bot.evaluate(after, seat)
    return moves[max(range(len(moves)), key=lambda at: sums[at])]


@pytest.mark.parametrize("seats", [3, 5])
def test_one_step_of_thought_beats_the_quick_policy(seats: int) -> None:
    """Against captains who play by the policy, not at random."""
    won, games = 0.0, 20
    for game in range(games):
        rng, me = Random(game), game % seats
        state = new(seats, game)
        while (asked := RULES.to_act(state)) is not None:
            if asked == CHANCE:
                state = RULES.apply(state, RULES.sample_chance(state, rng))
                continue
            moves = RULES.legal_moves(state)
            thinks = asked == me and len(moves) > 1
            state = RULES.apply(state, one_step(state, me, rng) if thinks else BOT.rollout(state, moves, rng.random))
        outcome = RULES.outcome(state)
        assert outcome is not None
        won += outcome.share(me)
    assert won / games > 1.4 / seats


def test_who_minds_being_caught_beats_captains_who_go_by_the_odds_alone() -> None:
    """The same one step of thought for all; the levels of the opponents have the taste of the one alone."""
    careful, naive = GreedyAgent(RULES, ScalawagBot(EVEN)), GreedyAgent(RULES, ScalawagBot(NAIVE))
    won, deals = 0.0, 6
    for deal in range(deals):
        for me in range(3):
            agents = [careful if seat == me else naive for seat in range(3)]
            outcome = play_game(RULES, agents, None, f"taste.{deal}").outcome
            assert outcome is not None
            won += outcome.share(me)
    assert won / (3 * deals) > 1.3 / 3


def test_reasons_say_how_likely_the_declaration_is() -> None:
    state = play(at_sea("gss sgm sgm sgm"), "order cannons 1")
    assert "% likely" in str(BOT.why(state, Call(), 1))
    assert "wrong call" in str(BOT.why(state, Pass(), 1))


@pytest.mark.parametrize("taste", [NAIVE, EVEN])
@pytest.mark.parametrize("seats", [3, 4])
def test_captains_who_think_one_step_fight_each_other_to_an_end(seats: int, taste: Taste) -> None:
    """Nobody waits for the others to do the fighting until time is up."""
    rng, bot = Random(seats), ScalawagBot(taste)
    state = new(seats, seats)
    while (asked := RULES.to_act(state)) is not None:
        move = RULES.sample_chance(state, rng) if asked == CHANCE else one_step(state, asked, rng, 2, bot)
        state = RULES.apply(state, move)
    assert 8 < state.turn < 120


def test_a_muster_is_a_choice_among_cards_and_no_gain_of_crew() -> None:
    """Three are drawn and three go back: a captain with one card left has one card left."""
    before = at_sea("s sgm sgm sgm", port="sgmpsg", points=[4, 4, 4, 4])
    drawn = play(before, "order muster", "draw gunner marine pilot")
    for bot in [BOT, *TEMPERED]:
        assert bot.evaluate(drawn, 0) < bot.evaluate(play(before, "order trim"), 0) + 0.05


def test_nobody_musters_again_and_again() -> None:
    """It used to be taken for a gain of crew, and captains with one card left did nothing else."""
    agent = make_agent("sharp/10", GAMES["scalawag"])
    for game in range(3):
        orders: dict[Seat, list[int]] = {0: [], 1: [], 2: []}
        match: Match[State, Move, View] = Match(RULES, 3, seed=f"musters.{game}")
        while (seat := match.to_act) is not None:
            move = agent.choose(match.view(seat), match.legal_moves(seat), f"{game}/{match.ply}")
            if isinstance(move, Order):
                orders[seat].append(move.order)
            match.play(seat, move)
        assert all(given[at : at + 3] != [MUSTER] * 3 for given in orders.values() for at in range(len(given)))


def test_whoever_can_sink_the_last_rival_without_a_word_that_could_be_called_does() -> None:
    keen = ScalawagBot(EVEN)
    worn = at_sea("sgm - s", damage=[4, 0, 1], points=[5, 5, 5])
    kept = {str(RULES.encode_move(move)) for move in RULES.legal_moves(worn) if not keen.pointless(worn, move)}
    assert kept >= {"order trim", "order muster"}  # boarding a ship with one hole costs eight
    sinking = worn._replace(damage=(4, 5, 4))
    left = [RULES.encode_move(move) for move in RULES.legal_moves(sinking) if not keen.pointless(sinking, move)]
    assert left == ["order cannons", "order board"]
    poor = sinking._replace(points=(1, 0, 5))
    assert any(not keen.pointless(poor, move) for move in RULES.legal_moves(poor))


def test_nobody_declares_crew_that_lies_in_the_locker_before_all_eyes() -> None:
    keen, state = ScalawagBot(EVEN), at_sea(port="smptl")._replace(locker=(1, 1, 1))  # three of four gunners
    one, two = (RULES.decode_move(f"order cannons {number}") for number in (1, 2))
    assert [keen.pointless(state, move) for move in (one, two)] == [False, True]
    without_lookouts = play(state._replace(locker=(5, 5)), "order cannons")
    assert keen.pointless(without_lookouts, RULES.decode_move("declare lookout"))
    assert not keen.pointless(without_lookouts, RULES.decode_move("declare pilot"))


def test_who_can_show_the_crew_does_not_pay() -> None:
    keen = ScalawagBot(EVEN)
    truthful = play(at_sea("gss sgm sgm sgm"), "order cannons 1", "scalawag")
    assert {line: keen.pointless(truthful, RULES.decode_move(line)) for line in legal(truthful)} == {
        "show": False,
        "hole": True,
        "lose gunner": True,
        "lose sailor": True,
    }
    lying = play(at_sea("sss sgm sgm sgm"), "order cannons 1", "scalawag")
    assert not any(keen.pointless(lying, RULES.decode_move(line)) for line in legal(lying))


def test_a_toss_of_a_coin_is_no_call_unless_the_own_ship_may_sink_or_only_two_are_left() -> None:
    """Of a captain who has always had a gunner to declare, and was never called."""
    keen, state = ScalawagBot(EVEN), play(at_sea("gss gss sss sss", port="mmptlm"), "order cannons 1")
    always = tuple(Note(0, What.DECLARE, 0, CANNONS, 1, (GUNNER,)) for _ in range(10))
    state = state._replace(log=(*always, *state.log))
    assert holds_claim(state, 1) >= 0.5 and truth(state, 1) <= 0.8
    assert keen.pointless(state, Call())
    assert not keen.pointless(state._replace(damage=(0, 4, 0, 0)), Call())
    assert not keen.pointless(state._replace(caught=(1, 0, 0, 0)), Call())
    assert not keen.pointless(state._replace(afloat=0b11), Call())
