"""What Scarper's pictures are made of besides their files: the map, trenches, the front, papers, tracks, signs.

Pictures of a place are drawn for the slot in which they lie; `short` says how long its shorter side is on the map, so
that lines are the same on all of them. Must not know a game: which side, how far, comes as arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.ui.faces.scarper.generators import terrain
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
GAME: Final = "scarper"
MAP: Final = Box(0, 0, 1380, 577)
FIRST, SPACE, TOP, MARGIN = 182.0, 145.0, 26.0, 11.0
"""Where the first space of the map begins, how wide a space is, where the strips begin, and what is left below them."""
NAMES: Final = 150.0
"""Where the names at the left end."""
STRIP: Final = (MAP.h - TOP - MARGIN) / 5
"""How high each of them is on a map of the usual height."""
CELLS, CELL = 31, 34.0
"""How many cells the track of morale has, and how wide each is."""


def in_slot(size: Size, args: Args, short: str) -> Box:
    unit = float(args.get("short", short)) / max(1, min(size))
    return Box(0, 0, max(1, size[0]) * unit, max(1, size[1]) * unit)


def print_of(library: ArtLibrary, box: Box, markup: str, args: Args | None = None) -> Blueprint:
    definitions = library.drawing(GAME, "defs").body
    changes = {key: value for key, value in (args or {}).items() if key == "seed"}
    return Blueprint(box, (Layer(Easel(library, GAME, changes).markup(definitions + markup)),))


def _sheet(w: float, h: float) -> str:
    """The outline of a paper: no side is quite straight."""
    return (
        f"M3 4L{w * 0.4:.1f} 2 {w - 3:.1f} 4 {w - 2:.1f} {h * 0.6:.1f} {w - 4:.1f} {h - 3:.1f} {w * 0.5:.1f}"
        f" {h - 2:.1f} 4 {h - 4:.1f} 2 {h * 0.4:.1f}Z"
    )


# -- the map ---------------------------------------------------------------------------------------------------


def staff_map(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Five strips of one folded sheet; `near` is whose side is at the left, and for the other the land is turned. Where
    it is lower than usual, so are its strips."""
    w, h = MAP.w, MAP.w * size[1] / size[0] if size[0] else MAP.h
    turned = f' transform="rotate(180 {w / 2:g} {h / 2:g})"' if args.get("near") == "1" else ""
    sheet = (
        f"M3 6L{w * 0.3:.0f} 2 {w * 0.62:.0f} 6 {w - 4:.0f} 3 {w - 2:.0f} {h / 2:.0f} {w - 5:.0f} {h - 4:.0f}"
        f" {w / 2:.0f} {h - 2:.0f} {w * 0.22:.0f} {h - 5:.0f} 4 {h - 3:.0f} 2 {h * 0.4:.0f}Z"
    )
    ground = (
        f'<clipPath id="mc"><path d="{sheet}"/></clipPath><path d="{sheet}" fill="{{{{map}}}}"/>'
        '<g clip-path="url(#mc)">'
        f"<g{turned}>{terrain(w, h)}</g>{_printed_lines(w, h)}</g>"
    )
    worn = (
        f'<path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".42"/>'
        f'{_creases(w, h)}<path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="2.5"/>'
    )
    easel, definitions = Easel(library, GAME), library.drawing(GAME, "defs").body
    return Blueprint(
        Box(0, 0, w, h), (Layer(easel.markup(definitions + ground)), Layer(easel.markup(definitions + worn)))
    )


def _printed_lines(w: float, h: float) -> str:
    """Strips and spaces, and at the left paper on which one can write."""
    strip = _strip(h)
    low = TOP + 5 * strip
    rows = "".join(f"M0 {TOP + row * strip:.1f}H{w:g}" for row in range(6))
    spaces = "".join(f"M{FIRST + at * SPACE:.1f} {TOP:g}V{low:.1f}" for at in range(9) if at != 4)
    middle = f"M{FIRST + 4 * SPACE:.1f} {TOP:g}V{low:.1f}"
    return (
        f'<path d="M0 0H{NAMES:g}V{h:g}H0Z" fill="{{{{paper}}}}" opacity=".82"/>'
        f'<path d="M{NAMES:g} 0V{h:g}" stroke="{{{{ink}}}}" stroke-width="2"/>'
        f'<path d="{rows}" stroke="{{{{ink}}}}" stroke-opacity=".62" stroke-width="1.8"/>'
        f'<path d="{spaces}" stroke="{{{{ink}}}}" stroke-opacity=".34" stroke-width="1.2"/>'
        f'<path d="{middle}" stroke="{{{{ink}}}}" stroke-opacity=".8" stroke-width="2.2" stroke-dasharray="16 5 3 5"/>'
    )


