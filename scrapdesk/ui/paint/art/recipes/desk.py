"""What the desk's own pictures are made of: the table top, the lids, icons, props, title. Must not know sizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import DESK, ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt, Slots
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.recipes import grounds

Args = Mapping[str, str]

SMALL_ICON: Final = 32
_MAT: Final = "25,130,950,576"
_LAMP: Final = ((0, "#FFD79A", 0.26), (0.4, "#FFC070", 0.08), (0.72, "#000000", 0.18), (1, "#000000", 0.58))
_DAY: Final = ((0, "#FFF6E0", 0.34), (0.45, "#FFF0D0", 0.16), (0.78, "#000000", 0.04), (1, "#000000", 0.26))
_WOOD: Final = "0 0 0 0 .08  0 0 0 0 .035  0 0 0 0 .01  1.5 0 0 0 -.5"
_BY_DAY: Final = {"wood": "#9A6538", "wood_l": "#C08A54", "cloth": "#2C5445"}
_FIBRE: Final = "0 0 0 0 .95  0 0 0 0 .7  0 0 0 0 .42  0 1.8 0 0 -.92"


def background(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The table top. `mat` is where the felt lies, x,y,w,h in thousandths of the window, or none; a lamp hangs over
    it, or where `light` is day it is that."""
    by_day = args.get("light") == "day"
    easel = Easel(library, DESK, _BY_DAY if by_day else {})
    view = grounds.room(size)
    layers = [grounds.wood(view, _WOOD, 0.7 if by_day else 1, 23), grounds.fibre(view, _FIBRE, 0.17)]
    seams = grounds.planks(view, (118, 792, 940), "#120904", easel.tokens["wood_l"])
    mat = _mat(args.get("mat", _MAT), view)
    if mat is None:
        layers.append(Layer(seams))
    else:
        layers.append(Layer(seams + _felt(easel, mat)))
        layers.append(grounds.cloth(_shrunk(mat, 18), 0.11, ".42 .5", 1.5))
        layers.append(Layer(_felt_edge(easel, mat), box=_shrunk(mat, -6)))
    layers.append(grounds.lamp(view, (0.27, 0.17), _DAY if by_day else _LAMP))
    return Blueprint(view, tuple(layers), ground=easel.tokens["wood"])


def _mat(text: str, view: Box) -> Box | None:
    if text == "none":
        return None
    try:
        x, y, w, h = (float(number) / 1000 for number in text.split(","))
    except ValueError:
        raise BadArt(f"a mat is x,y,w,h in thousandths or none, not {text}") from None
    return Box(x * view.w, y * view.h, w * view.w, h * view.h)


def _shrunk(box: Box, by: float) -> Box:
    return Box(box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by)


def _rect(box: Box, radius: float, look: str) -> str:
    return f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" rx="{radius:g}" {look}/>'


def _felt(easel: Easel, mat: Box) -> str:
    """A sheet of felt let into the wood."""
    light = Box(mat.x - 2, mat.y - 1, mat.w + 4, mat.h + 6)
    return easel.markup(
        _rect(_shrunk(mat, -4), 38, 'fill="#120904"')
        + _rect(light, 37, 'fill="{{wood_l}}" fill-opacity=".5"')
        + _rect(mat, 34, 'fill="{{cloth}}"')
    )


def _felt_edge(easel: Easel, mat: Box) -> str:
    """The shadow of the wood on the felt, and the seam round it. Soft lines, because a blur this large costs."""
    shade = "".join(
        _rect(
            Box(mat.x + reach / 2, mat.y + reach / 2 + 2, mat.w - reach * 0.6, mat.h - reach * 0.6),
            34 - reach / 3,
            f'fill="none" stroke="#000000" stroke-width="{reach:g}" stroke-opacity=".085"',
        )
        for reach in (4, 8, 12, 17, 23, 30)
    )
    seam = _rect(
        _shrunk(mat, 18),
        22,
        'fill="none" stroke="{{brass}}" stroke-width="2.5" stroke-dasharray="13 9" stroke-opacity=".55"',
    )
    clip = f'<clipPath id="mat">{_rect(mat, 34, "")}</clipPath>'
    return easel.markup(f'{clip}<g clip-path="url(#mat)">{shade}{seam}</g>')


def lid(game: str, library: ArtLibrary, slots: Slots | None = None, own_colours: bool = True) -> Blueprint:
    """The lid of a game's box, in the colours of its own table, or in the desk's."""
    easel = Easel(library, DESK, library.tokens(game) if own_colours else {})
    name = f"lid-{game}"
    worn = Easel(library, DESK)
    tile = worn.view("lid-wear")
    wear = Layer(worn.drawing("lid-wear"), Box(6, 6, 288, 388), tile=(tile.w, tile.h), shared=True)
    return Blueprint(easel.view(name), (Layer(easel.drawing(name, slots)), wear), floor=240)


def icon(name: str, library: ArtLibrary, args: Args) -> Blueprint:
    """A shell icon. `colour` is the colour of its line."""
    easel = Easel(library, DESK)
    colour = args.get("colour", easel.tokens["text"])
    return Blueprint(easel.view(name), (Layer(easel.drawing(name, ic=colour)),))


def app_icon(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The sign of the program. Small it needs fewer shapes."""
    easel = Easel(library, DESK)
    name = "app-icon" if size[0] > SMALL_ICON else "app-icon-small"
    return Blueprint(easel.view(name), (Layer(easel.drawing(name)),))
