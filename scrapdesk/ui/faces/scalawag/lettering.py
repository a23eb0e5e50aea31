"""The lettering of Scalawag!: a broad pen, on a swell."""

from __future__ import annotations

import math

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def _swell(share: float) -> tuple[float, float]:
    return -15 * math.sin(share * 2 * math.pi), -5 * math.cos(share * 2 * math.pi)


def words(text: str, t: Tokens) -> tuple[str, float]:
    coats = [
        Coat(6, 9, 44, 22, -32, t["ink"]),
        Coat(0, 0, 44, 22, -32, t["ink"]),
        Coat(0, 3.5, 33, 11, -32, t["gold_d"]),
        Coat(0, 0, 32, 10.5, -32, t["gold"]),
        Coat(-1.5, -2.5, 25, 5, -32, t["gold_l"]),
    ]
    return word(text, coats, 24, 52, warp=_swell)


def title(_a: Attributes, t: Tokens) -> tuple[str, float]:
    return words("SCALAWAG!", t)


def width_of(text: str) -> float:
    """How wide a text becomes."""
    return word(text, [], 24, 52)[1]
