"""How SCOPE ends: the mark of the winner in the lens. It is the quietest of the five."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scope import lettering
from scrapdesk.ui.faces.scope.squares import BADGES
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scope"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)

MARKS: Final = {
    "a": '<path d="M310 236L400 392H220Z" fill="{{a}}" stroke="{{paper}}" stroke-width="10"/>',
    "b": '<path d="M232 262H388V418H232Z" fill="{{b}}" stroke="{{paper}}" stroke-width="10"/>'
    '<path d="M232 340L310 262M232 400L370 262M262 418L388 292M340 418L388 370" stroke="{{paper}}"'
    ' stroke-width="7"/>',
}
"""The mark of each side, in the middle of the lens."""


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The mark of the `side` that has won, a triangle or a square; in a draw both of them, smaller."""
    easel = Easel(library, GAME)
    side = args.get("side", "a")
    if side == "both":
        mark = (
            f'<g transform="translate(-9,124) scale(.62)">{MARKS["a"]}</g>'
            f'<g transform="translate(245,124) scale(.62)">{MARKS["b"]}</g>'
        )
    else:
        mark = MARKS[side]
    lens = (
        '<radialGradient id="glass"><stop offset="0" stop-color="#4A6475"/><stop offset=".7" stop-color="#25333F"/>'
        '<stop offset="1" stop-color="#0E151B"/></radialGradient>'
        '<circle cx="310" cy="335" r="290" fill="#0A1015"/><circle cx="310" cy="335" r="278" fill="url(#glass)"/>'
        '<g fill="none" stroke="#DCE4E8" stroke-opacity=".5" stroke-width="2"><circle cx="310" cy="335" r="268"/>'
        '<circle cx="310" cy="335" r="180"/></g><path d="M150 150A230 230 0 0 1 300 106" stroke="#FFFFFF"'
        ' stroke-opacity=".35" stroke-width="12" fill="none" stroke-linecap="round"/>'
    )
    reticle = placed(easel.drawing("reticle"), 310 - 50 * 5.3, 335 - 50 * 5.3, 5.3)
    return Blueprint(STAGE, (Layer(easel.markup(lens + mark) + reticle),))


def lens(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """Hairlines of a sight, with the sign of the `side` that has won at its head; in a draw of both."""
    easel = Easel(library, GAME)
    side = args.get("side", "both")
    signs = [(side, 200.0)] if side in BADGES else [("a", 172.0), ("b", 228.0)]
    badges = "".join(
        placed(f'<g stroke="{{{{ink}}}}" stroke-width="7">{BADGES[sign]}</g>', x - 24, 62, 0.48) for sign, x in signs
    )
    lines = (
        '<g fill="none" stroke="#DCE4E8" stroke-opacity=".34" stroke-width="1.6"><circle cx="200" cy="200" r="196"/>'
        '<circle cx="200" cy="200" r="130"/><path d="M200 4V52M200 304V396M4 200H22M378 200H396"/></g>'
        '<circle cx="200" cy="200" r="196" fill="#0A1015" fill-opacity=".28"/>'
    )
    return Blueprint(Box(0, 0, 400, 400), (Layer(easel.markup(lines + badges)),))


def band(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A strip of drafting film with a scale along its foot."""
    easel = Easel(library, GAME)
    film = (
        '<path d="M60 36H1060V200H60Z" fill="#0E151B" fill-opacity=".94"/>'
        '<path d="M66 42H1054V194H66Z" fill="none" stroke="#7C8F9C" stroke-width="2"/>'
        '<path d="M74 50H1046V186H74Z" fill="none" stroke="#7C8F9C" stroke-opacity=".6" stroke-width="1.5"/>'
        '<path d="{{ticks 90 1030 184 48 14 8}}" stroke="#7C8F9C" stroke-width="2" fill="none"/>'
    )
    return Blueprint(BAND, (Layer(easel.markup(film)),))


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/lens": lens,
    f"{GAME}/lettered": lettered(GAME, lettering.words, {"white": "#1F2A33"}),
}
