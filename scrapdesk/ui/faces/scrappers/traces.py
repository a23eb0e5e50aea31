"""What is seen in the bay of a card that has come onto the stage: its trace, dim, under a lamp.

Must not know whose bay it is, nor where it lies.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.paint.pictures import Picture, picture

TICK: Final = (0.25, 0.28, 0.5, 0.44)
"""Where a bay that has fired is ticked."""
SIGHT: Final = 0.8
"""How high a picture that lies is, as a part of its width."""
LAMP: Final = 46
"""How large the glow is, on the map."""


class BayTrace(NamedTuple):
    picture: Picture
    lies: bool = False
    """Whether the card lay on its side there."""


class BayShape(NamedTuple):
    """How large a bay is on the map, and how wide a card in it."""

    width: float
    height: float
    face: float


def trace_in(bay: Target, trace: BayTrace, shape: BayShape) -> Ornament:
    """The trace where its card lay."""
    wide, high = (shape.face, shape.face * (SIGHT if trace.lies else 1.4))
    across, down = wide / shape.width, high / shape.height
    return Ornament(trace.picture, bay, box=((1 - across) / 2, (1 - down) / 2, across, down))


def lamp_over(bay: Target, shape: BayShape) -> Ornament:
    """A lamp on the upper edge of a bay."""
    across, down = LAMP / shape.width, LAMP / shape.height
    return Ornament(picture("scrappers/lamp", lit="yes"), bay, box=((1 - across) / 2, 0.02 - down / 2, across, down))
