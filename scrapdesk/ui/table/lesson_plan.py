"""Where things stand at the table of a lesson: the lesson in the column, and the story below it where there is room.

Owns the buttons at the head of the column, too. Must not know what is taught.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.table.aside import Aside
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.column import margins
from scrapdesk.ui.table.lesson_panel import LessonPanel
from scrapdesk.ui.table.lesson_pointers import Pointers
from scrapdesk.ui.table.menu import Menu, over_table
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.tool import Tool

BELOW_LINES = 5
"""Lines of what lies under the pointer that the lower panel must have room for, or it is left out."""


class LessonMenu(Menu):
    def _make(self) -> list[Button]:
        table, texts = self._table, self._table.context.texts
        return [
            self._plain(texts("Show me"), table.hint, "hint", "hint"),
            self._plain(texts("Rules"), table.open_rules, "rulebook", "rule"),
            self._plain(texts("Desk"), table.leave, "home", ""),
        ]

    def _plain(self, words: str, act: Callable[[], None], icon: str, action: str) -> Button:
        return Tool(self._table.context, words, act, icon, small=True, region="menu", action=action)

    def refresh(self) -> None:
        """They can always be used."""


class LessonPlan:
    def __init__(self, table: BoardTable, panel: LessonPanel, pointers: Pointers) -> None:
        self._table, self._side, self._context = table, table.side, table.context
        self._panel, self._pointers = panel, pointers
        self._column = pygame.Rect(0, 0, 0, 0)
        self._typed = False
        """Whether the field for typed moves stands alone below the lesson."""
        self._side.head.turn.visible = False
        self._side.told = self._make_way
        self._side.moves_over = self.lay_out

    def lay_out(self) -> None:
        if self._side.aside is not None:
            self._lay_aside(self._side.aside)
            return
        view, px = self._context.view, self._context.view.px
        side = min(max(px(520), round(250 * view.text)), round(view.width * 0.42))
        (above, edge, below), left = margins(self._context), view.width - side
        self._side.mooring.spread_table(left)
        self._pointers.rect = self._table.stage.rect
        crest, floor = self._side.column.crest, self._side.column.floor
        row = pygame.Rect(left, above + crest, side - edge, 0)
        top = over_table(self._table.menu, row, self._side.column.bar(left))
        foot = view.height - below if floor is None else floor
        self._column = pygame.Rect(left, top, side - edge, foot - top)
        self._place_panels()

    def _lay_aside(self, aside: Aside) -> None:
        """Where the map has room for what is said, that is the lesson's."""
        stage = self._table.stage
        stage.arrange(pygame.Rect((0, 0), self._context.view.size))
        self._pointers.rect = stage.rect
        aside.lay_out(self._table.menu, 0)
        stage.spares = [aside.menu, aside.lesson]
        self._side.papers.spread(stage.rect)
        room, field = aside.lesson, self._side.field
        field.visible = self._table.focused is field
        high = field.height_for(room.width) + self._context.view.px(8) if field.visible else 0
        field.place(room.left, room.bottom - high + self._context.view.px(8), room.width)
        self._panel.fit(pygame.Rect(room.left, room.top, room.width, room.height - high))
        self._side.panels = [self._panel.rect]
        self._side.log.visible = False
        for label in (self._side.headline, self._side.words, self._side.rule):
            label.visible = False
        self._side.explain()
        self._table.damage.add_all()

    def field_goes(self) -> None:
        """Where the map has the room, moves can be typed there only while somebody does."""
        side = self._side
        if side.aside is not None and side.field.visible != (self._table.focused is side.field):
            self.lay_out()

    def _place_panels(self) -> None:
        """The lesson, and below it the story where there is room."""
        column, gap = self._column, self._context.view.px(16)
        wanted, below = self._panel.height_for(column.width), self._below_height(column.width)
        high = wanted if column.height - wanted - gap >= below else column.height
        typed = self._side.field.height_for(column.width) + gap
        self._typed = high > wanted and self._side.column.floor is not None and column.height - wanted >= typed
        high -= typed if self._typed else 0
        self._panel.place(pygame.Rect(column.topleft, (column.width, high)))
        self._side.panels = [self._panel.rect]
        if high == wanted:
            top = column.top + high + gap
            self._side.panels.append(pygame.Rect(column.left, top, column.width, column.bottom - top))
        self._place_below()
        self._table.damage.add_all()

    def _below_height(self, width: int) -> int:
        writer, px = self._context.writer, self._context.view.px
        lines = BELOW_LINES * writer.line_height(BODY) + writer.line_height(SUBTITLE) + px(4)
        return 2 * px(18) + lines + px(12) + self._side.field.height_for(width)

    def _place_below(self) -> None:
        """The story, or what lies under the pointer, and the field for typed moves: where there is room for them."""
        side, table = self._side, self._table
        side.field.visible = len(side.panels) > 1 or self._typed
        if self._typed:
            foot = side.field.height_for(self._column.width)
            side.field.place(self._column.left, self._column.bottom - foot, self._column.width)
        elif side.field.visible:
            px = self._context.view.px
            inside = side.column.inside(side.panels[1])
            field = side.field.height_for(inside.width)
            side.field.place(inside.left, inside.bottom - field, inside.width)
            high = side.field.rect.top - px(12) - inside.top
            side.log.rect = pygame.Rect(inside.left, inside.top, inside.width + px(12), high)
            side.log.arrange(to_end=True)
        elif table.focused is side.field:
            table.focus(table.stage)
        side.explain()

    def _make_way(self, head: str) -> None:
        """Below: what lies under the pointer, or else the story up to now."""
        side = self._side
        side.log.visible = not head and len(side.panels) > 1 and not side.filled()
        inside = len(side.panels) > 1 and side.rule.rect.bottom <= side.field.rect.top
        for label in (side.headline, side.words, side.rule):
            label.visible = bool(head) and inside
