"""The large view of a card that is looked at for a moment. It lies over the log, never over a place to drop on.

Owns when it comes and goes: by itself after a moment, at once while a key is held or with the other button, and for as
long as one likes where it is pinned. What is painted is the Glass's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.glass import Glass
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.board.timing import ZOOM_AGAIN_MS, ZOOM_FADE_MS, ZOOM_WAIT_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import Motion, linear
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, Point, PointerDown, UiEvent
from scrapdesk.ui.paint.theme import Colour

SMALLEST: Final = 1.25
"""What would not grow by this much is large enough already."""
STEPS: Final = 5
"""In so many steps it comes and goes."""


class Zoom:
    """Cards only: what is as wide as it is high tells nothing more when it is larger."""

    def __init__(self, context: AppContext, stage: Stage, damaged: Callable[[pygame.Rect], None]) -> None:
        self._context, self._stage, self._damaged = context, stage, damaged
        self._glass = Glass(context, stage)
        self.room = pygame.Rect(0, 0, 0, 0)
        self.over = pygame.Rect(0, 0, 0, 0)
        """Words that it would hide in part: they give way as long as it is there."""
        self.beside = pygame.Rect(0, 0, 0, 0)
        """A panel of which nothing is seen at its height: what stands there would be left in scraps at both sides."""
        self.pinned = False
        """Whether it stays until it is put away."""
        self._held = False
        """Whether a key is held with which nothing is waited for."""
        self._wanted: Target | None = None
        self._shown: Target | None = None
        self._face = ""
        """What the card showed when it was opened: where another lies there now, it is put away."""
        self._step = 0
        """How much of it is seen."""
        self._just = False
        """Whether one was open a moment ago."""
        self._lies = pygame.Rect(0, 0, 0, 0)
        """Where it was painted last."""

    def lie(self, room: pygame.Rect, over: pygame.Rect, beside: pygame.Rect) -> None:
        """Where there is room for it, and what is not seen meanwhile."""
        self.room, self.over, self.beside = room, over, beside

    # -- what a person does -------------------------------------------------------------------------------

    def hears(self, event: UiEvent) -> bool:
        """Keys and presses that are about it. True where they are about nothing else."""
        keys = self._context.keys
        match event:
            case PointerDown(pos):
                on_it = self.pinned and self.seen.collidepoint(pos)
                self.hide()
                return on_it
            case FocusLost():
                self.rest()
            case KeyUp() if self._held and keys.let_go(event, "zoom"):
                self._let_go()
            case KeyDown() if self.pinned and keys.means(event, "cancel"):
                self.hide()
                return True
        return False

    def key(self, event: KeyDown) -> bool:
        """Keys of the table that nobody nearer wants: seen large at once while one is held, kept with another."""
        keys = self._context.keys
        if keys.means(event, "zoom"):
            self._held = True
            self._look_at_cursor()
            return True
        if keys.means(event, "pin"):
            self._pin()
            return True
        return False

    def look_at(self, piece: Piece | None, at_once: bool = False) -> None:
        """Something else lies under the pointer; `at_once`: it was asked for, and is not waited for."""
        if self.pinned:
            return
        at_once = at_once or self._held
        wanted = piece.id if piece is not None and piece.face_up and self._is_card(piece) else None
        if wanted == self._wanted and not (at_once and self._shown is None):
            return
        self._context.clock.drop((self, "zoom"))
        was_open, self._wanted = self._shown is not None or self._just, wanted
        if wanted is None:
            self._close()
        elif self._shown is not None or at_once:
            self._open()
        else:
            self._context.clock.after((self, "zoom"), 0.0 if was_open else ZOOM_WAIT_MS, self._open)

    def ask(self, pos: Point) -> bool:
        """Somebody wants to see what lies here, now. False where nothing does."""
        sprite = self._stage.cast.at(*pos) if self._stage.hit(pos) else None
        self.look_at(None if sprite is None else sprite.piece, at_once=True)
        return sprite is not None

    def _look_at_cursor(self) -> None:
        """The thing under the pointer, or that the keyboard has come to."""
        cursor = self._stage.cursor
        sprite = None if cursor is None else self._stage.cast.get(cursor)
        self.look_at(None if sprite is None else sprite.piece, at_once=True)

    def _pin(self) -> None:
        """What is shown stays; where nothing is, what could be shown. Once more: it goes."""
        if self.pinned:
            self.hide()
            return
        if self._shown is None:
            self._look_at_cursor()
        self.pinned = self._wanted is not None
        self._touch()

    def _let_go(self) -> None:
        """The key is held no more: from now on it is waited for as before."""
        self._held = False
        if not self.pinned:
            self.hide()

    def hide(self) -> None:
        """Nothing is seen of it any more, at once."""
        for key in ("zoom", "fade", "just"):
            self._context.clock.drop((self, key))
        self._gone()
        self._wanted, self._just, self.pinned = None, False, False

    def rest(self) -> None:
        """The same, and nobody holds its key any more: something else is looked at."""
        self._held = False
        self.hide()

    def look_again(self) -> None:
        """The table lies otherwise: what is not there any more is not shown."""
        if self._shown is not None and self._face_of(self._shown) != self._face:
            self.hide()

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.seen
        if self._shown is None or not self._step or not rect.colliderect(surface.get_clip()):
            return
        covered = self._covered
        if covered.width:
            _lay_over(surface, covered.clip(surface.get_clip()), self._context.theme.panel, self._step / STEPS)
        image = self._glass.image(self._shown, self.room.size, self.pinned, self._step / STEPS)
        if image is not None:
            surface.blit(image, self._place, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- coming and going ---------------------------------------------------------------------------------

    def _open(self) -> None:
        self._shown = self._wanted
        self._face = "" if self._shown is None else self._face_of(self._shown)
        self._touch()
        self._fade(1.0, lambda: None)

    def _close(self) -> None:
        """The next card comes at once, if it comes soon."""
        if self._shown is None:
            return
        self._just = True
        self._context.clock.after((self, "just"), ZOOM_AGAIN_MS, self._forget)
        self._fade(0.0, self._gone)

    def _fade(self, goal: float, done: Callable[[], None]) -> None:
        start = self._step / STEPS

        def apply(t: float) -> None:
            step = round((start + (goal - start) * t) * STEPS)
            if step != self._step:
                self._step = step
                self._touch()

        self._context.clock.tween((self, "fade"), ZOOM_FADE_MS, apply, linear, Motion.FADE, done)

    def _gone(self) -> None:
        if self._shown is not None:
            self._shown, self._step = None, 0
            self._glass.forget()
            self._touch()

    def _forget(self) -> None:
        self._just = False

    def _touch(self) -> None:
        """It is painted anew where it was, and where it is."""
        before, self._lies = self._lies, self.seen
        self._damaged(self._lies if not before.width else before if not self._lies.width else before.union(self._lies))

    # -- where it is --------------------------------------------------------------------------------------

    @property
    def seen(self) -> pygame.Rect:
        """Where it lies, with all that belongs to it and all that it covers."""
        if self._shown is None:
            return pygame.Rect(self.room.center, (0, 0))
        return self._place.union(self._covered) if self._covered.width else self._place

    @property
    def _covered(self) -> pygame.Rect:
        """What is not seen behind it."""
        if self.over.width or not self.beside.width:
            return self.over
        place, rim = self._place, self._context.view.px(12)  # a line that it only touches is left
        return pygame.Rect(self.beside.left, place.top + rim, self.beside.width, max(0, place.height - rim))

    @property
    def _place(self) -> pygame.Rect:
        """Where the card and its words lie."""
        if self._shown is None:
            return pygame.Rect(self.room.center, (0, 0))
        rect = pygame.Rect((0, 0), self._glass.size(self._shown, self.room.size, self.pinned))
        rect.center = self.room.center
        return rect

    def _face_of(self, target: Target) -> str:
        sprite = self._stage.cast.get(target)
        return sprite.piece.face if sprite is not None and sprite.piece.face_up else ""

    def _is_card(self, piece: Piece) -> bool:
        sprite = self._stage.cast.get(piece.id)
        if sprite is None or min(self.room.size) <= 0:
            return False
        card = self._stage.is_card(piece, upright=sprite.goal.height > sprite.goal.width * 1.2)
        least = 1.0 if self._stage.keywords(piece) else SMALLEST  # what stands below it is worth it in any case
        return card and self._glass.card_width(piece, self.room.size) > sprite.goal.width * least


def _lay_over(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, share: float) -> None:
    """One colour, as much of it as is seen yet; to fetch memory for a picture of it would take four times as long."""
    kept = round(255 * (1 - share))
    surface.fill((kept, kept, kept), rect, pygame.BLEND_RGB_MULT)
    surface.fill([round(part * share) for part in colour[:3]], rect, pygame.BLEND_RGB_ADD)
