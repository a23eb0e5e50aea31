"""The chart under Scalawag!'s ships: rhumb lines, coasts, hills, waves, a sea serpent."""

from __future__ import annotations

import math
import random
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import polar, smooth
from scrapdesk.ui.paint.art.markup import Tokens

_SERPENT: Final = (
    '<g transform="translate(628,58)" fill="{{b}}" stroke="{{b_l}}" stroke-width="3.5" stroke-linejoin="round"'
    ' stroke-linecap="round" opacity=".75"><path d="M0,84C4,40 52,40 56,84H40C36,62 20,62 16,84Z"/>'
    '<path d="M64,84C68,26 128,26 132,84H112C108,52 88,52 84,84Z"/>'
    '<path d="M-22,84C-24,66 -34,58 -44,62C-40,50 -24,52 -16,60C-10,66 -8,76 -8,84Z"/>'
    '<path d="M142,84C142,44 156,14 186,8C204,4 222,16 230,28C222,32 214,34 204,34C214,38 222,38 230,36'
    'C224,48 206,52 194,46C178,46 164,62 164,84Z"/><circle cx="194" cy="22" r="3" fill="{{b_l}}"/>'
    '<path d="M176,10l-6,-14l14,8M158,26l-12,-6M150,46l-12,-3"/>'
    '<path d="M-60,84q10,8 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0'
    'M-30,98q10,8 20,0t20,0t20,0t20,0t20,0t20,0t20,0" fill="none"/></g>'
)
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
    drawn += "".join(_coast(*coast) for coast in _COASTS) + _SERPENT
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
