"""One name is one thing: who searches for a class of the screen finds it, and not its namesakes."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.arch.modules import PACKAGE

TWICE = 10
"""So many names may be used again, where the faces of several games have the same part under the same name."""


def homes_of_classes(root: Path) -> dict[str, list[str]]:
    """The files in which each name of a class is made."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(root).as_posix())
    return homes


def used_twice_in_ui(homes: dict[str, list[str]]) -> list[str]:
    return sorted(
        name for name, files in homes.items() if len(files) > 1 and any(file.startswith("ui/") for file in files)
    )


def test_few_classes_of_the_screen_share_their_name() -> None:
    homes = homes_of_classes(PACKAGE)
    assert len(homes) > 500
    twice = used_twice_in_ui(homes)
    assert len(twice) <= TWICE, twice


def test_namesakes_are_found(tmp_path: Path) -> None:
    for file in ("ui/a.py", "ui/b.py", "core/a.py", "core/b.py"):
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        path.write_text("class OnlyHere: ...\n" if file == "ui/b.py" else f"class {file[0].upper()}: ...\n")
    assert used_twice_in_ui(homes_of_classes(tmp_path)) == []
    (tmp_path / "core/c.py").write_text("class OnlyHere: ...\n")
    assert used_twice_in_ui(homes_of_classes(tmp_path)) == ["OnlyHere"]
