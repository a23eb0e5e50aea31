"""The bot: exact at the end, sensible before it, and never by what it cannot know."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scope.state import Phase, State
from tests.games.scope.positions import RULES, new_game, play, position, scattered

BOT = SCOPE.bot.tempered("even")

FIELD_OF_ALL = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


def worth(state: State, seat: int = 0) -> float:
    return BOT.evaluate(state, seat)


def test_the_end_is_worth_what_it_is_worth() -> None:
    won = play(position(FIELD_OF_ALL, target=2), "howitzer b1 a5")
    assert (worth(won), worth(won, 1)) == (1.0, 0.0)
    drawn = play(position(FIELD_OF_ALL, target=9, turns=299, last=290, mode="basic"), "search a6")
    assert (worth(drawn), worth(drawn, 1)) == (0.5, 0.5)


def test_both_sides_together_are_worth_one() -> None:
    for seed in range(5):
        state = scattered(new_game(mode="advanced"), seed)
        assert worth(state) + worth(state, 1) == pytest.approx(1.0)


def test_more_points_and_fewer_known_cards_are_better() -> None:
    base = position(FIELD_OF_ALL, target=9)
    assert worth(position(FIELD_OF_ALL, target=9, piles=("MC", ""))) > worth(base)
    assert worth(position(FIELD_OF_ALL, target=9, piles=("", "mc"))) < worth(base)
    assert worth(position(FIELD_OF_ALL, target=9, known="a1")) < worth(base)
    assert worth(position(FIELD_OF_ALL, target=9, known="d6")) > worth(base)
    assert worth(position(FIELD_OF_ALL, target=9, known="a1", turn=1)) < worth(
        position(FIELD_OF_ALL, target=9, known="a1")
    )


def test_it_shoots_what_it_has_found_and_steps_onto_the_best_card() -> None:
    found = play(position(FIELD_OF_ALL, target=9), "search d6")
    assert worth(play(position(FIELD_OF_ALL, target=9), "search d6", "hold")) < worth(found)
    assault = play(position("E E S\nO C E\n-----\ns i e\ne e e", target=9), "assault b2 a2b3")
    scores = {line: worth(play(assault, line)) for line in ("step a3", "step b3", "stay")}
    assert max(scores, key=lambda line: scores[line]) == "step a3"


def test_it_hides_a_sniper_that_everybody_knows_and_an_officer_may_do_it_besides() -> None:
    state = position(FIELD_OF_ALL, target=9, known="a1 c5")
    scores = {line: worth(play(state, line)) for line in ("move a1b2", "move b1c2", "recon a4")}
    assert max(scores, key=lambda line: scores[line]) == "move a1b2"
    after = play(state, "recon a4")
    assert worth(play(after, "deployment c1")) > worth(play(after, "end"))


def test_known_prey_is_looked_at_first_and_known_empty_places_last() -> None:
    state = position(FIELD_OF_ALL, target=9, known="a5 a6")
    ordered = [RULES.encode_move(move) for move in BOT.order(state, RULES.legal_moves(state))]
    assert {"search a5", "howitzer b1 a5"} <= set(ordered[:4])
    assert ordered.index("search a6") > ordered.index("search b6")
    assert sorted(ordered) == sorted(RULES.encode_move(move) for move in RULES.legal_moves(state))


def test_the_order_of_moves_does_not_depend_on_hidden_cards() -> None:
    state = scattered(new_game(mode="advanced"))
    moves = RULES.legal_moves(state)
    orders = {tuple(BOT.order(RULES.determinize(RULES.view(state, 0), Random(seed)), moves)) for seed in range(5)}
    assert len(orders) == 1


def test_reasons_are_sentences_that_do_not_depend_on_hidden_cards() -> None:
    state = scattered(new_game(mode="advanced"))
    for move in RULES.legal_moves(state):
        told = {BOT.why(RULES.determinize(RULES.view(state, 0), Random(seed)), move, 0) for seed in range(3)}
        assert len(told) == 1
        assert str(told.pop()).strip()


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"mode": "advanced"}), (4, {})])
def test_rollouts_end_much_sooner_than_random_play(seats: int, options: dict[str, str]) -> None:
    rollout, chance = (sum(_turns(seats, options, seed, quick) for seed in range(12)) for quick in (True, False))
    assert rollout < 0.8 * chance


def _turns(seats: int, options: dict[str, str], seed: int, quick: bool) -> int:
    rng, state = Random(seed), new_game(seats, **options)
    while (seat := RULES.to_act(state)) is not None:
        if seat == CHANCE:
            state = RULES.apply(state, RULES.sample_chance(state, rng))
            continue
        legal = RULES.legal_moves(state)
        move = BOT.rollout(state, legal, rng.random) if quick else rng.choice(legal)
        assert move in legal
        state = RULES.apply(state, move)
    assert state.phase == Phase.OVER
    return state.turns


@pytest.mark.parametrize("side", [0, 1])
def test_one_step_of_looking_beats_random_play(side: int) -> None:
    """For each move, the mean worth over a few imagined states: this wins nearly always."""
    wins = sum(_greedy_wins(side, seed) for seed in range(10))
    assert wins >= 8


def _greedy_wins(side: int, seed: int) -> bool:
    rng, state = Random(seed), scattered(new_game(), seed)
    while RULES.to_act(state) is not None:
        legal = RULES.legal_moves(state)
        if state.actor != side:
            state = RULES.apply(state, rng.choice(legal))
            continue
        imagined = [RULES.determinize(RULES.view(state, side), rng) for _ in range(6)]
        sums = [sum(BOT.evaluate(RULES.apply(world, move), side) for world in imagined) for move in legal]
        state = RULES.apply(state, legal[sums.index(max(sums))])
    return state.score.winner == side
