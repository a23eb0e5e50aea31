"""What the end of a war is drawn with: the line of each year on the map, pennants on the track, a picture of a year."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scrapdesk.ui.faces.scarper.recipes_cards import drawing_of
from scrapdesk.ui.faces.scarper.recipes_table import FIRST, GAME, MAP, SPACE, STRIP, TOP, in_slot, print_of
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
SIGHT: Final = Box(0, 0, 218, 152)
MIDDLE: Final = Box(33, 0, 152, 152)
BROAD: Final = Box(0, 12, 218, 116)
DASHES: Final = ("2 8", "16 9", "", "26 7 5 7", "9 6")
"""How the line of each year is drawn, from 1914 on."""
TOWNS: Final = 2.2
"""Within so many spaces from either end of the map, names of towns are written."""
OLD: Final = "#7A6238"
"""The brown of a pencil stroke that has faded."""
ASIDE: Final = -9.0
"""How far the line of a year is drawn beside that of the next: where the front held, both are seen."""


def year_line(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Where the front ran: `fronts` from the topmost battlefield on, as they are seen. `year` counts from 0 and says
    how it is drawn, `back` how many years it is older than the last; `last` names the winner's side, or is "even"."""
    tall = MAP.w * size[1] / size[0] if size[0] else MAP.h  # where the map is lower than usual, so are its strips
    part = tall / MAP.h
    fronts = [int(front) for front in args.get("fronts", "0,0,0,0,0").split(",")]
    aside = ASIDE * int(args.get("back", "0"))
    places = [(FIRST + SPACE * (4 + front) + aside, (TOP + STRIP * row) * part) for row, front in enumerate(fronts)]
    last = args.get("last", "")
    if not last:
        dash = DASHES[int(args.get("year", "0")) % len(DASHES)]
        return print_of(library, Box(0, 0, MAP.w, tall), _older(places, STRIP * part, dash))
    way = "M" + "L".join(f"{x:g} {y:g}V{y + STRIP * part:g}" for x, y in places)
    colour = "{{ink}}" if last == "even" else f"{{{{{last}}}}}"
    drawn = "".join(
        f'<path d="{way}" fill="none" stroke="{paint}" stroke-width="{wide:g}" stroke-linejoin="round"/>'
        for paint, wide in (("{{ink}}", 16.0), ("{{paper}}", 12.0), (colour, 7.0))
    )
    return print_of(library, Box(0, 0, MAP.w, tall), drawn)


def _older(places: Sequence[tuple[float, float]], high: float, dash: str) -> str:
    """The line of a year before the last, in faded brown: one stroke in each strip, which nothing joins, so that no
    boxes come of it; where towns are written, it leaves their names free."""
    way = ""
    for x, y in places:
        column = (x - FIRST) / SPACE
        first, end = (0.08, 0.62) if column < TOWNS else (0.4, 0.92) if column > 8 - TOWNS else (0.08, 0.92)
        way += f"M{x:g} {y + first * high:g}V{y + end * high:g}"
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{way}" fill="none" stroke="{{{{map}}}}" stroke-width="6" stroke-opacity=".6"/>'
        f'<path d="{way}" fill="none" stroke="{OLD}" stroke-width="4" stroke-linecap="butt"{dashed}/>'
    )


