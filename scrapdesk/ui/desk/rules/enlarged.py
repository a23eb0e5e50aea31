"""A picture of the rule book, large, and what it shows in words. A click or any of the usual keys puts it away."""

from __future__ import annotations

import pygame

from scrapdesk.storage.rulebook import Paragraph
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules.pictures import Position, RulePicture
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

SHARE = 0.62
"""The part of the window's height that the picture takes, at most."""


class Enlarged(Overlay):
    width = 1400

    def __init__(self, context: AppContext, paragraph: Paragraph, shown: RulePicture) -> None:
        title = f"{paragraph.id}  {paragraph.title}"
        super().__init__(context, title, [DialogAnswer(context.texts("Back"), nothing, "undo", primary=True)])
        self._shown = shown.again(lambda again: self.escape())
        self._shown.tip = ""
        self._words = Label(context, shown.name, BODY, align=CENTRE)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        view = self.context.view
        room = self.most - view.px(14) - self._words.height_for(width)
        high = min(width / self._shown.proportion, view.height * SHARE, max(room, view.height // 4))
        wide = int(high * self._shown.proportion)
        bottom = self._shown.place(left + (width - wide) // 2, top, wide) + view.px(14)
        return [self._shown, self._words], self._words.place(left, bottom, width)

    def art_came(self) -> None:
        super().art_came()
        if isinstance(self._shown, Position):
            self._shown.forget()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        found = super().at(pos)
        return found if found is not None or pygame.Rect(self.plate).collidepoint(pos) else self.buttons[0]
