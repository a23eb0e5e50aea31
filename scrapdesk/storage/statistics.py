"""What has been played: one line of facts a finished game. Sums are worked out from them when asked."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec

from scrapdesk import paths
from scrapdesk.core.names import cleaned
from scrapdesk.core.players import HUMAN as HUMAN
from scrapdesk.core.players import people_of, players_of
from scrapdesk.core.record import Record
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE
from scrapdesk.storage.documents import Document, Kind

MOST_RESULTS = 5000
"""The oldest fall off the end."""
MIXED: Final = "mixed"
UNMEASURED: Final = 0


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
    names: tuple[str, ...] = ()
    """What the people called themselves, seat by seat; nothing where nobody said."""
    points: tuple[int, ...] = ()
    """What each seat had in the end; nothing where points are not counted, or an older program wrote it."""
    told: str = ""
    """Why it ended, in the words in which it was told."""
    kept: str = ""
    """The name under which the game itself is kept; "" where it is not."""
    luck: tuple[Annotated[int, msgspec.Meta(ge=0, le=100)], ...] = ()
    """In how many of 100 games each seat would have had less luck; UNMEASURED where nothing of it was left to luck."""


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    results: tuple[Result, ...] = ()


def _as_it_is(payload: Any) -> Any:
    """Schema 1 had nobody's name, schema 2 neither points nor reasons in words, schema 3 no luck: all are read as they
    are. What has them, an older program would not know."""
    return payload


def merged(read: History, ours: History, theirs: History) -> History:
    """The results of both windows: theirs without those that were forgotten here, and those that were played here."""
    gone = Counter(read.results) - Counter(ours.results)
    new = Counter(ours.results) - Counter(read.results)
    kept = list(_less(theirs.results, gone))
    played = reversed(list(_less(reversed(ours.results), Counter(ours.results) - new)))
    return History((*kept, *played)[-MOST_RESULTS:])


def _less(results: Iterable[Result], gone: Counter[Result]) -> Iterator[Result]:
    """The results without so many of each."""
    left = Counter(gone)
    for result in results:
        if left[result] > 0:
            left[result] -= 1
        else:
            yield result


STATISTICS: Kind[History] = Kind("statistics", 4, History, History, dict.fromkeys((1, 2, 3), _as_it_is), merged)


@dataclass(frozen=True, slots=True)
class Tally:
    """How the people at this desk have done in a game; practice does not count."""

    played: int = 0
    won: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Sum:
    """How one person has done in one seat of a game against one sort of opponent."""

    seat: int
    name: str
    """"" for all who gave none."""
    against: str
    """The opponents' level (`ai:steady`), `mixed`, or `human` where only people played."""
    played: int
    won: int
    drawn: int
    lengths: tuple[int, ...]
    """The moves of each game, the shortest first."""


def open_statistics() -> Document[History]:
    return Document(STATISTICS, paths.user_data() / "statistics.json")


def now() -> str:
    """This moment, as results note it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def result_of(record: Record, outcome: Outcome, told: str = "", kept: str = "", when: str = "") -> Result:
    """The facts of a game that has just ended."""
    return Result(
        game=record.game,
        players=players_of(record),
        ranks=outcome.ranks,
        reason=outcome.rule,
        moves=sum(move.actor != CHANCE for move in record.moves),
        practice=record.practice,
        when=when or now(),
        seed=record.seed,
        names=record.names,
        points=outcome.points,
        told=told,
        kept=kept,
    )


def added(history: History, result: Result) -> History:
    return History((*history.results, result)[-MOST_RESULTS:])


def tally(history: History, game: str) -> Tally:
    """Games in which a person met opponents: played, won, shared."""
    played = won = drawn = 0
    for result in history.results:
        people = people_of(result.players)
        if result.game != game or result.practice or not people or len(people) == len(result.players):
            continue
        played += 1
        best = any(seat < len(result.ranks) and result.ranks[seat] == 1 for seat in people)
        shared = result.ranks.count(1) == len(result.ranks)
        won, drawn = won + (best and not shared), drawn + (best and shared)
    return Tally(played, won, drawn)


def sums(history: History, game: str) -> list[Sum]:
    """Every seat, person and sort of opponent that was met in a game; practice does not count."""
    found: dict[tuple[int, str, str], list[Result]] = {}
    for result in history.results:
        if result.game == game and not result.practice and len(result.ranks) == len(result.players):
            for seat, player in enumerate(result.players):
                if player == HUMAN:
                    found.setdefault((seat, _name(result, seat), _opponents(result, seat)), []).append(result)
    return [_sum(*who, found[who]) for who in sorted(found)]


def _name(result: Result, seat: int) -> str:
    return cleaned(result.names[seat]) if len(result.names) == len(result.players) else ""


def _opponents(result: Result, seat: int) -> str:
    others = {player.partition("-")[0] for at, player in enumerate(result.players) if at != seat}  # whatever the temper
    return others.pop() if len(others) == 1 else MIXED


def _sum(seat: int, name: str, against: str, results: list[Result]) -> Sum:
    shared = [result.ranks.count(1) == len(result.ranks) for result in results]
    best = [result.ranks[seat] == 1 for result in results]
    drawn = sum(shared)
    lengths = tuple(sorted(result.moves for result in results))
    return Sum(seat, name, against, len(results), sum(best) - drawn, drawn, lengths)


def luck_of(history: History, game: str) -> tuple[int, int]:
    """In how many games the luck of people was measured, and of how many in 100 they had more on average."""
    found = [
        result.luck[seat]
        for result in history.results
        if result.game == game and not result.practice and len(result.luck) == len(result.players)
        for seat in people_of(result.players)
        if result.luck[seat] != UNMEASURED
    ]
    return len(found), round(sum(found) / len(found)) if found else UNMEASURED


def as_csv(history: History) -> str:
    """Every game that is remembered as a line for a table program, the oldest first."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(["when", "game", "players", "ranks", "rule", "moves", "practice", "seed", "names", "luck"])
    for one in history.results:
        ranks = " ".join(map(str, one.ranks))
        practice = "yes" if one.practice else "no"
        cells = [one.when, one.game, " ".join(one.players), ranks, one.reason, one.moves, practice, one.seed]
        cells += [", ".join(filter(None, one.names)), " ".join(map(str, one.luck))]
        table.writerow([_harmless(cell) for cell in cells])
    return out.getvalue()


def _harmless(cell: object) -> object:
    """A text that a table program would take for a formula is marked as text."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@") else cell


def without(history: History, game: str) -> History:
    """The same without any game of this kind."""
    return History(tuple(result for result in history.results if result.game != game))
