"""What one game shows, as the general rooms ask for it: its box, its look, its first game, its art, its own scenes.

A face is light: it is there before the first frame, and loads the rest when that is wanted. Must not know which
games there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from scrapdesk.core.words import Line
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import DESK, Colour, DeskTheme
from scrapdesk.ui.setting import Setting

if TYPE_CHECKING:
    from scrapdesk.core.entry import AnyRules
    from scrapdesk.core.match import Entry
    from scrapdesk.core.table import Table
    from scrapdesk.ui.board.look import AnyLook
    from scrapdesk.ui.context import AppContext
    from scrapdesk.ui.frame.scene import Scene
    from scrapdesk.ui.paint.art.pictures import Picture
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette
    from scrapdesk.ui.stops.stop import SceneStop
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.finale import Ending
    from scrapdesk.ui.table.lessons.lesson import Lesson
    from scrapdesk.ui.table.part import Part
    from scrapdesk.ui.table.scene import TableScene
    from scrapdesk.ui.table.sitting import Sitting

Act = Callable[[], None]
EndingMaker = Callable[["TableScene", "Ending", Act, Act, Act], "Scene | None"]
"""Of a table, what is told, and the ways to a rematch, to the numbers and away; None where that table has no board."""


@dataclass(frozen=True)
class Together:
    """A choice that people at one machine make at once, each with keys of their own, on a scene of its own."""

    due: Callable[[Sitting], bool]
    scene: Callable[[AppContext, Sitting, Act, Act], Scene]
    """Of a context and a sitting; then what follows where people would rather choose one after the other, and to a
    pause. When all have chosen it plays that, and the table hears of it by the match."""


def _no_badge(_view: Any, _seat: int) -> Sequence[Picture]:
    return ()


@dataclass(frozen=True)
class Cloth:
    """What hangs between two people at one screen: the picture `curtain` of the game, and how it opens."""

    flat: Colour = (0x2A, 0x2E, 0x34)
    """Until the picture is there."""
    opens: Literal["aside", "up", "fade"] = "fade"
    jerks: int = 1
    """In how many pulls it goes up."""
    scale: float = 1.0
    """How large the sign of a seat is, beside what is usual; more than 1: it stands over the plate."""
    badge: Callable[[Any, int], Sequence[Picture]] = _no_badge
    """The sign of a seat, as pictures that lie over each other, by a spectator's view."""
    patch: Picture | None = None
    """What the words stand on, where it is no plate of the desk; a large sign of a seat is then all above it."""


class Mount(NamedTuple):
    """What a face is framed in: a picture with a hole."""

    what: Picture
    size: tuple[int, int]
    """How wide and high it is, in units of its own."""
    hole: tuple[int, int, int, int]
    """Where the face is seen, in the same units."""
    round: bool = False
    colours: tuple[tuple[str, str], ...] = ()
    """What a person without a drawing of their own wears."""
    rays: bool = False
    """Whether there are rays behind them, and not a disc."""


def _no_look(_seats: int, _table: Table[Any, Any] | None) -> AnyLook | None:
    return None


def _no_lesson() -> Lesson | None:
    return None


def _nothing_together() -> Together | None:
    return None


def _no_setting(_rules: AnyRules) -> Setting:
    return Setting()


def _seat(_view: Any, seat: int) -> Mapping[str, str]:
    return {"seat": str(seat + 1)}


def _no_parts(_table: BoardTable) -> Sequence[Part]:
    return ()


def _not_printed(_kind: str, _card: str) -> str:
    return ""


def _no_ending() -> None:
    return None


def _no_stops() -> Sequence[SceneStop]:
    return ()


def _no_scenery(_view: Any, _lost: bool) -> Picture | None:
    return None


def _no_trophies(_entries: Sequence[Entry]) -> Mapping[int, Sequence[Picture]]:
    return {}


def _no_wrecks(_entries: Sequence[Entry]) -> Mapping[int, Picture]:
    return {}


def _no_colours(_view: Any) -> Sequence[Colour]:
    return ()


def _no_mount(_view: Any, _seat: int, _won: bool) -> Mount | None:
    return None


@dataclass(frozen=True)
class Face:
    """One game as it is shown. What costs time to load is a function that loads it."""

    id: str
    title: str
    pitch: Line
    seats: tuple[int, ...]
    """The numbers of players that it is played by."""
    minutes: int
    """About how long a game takes with as few players as it can be played by."""
    tilt: float
    """How askew its box lies on the desk, in degrees."""
    art: Callable[[], GameArt]
    """What its pictures are made of."""
    sound: Callable[[], Palette]
    """What its table sounds like."""
    theme: DeskTheme = DESK
    """What panels, buttons and words beside its table are made of."""
    minutes_each: int = 0
    """About how much longer it takes with every further player."""
    accent: Colour = (0x8A, 0x2F, 0x1E)
    """The colour of the game on paper: its number in the score book, the middle of a stamp."""
    look: Callable[[int, Table[Any, Any] | None], AnyLook | None] = _no_look
    """Its board, for a number of seats and a table, where its cards may be somebody's own; None: the plain table."""
    lesson: Callable[[], Lesson | None] = _no_lesson
    """The first game to learn it by."""
    setting: Callable[[AnyRules], Setting] = _no_setting
    """Its options in plain words and what lies in its box, for its rules, where scenarios may be somebody's own."""
    together: Callable[[], Together | None] = _nothing_together
    winner: Callable[[Any, int], Mapping[str, str]] = _seat
    """What the pictures of the end are told when a seat has won: by the last view, and the seat."""
    cloth: Cloth | None = None
    """What falls between people with secrets from each other; None: a plain one."""
    parts: Callable[[BoardTable], Sequence[Part]] = _no_parts
    """What its table can do that no other can."""
    beside: Callable[[BoardTable], Sequence[Part]] = _no_parts
    """What of that stands beside the table in a first game as well."""
    keys: tuple[str, ...] = ()
    """Actions that only its table has, for the help: those of `frame/actions.py` that other games do nothing with."""
    printed: Callable[[str, str], str] = _not_printed
    """The face of a piece that shows a card out of a card file, of that kind and id; "" where it is no card."""
    ending: Callable[[], EndingMaker | None] = _no_ending
    """Who makes the scene that tells its end, where that is not the one of all games."""
    scenery: Callable[[Any, bool], Picture | None] = _no_scenery
    """What lies behind the end, by the last view, and whether the only person at the table has lost; None: the
    table."""
    trophies: Callable[[Sequence[Entry]], Mapping[int, Sequence[Picture]]] = _no_trophies
    """What each seat has to show for itself at the end, by the log: it lies under the name."""
    wrecks: Callable[[Sequence[Entry]], Mapping[int, Picture]] = _no_wrecks
    """What lies broken at the end below the name of a seat, by the log."""
    colours: Callable[[Any], Sequence[Colour]] = _no_colours
    """In which colour each seat is drawn in charts, by a view; seats it does not name have one that is told apart."""
    mount: Callable[[Any, int, bool], Mount | None] = _no_mount
    """What the face at a seat is framed in at the end, by the last view, the seat, and whether it has won; None: a
    plain ring."""
    stops: Callable[[], Sequence[SceneStop]] = _no_stops
    """Its own states that are worth a picture."""

    @property
    def teaches(self) -> bool:
        """Whether there is a first game to learn it by; nothing is loaded to know it."""
        return self.lesson is not _no_lesson
