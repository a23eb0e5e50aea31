"""A battlefield small enough to choose: a ruined house front in the snow, with a window for each square.

A window is lit now and then; where a scenario is about somebody, they are seen in lit windows. Must not know rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.generators.macros import ruin, ruinsnow
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size

GAME: Final = "scope"
VIEW: Final = Box(0, 0, 176, 131)
GROUND: Final = 120.0
"""How far down the street is."""
ROOM: Final = (148.0, 94.0)
"""What windows may take, across and down."""
WIDEST: Final = 44.0
LIT: Final = "#F2C25A"
WALL: Final = "#7A5A4B"
SHADE: Final = "#5B4238"
DARK: Final = "#26343F"
SHARE_LIT: Final = 0.2
MOST: Final = 12
"""Squares a front is wide or deep at most, in a picture."""


def house(library: ArtLibrary, args: Mapping[str, str], _size: Size) -> Blueprint:
    """`columns` and `rows` of windows; `who`: the kinds that stand in lit ones, with commas between them."""
    columns, rows = (_count(args.get(name, "4")) for name in ("columns", "rows"))
    who = [kind for kind in args.get("who", "").split(",") if kind]
    easel = Easel(library, GAME)
    markup = _street(columns * 10 + rows) + _front(library, columns, rows, who)
    return Blueprint(VIEW, (Layer(easel.markup(markup, g=easel.tokens["s5"])),))


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise BadArt(f"a front has 1 to {MOST} squares a side, not {text}")
    return int(text)


def _street(seed: int) -> str:
    """Dusk, two depths of ruins, snow on the ground."""
    far = (-6, 34, 188, 90, 9, 34, seed + 3)
    near = (-6, 62, 188, 60, 6, 30, seed + 8)
    return (
        f'<path d="M0 0H176V131H0Z" fill="{{{{s3}}}}"/><path d="M0 0H176V44H0Z" fill="{{{{s4}}}}" opacity=".55"/>'
        f'<path d="{ruin(*far)}" fill="{{{{s2}}}}" opacity=".45"/>'
        f'<path d="{ruin(*near)}" fill="{{{{s4}}}}" opacity=".8"/>'
        f'<path d="M0 {GROUND - 4:g}Q40 {GROUND - 9:g} 90 {GROUND - 4:g}T176 {GROUND - 5:g}V131H0Z"'
        f' fill="{{{{snow}}}}"/>'
    )


def _front(library: ArtLibrary, columns: int, rows: int, who: list[str]) -> str:
    cell = min(ROOM[0] / columns, ROOM[1] / rows, WIDEST)
    wide, high = cell * columns + 8, cell * rows + 4
    left, top = (VIEW.w - wide) / 2, GROUND - high
    wall = (left, top - 11, wide, high + 11, columns, 9, columns * 7 + rows)
    found = (
        f'<path d="{ruin(*wall)}" fill="{WALL}" stroke="{{{{ink}}}}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="M{left + wide * 0.82:.1f} {top:.1f}H{left + wide - 1.2:.1f}V{GROUND:g}H{left + wide * 0.82:.1f}Z"'
        f' fill="{SHADE}" opacity=".55"/>'
        f'<path d="{ruinsnow(*wall)}" fill="none" stroke="{{{{white}}}}" stroke-width="3" stroke-linecap="round"/>'
    )
    lit = _lit(columns, rows, len(who))
    for row in range(rows):
        for column in range(columns):
            at = (left + 4 + cell * (column + 0.5), top + 2 + cell * (row + 0.5))
            spot = (column, row)
            stands = who[lit.index(spot)] if who and spot in lit else ""
            found += _window(library, at, cell, spot in lit, stands)
    return found


def _lit(columns: int, rows: int, wanted: int) -> list[tuple[int, int]]:
    """Which windows have light: so many as are wanted, or some."""
    luck = Random(columns * 10 + rows)
    spots = [(column, row) for row in range(rows) for column in range(columns)]
    return luck.sample(spots, min(len(spots), wanted or max(1, round(len(spots) * SHARE_LIT))))


def _window(library: ArtLibrary, at: tuple[float, float], cell: float, lit: bool, stands: str) -> str:
    wide, high = cell * 0.62, cell * 0.72
    x, y = at[0] - wide / 2, at[1] - high / 2
    pane = LIT if lit else DARK
    found = (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{high:.2f}" fill="{pane}" stroke="{{{{ink}}}}"'
        f' stroke-width="{max(1.0, cell * 0.06):.2f}"/>'
    )
    if stands:
        scale = wide * 0.92 / 100
        icon = library.drawing(GAME, f"icon-{stands}").body
        where = f"translate({at[0] - wide * 0.46:.2f},{y + high - wide * 0.95:.2f}) scale({scale:.4f})"
        found += f'<g transform="{where}">{icon}</g>'
    else:
        cross = f"M{at[0]:.2f} {y:.2f}v{high:.2f}M{x:.2f} {y + high * 0.42:.2f}h{wide:.2f}"
        found += f'<path d="{cross}" stroke="{{{{ink}}}}" stroke-width="{max(0.8, cell * 0.05):.2f}"/>'
    sill = f"M{x - cell * 0.05:.2f} {y + high + cell * 0.03:.2f}h{wide + cell * 0.1:.2f}"
    return found + f'<path d="{sill}" stroke="{{{{snow}}}}" stroke-width="{max(1.2, cell * 0.08):.2f}"/>'
