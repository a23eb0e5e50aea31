"""What La Scamorra shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from scrapdesk.core.words import say
from scrapdesk.ui.face import Cloth, Face, Mount, Together
from scrapdesk.ui.faces.scamorra.material import MATERIAL
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

if TYPE_CHECKING:
    from scrapdesk.core.entry import AnyRules
    from scrapdesk.core.match import Entry
    from scrapdesk.core.table import Table
    from scrapdesk.ui.board.look import AnyLook
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette
    from scrapdesk.ui.setting import Setting
    from scrapdesk.ui.stops.stop import SceneStop
    from scrapdesk.ui.table.lessons.lesson import Lesson


def _art() -> GameArt:
    from scrapdesk.ui.faces.scamorra.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scamorra.sounds import PALETTE

    return PALETTE


def _look(seats: int, _table: Table[Any, Any] | None) -> AnyLook:
    from scrapdesk.ui.faces.scamorra.look import ScamorraLook

    return ScamorraLook(seats)


def _lesson() -> Lesson:
    from scrapdesk.ui.faces.scamorra.lesson import FIRST_GAME

    return FIRST_GAME


def _together() -> Together:
    from scrapdesk.ui.faces.scamorra.morra import MorraScene, morra_is_due

    return Together(morra_is_due, MorraScene)


def _winner(view: Any, seat: int) -> Mapping[str, str]:
    """The sign that is shown is the first that still stands."""
    from scrapdesk.games.scamorra.board import OFF
    from scrapdesk.games.scamorra.cards import PIECE_NAMES

    standing = [PIECE_NAMES[at % 3] for at, square in enumerate(view.squares) if at // 3 == seat and square != OFF]
    return {"seat": str(seat + 1), "sign": (standing or list(PIECE_NAMES))[0]}


def _scenery(_view: Any, lost: bool) -> Picture:
    return picture("scamorra/finale-scenery", mood="sober") if lost else picture("scamorra/finale-scenery")


def _trophies(entries: Sequence[Entry]) -> Mapping[int, Sequence[Picture]]:
    """The pieces that each side has captured, in the order of the game."""
    from scrapdesk.games.scamorra.cards import PIECE_NAMES

    found: dict[int, list[Picture]] = {0: [], 1: []}
    for event in (event for entry in entries for event in entry.events if event.kind == "captured"):
        side, sign = divmod(cast(int, event.data["victim"]), 3)
        found[1 - side].append(picture(f"scamorra/piece-{PIECE_NAMES[sign]}", side="wb"[side]))
    return found


def _mount(_view: Any, seat: int, won: bool) -> Mount:
    """As the pieces of a side are: red is round, blue is square."""
    what = picture("scamorra/finale-mount", seat=str(seat + 1), mood="glad" if won else "plain")
    if seat == 0:
        return Mount(what, (320, 340), (46, 62, 228, 228), round=True, colours=WEAR[0], rays=True)
    return Mount(what, (320, 340), (52, 66, 216, 216), colours=WEAR[1], rays=True)


def _wrecks(entries: Sequence[Entry]) -> Mapping[int, Picture]:
    """After a knockout the piece that was captured last lies in two."""
    from scrapdesk.games.scamorra.cards import PIECE_NAMES

    events = entries[-1].events if entries else ()
    taken = [event for event in events if event.kind == "captured"]
    if not taken or not any(event.kind == "knockout" for event in events):
        return {}
    side, sign = divmod(cast(int, taken[-1].data["victim"]), 3)
    return {side: picture(f"scamorra/broken-{PIECE_NAMES[sign]}", side="wb"[side])}


def _colours(_view: Any) -> Sequence[Colour]:
    from scrapdesk.ui.faces.scamorra.material import COLOURS

    return COLOURS


def _badge(_view: Any, seat: int) -> Sequence[Picture]:
    return (picture(f"scamorra/badge-{'wb'[seat]}"),)


def _stops() -> Sequence[SceneStop]:
    from scrapdesk.ui.faces.scamorra.stops import scamorra_stops

    return scamorra_stops()


def _setting(_rules: AnyRules) -> Setting:
    from scrapdesk.ui.faces.scamorra.setting import SETTING

    return SETTING


WEAR: Final = (
    (("shirt", "#B3261E"), ("shirt_d", "#82160F"), ("behind", "#F2CF6B"), ("behind_l", "#FBF3E0")),
    (("shirt", "#1F5FA8"), ("shirt_d", "#123F74"), ("behind", "#5B95D4"), ("behind_l", "#A9CBEA")),
)
"""What a person at either side wears, and what they sit before."""

FACE: Final = Face(
    id="scamorra",
    title="La Scamorra",
    pitch=say(
        "Rock, paper, scissors on a chessboard. Play a chess card, move one of your three pieces with "
        "it, and capture what you beat. When all fifteen cards are played, the higher score wins."
    ),
    seats=(2,),
    minutes=20,
    tilt=0.9,
    art=_art,
    sound=_sound,
    theme=MATERIAL,
    accent=colour("#B3261E"),
    setting=_setting,
    look=_look,
    lesson=_lesson,
    together=_together,
    keys=tuple(f"{side} hand {n}" for side in ("left", "right") for n in (1, 2, 3)),
    winner=_winner,
    scenery=_scenery,
    trophies=_trophies,
    mount=_mount,
    wrecks=_wrecks,
    colours=_colours,
    cloth=Cloth(colour("#8E2A20"), "aside", badge=_badge, patch=picture("scamorra/placard")),
    stops=_stops,
)
