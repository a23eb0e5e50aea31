"""The story of a game, line by line, the newest at the end. A line that rests on a rule leads to it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.scroll import ScrollPane

FLAG, SEAL = 1.6, 1.2
"""The width of a flag and of each seal beside a line, in heights of a line."""


class LogEntry(NamedTuple):
    """One line of the log: the sentence, the rule it rests on, whether it opens a new move, and which."""

    text: str
    rule: str = ""
    heads: bool = False
    ply: int = -1
    """The move that it tells of; below 0 where it tells of none."""
    signs: tuple[Picture, ...] = ()
    """Small pictures before it: whose it is, what became of it."""
    thumb: Picture | None = None
    """What it is about, in a picture that tells it without words."""


class LogPane(ScrollPane):
    """Only the lines that are seen are set and painted, so it may be as long as it likes."""

    focusable = True

    def __init__(
        self,
        context: AppContext,
        open_rule: Callable[[str], None],
        region: str = "log",
        look_at: Callable[[int], None] | None = None,
    ) -> None:
        """`look_at` shows the table as it was after a move; without it a line leads to its rule at once."""
        super().__init__(context, context.texts("Log"), region)
        self._open_rule, self.look_at = open_rule, look_at
        self._lines: tuple[LogEntry, ...] = ()
        self._tops: list[int] = []
        self._signed = 0
        """The most signs of a line: all keep room for them."""
        self.current: int | None = None

    @property
    def lines(self) -> tuple[LogEntry, ...]:
        return self._lines

    def tell(self, lines: Sequence[LogEntry]) -> None:
        """All lines anew; the end is shown where it was shown before."""
        at_end = self.offset >= self.overflow - 4
        before, now = self._lines, tuple(lines)
        if now[: len(before)] != before:
            self.current, before, self._tops = None, (), []
        signed = max([len(line.signs) for line in now], default=0)
        if signed != self._signed:
            self._signed, before, self._tops = signed, (), []
        self._lines = now
        self._measure(len(before))
        self._move_to(self.overflow if at_end else self.offset)

    def arrange(self, to_end: bool = False) -> None:
        """Measures the lines for the width that it has."""
        self._tops = []
        self._measure(0)
        self._move_to(self.overflow if to_end else self.offset)

    def _measure(self, first: int) -> None:
        """Where the lines from this one on stand, below those that stand already."""
        gap = self.context.view.px(6)
        top = self._length if first else 0
        for line in self._lines[first:]:
            self._tops.append(top)
            top += self._block(line).height + gap + (gap if line.heads else 0)
        self._length = top

    # -- use --------------------------------------------------------------------------------------------

    def hit(self, pos: Point) -> bool:
        return self.visible and self.rect.collidepoint(pos)

    def press(self, pos: Point) -> None:
        self.pressed = True
        if super().hit(pos):
            super().press(pos)
        else:
            self.current = self._at(pos)
            self.touch()

    def release(self, pos: Point) -> None:
        self.pressed = False
        dragging = self._grabbed is not None
        super().release(pos)
        if not dragging and self.current is not None and self._at(pos) == self.current:
            self.activate()

    def activate(self) -> None:
        line = None if self.current is None else self._lines[self.current]
        if line is not None and self.look_at is not None and line.ply >= 0:
            self.look_at(line.ply)
        elif line is not None and line.rule:
            self._open_rule(line.rule)

    def key(self, event: KeyDown) -> bool:
        steps = {"up": -1, "down": 1, "page up": -8, "page down": 8, "home": -10_000, "end": 10_000}
        if self.look_at is not None and self.context.keys.means(event, "rule") and self._rule_now:
            self._open_rule(self._rule_now)
            return True
        wish = self.context.keys.meant(event, "moving")
        if wish not in steps or not self._lines:
            return False
        last = len(self._lines) - 1
        at = last if self.current is None else self.current + steps[wish]
        if not 0 <= at <= last and abs(steps[wish]) == 1:
            return False
        self.current = max(0, min(at, last))
        self._show_line(self.current)
        self.touch()
        return True

    @property
    def _rule_now(self) -> str:
        """The rule that the marked line rests on."""
        return "" if self.current is None else self._lines[self.current].rule

    def tooltip(self) -> str:
        texts, keys = self.context.texts, self.context.keys
        use, rule = keys.called("use", texts), self._rule_now
        if self.look_at is None:
            return texts("Rule {rule}: click or press {key} to read it", rule=rule, key=use) if rule else ""
        return texts("Click or press {key} to see the table after this move", key=use)

    def _at(self, pos: Point) -> int | None:
        y = pos[1] - self.rect.top + self.offset
        above = bisect_right(self._tops, y) - 1
        return above if above >= 0 and y < self._length else None

    def _show_line(self, index: int) -> None:
        top = self._tops[index]
        bottom = top + self._block(self._lines[index]).height
        if top < self.offset:
            self._move_to(top)
        elif bottom > self.offset + self.rect.height:
            self._move_to(bottom - self.rect.height)

    # -- painting ---------------------------------------------------------------------------------------

    def _block(self, line: LogEntry) -> Block:
        return self.context.writer.block(
            line.text, NOTE, max(1, self.inner_width - self.context.view.px(16) - self._margin), plain=True
        )

    @property
    def _margin(self) -> int:
        """The room for signs at the left."""
        if not self._signed:
            return 0
        return round(self.context.writer.line_height(NOTE) * (FLAG + 0.3 + SEAL * max(1, self._signed - 1)))

    def _draw_signs(self, surface: pygame.Surface, line: LogEntry, y: int) -> None:
        high = self.context.writer.line_height(NOTE)
        left = self.rect.left + self.context.view.px(8)
        for number, sign in enumerate(line.signs):
            size = (high, high) if number else (round(high * FLAG), high)
            image = self.context.art.get(sign, size)
            surface.blit(image, (left, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += size[0] + high // 5

    @property
    def _newest(self) -> int:
        """The last move that was somebody's: its lines are lit."""
        return next((line.ply for line in reversed(self._lines) if line.heads), -1)

    def _seen(self, window: pygame.Rect) -> list[tuple[int, int]]:
        """The lines that are seen, and where each stands."""
        seen = []
        for index, top in enumerate(self._tops):
            y = self.rect.top + top - self.offset
            if y > window.bottom:
                break
            high = self._block(self._lines[index]).height
            if y < self.rect.top - 2 and high < self.rect.height:
                continue  # half a line is nothing to read
            if y + high >= window.top:
                seen.append((index, y))
        return seen

    def draw_content(self, surface: pygame.Surface, window: pygame.Rect) -> None:
        theme, px = self.context.theme, self.context.view.px
        for index, y in self._seen(window.clip(self.rect)):
            line = self._lines[index]
            block = self._block(line)
            if line.ply >= 0 and line.ply == self._newest:
                row = pygame.Rect(self.rect.left, y - px(3), self.inner_width, block.height + px(6))
                self.context.shapes.draw(surface, row, (ground(theme.well, 0),))
            if index == self.current:
                row = pygame.Rect(self.rect.left, y - px(2), self.inner_width, block.height + px(4))
                self.context.shapes.draw(surface, row, (ground(theme.panel_light, px(6)),))
            colour = theme.text if line.heads or index == self.current else theme.muted
            self._draw_signs(surface, line, y)
            self.context.writer.draw(surface, block, (self.rect.left + px(8) + self._margin, y), colour)

    @property
    def window(self) -> pygame.Rect:
        return self.rect

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        boxes = []
        for index, y in self._seen(self.rect):
            block = self._block(self._lines[index])
            needed = pygame.Rect((self.rect.left + px(8) + self._margin, y), block.size)
            if self.rect.contains(needed):
                boxes.append(TextBox(self._lines[index].text, needed, needed, theme.muted, theme.well, block.px))
        return boxes
