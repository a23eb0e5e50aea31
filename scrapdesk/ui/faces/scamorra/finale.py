"""How La Scamorra ends: flags over the table, the winner's sign in the niche of the cards, and a ribbon under it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from scrapdesk.ui.faces.scamorra import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes import grounds
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scamorra"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)
WIDE: Final = 1920
TILES: Final = (414, -250, 1.092)
"""Where the board lies as a runner of tiles, and how large: its far border is beyond the upper edge."""
FADES: Final = 470
"""From here down the tiles fade: words may stand over them."""
MOUNT: Final = Box(0, 0, 320, 340)
PLANKS: Final = (170, 374, 578, 782, 986)
WOOD: Final = "0 0 0 0 .10  0 0 0 0 .02  0 0 0 0 .01  1.7 0 0 0 -.5"
EVENING: Final = ((0, "#FFE0A8", 0.16), (0.4, "#5A2010", 0.05), (0.72, "#240904", 0.34), (1, "#140403", 0.74))
NIGHT: Final = ((0, "#FFE8D0", 0.1), (0.36, "#2A0E0A", 0.14), (0.7, "#170707", 0.46), (1, "#0E0304", 0.8))
"""How the light falls off around the arch, when somebody has won at this screen and when not."""
DARK: Final = 0.52
"""So far down it begins to be dark."""
FLAGS: Final = 11
SCRAPS: Final = 170
CLOTHS: Final = ("{{paper}}", "{{b}}", "{{gold}}", "{{a}}")
PAPERS: Final = ("{{paper}}", "{{b_l}}", "{{gold_l}}", "{{a_l}}")
"""What flags and scraps are made of."""


_DISC: Final = (
    '<circle r="158" fill="{{ink}}"/><circle cy="-5" r="150" fill="{{a}}"/>'
    '<path d="M106,-111A150,150 0 0 1 -92,114A172,172 0 0 0 106,-111Z" fill="{{a_d}}"/>'
    '<circle cy="-5" r="127" fill="none" stroke="{{paper}}" stroke-width="7"/>'
    '<path d="M-118,-50A128,128 0 0 1 -50,-118" fill="none" stroke="#FFFFFF" stroke-width="9"'
    ' stroke-linecap="round" opacity=".75"/>'
)
_SQUARE: Final = (
    '<clipPath id="sq"><rect x="-132" y="-142" width="264" height="264" rx="14"/></clipPath>'
    '<rect x="-141" y="-148" width="282" height="290" rx="22" fill="{{ink}}"/>'
    '<g clip-path="url(#sq)"><rect x="-132" y="-142" width="264" height="264" fill="{{a}}"/>'
    '<g data-gen="stripes" x="-132" y="-142" w="264" h="264" s="36" sw="12" c="{{paper}}"/></g>'
    '<rect x="-100" y="-110" width="200" height="200" rx="8" fill="{{paper}}" stroke="{{ink}}" stroke-width="5"/>'
)
_HANDS: Final = {"stone": ("fist", 2.7), "paper": ("open", 2.45), "scissors": ("scissors", 2.45)}


def _easel(library: ArtLibrary, args: Args) -> Easel:
    """The parts are drawn for side A: the colours of who has won go in there."""
    tokens, side = library.tokens(GAME), {"1": "a", "2": "b"}.get(args.get("seat", "1"), "a")
    return Easel(library, GAME, {name: tokens[name.replace("a", side, 1)] for name in ("a", "a_d", "a_l")})


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` has won; `sign` is the one that it shows."""
    easel = _easel(library, args)
    kind, scale = _HANDS.get(args.get("sign", "stone"), _HANDS["stone"])
    shape = _SQUARE if args.get("seat", "1") == "2" else _DISC
    slots = {
        "disc": f'<g transform="translate(310,392)">{easel.markup(shape)}</g>',
        "hand": easel.markup(f'<g data-gen="hand" kind="{kind}" x="310" y="520" s="{scale}" ow="2.4"/>'),
    }
    return Blueprint(STAGE, (Layer(easel.drawing("finale-niche", slots)),))


