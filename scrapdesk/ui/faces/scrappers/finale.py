"""How Scrappers ends: the lamp of the yard has found the winner."""

from __future__ import annotations

from collections.abc import Mapping
from math import sin
from typing import Final

from scrapdesk.ui.faces.scrappers import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scrappers"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)
SIGN: Final = Box(0, 0, 1120, 350)
HUNG: Final = 50
"""So much higher is the plate when it hangs: the letters stand clear of its rim."""


HEAP: Final = (1090.0, 352.0)
HEAP_SIZE: Final = 1.0
"""Where the wreck lies, and how large it is, where the window is as high as the design."""
DARK: Final = ((56.0, 372.0), (872.0, 372.0))
DARK_SIZE: Final = 0.5
"""Where the others stand in the dark, and how large they are."""
NIGHT: Final = {
    "body": "#221A17", "body_d": "#17110F", "metal": "#2A2422", "metal_lo": "#1E1917", "metal_hi": "#3A322E",
    "metal_dk": "#14110F", "hazard": "#4A3611", "paper": "#3A332C", "hot": "#3A2C12", "ink": "#0B0908",
}  # fmt: skip
"""What is left of all colours of a mech in the dark."""
_PAINT: Final = {
    "1": ("#C4581F", "#7E330C"),
    "2": ("#3B82A8", "#1D4C68"),
    "3": ("#D9A227", "#8A6212"),
    "4": ("#5E9A44", "#35602A"),
}


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` has won: its mech in its paint, in the light."""
    body, dark = _PAINT.get(args.get("seat", "1"), _PAINT["1"])
    changes = {"body": body, "body_d": dark, "up": "inline", "down": "none", "gun": "inline", "dish": "none"}
    easel = Easel(library, GAME, changes)
    definitions = library.drawing(GAME, "defs").body
    light = (
        '<linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9B0"'
        ' stop-opacity=".62"/><stop offset="1" stop-color="#FFC860" stop-opacity=".05"/></linearGradient>'
        '<radialGradient id="pool"><stop offset="0" stop-color="#FFE3A0" stop-opacity=".75"/>'
        '<stop offset="1" stop-color="#FFC860" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="glow"><stop offset="0" stop-color="#FFE9B0" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#FFC860" stop-opacity="0"/></radialGradient>'
        '<filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="15 6"/></filter>'
        '<filter id="mist" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="34 10"/></filter>'
        '<path d="M244 92H376L586 640H34Z" fill="url(#cone)" opacity=".7" filter="url(#mist)"/>'
        '<path d="M256 92H364L520 640H100Z" fill="url(#cone)" opacity=".8" filter="url(#haze)"/>'
        '<ellipse cx="310" cy="112" rx="190" ry="110" fill="url(#glow)"/>'
        '<g fill="#FFE9B0" opacity=".5">{{dots 190 150 240 420 26 7 2.2}}</g>'
        '<ellipse cx="310" cy="636" rx="300" ry="58" fill="url(#pool)"/>'
        '<ellipse cx="310" cy="646" rx="170" ry="26" fill="#000000" fill-opacity=".5"/>'
    )
    lamp = placed(easel.drawing("finale-lamp"), 200, -20)
    mech = placed(easel.markup(definitions + library.drawing(GAME, "finale-mech").body), 115, 128, 0.93)
    return Blueprint(STAGE, (Layer(easel.markup(light) + lamp + mech),))


def scenery(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The yard at night, as wide as the window is, the wreck of whoever has `lost`, and `rest`, all other losers."""
    high = 1920 * size[1] / max(1, size[0])
    scale = max(1.0, high / 1080)
    body, dark = _PAINT.get(args.get("lost", "2"), _PAINT["2"])
    easel = Easel(library, GAME, {"body": body, "body_d": dark})
    yard = placed(easel.drawing("finale-yard"), (1920 - 1920 * scale) / 2, high - 1080 * scale, scale)
    definitions = library.drawing(GAME, "defs").body
    heap = easel.markup(definitions + library.drawing(GAME, "finale-heap").body)
    part = high / 1080
    wreck = placed(heap, HEAP[0], HEAP[1] * part, HEAP_SIZE * part)
    dark = "".join(
        placed(_in_the_dark(library, seat), left, top * part, DARK_SIZE * part)
        for seat, (left, top) in zip(args.get("rest", ""), DARK, strict=False)
    )
    smoke = easel.markup(_smoke())
    shade = '<path d="M0 0H1920V{high}H0Z" fill="#000" fill-opacity=".28"/>'.replace("{high}", f"{high:.0f}")
    return Blueprint(
        Box(0, 0, 1920, high), (Layer(yard + dark + easel.markup(shade) + placed(smoke, 0, high - 1080, 1.0) + wreck),)
    )


def _smoke() -> str:
    """Two columns that rise from the wreck, drift off, and are lost in the night."""
    found = [
        '<filter id="soft" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>'
        '<linearGradient id="smoke" x1="0" y1="1" x2="0" y2="0">'
        '<stop offset="0" stop-color="#C9B8A8" stop-opacity="0"/>'
        '<stop offset=".12" stop-color="#C9B8A8" stop-opacity=".3"/>'
        '<stop offset=".55" stop-color="#A89A8E" stop-opacity=".17"/>'
        '<stop offset="1" stop-color="#A89A8E" stop-opacity="0"/></linearGradient>'
    ]
    for left, foot, drift, wide, tall in ((1492, 560, 250, 20, 640), (1215, 590, -190, 13, 380)):
        for part, shift in ((1.0, 0), (0.55, 14), (0.8, -16)):
            found.append(f'<path d="{_ribbon(left + shift, foot, drift * part, wide, tall)}" {SMOKED}/>')
    return "".join(found)


SMOKED: Final = 'fill="url(#smoke)" filter="url(#soft)"'


def _ribbon(left: float, foot: float, drift: float, wide: float, tall: float) -> str:
    """A column of smoke as path data: narrow at its foot, swaying and wider on its way up."""
    steps = 12
    edges: list[tuple[float, float]] = []
    for side in (-1, 1):
        edge = []
        for step in range(steps + 1):
            t = step / steps
            sway = sin(t * 7 + left) * 26 * t
            edge.append((left + drift * t**1.5 + sway + side * (wide + 5.4 * wide * t), foot - tall * t))
        edges += edge if side < 0 else reversed(edge)
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in edges) + "Z"


def _in_the_dark(library: ArtLibrary, seat: str) -> str:
    """A mech whose lights are on, and not much more of it is seen."""
    body = _PAINT[seat][0]
    changes = {"up": "none", "down": "inline", "gun": "inline", "dish": "none"}
    easel = Easel(library, GAME, changes | NIGHT)
    definitions = library.drawing(GAME, "defs").body
    drawn = easel.markup(definitions + library.drawing(GAME, "finale-mech").body)
    lens = easel.markup(
        f'<radialGradient id="lens{seat}"><stop offset="0" stop-color="{body}" stop-opacity=".75"/>'
        f'<stop offset="1" stop-color="{body}" stop-opacity="0"/></radialGradient>'
    )
    eyes = (
        f'<ellipse cx="210" cy="146" rx="92" ry="60" fill="url(#lens{seat})"/>'
        f'<rect x="178" y="138" width="64" height="15" rx="3" fill="{body}"/>'
        '<rect x="184" y="142" width="52" height="5" fill="#FFF4DC" fill-opacity=".8"/>'
    )
    return f"{lens}{drawn}{eyes}"


def sign(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The same sign, hung on two chains."""
    chains = "".join(
        f'<path d="M{x} -10V110" stroke="#0B0A09" stroke-width="15"/><path d="M{x} -10V110" stroke="{{{{metal}}}}"'
        ' stroke-width="8" stroke-dasharray="14 7"/>'
        for x in (170, 950)
    )
    plate = _sheet(library, HUNG)
    return Blueprint(SIGN, (Layer(Easel(library, GAME).markup(chains) + placed(plate, 0, 70)),))


def band(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A sign of sheet, with hazard stripes at its foot."""
    return Blueprint(BAND, (Layer(_sheet(library, 0)),))


def _sheet(library: ArtLibrary, more: int) -> str:
    """The sign itself, so much higher than the band."""
    foot = 182 + more
    return Easel(library, GAME).markup(
        f'<path d="M92 40H1028L1044 56V{foot + 16}L1028 {foot + 32}H92L76 {foot + 16}V56Z" fill="#0E0D0C"/>'
        f'<path d="M98 46H1022L1038 62V{foot + 10}L1022 {foot + 26}H98L82 {foot + 10}V62Z" fill="#1E1C1A"/>'
        '<path d="M90 62L102 50H1018L1030 62V66H90Z" fill="#fff" fill-opacity=".07"/>'
        f'<clipPath id="foot"><path d="M82 {foot}H1038V{foot + 10}L1022 {foot + 26}H98L82 {foot + 10}Z"/></clipPath>'
        f'<g clip-path="url(#foot)"><path d="M80 {foot - 2}H1040V{foot + 30}H80Z" fill="#14110F"/>'
        f'<path d="{{{{stripes 60 {foot - 2} 1010 34 34 1}}}}" fill="{{{{hazard}}}}"/></g>'
        f'<path d="M100 49H1020L1035 64V{foot + 9}L1020 {foot + 23}H100L85 {foot + 9}V64Z" fill="none"'
        ' stroke="{{metal}}" stroke-width="5"/>'
        f"{{{{rivets 112 72 1008 72 2 9}}}}{{{{rivets 112 {foot - 20} 1008 {foot - 20} 2 9}}}}"
    )


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/finale-sign": sign,
    f"{GAME}/finale-scenery": scenery,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}
