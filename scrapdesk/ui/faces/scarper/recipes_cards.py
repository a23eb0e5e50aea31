"""Scarper's cards as pictures: field forms, mission envelopes, their backs. A card whose drawing is not there yet shows
the mark of its side over hills, and is whole without it. Must not know card data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from scrapdesk.ui.faces.scarper.generators import contours
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
GAME: Final = "scarper"
FULL: Final = Box(0, 0, 250, 350)
HAND: Final = Box(0, 0, 250, 525)
ORDER: Final = Box(0, 0, 250, 462)
OPEN: Final = Box(0, 0, 260, 430)
FLOOR: Final = 180
_WINDOW: Final = {
    "full": (16, 62, 218, 152),
    "hand": (16, 140, 218, 152),
    "few": (16, 66, 218, 152),
    "pile": (16, 62, 218, 152),
}
_HEADS: Final = {"few": (64, "M48 10V64M202 10V64"), "hand": (136, "M12 55H238")}
"""Down to where the head of a form reaches, and the rules in it."""
_HEAD: Final = (56, "M60 10V56M192 10V56")
_RULED: Final = {"full": (252, 28), "hand": (337, 39.5), "few": (249.5, 29)}
"""Where the first ruled line lies below a picture, and how far they are apart."""
_LIFT: Final = {"few": 0, "hand": 74}
"""How much lower than usual a picture lies: it is drawn for a window from 66 to 218."""
_STAND_INS: Final = {"a": "icon-mark-a", "b": "icon-mark-b", "n": "icon-mark-n", "m": "icon-morale"}


def card(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`picture` is the name of its drawing, `side` whose it is (`m`: a mission), `form` is `full`, `hand` (taller, for
    large letters), `few` (that of a hand with few cards) or `pile` (no lines for letters); `pencil` is the side whose
    colour the stroke on an order has."""
    form, side = args.get("form", "full"), args.get("side", "n")
    box = HAND if form == "hand" else FULL
    pencil = library.tokens(GAME)[args.get("pencil", "a")]
    easel = Easel(library, GAME, {"seed": args.get("seed", "31"), "pencil": pencil})
    definitions = library.drawing(GAME, "defs").body
    x, y, w, h = _WINDOW[form]
    below = easel.markup(definitions + _below(box, side, form))
    shown = easel.markup(
        definitions + f'<clipPath id="sight"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>'
    )
    drawn = drawing_of(library, easel, args.get("picture", ""), side, _LIFT.get(form, -4))
    shown += f'<g clip-path="url(#{_sight(shown)})">{drawn}</g>'
    above = easel.markup(definitions + _grain(form) + _above(box, form) + (_sketch(form) if side == "m" else ""))
    return Blueprint(box, (Layer(below, shared=True), Layer(shown), Layer(above, shared=True)), floor=FLOOR)


def _sight(markup: str) -> str:
    """The name that the easel gave to the window."""
    return markup.rsplit('<clipPath id="', 1)[1].split('"', 1)[0]


def drawing_of(library: ArtLibrary, easel: Easel, name: str, side: str, lower: float = -4) -> str:
    """What a card shows, where it lies on the card."""
    if library.has(GAME, f"pic-{name}"):
        drawn = library.drawing(GAME, "defs").body + library.drawing(GAME, f"pic-{name}").body
        return placed(easel.markup(drawn), 0, lower)
    mark = placed(easel.drawing(_STAND_INS[side], g=easel.tokens["paper"]), 85, 98, 0.8)
    hills = f'<path d="{contours(264, 170)}" stroke="{{{{contour}}}}" stroke-width="1.6" fill="none"/>'
    ground = f'<rect y="60" width="250" height="170" fill="{{{{wash}}}}"/><g transform="translate(0,58)">{hills}</g>'
    return easel.markup(ground) + mark


def _sheet(box: Box) -> str:
    h = box.h
    return f"M4 5L82 2 168 4 247 3 248 118 246 232 248 {h - 4:g} 160 {h - 3:g} 90 {h - 5:g} 3 {h - 2:g} 5 230 2 116Z"


def _below(box: Box, side: str, form: str) -> str:
    head = _HEADS.get(form, _HEAD)[0]
    sheet, paper = _sheet(box), "map" if side == "m" else "paper"
    return (
        f'<path d="{sheet}" fill="{{{{{paper}}}}}"/><path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".3"/>'
        f'<path d="{sheet}" fill="#000" filter="url(#fox)" opacity=".25"/>'
        f'<path d="M12 10H238V{head}H12Z" fill="{{{{paper}}}}" fill-opacity=".6"/>'
    )


def _above(box: Box, form: str) -> str:
    x, y, w, h = _WINDOW[form]
    sheet = _sheet(box)
    head, beside = _HEADS.get(form, _HEAD)
    rules = f"M12 10H238V{box.h - 10:g}H12ZM12 {head}H238{beside}"
    ruled = "".join(f"M14 {at:g}H236" for at in _ruled(form, box.h - 12))
    return (
        f'<path d="{rules}" fill="none" stroke="{{{{ink}}}}"'
        f' stroke-width="1.6"/><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" stroke="{{{{ink}}}}"'
        ' stroke-width="3"/>'
        + (f'<path d="{ruled}" stroke="{{{{a}}}}" stroke-opacity=".26" stroke-width="1.2"/>' if ruled else "")
        + f'<path d="M6 {box.h / 3:.0f}H245M6 {box.h * 2 / 3:.0f}H245" stroke="#FFFFFF" stroke-opacity=".5"'
        f' stroke-width="1.5"/><path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="2.5"'
        ' stroke-linejoin="round"/>'
    )


