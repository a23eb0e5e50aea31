"""What La Scamorra's pictures are made of: board, pieces, chess cards, backs, the wheel, marks. Must not know rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from scrapdesk.ui.faces.scamorra import finale, generators, lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer, placed
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe, coloured, drawing, plain
from scrapdesk.ui.paint.art.recipes import grounds
from scrapdesk.ui.paint.art.recipes.framed import CARD, CARD_FLOOR

Args = Mapping[str, str]
GAME: Final = "scamorra"
CARDS: Final = ("king", "queen", "bishop", "knight", "rook", "pawn")
PIECES: Final = ("stone", "paper", "scissors")
PREY: Final = {"stone": "scissors", "paper": "stone", "scissors": "paper"}
_SIDES: Final = {"w": "a", "b": "b"}
"""Red's side is drawn as A, round and solid; Blue's as B, square and striped."""
_GRIPS: Final = {"stone": "fist", "paper": "open", "scissors": "scissors"}
_CRACK: Final = ((53, -40), (53, 6), (44, 20), (57, 34), (45, 50), (56, 64), (46, 78), (54, 92), (50, 140))
"""Where a broken piece is in two, from above."""
_SPLINTERS: Final = (
    (-30, 96, 20, "{{paper}}"),
    (41, 112, 50, "{{paper}}"),
    (122, 100, 35, "{{side}}"),
    (56, -10, 10, "{{side}}"),
)
_NICHE: Final = Box(20, 20, 210, 213)
_LAMP: Final = ((0, "#FFE0A8", 0.34), (0.42, "#FFB070", 0.08), (0.75, "#1A0402", 0.22), (1, "#100202", 0.62))


def _side(args: Args) -> str:
    side = args.get("side", "w")
    if side not in _SIDES:
        raise BadArt(f"a side is w or b, not {side}")
    return _SIDES[side]


def _easel(library: ArtLibrary, args: Args) -> Easel:
    """With the colours of a side under names that do not say which."""
    tokens, side = library.tokens(GAME), _side(args)
    changes = {"side": tokens[side], "side_d": tokens[f"{side}_d"], "sidecol": tokens[side]}
    return Easel(library, GAME, changes)


def table(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Red boards under an awning; `runner` is where the cloth begins and ends in thousandths of the width, or none."""
    easel = Easel(library, GAME)
    view = grounds.room(size)
    wood, fibre = (
        "0 0 0 0 .16  0 0 0 0 .03  0 0 0 0 .01  1.7 0 0 0 -.58",
        "0 0 0 0 1  0 0 0 0 .72  0 0 0 0 .5  0 1.8 0 0 -.95",
    )
    layers = [grounds.wood(view, wood, 0.8, 31), grounds.fibre(view, fibre, 0.13)]
    seams = grounds.planks(view, (176, 380, 590, 796, 992), "#2A0A06", easel.tokens["table_l"])
    runner = _runner(args.get("runner", "288,712"), view)
    layers.append(Layer(seams + (_cloth(easel, runner) if runner else "")))
    if runner:
        layers.append(grounds.cloth(runner, 0.13, ".28 .34", 1.2))
        hems = (runner.x + 14, runner.x + runner.w - 14)
        sewn = "".join(f'<g data-gen="hem" x="{x:.0f}" y="0" h="{view.h:g}"/>' for x in hems)
        layers.append(Layer(easel.markup(sewn), box=runner))
    layers.append(grounds.lamp(view, (0.29, 0.11), _LAMP))
    return Blueprint(view, tuple(layers), ground=easel.tokens["table"])


def _runner(text: str, view: Box) -> Box | None:
    if text == "none":
        return None
    try:
        left, right = (float(number) / 1000 * view.w for number in text.split(","))
    except ValueError:
        raise BadArt(f"a runner is left,right in thousandths or none, not {text}") from None
    return Box(left, 0, right - left, view.h)


def _cloth(easel: Easel, runner: Box) -> str:
    """The runner's cloth and its soft shadow on both sides."""
    shadow = "".join(
        f'<rect x="{runner.x - reach + 8:g}" y="-40" width="{runner.w + 2 * reach:g}" height="{runner.h + 80:g}"'
        ' fill="#000000" fill-opacity=".09"/>'
        for reach in (4, 9, 14, 20, 27)
    )
    whole = f'x="{runner.x:g}" y="-20" width="{runner.w:g}" height="{runner.h + 40:g}"'
    cloth = f'<rect {whole} fill="{{{{b_d}}}}"/><rect {whole} fill="#0A1A30" fill-opacity=".38"/>'
    return easel.markup(shadow + cloth)


