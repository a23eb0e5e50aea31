"""How Scalawag! ends: the last ship before the evening sun, and the others as far as they have gone down.

Everything is measured on an evening 1920 wide and 1080 high; a window of another shape sees more or less of its sky.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from scrapdesk.ui.faces.scalawag import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.generators.letters import Coat, sweep
from scrapdesk.ui.paint.art.geometry import deckled
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import Tokens
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes import ships
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scalawag"
EVENING: Final = (1920, 1080)
DUSK: Final = "#0F3B46"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)
WATER: Final = 668.0
"""Where the sea covers a ship that goes down."""
ROPE: Final = 744.0
"""Where the rope hangs along which the names are told, at its ends."""
FIRST, LAST = 62.0, 1076.0
"""Between these the lost ships lie."""
DEEP, DEEPER, AFLOAT = 262.0, 43.0, 366.0
"""How much of the last ship's drawing is above the sea, how much less of each before it, how much of one afloat."""
LEANS: Final = (-10, -16, -13, -17, -9, -13, 9)
"""How far the lost ships lean, the last one first."""
DIGITS: Final[Mapping[str, str]] = {
    "0": "M34,4C12,4 4,28 4,50C4,74 12,96 34,96C56,96 64,74 64,50C64,28 56,4 34,4",
    "1": "M14,24L38,6L38,96",
    "2": "M8,28C10,10 24,4 36,4C54,4 62,16 62,30C62,52 34,66 8,94L64,94",
    "4": "M50,96L50,6L6,68L66,68",
    "6": "M54,8C26,14 8,40 8,66C8,86 20,96 36,96C52,96 62,84 62,68C62,52 52,42 38,42C22,42 8,54 8,68",
    "8": "M34,4C18,4 10,14 10,26C10,40 22,46 34,48C50,52 62,58 62,74C62,88 50,96 34,96C18,96 6,88 6,74C6,58 18,52 34,48"
    "C46,46 58,40 58,26C58,14 50,4 34,4",
}
"""The figures that stand on planks."""
LETTERS_HIGH: Final = 182
SWELL: Final = 12.0
COSTS: Final = ("10", "8", "6", "4", "2")


def berths(count: int) -> Sequence[float]:
    """Where so many lost ships lie, whoever went down first farthest from the one that won."""
    return [FIRST + (LAST - FIRST) * ((number + 0.5) / count) ** 1.1 for number in range(count)]


