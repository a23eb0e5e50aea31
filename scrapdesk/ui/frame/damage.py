"""What of the window must be painted again. Must not know why.

Rectangles are joined where painting both costs more than painting what holds both; those that only touch with a corner
stay apart, though a little of the window is painted twice then.
"""

from __future__ import annotations

import pygame

MOST: int = 12
"""More rectangles than this are joined: each costs a walk over the scene."""


class Damage:
    """Rectangles that changed since they were last taken; those that mostly overlap are joined."""

    def __init__(self) -> None:
        self._rects: list[pygame.Rect] = []
        self._all = True

    def add(self, rect: pygame.Rect) -> None:
        if not self._all and rect.width > 0 and rect.height > 0:
            self._rects.append(rect.copy())

    def add_all(self) -> None:
        self._all = True
        self._rects.clear()

    def take(self, whole: pygame.Rect) -> list[pygame.Rect]:
        """The changed rectangles within the window; then nothing is changed any more."""
        if self._all:
            self._all = False
            return [whole.copy()]
        rects = _joined([clipped for rect in self._rects if (clipped := rect.clip(whole)).size != (0, 0)])
        self._rects.clear()
        return rects


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
