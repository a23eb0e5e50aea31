"""Where seats lie round the table, and what lies between them: numbers only, so that a test can ask for them.

Must not know who sits there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

Share = tuple[float, float]
PLACES: Final[dict[int, tuple[Share, ...]]] = {
    1: ((0.5, 1),),
    2: ((0, 0.5), (1, 0.5)),
    3: ((0.5, 1), (0, 0.3), (1, 0.3)),
    4: ((0.5, 1), (0, 0.4), (0.5, 0), (1, 0.4)),
    5: ((0.5, 1), (0, 0.75), (0.17, 0), (0.83, 0), (1, 0.75)),
    6: ((0.5, 1), (0.06, 0.88), (0.06, 0.12), (0.5, 0), (0.94, 0.12), (0.94, 0.88)),
    7: ((0.5, 1), (0.13, 1), (0, 0.42), (0.28, 0), (0.72, 0), (1, 0.42), (0.87, 1)),
    8: ((0.5, 1), (0.13, 1), (0, 0.5), (0.13, 0), (0.5, 0), (0.87, 0), (1, 0.5), (0.87, 1)),
}
"""For so many cards: how far right and down each lies, from 0 to 1; clockwise, the first nearest to you."""


class WayMark(NamedTuple):
    """A wedge on the thread: play goes this way."""

    at: tuple[int, int]
    angle: float


def opposite(count: int) -> int:
    """Which of so many places is the free one, where one is."""
    return count // 2


def ring(
    room: pygame.Rect, count: int, size: tuple[int, int], apart: int, free: bool = False
) -> list[pygame.Rect] | None:
    """The cards in the room; None where they do not all fit without touching. `free`: one of them is an empty place,
    which is lower."""
    width, height = size
    left = (room.width - width, room.height - height)
    if min(left) < 0 or count not in PLACES:
        return None
    shares = PLACES[count]
    found = [
        pygame.Rect(room.left + round(x * left[0]), room.top + round(y * left[1]), width, height) for x, y in shares
    ]
    if free:
        at = opposite(count)
        low = pygame.Rect(0, 0, round(width * 0.86), round(height * 0.6))
        low.midtop = found[at].midtop
        found[at] = low
    wide = [one.inflate(apart, apart) for one in found]
    touch = any(one.colliderect(other) for at, one in enumerate(wide) for other in wide[:at])
    return None if touch else found


def middle(room: pygame.Rect, cards: Sequence[pygame.Rect], apart: int) -> pygame.Rect:
    """What the cards leave free round the centre: beside each of them the side is given up that costs least."""
    free = pygame.Rect(room)
    for card in sorted(cards, key=lambda card: abs(card.centerx - room.centerx), reverse=True):
        taken = card.inflate(2 * apart, 2 * apart)
        if taken.colliderect(free):
            free = max(
                _beside(free, taken), key=lambda rest: (rest.collidepoint(room.center), rest.width * rest.height)
            )
    return free


def _beside(free: pygame.Rect, taken: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a room on each side of something in it."""
    return [
        pygame.Rect(taken.right, free.top, max(0, free.right - taken.right), free.height),
        pygame.Rect(free.left, free.top, max(0, taken.left - free.left), free.height),
        pygame.Rect(free.left, taken.bottom, free.width, max(0, free.bottom - taken.bottom)),
        pygame.Rect(free.left, free.top, free.width, max(0, taken.top - free.top)),
    ]


def _radii(room: pygame.Rect, size: tuple[int, int]) -> tuple[float, float]:
    return (room.width - size[0]) / 2, (room.height - min(size[1], room.height * 0.55)) / 2


def thread(room: pygame.Rect, size: tuple[int, int], step: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The dashes of the thread from seat to seat."""
    rx, ry = _radii(room, size)
    count = max(12, round(math.pi * (rx + ry) / step))
    found = []
    for number in range(count):
        ends = [2 * math.pi * (number + part) / count for part in (0.0, 0.55)]
        one, other = ((round(room.centerx + rx * math.cos(t)), round(room.centery + ry * math.sin(t))) for t in ends)
        found.append((one, other))
    return found


def wedges(room: pygame.Rect, size: tuple[int, int], cards: Sequence[pygame.Rect]) -> list[WayMark]:
    """A wedge half-way between each card and the next, pointing on."""
    rx, ry = _radii(room, size)
    turns = [
        math.atan2((card.centery - room.centery) / max(1, ry), (card.centerx - room.centerx) / max(1, rx))
        for card in cards
    ]
    found = []
    for number, turn in enumerate(turns):
        onward = (turns[(number + 1) % len(turns)] - turn) % (2 * math.pi) or 2 * math.pi
        t = turn + onward / 2
        at = (round(room.centerx + rx * math.cos(t)), round(room.centery + ry * math.sin(t)))
        found.append(WayMark(at, math.atan2(ry * math.cos(t), -rx * math.sin(t))))
    return found
