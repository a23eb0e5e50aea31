"""A word in passing: what was refused and why, what was done. It stays a while, and longer while it is looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.paint.type.styles import BODY, LABEL, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

STAYS = 4500.0
"""Milliseconds; at least."""
PER_LETTER = 45.0


class Toast(Widget):
    """`tone` is a colour of the theme: `refuse`, `info`, `good`. With a rule it can be pressed to read that; with an
    offer, a short word such as Undo, it can be pressed to take it."""

    focusable = True

    def __init__(
        self, context: AppContext, text: str, tone: str = "info", rule: str = "", act: Callable[[], None] | None = None
    ) -> None:
        super().__init__(context, text, "toast")
        self.text = text
        self.tone = tone
        self.rule = rule
        self.offer = ""
        self._act = act
        self.share = 1.0
        """How much smaller than usual it is written, where there is little room."""

    @property
    def stays(self) -> float:
        return max(STAYS, PER_LETTER * len(self.text))

    def place(self, centre: int, top: int, widest: int) -> None:
        px = self.context.view.px
        block, rule = self._blocks(widest)
        width = max(block.width, rule.width if rule else 0) + self._left + px(24)
        height = block.height + (rule.height if rule else 0) + px(28)
        self.rect = pygame.Rect(centre - width // 2, top, width, height)

    def activate(self) -> None:
        if self._act is not None:
            self._act()

    @property
    def _left(self) -> int:
        return self.context.view.px(32) + self._icon

    @property
    def _icon(self) -> int:
        return round(self.context.writer.px(BODY) * 1.3 * self.share)

    def _blocks(self, widest: int) -> tuple[Block, Block | None]:
        writer, px = self.context.writer, self.context.view.px
        room = min(widest, px(900) + 0) - self._left - px(24)
        block = writer.block(self.text, self._smaller(BODY), max(1, room), plain=True)
        foot = self.foot()
        rule = writer.block(foot, self._smaller(LABEL), max(1, room)) if foot else None
        return block, rule

    def _smaller(self, style: Style) -> Style:
        return (
            style
            if self.share == 1.0
            else Style(style.face, round(style.size * self.share), style.strong, style.leading)
        )

    def foot(self) -> str:
        """A second line: what a press on it does."""
        if not self.rule:
            return self.offer
        texts = self.context.texts
        key = self.context.keys.called("rule", texts)
        if not key:
            return texts("Rule {rule}", rule=self.rule)
        return texts("Rule {rule}: press {key} to read it", rule=self.rule, key=key)

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        accent = getattr(theme, self.tone)
        self.context.shapes.draw(surface, self.rect, plates.bubble(self.context, accent))
        name = {"refuse": "warning", "good": "tick"}.get(self.tone, "hint")
        picture = self.context.art.get(icon_picture(name, accent), (self._icon, self._icon))
        block, rule = self._blocks(self.rect.width + 1)
        icon_at = (self.rect.left + px(18), self.rect.top + px(14))
        surface.blit(picture, icon_at, special_flags=pygame.BLEND_PREMULTIPLIED)
        left = self.rect.left + self._left
        writer.draw(surface, block, (left, self.rect.top + px(14)), theme.text)
        if rule is not None:
            writer.draw(surface, rule, (left, self.rect.top + px(14) + block.height), theme.info)

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        block, rule = self._blocks(self.rect.width + 1)
        left, top = self.rect.left + self._left, self.rect.top + px(14)
        boxes = [TextBox(self.text, self.rect, pygame.Rect((left, top), block.size), theme.text, theme.desk, block.px)]
        if rule is not None:
            needed = pygame.Rect((left, top + block.height), rule.size)
            boxes.append(TextBox(self.foot(), self.rect, needed, theme.info, theme.desk, rule.px))
        return boxes
