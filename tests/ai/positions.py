"""Positions to ask opponents in, and the test of honesty: what a seat cannot know does not change its choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from random import Random
from typing import Any

from scrapdesk.ai.agent import Agent
from scrapdesk.ai.random_agent import pick
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line


def walk(
    entry: GameEntry, seats: int, seed: str, plies: int = 400, options: Mapping[str, str] | None = None
) -> Iterator[tuple[AnyMatch, Seat]]:
    """A random game: the match and the seat that is asked, at every decision until the end."""
    match: AnyMatch = Match(entry.rules, seats, options, seed)
    while match.ply < plies and (seat := match.to_act) is not None:
        yield match, seat
        match.play(seat, pick(match.legal_moves(seat), f"{seed}/{match.ply}"))


def reasons(
    entry: GameEntry, matches: Iterable[tuple[AnyMatch, Seat]], seed: int, most: int | None = None
) -> Iterator[tuple[Any, Any, Seat, Line]]:
    """What the bot says of each of so many moves, in a world that the seat may be in: state, move, seat, and why."""
    for match, seat in matches:
        state = entry.rules.determinize(match.view(seat), Random(seed))
        for move in match.legal_moves(seat)[:most]:
            why = entry.bot.why(state, move, seat)
            if why is not None:
                yield state, move, seat, why


def choices(entry: GameEntry, seats: int, seed: str, every: int, most: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Some positions of a random game in which there is something to choose."""
    met = 0
    for match, seat in walk(entry, seats, seed):
        if len(match.legal_moves(seat)) > 1:
            if met % every == 0:
                yield match, seat
            met += 1
            if met >= every * most:
                return


def many_choices(
    entry: GameEntry, seats: int, seed: str, count: int, every: int = 7
) -> Iterator[tuple[AnyMatch, Seat]]:
    """So many positions with something to choose, from one random game after the other."""
    games = (choices(entry, seats, f"{seed}.{number}", every, most=count) for number in range(count))
    return islice(chain.from_iterable(games), count)


def other_worlds(entry: GameEntry, view: Any, times: int) -> Iterator[Any]:
    """States that a seat cannot tell from the true one: all that it cannot know is drawn anew."""
    return (entry.rules.determinize(view, Random(f"other world {nth}")) for nth in range(times))


def chooses_alike(entry: GameEntry, agent: Agent, match: AnyMatch, seat: Seat, times: int = 3) -> bool:
    """Whether a seat's choice stays the same when all that it cannot know is drawn anew."""
    rules, view = entry.rules, match.view(seat)
    chosen = agent.choose(view, match.legal_moves(seat), "honest")
    for state in other_worlds(entry, view, times):
        again = agent.choose(rules.view(state, seat), rules.legal_moves(state), "honest")
        if again != chosen:
            return False
    return True
