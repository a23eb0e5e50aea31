"""How many games were played, or at least begun, in a few words. Must not know how any of them went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from scrapdesk.core.players import people_of, players_of
from scrapdesk.storage.saves import Save
from scrapdesk.storage.scorebook import watched
from scrapdesk.storage.statistics import Result
from scrapdesk.ui.frame.texts import Texts


def begun_in(saves: Iterable[Save]) -> Mapping[str, int]:
    """How many games of each kind people have begun and not finished; one that lies there under two names is one."""
    records = [save.record for save in saves if not save.record.finished]
    games = {(one.game, one.seed, players_of(one), one.names) for one in records if people_of(players_of(one))}
    return Counter(game for game, *_ in games)


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
