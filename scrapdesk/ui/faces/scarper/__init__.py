"""What Scarper shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Cloth, EndingMaker, Face
from scrapdesk.ui.faces.scarper.material import MATERIAL
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

if TYPE_CHECKING:
    from scrapdesk.core.entry import AnyRules
    from scrapdesk.core.table import Table
    from scrapdesk.ui.board.look import AnyLook
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette
    from scrapdesk.ui.setting import Setting
    from scrapdesk.ui.stops.stop import SceneStop
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.lessons.lesson import Lesson
    from scrapdesk.ui.table.part import Part


def _art() -> GameArt:
    from scrapdesk.ui.faces.scarper.recipes import ART

    return ART


def _look(seats: int, table: Table[Any, Any] | None) -> AnyLook:
    from scrapdesk.ui.faces.scarper.look import look_with

    return look_with(seats, table)


def _lesson() -> Lesson:
    from scrapdesk.ui.faces.scarper.lesson import FIRST_GAME

    return FIRST_GAME


def _sound() -> Palette:
    from scrapdesk.ui.faces.scarper.sounds import PALETTE

    return PALETTE


def _badge(_view: Any, seat: int) -> Sequence[Picture]:
    """The mark of the side in wax."""
    return picture("scarper/wax"), picture(f"scarper/icon-mark-{'ab'[seat]}")


def _colours(_view: Any) -> Sequence[Colour]:
    """The pencils of the staff: the Entente's blue, the Central Powers' red."""
    from scrapdesk.ui.faces.scarper.paint import SIDES

    return SIDES


def _stops() -> Sequence[SceneStop]:
    from scrapdesk.ui.faces.scarper.stops import scarper_stops

    return scarper_stops()


def _ending() -> EndingMaker:
    from scrapdesk.ui.faces.scarper.ending import war_end

    return war_end


def _parts(table: BoardTable) -> Sequence[Part]:
    from scrapdesk.ui.faces.scarper.brought import AttackBrought
    from scrapdesk.ui.faces.scarper.ordering import Ordering
    from scrapdesk.ui.faces.scarper.scored import YearScored
    from scrapdesk.ui.faces.scarper.shelf import OrderShelf

    return (YearScored(table), OrderShelf(table), Ordering(table), AttackBrought(table))


def _beside(table: BoardTable) -> Sequence[Part]:
    from scrapdesk.ui.faces.scarper.look import ScarperLook
    from scrapdesk.ui.faces.scarper.sheet import OddsSheet

    assert isinstance(table.look, ScarperLook)  # noqa: S101 - of this game there is no other
    return (OddsSheet(table, table.look),)


def _setting(_rules: AnyRules) -> Setting:
    from scrapdesk.ui.faces.scarper.setting import SETTING

    return SETTING


def _printed(kind: str, card: str) -> str:
    """`event:marne`, of the kind of files that is called events."""
    return f"{kind.removesuffix('s')}:{card}"


FACE: Final = Face(
    id="scarper",
    title="Scarper",
    pitch=say(
        "The Western Front: five battlefields, five years. Every card is played for its points or for its event, "
        "never both, and morale is the rope both sides pull on."
    ),
    seats=(2,),
    minutes=45,
    tilt=-1.1,
    art=_art,
    look=_look,
    lesson=_lesson,
    sound=_sound,
    theme=MATERIAL,
    accent=colour("#24507A"),
    setting=_setting,
    parts=_parts,
    beside=_beside,
    printed=_printed,
    ending=_ending,
    cloth=Cloth(colour("#C9A66B"), badge=_badge),
    colours=_colours,
    stops=_stops,
)
