"""A NamedTuple whose `_replace` is quick: a state is made anew at every move, and a search makes millions.

Python's own goes through all fields by name; this one goes by position, and costs about a third of it with twenty
fields. What it returns is the same. `changer` is quicker still, for fields that stand side by side. Must not know any
game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])

_make = tuple.__new__


def quickly_changed(kind: type[T]) -> type[T]:
    """Gives a NamedTuple class the quick way; what it accepts stays what its fields say."""
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    places = {name: at for at, name in enumerate(names)}

    def _replace(self: T, /, **changes: Any) -> T:
        values = list(self)
        try:
            for name in changes:
                values[places[name]] = changes[name]
        except KeyError as missing:
            raise ValueError(f"{kind.__name__} has no field {missing}") from None
        return _make(kind, values)

    kind._replace = _replace  # type: ignore[attr-defined]
    return kind


def changer(kind: type[T], *names: str) -> Callable[..., T]:
    """A function that gives some fields of a NamedTuple other values, in the order of the names: half the time of
    `_replace`. The fields have to stand side by side."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    start = fields.index(names[0])
    stop = start + len(names)
    if fields[start:stop] != names:
        raise ValueError(f"{', '.join(names)} do not stand side by side in {kind.__name__}")

    def change(before: T, *values: Any) -> T:
        return _make(kind, before[:start] + values + before[stop:])

    return change
