"""Pictures of games in other colours, where somebody has set high contrast: whoever asks for one need not know.

Owns which pictures are dressed. What the colours are, each game's `tokens.toml` says. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

import pygame

from scrapdesk.ui.paint.art.pictures import SKIN, Picture, Size
from scrapdesk.ui.paint.gaps import Gaps
from scrapdesk.ui.paint.pictures import Pictures

CONTRAST: Final = "contrast"
BARE: Final = frozenset({"desk", "people"})
"""Drawings of no game, which are as they are."""


class DressedArt:
    """The art room behind a wish for other colours. What is not there when it is painted leaves a gap."""

    def __init__(self, art: Pictures, contrast: bool = False, gaps: Gaps | None = None) -> None:
        self._art = art
        self._gaps = gaps or Gaps()
        self.contrast = contrast
        """Whether it is wished for."""

    def _dressed(self, what: Picture) -> Picture:
        if what.game in BARE:
            return what
        return Picture(what.name, tuple(sorted((*what.args, (SKIN, CONTRAST)))))

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        worn = self._dressed(what) if self.contrast else what
        found = self._art.get(worn, size)
        if not self._art.ready(worn, size):
            self._gaps.note(what)
        return found

    def ready(self, what: Picture, size: Size) -> bool:
        return self._art.ready(self._dressed(what) if self.contrast else what, size)

    def prefetch(self, pictures: Iterable[tuple[Picture, Size]]) -> None:
        dressed = ((self._dressed(what), size) for what, size in pictures) if self.contrast else pictures
        self._art.prefetch(dressed)

    def come_to(self, place: str) -> None:
        self._art.come_to(place)

    def fetch_for(self, place: str) -> None:
        self._art.fetch_for(place)

    def held(self) -> Mapping[tuple[Picture, Size], int]:
        return self._art.held()

    @property
    def came(self) -> AbstractSet[Picture]:
        came = self._art.came
        return {_bare(what) for what in came} if self.contrast and came else came

    def pump(self) -> bool:
        fresh = self._art.pump()
        self._gaps.fill(self.came)
        return fresh

    def pending(self) -> tuple[int, int]:
        return self._art.pending()

    def complete(self) -> bool:
        return self._art.complete()

    def finished(self) -> bool:
        return self._art.finished()

    def close(self) -> None:
        self._art.close()


def _bare(what: Picture) -> Picture:
    """The name by which it was asked for."""
    return Picture(what.name, tuple(arg for arg in what.args if arg != (SKIN, CONTRAST)))
