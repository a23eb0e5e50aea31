"""What every scene is handed: settings, pictures, sound, texts, clock, theme, pen, storage, and the way to others.

Owns how these hang together, and the wishes that lead from one scene to another. Must not know any scene.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import pygame

from scrapdesk.core.newtable import NewTable as NewTable
from scrapdesk.core.record import Record
from scrapdesk.core.refusal import IllegalMove, Refusal
from scrapdesk.storage.deals import Seen
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.people import Guest
from scrapdesk.storage.saves import Save
from scrapdesk.storage.settings import Settings
from scrapdesk.storage.statistics import History
from scrapdesk.ui.face import Face
from scrapdesk.ui.frame import heap
from scrapdesk.ui.frame.clock import Clock
from scrapdesk.ui.frame.keys import Keys
from scrapdesk.ui.frame.later import Later
from scrapdesk.ui.frame.scene import Fault, Scene, SceneStack
from scrapdesk.ui.frame.scribe import Scribe
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.opaque import SomeTable
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.dressed import DressedArt
from scrapdesk.ui.paint.fonts import FontBook
from scrapdesk.ui.paint.gaps import Gaps
from scrapdesk.ui.paint.pictures import Pictures
from scrapdesk.ui.paint.shapes import Shapes
from scrapdesk.ui.paint.sound.audio import Audio, Volumes, make_audio
from scrapdesk.ui.paint.sound.music import DESK as DESK_SOUND
from scrapdesk.ui.paint.theme import DAYLIGHT, DESK, HIGH_CONTRAST, Colour, DeskTheme, flat, hexed
from scrapdesk.ui.paint.type.writer import Writer
from scrapdesk.ui.requests import OpenRules, Request
from scrapdesk.ui.setups import LastSetup, with_setup

if TYPE_CHECKING:
    from scrapdesk.ai.thinking import Thinker
    from scrapdesk.ui.board.look import Look


class SettingsFile(Protocol):
    value: Settings
    notes: list[str]

    def hold(self, value: Settings) -> None: ...
    def write(self) -> None: ...


class HistoryFile(Protocol):
    value: History
    notes: list[str]

    def save(self, value: History) -> None: ...


class Shelf(Protocol):
    """Saved games. `notes` says in sentences what had to be set aside."""

    notes: list[str]

    def keep(self, name: str, record: Record) -> None: ...
    def load(self, name: str) -> Save | None: ...
    def all(self) -> list[Save]: ...
    def has(self, name: str) -> bool: ...
    def rename(self, name: str, new: str) -> None: ...
    def forget(self, name: str) -> None: ...
    def place(self, game: str) -> str:
        """The name under which this window keeps, or would go on with, the running game of a kind."""

    def hold(self, game: str) -> None:
        """From now on that place is this window's alone."""

    def give_up(self, game: str) -> None: ...


class DealsFile(Protocol):
    value: Seen
    notes: list[str]

    def hold(self, value: Seen) -> None: ...
    def write(self) -> None: ...


class FinishedShelf(Protocol):
    """Games that have ended, for who wants to watch them again."""

    def keep(self, record: Record, when: str) -> str:
        """The name under which it lies; "" where it could not be kept."""

    def load(self, name: str) -> Save | None: ...
    def has(self, name: str) -> bool: ...


@dataclass(frozen=True)
class Storage:
    settings: SettingsFile
    history: HistoryFile
    shelf: Shelf
    deals: DealsFile
    finished: FinishedShelf
    workshop: Path | None = None
    """Where cards of one's own lie; None: in the folder of the user."""


SETTLED = 1500.0
"""Milliseconds after a scene has come until all of it has been made."""
TIDY = 150.0
"""Milliseconds after a scene has left until its memory is given back."""


class IconRoom:
    """Icons out of the art room, for the pen."""

    def __init__(self, get: Callable[[Picture, tuple[int, int]], pygame.Surface]) -> None:
        self._get = get

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        return self._get(icon_picture(name, colour), (size, size))


def icon_picture(name: str, colour: Colour) -> Picture:
    return picture(f"desk/icon-{name}", colour=hexed(colour))


