"""The part that goes along with pytest: faults lie asleep in the program, and after each test that came by some of them
it is run again, in a fork of this process, with one of them awake.

Run by `python -m tests.mutants` with `-p tests.mutants.hook`; where the faults are listed is in the environment. Must
be there before any module of the program is.
"""

from __future__ import annotations

import ast
import builtins
import os
import signal
import sys
import time
from collections.abc import Generator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.faults import AWAKE, Fault, switched
from tests.mutants.notes import CAUGHT, FELL, PASSED, UNMET, Notes, in_order

ROOT: Final = Path(__file__).parents[2]
FOLDER = "SCRAPDESK_FAULTS"
"""Where the faults are listed and the notes kept."""
CHOSEN = "SCRAPDESK_FAULT"
"""The number of the one that is awake all the time; none: each is woken by those tests that come by it."""
PATIENCE: Final = 10.0
"""A test that takes so many times as long with a fault in it, and so many seconds more, has noticed it."""

_came_by: set[int] = set()
_awake: int | None = None


def _is_awake(number: int) -> bool:
    _came_by.add(number)
    return number == _awake


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, faults: Sequence[tuple[int, Fault]]) -> None:
        super().__init__(name, path)
        self._faults = faults

    def get_code(self, fullname: str) -> CodeType:
        tree: ast.Module = switched(Path(self.path).read_text(encoding="utf-8"), self._faults)
        code: CodeType = compile(tree, self.path, "exec", dont_inherit=True)
        return code


class _Finder(MetaPathFinder):
    def __init__(self, faults: Sequence[Fault]) -> None:
        self._by_path: dict[str, list[tuple[int, Fault]]] = {}
        for number, fault in enumerate(faults):
            self._by_path.setdefault(str(ROOT / fault.path), []).append((number, fault))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("scrapdesk."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin in self._by_path:
            spec.loader = _Loader(fullname, spec.origin, self._by_path[spec.origin])
        return spec


class Judge:
    """Runs each test once as it is, and again with each fault that it came by and that nothing caught so far."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._failed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        done, seconds = self._notes.done(), self._notes.seconds_of_tests()
        items[:] = in_order(
            [item for item in items if item.nodeid not in done], lambda item: item.nodeid, seconds, self._notes.faults
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        _came_by.clear()
        self._failed = False
        begun, worked = time.monotonic(), time.process_time()
        result = yield
        seconds, cost = time.monotonic() - begun, time.process_time() - worked
        if not self._failed:
            for number in self._notes.wanted(sorted(_came_by), item.nodeid):
                self._notes.add(number, item.nodeid, self._verdict(item, nextitem, number, seconds), cost)
        self._notes.add(None, item.nodeid, PASSED, cost)
        if not self._notes.left():
            item.session.shouldstop = "every fault is caught"
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def _verdict(self, item: pytest.Item, nextitem: pytest.Item | None, number: int, seconds: float) -> str:
        """A test that falls without the fault as well has caught nothing."""
        found = _run_again(item, nextitem, number, seconds)
        if found == CAUGHT and _run_again(item, nextitem, None, seconds) != PASSED:
            return FELL
        return found


def _run_again(item: pytest.Item, nextitem: pytest.Item | None, number: int | None, seconds: float) -> str:
    """In a fork: whatever the fault does, it is gone with it. What was made once and kept does not meet the fault."""
    child = os.fork()
    if child == 0:
        _as_fork(item, nextitem, number)
    limit = time.monotonic() + PATIENCE * (1 + seconds)
    while time.monotonic() < limit:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return {0: PASSED, 2: UNMET}.get(os.waitstatus_to_exitcode(status), CAUGHT)
        time.sleep(min(0.005 + seconds / 20, 0.1))
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return CAUGHT


def _as_fork(item: pytest.Item, nextitem: pytest.Item | None, number: int | None) -> None:
    global _awake
    code = 1
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        _came_by.clear()
        _awake = number
        item._initrequest()  # type: ignore[attr-defined]
        passed = not any(report.failed for report in runtestprotocol(item, nextitem=nextitem, log=False))
        code = 1 if not passed else 0 if number is None or number in _came_by else 2
    finally:
        os._exit(code)


def _install() -> None:
    global _awake
    already = [name for name in sys.modules if name.startswith("scrapdesk.")]
    if already:
        raise RuntimeError(f"{already[0]} was there before its faults")
    _awake = int(os.environ[CHOSEN]) if CHOSEN in os.environ else None
    sys.meta_path.insert(0, _Finder(Notes(Path(os.environ[FOLDER])).faults))
    setattr(builtins, AWAKE, _is_awake)


def pytest_configure(config: pytest.Config) -> None:
    if FOLDER in os.environ and CHOSEN not in os.environ:
        config.pluginmanager.register(Judge(Notes(Path(os.environ[FOLDER]))))


if FOLDER in os.environ:
    _install()
