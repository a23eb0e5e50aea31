"""What Scrappers shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Cloth, EndingMaker, Face, Mount
from scrapdesk.ui.faces.scrappers.material import MATERIAL
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
    from scrapdesk.ui.faces.scrappers.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scrappers.sounds import PALETTE

    return PALETTE


def _look(seats: int, table: Table[Any, Any] | None) -> AnyLook:
    from scrapdesk.ui.faces.scrappers.look import look_with

    return look_with(seats, table)


def _lesson() -> Lesson:
    from scrapdesk.ui.faces.scrappers.lesson import FIRST_GAME

    return FIRST_GAME


def _badge(_view: Any, seat: int) -> Sequence[Picture]:
    return (picture("scrappers/pilot", seat=str(seat + 1)),)


def _parts(table: BoardTable) -> Sequence[Part]:
    from scrapdesk.ui.faces.scrappers.look import ScrappersLook
    from scrapdesk.ui.faces.scrappers.order import OrderOfFire

    look: AnyLook = table.look
    return (OrderOfFire(table, look),) if isinstance(look, ScrappersLook) else ()


def _colours(_view: Any) -> Sequence[Colour]:
    """As the helmets of the pilots are, by seat."""
    return tuple(colour(one) for one in ("#E07B35", "#58A6CC", "#F2B632", "#9CB86A"))


def _mount(_view: Any, seat: int, _won: bool) -> Mount:
    """A rim of sheet metal; a person wears the paint of their mech."""
    return Mount(picture("scrappers/rim", short="68"), (68, 68), (0, 0, 68, 68), colours=WEAR[seat])


def _stops() -> Sequence[SceneStop]:
    from scrapdesk.ui.faces.scrappers.stops import scrappers_stops

    return scrappers_stops()


def _setting(_rules: AnyRules) -> Setting:
    from scrapdesk.ui.faces.scrappers.setting import SETTING

    return SETTING


def _scenery(view: Any, _lost: bool) -> Picture:
    """The yard, the wreck of whoever has taken most damage, and in the dark all who neither won nor lost."""
    from scrapdesk.games.scrappers.ending import standings

    damage = [pilot.damage for pilot in view.pilots]
    lost = max(range(len(damage)), key=damage.__getitem__)
    besides = (lost, standings(tuple(damage), view.first)[0])
    rest = "".join(str(seat + 1) for seat in range(len(damage)) if seat not in besides)
    seen = {"rest": rest} if rest else {}
    return picture("scrappers/finale-scenery", lost=str(lost + 1), **seen)


def _ending() -> EndingMaker:
    from scrapdesk.ui.faces.scrappers.ending import yard_end

    return yard_end


def _printed(_kind: str, card: str) -> str:
    return card


WEAR: Final = (
    (("shirt", "#C4581F"), ("shirt_d", "#7E330C"), ("behind", "#E9B487"), ("behind_l", "#F7DEC4")),
    (("shirt", "#3B82A8"), ("shirt_d", "#1D4C68"), ("behind", "#8FBFDA"), ("behind_l", "#CFE5F0")),
    (("shirt", "#D9A227"), ("shirt_d", "#8A6212"), ("behind", "#E8CF8A"), ("behind_l", "#F7EBC6")),
    (("shirt", "#5E9A44"), ("shirt_d", "#35602A"), ("behind", "#A9CF95"), ("behind_l", "#DDEFD3")),
)
"""What a person at each seat wears, and what they sit before."""

FACE: Final = Face(
    id="scrappers",
    title="Scrappers",
    pitch=say(
        "Mechs bolted together from scrap. Place five cards, then watch them fire, last one first. Every "
        "card you draft makes your machine stronger and your plans bolder."
    ),
    seats=(2, 3, 4),
    minutes=30,
    minutes_each=5,
    tilt=-1.4,
    art=_art,
    sound=_sound,
    theme=MATERIAL,
    accent=colour("#A8430F"),
    setting=_setting,
    look=_look,
    scenery=_scenery,
    ending=_ending,
    parts=_parts,
    lesson=_lesson,
    printed=_printed,
    cloth=Cloth(colour("#565C61"), "up", jerks=3, badge=_badge),
    colours=_colours,
    mount=_mount,
    stops=_stops,
)
