"""A quick change of a NamedTuple is the same as Python's own."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from scrapdesk.core.changed import changer, quickly_changed


class Plain(NamedTuple):
    first: int
    second: str = "b"
    third: tuple[int, ...] = ()


@quickly_changed
class Quick(NamedTuple):
    first: int
    second: str = "b"
    third: tuple[int, ...] = ()


@pytest.mark.parametrize("changes", [{}, {"second": "c"}, {"third": (1, 2), "first": 9}])
def test_what_it_returns_is_what_python_would(changes: dict[str, object]) -> None:
    before = Quick(4)
    after = before._replace(**changes)  # type: ignore[arg-type]
    assert tuple(after) == tuple(Plain(4)._replace(**changes))  # type: ignore[arg-type]
    assert (type(after), before) == (Quick, Quick(4))


def test_a_field_that_there_is_not_is_an_error() -> None:
    with pytest.raises(ValueError, match="no field 'fourth'"):
        Quick(4)._replace(fourth=1)  # type: ignore[call-arg]


def test_fields_side_by_side_are_changed_together() -> None:
    after = changer(Quick, "second", "third")(Quick(4), "c", (1,))
    assert (after, type(after)) == (Quick(4, "c", (1,)), Quick)
    assert changer(Quick, "first")(Quick(4), 5) == Quick(5)


def test_fields_that_lie_apart_are_not_changed_together() -> None:
    with pytest.raises(ValueError, match="first, third do not stand side by side in Quick"):
        changer(Quick, "first", "third")
