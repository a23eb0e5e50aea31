"""Layouts of before: how a front was laid out last, and those with names, kept among the settings and offered again.

A layout belongs to its things and places, so to a scenario and a side; where nobody else could learn a secret by it,
the last one is offered at the other side as well. Must not know any game.
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
    def __init__(self, context: AppContext, game: str, alone: bool = False) -> None:
        """`alone`: only one person lays out anything here."""
        self._context, self._game, self._alone = context, game, alone

    def recall(self, found: Arrangement) -> Lies:
        own = _fitting(self._context.settings.layouts.get(self._key(found), ""), found)
        return own if own or not self._alone or not found.across else self._from_across(found)

    def _from_across(self, found: Arrangement) -> Lies:
        """As the person laid out the other side last."""
        things, places = list(found.across)[: len(found.lies)], list(found.across)[len(found.lies) :]
        there = Arrangement(dict.fromkeys(things, ""), tuple(places))
        lies = _fitting(self._context.settings.layouts.get(self._key(there), ""), there)
        return {found.across[thing]: found.across[place] for thing, place in lies.items()}

    def keep(self, found: Arrangement, lies: Lies) -> None:
        layouts = {**self._context.settings.layouts}
        layouts.pop(self._key(found), None)
        layouts[self._key(found)] = _written(found, lies)
        self._context.change_settings(layouts=dict(list(layouts.items())[-MOST:]))

    # -- with names ---------------------------------------------------------------------------------------

    def named(self, found: Arrangement) -> dict[str, Lies]:
        begin = f"{self._key(found)} "
        kept = self._context.settings.named_layouts.items()
        layouts = {key.removeprefix(begin): _fitting(text, found) for key, text in kept if key.startswith(begin)}
        return {name: lies for name, lies in layouts.items() if name and lies}

    def keep_as(self, name: str, found: Arrangement, lies: Lies) -> None:
        layouts = {**self._context.settings.named_layouts, f"{self._key(found)} {name}": _written(found, lies)}
        self._context.change_settings(named_layouts=layouts)

    def forget(self, name: str, found: Arrangement) -> None:
        layouts = {**self._context.settings.named_layouts}
        layouts.pop(f"{self._key(found)} {name}", None)
        self._context.change_settings(named_layouts=layouts)

    def _key(self, found: Arrangement) -> str:
        what = "|".join((self._game, *found.lies, *found.places))
        return sha256(what.encode()).hexdigest()[:16]


def _written(found: Arrangement, lies: Lies) -> str:
    return obscure(",".join(lies[thing] for thing in found.lies))


def _fitting(kept: str, found: Arrangement) -> Lies:
    """Where everything lay; nothing where that is no layout of these things on these places."""
    try:
        places = uncover(kept).split(",") if kept else []
    except ValueError:
        return {}
    fits = len(places) == len(found.lies) and set(places) <= set(found.places) and len(set(places)) == len(places)
    return dict(zip(found.lies, places, strict=True)) if fits else {}
