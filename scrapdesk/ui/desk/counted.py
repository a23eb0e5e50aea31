"""How many games were played, or at least begun, in a few words. Must not know how any of them went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from scrapdesk.core.players import people_of, players_of
from scrapdesk.storage.people import Companion, seated
from scrapdesk.storage.saves import Save
from scrapdesk.storage.scorebook import watched
from scrapdesk.storage.statistics import Result
from scrapdesk.ui.frame.texts import Texts


def begun_in(saves: Iterable[Save]) -> Mapping[str, int]:
    """How many games of each kind people have begun and not finished."""
    return Counter(one.game for one in _begun(saves))


def begun_with(saves: Iterable[Save], game: str) -> Mapping[Companion, int]:
    """With whom people have begun a game of this kind and not finished it, and how often."""
    tables = [set(seated(one.players, one.names)) for one in _begun(saves) if one.game == game]
    return Counter(companion for table in tables for companion in table if companion is not None)


class _Begun(NamedTuple):
    """What is the same of a game under all the names that it was kept under."""

    game: str
    seed: str
    players: tuple[str, ...]
    names: tuple[str, ...]


def _begun(saves: Iterable[Save]) -> set[_Begun]:
    """Games of people that are not over; one that lies there under two names is one."""
    records = [save.record for save in saves if not save.record.finished]
    found = (_Begun(one.game, one.seed, players_of(one), one.names) for one in records)
    return {one for one in found if people_of(one.players)}


def games_words(texts: Texts, results: Sequence[Result], begun: int = 0) -> str:
    """Games that were only watched are called so, and are none of those that were played. `begun`: so many more were
    not finished."""
    seen = watched(results)
    played = len(results) - seen
    if played:
        return texts.count(played, "{n} game", "{n} games")
    if seen:
        return texts("{n} watched", n=seen)
    return texts.count(begun, "{n} game begun", "{n} games begun") if begun else texts("not played yet")


def none_finished(texts: Texts, begun: int) -> str:
    """Why there is nothing to count yet."""
    if begun:
        return texts.count(begun, "{n} game begun, not finished yet.", "{n} games begun, none finished yet.")
    return texts("No games played yet.")
