"""No object holds too much with all that it inherits, and no class stands on too many others."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

import pytest

from tests.arch.modules import Module, package_modules, walked

METHODS = 60
STOREYS = 4

Key = tuple[str, str]
"""A class, by its module and its name."""


def outgrown(modules: Iterable[Module]) -> list[str]:
    """The classes that hold more methods than the house allows, or stand on more than three others."""
    own: dict[Key, frozenset[str]] = {}
    bases: dict[Key, list[Key]] = {}
    for module in modules:
        names = _imported(module)
        for node, _ in walked(module):
            if isinstance(node, ast.ClassDef):
                key = (module.name, node.name)
                own[key] = frozenset(item.name for item in node.body if isinstance(item, ast.FunctionDef))
                bases[key] = [names.get(name, (module.name, name)) for name in map(_name_of, node.bases)]
    found = []
    for key in sorted(own):
        methods, storeys = _all(key, own, bases)
        if len(methods) > METHODS or storeys > STOREYS:
            found.append(f"{'.'.join(key)}: {len(methods)} methods with what it inherits, {storeys} storeys")
    return found


def _all(key: Key, own: Mapping[Key, frozenset[str]], bases: Mapping[Key, list[Key]]) -> tuple[frozenset[str], int]:
    """Everything that an object of a class holds, and how many classes that is made of, one upon the other."""
    if key not in own:
        return frozenset(), 0
    below = [_all(base, own, bases) for base in bases[key]]
    return own[key].union(*(held for held, _ in below)), 1 + max((storeys for _, storeys in below), default=0)


def _imported(module: Module) -> dict[str, Key]:
    """Where the names of a module come from."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node, _ in walked(module)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def _name_of(base: ast.expr) -> str:
    """The last name of a base, the brackets of a generic left out."""
    base = base.value if isinstance(base, ast.Subscript) else base
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def test_no_class_has_outgrown_its_room_with_all_that_it_inherits() -> None:
    modules = package_modules()
    assert len(modules) > 100
    assert outgrown(modules) == []


def _module(name: str, text: str) -> Module:
    return Module(name, ast.parse(text))


def _busy(name: str, base: str, count: int) -> str:
    return f"class {name}({base}):\n" + "".join(f"    def {name.lower()}{n}(self): ...\n" for n in range(count))


SLICES = [
    _module("a.low", _busy("Low", "object", METHODS // 2)),
    _module("a.high", "from a.low import Low\n" + _busy("High", "Low", METHODS // 2 + 1)),
]
TOWER = [_module("a.tower", "class A: ...\n" + "".join(f"class {n}({b}): ...\n" for b, n in ("AB", "BC", "CD", "DE")))]


@pytest.mark.parametrize(("modules", "name"), [(SLICES, "a.high.High"), (TOWER, "a.tower.E")])
def test_slices_and_towers_are_seen(modules: list[Module], name: str) -> None:
    assert [fault.partition(":")[0] for fault in outgrown(modules)] == [name]


def test_what_is_overridden_counts_once() -> None:
    text = _busy("Low", "object", METHODS) + _busy("High", "Low", 0) + "    def low1(self): ...\n"
    assert outgrown([_module("a.one", text)]) == []
