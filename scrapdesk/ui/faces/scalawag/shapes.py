"""What lies on the sea of Scalawag! besides ships and cards: sheets, buttons, coins, ropes and light.

`w` and `h` say how large the room is on the map, so that edges and lines are the same on all of them. Must not know
rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.games.scalawag.cards import CREW_NAMES
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer, placed
from scrapdesk.ui.paint.art.geometry import deckled
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
GAME: Final = "scalawag"
TONES: Final = {"paper": "{{paper}}", "lit": "{{gold_l}}", "sunk": "#8FA6A4"}
_SOFT: Final = 0.5
"""How finely stains are rendered, beside what is drawn in ink."""
BUTTONS: Final = {
    "red": ("{{a}}", "{{a_d}}", "{{a_l}}"),
    "paper": ("{{sail}}", "{{sail_d}}", "#FFFFFF"),
    "gold": ("{{gold_l}}", "{{gold_d}}", "{{sail}}"),
    "grey": ("#CDBB92", "#A8956B", "#DCCBA4"),
}
ORDER_GLYPHS: Final = {
    "trim": "sailor",
    "cannons": "gunner",
    "board": "marine",
    "wind": "pilot",
    "mutiny": "mutineer",
    "watch": "lookout",
}
_CARDS: Final = (
    '<g stroke="{{ink}}" stroke-width="4" stroke-linejoin="round"><path d="M14 26L40 18L52 70L26 78Z" fill="{{b}}"/>'
    '<path d="M60 18L86 26L74 78L48 70Z" fill="{{b}}"/><rect x="35" y="20" width="30" height="58" rx="4" fill="{{b_l}}"'
    '/></g><circle cx="50" cy="49" r="9" fill="{{gold_l}}" stroke="{{ink}}" stroke-width="4"/>'
)
Point = tuple[float, float]
PAD: Final = 34.0
"""How far from the edges of its room a rope begins."""
_BOW: Final = 0.72
"""How far the ropes of the near ship bend towards the edge of the sea."""
_APART: Final = 11.0
"""How far the two ropes past a captain on watch hang from the middle between them."""


def room_of(args: Args, size: Size) -> Box:
    """The room that a picture is drawn for."""
    wide = float(args.get("w", size[0]))
    return Box(0, 0, wide, float(args.get("h", wide * size[1] / max(1, size[0]))))


def _choice(args: Args, name: str, known: Mapping[str, object], usual: str) -> str:
    found = args.get(name, usual)
    if found not in known:
        raise BadArt(f"{name} is one of {', '.join(known)}, not {found}")
    return found


def sheet(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Torn chart paper for words, stained and dark at its edge, with its shadow; `tone` tells whose turn it is, or
    that a ship is gone."""
    box = room_of(args, size)
    tone = _choice(args, "tone", TONES, "paper")
    easel, fill = Easel(library, GAME), TONES[tone]
    wide, high = box.w - 8, box.h - 10
    torn = deckled(wide, high, 4, 2.4 if min(wide, high) > 120 else 1.8, 18, round(wide + 3 * high) % 97)
    shadow = f'<path d="{torn}" transform="translate(6,9)" fill="#000000" opacity=".42"/>'
    sheet = f'<g transform="translate(2,1)"><path d="{torn}" fill="{fill}"/></g>'
    edge = (
        f'<g transform="translate(2,1)"><path d="{torn}" fill="none" stroke="{{{{ink}}}}" stroke-width="3.6"'
        ' stroke-linejoin="round"/></g>'
    )
    layers = [Layer(easel.markup(shadow + sheet))]
    if tone != "sunk" and not bare(easel):
        layers.append(Layer(easel.markup(_stains(torn, wide, high)), detail=_SOFT))
    return Blueprint(box, (*layers, Layer(easel.markup(edge))))


def bare(easel: Easel) -> bool:
    """Whether paper is to be white, so that words stand out as far as they can."""
    return easel.tokens["paper"].upper() == "#FFFFFF"


def _stains(torn: str, wide: float, high: float) -> str:
    """What years at sea have left on a sheet: blotches, and a brown rim. Soft, so it is rendered small."""
    rim = min(14.0, min(wide, high) / 7)
    return (
        f'<g transform="translate(2,1)"><clipPath id="sheet"><path d="{torn}"/></clipPath>'
        f'<filter id="stain" x="0" y="0" width="{wide:g}" height="{high:g}" filterUnits="userSpaceOnUse"><feTurbulence'
        f' type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="{round(wide + high) % 23}"/>'
        '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .32  0 0 0 0 .1  0 0 0 2.2 -1"/></filter>'
        f'<filter id="rim" x="-20" y="-20" width="{wide + 40:g}" height="{high + 40:g}" filterUnits="userSpaceOnUse">'
        f'<feGaussianBlur stdDeviation="{rim * 0.64:.1f}"/></filter><g clip-path="url(#sheet)">'
        f'<rect width="{wide:g}" height="{high:g}" filter="url(#stain)" opacity=".4"/><path d="{torn}" fill="none"'
        f' stroke="{{{{wood}}}}" stroke-width="{rim:.1f}" opacity=".4" filter="url(#rim)"/></g></g>'
    )


