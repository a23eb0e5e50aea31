"""A short name for a value that is the same on every machine: for states in records, and content in headers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final


def canonical(value: Any) -> str:
    """A text that equal values share and different ones do not. Sets are sorted, as their order is nobody's.

    A tuple may say itself what of it counts (`digested`): so a part that came later leaves older records readable.
    """
    return _TELLERS[type(value)](value)


def digest(value: object, length: int = 12) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:length]


Teller = Callable[[Any], str]


class _Tellers(dict[type[Any], Teller]):
    """How values of each type are told: found once, since a game that is kept after every move tells many of few."""

    def __missing__(self, kind: type[Any]) -> Teller:
        self[kind] = _teller(kind)
        return self[kind]


_TELLERS: Final = _Tellers()


def _teller(kind: type[Any]) -> Teller:
    if issubclass(kind, Enum):
        return lambda value: f"{kind.__name__}.{value.name}"
    if issubclass(kind, bool | int | str | type(None)):
        return repr
    if issubclass(kind, tuple | list):
        return _of_those_that_count if hasattr(kind, "digested") else _of_all
    if issubclass(kind, frozenset | set):
        return lambda value: "{" + ",".join(sorted(_each(value))) + "}"
    if issubclass(kind, Mapping):
        return lambda value: "{" + ",".join(sorted(f"{canonical(k)}:{canonical(v)}" for k, v in value.items())) + "}"
    if is_dataclass(kind):
        names = [field.name for field in fields(kind)]
        return lambda value: _of_all([getattr(value, name) for name in names])
    raise TypeError(f"a state holds a {kind.__name__}, which has no text that is the same everywhere")


def _each(values: Iterable[Any]) -> list[str]:
    return [_TELLERS[type(value)](value) for value in values]


def _of_all(values: Iterable[Any]) -> str:
    return "(" + ",".join(_each(values)) + ")"


def _of_those_that_count(value: Any) -> str:
    return _of_all(value.digested())
