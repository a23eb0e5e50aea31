"""Faces: the playing-card face of La Scamorra and the mug of Scalawag!. Origin between the eyes."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import Tokens

_INK: Final = 'stroke="{{ink}}"'
_BROWS: Final = {
    "calm": ("M-23,-7Q-14,-15 -4,-9Q-6,2 -7,11Q-7,16 2,15", "M5,-9Q14,-15 23,-7", 3),
    "up": ("M-23,-9Q-14,-20 -4,-11Q-6,2 -7,11Q-7,16 2,15", "M5,-11Q14,-20 23,-9", 3),
    "stern": ("M-23,-14Q-13,-14 -4,-6Q-6,2 -7,11Q-7,16 2,15", "M5,-6Q13,-14 23,-14", 4),
}
"""Brow and nose in one line, the other brow, and how thick."""
_MOUTHS: Final = {
    "calm": f'<path d="M-7,23Q1,27 9,23" {_INK} stroke-width="2.6"/>',
    "lips": f'<path d="M-7,23Q-3,19 1,21Q5,19 9,23Q1,31 -7,23Z" fill="{{{{a}}}}" {_INK} stroke-width="1.8"/>',
    "grin": f'<path d="M-11,21Q1,26 13,20Q10,33 0,33Q-9,32 -11,21Z" fill="{{{{paper}}}}" {_INK} stroke-width="2.4"/>',
    "open": f'<path d="M-6,22Q1,19 8,22Q9,34 1,34Q-7,34 -6,22Z" fill="{{{{a_d}}}}" {_INK} stroke-width="2.4"/>',
    "frown": f'<path d="M-8,27Q1,21 10,27" {_INK} stroke-width="3"/>',
    "none": "",
}


def face(a: Attributes, _tokens: Tokens) -> str:
    """A face as on old playing cards: 56 wide at s=1."""
    drawn = ""
    if a.text("cheeks", "1") != "0":
        cheek = '<circle cx="{}" cy="13" r="7" fill="{{{{a_l}}}}" opacity=".55"/>'
        drawn += cheek.format(-16) + cheek.format(16)
    nose, brow, width = _BROWS[a.text("brow", "calm")]
    drawn += f'<path d="{nose}" {_INK} stroke-width="{width}"/><path d="{brow}" {_INK} stroke-width="{width}"/>'
    if a.text("eyes") == "shut":
        drawn += f'<path d="M-21,1Q-13,7 -6,1M7,1Q14,7 22,1" {_INK} stroke-width="3"/>'
    else:
        drawn += "".join(_eye(x, a.number("look")) for x in (-13.5, 14.5))
    drawn += _MOUTHS[a.text("mouth", "calm")]
    joined = 'stroke-linecap="round" stroke-linejoin="round" fill="none"'
    return f'<g transform="{a.placed()}" {joined}>{drawn}</g>'


def _eye(x: float, look: float) -> str:
    white = f"M{x - 7.5},1Q{x},-8 {x + 7.5},1Q{x},6 {x - 7.5},1Z"
    return (
        f'<path d="{white}" fill="{{{{paper}}}}" {_INK} stroke-width="1.6"/>'
        f'<circle cx="{x + look:g}" cy="-.3" r="3.2" fill="{{{{ink}}}}"/>'
        f'<path d="M{x - 8},1Q{x},-9 {x + 8},1" {_INK} stroke-width="2.8"/>'
    )


def mug(a: Attributes, _tokens: Tokens) -> str:
    """A pirate's face: round eyes, wedge brows, a big nose; 64 wide at s=1."""
    eyes = "".join(_mug_eye(a, x) for x in (-14, 14))
    drawn = eyes + _wedges(a.number("brow", 4), a.text("browc", "{{ink}}"))
    drawn += _big_nose(a.text("skin"), a.text("dark"), a.number("nose", 1))
    drawn += _MUG_MOUTHS.get(a.text("mouth", "grin"), "")
    joined = f'stroke-linecap="round" stroke-linejoin="round" fill="none" {_INK}'
    return f'<g transform="{a.placed()}" {joined}>{drawn}</g>'


