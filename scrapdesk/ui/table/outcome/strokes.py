"""How the line of each seat is drawn: its colour, its dashes, and a mark of its own, so that colour alone says nothing.

Must not know what the lines mean.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from scrapdesk.ui.paint.theme import Colour, colour

Spot = tuple[float, float]


class Stroke(NamedTuple):
    colour: Colour
    dashes: tuple[int, ...]
    """Lengths of dash and gap by turns, in widths of the line; none: unbroken."""
    corners: int
    """Of the mark; 0: a disc."""
    turn: float
    """Of the mark, in degrees."""


STROKES: Final = (
    Stroke(colour("#F2B632"), (), 0, 0),
    Stroke(colour("#8CC8FF"), (5, 3), 4, 45),
    Stroke(colour("#FF8A70"), (2, 2), 3, -90),
    Stroke(colour("#58C4A4"), (7, 2, 2, 2), 4, 0),
    Stroke(colour("#E3A0C8"), (9, 4), 3, 90),
    Stroke(colour("#F3EBDC"), (1, 3), 6, 0),
    Stroke(colour("#B7A2FF"), (4, 1), 5, -90),
    Stroke(colour("#C9E265"), (3, 3, 1, 3), 8, 22.5),
)
"""One for each seat."""


def strokes_in(colours: Sequence[Colour]) -> Sequence[Stroke]:
    """The same lines in the colours that a game gives its seats; those it gives none keep theirs."""
    own = dict(enumerate(colours))
    return tuple(stroke._replace(colour=own.get(seat, stroke.colour)) for seat, stroke in enumerate(STROKES))


def draw_line(surface: pygame.Surface, points: Sequence[Spot], stroke: Stroke, width: int) -> None:
    """A line through points, broken as the stroke says, round where it turns."""
    for piece in dashed(points, [width * length for length in stroke.dashes]):
        pygame.draw.lines(surface, stroke.colour, False, piece, width)
        for spot in piece:
            pygame.draw.circle(surface, stroke.colour, spot, width / 2)


def draw_mark(surface: pygame.Surface, at: Spot, stroke: Stroke, radius: float, edge: Colour) -> None:
    """The seat's mark, its edge dark."""
    for size, paint in ((radius * 1.35, edge), (radius, stroke.colour)):
        if not stroke.corners:
            pygame.draw.circle(surface, paint, at, size)
            continue
        angles = (math.radians(stroke.turn + 360 * corner / stroke.corners) for corner in range(stroke.corners))
        reach = size * (1.3 if stroke.corners < 5 else 1.1)
        pygame.draw.polygon(
            surface, paint, [(at[0] + reach * math.cos(a), at[1] + reach * math.sin(a)) for a in angles]
        )


def dashed(points: Sequence[Spot], lengths: Sequence[float]) -> Iterator[list[Spot]]:
    """The pieces of a line that are drawn."""
    if not lengths:
        yield list(points)
        return
    drawn, left, at = True, lengths[0], 0
    piece = [points[0]]
    for start, end in pairwise(points):
        here, far = start, math.dist(start, end)
        while far > left:
            here = (here[0] + (end[0] - here[0]) * left / far, here[1] + (end[1] - here[1]) * left / far)
            far = math.dist(here, end)
            if drawn:
                yield [*piece, here]
            at += 1
            drawn, left, piece = not drawn, lengths[at % len(lengths)], [here]
        left -= far
        piece.append(end)
    if drawn and len(piece) > 1:
        yield piece