def _ruled(form: str, end: float) -> Iterator[float]:
    """How low each ruled line of a form lies."""
    if form in _RULED:
        at, apart = _RULED[form]
        while at < end:
            yield at
            at += apart


def _grain(form: str) -> str:
    """The fibres of the paper run on through what is printed on it."""
    x, y, w, h = _WINDOW[form]
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#000" filter="url(#paperN)" opacity=".3"/>'


def _sketch(form: str) -> str:
    """What is laid over the picture of an order: the scale of its map, and the clip that holds it."""
    x, y, w, h = _WINDOW[form]
    low = y + h - 2.5
    return (
        f'<path d="M{x} {low:g}h{w}" stroke="{{{{paper}}}}" stroke-width="5"/>'
        f'<path d="M{x} {low:g}h{w}" stroke="{{{{ink}}}}" stroke-width="5" stroke-dasharray="21.8"/>'
        '<path d="M44 84H12Q4 84 4 91 4 98 12 98H36Q42 98 42 93 42 89 36 89H14" fill="none" stroke="{{ink}}"'
        ' stroke-width="3.5" stroke-linecap="round"/><path d="M44 83.500H12Q5 83.500 4.500 90" fill="none"'
        ' stroke="#FFFFFF" stroke-opacity=".5" stroke-width="1.2"/>'
    )


def envelope(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A sealed envelope; `open` is `yes` for whoever may read what is written on it, which `tall` leaves room for."""
    easel = Easel(library, GAME, {"seed": args.get("seed", "12")})
    body = library.drawing(GAME, "defs").body + library.drawing(GAME, "frame-mission").body
    if args.get("open") == "yes":
        box = ORDER if args.get("tall") == "yes" else Box(0, 0, 250, 356)
        low = box.h
        sheet = f"M4 6L124 3 247 5 246 {low - 4:g} 126 {low - 3:g} 3 {low - 5:g}Z"
        markup = (
            library.drawing(GAME, "defs").body + f'<path d="{sheet}" fill="{{{{map}}}}"/>'
            f'<path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".45"/>'
            '<path d="M4 6L247 5 228 50 125 72 22 50Z" fill="{{wash}}" stroke="{{ink}}" stroke-width="3"/>'
            '<circle cx="125" cy="54" r="24" fill="{{mud}}" stroke="{{ink}}" stroke-width="4"/>'
            '<path d="M125 41L137 66H113Z" fill="none" stroke="{{ink}}" stroke-width="4" stroke-linejoin="round"/>'
            f'<path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="2.5" stroke-linejoin="round"/>'
        )
        return Blueprint(box, (Layer(easel.markup(markup)),), floor=FLOOR)
    return Blueprint(FULL, (Layer(easel.markup(body)),), floor=FLOOR)


def torn_open(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """An envelope that has been opened, a little askew: its flap stands up, and the seal is broken."""
    easel = Easel(library, GAME, {"seed": "12"})
    sheet = "M28 92L232 84 244 404 36 412Z"
    markup = library.drawing(GAME, "defs").body + (
        '<g transform="rotate(-4 130 210)">'
        '<path d="M28 92L74 22 190 18 232 84Z" fill="{{wash}}" stroke="{{ink}}" stroke-width="3"/>'
        f'<path d="{sheet}" fill="{{{{map}}}}"/><path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".45"/>'
        f'<path d="{sheet}" fill="#000" filter="url(#fox)" opacity=".4"/>'
        '<path d="M28 92L134 190 232 84" fill="none" stroke="{{ink}}" stroke-width="3"/>'
        '<path d="M36 412L118 250M244 404L150 250" fill="none" stroke="{{ink}}" stroke-opacity=".5" stroke-width="2"/>'
        '<path d="M116 30A26 26 0 1 0 152 28L143 40 136 31 128 43Z" fill="{{mud}}" stroke="{{ink}}"'
        ' stroke-width="3.5"/>'
        f'<path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="2.5" stroke-linejoin="round"/></g>'
    )
    return Blueprint(OPEN, (Layer(easel.markup(markup)),))


def back(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The back of an event card: a folded field form."""
    definitions = library.drawing(GAME, "defs").body
    sheet = _sheet(FULL)
    markup = (
        f'<path d="{sheet}" fill="{{{{wash}}}}"/><path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".4"/>'
        '<path d="M20 20H230V330H20Z" fill="none" stroke="{{ink}}" stroke-width="3"/>'
        '<path d="M34 34H216V316H34Z" fill="none" stroke="{{ink}}" stroke-width="1.6"/>'
        '<path d="{{crenel 125 60 125 290 17 26}}" fill="none" stroke="{{ink}}" stroke-width="9"/>'
        '<path d="M20 117H230M20 233H230" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="2"/>'
        f'<path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="4" stroke-linejoin="round"/>'
    )
    return one_layer(library, GAME, FULL, definitions + markup)


CARDS: Final = {"card": card, "envelope": envelope, "torn-open": torn_open, "back": back}
"""The pictures of cards, by name."""
