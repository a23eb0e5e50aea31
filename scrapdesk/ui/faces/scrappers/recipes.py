"""What the pictures of Scrappers are made of besides their files: cards in several forms, bars, signs, pilots.

What is drawn for its slot has `short`, how long its shorter side is on the map. Must not know card data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.games.scrappers.state import DEADLY
from scrapdesk.ui.faces.scrappers import finale, lettering
from scrapdesk.ui.faces.scrappers.sheets import SHEETS, slot_box
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe, coloured
from scrapdesk.ui.paint.art.recipes import desk, framed

Args = Mapping[str, str]
GAME: Final = "scrappers"
SEATS: Final = ("1", "2", "3", "4")
BAR_CELLS: Final = 12
"""How many cells of damage a bar has; once the `DEADLY`th is full the game is in its last round."""
_CARD: Final = framed.CARD
_FRAME: Final = framed.CardFrame(GAME, "frame-basic", Box(12, 44, 226, 182))
_WINDOW: Final = "M20 10H230L240 20V222L230 232H20L10 222V20Z"
_PLATE: Final = "M14 2H236L248 14V336L236 348H14L2 336V14Z"
_PANEL: Final = "M18 242H232L240 250V314L232 322H18L10 314V250Z"
_SHORT_WINDOW: Final = "M20 10H230L240 20V168L230 178H20L10 168V20Z"
_TALL_PANEL: Final = "M18 188H232L240 196V314L232 322H18L10 314V196Z"
"""The same where the plate needs room for two lines."""
_BOARD_FLOOR: Final = 180
_STRIPES: Final = {
    "frame-operation": '<path d="{{stripes 0 329 260 21 20 1}}" fill="{{hazard}}"/>',
    "frame-upgrade": '<path d="{{stripes -20 329 290 21 20 -1}}" fill="{{shield}}"/>',
    "frame-basic": '<path d="M0 329h250v21h-250Z" fill="#6C665B"/>'
    '<path d="{{stripes 0 329 260 21 20 0}}" fill="{{ink}}" opacity=".55"/>',
}
_EMBLEMS: Final = {
    "1": ("{{rust_hi}}", '<circle cx="50" cy="50" r="42"/>'),
    "2": ("{{b_hi}}", '<rect x="11" y="11" width="78" height="78" rx="6"/>'),
    "3": ("{{hazard}}", '<path d="M50 6L96 88H4Z"/>'),
    "4": ("{{fuel}}", '<path d="M50 4L92 27V73L50 96L8 73V27Z"/>'),
}
"""The colour and the shape of each seat. Shape comes first: no seat is told by its colour alone."""
_VISORS: Final = {"1": 50, "2": 50, "3": 62, "4": 50}


def card(name: str, library: ArtLibrary, args: Args) -> Blueprint:
    """`form` is `full`, with places for name and rules, `board`: all picture, and a strip for icons, `tall`: with
    a higher strip, or `sight`: the picture alone, lying. `faded`: how far it is, where only the trace of a card is
    left, or it is still to come."""
    rest = {key: value for key, value in args.items() if key not in ("form", "faded")}
    form = args.get("form", "full")
    if form == "full":
        return framed.card(_FRAME, name, library, rest)
    if form == "sight":
        return _sight(name, library, faded=args.get("faded", ""))
    frame = rest.pop("frame", "frame-basic")
    window, panel = (_SHORT_WINDOW, _TALL_PANEL) if form == "tall" else (_WINDOW, _PANEL)
    if form not in ("board", "tall") or frame not in _STRIPES:
        raise BadArt(f"there is no card of the form {form} in {frame}")
    easel = Easel(library, GAME, rest)
    definitions = library.drawing(GAME, "defs").body
    drawn = library.drawing(GAME, name).body
    sight = (
        f'<clipPath id="sight"><path d="{window}"/></clipPath><g clip-path="url(#sight)">'
        f'<g transform="translate(-7.5,-21.8) scale(1.06)">{drawn}</g></g>'
    )
    layers: tuple[Layer, ...] = (
        Layer(easel.markup(definitions + _below(frame, window)), shared=True),
        Layer(easel.markup(definitions + sight)),
        Layer(easel.markup(definitions + _above(frame, window, panel)), shared=True),
    )
    if faded := args.get("faded"):
        layers += (Layer(easel.markup(f'<path d="{_PLATE}" fill="#14110F" fill-opacity="{faded}"/>'), shared=True),)
    return Blueprint(_CARD, layers, floor=_BOARD_FLOOR)


def back_sight(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The middle of a card's back, in the shape of a picture alone."""
    return _sight("back", library, Box(12, 84, 226, 182), args.get("faded", ""))


