"""What the bot tells a search is sound, and a player that looks one step ahead beats chance."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.bot import ScarperBot
from scrapdesk.games.scarper.moves import Play
from tests.games.scarper.positions import PLAIN, RULES, fronts, play, position, trenches
from tests.games.scarper.test_views import game

BOT = ScarperBot(RULES)
OWN = ScarperBot(PLAIN)


@pytest.mark.parametrize("seed", range(3))
def test_what_one_side_hopes_for_the_other_fears(seed: int) -> None:
    for state, _ in game(seed):
        hope = BOT.evaluate(state, 0)
        assert 0 <= hope <= 1
        assert hope + BOT.evaluate(state, 1) == pytest.approx(1)
    assert hope in (0, 0.5, 1), "the end is known exactly"


def test_ground_morale_and_trenches_are_worth_something() -> None:
    even = OWN.evaluate(position(), 0)
    for better in (
        position(morale=2),
        position(lines=fronts(artois=1)),
        position(economy=(2, 0)),
        position(propaganda=(2, 0)),
        position(digs=trenches(artois="..12 ....")),
        position(lines=fronts(flanders=1), missions=("coast", "breach"), digs=trenches(artois="2... ....")),
    ):
        assert OWN.evaluate(better, 0) > even


@pytest.mark.parametrize("seed", range(3))
def test_ordering_and_playing_on_stay_within_the_legal_moves(seed: int) -> None:
    rng = Random(seed)
    for state, _ in game(seed):
        if state.turn in (None, CHANCE):
            continue
        moves = RULES.legal_moves(state)
        assert sorted(BOT.order(state, moves), key=repr) == sorted(moves, key=repr)
        assert BOT.rollout(state, moves, rng.random) in moves


def test_playing_on_mostly_plays_cards() -> None:
    state, rng = position(economy=(6, 0)), Random(1)
    moves = PLAIN.legal_moves(state)
    drawn = [OWN.rollout(state, moves, rng.random) for _ in range(200)]
    assert sum(type(move) is Play for move in drawn) > 150


def test_reasons_are_the_part_of_the_evaluation_that_grows_most() -> None:
    state = play(position(), "play filler-3 points")
    assert "wins ground" in str(OWN.why(state, PLAIN.decode_move("push artois"), 0))
    assert "propaganda" in str(OWN.why(state, PLAIN.decode_move("publish"), 0))
    assert "economy" in str(OWN.why(state, PLAIN.decode_move("invest"), 0))
    assert "dice" in str(OWN.why(state, PLAIN.decode_move("charge artois"), 0))
    assert OWN.why(state, PLAIN.decode_move("end"), 0) is None


def test_one_step_ahead_beats_chance() -> None:
    """A hundred games are played outside; here ten with sides changed must all be won but one."""
    greedy, chance = GreedyAgent(RULES, BOT, samples=2), RandomAgent()
    won = 0.0
    for seed in range(10):
        agents = [greedy, chance] if seed % 2 else [chance, greedy]
        outcome = play_game(RULES, agents, seed=seed).outcome
        assert outcome is not None
        won += outcome.share(1 - seed % 2)
    assert won >= 9
