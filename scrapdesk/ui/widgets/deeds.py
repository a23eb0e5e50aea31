"""What something on a stage does, step by step: a picture, a few words and a note each. What is done is lit, what is
still to come is pale. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

HEAD: Final = Style("sans-bold", 26, leading=1.15)
PICTURE, GAP = 56, 14
"""Of a row, in design pixels."""


class DeedRow(NamedTuple):
    picture: Picture
    head: str
    note: str = ""
    done: bool = False
    now: bool = False
    """Whether it is being done at this moment."""


class DeedList(Widget):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context, "", "moves")
        self._rows: tuple[DeedRow, ...] = ()
        self.visible = False

    @property
    def rows(self) -> tuple[DeedRow, ...]:
        return self._rows

    def tell(self, rows: Sequence[DeedRow]) -> None:
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self.name = ". ".join(f"{row.head}. {row.note}" if row.note else row.head for row in rows)
            self.touch()

    def place(self, room: pygame.Rect) -> None:
        if room != self.rect:
            self.touch()
            self.rect = room
            self.touch()

    # -- paint ------------------------------------------------------------------------------------------

    def _blocks(self, row: DeedRow) -> tuple[Block, Block | None]:
        width = max(1, self.rect.width - self._picture - self.context.view.px(GAP + 8))
        writer = self.context.writer
        return writer.block(row.head, HEAD, width), writer.block(row.note, NOTE, width) if row.note else None

    @property
    def _picture(self) -> int:
        return self.context.view.px(PICTURE)

    def _placed(self) -> list[tuple[DeedRow, Block, Block | None, pygame.Rect]]:
        """The last rows that have room, each with its place: what happens now is always among them."""
        high = []
        for row in self._rows:
            head, note = self._blocks(row)
            words = head.height + (note.height if note else 0)
            high.append((row, head, note, max(words, self._picture) + self.context.view.px(GAP)))
        first, last = 0, len(high)
        while sum(part[3] for part in high[first:last]) > self.rect.height and last - first > 1:
            if high[first][0].done and not high[first][0].now:
                first += 1
            else:
                last -= 1
        found, top = [], self.rect.top
        for row, head, note, tall in high[first:last]:
            if top + tall <= self.rect.bottom + self.context.view.px(GAP):
                found.append((row, head, note, pygame.Rect(self.rect.left, top, self.rect.width, tall)))
            top += tall
        return found

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        for row, head, note, room in self._placed():
            if row.now:
                lit = room.inflate(px(12), -px(2))
                self.context.shapes.draw(surface, lit, (ground(theme.well, px(8)),))
            place = pygame.Rect(room.left, 0, self._picture, self._picture)
            place.centery = room.centery
            image = self.context.art.get(row.picture, place.size)
            if not row.done:
                image = image.copy()
                image.fill((110, 110, 110, 110), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(image, place, None, pygame.BLEND_PREMULTIPLIED)
            left = room.left + self._picture + px(GAP)
            top = room.centery - (head.height + (note.height if note else 0)) // 2
            self.context.writer.draw(surface, head, (left, top), theme.text if row.done else theme.muted)
            if note is not None:
                self.context.writer.draw(surface, note, (left, top + head.height), theme.muted)

    def text_boxes(self) -> list[TextBox]:
        theme, found = self.context.theme, []
        for row, head, note, room in self._placed():
            left = room.left + self._picture + self.context.view.px(GAP)
            top = room.centery - (head.height + (note.height if note else 0)) // 2
            needed = pygame.Rect((left, top), head.size)
            colour = theme.text if row.done else theme.muted
            found.append(TextBox(row.head, self.rect, needed, colour, theme.panel, head.px))
            if note is not None:
                below = pygame.Rect((left, top + head.height), note.size)
                found.append(TextBox(row.note, self.rect, below, theme.muted, theme.panel, note.px))
        return found
