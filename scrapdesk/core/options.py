"""The choices of a set-up: which there are, what they are unless said otherwise, and a checked set of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


class BadOption(ValueError):
    """A set-up that cannot be played; the message is a sentence for people."""


class Options(Mapping[str, str]):
    """A checked set-up: immutable, hashable, and one line of text (`game=single initiative=lot`)."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, str] | None = None) -> None:
        self._items = tuple(sorted((items or {}).items()))

    def __getitem__(self, key: str) -> str:
        for name, value in self._items:
            if name == key:
                return value
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(self._items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._items == other._items

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self._items)

    def __repr__(self) -> str:
        return f"Options({self})"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One choice of the set-up: its values in the order in which they are offered."""

    key: str
    label: str
    choices: tuple[str, ...]
    default: str
    rule: str = ""
    by_seats: Mapping[int, str] = field(default_factory=dict)
    """A default of its own for some numbers of seats."""
    needs_seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The numbers of seats at which a value may be taken, where not at all."""

    def default_for(self, seats: int) -> str:
        return self.by_seats.get(seats, self.default)

    def check(self, seats: int, value: str) -> None:
        if value not in self.choices:
            raise BadOption(f"{self.key} can be {', '.join(self.choices)}; not {value[:40]!r}")
        allowed = self.needs_seats.get(value)
        if allowed is not None and seats not in allowed:
            numbers = " or ".join(map(str, allowed))
            raise BadOption(f"{self.key}={value} needs {numbers} seats, not {seats}")
