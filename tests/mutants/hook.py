"""The part that goes along with pytest: modules are read with a fault in them, or tell which tests come where.

Run by `python -m tests.mutants` with `-p tests.mutants.hook`; which fault is in the environment. Must be there before
any module of the program is.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import sys
import time
from collections.abc import Generator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

from tests.mutants.faults import REACHED, Fault, surveyed, with_fault

ROOT: Final = Path(__file__).parents[2]
FAULTS = "SCRAPDESK_FAULTS"
"""The file that lists the faults."""
CHOSEN = "SCRAPDESK_FAULT"
"""The number of the one that is made; none: all are looked for."""
SURVEY = "SCRAPDESK_SURVEY"
"""The folder in which it is noted which test comes where."""

_came_by: set[int] = set()


def read_faults(path: Path) -> list[Fault]:
    return [Fault(*one) for one in json.loads(path.read_text(encoding="utf-8"))]


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, faults: Sequence[tuple[int, Fault]], chosen: int | None) -> None:
        super().__init__(name, path)
        self._faults, self._chosen = faults, chosen

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        code: CodeType = compile(self._tree(source), self.path, "exec", dont_inherit=True)
        return code

    def _tree(self, source: str) -> ast.Module:
        if self._chosen is not None:
            return with_fault(source, dict(self._faults)[self._chosen])
        numbers: dict[tuple[int, int], list[int]] = {}
        for number, fault in self._faults:
            numbers.setdefault((fault.line, fault.column), []).append(number)
        return surveyed(source, numbers)


class _Finder(MetaPathFinder):
    def __init__(self, faults: Sequence[Fault], chosen: int | None) -> None:
        self._chosen = chosen
        self._by_path: dict[str, list[tuple[int, Fault]]] = {}
        for number, fault in enumerate(faults):
            if chosen in (None, number):
                self._by_path.setdefault(str(ROOT / fault.path), []).append((number, fault))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("scrapdesk."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self._by_path:
            spec.loader = _Loader(fullname, spec.origin, self._by_path[spec.origin], self._chosen)
        return spec


def _install() -> None:
    listed = os.environ.get(FAULTS)
    if listed is None:
        return
    already = [name for name in sys.modules if name.startswith("scrapdesk.")]
    if already:
        raise RuntimeError(f"{already[0]} was there before its faults")
    chosen = os.environ.get(CHOSEN)
    sys.meta_path.insert(0, _Finder(read_faults(Path(listed)), None if chosen is None else int(chosen)))
    setattr(builtins, REACHED, lambda *numbers: _came_by.update(numbers))


_install()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    _came_by.clear()
    begun = time.monotonic()
    try:
        return (yield)
    finally:
        folder = os.environ.get(SURVEY)
        if folder and _came_by:
            line = json.dumps([item.nodeid, round(time.monotonic() - begun, 3), sorted(_came_by)])
            with (Path(folder) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
                file.write(line + "\n")
