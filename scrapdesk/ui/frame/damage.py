"""What of the window must be painted again. Must not know why.

Rectangles are joined where painting both costs more than painting what holds both; those that only touch with a corner
stay apart, though a little of the window is painted twice then.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

MOST: int = 12
"""More rectangles than this are joined: each costs a walk over the scene."""


class Damage:
    """Rectangles that changed since they were last taken; those that mostly overlap are joined."""

    def __init__(self) -> None:
        self._rects: list[pygame.Rect] = []
        self._waiting: list[pygame.Rect] = []
        self._waits = False
        self._all = True

    def add(self, rect: pygame.Rect) -> None:
        if self._waits:
            self.wait(rect)
        elif not self._all and rect.width > 0 and rect.height > 0:
            self._rects.append(rect.copy())

    @contextmanager
    def waiting(self, may: bool) -> Iterator[None]:
        """What changes meanwhile can wait, if it may: what a move has changed beside the table."""
        before, self._waits = self._waits, may
        try:
            yield
        finally:
            self._waits = before

    def wait(self, rect: pygame.Rect) -> None:
        """The same where nobody waits for it: it is painted when there is time, a few turns later at most."""
        if not self._all and rect.width > 0 and rect.height > 0:
            self._waiting.append(rect.copy())

    def add_all(self) -> None:
        self._all = True
        self._rects.clear()
        self._waiting.clear()

    def take(self, whole: pygame.Rect) -> list[pygame.Rect]:
        """The changed rectangles within the window; then nothing is changed any more."""
        if self._all:
            self._all = False
            return [whole.copy()]
        return _taken(self._rects, whole)

    def take_waiting(self, whole: pygame.Rect) -> list[pygame.Rect]:
        """The same of what is painted when there is time."""
        return _taken(self._waiting, whole)


def _taken(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    found = _joined([clipped for rect in rects if (clipped := rect.clip(whole)).size != (0, 0)])
    rects.clear()
    return found


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect
        while (at := _joinable(grown, apart)) != -1:
            grown = grown.union(apart.pop(at))
        apart.append(grown)
    if len(apart) > MOST:
        return [apart[0].unionall(apart[1:])]
    return apart


def _joinable(rect: pygame.Rect, others: list[pygame.Rect]) -> int:
    """Which of some overlapping rectangles is better painted together with this one; -1: none."""
    for at in rect.collidelistall(others):
        other, whole = others[at], rect.union(others[at])
        if whole.width * whole.height <= rect.width * rect.height + other.width * other.height:
            return at
    return -1
