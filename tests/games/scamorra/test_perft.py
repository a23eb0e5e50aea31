"""How many positions lie so many moves ahead: a number that the quick rules and the slow ones must agree on."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.games.scamorra.board import OFF
from scrapdesk.games.scamorra.cards import CARD_LETTERS, PIECE_NAMES
from scrapdesk.games.scamorra.state import Phase, State
from tests.games.scamorra import slow
from tests.games.scamorra.positions import RULES, lines, position
from tests.games.scamorra.slow import Slow

OPENING = position("paper b1, stone c1, scissors d1", "paper b5, stone c5, scissors d5", "krp", "bnp", 0, "qbn", "rpp")
MIDDLE = position("paper b3, stone c2, scissors d4", "paper c4, stone a3, scissors e2", "qbp", "knr", 0, "pp", "bp")
COMEBACK = position("stone c3", "scissors c4, paper b4", "ppk", "rqb", 0, "nb", "pp")
ENDGAME = position("stone a5, paper e1", "stone e5, scissors b2", "pk", "pq", 1)


def slow_of(state: State) -> Slow:
    board = []
    for index, square in enumerate(state.squares):
        if square != OFF:
            row, column = divmod(square, 5)
            board.append(((column, row), (index // 3, PIECE_NAMES[index % 3])))
    hands = tuple("".join(CARD_LETTERS[card] for card in hand) for hand in state.hands)
    decks = tuple("".join(CARD_LETTERS[card] for card in deck) for deck in state.decks)
    over = state.phase == Phase.OVER
    return Slow(tuple(board), (hands[0], hands[1]), (decks[0], decks[1]), 0 if over else state.turn or 0, over)


def perft(state: State, depth: int) -> int:
    """How many lines of so many moves there are. The last moves are counted and not made: each costs a whole state."""
    moves = RULES.legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(RULES.apply(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize(
    "state", [OPENING, MIDDLE, COMEBACK, ENDGAME], ids=["opening", "middle", "comeback", "endgame"]
)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_quick_and_slow_rules_count_the_same_positions(state: State, depth: int) -> None:
    assert perft(state, depth) == slow.perft(slow_of(state), depth)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (OPENING, (25, 609, 26358, 695802)),
        (MIDDLE, (47, 1965, 40575, 1451329)),
        (COMEBACK, (19, 692, 15032, 480435)),
        (ENDGAME, (16, 349, 2687, 24095)),
    ],
    ids=["opening", "middle", "comeback", "endgame"],
)
def test_the_counts_to_depth_four_are_these(state: State, counts: tuple[int, ...]) -> None:
    assert tuple(perft(state, depth) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.deep
@pytest.mark.parametrize(
    "state", [OPENING, MIDDLE, COMEBACK, ENDGAME], ids=["opening", "middle", "comeback", "endgame"]
)
def test_quick_and_slow_rules_agree_at_depth_four(state: State) -> None:
    assert perft(state, 4) == slow.perft(slow_of(state), 4)


@pytest.mark.parametrize("seed", range(12))
def test_quick_and_slow_rules_agree_on_every_move_of_random_games(seed: int) -> None:
    rng = Random(seed)
    state = RULES.setup(2, RULES.check_options(2, {}))
    while state.phase != Phase.PLAY:
        chance = RULES.to_act(state) == -1
        move = RULES.sample_chance(state, rng) if chance else rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)
    slowly = slow_of(state)
    while state.phase == Phase.PLAY:
        known = slow.moves(slowly)
        assert set(lines(state)) == set(known)
        line = rng.choice(lines(state))
        state, slowly = RULES.apply(state, RULES.decode_move(line)), known[line]
        assert dict(slow_of(state).board) == dict(slowly.board)
    assert slowly.over
