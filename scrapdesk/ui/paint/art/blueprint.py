"""A picture as layers, and where each layer comes to lie in pixels. Must not know files, games or surfaces.

Layers exist because noise is what costs: soft noise is rendered small and stretched, fine noise as one tile that is
repeated, and a layer that many pictures share is rendered once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from scrapdesk.ui.paint.art.library import Box
from scrapdesk.ui.paint.art.pictures import Size

SOFT = 2_100_000
"""Pixels of a ground from which on it is rendered no finer: on a larger screen it is stretched, and nobody sees it."""
_NEARLY = 2.5
"""Pixels by which a size may miss the picture's own proportions and is then simply filled."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One drawing, resolved to plain SVG. It covers `box`, or everything."""

    markup: str
    box: Box | None = None
    detail: float = 1.0
    """Its resolution as a part of the picture's."""
    tile: tuple[float, float] | None = None
    """The size of one tile, when the drawing shows one that is repeated over the box."""
    shared: bool = False
    """Whether other pictures have the same layer."""


@dataclass(frozen=True, slots=True)
class Blueprint:
    """What a picture is made of, from back to front."""

    view: Box
    layers: tuple[Layer, ...] = field(default=())
    ground: str = ""
    """The colour beneath all; a picture with one is opaque."""
    floor: int = 0
    """Narrower than this it is rendered at this width and shrunk: print and grain need pixels."""


class ArtSheet(NamedTuple):
    """One SVG to be rendered at `pixels`, then laid at x, y, w, h of the canvas; repeated there when `tiled`."""

    svg: str
    pixels: Size
    place: tuple[int, int, int, int]
    tiled: bool
    shared: bool


class ArtPlan(NamedTuple):
    canvas: Size
    ground: str
    sheets: tuple[ArtSheet, ...]


def plan(blueprint: Blueprint, size: Size) -> ArtPlan:
    """The sheets for a picture of that size. Where the proportions differ it is centred, never bent."""
    canvas = _canvas(blueprint, size)
    return ArtPlan(canvas, blueprint.ground, tuple(_sheets(blueprint, canvas)))


def _canvas(blueprint: Blueprint, size: Size) -> Size:
    width, height = max(1, size[0]), max(1, size[1])
    if width >= blueprint.floor:
        return width, height
    return blueprint.floor, max(1, round(height * blueprint.floor / width))


def _sheets(blueprint: Blueprint, canvas: Size) -> Iterator[ArtSheet]:
    view = blueprint.view
    across, down = canvas[0] / view.w, canvas[1] / view.h
    if abs(view.w * down - canvas[0]) > _NEARLY and abs(view.h * across - canvas[1]) > _NEARLY:
        across = down = min(across, down)
    left, top = (canvas[0] - view.w * across) / 2, (canvas[1] - view.h * down) / 2
    for layer in blueprint.layers:
        box = layer.box or view
        x0 = math.floor(left + (box.x - view.x) * across + 0.001)
        y0 = math.floor(top + (box.y - view.y) * down + 0.001)
        x1 = math.ceil(left + (box.x + box.w - view.x) * across - 0.001)
        y1 = math.ceil(top + (box.y + box.h - view.y) * down - 0.001)
        place = (x0, y0, x1 - x0, y1 - y0)
        if layer.tile is not None:
            pixels = (max(1, round(layer.tile[0] * across)), max(1, round(layer.tile[1] * down)))
            yield ArtSheet(_svg(layer.markup, pixels, Box(0, 0, *layer.tile)), pixels, place, True, layer.shared)
            continue
        detail = layer.detail * (_softness(canvas) if blueprint.ground else 1.0)
        pixels = (max(1, math.ceil(place[2] * detail)), max(1, math.ceil(place[3] * detail)))
        seen = Box(view.x + (x0 - left) / across, view.y + (y0 - top) / down, place[2] / across, place[3] / down)
        yield ArtSheet(_svg(layer.markup, pixels, seen), pixels, place, False, layer.shared)


def _softness(canvas: Size) -> float:
    """Grounds are noise and light: what costs most of all is seen least."""
    return min(1.0, math.sqrt(SOFT / (canvas[0] * canvas[1])))


def _svg(markup: str, pixels: Size, view: Box) -> str:
    seen = " ".join(f"{number:.6g}" for number in view)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{pixels[0]}" height="{pixels[1]}" viewBox="{seen}" preserveAspectRatio="none">{markup}</svg>'
    )
