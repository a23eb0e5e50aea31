"""The companions: computer opponents with a name and a face, as their data file tells of them, and who sits where.

Owns which companion sits at a seat that a program plays. Must not know how they are drawn, nor how well they play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from scrapdesk import paths
from scrapdesk.core.players import HUMAN, people_of
from scrapdesk.storage.statistics import Result


class Companion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    """What the portrait is called, too."""
    name: str
    temperament: str
    """The one they like best; the set-up can give them another."""
    line: str
    """What is said of them, in a sentence or two."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: tuple[Companion, ...]


@cache
def companions() -> tuple[Companion, ...]:
    """All of them, in the order in which they sit down where nobody chose. Read once."""
    return msgspec.toml.decode((paths.assets() / "people" / "people.toml").read_bytes(), type=_File).person


def seated(players: Sequence[str], names: Sequence[str] = ()) -> tuple[Companion | None, ...]:
    """Who sits at each seat; None for a person. Whoever was chosen by name sits there; the others come in their order,
    and nobody sits twice as long as there are enough."""
    found: list[Companion | None] = [None] * len(players)
    free = list(companions())
    by_name = {one.name.casefold(): one for one in free}
    for seat, name in enumerate(names[: len(players)]):
        wanted = by_name.get(name.casefold())
        if players[seat] != HUMAN and wanted in free:
            found[seat] = wanted
            free.remove(wanted)
    for seat, player in enumerate(players):
        if player != HUMAN and found[seat] is None:
            free = free or list(companions())
            found[seat] = free.pop(0)
    return tuple(found)


def chosen_names(players: Sequence[str], wanted: Sequence[Companion | None]) -> tuple[str, ...]:
    """What must be kept so that these companions sit there again, seat by seat; "" where they come by themselves."""
    if seated(players) == tuple(wanted):
        return ("",) * len(players)
    return tuple(one.name if one is not None else "" for one in wanted)


class Guest(NamedTuple):
    """Somebody at a table: what they are called, and which companion it is; None for a person."""

    name: str
    companion: Companion | None = None


def guests(players: Sequence[str], names: Sequence[str], called: Sequence[str]) -> tuple[Guest, ...]:
    """Everybody at a table. `names` are those that were given at the set-up, `called` what each seat is called now."""
    return tuple(Guest(name, one) for name, one in zip(called, seated(players, names), strict=True))


class Met(NamedTuple):
    """How often people at this desk have played with a companion, and how often one of them won."""

    companion: Companion
    played: int
    won: int
    begun: int = 0
    """Games together that are not over."""


def met(results: Iterable[Result], game: str) -> list[Met]:
    """The companions who sat at the tables of a game together with a person, those met most often first."""
    played: Counter[Companion] = Counter()
    won: Counter[Companion] = Counter()
    for result in results:
        people = people_of(result.players)
        if result.game != game or result.practice or not people or len(result.ranks) != len(result.players):
            continue
        there = {one for one in seated(result.players, result.names) if one is not None}
        played.update(there)
        if any(result.ranks[seat] == 1 for seat in people):
            won.update(there)
    order = companions()
    found = sorted(played, key=lambda one: (-played[one], order.index(one)))
    return [Met(one, played[one], won[one]) for one in found]
