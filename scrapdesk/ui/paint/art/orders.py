"""What is still to come, and what of it comes next. Shared by the screen and the loader's threads; knows no surface.

Asked for before fetched ahead; what is blank before what can be seen, if only scaled; small before large, so that
grounds come last; what was asked last first. What can be seen scaled is painted sharper in calm moments only.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from threading import Condition
from time import monotonic
from typing import Final

from scrapdesk.ui.paint.art.pictures import Picture, Size, is_ground

Key = tuple[Picture, Size]
_SMALL: Final = 40_000
_MIDDLING: Final = 400_000
"""Pixels. An icon or a piece is small, a card or a lid middling, a board or a ground large."""
CALM: Final = 0.6
"""Seconds without a new wish after which what can be seen already is painted sharper: until then somebody may be coming
to a table, and every core is wanted there."""

SHOWN: Final = 0.25
"""How much a picture that can be seen scaled hurries, beside a blank place."""


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
    shown: bool = False
    """Whether something like it can be seen meanwhile."""

    def rank(self) -> tuple[bool, bool, int, int]:
        return self.ahead, self.shown, _bulk(self.key[1]), -self.asked


def _bulk(size: Size) -> int:
    area = size[0] * size[1]
    return 0 if area <= _SMALL else 1 if area <= _MIDDLING else 2


def _family(key: Key) -> Picture | str:
    """What there is only one of on the screen: a picture, and of grounds any of that name, whatever lies on them."""
    what = key[0]
    return what.name if is_ground(what) else what


class ArtOrders:
    """All orders that are not done."""

    def __init__(self, calm: float = CALM) -> None:
        """`calm`: seconds that a picture waits which can be seen already."""
        self._calm = calm
        self._wished = 0.0
        self._changed = Condition()
        self._open: dict[Key, Wanted] = {}
        self._newest: dict[Picture | str, int] = {}
        self._dropped: list[Key] = []
        self._insisted: set[Key] = set()
        """Given up once. Who asks for one again shows it beside the other size, and would give that up in turn."""
        self._closed = False

    def ask(self, key: Key, look: int, ahead: bool = False, shown: bool = False) -> None:
        """Asks for a picture, or says that it is still wanted. `shown`: something like it is seen until it comes."""
        with self._changed:
            wanted = self._open.get(key)
            if wanted is None:
                self._open[key] = Wanted(key, look, ahead, shown=shown)
                self._wished = self._wished if ahead else monotonic()
                self._changed.notify_all()
            elif not ahead:
                wanted.asked, wanted.ahead, wanted.shown = look, False, wanted.shown or shown
            if not ahead:
                self._newest[_family(key)] = look

    def take(self, stage: OrderStage, patience: float | None = None, beyond: float = 0) -> Key | None:
        """The order of that stage that comes next; waits for one, not longer than `patience` seconds. With `beyond`,
        only where more than so many wait: what can be seen scaled counts for a part of one."""
        with self._changed:
            ends = None if patience is None else monotonic() + patience
            while not self._closed:
                self._drop_outdated()
                ready = self._ready(stage)
                if sum(SHOWN if one.shown else 1 for one in ready) > beyond:
                    chosen = min(ready, key=Wanted.rank)
                    chosen.stage = OrderStage.TAKEN
                    return chosen.key
                calm = self._until_calm() if stage is OrderStage.MISSED and patience != 0 else None
                left = None if ends is None else ends - monotonic()
                if calm is None and left is not None and left <= 0:
                    return None  # also where others were given orders meanwhile
                self._changed.wait(left if calm is None else calm)
        return None

    def missed(self, key: Key, shown: bool = False) -> None:
        """The disk has not got it: it must be rendered. `shown`: something like it is seen until then."""
        with self._changed:
            if key in self._open:
                self._open[key].stage, self._open[key].shown = OrderStage.MISSED, shown
                self._changed.notify_all()

    def is_shown(self, key: Key) -> bool:
        """Whether something like it is seen already."""
        with self._changed:
            return key in self._open and self._open[key].shown

    def done(self, key: Key) -> None:
        with self._changed:
            self._open.pop(key, None)
            self._insisted.discard(key)
            self._changed.notify_all()

    def dropped(self) -> list[Key]:
        """The orders that were given up since this was last asked, and not given again."""
        with self._changed:
            gone, self._dropped = self._dropped, []
            return [key for key in gone if key not in self._open]

    @property
    def closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._open.clear()
            self._changed.notify_all()

    def _ready(self, stage: OrderStage) -> list[Wanted]:
        """Nothing is painted while it is not known of all that is wanted whether it must be: what is slow would come
        before what can be had at once."""
        wanted = self._open.values()
        if stage is OrderStage.MISSED and any(one.stage is OrderStage.NEW and not one.ahead for one in wanted):
            return []
        waits = stage is OrderStage.MISSED and self._until_calm() is not None
        return [one for one in wanted if one.stage is stage and not (waits and one.shown)]

    def _until_calm(self) -> float | None:
        """Seconds until what can be seen already may be painted, if anything waits for that."""
        left = self._wished + self._calm - monotonic()
        waits = left > 0 and any(one.stage is OrderStage.MISSED and one.shown for one in self._open.values())
        return left if waits else None

    def _drop_outdated(self) -> None:
        """Gives up sizes in which a picture was wanted once, when it was asked for in another one since: as happens
        while a window is made larger."""
        gone = [key for key, wanted in self._open.items() if self._outdated(wanted)]
        for key in gone:
            del self._open[key]
        self._dropped += gone
        self._insisted.update(key for key in gone if not is_ground(key[0]))

    def _outdated(self, wanted: Wanted) -> bool:
        if wanted.ahead or wanted.stage is OrderStage.TAKEN or wanted.key in self._insisted:
            return False
        return self._newest.get(_family(wanted.key), 0) > wanted.asked
