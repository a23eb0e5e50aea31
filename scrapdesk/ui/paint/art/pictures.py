"""What to draw: a name and its arguments, independent of size. Must not know how it is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Size: TypeAlias = tuple[int, int]
SKIN: Final = "skin"
"""The argument of any picture that asks for it in other colours of its game."""


class Picture(NamedTuple):
    """`name` is `<game>/<what>`; `args` are in the order of their names, so that equal pictures are equal."""

    name: str
    args: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> str:
        return self.name.partition("/")[0]

    @property
    def key(self) -> str:
        """One line that says all: for keys and for the log."""
        return "&".join([self.name, *(f"{name}={value}" for name, value in self.args)])


def picture(name: str, **args: str) -> Picture:
    """The picture of that name, such as `picture("scamorra/card-knight", side="w")`."""
    return Picture(name, tuple(sorted(args.items())) if args else ())


def is_ground(what: Picture) -> bool:
    """Whether it fills the window, so that there is only one of it on the screen."""
    return what.name.partition("/")[2] in ("background", "table")