def plate(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A small label of paper, a little crooked."""
    path = "M3 5L30 2 63 4 65 28 34 31 2 29Z"
    return print_of(
        library, Box(0, 0, 67, 33), f'<path d="{path}" fill="{{{{paper}}}}" stroke="{{{{ink}}}}" stroke-width="2"/>'
    )


def pennant(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """Where the flag was when a year was over: a small flag of paper. `upper` is `yes` where it flies above another,
    `back` where it flies to the left."""
    high = 72 if args.get("upper") == "yes" else 40
    flip = ' transform="translate(62,0) scale(-1,1)"' if args.get("back") == "yes" else ""
    cloth = '<path d="M4 3H60L54 15L60 27H4Z" fill="{{paper}}" stroke="{{ink}}" stroke-width="2.2"/>'
    staff = f'<path d="M3 2V{high - 1}" stroke="{{{{ink}}}}" stroke-width="3.5"/>'
    return print_of(library, Box(0, 0, 62, high), f"<g{flip}>{staff}{cloth}</g>")


def arrow(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The way that the flag will go: a dashed stroke in the colour of `side`; `back` is `yes` where it goes left."""
    box = in_slot(size, args, "26")
    side, w, y = args.get("side", "a"), box.w, box.h / 2
    flip = f' transform="translate({w:g},0) scale(-1,1)"' if args.get("back") == "yes" else ""
    head = f"M{w - 20:g} {y - 11:g}L{w - 1:g} {y:g}L{w - 20:g} {y + 11:g}Z"
    markup = (
        f'<g{flip}><path d="M2 {y:g}H{max(3.0, w - 20):g}" stroke="{{{{{side}}}}}" stroke-width="6"'
        f' stroke-dasharray="12 6"/><path d="{head}" fill="{{{{{side}}}}}"/></g>'
    )
    return print_of(library, box, markup)


def arc(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The same where it goes high over what is between: a dashed bow that ends in a head."""
    box = in_slot(size, args, "44")
    side, w, h = args.get("side", "a"), box.w, box.h
    flip = f' transform="translate({w:g},0) scale(-1,1)"' if args.get("back") == "yes" else ""
    bend = min(0.45 * w, 60.0)
    bow = f"M3 {h - 10:g}C3 {0.12 * h:g} {bend:g} 5 {w / 2:g} 5S{w - 12:g} {0.1 * h:g} {w - 12:g} {h - 20:g}"
    head = f"M{w - 24:g} {h - 24:g}H{w:g}L{w - 12:g} {h - 2:g}Z"
    markup = (
        f'<g{flip}><path d="{bow}" fill="none" stroke="{{{{{side}}}}}" stroke-width="7" stroke-dasharray="15 7"/>'
        f'<path d="{head}" fill="{{{{{side}}}}}" stroke="{{{{ink}}}}" stroke-width="2"/></g>'
    )
    return print_of(library, box, markup)


def step(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A cell of the track over which the flag has gone: outlined."""
    box = in_slot(size, args, "34")
    place = f'x="1.75" y="1.75" width="{box.w - 3.5:g}" height="{box.h - 3.5:g}"'
    return print_of(library, box, f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="3.5"/>')


def ghost_flag(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The flag where it was: as pale as what is remembered."""
    easel = Easel(library, GAME, {"g": library.tokens(GAME)["paper"]})
    return Blueprint(Box(0, 0, 100, 100), (Layer(f'<g opacity=".45">{easel.drawing("icon-morale")}</g>'),))


def sight(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """What the card `picture` shows, without the card; the middle of it where `square` is `yes`, and a
    strip of it where `broad` is."""
    box = MIDDLE if args.get("square") == "yes" else BROAD if args.get("broad") == "yes" else SIGHT
    easel = Easel(library, GAME, {"seed": "31", "pencil": library.tokens(GAME)["a"]})
    definitions = library.drawing(GAME, "defs").body
    drawn = drawing_of(library, easel, args.get("picture", ""), args.get("side", "n"))
    place = f'x="{box.x + 1.5:g}" y="{box.y + 1.5:g}" width="{box.w - 3:g}" height="{box.h - 3:g}"'
    frame = f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="{8 if box is MIDDLE else 3}"/>'
    moved = f'<g transform="translate(-16,-62)">{drawn}</g>'
    return Blueprint(box, (Layer(easel.markup(definitions) + moved), Layer(easel.markup(frame))))


ENDS: Final[Mapping[str, Callable[[ArtLibrary, Args, Size], Blueprint]]] = {
    "year-line": year_line,
    "plate": plate,
    "pennant": pennant,
    "arrow": arrow,
    "arc": arc,
    "step": step,
    "ghost-flag": ghost_flag,
    "sight": sight,
}
"""The pictures of an end, by name."""
