"""The large view of a card that is looked at for a moment. It lies over the log, never over a place to drop on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.board.timing import ZOOM_AGAIN_MS, ZOOM_FADE_MS, ZOOM_WAIT_MS
from scrapdesk.ui.clock import Motion, linear
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.events import Point

SIZE: Final = (360, 504)
SMALLEST: Final = 1.25
"""What would not grow by this much is large enough already."""
STEPS: Final = 5
"""In so many steps it comes and goes."""


class Zoom:
    """Cards only: what is as wide as it is high tells nothing more when it is larger."""

    def __init__(self, context: AppContext, stage: Stage, damaged: Callable[[pygame.Rect], None]) -> None:
        self._context, self._stage, self._damaged = context, stage, damaged
        self.room = pygame.Rect(0, 0, 0, 0)
        self._wanted: Target | None = None
        self._shown: Target | None = None
        self._step = 0
        """How much of it is seen."""
        self._just = False
        """Whether one was open a moment ago."""
        self._pale: pygame.Surface | None = None

    def look_at(self, piece: Piece | None, at_once: bool = False) -> None:
        """Something else lies under the pointer; `at_once`: it was asked for, and is not waited for."""
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

    def hide(self) -> None:
        """Nothing is seen of it any more, at once."""
        for key in ("zoom", "fade", "just"):
            self._context.clock.drop((self, key))
        self._wanted, self._just = None, False
        self._gone()

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._rect()
        if self._shown is None or not self._step or not rect.colliderect(surface.get_clip()):
            return
        face = self._stage.enlarged(self._shown, rect.size)
        if face is not None:
            image = face if self._step == STEPS else self._paler(face)
            surface.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- coming and going ---------------------------------------------------------------------------------

    def _open(self) -> None:
        self._shown = self._wanted
        self._damaged(self._rect())
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
                self._damaged(self._rect())

        self._context.clock.tween((self, "fade"), ZOOM_FADE_MS, apply, linear, Motion.FADE, done)

    def _gone(self) -> None:
        if self._shown is not None:
            self._shown, self._step, self._pale = None, 0, None
            self._damaged(self._rect())

    def _forget(self) -> None:
        self._just = False

    def _paler(self, face: pygame.Surface) -> pygame.Surface:
        """As much of it as is seen, on a sheet that is kept while it comes or goes."""
        if self._pale is None or self._pale.get_size() != face.get_size():
            self._pale = pygame.Surface(face.get_size(), pygame.SRCALPHA)
        value = round(255 * self._step / STEPS)
        self._pale.fill((value, value, value, value))
        self._pale.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self._pale

    # -- where it is --------------------------------------------------------------------------------------

    def _rect(self) -> pygame.Rect:
        """As large as the design says, and as the room over the log allows."""
        px = self._context.view.px
        width, height = px(SIZE[0]), px(SIZE[1])
        scale = min(1.0, self.room.width / max(1, width), self.room.height / max(1, height))
        rect = pygame.Rect(0, 0, round(width * scale), round(height * scale))
        rect.center = self.room.center
        return rect

    def _is_card(self, piece: Piece) -> bool:
        sprite = self._stage.cast.get(piece.id)
        if sprite is None:
            return False
        tall = sprite.goal.height > sprite.goal.width * 1.2
        return tall and self._rect().width > sprite.goal.width * SMALLEST
