"""The strip below a replay: back, play, forward, how quickly, and the line from the first move to the last.

Owns the time between two moves. Must not know what is watched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.scrub import ScrubBar
from scrapdesk.ui.paint.type.styles import LABEL
from scrapdesk.ui.table.outcome.course import GameCourse
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

PACES: Final = (2400.0, 1300.0, 700.0, 300.0)
"""Milliseconds from one move to the next, the slowest first."""
USUAL: Final = 1


class Transport:
    def __init__(
        self, context: AppContext, stops: int, at: int, go: Callable[[int], None], course: GameCourse | None = None
    ) -> None:
        self._context = context
        self._stops = stops
        self._go = go
        self.at = at
        self.pace = USUAL
        self.playing = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        texts = context.texts
        self._back = self._button("step-back", texts("Previous move"), "back", lambda: self.step(-1))
        self._play = self._button("play", texts("Play"), "play", self.toggle)
        self._on = self._button("step-forward", texts("Next move"), "on", lambda: self.step(1))
        self._pace = Button(context, "", self._next_pace, "speed", small=True, region="transport")
        self._pace.tip, self._pace.action = texts("Playback speed"), "faster"
        self._where = Label(context, "", LABEL, "text")
        self.scrub = ScrubBar(context, stops, at, self._scrubbed, course)
        self._name_pace()

    @property
    def widgets(self) -> Sequence[Widget]:
        return (self._back, self._play, self._on, self._pace, self._where, self.scrub)

    def _button(self, icon: str, name: str, action: str, act: Callable[[], None]) -> Button:
        button = Button(self._context, "", act, icon, small=True, region="transport", tip=name, action=action)
        button.name = name
        return button

    # -- going ------------------------------------------------------------------------------------------

    def show(self, at: int, where: str) -> None:
        """It is at this stop now."""
        self.at = at
        self.scrub.show(at)
        self._where.text = where
        texts = self._context.texts
        self._back.reason = "" if at else texts("You are at the start.")
        self._on.reason = "" if at < self._stops - 1 else texts("You are at the end.")

    def step(self, by: int) -> None:
        """So many moves on or back; playing stops by it."""
        self.stop()
        self._go(self.at + by)

    def _scrubbed(self, at: int) -> None:
        self.stop()
        self._go(at)

    def toggle(self) -> None:
        if self.playing:
            self.stop()
            return
        if self.at >= self._stops - 1:
            self._go(0)
        self.playing = True
        self._dress()
        self._wait()

    def stop(self) -> None:
        if self.playing:
            self.playing = False
            self._context.clock.drop((self, "next"))
            self._dress()

    def _wait(self) -> None:
        self._context.clock.after((self, "next"), PACES[self.pace], self._advance)

    def _advance(self) -> None:
        if not self.playing:
            return
        self._go(self.at + 1)
        if self.at >= self._stops - 1:
            self.stop()
        else:
            self._wait()

    def _dress(self) -> None:
        """The middle button says what it does now."""
        texts = self._context.texts
        self._play.icon = "pause" if self.playing else "play"
        self._play.name = texts("Pause") if self.playing else texts("Play")
        self._play.tip = f"{self._play.name} ({texts('Space')})"
        self._play.touch()

    def change_speed(self, by: int) -> None:
        self.pace = max(0, min(self.pace + by, len(PACES) - 1))
        self._name_pace()
        self._pace.touch()
        if self.playing:
            self._wait()

    def _next_pace(self) -> None:
        self.pace = (self.pace + 1) % len(PACES) - 1
        self.change_speed(1)

    def _name_pace(self) -> None:
        texts = self._context.texts
        words = (texts("slow"), texts("normal"), texts("fast"), texts("very fast"))[self.pace]
        self._pace.text = words
        self._pace.name = texts("Speed: {pace}", pace=words)

    # -- layout -----------------------------------------------------------------------------------------

    def _pace_width(self) -> int:
        """As wide as the longest of its words, so that nothing moves when it changes."""
        was, texts = self._pace.text, self._context.texts
        widths = []
        for words in (texts("slow"), texts("normal"), texts("fast"), texts("very fast")):
            self._pace.text = words
            widths.append(self._pace.natural_width())
        self._pace.text = was
        return max(widths)

    def _where_width(self) -> int:
        number = self._stops - 1
        words = self._context.texts("Move {n} of {all}", n=number, all=number)
        # Figures are about equally wide, and not quite: a little more than the longest needs.
        return self._context.writer.block(words, LABEL).width + self._context.view.px(12)

    def _beside(self, width: int) -> bool:
        """Whether the line has room beside the buttons."""
        px = self._context.view.px
        return width - self._buttons_width() - self._where_width() - px(100) >= px(260)

    def _buttons_width(self) -> int:
        gap = self._context.view.px(10)
        steps = sum(button.natural_width() + gap for button in (self._back, self._play, self._on))
        return steps + self._pace_width()

    def _row(self) -> int:
        return max(button.height_for(10_000) for button in (self._back, self._play, self._on, self._pace))

    def height_for(self, width: int) -> int:
        px = self._context.view.px
        if self._beside(width):
            return max(self._row(), self.scrub.height) + 2 * px(18)
        return self._row() + self.scrub.height + px(6) + 2 * px(18)

    def arrange(self, rect: pygame.Rect) -> None:
        self.rect = rect
        px, gap, row = self._context.view.px, self._context.view.px(10), self._row()
        inner = rect.inflate(-2 * px(22), -2 * px(18))
        beside = self._beside(rect.width)
        top = inner.bottom - row if beside else inner.top
        x = inner.left
        for button in (self._back, self._play, self._on):
            button.place(x, top, button.natural_width(), row)
            x = button.rect.right + gap
        self._pace.place(x, top, self._pace_width(), row)
        x = self._pace.rect.right + px(18)
        where, line = self._where_width(), self._context.writer.line_height(LABEL)
        self._where.rect = pygame.Rect(inner.right - where, top + (row - line) // 2, where, line)
        if beside:
            self.scrub.rect = pygame.Rect(x, inner.top, self._where.rect.left - px(24) - x, inner.height)
        else:
            self.scrub.rect = pygame.Rect(inner.left, top + row + px(6), inner.width, self.scrub.height)
