"""What the coach says for a move of SCOPE is true: looked up on the field, over whole games of both modes."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from scrapdesk.core.words import Line
from scrapdesk.games import GAMES
from scrapdesk.games.scope.state import Phase, State
from tests.ai.positions import reasons, walk

ENTRY = GAMES["scope"]
RULES, BOT = ENTRY.rules, ENTRY.bot
WORTHY = "socmgi"
NAMES = {
    "s": "sniper", "d": "decoy", "o": "officer", "c": "scout",
    "m": "mortar", "g": "machine gun", "i": "infantry", "e": "empty area",
}  # fmt: skip


def at(name: str) -> int:
    """The square of a name such as `b3`: columns are letters, rows numbers, eight squares to a row."""
    return "abcdefgh".index(name[0]) + 8 * (int(name[1:]) - 1)


def four(name: str) -> list[int]:
    """The squares of a quadrant such as `a1b2`."""
    low = at(name[:2])
    return [low, low + 1, low + 8, low + 9]


def known(state: State, square: int) -> bool:
    return not state.hidden >> square & 1


def side_at(state: State, square: int) -> int:
    return state.backs >> square & 1


def target_true(state: State, square: int, me: int, said: str) -> bool:
    numbers = [int(found) for found in re.findall(r"\b\d+\b", said)]
    card = state.cards[square]
    if "known to be" in said:
        return known(state, square) and side_at(state, square) != me and said.startswith(NAMES[card.lower()])
    if "nothing is left" in said:
        return known(state, square) and card.lower() not in WORTHY
    if "heard near" in said:
        sniper = "Ss"[me]
        heard = (clue for clue in state.clues if clue.card == sniper and clue.area >> square & 1)
        return not known(state, square) and any(heard)
    foes = [one for one in state.cards if one.isalpha() and one.lower() != "e" and one.isupper() == (me == 0)]
    return numbers == [len(foes)] and not known(state, square)


def placed_true(state: State, kind: str, square: int, me: int, said: str) -> bool:
    """Before the game: guns reach the next square, infantry the quadrant that it stands in, and both fronts stand."""
    reaches = any(
        0 <= near < 64 and state.cards[near] != " " and side_at(state, near) != me for near in (square - 8, square + 8)
    )
    if kind in ("gun", "infantry"):
        return ("can reach" in said) == reaches and ("until it is moved" in said) != reaches
    return "every square is equally good" in said


def true_of(state: State, text: str, told: Line) -> bool:
    said, (verb, *rest) = str(told), text.split()
    me = state.frame.order[state.turn].side if state.phase > Phase.DEAL else state.turn
    numbers = [int(found) for found in re.findall(r"\b\d+\b", said)]
    after = RULES.apply(state, RULES.decode_move(text))
    if verb in ("search", "fire", "howitzer"):
        return target_true(state, at(rest[-1]), me, said)
    if verb == "place":
        return placed_true(state, rest[0], at(rest[1]), me, said)
    if verb == "move":
        seen = [square for square in four(rest[0]) if known(state, square)]
        if "hides" in said:
            return any(state.cards[square].lower() in WORTHY for square in seen)
        return numbers == [len(seen)] and all(state.cards[square].lower() not in WORTHY for square in seen)
    if verb == "assault":
        return numbers == [sum(side_at(state, square) != me for square in four(rest[1]))] and numbers[0] > 0
    if verb == "step":
        card = state.cards[at(rest[0])]
        return said.endswith(NAMES[card.lower()]) and known(state, at(rest[0])) and side_at(state, at(rest[0])) != me
    if verb == "shot":
        return rest[0] in said
    if verb == "shoot":
        return "scores now" in said and after.score.points[me] > state.score.points[me]
    if verb == "hold":
        return "silent" in said and after.score == state.score and after.phase is not Phase.NOISE
    if verb == "recon":
        return "without making a noise" in said and after.phase is not Phase.NOISE
    if verb == "reinforce":
        return "points back" in said and after.score.points[1 - me] < state.score.points[1 - me]
    if verb == "deployment":
        return "move another" in said and after.phase in (Phase.REGROUP, Phase.ARRANGE)
    if verb == "arrange":
        return "four squares" in said and len(rest[0]) == 4
    return verb == "scatter" and "no pattern" in said


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_every_reason_is_true_by_the_field(seed: int, mode: str) -> None:
    told = Counter[str]()
    for state, move, _, why in reasons(ENTRY, walk(ENTRY, 2, f"true-{seed}", 260, {"mode": mode}), seed, 40):
        text = RULES.encode_move(move)
        assert true_of(state, text, why), f"{text}: {why}"
        told[why.template] += 1
    assert len(told) > 6


def test_a_false_reason_is_found() -> None:
    walked = walk(ENTRY, 2, "true-1", 260, {"mode": "basic"})
    match, seat = next((match, seat) for match, seat in walked if match.view(None).phase is Phase.TURN)
    state = RULES.determinize(match.view(seat), Random(1))
    text = next(text for move in match.legal_moves(seat) if (text := RULES.encode_move(move)).startswith("search"))
    for said in (f"sniper is known to be on {text.split()[1]}", "99 of the enemy's cards are not empty areas"):
        assert not true_of(state, text, Line(said))
