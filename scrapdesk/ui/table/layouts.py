"""Layouts of before: how a front was laid out last, kept among the settings and offered again.

A layout belongs to its things and places, so to a scenario and a side. Must not know any game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from scrapdesk.core.record import obscure, uncover
from scrapdesk.core.table import Arrangement
from scrapdesk.ui.board.arranging import Layouts, Lies
from scrapdesk.ui.context import AppContext

MOST: Final = 40
"""So many are kept, the newest."""


class KeptLayouts(Layouts):
    def __init__(self, context: AppContext, game: str) -> None:
        self._context, self._game = context, game

    def recall(self, found: Arrangement) -> Lies:
        kept = self._context.settings.layouts.get(self._key(found), "")
        try:
            places = uncover(kept).split(",") if kept else []
        except ValueError:
            return {}
        fits = len(places) == len(found.lies) and set(places) <= set(found.places) and len(set(places)) == len(places)
        return dict(zip(found.lies, places, strict=True)) if fits else {}

    def keep(self, found: Arrangement, lies: Lies) -> None:
        layouts = {**self._context.settings.layouts}
        layouts.pop(self._key(found), None)
        layouts[self._key(found)] = obscure(",".join(lies[thing] for thing in found.lies))
        self._context.change_settings(layouts=dict(list(layouts.items())[-MOST:]))

    def _key(self, found: Arrangement) -> str:
        what = "|".join((self._game, *found.lies, *found.places))
        return sha256(what.encode()).hexdigest()[:16]
