"""Panels: a thin line inside one with sharp corners stays a line at every scale, and does not fill it."""

from __future__ import annotations

import pygame
import pytest

from scrapdesk.ui.paint.shapes import Shapes, frame, ground


@pytest.mark.parametrize("scale", [1, 2, 3, 4])
def test_a_line_inside_a_sharp_panel_does_not_fill_it(scale: int) -> None:
    surface = pygame.Surface((400 * scale, 200 * scale))
    plate = (ground((27, 37, 46), 0), frame((140, 150, 160), 0, 2 * scale, 9 * scale, 90))
    Shapes().draw(surface, surface.get_rect(), plate)
    assert surface.get_at(surface.get_rect().center)[:3] == (27, 37, 46)
    assert surface.get_at((10 * scale, 100 * scale))[:3] != (27, 37, 46), "the line itself is there"