def band(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    easel = _easel(library, args)
    return Blueprint(BAND, (Layer(easel.drawing("finale-ribbon")),))


def scenery(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The table in the evening: its board as a runner of tiles down the middle under a soft light, with flags and paper
    in the air; sober, for who has lost: no paper, and night below."""
    high = max(1080.0, WIDE * size[1] / max(1, size[0]))
    view, easel = Box(0, 0, WIDE, high), Easel(library, GAME)
    lost = args.get("mood") == "sober"
    border = '<g data-gen="border_tiles" x="100" y="100" s="160" m="84" near="a"/>'
    board = easel.drawing("board", {"border": easel.markup(border)})
    layers = [
        grounds.wood(view, WOOD, 0.7, 31),
        Layer(easel.markup(grounds.planks(view, PLANKS, "#120302", easel.tokens["table_d"]))),
        Layer(placed(board, *TILES) + placed(easel.drawing("board-glaze"), *TILES)),
        Layer(easel.markup(_dusk(high))),
        grounds.lamp(view, (0.5, 0.3), NIGHT if lost else EVENING),
        Layer(easel.markup(_flags() + ("" if lost else _paper(high)))),
    ]
    return Blueprint(view, tuple(layers), ground="#3A130C")


def _dusk(high: float) -> str:
    """What takes the light off the tiles, and the rays that fall through it from behind the arch."""
    rays = '<g data-gen="rays" cx="960" cy="470" r="1500" n="30" k=".5" fill="#FFE6B0"/>'
    left, top, scale = TILES
    foot = top + 988 * scale
    runner = f'x="{left + 12 * scale:.0f}" width="{976 * scale:.0f}"'
    fading = (
        '<linearGradient id="fade" x2="0" y2="1"><stop offset="0" stop-color="#1E0805" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1E0805" stop-opacity=".96"/></linearGradient>'
        f'<rect x="{left}" width="{1000 * scale:.0f}" y="{FADES}" height="{foot + 14 - FADES:.0f}" fill="url(#fade)"/>'
    )
    return (
        f'<rect width="{WIDE}" height="{high:.0f}" fill="#2A0B06" fill-opacity=".22"/>'
        f'<rect {runner} height="{foot:.0f}" fill="#2A0B06" fill-opacity=".34"/>{fading}'
        f'<g opacity=".05">{rays}</g>'
        '<linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#120303" stop-opacity="0"/>'
        '<stop offset=".6" stop-color="#120303" stop-opacity=".72"/><stop offset="1" stop-color="#0C0202"'
        f' stop-opacity=".86"/></linearGradient><rect y="{high * DARK:.0f}" width="{WIDE}" fill="url(#night)"'
        f' height="{high * (1 - DARK):.0f}"/>'
    )


def _flags() -> str:
    """Two strings of flags, hung between the eaves and the arch; light falls on their left half."""
    found = []
    for start, dip, end in (((-20, 26), (390, 172), (770, 76)), ((1940, 26), (1530, 172), (1150, 76))):
        found.append(
            f'<path d="M{start[0]} {start[1]}Q{dip[0]} {dip[1]} {end[0]} {end[1]}" fill="none" stroke="{{{{paper}}}}"'
            ' stroke-width="4"/>'
        )
        for at in range(FLAGS):
            t = (at + 0.5) / FLAGS
            x, y = (
                (1 - t) ** 2 * one + 2 * t * (1 - t) * two + t * t * three
                for one, two, three in zip(start, dip, end, strict=True)
            )
            lean = 22 * (0.5 - t) * (1 if start[0] < end[0] else -1)
            foot = f"{x - lean:.0f} {y + 58:.0f}"
            found.append(
                f'<path d="M{x - 23:.0f} {y:.0f}H{x + 23:.0f}L{foot}Z" fill="{CLOTHS[at % len(CLOTHS)]}"/>'
                f'<path d="M{x + 3:.0f} {y:.0f}H{x + 23:.0f}L{foot}Z" fill="{{{{ink}}}}" fill-opacity=".2"/>'
                f'<path d="M{x - 23:.0f} {y:.0f}H{x + 23:.0f}L{foot}Z" fill="none" stroke="{{{{ink}}}}"'
                ' stroke-width="4" stroke-linejoin="round"/>'
            )
    return "".join(found)


def _paper(high: float) -> str:
    """Scraps of paper in the air, thrown by the same hand each time: many near the middle, few at the sides."""
    luck = Random(15)
    found = []
    for at in range(SCRAPS):
        x, y = luck.triangular(40, 1880, 960), luck.triangular(110, high * 0.66, 180)
        turn, wide = luck.randrange(90), luck.uniform(10, 17)
        found.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="9" fill="{PAPERS[at % len(PAPERS)]}"'
            f' stroke="{{{{ink}}}}" stroke-width="1" transform="rotate({turn} {x:.0f} {y:.0f})"/>'
        )
    return "".join(found)


def mount(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """What a face is framed in: round and red, or square and striped, as the pieces of that side are; the winner's has
    a lemon at the top."""
    easel = _easel(library, args)
    frame = _STRIPED_MOUNT if args.get("seat", "1") == "2" else _ROUND_MOUNT
    return Blueprint(MOUNT, (Layer(easel.markup(frame + (_LEMON if args.get("mood") == "glad" else ""))),))


def _lozenges() -> str:
    """Small kites around the round mount, paper and gold by turns."""
    return "".join(
        f'<path transform="rotate({at * 18} 160 176)" d="M160 36L168 45L160 54L152 45Z"'
        f' fill="{("{{paper}}", "{{gold}}")[at % 2]}"/>'
        for at in range(20)
    )


_ROUND_MOUNT: Final = (
    '<g fill-rule="evenodd"><path d="M160 18A158 158 0 1 1 159.9 18ZM160 62A114 114 0 1 0 160.1 62Z"'
    ' fill="{{ink}}"/>'
    '<path d="M160 26A150 150 0 1 1 159.9 26ZM160 66A110 110 0 1 0 160.1 66Z" fill="{{a}}"'
    ' transform="translate(0 -3)"/>'
    '<clipPath id="rim"><path clip-rule="evenodd" d="M160 23A150 150 0 1 1 159.9 23ZM160 62A114 114 0 1 0 160.1 62Z"/>'
    '</clipPath><g clip-path="url(#rim)"><path d="M262 67A150 150 0 0 1 54 279A166 166 0 0 0 262 67Z" fill="{{a_d}}"/>'
    "</g></g>"
    f"{_lozenges()}"
    '<path d="M30 140A134 134 0 0 1 104 52" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round"'
    ' opacity=".55"/><circle cx="160" cy="176" r="114" fill="none" stroke="{{ink}}" stroke-width="8"/>'
)
_STRIPED_MOUNT: Final = (
    '<clipPath id="m"><path clip-rule="evenodd" d="M30 26H290A18 18 0 0 1 308 44V304'
    "A18 18 0 0 1 290 322H30A18 18 0 0 1"
    ' 12 304V44A18 18 0 0 1 30 26ZM52 66V282H268V66Z"/></clipPath>'
    '<path fill-rule="evenodd" d="M28 18H292A24 24 0 0 1 316 42V312A24 24 0 0 1 292 336H28A24 24 0 0 1 4 312V42'
    'A24 24 0 0 1 28 18ZM52 66V282H268V66Z" fill="{{ink}}"/>'
    '<g clip-path="url(#m)"><rect x="4" y="18" width="312" height="318" fill="{{a}}"/>'
    '<g data-gen="stripes" x="4" y="18" w="312" h="318" s="36" sw="13" c="{{paper}}"/></g>'
    '<path d="M22 120V48A14 14 0 0 1 36 34H96" fill="none" stroke="#FFFFFF" stroke-width="6"'
    ' stroke-linecap="round" opacity=".6"/><rect x="52" y="66" width="216" height="216" rx="10" fill="none"'
    ' stroke="{{ink}}" stroke-width="11"/>'
)
_LEMON: Final = (
    '<g stroke="{{ink}}" stroke-width="5" stroke-linejoin="round" transform="translate(160 42)">'
    '<path d="M-18 8C-48 14 -70 0 -76 -22C-46 -28 -24 -18 -18 8Z" fill="{{leaf}}"/>'
    '<path d="M18 8C48 14 70 0 76 -22C46 -28 24 -18 18 8Z" fill="{{leaf_d}}"/>'
    '<path d="M-36 0C-34 -24 -16 -34 4 -34C14 -34 20 -30 26 -26L40 -28L36 -14'
    'C42 4 30 26 4 28C-20 30 -36 18 -36 0Z"'
    ' fill="{{gold_l}}"/><path d="M-24 -4C-20 -18 -10 -24 0 -25" fill="none" stroke="#FFFFFF"'
    ' stroke-linecap="round"/></g>'
)


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/finale-mount": mount,
    f"{GAME}/finale-scenery": scenery,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}
