"""What every widget is: a rectangle with a name, that can be drawn, pointed at and reached by keyboard.

Must not know scenes; what hosts a widget hears from it through `Host`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NamedTuple, Protocol

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.theme import Colour


class TextBox(NamedTuple):
    """A text as it stands on the screen: for the tests that look for what is cut, hidden or pale."""

    text: str
    room: pygame.Rect
    needed: pygame.Rect
    colour: Colour
    ground: Colour
    px: int


class Host(Protocol):
    """Where widgets live."""

    @property
    def ring_shown(self) -> bool:
        """Whether the focus is marked by a ring: for people who use the keyboard."""

    def damaged(self, rect: pygame.Rect) -> None: ...
    def focus(self, widget: Widget) -> None: ...


class Nowhere:
    """The host of a widget that has none yet."""

    ring_shown = False

    def damaged(self, rect: pygame.Rect) -> None:
        pass

    def focus(self, widget: Widget) -> None:
        pass


class Widget:
    """Shown, but not reached: labels and panels. What can be reached says so with `focusable`."""

    focusable: ClassVar[bool] = False
    margin: ClassVar[int] = 0
    """How far it paints beyond its rectangle, in design pixels."""
    explains: ClassVar[bool] = False
    """Whether it has something to tell when it is looked at, though it cannot be reached."""
    spares: Sequence[pygame.Rect] = ()
    """Parts of its room that it leaves to others."""
    lies_over: bool = False
    """Whether it lies over other widgets by its nature."""

    def __init__(self, context: AppContext, name: str = "", region: str = "main") -> None:
        self.context = context
        self.name = name
        """What it is called, for people who do not see it."""
        self.region = region
        """F6 goes from one region to the next."""
        self.by_arrows_only = False
        """Whether Tab and F6 pass it by: of things of which one is always chosen they stop at that one."""
        self.primary = False
        """Whether it is what somebody comes for, here and now."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clear: pygame.Rect | None = None
        """The part of it on which nothing else may lie; None: all of it."""
        self.visible = True
        self.reason = ""
        """Why it cannot be used now; "" where it can."""
        self.tip = ""
        self.told_of: pygame.Rect | None = None
        """The part of it that its tooltip is about; None: the whole."""
        self.passed: Callable[[Point], bool] | None = None
        """Hears where over it the pointer is; whether it tells something else there."""
        self.action = ""
        """What a key of the scene does as well: the tooltip names it."""
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.host: Host = Nowhere()

    # -- what the host asks -----------------------------------------------------------------------------

    @property
    def enabled(self) -> bool:
        return not self.reason

    def bar(self, reason: str) -> None:
        """Says why it cannot be used now; with "" it can be used again."""
        if reason != self.reason:
            self.reason = reason
            self.touch()

    @property
    def extent(self) -> pygame.Rect:
        """Everything it may paint on, focus ring included."""
        grow = 2 * self.context.view.px(12 + self.margin)
        return self.rect.inflate(grow, grow)

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        """What the focus ring goes around, and the radius of its corners."""
        return self.rect, self.context.view.px(12)

    def children(self) -> Iterable[Widget]:
        return ()

    def hit(self, pos: Point) -> bool:
        return self.visible and self.rect.collidepoint(pos) and not any(room.collidepoint(pos) for room in self.spares)

    def tooltip(self) -> str:
        """What is told about it when it is looked at for a moment."""
        return self.reason or self.context.keys.tip(self.tip, self.action, self.context.texts)

    def text_boxes(self) -> list[TextBox]:
        return []

    def settle(self, host: Host) -> None:
        """It lives here now, and its children too."""
        self.host = host
        for child in self.children():
            child.settle(host)

    # -- what it does -----------------------------------------------------------------------------------

    def touch(self) -> None:
        """It looks different now."""
        self.host.damaged(self.extent)

    def hover(self, over: bool) -> None:
        if over != self.hovered:
            self.hovered = over
            self.touch()

    def press(self, pos: Point) -> None:
        self.pressed = True
        self.touch()

    def drag(self, pos: Point) -> None:
        """The pointer moves while it is pressed."""

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.touch()
        if self.hit(pos):
            self.activate()

    def activate(self) -> None:
        """Clicked, or chosen with Enter or Space."""

    def key(self, event: KeyDown) -> bool:
        """A key while it has the focus; False where it has no use for it."""
        return False

    def typed(self, text: str) -> None:
        """Text while it has the focus."""

    def wheel(self, notches: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paints it within the surface's clip."""
