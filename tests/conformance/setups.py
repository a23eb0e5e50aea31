"""Every set-up that the conformance suite plays, and the playouts that its tests share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.core.options import BadOption, Options
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games import GAMES

LONGEST = 20_000
"""More moves than any game may last."""
WHOLE = "whole"
"""The seed of the match that tests share."""
deep = False
"""Whether the long tests run as well."""


@dataclass(frozen=True)
class Setup:
    """One way to sit down to a game."""

    game: str
    seats: int
    options: Options

    @property
    def entry(self) -> GameEntry:
        return GAMES[self.game]

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(self.seats)]

    def share_of(self, count: int) -> int:
        """So many positions of it are looked at, where so many are of a usual set-up."""
        return count if deep or self in USUAL else max(1, count // 2)

    def match(self, seed: str) -> Match[Any, Any, Any]:
        return Match(self.entry.rules, self.seats, self.options, seed)

    def __str__(self) -> str:
        info = self.entry.info
        usual = info.default_options(self.seats)
        changed = [f"{key}={value}" for key, value in self.options.items() if usual[key] != value]
        return "-".join([self.game, str(self.seats), *changed])


def variants(game: str, seats: int) -> Iterator[Setup]:
    """The usual set-up, and each option changed by itself as far as that can be played."""
    rules = GAMES[game].rules
    seen: set[Options] = set()
    changes = [{spec.key: choice} for spec in rules.info.options for choice in spec.choices]
    for change in ({}, *changes):
        try:
            options = rules.check_options(seats, change)
        except BadOption:
            continue
        if options not in seen:
            seen.add(options)
            yield Setup(game, seats, options)


SETUPS = [setup for game, entry in GAMES.items() for seats in entry.info.seats for setup in variants(game, seats)]
USUAL = [Setup(game, n, entry.rules.check_options(n, {})) for game, entry in GAMES.items() for n in entry.info.seats]


@dataclass(frozen=True)
class Playout:
    """A random game: every state, and the move made in it."""

    states: tuple[Any, ...]
    moves: tuple[Any, ...]


@cache
def playout(setup: Setup, seed: int) -> Playout:
    """A random game, played by the bare rules, and kept: seeds 1 and 2 are enough for all tests."""
    rules, rng = setup.entry.rules, Random(seed)
    states, moves = [rules.setup(setup.seats, setup.options)], []
    while (seat := rules.to_act(states[-1])) is not None:
        state = states[-1]
        move = rules.sample_chance(state, rng) if seat == CHANCE else rng.choice(rules.legal_moves(state))
        moves.append(move)
        states.append(rules.apply(state, move))
        assert len(moves) < LONGEST, "the game does not end"
    return Playout(tuple(states), tuple(moves))


def moments(setup: Setup, seed: int, count: int) -> list[tuple[Any, Any]]:
    """Some (state, move made in it) pairs spread over a random game, the last ones included.

    Of a set-up with one option changed half as many: with it and without, most rules are the same. With `--deep` as
    many of each.
    """
    game = playout(setup, seed)
    pairs = list(zip(game.states, game.moves, strict=False))
    step = max(1, len(pairs) // setup.share_of(count))
    return [*pairs[::step], *pairs[-3:]]


@cache
def whole_match(setup: Setup) -> Match[Any, Any, Any]:
    """A match played at random to its end, for who looks at it only."""
    return random_match(setup, WHOLE)


def random_match(setup: Setup, seed: str, plies: int = LONGEST) -> Match[Any, Any, Any]:
    """A match played at random up to so many moves of seats."""
    match, rng = setup.match(seed), Random(seed)
    for _ in range(plies):
        seat = match.to_act
        if seat is None:
            break
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match
