"""What SCOPE shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Cloth, EndingMaker, Face
from scrapdesk.ui.faces.scope.material import MATERIAL
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
    from scrapdesk.ui.faces.scope.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scope.sounds import PALETTE

    return PALETTE


def _look(seats: int, _table: Table[Any, Any] | None) -> AnyLook:
    from scrapdesk.ui.faces.scope.look import ScopeLook

    return ScopeLook(seats)


def _lesson() -> Lesson:
    from scrapdesk.ui.faces.scope.lesson import FIRST_GAME

    return FIRST_GAME


def _parts(table: BoardTable) -> Sequence[Part]:
    from scrapdesk.ui.faces.scope.aftermath import Aftermath
    from scrapdesk.ui.faces.scope.aiming import Aiming
    from scrapdesk.ui.faces.scope.choosing import ActionChosen
    from scrapdesk.ui.faces.scope.commands import Commands
    from scrapdesk.ui.faces.scope.deploying import Deploying
    from scrapdesk.ui.faces.scope.eyes import BorrowedEyes
    from scrapdesk.ui.faces.scope.finding import FoundBeside
    from scrapdesk.ui.faces.scope.look import ScopeLook
    from scrapdesk.ui.faces.scope.pencil import Pencil
    from scrapdesk.ui.faces.scope.reading import Reading
    from scrapdesk.ui.faces.scope.weighed import WeighedBeside

    look: AnyLook = table.look
    if not isinstance(look, ScopeLook):
        return ()
    if not table.sitting.humans:
        return BorrowedEyes(table, look), Aftermath(table, look)
    pencil, commands = Pencil(table, look.paper), Commands(table, look)
    finding = FoundBeside(table, look.paper)
    aiming, chosen = Aiming(table, look), ActionChosen(table)
    reading = Reading(table, look)
    table.side.column.wants_all = lambda: finding.asking or reading.wanted
    told = commands, finding, reading, WeighedBeside(table, look)
    return pencil, Aftermath(table, look), aiming, Deploying(table), *told, chosen


def _winner(view: Any, seat: int) -> Mapping[str, str]:
    """The side that has won; both in a draw."""
    return {"side": "ab"[view.score.winner] if view.score.winner in (0, 1) else "both"}


def _badge(view: Any, seat: int) -> Sequence[Picture]:
    """The side that the seat plays for."""
    return (picture("scope/badge", side="ab"[view.frame.sides[seat]]),)


def _colours(view: Any) -> Sequence[Colour]:
    """Those of the two sides; where more play, everybody has a line that is told apart."""
    seats = view.frame.sides
    return tuple((colour("#5FA8DC"), colour("#D08858"))[side] for side in seats) if len(seats) == 2 else ()


def _stops() -> Sequence[SceneStop]:
    from scrapdesk.ui.faces.scope.stops import scope_stops

    return scope_stops()


def _ending() -> EndingMaker:
    from scrapdesk.ui.faces.scope.ending import front_end

    return front_end


def _setting(rules: AnyRules) -> Setting:
    from scrapdesk.ui.faces.scope.setting import setting_of

    return setting_of(rules)


FACE: Final = Face(
    id="scope",
    title="SCOPE",
    pitch=say(
        "Two sniper teams in a ruined city, every card face down. Move, search, listen, and fire when "
        "you are sure, or when you can't wait any longer."
    ),
    seats=(2, 3, 4),
    minutes=15,
    tilt=1.0,
    art=_art,
    sound=_sound,
    theme=MATERIAL,
    accent=colour("#2C6A99"),
    look=_look,
    lesson=_lesson,
    parts=_parts,
    keys=("other side", "memory", "mark"),
    winner=_winner,
    cloth=Cloth(colour("#4E6675"), badge=_badge),
    colours=_colours,
    stops=_stops,
    setting=_setting,
    ending=_ending,
)
