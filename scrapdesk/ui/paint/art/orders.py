"""What is still to come, and what of it comes next. Shared by the screen and the loader's threads; knows no surface.

Asked for before fetched ahead; small before large, so that grounds come last; what was asked last first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from threading import Condition
from typing import Final

from scrapdesk.ui.paint.art.pictures import Picture, Size

Key = tuple[Picture, Size]
_SMALL: Final = 40_000
_MIDDLING: Final = 400_000
"""Pixels. An icon or a piece is small, a card or a lid middling, a board or a ground large."""


class OrderStage(Enum):
    """How far an order has come: asked for, not found on disk, or in somebody's hands."""

    NEW = 0
    MISSED = 1
    TAKEN = 2


@dataclass(slots=True)
class Wanted:
    key: Key
    asked: int
    """The look of the screen at which it was last asked for."""
    ahead: bool
    stage: OrderStage = OrderStage.NEW

    def rank(self) -> tuple[bool, int, int]:
        return self.ahead, _bulk(self.key[1]), -self.asked


def _bulk(size: Size) -> int:
    area = size[0] * size[1]
    return 0 if area <= _SMALL else 1 if area <= _MIDDLING else 2


def _family(key: Key) -> Picture | str:
    """What there is only one of on the screen: a picture, and of grounds any of that name, whatever lies on them."""
    what, size = key
    return what.name if _bulk(size) == 2 else what


class ArtOrders:
    """All orders that are not done."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._open: dict[Key, Wanted] = {}
        self._newest: dict[Picture | str, int] = {}
        self._dropped: list[Key] = []
        self._closed = False

    def ask(self, key: Key, look: int, ahead: bool = False) -> None:
        """Asks for a picture, or says that it is still wanted."""
        with self._changed:
            wanted = self._open.get(key)
            if wanted is None:
                self._open[key] = Wanted(key, look, ahead)
                self._changed.notify_all()
            elif not ahead:
                wanted.asked, wanted.ahead = look, False
            if not ahead:
                self._newest[_family(key)] = look

    def take(self, stage: OrderStage, patience: float | None = None) -> Key | None:
        """The order of that stage that comes next; waits for one, not longer than `patience` seconds."""
        with self._changed:
            while not self._closed:
                self._drop_outdated()
                ready = [wanted for wanted in self._open.values() if wanted.stage is stage]
                if ready:
                    chosen = min(ready, key=Wanted.rank)
                    chosen.stage = OrderStage.TAKEN
                    return chosen.key
                if not self._changed.wait(patience):
                    return None
        return None

    def missed(self, key: Key) -> None:
        """The disk has not got it: it must be rendered."""
        with self._changed:
            if key in self._open:
                self._open[key].stage = OrderStage.MISSED
                self._changed.notify_all()

    def done(self, key: Key) -> None:
        with self._changed:
            self._open.pop(key, None)

    def dropped(self) -> list[Key]:
        """The orders that were given up since this was last asked."""
        with self._changed:
            gone, self._dropped = self._dropped, []
            return gone

    @property
    def closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._open.clear()
            self._changed.notify_all()

    def _drop_outdated(self) -> None:
        """Gives up sizes in which a picture was wanted once, when it was asked for in another one since."""
        gone = [key for key, wanted in self._open.items() if self._outdated(wanted)]
        for key in gone:
            del self._open[key]
        self._dropped += gone

    def _outdated(self, wanted: Wanted) -> bool:
        if wanted.ahead or wanted.stage is OrderStage.TAKEN:
            return False
        return self._newest.get(_family(wanted.key), 0) > wanted.asked
