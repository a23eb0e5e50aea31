"""How many games were played, in a few words. Must not know how any of them went."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.storage.scorebook import watched
from scrapdesk.storage.statistics import Result
from scrapdesk.ui.frame.texts import Texts


def games_words(texts: Texts, results: Sequence[Result]) -> str:
    """Games that were only watched are called so, and are none of those that were played."""
    seen = watched(results)
    played = len(results) - seen
    if played:
        return texts.count(played, "{n} game", "{n} games")
    return texts("{n} watched", n=seen) if seen else texts("not played yet")