def _strip(h: float) -> float:
    """How high each strip of a map so high is."""
    return (h - TOP - MARGIN) / 5


def _creases(w: float, h: float) -> str:
    """The sheet has been folded: light on one side of each crease, shadow on the other.

    What is pasted on at the left, to be written on, has no crease across its words; and no crease is where a town or
    the number of a space is written: each lies between two spaces, and along the border of a strip.
    """
    folds, across = (FIRST + SPACE * at for at in (2.5, 4.5, 6.5)), TOP + 2 * _strip(h)
    down = list(folds)
    light = "".join(f"M{x:g} 3V{h - 3:g}" for x in down) + f"M{NAMES:g} {across + 2:g}H{w - 2:g}"
    dark = "".join(f"M{x + 2.5:g} 3V{h - 3:g}" for x in down) + f"M{NAMES:g} {across + 4.5:g}H{w - 2:g}"
    return (
        f'<path d="{light}" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="2"/>'
        f'<path d="{dark}" stroke="{{{{ink}}}}" stroke-opacity=".2" stroke-width="2.5"/>'
    )


def _line(side: str, x: float, y0: float, y1: float, depth: float, width: float) -> str:
    """A trench from above: square teeth; solid for the Entente, dashed for the Central Powers."""
    count = max(3, int((y1 - y0) / 9))
    count += 1 - count % 2
    dash = f' stroke-dasharray="{(y1 - y0) / count + 1.5:.2f} 5.5"' if side == "b" else ""
    return (
        f'<path d="{{{{crenel {x:g} {y0:g} {x:g} {y1:g} {count} {depth:g}}}}}" fill="none" stroke="{{{{{side}}}}}"'
        f' stroke-width="{width:g}" stroke-linejoin="miter"{dash}/>'
    )