def board(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """Five by five tiles in a painted border. The soft glaze is rendered small, the crackle large. `near` is the side
    whose home row is at the foot."""
    easel = Easel(library, GAME)
    view = easel.view("board")
    inner = Box(12, 12, 976, 976)
    border = f'<g data-gen="border_tiles" x="100" y="100" s="160" m="84" near="{args.get("near", "a")}"/>'
    return Blueprint(
        view,
        (
            Layer(easel.drawing("board", {"border": easel.markup(border)})),
            Layer(easel.drawing("board-glaze"), box=inner, detail=0.34),
            Layer(easel.drawing("board-crackle"), box=inner, detail=0.6),
        ),
    )


def card(kind: str, library: ArtLibrary, args: Args) -> Blueprint:
    """A chess card without words. `form` is full (diagram left, room for words) or compact (sign and diagram large);
    `pips` is how many copies a deck holds."""
    easel = _easel(library, args)
    sheet = Layer(easel.drawing("card-paper"), shared=True)
    grain = _grain(easel)
    niche = Layer(easel.drawing("card-niche", {"picture": easel.drawing(f"picture-{kind}")}), box=_NICHE, shared=True)
    compact = args.get("form", "full") == "compact"
    slots = _compact_slots(kind, easel, _side(args)) if compact else _full_slots(kind, easel, args)
    frame = Layer(easel.drawing("card-compact" if compact else "card-frame", slots), shared=True)
    return Blueprint(CARD, (sheet, niche, frame, grain), floor=CARD_FLOOR)


def _full_slots(kind: str, easel: Easel, args: Args) -> dict[str, str]:
    side = _side(args)
    band = '<g data-gen="stripes" x="20" y="232.5" w="210" h="5" s="9" sw="4" c="{{paper}}"/>' if side == "b" else ""
    diagram = f'<g data-gen="moves" x="27" y="249" c="16" kind="{kind}"/>'
    return {
        "glyph": placed(easel.drawing(f"glyph-{kind}"), 26, 26, 0.3),
        "badge": placed(easel.drawing(f"badge-{side}"), 186, 20, 0.44),
        "sideband": easel.markup(band + diagram + _pips(int(args.get("pips", "0")))),
    }


def _compact_slots(kind: str, easel: Easel, side: str) -> dict[str, str]:
    band = '<g data-gen="stripes" x="20" y="215" w="210" h="6" s="12" sw="5" c="{{paper}}"/>' if side == "b" else ""
    return {
        "glyph": placed(easel.drawing(f"glyph-{kind}"), 27, 231, 0.96),
        "badge": placed(easel.drawing(f"badge-{side}"), 164, 10, 0.76),
        "sideband": easel.markup(f'{band}<g data-gen="moves" x="133" y="234" c="18" kind="{kind}"/>'),
    }


def _grain(easel: Easel) -> Layer:
    """The tooth of the paper. It stops short of the edge, whose corners are round."""
    tile = easel.view("grain")
    return Layer(easel.drawing("grain"), Box(5, 5, 240, 340), tile=(tile.w, tile.h), shared=True)


def _pips(count: int) -> str:
    """A gold lozenge for each copy in a deck."""
    return "".join(
        f'<path d="M{123 + number * 19},305l8,-10l8,10l-8,10Z" fill="{{{{gold}}}}" stroke="{{{{ink}}}}"'
        ' stroke-width="2" stroke-linejoin="round"/>'
        for number in range(count)
    )


def back(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The back of a side's cards: A plain with a round medal, B striped with a square one."""
    easel = _easel(library, args)
    if _side(args) == "a":
        slots = {"medal": easel.markup(_medal("circle", 'cx="125" cy="175" r="{}"', (66, 62, 57)))}
    else:
        striped = '<g data-gen="stripes" x="22" y="22" w="206" h="306" s="14" sw="5.5" c="{{b_l}}"/>'
        corner = 'x="-{0}" y="-{0}" width="{1}" height="{1}" rx="8" transform="translate(125,175)"'
        slots = {"stripes": easel.markup(striped), "medal": easel.markup(_medal("rect", corner, (63, 59, 54)))}
    return Blueprint(CARD, (Layer(easel.drawing("back", slots)), _grain(easel)), floor=240)


def _medal(tag: str, place: str, reaches: tuple[int, int, int]) -> str:
    """The field behind the sun: ink edge, colour of the side, a thin line."""
    looks = ('fill="{{ink}}"', 'fill="{{sidecol}}"', 'fill="none" stroke="{{paper}}" stroke-width="2.5"')
    shapes = zip(reaches, looks, strict=True)
    return "".join(f"<{tag} {place.format(reach, 2 * reach)} {look}/>" for reach, look in shapes)


def piece(kind: str, library: ArtLibrary, args: Args) -> Blueprint:
    """A piece: its shape, its hand, its side's badge, and what it beats."""
    easel = _easel(library, args)
    side = _side(args)
    striped = '<g data-gen="stripes" x="0" y="0" w="100" h="100" s="11" sw="4" c="{{paper}}"/>'
    slots = {
        "stripes": easel.markup(striped) if side == "b" else "",
        "mark": easel.markup(_beats(kind)),
        "badge": placed(easel.drawing(f"badge-{side}"), 71, -2, 0.29),
    }
    return Blueprint(Box(-3, -3, 106, 106), (Layer(easel.drawing(f"piece-{kind}", slots)),))


def broken(kind: str, library: ArtLibrary, args: Args) -> Blueprint:
    """The same in two: its halves lie apart, with some splinters."""
    whole = "".join(layer.markup for layer in piece(kind, library, args).layers)
    easel = _easel(library, args)
    halves = []
    for outside, turn in ((-80, "translate(-13 3) rotate(-17 30 60)"), (180, "translate(13 6) rotate(15 70 60)")):
        half = f"M{_CRACK[0][0]} {_CRACK[0][1]}" + "".join(f"L{x} {y}" for x, y in _CRACK[1:])
        cut = f'<clipPath id="half"><path d="{half}L{outside} 140L{outside} -40Z"/></clipPath>'
        line = "M" + "L".join(f"{x} {y}" for x, y in _CRACK[1:-1])
        edge = f'<path d="{line}" fill="none" stroke="{{{{ink}}}}" stroke-width="4" stroke-linejoin="round"/>'
        halves.append(
            Layer(easel.markup(f'{cut}<g transform="{turn}"><g clip-path="url(#half)">{whole}{edge}</g></g>'))
        )
    splinters = "".join(
        f'<rect x="{x}" y="{y}" width="7" height="7" fill="{paint}" stroke="{{{{ink}}}}" stroke-width="1.6"'
        f' transform="rotate({turn} {x} {y})"/>'
        for x, y, turn, paint in _SPLINTERS
    )
    return Blueprint(Box(-34, -12, 168, 124), (*halves, Layer(easel.markup(splinters))))


def _beats(kind: str) -> str:
    """A small plate: own shape, arrow, the shape that it takes."""
    plate = (
        '<rect x="28.5" y="80" width="43" height="19" rx="9.5" fill="{{ink}}"/>'
        '<rect x="30.2" y="81.7" width="39.6" height="15.6" rx="7.8" fill="{{paper}}"/>'
    )
    arrow = '<path d="M45,89.5H50M49,85.6L54.5,89.5L49,93.4Z" fill="{{ink}}" stroke="{{ink}}" stroke-width="2"/>'
    return plate + small_shape(kind, 38, 89.5, 4.6, "{{side}}") + small_shape(PREY[kind], 62, 89.5, 4.6) + arrow


def small_shape(kind: str, x: float, y: float, r: float, colour: str = "{{ink}}", edge: float = 1) -> str:
    """The base shape of a piece, for plates, wheels and small boards."""
    look = f'fill="{colour}" stroke="{{{{ink}}}}" stroke-width="{edge:g}" stroke-linejoin="round"'
    if kind == "stone":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {look}/>'
    if kind == "paper":
        half = r * 0.92
        return f'<rect x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx=".8" {look}/>'
    return f'<path d="M{x - r * 1.15:g},{y - r * 0.85:g}H{x + r * 1.15:g}L{x:g},{y + r * 1.15:g}Z" {look}/>'


_SIGN_SHAPES: Final = {
    "stone": "M0,-38A38,38 0 0 1 0,38A38,38 0 0 1 0,-38Z",
    "paper": "M-34,-34H34V34H-34Z",
    "scissors": "M-42,-32H42L0,40Z",
}
_SIGN_WRISTS: Final = {"stone": (33, 0.62), "paper": (31, 0.62), "scissors": (37, 0.7)}


def _sign(kind: str) -> str:
    """A hand in its golden shape, round the origin."""
    data, (wrist, size) = _SIGN_SHAPES[kind], _SIGN_WRISTS[kind]
    gold = 'fill="{{gold}}" stroke="{{gold}}" stroke-width="3"'
    return (
        f'<g stroke-linejoin="round"><path d="{data}" fill="{{{{ink}}}}" stroke="{{{{ink}}}}" stroke-width="9"/>'
        f'<path d="{data}" {gold}/><path transform="scale(.8)" d="{data}" fill="{{{{paper}}}}" stroke="{{{{ink}}}}"'
        f' stroke-width="2.5"/></g><g data-gen="hand" kind="{_GRIPS[kind]}" x="0" y="{wrist}" s="{size}" ow="5"/>'
    )


def sign(kind: str, library: ArtLibrary) -> Blueprint:
    """A hand to be shown at morra; nobody's piece, so in gold."""
    return one_layer(library, GAME, Box(-48, -48, 96, 96), _sign(kind))


def wheel(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Who beats whom, clockwise."""
    easel = Easel(library, GAME)
    places = {"stone": (150, 70), "scissors": (219, 190), "paper": (81, 190)}
    slots = {
        kind: f'<g transform="translate({x},{y})">{easel.markup(_sign(kind))}</g>' for kind, (x, y) in places.items()
    }
    return Blueprint(easel.view("wheel"), (Layer(easel.drawing("wheel", slots)),))


def glyph(name: str, library: ArtLibrary, args: Args) -> Blueprint:
    """The small sign of a chess card; `colour` is its ink."""
    easel = Easel(library, GAME)
    changes = {"ink": args["colour"]} if "colour" in args else {}
    return Blueprint(easel.view(name), (Layer(easel.drawing(name, None, **changes)),))


def placard(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A card as large as the words on it need, with a border of lozenges all around."""
    unit = max(860 / max(1, size[0]), 490 / max(1, size[1]))
    w, h = max(1, size[0]) * unit, max(1, size[1]) * unit
    count = 2 * round((w + h - 104) / 34)
    markup = (
        f'<rect y="9" width="{w:g}" height="{h - 9:g}" rx="24" fill="#000" fill-opacity=".45"/>'
        f'<rect width="{w:g}" height="{h - 9:g}" rx="24" fill="{{{{ink}}}}"/>'
        f'<rect x="5" y="5" width="{w - 10:g}" height="{h - 19:g}" rx="20" fill="{{{{paper}}}}"/>'
        f'<g data-gen="lozenges" x="27" y="27" w="{w - 54:g}" h="{h - 63:g}" n="{count}" s="7"/>'
    )
    return one_layer(library, GAME, Box(0, 0, w, h), markup)


def recipes(_library: ArtLibrary) -> dict[str, Recipe]:
    """All pictures of La Scamorra."""
    found: dict[str, Recipe] = {
        "scamorra/table": table,
        "scamorra/board": board,
        "scamorra/back": back,
        "scamorra/wheel": wheel,
        "scamorra/placard": placard,
        "scamorra/title": partial(drawing, GAME, "title"),
        "scamorra/initiative": partial(drawing, GAME, "initiative"),
        "scamorra/coppella": partial(drawing, GAME, "coppella"),
        "scamorra/badge-w": partial(drawing, GAME, "badge-a"),
        "scamorra/badge-b": partial(drawing, GAME, "badge-b"),
    }
    for kind in CARDS:
        found[f"scamorra/card-{kind}"] = coloured(card, kind)
        found[f"scamorra/glyph-{kind}"] = coloured(glyph, f"glyph-{kind}")
    for kind in PIECES:
        found[f"scamorra/piece-{kind}"] = coloured(piece, kind)
        found[f"scamorra/broken-{kind}"] = coloured(broken, kind)
        found[f"scamorra/sign-{kind}"] = plain(sign, kind)
    return found


def _all(library: ArtLibrary) -> dict[str, Recipe]:
    return {**recipes(library), **finale.RECIPES}


ART: Final = GameArt(
    GAME,
    _all,
    {
        "arch": generators.arch,
        "arch_lozenges": generators.arch_lozenges,
        "cycle": generators.cycle,
        "fan": generators.fan,
        "moves": generators.moves,
        "title_arc": lettering.title_arc,
        "title_scamorra": letters.title(lettering.title),
    },
    files_only=False,
)
