"""A short name for a value that is the same on every machine: for states in records, and content in headers."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum


def canonical(value: object) -> str:
    """A text that equal values share and different ones do not. Sets are sorted, as their order is nobody's.

    A tuple may say itself what of it counts (`digested`): so a part that came later leaves older records readable.
    """
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    if isinstance(value, tuple | list):
        counted = getattr(value, "digested", None)
        return "(" + ",".join(map(canonical, value if counted is None else counted())) + ")"
    if isinstance(value, frozenset | set):
        return "{" + ",".join(sorted(map(canonical, value))) + "}"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{canonical(k)}:{canonical(v)}" for k, v in value.items())) + "}"
    if is_dataclass(value) and not isinstance(value, type):
        return "(" + ",".join(canonical(getattr(value, f.name)) for f in fields(value)) + ")"
    raise TypeError(f"a state holds a {type(value).__name__}, which has no text that is the same everywhere")


def digest(value: object, length: int = 12) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:length]