def _volumes(settings: Settings) -> Volumes:
    return Volumes(
        settings.master_volume / 100,
        settings.effects_volume / 100,
        settings.music_volume / 100,
        settings.beds_volume / 100,
        settings.mono,
    )


def _make_thinker() -> Thinker:
    from scrapdesk.ai.worker import make_thinker  # games come with it, and the desk does without them

    return make_thinker()


MakeScene = Callable[["AppContext", Any], Scene]
Leaving = Callable[[], None]
Door = Callable[["AppContext", NewTable | Record, Leaving], None]


def _nothing() -> None:
    """Where there is no window."""


def place_of(game: str, view: Viewport) -> str:
    """A table of a game in a window of this size, as the art room remembers it."""
    return f"{game}-{view.width}x{view.height}"


def _no_door(context: AppContext, wish: NewTable | Record, leaving: Leaving) -> None:
    raise LookupError("no table has been opened on this screen")


class AppContext:
    """Everything that one run of the window shares."""

    seated = ""
    """The game at whose table somebody sits; of a desk that is come back to, has just sat."""

    def __init__(
        self, storage: Storage, art: Pictures, audio: Audio, view: Viewport, texts: Texts | None = None
    ) -> None:
        self.storage = storage
        self.gaps = Gaps(lambda: self.scenes.painting)
        self._dress = DressedArt(art, gaps=self.gaps)
        self.art: Pictures = self._dress
        self.audio = audio
        self.texts = texts or Texts()
        self.clock, self.shapes, self.fonts = Clock(), Shapes(), FontBook()
        self.scenes = SceneStack(self._tidy_soon, self._tell, self._settle_soon)
        self.view = view
        self.writer = Writer(self.fonts, IconRoom(self._dress.get), view)
        self.closing = False
        self.make_thinker: Callable[[], Thinker] = _make_thinker
        """Where opponents think: beside the screen, or here in tests."""
        self.draw_secret: Callable[[], str] = str
        """Secret bits for a new match; none where one seed is to give one game (tests, pictures)."""
        self.door: Door = _no_door
        """The one way to a table; set where the program is put together."""
        self.makers: dict[type[Request], MakeScene] = {}
        """How the scene that a request asks for is made; filled where the program is put together."""
        self.faces: Mapping[str, Face] = {}
        """What each game shows, in the order in which their boxes lie; filled there, too."""
        self.company: tuple[Guest, ...] = ()
        """Who sits at the table on the screen, seat by seat."""
        self._sound, self._material = DESK_SOUND, DESK
        self.worn: DeskTheme | None = None
        """What a scene paints itself with, wherever one sits, as long as it paints."""
        self.later, self.scribe, self.sweeper = Later(), Scribe(), heap.Sweeper()
        """What is done when the frame is over, who writes to the disk, and how objects are looked through."""
        self.fullscreen = False
        """Whether the window fills the screen now."""
        self.toggle_fullscreen: Callable[[], None] = _nothing
        """Full screen and back; set where the window is."""
        self.away = False
        """Whether another window is in front of this one."""
        self._obey_settings()
        self._note_strange_keys()
        self.resize(view.size)

    # -- what is set ------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self.storage.settings.value

    @property
    def theme(self) -> DeskTheme:
        if self.settings.high_contrast:
            return HIGH_CONTRAST
        found, look = self.worn or self._material, self.settings.look
        if look == "daylight" and found is DESK:
            return DAYLIGHT
        return flat(found) if look == "plain" else found

    def change_settings(self, **fields: Any) -> None:
        """Sets something, keeps it, and lets it be seen at once. A disk that takes nothing is told of, and it holds."""
        self._keep_settings(fields, self.scenes.note)
        self._obey_settings()
        self.resize(self.view.size)

    def note_settings(self, **fields: Any) -> None:
        """Keeps something that cannot be seen; nothing is laid out anew. A disk that takes nothing stops nobody."""
        self._keep_settings(fields, lambda _trouble: None)

    def _keep_settings(self, fields: Mapping[str, Any], failed: Callable[[StorageTrouble], None]) -> None:
        """They hold at once, and are written beside the window."""
        settings = self.storage.settings
        settings.hold(msgspec.structs.replace(self.settings, **fields))
        self.scribe.write(settings.write, failed, read=False)

    def refuse(self, scene: Scene, refusal: Refusal) -> None:
        """Says why a move cannot be made, and leads to the rule."""
        self.audio.play("refuse")
        scene.say(self.texts.sentence(refusal.sentence), "refuse", refusal.rule, scene.about)

    def _tell(self, scene: Scene, fault: Fault) -> None:
        """Whatever raised it: a move that cannot be made, or a disk that takes nothing, becomes a sentence here."""
        if isinstance(fault, IllegalMove):
            self.refuse(scene, fault.refusal)
        else:
            words = str(fault)
            scene.say(f"{words[:1].upper()}{words[1:]}.", "refuse")

    def resize(self, size: tuple[int, int]) -> None:
        """The window has this size now."""
        self.view = Viewport(size, self.settings.text_size / 100)
        self.writer.look_at(self.view)
        self.scenes.resized()

    def _obey_settings(self) -> None:
        settings = self.settings
        self._dress.contrast = settings.high_contrast
        self.clock.speed = settings.speed
        self.clock.reduced_motion = settings.reduced_motion
        self.audio.set_volumes(_volumes(settings))
        self.keys = Keys(settings.keys)

    def _note_strange_keys(self) -> None:
        """Entries of the settings that no key or action is called by have no effect, and are named."""
        for name in self.keys.strange:
            words = self.texts("The key set for “{name}” is not valid; the default key is used instead.", name=name)
            self.storage.settings.notes.append(words)

    def start_slow_parts(self) -> None:
        """What the first frame need not wait for: the device for sound."""
        self.audio = make_audio()
        self._obey_settings()
        self.audio.use(self._sound)

    def close(self) -> None:
        try:
            self.scribe.close()
        finally:
            self.art.close()
            self.audio.close()

    def _tidy_soon(self) -> None:
        """Scenes hang together in circles, and hold pictures as large as the window: they are not left lying about."""
        self.clock.after("tidy", TIDY, self.sweeper.sweep)

    def _settle_soon(self) -> None:
        """What was there before another scene stays, and so does that scene when all of it has been made."""
        self.sweeper.set_apart()
        self.clock.after("settled", SETTLED, self.sweeper.set_apart)

    # -- the ways to other scenes -----------------------------------------------------------------------

    def open(self, request: Request) -> None:
        """Puts the scene that is asked for over this one. It may read what is being written."""
        self.scribe.finish()
        self.scenes.push(self.made(request))

    def made(self, request: Request) -> Scene:
        return self.makers[type(request)](self, request)

    def title(self, game: str) -> str:
        """What a game is called; its id where it is not on the desk."""
        return self.faces[game].title if game in self.faces else game

    def sit_at(self, game: str = "") -> None:
        """From now on all looks and sounds as at the table of a game; without a game, as at the desk."""
        face = self.faces.get(game)
        self.seated = game
        self._sound, self._material = (face.sound(), face.theme) if face is not None else (DESK_SOUND, DESK)
        self.audio.use(self._sound)
        self.art.come_to(place_of(game, self.view) if game else "")

    def look_for(self, game: str, seats: int, table: SomeTable | None = None) -> Look | None:
        """The board of a game for so many seats; None where it is played on the plain table."""
        face = self.faces.get(game)
        return face.look(seats, table) if face is not None else None

    def has_lesson(self, game: str) -> bool:
        """Whether there is a first game to learn it by."""
        return game in self.faces and self.faces[game].lesson() is not None

    def open_table(self, wish: NewTable | Record, leaving: Leaving = lambda: None) -> None:
        """The way to a table, for a new game or one that is gone on with. It asks first where another game would be
        lost by it; `leaving` is done when it is clear that one goes there."""
        self.door(self, wish, leaving)

    @staticmethod
    def new_seed() -> str:
        """Luck that nobody knows beforehand, short enough to be typed again."""
        return secrets.token_hex(4)

    def remember_setup(self, table: NewTable) -> None:
        """The next quick start of this game is like this one."""
        setup = LastSetup(table.players, table.options, table.names)
        self.change_settings(last_setups=with_setup(self.settings, table.game, setup))

    def open_rules(self, game: str, rule: str = "") -> None:
        self.open(OpenRules(game, rule))

    def quit(self) -> None:
        self.closing = True
