"""The chart under Scalawag!'s ships: rhumb lines, coasts, hills, waves."""

from __future__ import annotations

import math
import random
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import polar, smooth
from scrapdesk.ui.paint.art.markup import Tokens

_COASTS: Final = ((40, 40, 190, 3), (1900, 1060, 260, 5), (60, 1080, 130, 9), (1330, -10, 150, 12))
_HILLS: Final = (
    (70, 62),
    (112, 92),
    (38, 108),
    (150, 48),
    (1370, 40),
    (1300, 26),
    (1800, 1010),
    (1720, 1046),
    (40, 1040),
)


def chart_lines(_a: Attributes, _tokens: Tokens) -> str:
    """Everything that is printed on the chart, for a sheet of 1920 x 1080."""
    drawn = "".join(_rhumbs(cx, cy) for cx, cy in ((770, 470), (160, 920), (1760, 160)))
    drawn += "".join(_coast(*coast) for coast in _COASTS)
    for x, y in _HILLS:
        ridge = f"M{x - 22},{y + 12}L{x - 4},{y - 14}L{x + 6},{y}L{x + 12},{y - 8}L{x + 26},{y + 12}"
        look = 'fill="none" stroke="{{rope_l}}" stroke-linejoin="round" stroke-linecap="round"'
        drawn += f'<path d="{ridge}" {look} stroke-width="3" stroke-opacity=".6"/>'
        drawn += f'<path d="M{x - 2},{y - 8}L{x + 4},{y + 10}" {look} stroke-width="2" stroke-opacity=".45"/>'
    luck = random.Random(5)
    places = ((luck.uniform(60, 1860), luck.uniform(60, 1020)) for _ in range(60))
    waves = "".join(f"M{x:.0f},{y:.0f}q7,8 14,0q7,-8 14,0" for x, y in places)
    look = 'fill="none" stroke="{{b_l}}" stroke-width="2.4" stroke-opacity=".28" stroke-linecap="round"'
    return f'{drawn}<path d="{waves}" {look}/>'


def _rhumbs(cx: float, cy: float) -> str:
    drawn = ""
    for number in range(16):
        dx, dy = polar((0, 0), 2200, math.pi * number / 16)
        main = number % 4 == 0
        look = f'stroke="{{{{b_l}}}}" stroke-width="{2 if main else 1.2}" stroke-opacity="{0.3 if main else 0.2}"'
        drawn += f'<path d="M{cx - dx:.0f},{cy - dy:.0f}L{cx + dx:.0f},{cy + dy:.0f}" {look}/>'
    return drawn


def _coast(cx: float, cy: float, radius: float, seed: int, corners: int = 30) -> str:
    luck = random.Random(seed)
    reach = [
        radius * (1 + 0.22 * math.sin(3 * k * 2 * math.pi / corners + seed) + luck.uniform(-0.1, 0.1))
        for k in range(corners)
    ]

    def shore(out: float) -> str:
        turns = [2 * math.pi * k / corners for k in range(corners)]
        return smooth(
            [
                (cx + (far + out) * math.cos(turn), cy + (far + out) * 0.8 * math.sin(turn))
                for far, turn in zip(reach, turns, strict=True)
            ]
        )

    shallows = "".join(
        f'<path d="{shore(out)}" fill="none" stroke="{{{{b_l}}}}" stroke-width="2" stroke-opacity="{opacity}"/>'
        for out, opacity in ((84, 0.12), (52, 0.18), (26, 0.28))
    )
    land = f'<path d="{shore(0)}" fill="{{{{rope}}}}" fill-opacity=".30"/>'
    beach = 'fill="none" stroke="{{rope_l}}" stroke-width="3" stroke-opacity=".5"'
    return f'{shallows}{land}<path d="{shore(0)}" {beach}/>'
