"""A question over a scene: a title, words, and the answers as buttons: what is done at the left, what leaves all as it
was at the right. Esc is that last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, TITLE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.placing import in_rows
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

VEIL = (96, 96, 100)
"""What the scene below is multiplied by."""


class DialogAnswer(NamedTuple):
    text: str
    act: Callable[[], object]
    icon: str = ""
    primary: bool = False
    reason: str = ""
    stays: bool = False
    """Whether the plate is still there when one comes back from where the answer leads."""


def nothing() -> None:
    """The answer that only closes the question."""


class Overlay(WidgetScene):
    """A plate in the middle of the window over another scene: a title, a pane that scrolls, buttons at its foot."""

    opaque = False
    panels = True
    aside = False
    """Whether it stands at the right of the window instead."""
    width = 900
    """Design pixels, at most."""

    def __init__(self, context: AppContext, title: str, answers: Sequence[DialogAnswer]) -> None:
        super().__init__(context)
        self._keyboard.led = self._led_to
        self.answers = tuple(answers)
        self.plate = pygame.Rect(0, 0, 0, 0)
        self.most = context.view.height
        """How high the pane may be, at most, before it scrolls."""
        self.title = Label(context, title, TITLE)
        self.pane = ScrollPane(context, title)
        self.buttons = [self._button(answer) for answer in answers]
        self.widgets = [self.title, self.pane, *self.buttons]

    def _button(self, answer: DialogAnswer) -> Button:
        def act() -> None:
            if not answer.stays:
                self.context.scenes.pop(self)
            answer.act()

        icon = answer.icon or ("undo" if answer.act is nothing else "")
        button = Button(self.context, answer.text, act, icon, primary=answer.primary, region="answers")
        button.reason = answer.reason
        return button

    # -- what an overlay says ---------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """The widgets of the pane, placed in a column, and where they end."""
        return [], top

    # -- layout -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.ring_shown = True
        first = self._meant
        if self.focused is None and first is not None:
            self.focus(first)

    @property
    def _meant(self) -> Button | None:
        """The answer that is most likely wanted."""
        return next((button for button in self.buttons if button.primary), self.buttons[0] if self.buttons else None)

    def _led_to(self, others: Sequence[Widget], at: int | None, direction: str) -> int | None:
        """Down from the pane leads to the answer that is most likely wanted, wherever it stands at the foot."""
        meant = self._meant
        if at is None or direction != "down" or others[at] not in self.buttons or self.focused in self.buttons:
            return at
        return others.index(meant) if meant in others else at

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        seen = self.pane.offset
        width = self._plate_width()
        inner = width - 2 * px(36)
        left = self._plate_left(width) + px(36)
        title = self.title.height_for(inner)
        rows = self._button_rows(inner)
        foot = sum(height for _, height in rows) + px(12) * max(0, len(rows) - 1)
        fixed = 3 * px(24) + title + foot + px(24)
        self.pane.rect = pygame.Rect(left, 0, inner + px(26), view.height)
        self.most = max(view.target, view.height - 2 * px(24) - fixed)
        room = max(view.target, min(self._fill(left, 0), self.most))
        top = (view.height - fixed - room) // 2
        self.plate = pygame.Rect(left - px(36), top, width, fixed + room)
        bottom = self.title.place(left, top + px(24), inner) + px(12)
        self.pane.rect = pygame.Rect(left, bottom, inner + px(26), room)
        self.pane.offset = seen  # the measuring before had room for everything
        self._fill(left, bottom)
        if self.focused is not None and any(child is self.focused for child in self.pane.children()):
            self.pane.show(self.focused)
        self._place_buttons(rows, left, bottom + room + px(24), inner)

    def _plate_left(self, width: int) -> int:
        view = self.context.view
        return view.width - width - view.px(32) if self.aside else (view.width - width) // 2

    def _plate_width(self) -> int:
        """Larger text takes a wider plate, so that lines keep about their number of words; and so do buttons that need
        not stand in two rows then."""
        view, px = self.context.view, self.context.view.px
        width = min(round(px(self.width) * max(1.0, view.text)), view.width - 2 * px(32))
        row = sum(button.natural_width() + px(16) for button in self.buttons) - px(16) + 2 * px(36)
        return max(width, row) if row <= view.width * 3 // 4 else width

    def _fill(self, left: int, top: int) -> int:
        offset = self.pane.offset
        widgets, bottom = self.content(left, top, self.pane.inner_width)
        self.pane.offset = offset
        self.pane.fill(widgets, bottom)
        return bottom - top

    def _button_rows(self, width: int) -> list[tuple[list[Button], int]]:
        """The buttons in rows from the right, and how high each row is."""
        rows = in_rows(self.buttons, width, self.context.view.px(16))
        return [(row, max(one.height_for(min(width, one.natural_width())) for one in row)) for row in rows]

    def _place_buttons(self, rows: list[tuple[list[Button], int]], left: int, top: int, width: int) -> None:
        gap = self.context.view.px(16)
        for members, height in rows:
            x = left + width
            for button in reversed(members):
                wide = min(width, button.natural_width())
                button.place(x - wide, top, wide, height)
                x -= wide + gap
            top += height + self.context.view.px(12)

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        surface.fill(VEIL, special_flags=pygame.BLEND_MULT)
        self.context.shapes.draw(surface, self.plate, plates.panel(self.context))

    def escape(self) -> None:
        self.context.scenes.pop(self)
        if self.answers:
            self.answers[-1].act()


class Dialog(Overlay):
    """Words and answers."""

    width = 760

    def __init__(self, context: AppContext, title: str, text: str, answers: Sequence[DialogAnswer]) -> None:
        super().__init__(context, title, answers)
        self._text = Label(context, text, BODY)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        return [self._text], self._text.place(left, top, width)