def button(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A plate to be pressed."""
    box = room_of(args, size)
    fill, foot, light = BUTTONS[_choice(args, "tone", BUTTONS, "paper")]
    w, h = box.w, box.h
    line = 'stroke-width="2.8" stroke-opacity=".7" stroke-dasharray="9 6"' if args.get("off") == "yes" else ""
    line = line or 'stroke-width="3.6"'
    markup = (
        f'<rect x="4" y="6" width="{w - 6:g}" height="{h - 7:g}" rx="10" fill="#000000" opacity=".4"/>'
        f'<rect x="2.5" y="2.5" width="{w - 6:g}" height="{h - 7:g}" rx="10" fill="{foot}" stroke="{{{{ink}}}}"'
        f' {line}/><rect x="5" y="5" width="{w - 11:g}" height="{h - 17:g}" rx="8" fill="{fill}"/>'
        f'<path d="M13 8.5H{w - 19:g}" stroke="{light}" stroke-opacity=".8" stroke-width="2.5" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, box, markup)


def order(name: str, library: ArtLibrary, args: Args) -> Blueprint:
    """A coin with the sign of an order."""
    easel = Easel(library, GAME)
    rim = "{{a}}" if args.get("lit") == "yes" else "{{gold}}"
    sign = easel.markup(_CARDS) if name == "muster" else easel.drawing(f"glyph-{ORDER_GLYPHS[name]}")
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.markup(_coin(rim)) + placed(sign, 23, 22, 0.54)),))


def coin(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A coin with the sign of a crew, small: a lookout that keeps watch."""
    easel = Easel(library, GAME)
    kind = _choice(args, "crew", dict.fromkeys(CREW_NAMES), "lookout")
    sign = placed(easel.drawing(f"glyph-{kind}"), 20, 20, 0.6)
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.markup(_coin("{{gold}}")) + sign),))


