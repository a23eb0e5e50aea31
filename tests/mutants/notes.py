"""What is kept of a draw: its faults, which test met which of them and how that went, how long each test takes.

Several processes write at once: a line at a time, at the end of one file. A run that was ended goes on from it. Must
not know how tests are run.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from tests.mutants.faults import Fault

CAUGHT: Final = "caught"
PASSED: Final = "passed"
UNMET: Final = "unmet"
"""The fault lies in what was made once and is kept: the test came by it, and when run again did not."""
FELL: Final = "fell"
"""The test falls without the fault as well."""
OF_ONE: Final = 3
"""So many tests of one function, with other parameters, are tried on a fault; of those near it all."""
COMPARING: Final = ("tests/inventory/", "tests/ui/test_layout.py")
OF_COMPARING: Final = 400
"""The same of those that compare with the inventory: each knows another scene or another game."""
SECONDS: Final = 60.0
"""So long the tests that are tried on a fault keep a processor, before it counts as survived; those that are near it
are tried all the same."""
STEPS: Final = (0.05, 0.2, 0.5, 1.0, 3.0)

Thing = TypeVar("Thing")


def in_order(
    tests: Iterable[Thing], name: Callable[[Thing], str], seconds: dict[str, float], faults: Sequence[Fault]
) -> list[Thing]:
    """Those of a file named like the module of a fault come first, then the quickest in a few steps, so that within
    each those of one file stay together. The same test with other parameters tells little more: each further one
    stands a step back."""
    nth: dict[str, int] = {}
    steps: list[tuple[int, Thing]] = []
    for test in tests:
        test_name = name(test)
        function = function_of(test_name)
        nth[function] = nth.get(function, -1) + 1
        step = sum(seconds.get(test_name, 0.0) > step for step in STEPS) + min(nth[function], OF_ONE)
        steps.append((-1 if step < OF_ONE and any(is_near(test_name, fault) for fault in faults) else step, test))
    return [test for _, test in sorted(steps, key=lambda one: one[0])]


def is_near(test: str, fault: Fault) -> bool:
    """Whether a test stands in a file that is named like the module of a fault."""
    module = fault.path.removesuffix(".py").split("/")
    file = test.partition("::")[0].removesuffix(".py").split("/")
    return module[-1] in file[-1].removeprefix("test_").split("_") or file[-1].removeprefix("test_") == module[-1]


def function_of(test: str) -> str:
    return test.partition("[")[0]


class Notes:
    """The notes in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults = [Fault(*one) for one in json.loads((folder / "faults.json").read_text(encoding="utf-8"))]
        self._file = folder / "notes.jsonl"
        self._read = 0
        self._done: set[str] = set()
        self._caught: dict[int, str] = {}
        self._tried: dict[int, dict[str, int]] = {}
        self._spent: dict[int, float] = {}
        self._unmet: dict[int, list[tuple[str, float]]] = {}

    def add(self, number: int | None, test: str, verdict: str, seconds: float) -> None:
        line = json.dumps([number, test, verdict, round(seconds, 3)]) + "\n"
        with self._file.open("a", encoding="utf-8") as file:
            file.write(line)

    def wanted(self, numbers: Sequence[int], test: str) -> list[int]:
        """Those of the faults on which this test is to be tried."""
        self._look()
        function = function_of(test)
        return [
            number
            for number in numbers
            if number not in self._caught and (is_near(test, self.faults[number]) or self._in_bounds(number, function))
        ]

    def _in_bounds(self, number: int, function: str) -> bool:
        most = OF_COMPARING if function.startswith(COMPARING) else OF_ONE
        return self._spent.get(number, 0.0) < SECONDS and self._tried.get(number, {}).get(function, 0) < most

    def left(self) -> list[int]:
        """The faults that nothing has caught."""
        self._look()
        return [number for number in range(len(self.faults)) if number not in self._caught]

    def caught(self) -> dict[int, str]:
        """Fault -> the test that caught it."""
        self._look()
        return self._caught

    def unmet(self, number: int) -> list[str]:
        """Tests that come by a fault only once a process, the quickest first, as long as there is time."""
        self._look()
        found: list[str] = []
        spent = 0.0
        for test, seconds in sorted(self._unmet.get(number, ()), key=lambda one: one[1]):
            spent += seconds
            if found and spent > SECONDS:
                break
            found.append(test)
        return found

    def done(self) -> set[str]:
        self._look()
        return self._done

    def seconds_of_tests(self) -> dict[str, float]:
        """As they were when they last ran, in this draw or another."""
        file = self.folder.parent / "seconds.json"
        known: dict[str, float] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return known

    def keep_seconds(self) -> None:
        known = self.seconds_of_tests()
        for line in self._file.read_text(encoding="utf-8").splitlines():
            number, test, _, seconds = json.loads(line)
            if number is None:
                known[test] = seconds
        file = self.folder.parent / "seconds.json"
        new = file.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps(known), encoding="utf-8")
        new.replace(file)

    def _look(self) -> None:
        """What was written since it was last read, by whomever."""
        if not self._file.exists():
            return
        with self._file.open("rb") as file:
            file.seek(self._read)
            new = file.read()
        whole = new[: new.rfind(b"\n") + 1]
        self._read += len(whole)
        for line in whole.splitlines():
            self._note(*json.loads(line))

    def _note(self, number: int | None, test: str, verdict: str, seconds: float) -> None:
        if number is None:
            self._done.add(test)
        elif verdict == CAUGHT:
            self._caught.setdefault(number, test)
        else:
            tried = self._tried.setdefault(number, {})
            function = function_of(test)
            tried[function] = tried.get(function, 0) + 1
            self._spent[number] = self._spent.get(number, 0.0) + seconds
            if verdict == UNMET:
                self._unmet.setdefault(number, []).append((test, seconds))