def trench(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """One trench in depth; `left` is `yes` where its side is at the left."""
    box = in_slot(size, args, "24")
    depth = 7 if args.get("left", "yes") == "yes" else -7
    middle = box.w / 2 - depth / 2
    side = args.get("side", "a")
    markup = _line_under(middle, box.h) + _line(side, middle, 4, box.h - 4, -depth, 5)
    return print_of(library, box, markup)


def _line_under(x: float, h: float) -> str:
    """Paper below a trench, so that no contour line runs through it."""
    return f'<path d="M{x:g} 3V{h - 3:g}" stroke="{{{{map}}}}" stroke-width="17" stroke-opacity=".85"/>'


def front(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The frontline of one battlefield: no-man's-land, wire, a trench line on both sides, and its pin."""
    box = in_slot(size, args, "62")
    left = args.get("left", "a")
    right = "b" if left == "a" else "a"
    w, h, x = box.w, box.h, box.w / 2
    wire = "".join(f"{{{{wire {x + dx:g} 6 {x + dx:g} {h - 6:g} 7 3.5}}}}" for dx in (-w * 0.13, w * 0.13))
    easel = Easel(library, GAME)
    part = w / 62
    pin = placed(easel.drawing("icon-frontpin"), x - 23 * part, h / 2 - 26 * part, 0.46 * part)
    markup = (
        f'<path d="M7 1H{w - 7:g}V{h - 1:g}H7Z" fill="{{{{paper}}}}"/>'
        f'<path d="{wire}" stroke="{{{{wire}}}}" stroke-width="1.6" fill="none"/>'
        + _line(left, 6, 1, h - 1, -6, 5)
        + _line(right, w - 6, 1, h - 1, 6, 5)
    )
    definitions = library.drawing(GAME, "defs").body
    return Blueprint(box, (Layer(easel.markup(definitions + markup) + pin),))


def won(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Ground that a side has won: pencil strokes in its colour and its direction."""
    box = in_slot(size, args, "92")
    side = args.get("side", "a")
    pattern = "hb" if side == "a" else "hr"
    return print_of(library, box, f'<rect width="{box.w:g}" height="{box.h:g}" fill="url(#{pattern})" opacity=".3"/>')


def joint(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Where the line goes on in the next battlefield: a stroke along the border between them."""
    box = in_slot(size, args, "6")
    side = args.get("side", "a")
    dash = ' stroke-dasharray="11 6"' if side == "b" else ""
    y = box.h / 2
    markup = f'<path d="M0 {y:g}H{box.w:g}" stroke="{{{{{side}}}}}" stroke-width="{box.h * 0.8:g}"{dash}/>'
    return print_of(library, box, markup)


def flank(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A tag where a neighbour helps a charge, with room for by how much, and an arrow into the battlefield."""
    side = args.get("side", "a")
    turned = "" if args.get("down", "yes") == "yes" else ' transform="translate(0,36) scale(1,-1)"'
    arrow = "M54 7V27M47 20L54 28.500L61 20"
    markup = (
        '<path d="M2 4L35 2 68 4 69 33 34 34 1 32Z" fill="{{paper}}" stroke="{{ink}}" stroke-width="1.8"/>'
        f'<path{turned} d="{arrow}" fill="none" stroke="{{{{{side}}}}}" stroke-width="4"/>'
    )
    return print_of(library, Box(0, 0, 70, 36), markup)


def dash(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A short stroke of the pencil with which a front is drawn anew."""
    side = args.get("side", "a")
    markup = (
        f'<g filter="url(#pencil)"><path d="M-4 14H36" stroke="{{{{{side}}}}}" stroke-width="11"/>'
        f'<path d="M-4 5H36M-4 23H36" stroke="{{{{{side}}}}}" stroke-width="3"/></g>'
    )
    return print_of(library, Box(0, 0, 29, 28), markup)


def head(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The head of that stroke; `back` is `yes` where it points to the left."""
    side = args.get("side", "a")
    flip = ' transform="translate(39,0) scale(-1,1)"' if args.get("back") == "yes" else ""
    markup = f'<g filter="url(#pencil)"><path{flip} d="M2 2L37 30L2 58Z" fill="{{{{{side}}}}}"/></g>'
    return print_of(library, Box(0, 0, 39, 60), markup)


# -- papers and tracks ---------------------------------------------------------------------------------------------


def paper(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A sheet of paper; `ruled` says how far its lines are apart, `lines` how many there are at most, `parts` where it
    is divided, `lit` is `yes` where something may be laid."""
    box = in_slot(size, args, "150")
    sheet, ruled = _sheet(box.w, box.h), float(args.get("ruled", "0"))
    divided = args["parts"].split(",") if "parts" in args else []
    steps = _steps(box.h, ruled)[: int(args.get("lines", "99"))] if ruled else []
    lines = "".join(f"M16 {y:g}H{box.w - 16:g}" for y in steps)
    tone, edge = ("map", 2.2) if args.get("tone") == "map" else ("paper", 2.2)
    markup = (
        f'<path d="{sheet}" fill="{{{{{tone}}}}}"/><path d="{sheet}" fill="#000" filter="url(#paperN)" opacity=".3"/>'
        + (f'<path d="{lines}" stroke="{{{{a}}}}" stroke-opacity=".28" stroke-width="1.2"/>' if lines else "")
        + "".join(f'<path d="M3 {y}H{box.w - 3:g}" stroke="{{{{ink}}}}" stroke-opacity=".62"/>' for y in divided)
        + f'<path d="{sheet}" fill="none" stroke="{{{{ink}}}}" stroke-width="{edge:g}"/>'
    )
    return print_of(library, box, markup)


def lines(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Where what is written on a sheet is divided, and down its middle, between the two heights `upright`."""
    box = in_slot(size, args, "150")
    divided = args["parts"].split(",") if "parts" in args else []
    markup = "".join(f'<path d="M14 {y}H{box.w - 14:g}" stroke="{{{{ink}}}}" stroke-width="1.8"/>' for y in divided)
    if "upright" in args:
        top, foot = args["upright"].split(",")
        markup += (
            f'<path d="M{box.w / 2:g} {top}V{foot}" stroke="{{{{ink}}}}" stroke-opacity=".55" stroke-width="1.6"/>'
        )
    return print_of(library, box, markup)


def grain(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The spots of old paper, and nothing else."""
    box = Box(0, 0, 520, 1080)
    markup = f'<rect width="{box.w:g}" height="{box.h:g}" fill="#000" filter="url(#paperN)" opacity=".3"/>'
    return print_of(library, box, markup)


def _steps(height: float, apart: float) -> list[float]:
    return [44 + apart * number for number in range(int((height - 60) // apart) + 1)]


def morale(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The tug of war: fifteen cells for each side and the middle; those of `left` at the left."""
    box = Box(0, 0, CELLS * CELL, 30)
    left = args.get("left", "a")
    right = "b" if left == "a" else "a"
    drawn = ""
    for number in range(-15, 16):
        side = "ink" if not number else left if number < 0 else right
        x, deep = (number + 15) * CELL + 1.5, 0.9 if not number else 0.16 + 0.62 * abs(number) / 15
        drawn += (
            f'<rect x="{x:g}" y="1" width="{CELL - 3:g}" height="28" fill="{{{{{side}}}}}" fill-opacity="{deep:.2f}"/>'
        )
        if side == "b":
            drawn += f'<path d="M{x:g} 29l11 -28M{x + 12:g} 29l11 -28" stroke="{{{{paper}}}}" stroke-width="2.4"/>'
        place = f'x="{x:g}" y="1" width="{CELL - 3:g}" height="28"'
        drawn += f'<rect {place} fill="{{{{{side}}}}}" fill-opacity="{deep:.2f}"/>'
        if side == "b":
            drawn += f'<path d="M{x:g} 29l11 -28M{x + 12:g} 29l11 -28" stroke="{{{{paper}}}}" stroke-width="2.4"/>'
        drawn += f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="1.6"/>'
    return print_of(library, box, drawn)


def track(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Seven cells of a track, those up to `value` tinted in the colour of `side`."""
    box = in_slot(size, args, "62")
    side, value, step = args.get("side", "a"), int(args.get("value", "0")), box.w / 7
    drawn = ""
    for number in range(7):
        place = f'x="{number * step + 3:.1f}" y="3" width="{step - 6:.1f}" height="{box.h - 6:g}"'
        tint = f'fill="{{{{{side}}}}}" fill-opacity=".24"' if number <= value else 'fill="{{map}}"'
        drawn += f'<rect {place} {tint} stroke="{{{{ink}}}}" stroke-width="2"/>'
    return print_of(library, box, drawn)


def marker(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The marker of a side on a track, as large as a cell of it: plain with round corners, or square and striped."""
    box = in_slot(size, args, "30")
    w, h = box.w, box.h
    place = f'x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" stroke="{{{{ink}}}}" stroke-width="2"'
    if args.get("side", "a") == "a":
        return print_of(library, box, f'<rect {place} rx="6" fill="{{{{a}}}}"/>')
    stripes = "".join(f"M{x:g} {h - 2:g}l{h - 4:g} -{h - 4:g}" for x in (2, 10, w - h - 8, w - h))
    markup = (
        f'<rect {place} fill="{{{{b}}}}"/>'
        f'<path d="{stripes}" stroke="{{{{paper}}}}" stroke-opacity=".45" stroke-width="2.4"/>'
        f'<rect x="{w / 2 - 11:g}" y="2" width="22" height="{h - 4:g}" fill="{{{{b}}}}"/>'
    )
    return print_of(library, box, markup)


def point(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A command point: a stamped disc with a chevron."""
    side = args.get("side", "a")
    shape = (
        '<circle cx="50" cy="50" r="44" fill="{{paper}}" stroke="{{a}}" stroke-width="9"/>'
        if side == "a"
        else '<rect x="8" y="8" width="84" height="84" fill="{{paper}}" stroke="{{b}}" stroke-width="9"'
        ' stroke-dasharray="18 5"/>'
    )
    chevron = f'<path d="M26 62L50 36L74 62" fill="none" stroke="{{{{{side}}}}}" stroke-width="13"/>'
    return print_of(library, Box(0, 0, 100, 100), shape + chevron)


def order(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A slip of paper with an order on it."""
    box = in_slot(size, args, "42")
    sheet = _sheet(box.w, box.h)
    side = args.get("side", "a")
    markup = (
        f'<path d="{sheet}" fill="{{{{{side}}}}}" stroke="{{{{ink}}}}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M7 7H{box.w - 8:g}" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="1.6"/>'
    )
    return print_of(library, box, markup)


def stamp(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A point as it is stamped: round and solid for one side, square and striped for the other."""
    if args.get("side", "a") == "a":
        markup = (
            '<circle cx="50" cy="50" r="44" fill="{{paper}}" stroke="{{a}}" stroke-width="9"/>'
            '<circle cx="50" cy="50" r="34" fill="none" stroke="{{a}}" stroke-width="2.5"/>'
        )
    else:
        markup = (
            '<rect x="7" y="7" width="86" height="86" fill="{{paper}}" stroke="{{b}}" stroke-width="9"'
            ' stroke-dasharray="17 5"/><rect x="18" y="18" width="64" height="64" fill="none" stroke="{{b}}"'
            ' stroke-width="2.5"/>'
        )
    return print_of(library, Box(0, 0, 100, 100), markup)


SIZED: Final[Mapping[str, Callable[[ArtLibrary, Args, Size], Blueprint]]] = {
    "map": staff_map,
    "trench": trench,
    "front": front,
    "won": won,
    "joint": joint,
    "flank": flank,
    "dash": dash,
    "head": head,
    "paper": paper,
    "lines": lines,
    "grain": grain,
    "morale": morale,
    "track": track,
    "marker": marker,
    "point": point,
    "order": order,
    "stamp": stamp,
}
"""The pictures that have no file, by name."""
