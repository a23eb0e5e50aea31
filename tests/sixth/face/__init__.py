"""What Nim shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.sound.palette import Palette

if TYPE_CHECKING:
    from scrapdesk.core.table import Table
    from scrapdesk.ui.board.look import Look
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.table.lessons.lesson import Lesson


def _art() -> GameArt:
    from scrapdesk.ui.paint.art.portfolio import GameArt

    return GameArt("nim")


def _look(seats: int, _table: Table[Any, Any] | None) -> Look:
    from .look import NimLook

    return NimLook(seats)


def _lesson() -> Lesson:
    from .lesson import FIRST_GAME

    return FIRST_GAME


FACE: Final = Face(
    id="nim",
    title="Nim",
    pitch=say("Three rows of coins. Take what you like from one of them, and be the one who takes the last."),
    seats=(2,),
    minutes=2,
    tilt=0.0,
    art=_art,
    sound=lambda: Palette("nim"),
    look=_look,
    lesson=_lesson,
)
