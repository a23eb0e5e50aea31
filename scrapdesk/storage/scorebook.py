"""What a score book tells of a game: how each evening went for the people at this desk, and what was best of all.

Works it out from the results. Must not know how it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple

from scrapdesk.core.players import people_of
from scrapdesk.storage.people import Companion, seated
from scrapdesk.storage.statistics import History, Result

Ending = Literal["won", "lost", "drawn", "played", "watched"]
COUNTED: Final = ("won", "lost", "drawn")


def ending_of(result: Result) -> Ending:
    """How it went for the people; `played` where only people sat there, `watched` where only companions did."""
    people = people_of(result.players)
    best = {seat for seat, rank in enumerate(result.ranks) if rank == 1}
    if not people:
        return "watched"
    if len(people) == len(result.players) or len(result.ranks) != len(result.players):
        return "played"
    if len(best) == len(result.ranks):
        return "drawn"
    return "won" if best & set(people) else "lost"


def of_game(history: History, game: str) -> list[Result]:
    """Every result of a game, the oldest first."""
    return [result for result in history.results if result.game == game]


def counting(results: Iterable[Result]) -> list[Result]:
    """Those that say how well somebody plays: people met companions, and it was no practice."""
    return [result for result in results if not result.practice and ending_of(result) in COUNTED]


def watched(results: Iterable[Result]) -> int:
    """In how many nobody of this desk played."""
    return sum(ending_of(result) == "watched" for result in results)


class Bests(NamedTuple):
    """0 and None where there was none."""

    shortest: int
    """The moves of the quickest win."""
    in_a_row: int
    """How many games were won one after the other, at most."""
    widest: tuple[int, int] | None
    """The points of the widest win between two, the winner's first."""
    level: str
    """The strongest level that was beaten, of those named in `levels`; "" for none."""
    beaten: Companion | None
    """Who sat there then."""


def bests_of(results: Sequence[Result], levels: Sequence[str]) -> Bests:
    """`results` are those that count; `levels` are told the weakest first."""
    won = [result for result in results if ending_of(result) == "won"]
    runs = (len(list(run)) for wins, run in groupby(results, lambda one: ending_of(one) == "won") if wins)
    level, beaten = _strongest(won, levels)
    return Bests(min((result.moves for result in won), default=0), max(runs, default=0), _widest(won), level, beaten)


def current_run(results: Sequence[Result]) -> int:
    """How many of the last games were won one after the other."""
    count = 0
    while count < len(results) and ending_of(results[-1 - count]) == "won":
        count += 1
    return count


def _widest(won: Iterable[Result]) -> tuple[int, int] | None:
    found = [sorted(result.points, reverse=True) for result in won if len(result.points) == 2]
    pairs = [(more, less) for more, less in found if more > less]
    return max(pairs, key=lambda pair: (pair[0] - pair[1], pair[0]), default=None)


def _strongest(won: Iterable[Result], levels: Sequence[str]) -> tuple[str, Companion | None]:
    """Among wins against the same level the first counts."""
    best, who = -1, None
    for result in won:
        there = seated(result.players, result.names)
        for seat, player in enumerate(result.players):
            level = level_of(player)
            rank = levels.index(level) if level in levels else -1
            if rank > best:
                best, who = rank, there[seat]
    return (levels[best] if best >= 0 else ""), who


def level_of(player: str) -> str:
    """`steady`, of `ai:steady-sly`."""
    return player.removeprefix("ai:").partition("-")[0] if player.startswith("ai:") else ""