def _sight(name: str, library: ArtLibrary, window: Box = _FRAME.window, faded: str = "") -> Blueprint:
    easel = Easel(library, GAME)
    place = f'x="{window.x + 4:g}" y="{window.y + 4:g}" width="{window.w - 8:g}" height="{window.h - 8:g}" rx="10"'
    definitions = library.drawing(GAME, "defs").body
    markup = (
        f'<clipPath id="cut"><rect {place}/></clipPath><g clip-path="url(#cut)">{library.drawing(GAME, name).body}</g>'
        f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="12"/>'
        f'<rect {place} fill="none" stroke="{{{{metal_hi}}}}" stroke-width="5"/>'
    )
    if faded:
        markup += (
            f'<rect {place} fill="#14110F" fill-opacity="{faded}" stroke="#14110F" stroke-opacity="{faded}"'
            ' stroke-width="5"/>'
        )
    return Blueprint(window, (Layer(easel.markup(definitions + markup)),), floor=_BOARD_FLOOR)


def _below(frame: str, window: str) -> str:
    metal = "plateDull" if frame == "frame-basic" else "plate"
    return (
        f'<path d="{_PLATE}" fill="url(#{metal})"/>'
        f'<path d="{_PLATE}" fill="#000" filter="url(#brushed)" opacity=".5"/>'
        '<path d="M16 4.5H234.5M4.5 16V334" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>'
        '<g clip-path="url(#cardClip)"><rect x="0" y="329" width="250" height="21" fill="{{ink}}"/>'
        f"{_STRIPES[frame]}</g>"
        f'<path d="{window}" fill="{{{{ink}}}}"/>'
    )


def _above(frame: str, window: str, panel: str) -> str:
    flanges = (
        '<path d="M10 70H2V180H10L18 172V78ZM240 70H248V180H240L232 172V78Z" fill="{{shield}}" stroke="{{ink}}"'
        ' stroke-width="3" stroke-linejoin="round"/>'
    )
    return (
        f'<path d="{window}" fill="url(#vign)"/>'
        f'<path d="{window}" fill="none" stroke="{{{{ink}}}}" stroke-width="5" stroke-linejoin="round"/>'
        + (flanges if frame == "frame-upgrade" else "")
        + f'<path d="{panel}" fill="{{{{paper}}}}" stroke="{{{{ink}}}}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M20 {246 if panel == _PANEL else 192}H230" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>'
        f'<path d="{_PLATE}" fill="none" stroke="{{{{ink}}}}" stroke-width="5" stroke-linejoin="round"/>'
    )