def _mug_eye(a: Attributes, x: int) -> str:
    patch = a.text("patch")
    if patch and (x > 0) == (patch == "r"):
        band = f'<path d="M-36,-18L36,6" stroke-width="4" transform="scale({1 if patch == "r" else -1},1)"/>'
        cloth = f"M{x - 11},-9H{x + 11}Q{x + 12},10 {x},12Q{x - 12},10 {x - 11},-9Z"
        glint = f'<path d="M{x - 6},-5h7" stroke="{{{{paper}}}}" stroke-width="2" opacity=".6"/>'
        return f'{band}<path d="{cloth}" fill="{{{{ink}}}}" stroke="none"/>{glint}'
    if a.text("eyes") == "shut" or (a.text("eyes") == "wink" and x > 0):
        return f'<path d="M{x - 8},2Q{x},-6 {x + 8},2M{x - 3},7Q{x + 1},9 {x + 5},7" stroke-width="3.5"/>'
    look = a.number("look")
    return (
        f'<ellipse cx="{x}" cy="1" rx="8" ry="7.5" fill="#FFFDF4" stroke-width="2.6"/>'
        f'<circle cx="{x + look:g}" cy="1.5" r="4.2" fill="{{{{ink}}}}" stroke="none"/>'
        f'<circle cx="{x + look - 1.4:g}" cy="-.2" r="1.5" fill="#FFFFFF" stroke="none"/>'
        f'<path d="M{x - 9},-1Q{x},-9 {x + 9},-1" stroke-width="3.6"/>'
        f'<path d="M{x - 6},12Q{x},14 {x + 6},12" stroke-width="1.8" opacity=".7"/>'
    )


def _wedges(frown: float, colour: str) -> str:
    out, top, inner, under = -13 - frown * 0.4, -19 - frown * 0.2, -13 + frown, -8 + frown * 0.7
    left = f"M-26,{out:g}Q-16,{top:g} -5,{inner:g}L-7,{under:g}Q-16,-12 -26,{out:g}Z"
    right = f"M26,{out:g}Q16,{top:g} 5,{inner:g}L7,{under:g}Q16,-12 26,{out:g}Z"
    return f'<path d="{left}{right}" fill="{colour}" stroke-width="2"/>'


def _big_nose(skin: str, dark: str, size: float) -> str:
    return (
        f'<g transform="scale({size:g})">'
        f'<path d="M-4,0C-6,8 -13,12 -11,19C-9,25 9,25 12,19C14,12 7,8 5,0Z" fill="{skin}" stroke="none"/>'
        f'<path d="M4,2C7,9 14,13 12,19C10,24 2,24 -2,23C6,20 6,12 4,2Z" fill="{dark}" stroke="none"/>'
        '<path d="M-5,4C-7,9 -13,12 -11,18C-9,24 9,24 12,18" stroke-width="3"/></g>'
    )


_MUG_MOUTHS: Final = {
    "grin": (
        '<path d="M-17,29Q0,38 18,26Q16,44 0,45Q-13,44 -17,29Z" fill="#FFFDF4" stroke-width="3"/>'
        '<path d="M-8,32.5V43M1,34V44M10,31V42" stroke-width="1.8"/>'
        '<path d="M1,34Q6,34 10,31V42L1,44Z" fill="{{gold}}" stroke-width="1.8"/>'
    ),
    "shout": (
        '<path d="M-15,29Q0,24 15,29Q18,51 0,52Q-18,51 -15,29Z" fill="{{a_d}}" stroke-width="3.2"/>'
        '<path d="M-12,30Q0,26 12,30L11,35H-11Z" fill="#FFFDF4" stroke="none"/>'
        '<path d="M-8,48Q0,41 8,48Q0,52 -8,48Z" fill="{{a_l}}" stroke="none"/>'
    ),
    "smirk": '<path d="M-12,35Q4,40 16,29M13,26Q18,29 18,33" stroke-width="3.4"/>',
    "grim": '<path d="M-13,37Q0,32 13,37" stroke-width="3.6"/>',
}
