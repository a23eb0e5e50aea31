"""Imports go one way, games do not know each other, rules are pure. Each check is shown to fail on a bad example."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

import pytest

from tests.arch.modules import PACKAGE, Import, Module, imports, package_modules, walked

Check = Callable[[Module], Iterator[str]]

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "ai": {"core", "games", "ai"},
    "storage": {"core", "games", "storage", "paths"},
    "cli": {"core", "games", "ai", "storage", "cli", "paths"},
    "ui": {"core", "games", "ai", "storage", "ui", "paths"},
    "paths": set[str](),
    "__init__": {"core", "games", "storage"},
    "__main__": {"cli", "ui"},
}
# The text commands open the window and ask the screen's room for its self-test, when such a command runs.
DOORS = {("cli", "app"), ("cli", "probes")}
UI_ONLY = {"pygame", "pytmx", "resvg_py"}
PURE = {"core", "games"}
IMPURE_LIBRARIES = {
    *("os", "pathlib", "io", "tempfile", "shutil", "glob", "importlib", "logging"),
    *("time", "datetime", "secrets", "uuid"),
    *("socket", "ssl", "http", "urllib", "subprocess", "multiprocessing", "threading", "asyncio", "signal"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint"}
DYNAMIC_IMPORTS = {"import_module", "__import__"}


def wrong_direction(module: Module) -> Iterator[str]:
    for found in imports(module):
        target = _room(found)
        if target is None or target in MAY_IMPORT[module.room]:
            continue
        if not (target == "ui" and found.lazy and len(found.target) > 2 and (module.room, found.target[2]) in DOORS):
            yield f"{module.name}:{found.line} imports {'.'.join(found.target)}"


def another_game(module: Module) -> Iterator[str]:
    mine = _game(module.parts)
    for found in imports(module):
        theirs = _game(found.target)
        registry = found.target[:3] in {("scrapdesk", "games"), ("scrapdesk", "games", "GAMES")}
        if mine and (registry or (theirs and theirs != mine)):
            yield f"{module.name}:{found.line} imports {'.'.join(found.target)}"


def screen_library_elsewhere(module: Module) -> Iterator[str]:
    for found in imports(module):
        if found.target[0] in UI_ONLY and module.room != "ui":
            yield f"{module.name}:{found.line} imports {found.target[0]} outside ui"


def dynamic_import(module: Module) -> Iterator[str]:
    """An optional library of others may be imported by its name; anything that a law speaks of may not."""
    for node, _ in walked(module):
        if isinstance(node, ast.Call) and _last_name(node.func) in DYNAMIC_IMPORTS and not _names_a_stranger(node):
            yield f"{module.name}:{node.lineno} imports by a string"


def impure(module: Module) -> Iterator[str]:
    if module.room not in PURE:
        return
    for found in imports(module):
        if found.target[0] in IMPURE_LIBRARIES:
            yield f"{module.name}:{found.line} imports {found.target[0]}"
    for node, _ in walked(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{module.name}:{node.lineno} calls {node.func.id}()"


def own_luck(module: Module) -> Iterator[str]:
    if module.room not in PURE:
        return
    for found in imports(module):
        if found.target[0] == "random" and found.target[1:] not in {(), ("Random",)}:
            yield f"{module.name}:{found.line} imports {'.'.join(found.target)}"
    for node, lazy in walked(module):
        if isinstance(node, ast.Attribute) and _is_name(node.value, "random") and node.attr != "Random":
            yield f"{module.name}:{node.lineno} uses random.{node.attr}"
        if isinstance(node, ast.Call) and _last_name(node.func) == "Random" and not (lazy and node.args):
            yield f"{module.name}:{node.lineno} makes a generator that all share, or without a seed"


def _room(found: Import) -> str | None:
    """The room of ours that an import leads to; None for anything else."""
    if found.target[0] != "scrapdesk" or len(found.target) < 2:
        return None
    name = found.target[1]
    exists = name in MAY_IMPORT or (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()
    return name if exists else None


def _game(parts: list[str] | tuple[str, ...]) -> str | None:
    """The game a module belongs to: games are the folders of scrapdesk/games."""
    inside = len(parts) > 3 or (len(parts) == 3 and (PACKAGE / "games" / parts[2]).is_dir())
    return parts[2] if inside and list(parts[:2]) == ["scrapdesk", "games"] and parts[2] != "entry" else None


def _names_a_stranger(call: ast.Call) -> bool:
    name = call.args[0] if call.args else None
    if not isinstance(name, ast.Constant) or not isinstance(name.value, str):
        return False
    return name.value.split(".")[0] not in {"", "scrapdesk"} | UI_ONLY | IMPURE_LIBRARIES


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


CHECKS = [wrong_direction, another_game, screen_library_elsewhere, dynamic_import, impure, own_luck]


@pytest.mark.parametrize("check", CHECKS)
def test_the_house_keeps_the_law(check: Check) -> None:
    modules = package_modules()
    assert len(modules) > 10
    assert [fault for module in modules for fault in check(module)] == []


def test_every_room_has_its_law() -> None:
    assert {module.room for module in package_modules()} <= set(MAY_IMPORT)


BAD = [
    (wrong_direction, "scrapdesk.core.match", "from scrapdesk.games.scope import rules"),
    (wrong_direction, "scrapdesk.core.match", "from ..games import GAMES"),
    (wrong_direction, "scrapdesk.core.match", "from scrapdesk import paths"),
    (wrong_direction, "scrapdesk.games.scope.rules", "import scrapdesk.ai.agent"),
    (wrong_direction, "scrapdesk.games.scope.rules", "def f():\n    from scrapdesk.storage import saves"),
    (wrong_direction, "scrapdesk.ai.worker", "import scrapdesk.storage.saves"),
    (wrong_direction, "scrapdesk.ui.app", "from scrapdesk.cli.main import main"),
    (wrong_direction, "scrapdesk.cli.play", "from scrapdesk.ui.app import run"),
    (wrong_direction, "scrapdesk.cli.play", "def f():\n    from scrapdesk.ui.paint.fonts import FontBook"),
    (wrong_direction, "scrapdesk.paths", "from scrapdesk.core import seats"),
    (another_game, "scrapdesk.games.scope.rules", "from scrapdesk.games.scarper.state import State"),
    (another_game, "scrapdesk.games.scope.rules", "from ..scarper.state import State"),
    (another_game, "scrapdesk.games.scope.rules", "from scrapdesk.games import GAMES"),
    (screen_library_elsewhere, "scrapdesk.cli.play", "def f():\n    import pygame.font"),
    (screen_library_elsewhere, "scrapdesk.core.table", "from pytmx import TiledMap"),
    (screen_library_elsewhere, "scrapdesk.storage.art", "import resvg_py"),
    (dynamic_import, "scrapdesk.cli.play", "import importlib\nimportlib.import_module('pygame')"),
    (dynamic_import, "scrapdesk.cli.play", "from importlib import import_module\nimport_module('scrapdesk.ui.app')"),
    (dynamic_import, "scrapdesk.ai.arena", "from importlib import import_module\nimport_module(name)"),
    (dynamic_import, "scrapdesk.core.rules", "__import__('os')"),
    *((impure, "scrapdesk.core.match", f"import {name}") for name in sorted(IMPURE_LIBRARIES)),
    (impure, "scrapdesk.games.scope.cards", "from os.path import join"),
    (impure, "scrapdesk.games.scope.cards", "def f():\n    return open('cards.toml')"),
    (impure, "scrapdesk.games.scope.rules", "print('here')"),
    (own_luck, "scrapdesk.core.luck", "import random\ndef f():\n    return random.choice([1, 2])"),
    (own_luck, "scrapdesk.core.luck", "from random import shuffle"),
    (own_luck, "scrapdesk.core.luck", "from random import SystemRandom"),
    (own_luck, "scrapdesk.core.luck", "from random import Random\nRNG = Random(1)"),
    (own_luck, "scrapdesk.core.luck", "import random\ndef f(rng=random.Random(1)):\n    return rng"),
    (own_luck, "scrapdesk.core.luck", "from random import Random\ndef f():\n    return Random()"),
    (own_luck, "scrapdesk.games.scope.rules", "from random import Random\nclass A:\n    rng = Random(1)"),
]


@pytest.mark.parametrize(("check", "name", "text"), BAD)
def test_a_breach_is_seen(check: Check, name: str, text: str) -> None:
    assert list(check(Module(name, ast.parse(text))))


GOOD = [
    ("scrapdesk.core.luck", "from random import Random\ndef f(n):\n    return Random(n)"),
    ("scrapdesk.core.luck", "import random\ndef f(rng: random.Random):\n    return rng.choice([1, 2])"),
    ("scrapdesk.games.scope.rules", "from scrapdesk.core.rules import Rules\nfrom .state import State"),
    ("scrapdesk.games.scope", "from scrapdesk.core.entry import GameEntry"),
    ("scrapdesk.cli.selftest", "def f():\n    from scrapdesk.ui.probes import PROBES"),
    ("scrapdesk.cli.main", "from scrapdesk import __version__, paths\nprint(__version__)"),
    ("scrapdesk.ai.arena", "from importlib import import_module\ndef f():\n    return import_module('distributed')"),
    ("scrapdesk.ui.app", "import time, pygame"),
]


@pytest.mark.parametrize(("name", "text"), GOOD)
def test_what_is_allowed_is_not_refused(name: str, text: str) -> None:
    module = Module(name if "." in name[10:] else f"{name}.__init__", ast.parse(text))
    assert [fault for check in CHECKS for fault in check(module)] == []
