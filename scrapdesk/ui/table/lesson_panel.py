"""The panel of a lesson: which step this is, what it says, and the ways on and back.

Owns its widgets and where they lie within it. Must not know matches or tables.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE, Style
from scrapdesk.ui.table.column import SMALLER
from scrapdesk.ui.table.lessons.lesson import Lesson
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

Act = Callable[[], None]


class Steps(Widget):
    """A bead for each step: those behind, this one, those to come."""

    def __init__(self, context: AppContext, count: int) -> None:
        super().__init__(context, region="lesson")
        self._count = count
        self._index = 0

    def show(self, index: int) -> None:
        self._index = index
        self.touch()

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.context.view.px(14))
        return self.rect.bottom

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        size, small = px(14), px(9)
        step = (self.rect.width - size) / max(1, self._count - 1)
        for number in range(self._count):
            across = size if number == self._index else small
            colour = theme.highlight if number <= self._index else theme.line
            bead = pygame.Rect(0, 0, across, across)
            bead.center = (round(self.rect.left + size / 2 + step * number), self.rect.centery)
            self.context.shapes.draw(surface, bead, (ground(colour, across // 2),))


class LessonPanel:
    def __init__(self, context: AppContext, lesson: Lesson, on: Act, back: Act, again: Act) -> None:
        texts = context.texts
        self.context, self._lesson = context, lesson
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.count = Label(context, "", META, "muted")
        self.beads = Steps(context, len(lesson.steps))
        self.title = Label(context, "", SUBTITLE)
        self.pane = ScrollPane(context, texts("The lesson"), "lesson")
        self.words = Label(context, "", BODY)
        self.back = Button(context, texts("Previous step"), back, "step-back", small=True, region="lesson")
        self.back.action = "undo"
        self.on = Button(context, texts("Next"), on, "play", primary=True, region="lesson")
        self.again = Button(context, "", again, "redo", small=True, region="lesson")
        self.again.name = self.again.tip = texts("Start over")
        head: list[Widget] = [self.count, self.again, self.beads, self.title, self.pane]
        self.widgets = [*head, self.back, self.on]

    # -- what it says -----------------------------------------------------------------------------------

    def show(self, index: int) -> None:
        """Another step; it must be placed anew then."""
        texts, step = self.context.texts, self._lesson.steps[index]
        self.count.text = texts("Step {n} of {count}", n=index + 1, count=len(self._lesson.steps))
        self.title.text = self.title.name = texts.line(step.title)
        self.words.text = self.words.name = texts.line(step.words)
        self.beads.show(index)
        self.pane.offset = 0

    # -- layout -----------------------------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """High enough for the longest step, so that its buttons never move."""
        texts, writer, px = self.context.texts, self.context.writer, self.context.view.px
        inner = self._inner(width)
        words = max(
            writer.block(texts.line(step.words), BODY, inner - px(26)).height
            + writer.block(texts.line(step.title), SUBTITLE, inner).height
            for step in self._lesson.steps
        )
        return 2 * px(18) + self._head() + words + px(4) + px(16) + self._foot(inner)

    def fit(self, rect: pygame.Rect) -> None:
        """In a room that is as it is: written smaller, until this step needs no more of it."""
        for share in SMALLER:
            for label, usual in ((self.count, META), (self.title, SUBTITLE), (self.words, BODY)):
                label.style = Style(usual.face, round(usual.size * share), usual.strong, usual.leading)
            self.place(rect)
            if not self.pane.overflow and self.count.rect.height <= self._row():
                break

    def place(self, rect: pygame.Rect) -> None:
        px = self.context.view.px
        self.rect = rect
        inner = rect.inflate(-2 * px(24), -2 * px(18))
        bottom = inner.top + self._row() + px(8)
        wide = max(self.context.view.target, self.again.natural_width())
        self.again.place(inner.right - wide, inner.top, wide, self._row())
        line = self.count.height_for(inner.width)
        self.count.place(inner.left, inner.top + (self._row() - line) // 2, inner.width - wide - px(12))
        bottom = self.beads.place(inner.left, bottom, inner.width) + px(14)
        bottom = self.title.place(inner.left, bottom, inner.width) + px(4)
        foot = self._foot(inner.width)
        self.pane.rect = pygame.Rect(inner.left, bottom, inner.width + px(12), inner.bottom - foot - px(16) - bottom)
        offset, self.pane.offset = self.pane.offset, 0
        end = self.words.place(inner.left, bottom, self.pane.inner_width - px(12))
        self.pane.offset = offset
        self.pane.fill([self.words], end)
        self._place_buttons(inner, foot)

    def _inner(self, width: int) -> int:
        return width - 2 * self.context.view.px(24)

    def _head(self) -> int:
        px = self.context.view.px
        return self._row() + px(8) + px(14) + px(14)

    def _row(self) -> int:
        """The height of the line that counts the steps."""
        return max(self.again.height_for(10_000), self.context.writer.line_height(META))

    def _beside(self, width: int) -> bool:
        """Whether the two buttons stand side by side."""
        gap = self.context.view.px(12)
        return self.back.natural_width() + self.on.natural_width() + gap <= width

    def _foot(self, width: int) -> int:
        both = [button.height_for(width) for button in (self.back, self.on)]
        return max(both) if self._beside(width) else sum(both) + self.context.view.px(10)

    def _place_buttons(self, inner: pygame.Rect, foot: int) -> None:
        gap, top = self.context.view.px(12), inner.bottom - foot
        if self._beside(inner.width):
            wide = self.back.natural_width()
            self.back.place(inner.left, top, wide, foot)
            self.on.place(inner.left + wide + gap, top, inner.width - wide - gap, foot)
        else:
            bottom = self.on.place(inner.left, top, inner.width) + self.context.view.px(10)
            self.back.place(inner.left, bottom, inner.width)
