"""The tool itself: faults are found where something is thought, made alone, and told from what nobody reaches."""

from __future__ import annotations

import ast

from tests.mutants.__main__ import SURVIVED, Reaching, chosen, drawn, told
from tests.mutants.faults import REACHED, faults_in, surveyed, with_fault

SOURCE = '''
LIMIT = 3

def dear(price: int = 1) -> bool:
    """No fault here: 4."""
    if price > LIMIT and not free(price):
        note("dear")
        return True
    return price + 1 > max(price, 7) or row[0] == 2
'''


def test_every_kind_of_fault_is_found_in_functions_alone() -> None:
    found = faults_in("a.py", SOURCE)
    kinds = [(fault.line, fault.kind) for fault in found]
    assert sorted(kinds) == [
        (6, "and, or"),
        (6, "comparison"),
        (6, "not"),
        (7, "left out"),
        (8, "true, false"),
        (9, "and, or"),
        (9, "comparison"),
        (9, "comparison"),
        (9, "min, max"),
        (9, "one more"),
        (9, "one more"),
        (9, "plus, minus"),
    ]


def test_each_fault_changes_one_line_and_is_what_it_says() -> None:
    for fault in faults_in("a.py", SOURCE):
        before, after = ast.unparse(ast.parse(SOURCE)).splitlines(), ast.unparse(with_fault(SOURCE, fault)).splitlines()
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
        assert fault.before != fault.after


def test_a_survey_tells_who_came_by_and_changes_nothing() -> None:
    numbers = {(fault.line, fault.column): [number] for number, fault in enumerate(faults_in("a.py", SOURCE))}
    came: set[int] = set()
    world = {
        REACHED: lambda *found: came.update(found),
        "free": lambda price: False,
        "note": lambda words: None,
        "row": [0],
    }
    exec(compile(surveyed(SOURCE, numbers), "a.py", "exec"), world)
    dear = world["dear"]
    assert callable(dear) and dear(2) is False
    first = {number for number, fault in enumerate(faults_in("a.py", SOURCE)) if fault.line in (7, 8)}
    assert came and not came & first
    assert dear(5) is True
    assert first & came


def test_the_draw_follows_from_the_commit() -> None:
    one, again, other = (drawn(["scrapdesk/core"], "", 10, commit) for commit in ("a", "a", "b"))
    assert one == again != other
    assert len(one) == 10


def test_tests_are_chosen_from_every_file_and_the_quickest_first() -> None:
    tests = [
        Reaching("a.py::slow", 50.0),
        Reaching("a.py::quick", 0.1),
        Reaching("b.py::one", 1.0),
        Reaching("b.py::x", 70),
    ]
    assert chosen(tests) == ["a.py::quick", "b.py::one", "a.py::slow"]


def test_survivors_are_published() -> None:
    fault = faults_in("a.py", SOURCE)[0]
    assert told([fault], {0: SURVIVED}).startswith("0 of 1 caught")
    assert fault.after in told([fault], {0: SURVIVED})
