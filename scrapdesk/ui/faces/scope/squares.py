"""The squares of SCOPE's front: cards face up, and face down with what is known of them.

Everything is drawn for the place in which it lies; `short` says how long its shorter side is on the map, so that lines
are the same on all of them. Must not know rules, nor what a viewer may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
GAME: Final = "scope"
KINDS: Final = ("sniper", "decoy", "officer", "scout", "mortar", "mg", "infantry", "empty")
SHORT: Final = 146.0
"""The shorter side of a square, in units of its drawing."""
ABOVE: Final = 0.42
"""How much of what a low square cannot show of a picture is left out above."""
STRIP: Final = 34.0
"""How high the strip with the name is."""
BADGES: Final = {
    "a": '<circle cx="50" cy="50" r="45" fill="{{a}}"/><path d="M50 18L80 70H20Z" fill="{{white}}" stroke="none"/>',
    "b": '<rect x="6" y="6" width="88" height="88" fill="{{b}}"/><rect x="26" y="26" width="48" height="48"'
    ' fill="{{white}}" stroke="none"/><path d="M26 56L56 26H70L26 70ZM48 74L74 48V62L62 74Z" fill="{{b}}"'
    ' stroke="none"/>',
}
"""The sign of each side, in a square of 100: a triangle on a disc, a barred square on a square."""
GONE: Final = {"empty": 0.46, "fallen": 0.1}
"""How much darker squares are where nobody stands any more."""
MOVED: Final = "#2D2723"
"""The ground of a square whose card was seen and has moved."""
SEEN: Final = 0.6
"""How dark the ground is of one that was seen: the disc on it is to speak, and of its side there is enough left."""
RINGS: Final = 8
"""So many thicknesses a ring of suspicion has."""
THICK: Final = (2.6, 4.4, 7.6, 10.2, 12.8, 14.8, 16.8, 19.0)
"""Dots of the thicker half touch: what is likelier than not looks like a ring of its own."""


def room(size: Size, args: Args, short: float = SHORT) -> Box:
    unit = float(args.get("short", short)) / max(1, min(size))
    return Box(0, 0, max(1, size[0]) * unit, max(1, size[1]) * unit)


def placed(markup: str, x: float, y: float, side: float) -> str:
    """Something drawn in a square of 100, with its upper left corner here."""
    return f'<g transform="translate({x:g},{y:g}) scale({side / 100:g})">{markup}</g>'


def _badge(side: str, x: float, y: float, size: float) -> str:
    return placed(f'<g stroke="{{{{ink}}}}" stroke-width="7">{BADGES[side]}</g>', x, y, size)


def badge(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The sign of a side alone."""
    markup = _badge(args.get("side", "a"), 0, 0, 100)
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


# -- squares ------------------------------------------------------------------------------------------------


