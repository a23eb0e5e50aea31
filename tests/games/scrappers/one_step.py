"""A player that looks one step ahead with the bot's evaluation: the least that a search would do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scrappers.bot import KeenScrappersBot
from scrapdesk.games.scrappers.moves import Draft, Move
from scrapdesk.games.scrappers.state import PILE_A, State
from tests.games.scrappers.positions import RULES

BOT = KeenScrappersBot(RULES)
Player = Callable[[State, Seat, Random], Move]


def at_random(state: State, seat: Seat, rng: Random) -> Move:
    return rng.choice(RULES.legal_moves(state))


def by_rollout(state: State, seat: Seat, rng: Random) -> Move:
    return BOT.rollout(state, RULES.legal_moves(state), rng.random)


def greedy(state: State, seat: Seat, rng: Random) -> Move:
    """The move that is worth most in one state that the seat could be in."""
    return one_step(state, seat, rng, lambda move: 0.0)


def one_step(state: State, seat: Seat, rng: Random, liking: Callable[[Move], float]) -> Move:
    """The same with a liking for some moves."""
    legal = RULES.legal_moves(state)
    if len(legal) == 1:
        return legal[0]
    imagined = RULES.determinize(RULES.view(state, seat), rng)
    return max(legal, key=lambda move: liking(move) + BOT.evaluate(_settled(imagined, move, rng), seat))


def drafter_of(wanted: frozenset[str]) -> Player:
    """One that looks ahead like `greedy`, but drafts some cards gladly and all others unwillingly."""

    def player(state: State, seat: Seat, rng: Random) -> Move:
        def liking(move: Move) -> float:
            if not isinstance(move, Draft):
                return 0.0
            zone = state.draft[move.source]
            card = RULES.cards.of[zone[0] if move.source < PILE_A else zone[-1]]
            return 0.03 if card.id in wanted else -0.03

        return one_step(state, seat, rng, liking)

    return player


def _settled(state: State, move: Move, rng: Random) -> State:
    state = RULES.apply(state, move)
    while RULES.to_act(state) == CHANCE:
        state = RULES.apply(state, RULES.sample_chance(state, rng))
    return state


def played(players: list[Player], seed: int) -> State:
    """The end of a game."""
    rng, seats = Random(seed), len(players)
    state = RULES.setup(seats, RULES.info.default_options(seats))
    while (seat := RULES.to_act(state)) is not None:
        chance = seat == CHANCE
        state = RULES.apply(state, RULES.sample_chance(state, rng) if chance else players[seat](state, seat, rng))
    return state


def wins(one: Player, other: Player, enough: int, games: int, seats: int = 2) -> bool:
    """Whether one wins enough of so many games against others, sitting at each seat in turn. No game is played when
    that is settled."""
    won = 0
    for seed in range(games):
        players = [other] * seats
        players[seed % seats] = one
        outcome = RULES.outcome(played(players, seed))
        won += outcome is not None and outcome.winners == (seed % seats,)
        if won >= enough or won + games - seed - 1 < enough:
            break
    return won >= enough
