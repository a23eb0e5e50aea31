"""What a side can hope to shoot, by all that everybody knows: the known cards, and the odds of the hidden ones.

Hidden cards are judged by counts and clues, never by where they lie in a sample. Must not know moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from scrapdesk.games.scope.board import squares_in
from scrapdesk.games.scope.cards import OF_SIDE, PREY, SNIPER, SOVIET, WORTH, Card, Side
from scrapdesk.games.scope.scenarios import Scenario
from scrapdesk.games.scope.state import State

ELSEWHERE: Final = 0.7
"""What is left of the other chances of a square that a clue makes a likely place of one card."""


class Sight(NamedTuple):
    """The cards of the enemy, as a side sees them."""

    known: tuple[tuple[float, int], ...]
    """What each known card that can be shot is worth, and its square; the best first."""
    hidden: int
    """The squares whose cards nobody else knows."""
    share: float
    """How many of the hidden cards can be shot."""
    mean: float
    """What a hidden card is worth on the average."""
    hope: float
    """What the most promising hidden card is worth on the average."""
    likely: int
    """The squares on which that one may lie."""


@lru_cache(maxsize=256)
def stakes(scenario: Scenario, side: Side) -> dict[Card, float]:
    """What each card of a side is worth to its enemy, in parts of a victory."""
    snipers = scenario.cards[0] + scenario.reserve
    wanted = sum(scenario.count(kind) for kind in scenario.hunted)
    found = {}
    for kind in PREY:
        worth = WORTH[kind] / scenario.target if scenario.target else 0.0
        if kind == SNIPER and snipers:
            worth = max(worth, 1 / snipers)
        if kind in scenario.hunted:
            worth = max(worth, 1 / wanted)
        found[OF_SIDE[side][kind]] = worth
    return found


def area_of(state: State, side: Side) -> int:
    """The squares on which cards of a side lie."""
    return state.backs if side == SOVIET else state.frame.ground.whole & ~state.backs


def exposed_to(state: State, side: Side) -> list[tuple[float, int]]:
    """The cards of the other side that are known and worth a shot of this one, the best first."""
    worth, cards = stakes(state.frame.scenario, 1 - side), state.cards
    known = squares_in(area_of(state, 1 - side) & ~state.hidden)
    found = [(worth[cards[square]], square) for square in known if worth.get(cards[square])]
    return sorted(found, reverse=True)


def sight_of(state: State, side: Side) -> Sight:
    """What a side sees of the other."""
    foe, cards = 1 - side, state.cards
    worth = stakes(state.frame.scenario, foe)
    area = area_of(state, foe)
    known, hidden = exposed_to(state, side), area & state.hidden
    size = hidden.bit_count()
    if not size:
        return Sight(tuple(known), 0, 0.0, 0.0, 0.0, 0)
    number, total = -len(known), -sum(value for value, _ in known)
    for card, value in worth.items():
        if value:
            count = cards.count(card)
            number += count
            total += count * value
    mean = hope = total / size
    likely = hidden
    for card, within, least in state.clues:
        value = worth.get(card, 0.0)
        if value and within & area:
            odds = least / within.bit_count()
            found = odds * value + (1 - odds) * mean * ELSEWHERE
            if found > hope:
                hope, likely = found, within & hidden
    return Sight(tuple(known), hidden, number / size, mean, hope, likely)
