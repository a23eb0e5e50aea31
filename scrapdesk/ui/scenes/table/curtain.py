"""Between two people at one screen: the last one's secrets are gone, the next one says when they sit there alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.desk.ground import TableTop
from scrapdesk.ui.type.styles import BODY, Style
from scrapdesk.ui.type.writer import CENTRE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

LARGE = Style("serif-bold", 46, "serif-bold", 1.2)


class CurtainScene(WidgetScene):
    def __init__(self, context: AppContext, name: str, ready: Callable[[], None]) -> None:
        super().__init__(context)
        texts = context.texts
        self._ready = ready
        self._top = TableTop(context)
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._title = Label(context, texts("{name}, it is your turn", name=name), LARGE, align=CENTRE, plain=True)
        words = texts("Everybody else looks away. What the last player saw is hidden.")
        self._words = Label(context, words, BODY, "muted", align=CENTRE)
        self._button = Button(context, texts("I am {name}", name=name), self._sit_down, "eye", primary=True)
        self.widgets = [self._title, self._words, self._button]

    def enter(self) -> None:
        super().enter()
        self.ring_shown = True
        self.focus(self._button)

    def _sit_down(self) -> None:
        self.context.scenes.pop(self)
        self._ready()

    def escape(self) -> None:
        """A curtain is not pushed aside by chance."""

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        width = min(round(px(820) * max(1.0, view.text)), view.width - 2 * px(40))
        inner = width - 2 * px(48)
        height = (
            self._title.height_for(inner) + self._words.height_for(inner) + self._button.height_for(inner) + px(140)
        )
        self._plate = pygame.Rect((view.width - width) // 2, (view.height - height) // 2, width, height)
        left = self._plate.left + px(48)
        bottom = self._title.place(left, self._plate.top + px(40), inner) + px(10)
        bottom = self._words.place(left, bottom, inner) + px(30)
        wide = min(inner, self._button.natural_width() + px(40))
        self._button.place(self._plate.centerx - wide // 2, bottom, wide)

    def ground(self, surface: pygame.Surface) -> None:
        margin = self.context.view.px(44)
        self._top.draw(surface, pygame.Rect((0, 0), self.context.view.size).inflate(-2 * margin, -2 * margin))
        self.context.shapes.draw(surface, self._plate, plates.panel(self.context))
