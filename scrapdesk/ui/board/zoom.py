"""The large view of a card that is looked at for a moment. It lies over the log, never over a place to drop on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext

WAIT_MS: Final = 350.0
SIZE: Final = (360, 504)
SMALLEST: Final = 1.25
"""What would not grow by this much is large enough already."""


class Zoom:
    """Cards only: what is as wide as it is high tells nothing more when it is larger."""

    def __init__(self, context: AppContext, stage: Stage, damaged: Callable[[pygame.Rect], None]) -> None:
        self._context, self._stage, self._damaged = context, stage, damaged
        self.room = pygame.Rect(0, 0, 0, 0)
        self._wanted: str | None = None
        self._shown: str | None = None

    def look_at(self, piece: Piece | None) -> None:
        """Something else lies under the pointer."""
        target = piece.id if piece is not None and piece.face_up and self._is_card(piece) else None
        if target == self._wanted:
            return
        at_once = self._shown is not None and target is not None
        self.hide()
        self._wanted = target
        if target is not None:
            self._context.clock.after((self, "zoom"), 0.0 if at_once else WAIT_MS, self._show)

    def hide(self) -> None:
        self._context.clock.drop((self, "zoom"))
        self._wanted = None
        if self._shown is not None:
            self._shown = None
            self._damaged(self._rect())

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._rect()
        if self._shown is None or not rect.colliderect(surface.get_clip()):
            return
        face = self._stage.enlarged(self._shown, rect.size)
        if face is not None:
            surface.blit(face, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _show(self) -> None:
        self._shown = self._wanted
        self._damaged(self._rect())

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
