"""Files, functions and classes stay small, in the package and in the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arch.modules import PACKAGE, ROOT, left_alone, package_modules

FILE_LINES = 400
TABLE_LINES = 700
TABLES = {"cards", "tables"}
FUNCTION_LINES = 40
CLASS_LINES = 300
PUBLIC_METHODS = 20
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
"""Where statements may stand in others."""


def outgrown(stem: str, text: str, tree: ast.Module | None = None) -> Iterator[str]:
    """What in a file's text is larger than the house allows. `tree`: the text, if somebody has parsed it already."""
    lines = text.count("\n")
    if lines > (TABLE_LINES if stem in TABLES else FILE_LINES):
        yield f"{lines} lines"
    for node in statements(ast.parse(text) if tree is None else tree):
        if isinstance(node, FUNCTIONS) and _lines(node) > FUNCTION_LINES:
            yield f"line {node.lineno}: {node.name} has {_lines(node)} lines"
        elif isinstance(node, ast.ClassDef):
            yield from _outgrown_class(node)


def statements(block: ast.AST) -> Iterator[ast.AST]:
    """All statements in a block, and in their blocks: neither functions nor classes stand within an expression."""
    for name in BLOCKS:
        for node in getattr(block, name, ()):
            yield node
            yield from statements(node)


def _outgrown_class(node: ast.ClassDef) -> Iterator[str]:
    public = sum(isinstance(item, FUNCTIONS) and not item.name.startswith("_") for item in node.body)
    if _lines(node) > CLASS_LINES:
        yield f"line {node.lineno}: class {node.name} has {_lines(node)} lines"
    if public > PUBLIC_METHODS:
        yield f"line {node.lineno}: class {node.name} has {public} public methods"


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_nothing_has_outgrown_its_room() -> None:
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    assert len(files) > 10
    parsed = {ROOT / f"{module.name.replace('.', '/')}.py": module.tree for module in package_modules()}
    with left_alone():
        assert [fault for path in sorted(files) for fault in _faults(path, parsed.get(path))] == []


def _faults(path: Path, tree: ast.Module | None) -> list[str]:
    found = outgrown(path.stem, path.read_text(encoding="utf-8"), tree)
    return [f"{path.relative_to(ROOT)}: {fault}" for fault in found]


def test_all_functions_and_classes_are_found() -> None:
    """Those that stand in blocks of any kind too."""
    nested = ["if a:\n {}", "if a: ...\nelse:\n {}", "while a:\n {}", "for a in b:\n {}", "with a:\n {}"]
    nested += ["try:\n {}\nfinally: ...", "try: ...\nexcept A:\n {}", "try: ...\nfinally:\n {}"]
    nested += ["match a:\n case 1:\n  {}", "def f():\n {}", "class A:\n {}", "async def f():\n {}"]
    for block in nested:
        found = statements(ast.parse(block.format("def wanted(): ...")))
        assert [node for node in found if isinstance(node, FUNCTIONS) and node.name == "wanted"], block


LONG_FUNCTION = "def f():\n" + "    x = 1\n" * FUNCTION_LINES
LONG_CLASS = "class A:\n" + "    x = 1\n" * CLASS_LINES
BUSY_CLASS = "class A:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(PUBLIC_METHODS + 1))


@pytest.mark.parametrize(
    ("stem", "text"),
    [
        ("rules", "x = 1\n" * (FILE_LINES + 1)),
        ("cards", "x = 1\n" * (TABLE_LINES + 1)),
        ("rules", LONG_FUNCTION),
        ("rules", "async " + LONG_FUNCTION),
        ("cards", LONG_FUNCTION),
        ("rules", LONG_CLASS),
        ("rules", BUSY_CLASS),
    ],
)
def test_too_much_is_seen(stem: str, text: str) -> None:
    assert list(outgrown(stem, text))


@pytest.mark.parametrize(
    ("stem", "text"),
    [
        ("rules", "x = 1\n" * FILE_LINES),
        ("tables", "x = 1\n" * TABLE_LINES),
        ("rules", LONG_FUNCTION.removesuffix("    x = 1\n")),
        ("rules", BUSY_CLASS.replace("def m0", "def _m0")),
    ],
)
def test_just_enough_is_not_refused(stem: str, text: str) -> None:
    assert not list(outgrown(stem, text))
