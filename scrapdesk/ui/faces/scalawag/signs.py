"""How the sea of Scalawag! marks what can be pointed at: light round a ship, a ring round a coin.

The usual frames would lie over plates and cards that have to be read. Must not know what may be pointed at, nor why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import RINGED, WHOLE, MarkSign, Outline
from scrapdesk.ui.faces.scalawag.prices import said_to_be
from scrapdesk.ui.faces.scalawag.shapes import GAME, Args
from scrapdesk.ui.paint.art.blueprint import Blueprint
from scrapdesk.ui.paint.art.easel import one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe

SHIP: Final = Outline(0.1, 0.19, 0.86, 0.71)
"""Of a ship its sails and its hull: its plate begins below, and above the flag may fly before a sheet or a tag."""
COIN: Final = Outline(round=True)
ROUND: Final = 1.2
SIGNS: Final[Mapping[str, tuple[MarkSign, MarkSign]]] = {
    "ship": (MarkSign("halo"), MarkSign("aim")),
    "order": (MarkSign("round", ROUND), MarkSign("picked", ROUND)),
    "declare": (MarkSign("round", ROUND), MarkSign("picked", ROUND)),
    "crew": (MarkSign(RINGED), MarkSign(RINGED)),
    "button": (MarkSign(""), MarkSign("")),
    "seal": (MarkSign(""), MarkSign(RINGED)),
    "chart": (MarkSign(""), MarkSign(RINGED)),
}
"""By the kind of a thing: while it can be pointed at, and when it was. Buttons are seen without, and say more than seal
and chart do."""


def sign_of(target: Target, chosen: bool, pointed: tuple[Target, ...]) -> MarkSign | None:
    """Before anything is pointed at, a hand needs no marks; a card that was laid to an order bears a seal."""
    kind = target.partition(":")[0]
    found = SIGNS.get(kind)
    if found is None:
        return None
    bare = said_to_be(pointed) is not None if chosen else not pointed
    return MarkSign("") if kind == "crew" and bare else found[chosen]


def outline_of(target: Target) -> Outline:
    kind = target.partition(":")[0]
    return SHIP if kind == "ship" else COIN if kind in ("order", "declare") else WHOLE


# -- the pictures -------------------------------------------------------------------------------------------


def halo(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Light on the water all round a ship, and a golden rope in it."""
    markup = (
        '<radialGradient id="halo"><stop offset="0" stop-color="#FFE9A8" stop-opacity="1"/>'
        '<stop offset=".7" stop-color="#FFDE8A" stop-opacity=".62"/>'
        '<stop offset="1" stop-color="#FFDE8A" stop-opacity="0"/></radialGradient>'
        '<ellipse cx="334" cy="320" rx="334" ry="232" fill="url(#halo)"/>'
        '<ellipse cx="334" cy="424" rx="318" ry="92" fill="none" stroke="{{ink}}" stroke-width="20"/>'
        '<ellipse cx="334" cy="424" rx="318" ry="92" fill="none" stroke="{{gold_l}}" stroke-width="12"'
        ' stroke-dasharray="34 14" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 668, 560), markup)


def aim(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A sight over a ship that was chosen."""
    ticks = "M345 26V96M345 374V424M146 236H206M484 236H544"
    ring = '<circle cx="345" cy="236" r="168" fill="none" stroke="{0}" stroke-width="{1}"/>'
    line = f'<path d="{ticks}" fill="none" stroke="{{0}}" stroke-width="{{1}}" stroke-linecap="round"/>'
    coats = (("{{ink}}", 42), ("{{sail}}", 31), ("{{a}}", 19))
    markup = "".join(drawn.format(paint, wide) for paint, wide in coats for drawn in (ring, line))
    return one_layer(library, GAME, Box(0, 0, 668, 560), markup)


def ringed(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A ring of light round a coin."""
    return _rings(library, (("{{ink}}", 51, 10), ("{{gold_l}}", 51, 6)))


def picked(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Two rings round the coin that was chosen."""
    return _rings(library, (("{{ink}}", 53, 11), ("{{sail}}", 55, 5), ("{{a}}", 49.5, 7)))


def _rings(library: ArtLibrary, coats: tuple[tuple[str, float, float], ...]) -> Blueprint:
    """Round the middle of a coin, whose shadow falls to the right."""
    markup = "".join(
        f'<circle cx="59" cy="58" r="{radius:g}" fill="none" stroke="{paint}" stroke-width="{wide:g}"/>'
        for paint, radius, wide in coats
    )
    return one_layer(library, GAME, Box(0, 0, 120, 120), markup)


def hidden(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """An eye that is struck through: nobody else sees this."""
    ink = "#A5E6D2" if args.get("true") == "yes" else "#FFB3A1"
    markup = (
        f'<g fill="none" stroke="{ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M8 50Q50 4 92 50Q50 96 8 50Z"/><circle cx="50" cy="50" r="15"/><path d="M16 88L84 12"/></g>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


MARKS: Final[Mapping[str, Recipe]] = {"hidden": hidden, "halo": halo, "aim": aim, "round": ringed, "picked": picked}
