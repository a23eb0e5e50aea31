"""What a game brings to the table before it begins: its options as cards in plain words, and what lies in its box.

Must not know how any of it is laid out, nor which games there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from scrapdesk.core.words import Line
from scrapdesk.ui.paint.art import Picture


def _always(_chosen: Mapping[str, str]) -> bool:
    return True


@dataclass(frozen=True)
class Way:
    """One way to play: what it is called, and one sentence that says what it changes."""

    title: Line
    words: Line
    picture: Picture | None = None
    fills: bool = False
    """Whether the picture is made for the window of an option, and fills it."""


@dataclass(frozen=True)
class Pick:
    """An option of which one way holds."""

    key: str
    title: Line
    ways: Mapping[str, Way]


@dataclass(frozen=True)
class Switch:
    """Something that is in the game or not. `turns` says which value of the option becomes which when it comes in."""

    key: str
    way: Way
    turns: Mapping[str, str]

    def is_on(self, value: str) -> bool:
        return value in self.turns.values()

    def turned(self, value: str) -> str:
        """The value after the switch was pressed."""
        back = {on: off for off, on in self.turns.items()}
        return self.turns.get(value) or back.get(value, value)


@dataclass(frozen=True)
class Inside:
    """What is seen in the open box: a pile of cards, a fan of them, two heaps of small things; and its colours."""

    back: Picture
    fan: tuple[str, ...]
    """Cards, each by the face of a piece of the game's look."""
    heaps: tuple[Picture, ...]
    colours: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """All of it."""

    rules: tuple[Pick | Switch, ...] = ()
    box: Inside | None = None
    goal: Callable[[int], Way] | None = None
    """How the game is won by so many players, in a sentence and a picture."""
    minutes: Callable[[int, Mapping[str, str]], int] | None = None
    """About how long a game takes with so many players and these options; None: what the box says of it."""
    signed: Callable[[Mapping[str, str]], bool] = _always
    """Whether it is known before the game, with these options, under which sign each seat plays."""
