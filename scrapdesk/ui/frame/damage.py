"""What of the window must be painted again. Must not know why.

Rectangles are joined where painting both costs more than painting what holds both; those that only touch with a corner
stay apart, though a little of the window is painted twice then.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

MOST: int = 12
"""More rectangles than this are joined, small ones with their neighbours: each costs a walk over the scene."""


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
        _put(apart, rect)
    while len(apart) > MOST:
        least = apart.pop(min(range(len(apart)), key=lambda at: _area(apart[at])))
        grown = [least.union(other) for other in apart]
        at = min(range(len(apart)), key=lambda at: _area(grown[at]) - _area(apart[at]))
        del apart[at]
        _put(apart, grown[at])
    return apart


def _put(apart: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Adds one, together with those that are better painted with it."""
    while (at := _joinable(rect, apart)) != -1:
        rect = rect.union(apart.pop(at))
    apart.append(rect)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _joinable(rect: pygame.Rect, others: list[pygame.Rect]) -> int:
    """Which of some overlapping rectangles is better painted together with this one; -1: none."""
    for at in rect.collidelistall(others):
        if _area(rect.union(others[at])) <= _area(rect) + _area(others[at]):
            return at
    return -1
