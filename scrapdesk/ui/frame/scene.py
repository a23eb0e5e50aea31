"""A scene fills the window, or lies over another; the stack of them answers events and is painted.

Pushes and pops wait for the end of the frame, so that no scene vanishes while it answers. Must not know any scene.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

import pygame

from scrapdesk.core.refusal import IllegalMove
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.frame.allowance import Allowance
from scrapdesk.ui.frame.damage import Damage
from scrapdesk.ui.frame.events import UiEvent

FAULTS: Final = (IllegalMove, StorageTrouble)
"""What an act of a person may come to, and what is no fault of the program: a move that cannot be made, a disk that
takes nothing. Whoever raises them, they end at the stack, and are told in a sentence."""
Fault = IllegalMove | StorageTrouble
Tell = Callable[["Scene", Fault], None]


def _to_nobody(scene: Scene, fault: Fault) -> None:
    """A stack without anybody before it has nobody to tell."""


class Scene(ABC):
    """One screen of the program. What changed in it, it notes in `damage`."""

    opaque: ClassVar[bool] = True
    """Whether nothing of the scene below can be seen."""
    about: str = ""
    """The game whose moves are made here: what is refused leads to its rules."""

    def __init__(self) -> None:
        self.damage = Damage()

    def enter(self) -> None:  # noqa: B027 - most scenes need nothing here
        """It is on the stack now; the window has a size."""

    def exit(self) -> None:  # noqa: B027 - most scenes need nothing here
        """It has left the stack."""

    def pause(self) -> None:  # noqa: B027 - most scenes need nothing here
        """Another scene lies over it now."""

    def resume(self) -> None:  # noqa: B027 - most scenes need nothing here
        """It is the topmost again."""

    def say(self, text: str, tone: str = "info", rule: str = "", game: str = "") -> None:  # noqa: B027 - as above
        """Tells something in passing, where the scene has a place for it."""

    def resized(self) -> None:  # noqa: B027 - most scenes need nothing here
        """The window, or how large its owner wants text, is another: told once it can be seen."""

    def art_came(self) -> None:
        """Pictures that were not ready before are ready now."""
        self.damage.add_all()

    @abstractmethod
    def handle(self, event: UiEvent) -> bool:
        """Answers an event; False where it has no use for it."""

    def update(self, dt: float) -> None:  # noqa: B027 - most scenes need nothing here
        """So many milliseconds have passed."""

    def settle(self) -> None:  # noqa: B027 - most scenes need nothing here
        """The end of a frame, for whoever can be seen: shows what has changed since the last, once."""

    def about_to_draw(self) -> None:  # noqa: B027 - most scenes need nothing here
        """What has moved since the scene was settled is damage before anything is painted: else it would be painted
        in part, where other things changed, and that part would stay when it moves on."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Paints what lies within the surface's clip."""

    @property
    def wakeful(self) -> bool:
        """Whether it wants to be updated at the full rate though nothing moves."""
        return False


class SceneStack:
    """The scenes of one window, the topmost last."""

    def __init__(
        self,
        left: Callable[[], None] = lambda: None,
        tell: Tell = _to_nobody,
        entered: Callable[[], None] = lambda: None,
    ) -> None:
        self._left, self._entered = left, entered
        """Called when a scene has left, and when one has come."""
        self._tell = tell
        """Says in a scene what came of an act."""
        self._faults: list[Fault] = []
        self._scenes: list[Scene] = []
        self._queue: list[Callable[[], None]] = []
        self._outgrown: list[Scene] = []
        """Those that were hidden when the window became another: they follow it when they can be seen again."""
        self.painting: pygame.Rect | None = None
        """What of the window is being painted now, if anything."""
        self.allowance = Allowance()

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(self._scenes)

    @property
    def wakeful(self) -> bool:
        return any(scene.wakeful for scene in self._visible())

    def push(self, scene: Scene) -> None:
        self._queue.append(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Takes off the topmost scene; or `scene` with all that lies over it, if it is there at all."""
        self._queue.append(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the topmost."""
        self.pop()
        self.push(scene)

    def clear(self) -> None:
        """Takes off all."""
        self._queue.append(self._clear)

    def settle(self) -> None:
        """The end of a frame: what has changed is shown, and what was asked for since the last is done. What could not
        be done is told then, to whoever is on top."""
        self._show_changes()
        while self._queue:
            while self._queue:
                self.attempt(self._queue.pop(0))
            self._show_changes()
        told, self._faults = self._faults, []
        for fault in dict.fromkeys(told):
            if self._scenes:
                self._tell(self._scenes[-1], fault)

    def _show_changes(self) -> None:
        for scene in self._visible():
            self.attempt(scene.settle)

    def attempt(self, act: Callable[[], object]) -> None:
        """Does something that a person asked for; where it cannot be done, they are told at the end of the frame."""
        try:
            act()
        except FAULTS as fault:
            self.note(fault)

    def note(self, fault: Fault) -> None:
        """To be told at the end of the frame."""
        self._faults.append(fault)

    def handle(self, event: UiEvent) -> bool:
        if not self._scenes:
            return False
        self.attempt(self._scenes[-1].settle)  # whoever points now points at things as they are
        try:
            return self._scenes[-1].handle(event)
        except FAULTS as fault:
            self.note(fault)
            return True

    def update(self, dt: float) -> None:
        for scene in self._visible():
            self.attempt(partial(scene.update, dt))

    def resized(self) -> None:
        self._outgrown = list(self._scenes)
        self._follow_window()

    def damage_all(self) -> None:
        for scene in self._scenes:
            scene.damage.add_all()

    def art_came(self) -> None:
        for scene in self._scenes:
            scene.art_came()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paints what changed, and what can wait while there is time. Returns where."""
        whole = surface.get_rect()
        visible = self._visible()
        changed = Damage()
        changed.take(whole)
        for scene in visible:
            scene.about_to_draw()
            for rect in scene.damage.take(whole):
                changed.add(rect)
        rects = changed.take(whole)
        for rect in rects:
            self._paint(surface, visible, rect)
        for scene in visible:
            for rect in scene.damage.take_waiting(whole):
                if self.allowance.spent():
                    scene.damage.wait(rect)
                elif rect.collidelist(rects) == -1 or not any(done.contains(rect) for done in rects):
                    self._paint(surface, visible, rect)
                    rects.append(rect)
        self.painting = None
        surface.set_clip(None)
        return rects

    # -- within -----------------------------------------------------------------------------------------

    def _paint(self, surface: pygame.Surface, visible: list[Scene], rect: pygame.Rect) -> None:
        surface.set_clip(rect)
        self.painting = rect
        for scene in visible:
            scene.draw(surface)

    def _follow_window(self) -> None:
        """Whoever can be seen is laid out for the window as it is."""
        for scene in [one for one in self._visible() if one in self._outgrown]:
            self._outgrown.remove(scene)
            scene.resized()
            scene.damage.add_all()

    def _visible(self) -> list[Scene]:
        first = max((at for at, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    def _push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        scene.enter()
        scene.damage.add_all()
        self._entered()

    def _pop(self, scene: Scene | None) -> None:
        if not self._scenes or (scene is not None and scene not in self._scenes):
            return
        last = scene or self._scenes[-1]
        while self._scenes:
            gone = self._scenes.pop()
            gone.exit()
            if gone is last:
                break
        self._left()
        self._follow_window()
        if self._scenes:
            self._scenes[-1].resume()
        self.damage_all()

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().exit()
        self._outgrown.clear()
