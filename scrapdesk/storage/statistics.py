"""What has been played: one line of facts a finished game. Sums are worked out from them when asked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

import msgspec

from scrapdesk import paths
from scrapdesk.core.rules import Outcome
from scrapdesk.storage.documents import Document, Kind

MOST_RESULTS = 5000
"""The oldest fall off the end."""


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    players: tuple[str, ...]
    """Who sat where, as the command line writes it (`human`, `ai:steady`)."""
    ranks: tuple[Annotated[int, msgspec.Meta(ge=1, le=8)], ...]
    reason: str
    moves: Annotated[int, msgspec.Meta(ge=0)]
    practice: bool = False
    when: str = ""
    seed: str = ""


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    results: tuple[Result, ...] = ()


STATISTICS: Kind[History] = Kind("statistics", 1, History, History)


@dataclass(frozen=True, slots=True)
class Tally:
    """How the people at this desk have done in a game; practice does not count."""

    played: int = 0
    won: int = 0
    drawn: int = 0


def open_statistics() -> Document[History]:
    return Document(STATISTICS, paths.user_data() / "statistics.json")


def result_of(
    game: str, players: tuple[str, ...], outcome: Outcome, moves: int, seed: str, practice: bool = False
) -> Result:
    """The facts of a game that has just ended."""
    return Result(
        game=game,
        players=players,
        ranks=outcome.ranks,
        reason=outcome.rule,
        moves=moves,
        practice=practice,
        when=datetime.now(UTC).isoformat(timespec="seconds"),
        seed=seed,
    )


def added(history: History, result: Result) -> History:
    return History((*history.results, result)[-MOST_RESULTS:])


def tally(history: History, game: str) -> Tally:
    """Games in which a person met opponents: played, won, shared."""
    played = won = drawn = 0
    for result in history.results:
        people = [seat for seat, player in enumerate(result.players) if player == "human"]
        if result.game != game or result.practice or not people or len(people) == len(result.players):
            continue
        played += 1
        best = any(seat < len(result.ranks) and result.ranks[seat] == 1 for seat in people)
        shared = result.ranks.count(1) == len(result.ranks)
        won, drawn = won + (best and not shared), drawn + (best and shared)
    return Tally(played, won, drawn)
