"""How likely each kind of card is on every hidden square of a side, by all that its enemy knows.

Counted exactly where the ways to lay out the side are few enough to be counted, and drawn many times elsewhere. Must
not look at a card that the believing side cannot see, and must not know what the figures are used for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from operator import sub
from random import Random
from typing import Final, NamedTuple

from scrapdesk.games.scope.board import BIT, squares_in
from scrapdesk.games.scope.cards import KINDS
from scrapdesk.games.scope.deduction import Unknown, classes_of
from scrapdesk.games.scope.sampling import draw

Odds = tuple[float, ...]
"""How likely each kind is, in the order of KINDS."""

DRAWS: Final = 600
"""Arrangements that odds are counted in where there are too many to count all: enough for two figures."""
MOST_STEPS: Final = 40_000
"""Beyond so many ways to deal the kinds out one after the other, nothing is counted."""

COUNTED: Final = 1024
"""So many counts are remembered."""
FEW: Final = 100
"""Of so many ways to deal equal cards at most, all are remembered."""

Room = tuple[int, ...]
"""How many places are left in each class of squares."""
_Wants = tuple[tuple[tuple[int, ...], int], ...]
"""The clues about a kind: at least so many of it within these classes."""


class _Step(NamedTuple):
    """One way to deal out one kind: from a room to the room that is left, so many into each class."""

    room: Room
    dealt: Room
    weight: int
    rest: Room


@lru_cache(maxsize=256)
def hidden_odds(unknown: Unknown) -> dict[int, Odds]:
    """For every hidden square the odds of each kind. Squares that no clue tells apart have the same."""
    parts = classes_of(unknown)
    shares = _counted(unknown, parts)
    if shares is None:
        shares = _drawn(unknown, parts)
    elif not shares:
        return _vaguely(unknown)
    return {square: odds for part, odds in zip(parts, shares, strict=True) for square in squares_in(part)}


def _vaguely(unknown: Unknown) -> dict[int, Odds]:
    """Nothing fits: so it is only in the midst of a move, as it is shown. Then counts alone are believed."""
    size = max(1, unknown.area.bit_count())
    return dict.fromkeys(squares_in(unknown.area), tuple(min(1.0, left / size) for left in unknown.left))


# -- counted ------------------------------------------------------------------------------------------------


def _counted(unknown: Unknown, parts: Sequence[int]) -> list[Odds] | None:
    """Of all arrangements that fit the clues, the share with each kind in each class; None where they are too
    many, and nothing where there are none."""
    sizes = tuple(part.bit_count() for part in parts)
    wants = tuple(_wants(unknown, parts, kind) for kind in range(len(unknown.left)))
    found = _counted_in(sizes, tuple(unknown.left), wants, MOST_STEPS)
    return None if found is None else list(found)


@lru_cache(maxsize=COUNTED)
def _counted_in(sizes: Room, left: Room, of_kinds: tuple[_Wants, ...], budget: int) -> tuple[Odds, ...] | None:
    """Where the squares are does not matter: after a move there are mostly as many of them in as many classes."""
    layers, steps = [{sizes: 1}], []
    for count, wants in zip(left, of_kinds, strict=True):
        dealt = []
        after: dict[Room, int] = {}
        for room, ways in layers[-1].items():
            for step in _steps(room, count, wants):
                dealt.append(step)
                after[step.rest] = after.get(step.rest, 0) + ways * step.weight
                if len(dealt) > budget:
                    return None
        budget -= len(dealt)
        layers.append(after)
        steps.append(dealt)
    return tuple(_shares(sizes, layers, steps))


def _wants(unknown: Unknown, parts: Sequence[int], kind: int) -> _Wants:
    return tuple(
        (tuple(at for at, part in enumerate(parts) if part & clue.area), clue.least)
        for clue in unknown.clues
        if clue.card.lower() == KINDS[kind]
    )


def _steps(room: Room, count: int, wants: _Wants) -> Iterator[_Step]:
    few = comb(count + len(room) - 1, count) <= FEW
    splits = _few_splits(tuple([min(free, count) for free in room]), count) if few else _splits(room, count)
    for dealt in splits:
        if not wants or all(sum([dealt[at] for at in within]) >= least for within, least in wants):
            weight = prod([comb(free, number) for free, number in zip(room, dealt, strict=True) if number])
            rest = tuple(map(sub, room, dealt))
            yield _Step(room, dealt, weight, rest)


@lru_cache(maxsize=COUNTED)
def _few_splits(room: Room, count: int) -> tuple[Room, ...]:
    """The same few come for many rooms: beyond what is dealt, more room makes no difference."""
    return tuple(_splits(room, count))


def _splits(room: Room, count: int) -> Iterator[Room]:
    """Every way to deal so many equal cards into classes with so much room."""
    if not room:
        if not count:
            yield ()
        return
    elsewhere = sum(room[1:])
    for here in range(max(0, count - elsewhere), min(room[0], count) + 1):
        for rest in _splits(room[1:], count - here):
            yield (here, *rest)


def _shares(sizes: Room, layers: list[dict[Room, int]], steps: list[list[_Step]]) -> list[Odds]:
    """Every step weighs as much as there are arrangements that go through it."""
    full = tuple(0 for _ in sizes)
    total = layers[-1].get(full, 0)
    if not total:
        return []
    found = [[0] * len(steps) for _ in sizes]
    ahead = {full: 1}
    for kind in reversed(range(len(steps))):
        before: dict[Room, int] = {}
        for room, dealt, weight, rest in steps[kind]:
            onward = weight * ahead.get(rest, 0)
            before[room] = before.get(room, 0) + onward
            through = onward * layers[kind][room]
            for at, number in enumerate(dealt):
                if number:
                    found[at][kind] += number * through
        ahead = before
    return [
        tuple(number / (total * max(1, size)) for number in numbers) for numbers, size in zip(found, sizes, strict=True)
    ]


# -- drawn --------------------------------------------------------------------------------------------------


def _drawn(unknown: Unknown, parts: Sequence[int]) -> list[Odds]:
    """The same, counted in arrangements that are drawn; with the same luck each time, so that odds stand still."""
    rng = Random("belief")
    found = [[0] * len(KINDS) for _ in parts]
    for _ in range(DRAWS):
        lies = [0] * len(KINDS)
        for square, kind in draw(unknown, rng).items():
            lies[KINDS.index(kind)] |= BIT[square]
        for at, part in enumerate(parts):
            for index, area in enumerate(lies):
                found[at][index] += (area & part).bit_count()
    return [
        tuple(number / (DRAWS * max(1, part.bit_count())) for number in numbers)
        for numbers, part in zip(found, parts, strict=True)
    ]
