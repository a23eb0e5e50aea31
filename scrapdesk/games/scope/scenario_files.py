"""Reads scenarios from the text of their files, and says everything that is wrong with them (SC-6.6)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from scrapdesk.core.content import BadContent, Content, Fault
from scrapdesk.core.tomltext import BadToml, read_toml
from scrapdesk.games.scope.cards import EMPTY, KIND_NAMES, KINDS
from scrapdesk.games.scope.scenarios import ADVANCED, ANY, BASIC, Scenario, Theme, flaws, with_empties

FIELDS: Final = {
    "game": str,
    "kind": str,
    "id": str,
    "title": str,
    "text": str,
    "mode": str,
    "grid": dict,
    "cards": dict,
    "win": dict,
    "reserve": int,
    "mortar_return": bool,
}
WIN_FIELDS: Final = {"points": int, "units": list, "advance": bool}
GRID_FIELDS: Final = {"columns": int, "rows": int}
CARD_FIELDS: Final = dict.fromkeys(KIND_NAMES, int)
TYPE_NAMES: Final = {str: "a text", int: "a whole number", bool: "true or false", dict: "a table", list: "a list"}
AS_ON_GRID: Final = "grid"
"""What a theme writes for its points where they stay those of the grid."""

_ID = re.compile(r"[a-z][a-z0-9-]{0,30}")
_MOST = 99


class Library(NamedTuple):
    """All grids and themes of a set of files, in the order in which they are offered."""

    grids: tuple[Scenario, ...]
    themes: tuple[Theme, ...]

    def grid(self, id: str) -> Scenario:
        return next(grid for grid in self.grids if grid.id == id)

    def theme(self, id: str) -> Theme:
        return next(theme for theme in self.themes if theme.id == id)


def read_library(content: Content) -> Library:
    """The scenarios of all files; BadContent with every fault of every file."""
    grids: list[Scenario] = []
    themes: list[Theme] = []
    faults: list[Fault] = []
    for name in sorted(content):
        found, wrong = read_scenario(name, content[name])
        faults += wrong
        if isinstance(found, Scenario):
            grids.append(found)
        elif isinstance(found, Theme):
            themes.append(found)
    faults += _twins([*grids, *themes])
    if not grids and not faults:
        faults.append(Fault("", "", "grid", "there is no scenario with a grid", "Add one file with a [grid]."))
    if faults:
        raise BadContent(tuple(faults))
    return Library(tuple(sorted(grids, key=_by_size)), tuple(sorted(themes, key=lambda theme: theme.id)))


def _by_size(grid: Scenario) -> tuple[int, int, str]:
    return grid.columns * grid.rows, grid.rows, grid.id


def _twins(found: list[Scenario | Theme]) -> list[Fault]:
    ids = [scenario.id for scenario in found]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    return [Fault("", id, "id", "two files have this id", "Give one of them another id.") for id in twice]


def read_scenario(file: str, text: str) -> tuple[Scenario | Theme | None, list[Fault]]:
    """One file: what it says, or what is wrong with it."""
    try:
        data = read_toml(text)
    except BadToml as wrong:
        return None, [Fault(file, "", "", f"this is no TOML: {wrong}", "Compare it with one of our files.")]
    faults = _shape_faults(file, data)
    if faults:
        return None, faults
    found = _grid_of(data) if "grid" in data else _theme_of(data)
    if isinstance(found, Scenario):
        faults = [Fault(file, found.id, flaw.field, flaw.reason, flaw.fix, flaw.rule) for flaw in flaws(found)]
    return (None, faults) if faults else (found, [])


def _shape_faults(file: str, data: Mapping[str, Any]) -> list[Fault]:
    place = data["id"] if isinstance(data.get("id"), str) else ""
    wrong = _field_faults("", data, FIELDS)
    for table, fields in (("grid", GRID_FIELDS), ("cards", CARD_FIELDS), ("win", WIN_FIELDS)):
        if isinstance(data.get(table), dict):
            wrong += _field_faults(table + ".", data[table], fields, theme="grid" not in data)
    wrong += [(field, "this must be there", f"Write {field} = ...") for field in _missing(data)]
    if not wrong:
        wrong += _value_faults(data)
    return [Fault(file, place, field, reason, fix, "SC-6.6") for field, reason, fix in wrong]


Wrong = tuple[str, str, str]


def _missing(data: Mapping[str, Any]) -> list[str]:
    needed = [field for field in ("game", "kind", "id", "title", "win") if field not in data]
    if isinstance(data.get("grid"), dict):
        needed += [f"grid.{field}" for field in GRID_FIELDS if field not in data["grid"]]
    return needed


def _field_faults(
    prefix: str, table: Mapping[str, Any], fields: Mapping[str, type], theme: bool = False
) -> list[Wrong]:
    wrong: list[Wrong] = []
    for field, value in table.items():
        if field not in fields:
            wrong.append((prefix + field, "there is no such field", f"Fields are {', '.join(fields)}."))
        elif theme and prefix + field == "win.points" and value == AS_ON_GRID:
            continue
        elif type(value) is not fields[field]:
            wrong.append((prefix + field, f"this is {TYPE_NAMES[fields[field]]}", "Write it as one."))
        elif type(value) is int and not 0 <= value <= _MOST:
            wrong.append((prefix + field, f"{value} is not a number from 0 to {_MOST}", "Choose a smaller one."))
    return wrong


def _value_faults(data: Mapping[str, Any]) -> list[Wrong]:
    wrong: list[Wrong] = []
    if (data["game"], data["kind"]) != ("scope", "scenario"):
        wrong.append(("kind", "this is no scenario of SCOPE", 'Write game = "scope" and kind = "scenario".'))
    if not _ID.fullmatch(data["id"]):
        wrong.append(("id", "an id is small letters, digits and dashes", "Choose another id."))
    if data.get("mode", ANY) not in (ANY, BASIC, ADVANCED):
        wrong.append(("mode", "a mode is any, basic or advanced", f'Write mode = "{ADVANCED}".'))
    for unit in data["win"].get("units", []):
        if unit not in KIND_NAMES:
            wrong.append(("win.units", f"there is no card {str(unit)[:20]!r}", f"Cards: {', '.join(KIND_NAMES)}."))
    return wrong + _empty_faults(data)


def _empty_faults(data: Mapping[str, Any]) -> list[Wrong]:
    """Empty areas fill what is left; a file may say how many that is, but then it must be right."""
    counts = _counts(data)
    if EMPTY not in counts:
        return []
    if "grid" not in data:
        return [("cards.empty", "on every grid another number of empty areas is left", "Leave this out.")]
    left = with_empties(counts, data["grid"]["columns"] * data["grid"]["rows"])[-1]
    if counts[EMPTY] == left:
        return []
    return [("cards.empty", f"{left} places are left for empty areas, not {counts[EMPTY]}", "Leave this out.")]


def _counts(data: Mapping[str, Any]) -> dict[str, int]:
    cards = data.get("cards", {})
    return {kind: cards[name] for kind, name in zip(KINDS, KIND_NAMES, strict=True) if name in cards}


def _hunted(data: Mapping[str, Any]) -> str:
    units = data["win"].get("units", [])
    return "".join(kind for kind, name in zip(KINDS, KIND_NAMES, strict=True) if name in units)


def _grid_of(data: Mapping[str, Any]) -> Scenario:
    columns, rows = data["grid"]["columns"], data["grid"]["rows"]
    return Scenario(
        data["id"],
        data["title"],
        columns,
        rows,
        with_empties(_counts(data), columns * rows),
        data["win"].get("points", 0),
        _hunted(data),
        data["win"].get("advance", False),
        data.get("reserve", 0),
        data.get("mortar_return", False),
        data.get("mode", ANY),
        data.get("text", ""),
    )


def _theme_of(data: Mapping[str, Any]) -> Theme:
    points = data["win"].get("points", 0)
    return Theme(
        data["id"],
        data["title"],
        tuple(_counts(data).items()),
        None if points == AS_ON_GRID else points,
        _hunted(data),
        data["win"].get("advance", False),
        data.get("reserve", 0),
        data.get("mortar_return", False),
        data.get("mode", ANY),
        data.get("text", ""),
    )
