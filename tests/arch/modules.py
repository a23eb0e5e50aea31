"""Reads the source as text for the tests of the house: which files, and what each imports. Runs none of it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "scrapdesk"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SPOKEN_OF = (ast.Import, ast.ImportFrom, ast.Call, ast.Attribute, ast.Constant, ast.ClassDef, ast.If)


class Import(NamedTuple):
    """One imported name, spelled in full."""

    target: tuple[str, ...]
    line: int
    lazy: bool
    """Whether it happens inside a function, when that is called."""


class Module(NamedTuple):
    """One source file, parsed. `name` is dotted; a package's own file ends in `__init__`."""

    name: str
    tree: ast.Module

    @property
    def parts(self) -> list[str]:
        return self.name.split(".")

    @property
    def room(self) -> str:
        return self.parts[1]


@contextmanager
def left_alone() -> Iterator[None]:
    """Trees are many small things that all stay: looking for garbage among them takes four times as long as they do."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@cache
def package_modules(within: tuple[str, ...] = ()) -> tuple[Module, ...]:
    """Read and parsed once, for all that looks at them: all modules, or those whose names begin so."""
    with left_alone():
        found = [(path, _named(path)) for path in sorted(PACKAGE.rglob("*.py"))]
        return tuple(_read(path, name) for path, name in found if not within or name.startswith(within))


def _named(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def _read(path: Path, name: str) -> Module:
    return Module(name, ast.parse(path.read_text(encoding="utf-8")))


@cache
def imports(module: Module) -> tuple[Import, ...]:
    return tuple(found for node, lazy in walked(module) for found in _imported(module, node, lazy))


@cache
def walked(module: Module) -> tuple[tuple[ast.AST, bool], ...]:
    """What laws speak of, in the order of the source, and whether it is evaluated only when a function is called."""
    with left_alone():
        return tuple((node, lazy) for node, lazy in walk(module.tree) if isinstance(node, SPOKEN_OF))


def walk(tree: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """Nearly every node, and whether it is evaluated when a function is called. Defaults and decorators are not."""
    waiting = [(tree, False)]
    while waiting:
        node, lazy = waiting.pop()
        yield node, lazy
        body = [node.body] if isinstance(node, ast.Lambda) else getattr(node, "body", [])
        later = {id(child) for child in body} if isinstance(node, FUNCTIONS) else ()
        waiting += [(child, lazy or id(child) in later) for child in reversed(_children(node))]


def _children(node: ast.AST) -> list[ast.AST]:
    """Without those that only say whether a name is read or written: half of all."""
    found: list[ast.AST] = []
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, list):
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
            found.append(value)
    return found


def _imported(module: Module, node: ast.AST, lazy: bool) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(tuple(alias.name.split(".")), node.lineno, lazy)
    elif isinstance(node, ast.ImportFrom):
        base = module.parts[: -node.level] if node.level else []
        base += node.module.split(".") if node.module else []
        for alias in node.names:
            yield Import((*base, alias.name), node.lineno, lazy)
