"""What the coach says for a move of La Scamorra is true: looked up with the slow rules, over whole games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from scrapdesk.core.words import Line
from scrapdesk.games.scamorra.bot import ScamorraBot
from scrapdesk.games.scamorra.moves import Move
from scrapdesk.games.scamorra.state import Phase
from tests.games.scamorra import slow
from tests.games.scamorra.positions import RULES, position
from tests.games.scamorra.slow import COLUMNS, ROWS, TAKES, Slow, Square
from tests.games.scamorra.test_perft import slow_of

MIDDLE = (2, 2)


def square(name: str) -> Square:
    return COLUMNS.index(name[0]), ROWS.index(name[1])


def apart(one: Square, other: Square) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def true_of(before: Slow, text: str, told: Line) -> bool:
    """Whether a sentence holds of a move that was written down, by the rules alone."""
    side, said = before.turn, str(told)
    verb, card, *rest = text.split(" ")
    if verb == "throw":
        return not slow.board_moves(before, card) and "discards" in said
    if verb == "enter":
        return "brings your" in said and f"your {card} back" in said
    start, goal = square(rest[0][:2]), square(rest[0][2:])
    standing = dict(before.board)
    own, there = standing[start][1], before.at(goal)
    if there is not None:
        last = sum(man[0] != side for man in standing.values()) == 1
        return f"captures the {there[1]}" in said and ("knockout" in said) == last
    if said.startswith("threatens"):
        return threatens(before, card, start, goal, own, said)
    if said.startswith("steps forward"):
        return card == "p" and set(before.hands[side]) != {"p"} and (goal[1] > start[1]) == (side == 0)
    if "closer to the middle" in said:
        far = [sum(abs(a - b) for a, b in zip(at, MIDDLE, strict=True)) for at in (start, goal)]
        return far[1] < far[0] and f"your {own}" in said
    if "away from" in said:
        hunters = [at for at, (whose, name) in standing.items() if whose != side and TAKES[name] == own]
        return f"your {own}" in said and len(hunters) == 1 and apart(goal, hunters[0]) > apart(start, hunters[0])
    return said == f"moves your {own} and captures nothing yet"


def threatens(before: Slow, card: str, start: Square, goal: Square, own: str, said: str) -> bool:
    """It beats that piece, which stands there, and one of the cards left could take it from the new square."""
    victim, at = said.removeprefix("threatens the ").split(" on ")
    board = dict(before.board)
    board[goal] = board.pop(start)
    after = replace(before, board=tuple(board.items()))
    left = before.hands[before.turn].replace(card, "", 1)
    stands = after.at(square(at)) == (1 - before.turn, victim)
    return TAKES[own] == victim and stands and any((goal, square(at)) in slow.board_moves(after, one) for one in left)


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_is_true_by_the_rules(seed: int) -> None:
    luck, bot, told = Random(seed), ScamorraBot(), Counter[str]()
    state = position(
        "paper b1, stone c1, scissors d1", "paper b5, stone c5, scissors d5", "krp", "bnp", 0, "qbnrpbp", "rppqbkn"
    )
    while state.phase == Phase.PLAY and state.turn is not None:
        legal: list[Move] = list(RULES.legal_moves(state))
        for move in legal:
            why = bot.why(state, move, state.turn)
            assert why is not None
            text = RULES.encode_move(move)
            assert true_of(slow_of(state), text, why), f"{text} in {slow_of(state)}: {why}"
            told[why.template] += 1
        state = RULES.apply(state, luck.choice(legal))
    assert len(told) > 4


def test_a_false_reason_is_found() -> None:
    """A stone does not threaten a stone, and nothing threatens what it could not reach."""
    before = slow_of(position("stone c2", "stone c4, scissors d4", "rp", "k"))
    for said in ("threatens the stone on c4", "threatens the scissors on c4", "threatens the scissors on d4"):
        assert not true_of(before, "play p c2c3", Line(said))