def tile(name: str, library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A card face up in its square: the picture, and in the form `named` a strip for its name."""
    box = room(size, args)
    named = args.get("form", "named") == "named"
    foot = STRIP if named else 4.0
    window = Box(4, 4, box.w - 8, box.h - 4 - foot)
    easel = Easel(library, GAME)
    definitions = library.drawing(GAME, "defs").body
    scale = max(window.w / 222, window.h / 206)
    left = window.x + (window.w - 222 * scale) / 2
    top = window.y + (window.h - 206 * scale) * ABOVE
    pale = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{s1}}}}" opacity=".5"/>' if name == "empty" else ""
    shown = (
        f'<clipPath id="pane"><rect x="4" y="4" width="{window.w:g}" height="{window.h:g}"/></clipPath>'
        f'<g clip-path="url(#pane)"><g transform="translate({left:g},{top:g}) scale({scale:.5f}) translate(-14,-46)">'
        f"{library.drawing(GAME, f'pic-{name}').body}</g>{pale}</g>"
    )
    paper = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{paper}}}}"/>'
    lines = _film_edge(box, box.h - foot if named else None)
    sign = _badge(args.get("side", "a"), 7, box.h - 29.5, 22) if named else _badge(args.get("side", "a"), 8, 8, 24)
    layers = (
        Layer(easel.markup(paper)),
        Layer(easel.markup(definitions + shown)),
        Layer(easel.markup(lines + sign + _at_the_end(box, name, args))),
    )
    return Blueprint(box, layers)


def _at_the_end(box: Box, name: str, args: Args) -> str:
    """When all is over who stands is to be seen first: what is empty recedes (`gone`), and who fell a little; and the
    card that fell last is framed (`held`)."""
    if "held" in args:
        rims = (("{{white}}", 4.5, 7), ("{{ink}}", 1, 2), ("{{ink}}", 8.5, 1.5))
        return "".join(
            f'<path d="M{at:g} {at:g}H{box.w - at:g}V{box.h - at:g}H{at:g}Z" fill="none" stroke="{paint}"'
            f' stroke-width="{wide:g}"/>'
            for paint, at, wide in rims
        )
    if "gone" not in args:
        return ""
    cover = GONE["empty" if name == "empty" else "fallen"]
    return f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{s4}}}}" fill-opacity="{cover:g}"/>'


def _film_edge(box: Box, strip: float | None) -> str:
    """The rim of drafting film: a hard line, and ticks of a ruler where there is a strip."""
    rim = f'<path d="M1.5 1.5H{box.w - 1.5:g}V{box.h - 1.5:g}H1.5Z" fill="none" stroke="{{{{ink}}}}" stroke-width="3"/>'
    if strip is None:
        return rim
    count = max(10, round((box.w - 12) / 5))
    ticks = f"{{{{ticks 6 {box.w - 6:g} {box.h - 3:g} {count} 6 3.5}}}}"
    return (
        rim + f'<path d="M4 {strip:g}H{box.w - 4:g}" stroke="{{{{ink}}}}" stroke-width="2"/>'
        f'<path d="{ticks}" stroke="{{{{ink}}}}" stroke-opacity=".6" stroke-width="1"/>'
    )


def hidden(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A card face down, with what its viewer knows of it: `mark`, the `glyph` of a kind, and a `ring` from 1 to 8. With
    `tall`, its height for a width of 100, only its foot is seen, as where it lies half off the table."""
    place, tall = size, int(args.get("tall", "0"))
    if tall:
        size = size[0], max(size[1], round(size[0] * tall / 100))
    box = room(size, args)
    side, mark = args.get("side", "b"), args.get("mark", "unknown")
    if mark not in _MARKS:
        raise BadArt(f"nothing is known in the manner of {mark}")
    easel = Easel(library, GAME)
    glyph = args.get("glyph", "sniper")
    drawn = _MARKS[mark](library, box, glyph, int(args.get("ring", "1")))
    rim = (
        f'<path d="M1.5 1.5H{box.w - 1.5:g}V{box.h - 1.5:g}H1.5Z" fill="none" stroke="{{{{ink}}}}" stroke-width="3"/>'
        f'<path d="M5.5 5.5H{box.w - 5.5:g}V{box.h - 5.5:g}H5.5Z" fill="none" stroke="{{{{snow}}}}"'
        ' stroke-opacity=".55" stroke-width="1"/>'
    )
    sign = "" if mark == "unknown" else _badge(side, 11, 11, 24)
    colours = {"g": easel.tokens["white"], "gap": "#1A1512"}
    if mark == "seen":
        colours = {"g": easel.tokens["ink"], "gap": easel.tokens["white"]}
    elif mark == "washere":
        colours = {"g": easel.tokens["s1"], "gap": MOVED}
    colours["own"] = easel.tokens[side]
    seen = Box(0, 0, box.w, box.h * place[1] / size[1])
    foot = f'<g transform="translate(0,{seen.h - box.h:g})">'
    layers = (
        Layer(easel.markup(library.drawing(GAME, "defs").body + foot + _back(library, side, box) + "</g>")),
        Layer(Easel(library, GAME, colours).markup(foot + drawn + rim + sign + "</g>")),
    )
    return Blueprint(seen, layers)


def _back(library: ArtLibrary, side: str, box: Box) -> str:
    """The printed back, cut to the shape of a square with its sign in the middle."""
    scale = max(box.w / 250, box.h / 250)
    x, y = (box.w - 250 * scale) / 2, box.h / 2 - 146 * scale
    body = library.drawing(GAME, f"back-{side}").body
    return (
        f'<clipPath id="edge"><rect width="{box.w:g}" height="{box.h:g}"/></clipPath><g clip-path="url(#edge)">'
        f'<g transform="translate({x:g},{y:g}) scale({scale:.5f})">{body}</g></g>'
    )


def _plate(box: Box, fill: str = "#1B1714", cover: float = 1.0) -> str:
    """A dark ground on the printed back, so that only the mark speaks."""
    rect = f'<rect x="9" y="9" width="{box.w - 18:g}" height="{box.h - 18:g}" fill="{fill}"'
    return rect + (f' fill-opacity="{cover:g}"/>' if cover < 1 else "/>")


def _unknown(_library: ArtLibrary, box: Box, _glyph: str, _ring: int) -> str:
    hatch = f"{{{{hatch 0 0 {box.w:g} {box.h:g} 15 1}}}}"
    return (
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="#120D0A" fill-opacity=".16"/>'
        f'<clipPath id="all"><rect width="{box.w:g}" height="{box.h:g}"/></clipPath>'
        f'<path clip-path="url(#all)" d="{hatch}" stroke="{{{{snow}}}}" stroke-opacity=".26" stroke-width="3"/>'
    )


def _suspected(library: ArtLibrary, box: Box, glyph: str, ring: int) -> str:
    """A ring of dots: the thicker, the likelier. Below it there is room for a figure."""
    r, middle = min(box.w, box.h) * 0.29, box.h / 2 - min(box.w, box.h) * 0.06
    width = THICK[max(1, min(RINGS, ring)) - 1]
    dots = max(10, round(2 * 3.1416 * r / 14.6))
    gap = 2 * 3.14159 * r / dots - 0.1
    ring_ = (
        f'<circle cx="{box.w / 2:g}" cy="{middle:g}" r="{r:g}" fill="none" stroke="{{{{white}}}}"'
        f' stroke-width="{width:g}" stroke-dasharray="0.1 {gap:g}" stroke-linecap="round"/>'
    )
    return _plate(box) + ring_ + _glyph(library, glyph, box.w / 2, middle, r * 1.1)


def _seen(library: ArtLibrary, box: Box, glyph: str, _ring: int) -> str:
    r = min(box.w, box.h) * 0.32
    disc = (
        f'<circle cx="{box.w / 2:g}" cy="{box.h / 2:g}" r="{r:g}" fill="{{{{white}}}}" stroke="{{{{ink}}}}"'
        ' stroke-width="5"/>'
    )
    return (
        _plate(box, "{{own}}")
        + _plate(box, "#0E0B09", SEEN)
        + disc
        + _glyph(library, glyph, box.w / 2, box.h / 2, r * 1.28)
    )


def _moved(library: ArtLibrary, box: Box, glyph: str, _ring: int) -> str:
    """Footprints, and small beside them whose they are."""
    side = min(box.w, box.h)
    prints = placed(
        library.drawing(GAME, "mark-washere").body, box.w / 2 - side * 0.47, box.h / 2 - side * 0.22, side * 0.5
    )
    return (
        _plate(box, MOVED)
        + prints
        + _glyph(library, glyph, box.w / 2 + side * 0.22, box.h / 2 + side * 0.03, side * 0.34)
    )


def _glyph(library: ArtLibrary, glyph: str, x: float, y: float, side: float) -> str:
    if glyph not in KINDS:
        raise BadArt(f"no card is called {glyph}")
    return placed(library.drawing(GAME, f"icon-{glyph}").body, x - side / 2, y - side / 2, side)


_MARKS: Final = {"unknown": _unknown, "suspected": _suspected, "seen": _seen, "washere": _moved}


def place(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """An empty square that waits for a card."""
    box = room(size, args)
    cx, cy = box.w / 2, box.h / 2
    rect = f'x="2" y="2" width="{box.w - 4:g}" height="{box.h - 4:g}"'
    markup = (
        f'<rect {rect} fill="#121A20" stroke="{{{{s2}}}}" stroke-width="2" stroke-dasharray="10 8"/>'
        f'<path d="M{cx - 10:g} {cy:g}h20M{cx:g} {cy - 10:g}v20" stroke="{{{{s2}}}}" stroke-width="2.5"/>'
    )
    return one_layer(library, GAME, box, markup)


def spent(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Where cards of a kind waited that are all placed now: the `glyph` of the kind, faint."""
    box = room(size, args)
    side = min(box.w, box.h) * 0.46
    easel = Easel(library, GAME, {"g": "#55646E", "gap": "#141D24"})
    markup = (
        f'<rect x="2" y="2" width="{box.w - 4:g}" height="{box.h - 4:g}" fill="#0F161B" fill-opacity=".4"'
        f' stroke="{{{{s3}}}}" stroke-width="2" stroke-dasharray="10 8"/>'
        + _glyph(library, args.get("glyph", "sniper"), box.w / 2, box.h / 2, side)
    )
    return Blueprint(box, (Layer(easel.markup(markup)),))


def known(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """An eye: the enemy has seen this card."""
    markup = (
        '<circle cx="50" cy="50" r="46" fill="{{ink}}"/><circle cx="50" cy="50" r="46" fill="none" stroke="{{white}}"'
        ' stroke-width="5"/><path d="M14 50Q50 14 86 50Q50 86 14 50Z" fill="{{white}}"/>'
        '<circle cx="50" cy="50" r="15" fill="{{ink}}"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def pencil(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A slip of paper with the `glyph` of a kind in pencil: somebody's own mark."""
    easel = Easel(library, GAME, {"g": "#2B3238", "gap": "#F4EBCF"})
    glyph = _glyph(library, args.get("glyph", "sniper"), 51, 52, 66)
    markup = (
        '<g transform="rotate(-5 50 50)"><rect x="9" y="11" width="84" height="84" fill="#000" fill-opacity=".45"/>'
        '<rect x="7" y="7" width="84" height="84" fill="#F4EBCF" stroke="{{ink}}" stroke-width="4"/>'
        f'<path d="M12 78L78 12" stroke="#C9BC94" stroke-width="2" opacity=".6"/>{glyph}</g>'
    )
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.markup(markup)),))


