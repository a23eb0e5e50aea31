"""What the coach says for a move of Scalawag! is true: looked up in the rules and in the hands, over whole games."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import cast

import pytest

from scrapdesk.core.words import Line
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.cards import CREW_NAMES
from scrapdesk.games.scalawag.rules import Scalawag
from scrapdesk.games.scalawag.state import Phase, State
from tests.ai.positions import reasons, walk

ENTRY = GAMES["scalawag"]
RULES, BOT = cast(Scalawag, ENTRY.rules), ENTRY.bot
NUMBERS = {"no": 0, "a": 1, "two": 2, "three": 3}


def crew_in(said: str) -> Counter[str]:
    """The crew that a sentence speaks of: `two gunners and a pilot`."""
    found = re.findall(r"\b(no|a|two|three|\d+) (\w+?)s?\b(?=,| and|$|, so| is| left)", said)
    singular = {"mutineer": "mutineer", "rogue": "rogue wave"}
    return Counter({singular.get(name, name): NUMBERS.get(n, 0) or (int(n) if n.isdigit() else 0) for n, name in found})


def held(state: State, seat: int) -> Counter[str]:
    return Counter(CREW_NAMES[card] for card in state.hands[seat])


def likely_true(state: State, seat: int, numbers: list[int], priced: bool) -> bool:
    """A sure thing is one in every world that the seat cannot tell from this one."""
    worlds = [RULES.determinize(RULES.view(state, seat), Random(nth)) for nth in range(12)]
    plan, captain, percent = state.plan, state.captain, numbers[0]
    holds = [held(world, captain)[CREW_NAMES[plan.claim]] >= plan.claimed for world in worlds]
    sure = percent not in (0, 100) or all(holds) == (percent == 100)
    return sure and priced and 0 <= percent <= 100 and numbers[1] == state.caught[captain]


def true_of(state: State, text: str, seat: int, told: Line) -> bool:
    said, words = str(told), text.split()
    numbers = [int(found) for found in re.findall(r"\d+", said.replace("%", ""))]
    after = RULES.apply(state, RULES.decode_move(text))
    hand = held(state, seat)
    if "nobody can challenge" in said:
        return after.phase is not Phase.CHALLENGE
    if "you can show" in said or "can show it" in said:
        claimed = after.plan
        return hand[CREW_NAMES[claimed.claim]] >= claimed.claimed > 0
    if "bluff" in said:
        claimed = after.plan
        return hand[CREW_NAMES[claimed.claim]] < claimed.claimed
    if "% likely" in said:
        return likely_true(state, seat, numbers, ("wrong call" in said) == (words[0] == "pass"))
    if " left" in said and words[0] in ("target", "play"):
        aimed = int(next(word for word in words if re.fullmatch(r"p\d", word))[1:]) - 1
        return f"p{aimed + 1} has" in said and numbers[-2:] == [state.damage[aimed], len(state.hands[aimed])]
    if "would have" in said and "holes" in said:
        return numbers == [after.damage[seat], 5] and after.damage[seat] == state.damage[seat] + 1
    if words[0] in ("lose", "bury"):
        crew = words[1]
        return hand[crew] - 1 == crew_in(said)[crew] and ("still" in said) == (hand[crew] > 1)
    if said.startswith("you keep"):
        return +crew_in(said) == hand - Counter(words[1:])
    if "challenger pays" in said:
        return after.phase is Phase.PENALTY or after.phase is Phase.VERDICT or after.phase is not Phase.REPLY
    if "either penalty" in said:
        return state.damage[seat] == 4 and len(state.hands[seat]) == 1
    if "sinks that ship" in said:
        seats = range(state.frame.seats)
        if "hole" in said:
            return any(after.damage[one] == 5 > state.damage[one] for one in seats)
        return any(state.hands[one] and not after.hands[one] for one in seats)
    return "can't afford" in said and [RULES.encode_move(move) for move in RULES.legal_moves(state)] == ["forgo"]


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_every_reason_is_true_by_the_rules(seed: int, seats: int) -> None:
    told = Counter[str]()
    for state, move, seat, why in reasons(ENTRY, walk(ENTRY, seats, f"true-{seed}", 250), seed, 40):
        text = RULES.encode_move(move)
        assert true_of(state, text, seat, why), f"{text}: {why}"
        told[why.template] += 1
    assert len(told) > 6


def test_a_false_reason_is_found() -> None:
    match, seat = next((match, seat) for match, seat in walk(ENTRY, 4, "false", 50) if len(match.legal_moves(seat)) > 5)
    state = RULES.determinize(match.view(seat), Random(1))
    lies = [RULES.encode_move(m) for m in match.legal_moves(seat) if "bluff" in str(BOT.why(state, m, seat))]
    for text in lies:
        assert not true_of(state, text, seat, Line("you can show it"))
    assert lies
