"""What the coach says for a move of Scarper is true: looked up on the map before and after it, over whole games."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import cast

import pytest

from scrapdesk.core.words import Line
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.board import FIELDS
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import Phase, State, rolling
from scrapdesk.games.scarper.years import standing
from tests.ai.positions import reasons, walk

ENTRY = GAMES["scarper"]
RULES, BOT = cast(Scarper, ENTRY.rules), ENTRY.bot


DICE = {"win ground": ("charge", "assault"), "destroy trenches": ("bombard",), "event": ("fortune",)}


def ahead(front: int, seat: int) -> int:
    """How far a frontline is on the enemy's side."""
    return front if seat == 0 else -front


def ground(state: State, seat: int) -> int:
    """What the battlefields would bring now: 1 where somebody is ahead, 2 from three spaces on."""
    worth = [0 if not front else 1 if abs(front) < 3 else 2 for front in state.fronts]
    return sum(one if ahead(front, seat) > 0 else -one for one, front in zip(worth, state.fronts, strict=True))


def dug(state: State, field: int, seat: int) -> int:
    """The trenches of a side in a battlefield, space by space: both rows of the tally hold its spaces."""
    spaces = range(4 + state.fronts[field]) if seat == 0 else range(4 + state.fronts[field], 8)
    return sum(state.trenches[field] >> row + space & 1 for space in spaces for row in (0, 8))


def track_true(before: tuple[int, int], then: tuple[int, int], seat: int, said: str) -> bool:
    foe, numbers = 1 - seat, [int(found) for found in re.findall(r"\d+", said)]
    if said.startswith("raises your"):
        return then[seat] > before[seat] and numbers == [then[seat], then[foe]]
    return then[foe] < before[foe] and numbers == [then[foe], then[seat]]


def true_of(state: State, text: str, after: State, seat: int, told: Line) -> bool:
    said = str(told)
    numbers = [int(found) for found in re.findall(r"\d+", said)]
    fields = [at for at, name in enumerate(FIELDS) if name.title() in said]
    if said.startswith("worth"):
        mission = next(one for one in RULES.deck.missions if one.id == text.split()[1])
        return numbers == [mission.morale] and ("stand" in said) == fulfilled(mission, seat, standing(state))
    if "year ends" in said:
        return (state.turns == 9 and after.turns != 9) or after.phase is Phase.OVER
    if "ends the war" in said:
        return after.phase is Phase.OVER and abs(after.morale) >= 15
    if said.startswith("the dice"):
        roll = rolling(after)
        found = any(words in said and roll.what in what for words, what in DICE.items())
        return found and fields == ([roll.field] if roll.field >= 0 else [])
    if "moves morale" in said:
        return numbers == [(after.morale - state.morale) * (1, -1)[seat]] and numbers[0] > 0
    if "wins ground" in said:
        won = [at for at in range(5) if ahead(after.fronts[at], seat) > ahead(state.fronts[at], seat)]
        more = ground(after, seat) - ground(state, seat)
        return fields == won and bool(won) and numbers == ([more] if more > 0 else [])
    if "propaganda" in said:
        return track_true(state.propaganda, after.propaganda, seat, said)
    if "economy" in said:
        return track_true(state.economy, after.economy, seat, said)
    if "trench" in said:
        side = seat if said.startswith("you will") else 1 - seat
        old, new = dug(state, fields[0], side), dug(after, fields[0], side)
        return numbers == [new] and (new > old if side == seat else new < old)
    if "fulfils your mission" in said:
        mission = RULES.deck.missions[after.year.kept[seat]]
        stands = [fulfilled(mission, seat, standing(one)) for one in (state, after)]
        return stands == [False, True] and numbers == [mission.morale]
    if "command point" in said or "play a card after" in said:
        return numbers == [after.left] and after.left > state.left if numbers else after.again and not state.again
    if "charges" in said:
        mine, was, now = said.startswith("your"), state.year, after.year
        return (now.drill[seat] > was.drill[seat]) if mine else (now.guard[seat] > was.guard[seat])
    return "you choose" in said and after.phase is Phase.CHOOSE


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_is_true_by_the_map(seed: int) -> None:
    told = Counter[str]()
    for state, move, seat, why in reasons(ENTRY, walk(ENTRY, 2, f"true-{seed}", 500), seed):
        text = RULES.encode_move(move)
        after = RULES.apply(state, move)
        assert true_of(state, text, after, seat, why), f"{text}: {why}"
        told[why.template] += 1
    assert len(told) > 8


def test_the_enemys_secret_has_no_part_in_it() -> None:
    """Worlds that look the same to a seat give the same reasons."""
    for match, seat in list(walk(ENTRY, 2, "secret", 200))[::9]:
        worlds = [RULES.determinize(match.view(seat), Random(nth)) for nth in range(4)]
        for move in match.legal_moves(seat)[:20]:
            assert len({str(BOT.why(state, move, seat)) for state in worlds}) == 1, RULES.encode_move(move)


def test_a_false_reason_is_found() -> None:
    match, seat = next(iter(walk(ENTRY, 2, "false", 50)))
    state = RULES.determinize(match.view(seat), Random(1))
    for said in ("wins ground in Artois", "moves morale 1 your way", "raises your economy to 5; the enemy has 4"):
        assert not true_of(state, "end", state, seat, Line(said))
