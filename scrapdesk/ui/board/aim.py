"""Where the keys lead on a table: to the nearest thing in a direction. Pure geometry; knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from scrapdesk.core.refusal import Target

WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def nearest(here: pygame.Rect, boxes: Mapping[Target, pygame.Rect | None], way: str) -> Target | None:
    """The nearest thing in a direction; what lies aside counts double."""
    across, down = WAYS[way]
    best: tuple[float, Target] | None = None
    for target, box in boxes.items():
        if box is None:
            continue
        dx, dy = box.centerx - here.centerx, box.centery - here.centery
        ahead = dx * across + dy * down
        if ahead > 2:
            far = ahead + 2 * abs(dx * down + dy * across)
            best = min(best, (far, target)) if best is not None else (far, target)
    return best[1] if best is not None else None
