"""How La Scamorra ends: flags over the table, the winner's sign in the niche of the cards, and a ribbon under it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from scrapdesk.ui.faces.scamorra import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scamorra"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)
WIDE: Final = 1920
TILES: Final = (520, 1400)
"""Where the runner of tiles begins and ends."""
TILE: Final = 176
FLAGS: Final = 11
SCRAPS: Final = 90
CLOTHS: Final = ("{{paper}}", "{{b}}", "{{gold}}", "{{a}}")
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
    """The table in the evening, its tiles as a runner down the middle, with flags and paper in the air; sober, for who
    has lost: no paper, and night below."""
    high = max(1080.0, WIDE * size[1] / max(1, size[0]))
    air = _night(high) if args.get("mood") == "sober" else _paper(high)
    drawn = Easel(library, GAME).markup(_street(high) + _flags() + air)
    return Blueprint(Box(0, 0, WIDE, high), (Layer(drawn),))


def _street(high: float) -> str:
    """Dark boards, and the tiles over them with a border at either side."""
    seams = "".join(f"M0 {y}H{WIDE}" for y in range(170, round(high), 204))
    lines = "".join(f"M{TILES[0]} {y}H{TILES[1]}" for y in range(60, round(high), TILE))
    lines += "".join(f"M{x} 0V{high:.0f}" for x in range(TILES[0] + TILE, TILES[1], TILE))
    kites = "".join(
        f"M{x} {y - 30}L{x + 20} {y}L{x} {y + 30}L{x - 20} {y}Z"
        for x in range(TILES[0], TILES[1] + 1, TILE)
        for y in range(60, 700, TILE)
    )
    edges = "".join(f'<rect x="{x}" y="0" width="22" height="{high:.0f}"/>' for x in (TILES[0] - 22, TILES[1]))
    return (
        f'<rect width="{WIDE}" height="{high:.0f}" fill="#2E0F0A"/>'
        f'<path d="{seams}" stroke="#1C0805" stroke-width="5"/>'
        f'<rect x="{TILES[0]}" y="0" width="{TILES[1] - TILES[0]}" height="{high:.0f}" fill="#4A3524"/>'
        f'<path d="{lines}" stroke="#33231A" stroke-width="5"/><path d="{kites}" fill="#2B3C57"/>'
        f'<g fill="{{{{b_d}}}}">{edges}</g>'
    )


def _flags() -> str:
    """Two strings of flags, hung between the eaves and the arch."""
    found = []
    for start, dip, end in (((-20, -20), (380, 130), (780, 52)), ((1940, -20), (1540, 130), (1140, 52))):
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
            found.append(
                f'<path d="M{x - 26:.0f} {y:.0f}H{x + 26:.0f}L{x:.0f} {y + 62:.0f}Z" fill="{CLOTHS[at % len(CLOTHS)]}"'
                ' stroke="{{ink}}" stroke-width="4" stroke-linejoin="round"/>'
            )
    return "".join(found)


def _night(high: float) -> str:
    """It grows dark from the foot of the window, step by step."""
    steps = 24
    return "".join(
        f'<rect y="{high * (0.3 + 0.7 * at / steps):.0f}" width="{WIDE}" height="{high:.0f}" fill="#120504"'
        ' opacity=".1"/>'
        for at in range(steps)
    )


def _paper(high: float) -> str:
    """Scraps of paper in the air, thrown by the same hand each time."""
    luck = Random(15)
    found = []
    for at in range(SCRAPS):
        x, y = luck.uniform(440, 1480), luck.triangular(20, high * 0.8, 120)
        turn, wide = luck.randrange(90), luck.uniform(9, 17)
        found.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="9" fill="{CLOTHS[at % len(CLOTHS)]}"'
            f' transform="rotate({turn} {x:.0f} {y:.0f})"/>'
        )
    return "".join(found)


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/finale-scenery": scenery,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}
