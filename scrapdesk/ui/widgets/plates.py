"""The materials of the desk: panels, buttons, wells and rings as plates, by theme and window size.

Must not know which widget uses which.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import Plate, PlateLayer, frame, ground, rivets
from scrapdesk.ui.paint.theme import Colour, mixed

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of one kind of button in one state."""

    fill: Colour
    edge: Colour
    text: Colour
    shine: float


def _round(context: AppContext, radius: float) -> int:
    """The radius of a corner: the desk's own, or as sharp as the table has its corners."""
    return round(context.view.px(radius) * context.theme.corner)


def _made(context: AppContext, layers: Iterable[PlateLayer]) -> Plate:
    """Of the material of the table: with its corners cut off where that is sheet metal."""
    return tuple(replace(layer, cut=True) for layer in layers) if context.theme.bolted else tuple(layers)


def panel(context: AppContext, lit: bool = False) -> Plate:
    """The drawer of the desk: a dark plate with a thin line of brass inside. Of sheet metal it is screwed on, and `lit`
    it has a bright edge."""
    if context.theme.bolted:
        return _sheet(context, lit)
    theme, px = context.theme, context.view.px
    radius = _round(context, 18)
    return (
        PlateLayer(BLACK, radius, 0, px(6), 0, -px(6), 115),
        ground(theme.ink, radius),
        ground(theme.panel, max(0, radius - 1), px(2.5)),
        frame(theme.brass, _round(context, 11), px(2), px(9), 255 if theme.plain else round(255 * theme.rule)),
    )


def _sheet(context: AppContext, lit: bool) -> Plate:
    theme, px = context.theme, context.view.px
    corner, edge = _round(context, 18), max(1, px(2))
    plate = _made(
        context,
        (
            ground(theme.ink, corner),
            ground(theme.panel, corner, edge),
            frame(theme.highlight if lit else theme.line, corner, *((px(3.5), px(1)) if lit else (edge, edge))),
        ),
    )
    return (*plate, rivets(theme.ink, px(3.5), px(8)), rivets(theme.brass, px(2), px(9)))


def card(context: AppContext) -> Plate:
    """A plain plate within a panel."""
    theme, px = context.theme, context.view.px
    layers = (ground(theme.line, _round(context, 12)), ground(theme.panel_light, _round(context, 11), px(2)))
    return _made(context, layers)


def well(context: AppContext, lit: bool = False, wrong: bool = False) -> Plate:
    """Something let in: a field, a list. `wrong`: what stands in it has to be put right."""
    theme, px = context.theme, context.view.px
    edge = theme.refuse if wrong else theme.highlight if lit else theme.line
    thick = max(px(2), px(4)) if wrong else px(2)
    return _made(context, (ground(edge, _round(context, 10)), ground(theme.well, _round(context, 9), thick)))


def label_plate(context: AppContext) -> Plate:
    theme, px = context.theme, context.view.px
    return (
        ground(theme.desk if theme.plain else (21, 23, 27), px(14), 0, 255 if theme.plain else 200),
        frame(theme.brass, px(14), px(2.5)),
    )


def bubble(context: AppContext, accent: Colour) -> Plate:
    """A toast or a tooltip."""
    theme, px = context.theme, context.view.px
    return (
        PlateLayer(BLACK, px(12), 0, px(5), 0, -px(5), 110),
        ground(accent, px(12)),
        ground(theme.desk, px(10), px(2.5)),
    )


def button(context: AppContext, skin: Skin, pressed: bool = False) -> Plate:
    """A key with an edge at its foot; pressed, it is lower by that edge."""
    theme, px = context.theme, context.view.px
    radius, edge = _round(context, 12), px(5)
    down = edge - px(2) if pressed else 0
    line = px(2.5)
    layers = [] if pressed else [PlateLayer(BLACK, radius, 0, edge, 0, -edge, 90)]
    layers += [
        PlateLayer(theme.ink, radius, 0, down, 0, 0),
        PlateLayer(skin.edge, max(0, radius - 1), line, down + line, line, line),
        PlateLayer(skin.fill, max(0, radius - 1), line, down + line, line, edge - down),
    ]
    return _made(context, layers)


DARK: Final[Colour] = (24, 22, 20)
"""What the bar is painted with where a table is shown among the things of the desk."""
BARE: Final = 0.38
"""How much of its ground is mixed into a tool that cannot be used now."""


def bare_skin(context: AppContext, enabled: bool) -> Skin:
    """The colours of a tool that lies on the dark of a table without a plate."""
    theme = context.theme
    below = theme.bar or theme.wood
    return Skin(below, below, theme.over if enabled else mixed(theme.over, below, BARE), 0.0)


def bare(context: AppContext, pressed: bool) -> Plate:
    """What such a tool has under the pointer: a breath of light with a thin edge, lighter while it is pressed."""
    theme, px = context.theme, context.view.px
    radius = _round(context, 9)
    light = ground(theme.over, radius, 0, 72 if pressed else 38)
    return _made(context, (light, frame(theme.over, radius, px(1.5), 0, 190 if pressed else 120)))


def bar(context: AppContext) -> Plate:
    """The dark bar over a table, with a line at its foot."""
    theme, px = context.theme, context.view.px
    line = max(1, px(2))
    return (
        PlateLayer(theme.brass, 0, 0, 0, 0, 0, 255 if theme.plain else 150),
        PlateLayer(theme.bar or (theme.panel if theme.boxed else DARK), 0, 0, 0, 0, line),
    )


def shine(context: AppContext, surface: pygame.Surface, rect: pygame.Rect, skin: Skin, down: int) -> None:
    """The line of light along the upper edge."""
    if context.theme.plain or skin.shine <= 0:
        return
    px = context.view.px
    part = skin.shine
    mixed = tuple(round(own + (255 - own) * part) for own in skin.fill)
    width = max(1, px(2))
    inset = px(14)
    line = pygame.Rect(rect.left + inset, rect.top + down + px(3), max(0, rect.width - 2 * inset), width)
    surface.fill(mixed, line)


def skin(context: AppContext, primary: bool, enabled: bool, hovered: bool) -> Skin:
    theme = context.theme
    if not enabled:
        return Skin(theme.disabled, theme.button_edge, theme.disabled_text, 0.0)
    if primary:
        return Skin(theme.primary_hover if hovered else theme.primary, theme.primary_edge, theme.primary_text, 0.55)
    return Skin(theme.button_hover if hovered else theme.button, theme.button_edge, theme.text, 0.16)


def ring_widths(context: AppContext) -> tuple[int, int, int]:
    """How wide a line of the focus ring is, and how far its two lines lie outside of what they go around."""
    width = max(2, context.view.px(3))
    inner = context.view.px(3) + width
    return width, inner, inner + width


def ring_room(context: AppContext, rect: pygame.Rect) -> pygame.Rect:
    """What the focus ring goes around: a thing, or the inside of one that fills most of the window; so that the ring
    is whole."""
    outer, window = ring_widths(context)[2], pygame.Rect((0, 0), context.view.size)
    if 2 * rect.width > window.width:
        rect = rect.inflate(-2 * outer, -2 * outer)
    return rect.clip(window.inflate(-2 * outer, -2 * outer))


def draw_ring(context: AppContext, surface: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
    """The focus ring: light outside, dark inside, so that it is seen on any ground."""
    theme, rect = context.theme, ring_room(context, rect)
    width, inner, outer = ring_widths(context)
    plate = (
        frame(theme.focus_in, radius + inner, width, -inner),
        frame(theme.focus_out, radius + outer, width, -outer),
    )
    context.shapes.draw(surface, rect, plate)
