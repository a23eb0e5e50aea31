"""The tool itself: faults are found where something is thought, made alone, and told from what nobody reaches."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tests.mutants.__main__ import Unnoticed, drawn, interval, told
from tests.mutants.faults import AWAKE, faults_in, switched
from tests.mutants.hook import ROOT
from tests.mutants.notes import CAUGHT, OF_ONE, PASSED, SECONDS, UNMET, Notes, in_order

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


def world(awake: int | None, came: set[int]) -> dict[str, object]:
    """The source with all its faults, one of them awake."""

    def is_awake(number: int) -> bool:
        came.add(number)
        return number == awake

    noted: list[str] = []
    found: dict[str, object] = {
        AWAKE: is_awake,
        "free": lambda price: False,
        "row": [0, 2],
        "noted": noted,
        "note": noted.append,
    }
    exec(compile(switched(SOURCE, list(enumerate(faults_in("a.py", SOURCE)))), "a.py", "exec"), found)
    return found


def answers(awake: int | None) -> list[object]:
    here = world(awake, set())
    dear = here["dear"]
    assert callable(dear)
    found = [dear(price) for price in (1, 3, 4, 7)] + [str(here["noted"])]
    here["free"] = lambda price: price != 7
    for row in ([0, 2], [2, 0], [1, 0]):
        here["row"] = row
        found += [dear(price) for price in (1, 4, 6, 7, 8)]
    return found


def test_asleep_nothing_changes_and_awake_each_fault_does() -> None:
    noted: list[str] = []
    plain: dict[str, object] = {"free": lambda price: False, "row": [0, 2], "note": noted.append}
    exec(compile(SOURCE, "a.py", "exec"), plain)
    dear = plain["dear"]
    assert callable(dear)
    as_it_is = answers(None)
    assert as_it_is[:5] == [dear(price) for price in (1, 3, 4, 7)] + [str(noted)]
    faults = faults_in("a.py", SOURCE)
    quiet = [fault.after for number, fault in enumerate(faults) if answers(number) == as_it_is]
    assert quiet == []
    assert all(fault.before != fault.after for fault in faults)


def test_it_is_told_who_came_by_to_the_very_part_of_a_line() -> None:
    came: set[int] = set()
    dear = world(None, came)["dear"]
    assert callable(dear)
    dear(2)
    faults = faults_in("a.py", SOURCE)
    assert {faults[number].line for number in came} == {6, 9}
    assert not any(faults[number].kind == "not" for number in came)
    dear(5)
    assert {faults[number].line for number in came} == {6, 7, 8, 9}


def test_a_fault_whose_line_is_another_by_now_is_said_to_be_gone() -> None:
    faults = faults_in("a.py", SOURCE)
    with pytest.raises(LookupError, match="any more"):
        switched("x = 1\n", [(0, faults[0])])


def test_the_draw_follows_from_the_commit() -> None:
    one, again, other = (drawn(["scrapdesk/core"], "", 10, commit) for commit in ("a", "a", "b"))
    assert one == again != other
    assert len(one) == 10


def notes(folder: Path) -> Notes:
    (folder / "faults.json").write_text(json.dumps(faults_in("far.py", SOURCE)))
    return Notes(folder)


def test_a_fault_is_tried_until_it_is_caught_or_has_had_its_share(tmp_path: Path) -> None:
    mine, others = notes(tmp_path), notes(tmp_path)
    assert mine.wanted([0, 1, 2], "a.py::one") == [0, 1, 2]
    others.add(0, "a.py::one", CAUGHT, 0.1)
    for number in range(OF_ONE):
        others.add(1, f"a.py::two[{number}]", PASSED, 0.1)
    assert mine.wanted([0, 1, 2], "a.py::two[9]") == [2]
    assert mine.wanted([0, 1, 2], "a.py::three") == [1, 2]
    others.add(1, "a.py::long", PASSED, SECONDS)
    assert mine.wanted([0, 1, 2], "a.py::three") == [2]
    assert 0 not in mine.left() and {1, 2} <= set(mine.left())
    assert mine.caught() == {0: "a.py::one"}
    assert mine.wanted([1], "tests/test_far.py::with[7]") == [1], "what is near it is tried all the same"


def test_what_meets_a_fault_only_once_a_process_is_kept_for_a_process_of_its_own(tmp_path: Path) -> None:
    mine = notes(tmp_path)
    mine.add(3, "a.py::slow", UNMET, 5.0)
    mine.add(3, "a.py::quick", UNMET, 0.5)
    mine.add(None, "a.py::quick", PASSED, 0.5)
    assert mine.unmet(3) == ["a.py::quick", "a.py::slow"]
    assert mine.done() == {"a.py::quick"}
    mine.keep_seconds()
    assert mine.seconds_of_tests() == {"a.py::quick": 0.5}


def test_the_nearest_and_the_quickest_come_first_and_those_of_a_file_stay_together() -> None:
    seconds = {"b::slow": 9.0, "a::slow": 5.0, "a::one": 0.01, "b::one": 0.02, "a::two": 0.03}
    faults = faults_in("scrapdesk/ropes.py", SOURCE)[:1]
    tests = ["a::slow", "a::one", "a::two", "b::slow", "b::one", "c::new[1]", "c::new[2]", "test_ropes.py::one"]
    found = in_order(tests, str, seconds, faults)
    assert found == [tests[-1], "a::one", "a::two", "b::one", "c::new[1]", "c::new[2]", "a::slow", "b::slow"]


def test_survivors_are_published_and_what_nobody_could_notice_is_not_counted() -> None:
    faults = faults_in("a.py", SOURCE)[:3]
    report = told(faults, {0: "a.py::one"}, {faults[1]})
    assert report.startswith("1 of 2 caught (50%, 9% to 91%); of 3 drawn, 1 could")
    assert faults[2].after in report and faults[1].after not in report


def test_what_nobody_could_notice_is_listed_by_part_or_by_fault_and_with_a_reason() -> None:
    fault = faults_in("ui/stops/desk.py", SOURCE)[0]
    other = fault._replace(path="ui/desk.py")
    known = Unnoticed(
        '[[part]]\nfiles = "ui/stops/*"\n[[fault]]\nfile = "ui/desk.py"\n'
        f"before = {json.dumps(other.before)}\nafter = {json.dumps(other.after)}"
    )
    assert fault in known and other in known
    assert other._replace(after="pass") not in known and other._replace(path="ui/book.py") not in known
    listed = tomllib.loads((ROOT / "tests/mutants/unnoticed.toml").read_text(encoding="utf-8"))
    assert all(one["reason"] for one in (*listed["part"], *listed["fault"]))
    for one in listed["fault"]:
        assert (ROOT / one["file"]).is_file(), one["file"]
    assert other not in Unnoticed.listed()


def test_the_interval_is_the_known_one() -> None:
    low, high = interval(48, 60)
    assert (round(low, 3), round(high, 3)) == (0.682, 0.882)
    assert interval(0, 0) == (0.0, 1.0)
