"""One name is one thing: who searches for a class of the screen finds it, and not its namesakes."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable

from tests.arch.modules import Module, package_modules, walked

TWICE = 10
"""So many names may be used again, where the faces of several games have the same part under the same name."""


def homes_of_classes(modules: Iterable[Module]) -> dict[str, list[str]]:
    """The modules in which each name of a class is made."""
    homes: dict[str, list[str]] = defaultdict(list)
    for module in modules:
        for node, _ in walked(module):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(module.name)
    return homes


def used_twice_in_ui(homes: dict[str, list[str]]) -> list[str]:
    return sorted(name for name, where in homes.items() if len(where) > 1 and any(".ui." in module for module in where))


def test_few_classes_of_the_screen_share_their_name() -> None:
    homes = homes_of_classes(package_modules())
    assert len(homes) > 500
    twice = used_twice_in_ui(homes)
    assert len(twice) <= TWICE, twice


def test_namesakes_are_found() -> None:
    names = {"ui.a": "U", "ui.b": "OnlyHere", "core.a": "C", "core.b": "C"}
    modules = [Module(f"scrapdesk.{name}", ast.parse(f"class {made}: ...")) for name, made in names.items()]
    assert used_twice_in_ui(homes_of_classes(modules)) == []
    another = Module("scrapdesk.core.c", ast.parse("class OnlyHere: ..."))
    assert used_twice_in_ui(homes_of_classes([*modules, another])) == ["OnlyHere"]
