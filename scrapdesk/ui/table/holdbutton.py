"""The button on a face-down hand: while it is pressed the hand shows its faces. Must not know whose hand it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.widgets.button import Act, Button


class HoldButton(Button):
    lies_over = True

    def __init__(self, context: AppContext, look: Callable[[bool], None], tell: Act) -> None:
        texts = context.texts
        words, tip = texts("Hold to peek"), texts("Hold this down to see your hand")
        super().__init__(context, words, tell, "eye", primary=True, small=True, region="board", tip=tip, action="look")
        self._look = look
        self.visible = False

    def stand_on(self, cards: Sequence[Box], room: pygame.Rect) -> None:
        """In the middle of the lower edge of these cards; nowhere where there are none."""
        self.touch()
        self.visible = bool(cards)
        if cards:
            left, right = min(box[0] for box in cards), max(box[0] + box[2] for box in cards)
            bottom = max(box[1] + box[3] for box in cards)
            wide = self.natural_width()
            high = self.height_for(wide)
            self.place(round((left + right - wide) / 2), round(bottom) - high - self.context.view.px(8), wide)
            self.rect.clamp_ip(room)
        self.touch()

    def press(self, pos: Point) -> None:
        self.pressed = True
        self._look(True)

    def release(self, pos: Point) -> None:
        """However far the pointer has gone meanwhile."""
        self.pressed = False
        self._look(False)
