"""The attributes that a generator is called with: text, read as numbers where numbers are meant."""

from __future__ import annotations

from collections.abc import Mapping


class Attributes:
    """What stands in `<g data-gen="..." .../>`. A missing number is zero unless the generator knows better."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = dict(values)

    def number(self, name: str, default: float = 0.0) -> float:
        return float(self._values.get(name, default))

    def whole(self, name: str, default: int = 0) -> int:
        return int(float(self._values.get(name, default)))

    def text(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def numbers(self, *names: str) -> tuple[float, ...]:
        return tuple(self.number(name) for name in names)

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def placed(self, scale: float = 1.0) -> str:
        """The transform that x, y, rot, s and flip ask for."""
        size = self.number("s", 1.0) * scale
        across = -size if self.text("flip") else size
        turn = f" rotate({self.number('rot'):g})"
        return f"translate({self.number('x'):g},{self.number('y'):g}){turn} scale({across:g},{size:g})"
