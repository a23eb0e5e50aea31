"""Pictures of games in other colours, where somebody has set high contrast: whoever asks for one need not know.

Owns which pictures are dressed. What the colours are, each game's `tokens.toml` says. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from scrapdesk.ui.paint.art.pictures import Picture, Size
from scrapdesk.ui.paint.art.portfolio import SKIN
from scrapdesk.ui.paint.pictures import Pictures

CONTRAST: Final = "contrast"
BARE: Final = frozenset({"desk", "people"})
"""Drawings of no game, which are as they are."""


class DressedArt:
    """The art room behind a wish for other colours."""

    def __init__(self, art: Pictures, contrast: bool = False) -> None:
        self._art = art
        self.contrast = contrast
        """Whether it is wished for."""

    def _dressed(self, what: Picture) -> Picture:
        if what.game in BARE:
            return what
        return Picture(what.name, tuple(sorted((*what.args, (SKIN, CONTRAST)))))

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        return self._art.get(self._dressed(what) if self.contrast else what, size)

    def ready(self, what: Picture, size: Size) -> bool:
        return self._art.ready(self._dressed(what) if self.contrast else what, size)

    def prefetch(self, pictures: Iterable[tuple[Picture, Size]]) -> None:
        dressed = ((self._dressed(what), size) for what, size in pictures) if self.contrast else pictures
        self._art.prefetch(dressed)

    def come_to(self, place: str) -> None:
        self._art.come_to(place)

    def fetch_for(self, place: str) -> None:
        self._art.fetch_for(place)

    def pump(self) -> bool:
        return self._art.pump()

    def pending(self) -> tuple[int, int]:
        return self._art.pending()

    def complete(self) -> bool:
        return self._art.complete()

    def finished(self) -> bool:
        return self._art.finished()

    def close(self) -> None:
        self._art.close()