def truth(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """On a map of what the enemy believes: what a card of one's own is, on a light square."""
    easel = Easel(library, GAME, {"g": "#12181D", "gap": "#DCE4E8"})
    glyph = _glyph(library, args.get("glyph", "sniper"), 50, 50, 76)
    markup = f'<rect x="4" y="4" width="92" height="92" fill="#DCE4E8" stroke="{{{{ink}}}}" stroke-width="6"/>{glyph}'
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.markup(markup)),))


def missed(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A dashed ring with a stroke through it: a shot that hit nothing of worth."""
    markup = (
        '<circle cx="50" cy="50" r="47" fill="{{ink}}" fill-opacity=".85"/><circle cx="50" cy="50" r="38" fill="none"'
        ' stroke="{{white}}" stroke-width="9" stroke-dasharray="14 8"/><path d="M26 74L74 26" stroke="{{white}}"'
        ' stroke-width="10" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def hit(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A burst: here somebody fell."""
    points = [(50 + r * cos(at * pi / 9), 50 + r * sin(at * pi / 9)) for at in range(18) for r in ((46, 21)[at % 2],)]
    star = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    markup = (
        f'<path d="{star}" fill="{{{{white}}}}" stroke="{{{{ink}}}}" stroke-width="8" stroke-linejoin="round"/>'
        '<circle cx="50" cy="50" r="8" fill="{{ink}}"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def dated(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A dark tag for the number of a turn."""
    box = room(size, {}, 40)
    markup = f'<rect width="{box.w:g}" height="{box.h:g}" rx="4" fill="{{{{ink}}}}" fill-opacity=".82"/>'
    return one_layer(library, GAME, box, markup)
