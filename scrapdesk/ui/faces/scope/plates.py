"""What lies around the front of SCOPE: panels, buttons, points, the rail where the fronts meet. Must not know rules."""

from __future__ import annotations

from scrapdesk.ui.faces.scope.squares import GAME, Args, placed, room
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary
from scrapdesk.ui.paint.art.pictures import Size


def panel(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A dark sheet of film with a double rule; `lit` is `yes` for the side whose turn it is."""
    box = room(size, args, 276)
    lit = args.get("lit") == "yes"
    edge, width, strength = ("{{snow}}", 2.0, 0.75) if lit else ("{{s2}}", 1.2, 0.65)
    w, h = box.w, box.h
    ticks = f"{{{{ticks 16 {w - 16:g} {h - 8:g} {max(10, round((w - 32) / 16))} 9 5}}}}"
    markup = (
        f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" fill="#141D24" fill-opacity=".97" stroke="#0B1116"'
        f' stroke-width="2"/><path d="M5 5H{w - 5:g}V{h - 5:g}H5Z" fill="none" stroke="{edge}"'
        f' stroke-opacity="{strength:g}" stroke-width="{width:g}"/>'
        f'<path d="{ticks}" stroke="{{{{s2}}}}" stroke-opacity=".5" stroke-width="1.2"/>'
    )
    return one_layer(library, GAME, box, markup)


def field(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The shade under the battlefield, with a dark rim: no wall of the ground is seen among the squares."""
    box = room(size, args, 880)
    markup = (
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="#0E161D" fill-opacity=".86"/>'
        f'<path d="M1 1H{box.w - 1:g}V{box.h - 1:g}H1Z" fill="none" stroke="#0B1116" stroke-width="2"/>'
    )
    return one_layer(library, GAME, box, markup)


def action(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A button of the table; `state` is `open`, `main` for the one that is meant, or `shut`."""
    box = room(size, args, 70)
    state = args.get("state", "open")
    fill, edge = {"main": ("{{snow}}", "{{ink}}"), "open": ("#24313A", "{{s1}}"), "shut": ("#161F26", "{{s3}}")}[state]
    dash = ' stroke-dasharray="7 6"' if state == "shut" else ""
    w, h = box.w, box.h
    markup = (
        f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" fill="{fill}" stroke="#0B1116" stroke-width="2"/>'
        f'<path d="M5 5H{w - 5:g}V{h - 5:g}H5Z" fill="none" stroke="{edge}" stroke-width="1.4"{dash}/>'
    )
    return one_layer(library, GAME, box, markup)


def points(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """What a side has scored as a row of cells, the Soviet ones hatched; `next` cells would come with a hit."""
    box = room(size, args, 24)
    side, scored, target = args.get("side", "a"), int(args.get("scored", "0")), max(1, int(args.get("target", "1")))
    coming, gap, cells = int(args.get("next", "0")), 8 if box.w / target > 24 else 4, ""
    step = (box.w - 2 + gap) / target  # the last one ends at the edge
    for cell in range(target):
        x, w = cell * step + 1, step - gap
        fill = "{{snow}}" if cell < scored else "#24313A"
        cells += f'<rect x="{x:g}" y="1" width="{w:g}" height="22" fill="{fill}" stroke="{{{{s2}}}}" stroke-width="1"/>'
        if cell < scored and side == "b":
            strokes = "".join(f"M{x + q:g} 22L{x + q + 11:g} 2" for q in range(2, max(3, int(w) - 11), 13))
            cells += f'<path d="{strokes}" stroke="{{{{s3}}}}" stroke-width="4"/>'
        if scored <= cell < scored + coming:
            place = f'x="{x + 3:g}" y="4" width="{w - 6:g}" height="16"'
            cells += f'<rect {place} fill="none" stroke="{{{{white}}}}" stroke-width="3"/>'
    return one_layer(library, GAME, box, cells)


def prey(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A unit that decides the game, as a cell with its `glyph`: `shot` is `no`, `yes` where the side of the panel has
    shot it, or `lost` where it was its own."""
    box = room(size, args, 35)
    shot, w, h = args.get("shot", "no"), box.w, box.h
    fill, paint = {"no": ("#24313A", "#F6FAFB"), "yes": ("#DCE4E8", "#12181D"), "lost": ("#141D24", "#6F8490")}[shot]
    side, icon = min(w, h) * 0.84, library.drawing(GAME, f"icon-{args.get('glyph', 'officer')}").body
    cell = f'x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" fill="{fill}" stroke="{{{{s2}}}}" stroke-width="1"'
    markup = f"<rect {cell}/>" + placed(icon, (w - side) / 2, (h - side) / 2, side)
    if shot != "no":
        line = f'<path d="M{w / 2 - h * 0.42:g} {h * 0.88:g}L{w / 2 + h * 0.42:g} {h * 0.12:g}"'
        markup += f'{line} stroke="{fill}" stroke-width="6"/>{line} stroke="{paint}" stroke-width="3"/>'
    return Blueprint(box, (Layer(Easel(library, GAME, {"g": paint, "gap": fill}).markup(markup)),))


def status(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A dark plate over the cards of a front, for who is at it."""
    box = room(size, args, 54)
    markup = (
        f'<rect x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}" fill="#131B21" fill-opacity=".96"'
        ' stroke="{{s2}}" stroke-width="1.5"/>'
    )
    return one_layer(library, GAME, box, markup)


def tag(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The dark ground of a letter on the rail."""
    box = room(size, args, 30)
    markup = f'<rect width="{box.w:g}" height="{box.h:g}" fill="#131B21"/>'
    return one_layer(library, GAME, box, markup)


def ruler(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A hairline with the ticks of a ruler: where the own front ends, while it is laid out."""
    box = room(size, args, 36)
    w, y = box.w, box.h / 2
    ticks = f"{{{{ticks 2 {w - 2:g} {y:g} {max(10, round(w / 14))} 8 4}}}}"
    markup = (
        f'<path d="M0 {y:g}H{w:g}" stroke="{{{{snow}}}}" stroke-opacity=".8" stroke-width="1.6"/>'
        f'<path d="{ticks}" stroke="{{{{snow}}}}" stroke-opacity=".45" stroke-width="1.2"/>'
    )
    return one_layer(library, GAME, box, markup)


def rail(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Where the two fronts meet."""
    box = room(size, args, 40)
    w, y = box.w, box.h / 2
    markup = (
        f'<path d="M0 {y:g}H{w:g}" stroke="{{{{s4}}}}" stroke-width="26" stroke-dasharray="8 14" opacity=".8"/>'
        f'<path d="M0 {y - 6:g}H{w:g}M0 {y + 6:g}H{w:g}" stroke="{{{{s2}}}}" stroke-width="3"/>'
        f'<path d="M0 {y - 7:g}H{w:g}M0 {y + 5:g}H{w:g}" stroke="{{{{paper}}}}" stroke-opacity=".7" stroke-width="1"/>'
    )
    return one_layer(library, GAME, box, markup)
