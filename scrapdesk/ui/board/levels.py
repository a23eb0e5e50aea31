"""Reads the level maps: Tiled files whose objects are slots. The only module that knows PyTMX.

An object's `type` is the kind of slot, its name the slot's name, its properties lay, gap, face, aspect, facing, seat,
among, turn, sink, flat, align.
An object of type `grid` stands for many slots: `columns`, `rows`, and a `pattern` such as `square:{column}{row}`. It
may have `crossings` of four cells, such as `quad:{column}{row}{right}{above}`, and two halves that lie `apart`.
A property `reach` of the map itself tells how far slots may lie beyond its right edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytmx

from scrapdesk import paths
from scrapdesk.storage.files import StorageTrouble, read_bytes
from scrapdesk.ui.board.slots import SPLAY_ANGLE, SPLAY_DROP, Box, Layout, MapSlot, SlotGrid

LARGEST: Final = 1_000_000
"""Bytes; ours have a hundredth of it."""
KEPT: Final = 16
"""So many maps that were read are remembered; all our games have a dozen."""
FAULTS: Final = (ElementTree.ParseError, StorageTrouble, OSError, LookupError, ValueError, TypeError, OverflowError)
"""What expat and PyTMX make of a text that is no map."""
MOST_COLUMNS, MOST_ROWS = 8, 16
ALLOWED: Final = frozenset(
    ("map", "objectgroup", "object", "properties", "property", "point", "ellipse", "polygon", "polyline", "text")
) | {"editorsettings", "export"}
"""What a map is made of."""


class BadLevel(ValueError):
    """A map that cannot be used; the message says which and why."""


def load_level(name: str) -> Layout:
    """The map `levels/<name>.tmx`, read once for as long as the file stays as it is: a table asks for it whenever
    another person sits down."""
    path = paths.levels() / f"{name}.tmx"
    try:
        state = path.stat()
    except OSError:
        return read_level(path)  # which says what hinders
    return _read_once(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=KEPT)
def _read_once(path: Path, changed: int, size: int) -> Layout:
    return read_level(path)


def read_level(path: Path) -> Layout:
    try:
        data = read_bytes(path, LARGEST)
        if data is None:
            raise BadLevel(f"there is no map {path.name}")
        _check(path, data)
        tiled = pytmx.TiledMap(str(path))
        things = [thing for layer in tiled.objectgroups for thing in layer]
        grids = tuple(_grid(thing) for thing in things if thing.type == "grid")
        found = [slot for thing in things for slot in _slots(path, thing)]
    except FAULTS as fault:
        raise BadLevel(f"{path.name}: {fault}") from fault
    names = [slot.name for slot in found]
    doubled = {name for name in names if names.count(name) > 1}
    if doubled or not found:
        raise BadLevel(f"{path.name}: {'no slots' if not found else f'slots twice: {sorted(doubled)}'}")
    size = (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    reach = float(tiled.properties.get("reach", 0.0))
    return Layout(size, {slot.name: slot for slot in found}, grids=grids, reach=reach)


def _check(path: Path, data: bytes) -> None:
    """Slots are objects. Layers of tiles, and tilesets of other files, are nothing of ours, and can be made so that
    reading them fills all memory."""
    root = ElementTree.fromstring(data)  # noqa: S314 - expat itself refuses entities that multiply
    strange = sorted({element.tag for element in root.iter()} - ALLOWED)
    if root.tag != "map" or strange:
        raise BadLevel(f"{path.name}: no map of slots: {', '.join(strange)[:80] or root.tag[:80]}")


def _slots(path: Path, thing: Any) -> Iterator[MapSlot]:
    if not thing.type or not (thing.name or thing.type == "grid"):
        raise BadLevel(f"{path.name}: object {thing.id} has no name or no type")
    properties: Mapping[str, Any] = thing.properties
    if thing.type == "grid":
        yield from _grid(thing).slots(*_size(properties))
        return
    yield MapSlot(
        name=thing.name,
        kind=thing.type,
        box=_box(thing),
        lay=str(properties.get("lay", "stack")),
        gap=float(properties.get("gap", 0.0)),
        face=float(properties.get("face", 0.0)),
        aspect=float(properties.get("aspect", 1.0)),
        facing=int(properties.get("facing", 0)),
        seat=properties.get("seat"),
        among=str(properties.get("among", "")),
        turn=float(properties.get("turn", SPLAY_ANGLE)),
        sink=float(properties.get("sink", SPLAY_DROP)),
        flat=float(properties.get("flat", 0.0)),
        align=float(properties.get("align", 0.5)),
    )


def _grid(thing: Any) -> SlotGrid:
    """Its size in the file is the largest that it is asked for; a table may want it smaller."""
    properties: Mapping[str, Any] = thing.properties
    numbers = {name: float(properties[name]) for name in _NUMBERS if name in properties}
    return SlotGrid(_box(thing), str(properties["pattern"]), str(properties.get("crossings", "")), **numbers)


def _size(properties: Mapping[str, Any]) -> tuple[int, int]:
    columns, rows = int(properties["columns"]), int(properties["rows"])
    if not (1 <= columns <= MOST_COLUMNS and 1 <= rows <= MOST_ROWS):
        raise ValueError(f"a grid has 1 to {MOST_COLUMNS} columns and 1 to {MOST_ROWS} rows, not {columns} and {rows}")
    return columns, rows


def _box(thing: Any) -> Box:
    return float(thing.x), float(thing.y), float(thing.width), float(thing.height)


_NUMBERS = ("apart", "fill", "part", "narrowest", "widest")