def small(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A crew card so small that only its sign can be seen."""
    easel = Easel(library, GAME)
    sign = placed(easel.drawing(f"glyph-{_choice(args, 'crew', dict.fromkeys(CREW_NAMES), 'sailor')}"), 9, 29, 0.82)
    paper = '<rect x="4" y="4" width="92" height="132" rx="12" fill="{{sail}}" stroke="{{ink}}" stroke-width="7"/>'
    return Blueprint(Box(0, 0, 100, 140), (Layer(easel.markup(paper) + sign),))


def _coin(rim: str) -> str:
    return (
        '<circle cx="52" cy="54" r="44" fill="#000000" opacity=".35"/>'
        f'<circle cx="49" cy="48" r="45" fill="{rim}" stroke="{{{{ink}}}}" stroke-width="5"/>'
        '<circle cx="49" cy="48" r="36" fill="{{paper}}" stroke="{{ink}}" stroke-width="3"/>'
        '<path d="M19 40A32 32 0 0 1 62 18" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/>'
    )


def rope(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A rope from one corner of its room to another, which hangs through by `sag`; `kind` is one, two (somebody is
    passed over) or cut. A `sight` is a straight line of dashes: somebody looks that way."""
    box, sag = room_of(args, size), float(args.get("sag", 0))
    left, right = PAD, box.w - PAD
    top, bottom = PAD, box.h - PAD - sag
    start, end = ((left, top), (right, bottom)) if args.get("way") == "down" else ((left, bottom), (right, top))
    kind = _choice(args, "kind", dict.fromkeys(("one", "two", "cut", "sight")), "one")
    if kind == "sight":
        return one_layer(library, GAME, box, _sight(start, end))
    corner = (left if args.get("way") == "down" else right, bottom)
    bow = _BOW if args.get("bow") == "yes" else 0.0
    markup = ""
    for shift in (-_APART, _APART) if kind == "two" else (0.0,):
        points = _sagging(start, end, (sag, shift), corner, bow)
        parts = (points[:9], points[-9:]) if kind == "cut" else (points,)
        markup += "".join(_strand(part) for part in parts)
    return one_layer(library, GAME, box, markup)


def _sight(start: Point, end: Point) -> str:
    line = f'<path d="M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}" fill="none" stroke-linecap="round"'
    dashes = 'stroke-dasharray="15 12" opacity=".75"'
    return (
        f'{line} stroke="{{{{ink}}}}" stroke-width="8" {dashes}/>'
        f'{line} stroke="{{{{gold_l}}}}" stroke-width="4" {dashes}/>'
    )


def _strand(points: list[Point]) -> str:
    told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<g data-gen="rope" pts="{told}" wd="9"/>'


def _sagging(start: Point, end: Point, hangs: Point, corner: Point, bow: float) -> list[Point]:
    """Points along a rope; with a bow it keeps clear of the middle of the sea, on the side of a corner. `hangs`: how
    far it hangs through, and how far it lies beside another."""
    (x0, y0), (x1, y1) = start, end
    (sag, shift), long = hangs, max(1.0, abs(x1 - x0) + abs(y1 - y0))
    aside = (corner[0] - (x0 + x1) / 2) * bow - shift * (y1 - y0) / long
    down = (corner[1] - (y0 + y1) / 2) * bow + sag + shift * abs(x1 - x0) / long
    found = []
    for number in range(25):
        t = number / 24
        bend = 4 * t * (1 - t)
        found.append((x0 + (x1 - x0) * t + aside * bend, y0 + (y1 - y0) * t + down * bend))
    return found


def glow(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Light on the water round the ship that is meant."""
    box = room_of(args, size)
    markup = (
        '<radialGradient id="light"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".62"/>'
        '<stop offset=".55" stop-color="#FFE9A8" stop-opacity=".26"/>'
        '<stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></radialGradient>'
        f'<ellipse cx="{box.w / 2:g}" cy="{box.h * 0.55:g}" rx="{box.w / 2:g}" ry="{box.h / 2:g}" fill="url(#light)"/>'
    )
    return one_layer(library, GAME, box, markup)


def fog(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A bank of fog between two ships."""
    puffs = ((30, 58, 26), (58, 40, 30), (92, 38, 32), (120, 58, 26), (76, 62, 30))
    back = "".join(f'<circle cx="{x}" cy="{y}" r="{r + 3}" fill="{{{{ink}}}}" opacity=".5"/>' for x, y, r in puffs)
    front = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#DDE7E6"/>' for x, y, r in puffs)
    curls = (
        '<path d="M24 60q8 -14 20 -6t20 -4M74 46q12 -14 24 -4t22 2M52 70q14 -10 26 -2t26 -2" fill="none"'
        ' stroke="#8FA6A4" stroke-width="4" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 150, 90), back + front + curls)


def band(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A strip of paper that says what a card is declared to be."""
    box = room_of(args, size)
    w, h = box.w, box.h
    data = f"M2,4L{w - 2:g},2V{h - 5:g}L2,{h - 3:g}Z"
    markup = (
        f'<path d="{data}" fill="#000000" opacity=".35" transform="translate(1.5,3)"/>'
        f'<path d="{data}" fill="{{{{sail}}}}" stroke="{{{{ink}}}}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M5,{h - 8:g}L{w - 5:g},{h - 10:g}" stroke="{{{{sail_d}}}}" stroke-width="2.5"/>'
    )
    return one_layer(library, GAME, box, markup)


def chest(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """An old sea chest: where crew ends that nobody sees again."""
    markup = (
        '<rect x="4" y="4" width="96" height="138" rx="9" fill="#000000" fill-opacity=".08" stroke="{{wood_l}}"'
        ' stroke-width="3" stroke-dasharray="9 7"/><g stroke="{{ink}}" stroke-width="4" stroke-linejoin="round">'
        '<path d="M18 68Q18 38 52 38Q86 38 86 68Z" fill="{{wood_l}}"/><path d="M18 68H86V106H18Z" fill="{{wood}}"/>'
        '<path d="M29 44V106M75 44V106" fill="none" stroke="{{gold_d}}" stroke-width="6"/>'
        '<path d="M44 60H60V80Q52 88 44 80Z" fill="{{gold}}"/></g><circle cx="52" cy="70" r="3.5" fill="{{ink}}"/>'
        '<path d="M52 71V78" stroke="{{ink}}" stroke-width="3" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 104, 146), markup)


def hole(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Splintered planks: a hole to be taken."""
    markup = (
        '<rect x="6" y="14" width="88" height="74" rx="8" fill="{{wood}}" stroke="{{ink}}" stroke-width="6"/>'
        '<path d="M8 38H92M8 62H92" stroke="{{wood_d}}" stroke-width="5"/><path d="M22 30L40 24L50 18L64 28L80 24L76 44'
        'L88 56L72 62L70 78L52 70L34 80L30 66L12 58L24 46Z" fill="{{ink}}" stroke="{{wood_l}}" stroke-width="3"'
        ' stroke-linejoin="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def tab(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A strip of cloth that hangs below a plate."""
    box = room_of(args, size)
    fill, foot, _light = BUTTONS[_choice(args, "tone", BUTTONS, "paper")]
    w, h = box.w, box.h
    cut = f"M3,2H{w - 3:g}L{w - 11:g},{h / 2 - 1:g}L{w - 3:g},{h - 4:g}H3Z"
    markup = (
        f'<path d="{cut}" fill="#000000" opacity=".4" transform="translate(2,3)"/>'
        f'<path d="{cut}" fill="{fill}" stroke="{{{{ink}}}}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M6,{h - 7:g}H{w - 12:g}" stroke="{foot}" stroke-width="2.5"/>'
    )
    return one_layer(library, GAME, box, markup)


def price(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A pill with a compass point and room for a figure: what an attack costs. One that cannot be paid is grey and
    struck out; one out of reach has no point."""
    kind = _choice(args, "can", dict.fromkeys(("yes", "no", "far")), "yes")
    can = kind == "yes"
    easel = Easel(library, GAME)
    fill, _foot, light = BUTTONS["gold" if can else "grey"]
    markup = (
        '<rect x="4" y="5" width="80" height="36" rx="18" fill="#000000" opacity=".45"/>'
        f'<rect x="2" y="2" width="80" height="36" rx="18" fill="{fill}" stroke="{{{{ink}}}}" stroke-width="3.4"/>'
        f'<path d="M20 5.5H64" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/>'
    )
    cross = (
        '<circle cx="78" cy="32" r="9.5" fill="{{a}}" stroke="{{ink}}" stroke-width="2.6"/>'
        '<path d="M74.5 28.5L81.5 35.5M81.5 28.5L74.5 35.5" stroke="#FFFFFF" stroke-width="2.8"'
        ' stroke-linecap="round"/>'
    )
    drawn = easel.markup(markup) + ("" if kind == "far" else placed(easel.drawing("point"), 6, 6, 0.28))
    return Blueprint(Box(0, 0, 88, 44), (Layer(drawn + ("" if can else easel.markup(cross))),))


def arrow(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A broad red arrow: from whoever calls to what is called a lie."""
    turns = {"down": 0, "left": 90, "up": 180, "right": 270}
    turn = turns[_choice(args, "way", turns, "down")]
    data = "M34 6H66V46H92L50 94L8 46H34Z"
    markup = (
        f'<g transform="rotate({turn} 50 50)" stroke-linejoin="round"><path d="{data}" fill="{{{{a}}}}"'
        ' stroke="{{ink}}" stroke-width="7"/><path d="M50 12V84L84 50H60V12Z" fill="{{a_d}}"/></g>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def charted(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A card of the hand that is on the chart: the sea shows through it."""
    markup = (
        '<rect x="3" y="3" width="244" height="344" rx="14" fill="#0E4A5C" fill-opacity=".62" stroke="{{sail}}"'
        ' stroke-width="6" stroke-dasharray="18 12"/><rect x="22" y="142" width="206" height="58" rx="29"'
        ' fill="{{ink}}"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 250, 350), markup)


def porthole(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A frame of wood and brass for a face, open in the middle."""
    ring = "M8 0H92Q100 0 100 8V92Q100 100 92 100H8Q0 100 0 92V8Q0 0 8 0Z M18 12Q12 12 12 18V82Q12 88 18 88H82Q88 88 88"
    markup = (
        f'<path fill-rule="evenodd" d="{ring} 82V18Q88 12 82 12Z" fill="{{{{ink}}}}"/>'
        '<rect x="6" y="6" width="88" height="88" rx="8" fill="none" stroke="{{wood_l}}" stroke-width="6"/>'
        '<path d="M8 8H92" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="2"/>'
    )
    nails = "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="{{{{gold}}}}" stroke="{{{{ink}}}}" stroke-width="2"/>'
        for x in (8, 92)
        for y in (8, 92)
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup + nails)


SIZED: Final = {
    "tab": tab,
    "price": price,
    "arrow": arrow,
    "charted": charted,
    "porthole": porthole,
    "paper": sheet,
    "button": button,
    "coin": coin,
    "rope": rope,
    "glow": glow,
    "fog": fog,
    "band": band,
    "hole": hole,
    "chest": chest,
    "small": small,
}
"""The pictures that have no file, by name."""
