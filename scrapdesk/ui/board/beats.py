"""What happened, as it is shown: one beat after another, each with how the table lies by then and what flies over it.

A Look makes beats of events; who plays them knows no game. Must not know pixels or time beyond a length.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from scrapdesk.core.refusal import Target
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import Colour


@dataclass(frozen=True, slots=True)
class Flight:
    """A small picture that goes from one thing or place to another, several times one behind the other."""

    picture: Picture
    start: Target
    goal: Target
    count: int = 1


@dataclass(frozen=True, slots=True)
class Streak:
    """Something from one thing or place to another: a shot."""

    start: Target
    goal: Target
    colour: Colour
    kind: Literal["line", "bolt", "shell"] = "line"
    """A straight line stays for as long as its beat; lightning or a shell crosses over, strikes and is gone."""


@dataclass(frozen=True, slots=True)
class Rising:
    """A figure that rises from a thing or a place: how much is gained or lost there."""

    text: str
    at: Target
    colour: Colour
    over_sign: bool = False
    """Whether it rises over the left half of its place, where a sign stands, and covers no words around it."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One step of what is staged, as it stands in the list beside it: a picture, two or three words, and a note."""

    picture: Picture
    head: str
    note: str = ""
    seat: int | None = None
    """Whose name stands where the note has `{name}`."""
    bars: bool = False
    """Whether it is what keeps all else from being done."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something great enough for a stage of its own, such as a card that fires. Its deeds come with the beats that
    follow, up to the next one."""

    title: str
    note: str = ""
    seat: int | None = None
    many: bool = False
    """Whether others follow: then each can be waited for, passed by and seen again."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture that is laid over a thing or a place: a sight that is aimed at it."""

    picture: Picture
    at: Target
    grow: float = 1.0
    """How large it is beside the shorter side of what it is laid over."""
    fills: bool = False
    """Whether it is as wide and as high as that, and no square."""


@dataclass(frozen=True, slots=True)
class Speech:
    """Somebody says something of their own, at a thing or a place. Which words, others know: by the occasion and the
    turn alone, so that it tells nothing that is hidden."""

    seat: int
    at: Target
    occasion: str
    turn: int


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened. `ms` is how long it is looked at; 0: it is shown together with what comes next."""

    ms: float = 0.0
    view: Any = None
    """How the table lies from now on, as its game sees it; None: as before."""
    flights: tuple[Flight, ...] = ()
    struck: tuple[Target, ...] = ()
    """What is hit or lit by it."""
    sound: str = ""
    streaks: tuple[Streak, ...] = ()
    signs: tuple[Sign, ...] = ()
    speech: tuple[Speech, ...] = ()
    """What is said by those who play; it goes on for as long as it takes to read."""
    feat: Feat | None = None
    """What comes onto the stage with this beat."""
    ends: bool = False
    """Whether the stage is empty from now on."""
    deed: Deed | None = None
    """What is done by what is on the stage."""
    led_by: Deed | None = None
    """What leads to it, and stands in the list before it."""

    reads: bool = False
    """Whether it has to be read: a stage that hurries leaves it its time."""
    rising: tuple[Rising, ...] = ()
    cracked: tuple[Target, ...] = ()
    """What breaks."""
    shaken: tuple[Target, ...] = ()
    weight: int = 0
    """How hard these are shaken."""
    moves: bool = False
    """Whether it shows a movement and nothing else: whoever wants no motion goes without it."""
    holds: bool = False
    """Whether whoever hurries comes to it all the same, where it is left standing: it is to be looked at."""

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """All that is done by it, in order."""
        return tuple(deed for deed in (self.led_by, self.deed) if deed is not None)
