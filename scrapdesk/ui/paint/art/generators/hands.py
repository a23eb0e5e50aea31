"""Hands and limbs of all figures. Hands are drawn here and nowhere else, so that they stay one family."""

from __future__ import annotations

from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import Tokens


class HandSign(NamedTuple):
    """One gesture on a grid of 100, the wrist at (50, 100). Fingers are strokes, curled ones rounded boxes."""

    palm: str
    shade: str
    fingers: tuple[tuple[str, float], ...] = ()
    """Path, and width as a part of the width of a finger."""
    curled: tuple[tuple[float, float, float, float], ...] = ()
    thumb: str = ""
    lines: str = ""


_OPEN_PALM: Final = "M27,58Q27,48 36,48H66Q76,48 76,58V78Q76,92 66,100H38Q28,92 27,80Z"
_OPEN_SHADE: Final = "M62,52Q76,56 76,66V78Q76,92 66,100H52Q64,86 62,52Z"
HANDS: Final = {
    "open": HandSign(
        _OPEN_PALM,
        _OPEN_SHADE,
        (("M34,56L25,22", 1), ("M45,52L43,11", 1), ("M57,52L61,13", 1), ("M68,58L78,27", 0.9), ("M35,80L11,58", 1)),
        lines='<path d="M36,64Q50,58 68,66M38,78Q46,70 44,62" stroke-width="2.6"/>',
    ),
    "scissors": HandSign(
        _OPEN_PALM,
        _OPEN_SHADE,
        (("M38,56L24,11", 1), ("M53,54L73,12", 1)),
        ((56, 47, 13, 22), (67, 51, 11, 21)),
        "M30,74Q40,66 57,69",
    ),
    "point": HandSign(
        _OPEN_PALM,
        _OPEN_SHADE,
        (("M38,56L36,8", 1),),
        ((44, 42, 13, 24), (56, 44, 12.5, 24), (67, 49, 11, 22)),
        "M30,74Q40,68 56,71",
    ),
    "bless": HandSign(
        _OPEN_PALM,
        _OPEN_SHADE,
        (("M37,56L33,10", 1), ("M50,54L52,8", 1)),
        ((56, 46, 13, 22), (67, 50, 11, 21)),
        "M30,76Q42,68 60,70",
    ),
    "fist": HandSign(
        "M22,46Q22,34 34,34H70Q82,34 82,48V72Q82,90 70,100H36Q23,92 22,78Z",
        "M70,60Q82,60 82,72Q82,90 70,100H48Q70,92 70,60Z",
        curled=((21, 27, 16.5, 36), (36, 23, 16.5, 38), (51, 24, 16.5, 37), (66, 29, 15.5, 33)),
        thumb="M24,74Q40,64 62,71",
    ),
    "grip": HandSign(
        "M20,34Q20,22 32,22H60Q74,24 76,44V64Q74,82 58,84H34Q22,82 20,72Z",
        "",
        curled=((14, 22, 40, 16), (11, 37, 43, 16.5), (13, 53, 41, 16), (17, 68, 36, 14)),
        thumb="M66,30Q52,20 38,22",
    ),
}


def hand(a: Attributes, _tokens: Tokens) -> str:
    """A stylised hand: fist, open, scissors, point, bless, grip (round a shaft)."""
    shape = HANDS[a.text("kind")]
    width, edge = a.number("fw", 14), a.number("ow", 4)
    skin, dark = a.text("skin", "{{skin}}"), a.text("dark", "{{skin_d}}")
    drawn = _hand_edge(shape, width, edge) + f'<path d="{shape.palm}" fill="{skin}"/>'
    drawn += "".join(_stroke(data, width * part, skin) for data, part in shape.fingers)
    drawn += f'<path d="{shape.shade}" fill="{dark}"/>' if shape.shade else ""
    drawn += "".join(_curled(box, skin, dark, a.text("kind") == "grip") for box in shape.curled)
    drawn += _thumb(shape.thumb, width, skin, dark)
    drawn += f'<g stroke="{dark}" fill="none">{shape.lines}</g>' if shape.lines else ""
    for data, part in shape.fingers:
        light = 'stroke="#FFFFFF" stroke-opacity=".3" stroke-width="3" fill="none"'
        drawn += f'<path d="{data}" {light} transform="translate({-width * part * 0.24:.1f},2)"/>'
    joined = f'<g stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'
    return f'<g transform="{a.placed()} translate(-50,-100)">{joined}</g>'


def _hand_edge(shape: HandSign, width: float, edge: float) -> str:
    """Everything in ink and a little larger, to lie beneath."""
    ink = "{{ink}}"
    drawn = f'<path d="{shape.palm}" fill="{ink}" stroke="{ink}" stroke-width="{2 * edge:g}"/>'
    drawn += "".join(_stroke(data, width * part + 2 * edge, ink) for data, part in shape.fingers)
    for x, y, w, h in shape.curled:
        place = f'x="{x - edge:g}" y="{y - edge:g}" width="{w + 2 * edge:g}" height="{h + 2 * edge:g}"'
        drawn += f'<rect {place} rx="{min(w, h) / 2 + edge:g}" fill="{ink}"/>'
    return drawn


def _stroke(data: str, width: float, colour: str) -> str:
    return f'<path d="{data}" stroke="{colour}" stroke-width="{width:g}" fill="none"/>'


def _curled(box: tuple[float, float, float, float], skin: str, dark: str, lying: bool) -> str:
    x, y, w, h = box
    place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{min(w, h) / 2:g}"'
    drawn = f'<rect {place} fill="{skin}" stroke="{{{{ink}}}}" stroke-width="2.6"/>'
    if lying:
        return drawn + _stroke(f"M{x + w * 0.2:g},{y + h * 0.74:g}H{x + w - h * 0.5:g}", h * 0.24, dark)
    return drawn + _stroke(f"M{x + w * 0.74:g},{y + h * 0.45:g}V{y + h - w * 0.5:g}", w * 0.26, dark)


def _thumb(data: str, width: float, skin: str, dark: str) -> str:
    if not data:
        return ""
    under = f'<g transform="translate(1,{width * 0.32:.1f})">{_stroke(data, 3, dark)}</g>'
    return _stroke(data, width + 6, "{{ink}}") + _stroke(data, width, skin) + under


def limb(a: Attributes, _tokens: Tokens) -> str:
    """An arm or leg as one stroke with an ink edge and a shaded lower side."""
    width, data = a.number("w", 22), a.text("d")
    right, down = a.number("sx", width * 0.24), a.number("sy", width * 0.2)
    shade = f'stroke="{a.text("dc", "{{ink}}")}" stroke-width="{width * 0.42:.1f}" stroke-linecap="butt"'
    return (
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="{a.text("cap", "round")}">'
        f'<path d="{data}" stroke="{{{{ink}}}}" stroke-width="{width + 10:g}"/>'
        f'<path d="{data}" stroke="{a.text("c")}" stroke-width="{width:g}"/>'
        f'<path d="{data}" {shade} transform="translate({right:.1f},{down:.1f})"/></g>'
    )