def hangs(x: float) -> float:
    """How high the rope is at a place."""
    share = x / 1120
    return ROPE + 44 * share * (1 - share)


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` flies the flag that is still up; `holes` are those in its hull. For a window in which the evening with
    everything on it has no room beside the words."""
    easel = Easel(library, GAME)
    sun = (
        '<radialGradient id="glow"><stop offset=".5" stop-color="#FFC45A" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#FF9A3A" stop-opacity="0"/></radialGradient>'
        '<circle cx="310" cy="310" r="310" fill="url(#glow)"/><circle cx="310" cy="310" r="236" fill="#FFE08A"/>'
        '<circle cx="310" cy="310" r="206" fill="#FFF0B4"/><circle cx="310" cy="310" r="176" fill="#FFF8D8"/>'
    )
    view = easel.view("ship")
    scale = 560 / view.w
    ship = placed(_ship(easel, args), 30 - view.x * scale, 610 - (view.y + view.h) * scale, scale)
    return Blueprint(STAGE, (Layer(easel.markup(sun) + ship),))


def _ship(easel: Easel, args: Args) -> str:
    """The ship that won, with what boarding it would have cost."""
    seat, holes = int(args.get("seat", "1")), int(args.get("holes", "0"))
    figures = "".join(
        placed(_figures(easel.tokens, COSTS[at]), 116 + 36 + 86 * at, 303, 0.25) for at in range(holes, len(COSTS))
    )
    return ships.ship(easel, seat, holes) + figures


def _figures(tokens: Tokens, number: str) -> str:
    """A number of one or two figures, its middle at the origin."""
    coat = Coat(0, 0, 17, 12, -28, tokens["ink"])
    left = -34 - 38 * (len(number) - 1)
    moved = (
        f'<g transform="translate({left + 76 * at},0)">{sweep(DIGITS[one], coat)}</g>' for at, one in enumerate(number)
    )
    return "".join(moved)


def band(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A plank that was washed up, with rope along it."""
    easel = Easel(library, GAME)
    edge = deckled(1080, 190, 6, 3.4, 17, 5)
    sheet = (
        '<g transform="translate(20,20)">'
        f'<path d="{edge}" transform="translate(6,9)" fill="#000000" fill-opacity=".4"/>'
        f'<path d="{edge}" fill="#5B3A20" stroke="{{{{ink}}}}" stroke-width="6"/>'
        '<path d="M34 26H1046M34 164H1046" stroke="{{rope}}" stroke-width="5" stroke-dasharray="16 9"/></g>'
    )
    return Blueprint(BAND, (Layer(easel.markup(sheet)),))


def scenery(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The evening as large as the window: `seat` with `holes` has won; `sunk` are the flags of those who went down, in
    their order, and `afloat` those of the others who still swim."""
    easel = Easel(library, GAME)
    wide, high = EVENING
    tall = wide * size[1] / max(1, size[0])
    lost, swim = _flags(args, "sunk"), _flags(args, "afloat")
    places = berths(len(lost) + len(swim))
    berthed = zip([*lost, *swim][::-1], places[::-1], strict=True)
    drawn = easel.drawing("evening")
    drawn += "".join(_lost(easel, flag, x, number) for number, (flag, x) in enumerate(berthed, -len(swim)))
    slots = {"ripples": _ripples(easel, places), "ship": placed(_ship(easel, args), 1154, 360, 0.98)}
    drawn += easel.drawing("evening-sea", slots) + _rope(easel)
    return Blueprint(Box(0, high - tall, wide, tall), (Layer(drawn),), ground=DUSK)


def _flags(args: Args, name: str) -> list[int]:
    return [int(text) for text in args.get(name, "").split("-") if text.isdecimal()]


def _lost(easel: Easel, flag: int, x: float, number: int) -> str:
    """A ship that has gone down so many ships before the last, or less than 0: swims."""
    swims = number < 0
    depth, lean = (AFLOAT, 0) if swims else (DEEP - DEEPER * number, LEANS[number % len(LEANS)])
    return easel.markup(
        f'<clipPath id="above"><rect x="{x - 330:.0f}" y="0" width="660" height="{WATER + 12:g}"/></clipPath>'
        f'<g clip-path="url(#above)"><g transform="translate({x:.1f},{WATER:g}) rotate({lean}) scale(.62)'
        f' translate(-396,{-depth:g})"><g data-slot="ship"/></g></g>',
        {"ship": ships.ship(easel, flag, 5 if not swims else 1)},
    )


def _ripples(easel: Easel, places: Sequence[float]) -> str:
    """Where ships went down, and planks that drift there."""
    drawn = ""
    for number, x in enumerate(places):
        reach = min(38 + 70 * (number + 1) / len(places), 440 / len(places))
        drawn += (
            f'<path d="M{x - reach:.0f},686q{reach / 2:.0f},11 {reach:.0f},11t{reach:.0f},-11" fill="none"'
            ' stroke="#FFF0C4" stroke-width="4" stroke-linecap="round" opacity=".9"/>'
        )
    for x, y, turn in ((170, 714, -16), (516, 722, 12), (912, 718, -8)):
        drawn += (
            f'<g transform="translate({x},{y}) rotate({turn})"><rect x="-34" y="-7" width="68" height="14" rx="3"'
            ' fill="{{wood_l}}" stroke="{{ink}}" stroke-width="3.5"/><path d="M-34,3H34" stroke="{{wood_d}}"'
            ' stroke-width="4"/><circle cx="-24" cy="-1" r="2.5" fill="{{ink}}"/>'
            '<circle cx="24" cy="-1" r="2.5" fill="{{ink}}"/></g>'
        )
    return easel.markup(drawn)


def _rope(easel: Easel) -> str:
    points = " ".join(f"{x},{hangs(x):.1f}" for x in range(-20, 1150, 30))
    return easel.markup(f'<g data-gen="rope" pts="{points}" wd="9"/>')


def letters(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Who has won; the swell of the letters takes more height than those of other games."""
    drawn = lettered(GAME, lettering.words)(library, args, size)
    return Blueprint(Box(drawn.view.x, drawn.view.y - SWELL, drawn.view.w, LETTERS_HIGH), drawn.layers)


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/finale-scenery": scenery,
    f"{GAME}/lettered": letters,
}
