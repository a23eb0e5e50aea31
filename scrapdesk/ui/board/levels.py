"""Reads the level maps: Tiled files whose objects are slots. The only module that knows PyTMX.

An object's `type` is the kind of slot, its name the slot's name, its properties lay, gap, face, aspect, facing, seat.
An object of type `grid` stands for many slots: `columns`, `rows`, and a `pattern` such as `square:{column}{row}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError

import pytmx

from scrapdesk import paths
from scrapdesk.ui.board.slots import Layout, Slot


class BadLevel(ValueError):
    """A map that cannot be used; the message says which and why."""


def load_level(name: str) -> Layout:
    """The map `levels/<name>.tmx`."""
    return read_level(paths.levels() / f"{name}.tmx")


def read_level(path: Path) -> Layout:
    try:
        tiled = pytmx.TiledMap(str(path))
        found = [slot for layer in tiled.objectgroups for thing in layer for slot in _slots(path, thing)]
    except (ParseError, OSError, KeyError, ValueError, TypeError) as fault:
        raise BadLevel(f"{path.name}: {fault}") from fault
    names = [slot.name for slot in found]
    doubled = {name for name in names if names.count(name) > 1}
    if doubled or not found:
        raise BadLevel(f"{path.name}: {'no slots' if not found else f'slots twice: {sorted(doubled)}'}")
    size = (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    return Layout(size, {slot.name: slot for slot in found})


def _slots(path: Path, thing: Any) -> Iterator[Slot]:
    if not thing.type or not (thing.name or thing.type == "grid"):
        raise BadLevel(f"{path.name}: object {thing.id} has no name or no type")
    box = (float(thing.x), float(thing.y), float(thing.width), float(thing.height))
    properties: Mapping[str, Any] = thing.properties
    if thing.type == "grid":
        yield from _cells(box, properties)
        return
    yield Slot(
        name=thing.name,
        kind=thing.type,
        box=box,
        lay=str(properties.get("lay", "stack")),
        gap=float(properties.get("gap", 0.0)),
        face=float(properties.get("face", 0.0)),
        aspect=float(properties.get("aspect", 1.0)),
        facing=int(properties.get("facing", 0)),
        seat=properties.get("seat"),
    )


def _cells(box: tuple[float, float, float, float], properties: Mapping[str, Any]) -> Iterator[Slot]:
    """A uniform grid: row 1 lies at the bottom, column a at the left."""
    columns, rows = int(properties["columns"]), int(properties["rows"])
    left, top, width, height = box
    across, down = width / columns, height / rows
    for row in range(rows):
        for column in range(columns):
            name = str(properties["pattern"]).format(column="abcdefgh"[column], row=row + 1)
            cell = (left + column * across, top + (rows - 1 - row) * down, across, down)
            yield Slot(name, "cell", cell, face=across * float(properties.get("fill", 0.86)))