def fired(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A tick in a bay that has fired."""
    tick = '<path d="M22 54L42 74L80 30" fill="none" stroke="{{metal_lo}}" stroke-width="13" stroke-opacity=".8"/>'
    return one_layer(library, GAME, Box(0, 0, 100, 100), tick)


def pilot(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The sign of a seat: a helmet of its own shape and colour, with a visor."""
    seat = args.get("seat", "1")
    fill, shape = _EMBLEMS[seat]
    y = _VISORS[seat]
    markup = (
        f'<clipPath id="helmet">{shape}</clipPath>'
        f'<g fill="{fill}" stroke="{{{{ink}}}}" stroke-width="8" stroke-linejoin="round">{shape}</g>'
        '<g clip-path="url(#helmet)"><path d="M100 0V100H20Z" fill="#000" opacity=".22"/>'
        '<path d="M0 0H60L8 70H0Z" fill="#fff" opacity=".28"/></g>'
        f'<g fill="none" stroke="{{{{ink}}}}" stroke-width="8" stroke-linejoin="round">{shape}</g>'
        f'<rect x="27" y="{y - 10}" width="46" height="20" rx="5" fill="{{{{ink}}}}"/>'
        f'<rect x="32" y="{y - 5}" width="36" height="10" rx="3" fill="{{{{hot}}}}"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def bar(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Damage as a row of cells, those of one seat like its sign; the game ends where `DEADLY` cells are full. Up to
    `ghost` it would come to: what is still to come is hatched, and what would be repaired is pale."""
    box = slot_box(size, args, "20")
    seat, damage = args.get("seat", "1"), int(args.get("damage", "0"))
    ghost = int(args.get("ghost", str(damage)))
    step, cells = box.w / BAR_CELLS, ""
    for cell in range(BAR_CELLS):
        left, width = cell * step + 1, step - 3
        place = f'x="{left:g}" y="1" width="{width:g}" height="{box.h - 2:g}"'
        empty = "#4A3410" if cell >= DEADLY else "#0E0D0C"
        fill = _EMBLEMS[seat][0] if cell < damage else empty
        pale = ' fill-opacity=".4"' if ghost <= cell < damage else ""
        cells += f'<rect {place} fill="{fill}"{pale} stroke="{{{{metal_dk}}}}" stroke-width="1.5"/>'
        if cell < min(damage, ghost):
            cells += _weave(seat, left, width, box.h)
        elif cell < ghost:
            cells += _coming(left, width, box.h)
    end = DEADLY * step
    edge = f'<rect x="{end - 2.5:g}" y="0" width="4" height="{box.h:g}" fill="{{{{hazard}}}}"/>'
    return one_layer(library, GAME, box, cells + edge)


def _coming(x: float, w: float, h: float) -> str:
    """A cell of damage that is still to come."""
    lines = "".join(f"M{x + w * part:g} {h - 2:g}L{x + w * part + h * 0.5:g} 2" for part in (0.06, 0.3, 0.54, 0.78))
    return (
        f'<clipPath id="g{x:.0f}"><rect x="{x:g}" y="1" width="{w:g}" height="{h - 2:g}"/></clipPath>'
        f'<path d="{lines}" clip-path="url(#g{x:.0f})" stroke="{{{{paper}}}}" stroke-width="2" opacity=".75"/>'
        f'<rect x="{x + 1:g}" y="2" width="{w - 2:g}" height="{h - 4:g}" fill="none" stroke="{{{{paper}}}}"'
        ' stroke-width="2"/>'
    )


def ghost(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """One such cell, for who wants to know what they mean."""
    box = slot_box(size, args, "16")
    markup = f'<rect width="{box.w:g}" height="{box.h:g}" fill="#0E0D0C"/>' + _coming(0, box.w, box.h)
    return one_layer(library, GAME, box, markup)


def arrow(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """From a price to what it brings, on paper."""
    shaft = '<path d="M10 50H76M52 24L80 50L52 76" fill="none" stroke="#5C574E" stroke-width="13"/>'
    return one_layer(library, GAME, Box(0, 0, 100, 100), shaft)


def aim(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """From who fires to who is aimed at, on dark metal."""
    shaft = '<path d="M8 50H84M54 20L88 50L54 80" fill="none" stroke="#FF6A4D" stroke-width="14"/>'
    return one_layer(library, GAME, Box(0, 0, 100, 100), shaft)


def flag(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The little plate at the end of a bar on which its figure stands."""
    box = slot_box(size, args, "22")
    markup = (
        f'<rect x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}" rx="2" fill="{{{{paper}}}}"'
        ' stroke="{{ink}}" stroke-width="2"/>'
    )
    return one_layer(library, GAME, box, markup)


def rim(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A frame of metal around a face."""
    box = slot_box(size, args, "68")
    markup = (
        f'<rect x="2" y="2" width="{box.w - 4:g}" height="{box.h - 4:g}" rx="4" fill="none" stroke="{{{{ink}}}}"'
        f' stroke-width="4"/><rect x="3" y="3" width="{box.w - 6:g}" height="{box.h - 6:g}" rx="4" fill="none"'
        ' stroke="{{metal_lo}}" stroke-width="2"/>'
    )
    return one_layer(library, GAME, box, markup)


def _weave(seat: str, x: float, w: float, h: float) -> str:
    """What tells the bars of the seats apart without colour: plain, slanted, upright, crossed."""
    strokes = {
        "1": "",
        "2": "".join(f"M{x + w * part:g} {h - 1:g}L{x + w * part + 7:g} 1" for part in (0.05, 0.35, 0.65)),
        "3": "".join(f"M{x + w * part:g} 1V{h - 1:g}" for part in (0.25, 0.5, 0.75)),
        "4": f"M{x:g} 1L{x + w:g} {h - 1:g}M{x + w:g} 1L{x:g} {h - 1:g}",
    }[seat]
    light = f'<rect x="{x:g}" y="1" width="{w:g}" height="{h * 0.24:g}" fill="#fff" opacity=".3"/>'
    return light + (f'<path d="{strokes}" stroke="#1D1B19" stroke-width="2.4" opacity=".75"/>' if strokes else "")


def lamp(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The lamp over a bay: lit over the card that fires next."""
    lit = '<circle cx="50" cy="50" r="50" fill="url(#flash)"/><circle cx="50" cy="50" r="24" fill="{{hot}}"'
    dark = '<circle cx="50" cy="50" r="20" fill="#2A2B2C"'
    markup = (lit if args.get("lit") == "yes" else dark) + ' stroke="{{ink}}" stroke-width="7"/>'
    markup += '<path d="M38 44A14 14 0 0 1 50 36" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none"/>'
    definitions = library.drawing(GAME, "defs").body
    return one_layer(library, GAME, Box(0, 0, 100, 100), definitions + markup)


def warn(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A warning triangle."""
    markup = (
        '<path d="M50 8L95 90H5Z" fill="{{hazard}}" stroke="#B0230F" stroke-width="9" stroke-linejoin="round"/>'
        '<path d="M50 34V62M50 72V80" stroke="#B0230F" stroke-width="11"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


SIZED: Final = {
    **SHEETS,
    "pilot": pilot,
    "bar": bar,
    "ghost": ghost,
    "flag": flag,
    "rim": rim,
    "lamp": lamp,
    "arrow": arrow,
    "aim": aim,
    "fired": fired,
    "warn": warn,
    "back-sight": back_sight,
}
"""The pictures that have no file, by name."""


def lid(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The lid of the box is painted in the colours of the desk."""
    return desk.lid(GAME, library, own_colours=False)


def recipes(library: ArtLibrary) -> dict[str, Recipe]:
    """Cards in two forms, and what is drawn for its place on the table."""
    found: dict[str, Recipe] = {f"{GAME}/{name}": recipe for name, recipe in SIZED.items()}
    for name in library.names(GAME):
        if name.startswith("pic-"):
            found[f"{GAME}/{name.replace('pic-', 'card-')}"] = coloured(card, name)
    found[f"desk/lid-{GAME}"] = lid
    return found


def _all(library: ArtLibrary) -> dict[str, Recipe]:
    return {**recipes(library), **finale.RECIPES}


ART: Final = GameArt(GAME, _all, {"title_scrappers": letters.title(lettering.title)})
