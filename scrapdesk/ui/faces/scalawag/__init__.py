"""What Scalawag! shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Cloth, EndingMaker, Face
from scrapdesk.ui.faces.scalawag.material import MATERIAL
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

if TYPE_CHECKING:
    from scrapdesk.core.entry import AnyRules
    from scrapdesk.core.table import Table
    from scrapdesk.ui.board.look import AnyLook
    from scrapdesk.ui.paint.art.pictures import Picture
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette
    from scrapdesk.ui.setting import Setting
    from scrapdesk.ui.stops.stop import SceneStop
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.lessons.lesson import Lesson
    from scrapdesk.ui.table.part import Part


def _art() -> GameArt:
    from scrapdesk.ui.faces.scalawag.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scalawag.sounds import PALETTE

    return PALETTE


def _look(seats: int, table: Table[Any, Any] | None) -> AnyLook:
    from scrapdesk.ui.faces.scalawag.look import ScalawagLook

    return ScalawagLook(seats)


def _lesson() -> Lesson:
    from scrapdesk.ui.faces.scalawag.lesson import FIRST_GAME

    return FIRST_GAME


def _winner(view: Any, seat: int) -> Mapping[str, str]:
    """The ship that is still afloat, under its own flag."""
    return {"seat": str(view.frame.flags[seat] + 1), "holes": str(min(view.damage[seat], 4))}


def _ending() -> EndingMaker:
    from scrapdesk.ui.faces.scalawag.ending import evening_end

    return evening_end


def _badge(view: Any, seat: int) -> Sequence[Picture]:
    """The flag that the captain has drawn."""
    return (picture("scalawag/flag", seat=str(view.frame.flags[seat] + 1)),)


FLAGS: Final = tuple(
    colour(one) for one in ("#B9A800", "#C98700", "#B44F00", "#B05D87", "#3A95C9", "#23639A", "#168763", "#8A7C5E")
)
"""The eight flags in the colours of their lines in a chart."""


def _colours(view: Any) -> Sequence[Colour]:
    """As the flags are, a little darker: they stand on paper."""
    return tuple(FLAGS[flag] for flag in view.frame.flags)


def _stops() -> Sequence[SceneStop]:
    from scrapdesk.ui.faces.scalawag.stops import scalawag_stops

    return scalawag_stops()


def _setting(_rules: AnyRules) -> Setting:
    from scrapdesk.ui.faces.scalawag.setting import SETTING

    return SETTING


def _parts(table: BoardTable) -> Sequence[Part]:
    from scrapdesk.ui.faces.scalawag.advice import OrderAdvice
    from scrapdesk.ui.faces.scalawag.callers import Callers
    from scrapdesk.ui.faces.scalawag.eyes import OpenHands

    if not table.sitting.humans:
        return (OpenHands(table),)
    advice = OrderAdvice(table)
    return (Callers(table), advice) if table.sitting.shared else (advice,)


FACE: Final = Face(
    id="scalawag",
    title="Scalawag!",
    pitch=say(
        "Every captain's crew is hidden, and any order may be a lie. Fire, board and sail with crew you only "
        "claim to have, until someone calls your bluff. The last ship afloat wins."
    ),
    seats=(3, 4, 5, 6, 7, 8),
    minutes=30,
    minutes_each=4,
    tilt=1.5,
    art=_art,
    sound=_sound,
    look=_look,
    lesson=_lesson,
    winner=_winner,
    ending=_ending,
    cloth=Cloth(colour("#DCCFAE"), "up", scale=2.0, badge=_badge, patch=picture("scalawag/patch")),
    colours=_colours,
    stops=_stops,
    theme=MATERIAL,
    accent=colour("#12677A"),
    setting=_setting,
    parts=_parts,
    keys=("other side", *(f"call {n}" for n in range(1, 9))),
)
