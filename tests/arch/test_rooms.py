"""The rooms of the screen half: imports go one way, and a game is named in its own face alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.arch.modules import PACKAGE, Module, imports, package_modules, walked

ORDER = (
    *(
        "opaque",
        "frame",
        "paint",
        "setting",
        "face",
        "setups",
        "requests",
        "context",
        "widgets",
        "scenes",
        "board",
        "table",
        "desk",
        "stops",
    ),
    *("faces", "loop", "building", "shots", "packing", "probes", "app"),
)
"""From what knows least to what puts the program together; each imports itself and what stands before it."""
GAMES = {folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file()}
REGISTER = "scrapdesk.ui.faces"


def room(name: str) -> str:
    """The room of ui in which a module lies; its own name where it lies loose."""
    return name.split(".")[2]


def backwards(module: Module) -> Iterator[str]:
    """Imports that go against the order. What only a type checker sees is none."""
    typed = [child for node, _ in walked(module) if _for_types(node) for child in ast.walk(node)]
    lines = {child.lineno for child in typed if isinstance(child, ast.ImportFrom)}
    for found in imports(module):
        if found.target[:2] != ("scrapdesk", "ui") or len(found.target) < 3 or found.line in lines:
            continue
        theirs = found.target[2]
        if theirs in ORDER and ORDER.index(theirs) > ORDER.index(room(module.name)):
            yield f"{module.name}:{found.line} imports {'.'.join(found.target)}"


def another_face(module: Module) -> Iterator[str]:
    """A face knows nothing of another; the register knows all."""
    mine = module.parts[3] if room(module.name) == "faces" and len(module.parts) > 4 else ""
    for found in imports(module):
        theirs = found.target[3] if found.target[:3] == ("scrapdesk", "ui", "faces") and len(found.target) > 3 else ""
        if theirs in GAMES and theirs != mine and not module.name.startswith(f"{REGISTER}.__init__"):
            yield f"{module.name}:{found.line} imports the face of {theirs}"


def names_a_game(module: Module) -> Iterator[str]:
    if room(module.name) == "faces":
        return
    for node, _lazy in walked(module):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            yield f"{module.name}:{node.lineno} names {node.value}"


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _ui() -> list[Module]:
    return [module for module in package_modules() if module.room == "ui" and module.name.count(".") > 1]


def _module(name: str, source: str) -> Module:
    return Module(name, ast.parse(source))


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {room(module.name) for module in _ui()} - {"__init__"}
    assert rooms == set(ORDER)


@pytest.mark.parametrize("check", [backwards, another_face])
def test_the_rooms_keep_the_law(check: object) -> None:
    assert callable(check)
    assert [fault for module in _ui() if room(module.name) != "__init__" for fault in check(module)] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("scrapdesk.ui.frame.scene", "from scrapdesk.ui.widgets.base import Widget"),
        ("scrapdesk.ui.board.stage", "def f():\n    from scrapdesk.ui.table.scene import TableScene"),
        ("scrapdesk.ui.table.scene", "from scrapdesk.ui.faces import FACES"),
    ],
)
def test_an_import_against_the_order_is_found(name: str, source: str) -> None:
    assert list(backwards(_module(name, source)))


def test_what_only_a_type_checker_sees_may_go_any_way() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from scrapdesk.ui.table.scene import TableScene"
    assert not list(backwards(_module("scrapdesk.ui.face", source)))


def test_a_face_that_knows_another_is_found() -> None:
    source = "from scrapdesk.ui.faces.scope.recipes import ART"
    assert list(another_face(_module("scrapdesk.ui.faces.scarper.look", source)))
    assert not list(another_face(_module("scrapdesk.ui.faces.scope.look", source)))


def test_no_game_is_named_outside_its_face() -> None:
    assert [fault for module in _ui() for fault in names_a_game(module)] == []


def test_a_game_that_is_named_is_found() -> None:
    assert list(names_a_game(_module("scrapdesk.ui.table.scene", "if game == 'scope':\n    pass")))
