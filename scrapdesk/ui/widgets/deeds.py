"""What something on a stage does, step by step: a picture, a few words and a note each. What is to come is lit, what
is done is ticked off and pale. Must not know any game.
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


class DeedForm(NamedTuple):
    """How large a row is, in design pixels."""

    picture: int
    gap: int
    """To the next row; in the large form a small arrow leads on there."""
    head: Style
    note: Style | None
    """None: without notes."""


FORMS: Final = (
    DeedForm(84, 34, Style("sans-bold", 34, leading=1.1), Style("sans", 23, leading=1.15)),
    DeedForm(68, 20, Style("sans-bold", 29, leading=1.1), Style("sans", 21, leading=1.12)),
    DeedForm(56, 14, Style("sans-bold", 26, leading=1.15), NOTE),
    DeedForm(56, 14, Style("sans-bold", 26, leading=1.15), None),
)
"""The first that has room for every row, or for every row that is not done; else the last, with those that it holds."""
LEADING: Final = FORMS[:2]
"""Those with an arrow from row to row."""
GAP: Final = 14
"""Between a picture and its words."""
SPREAD: Final = 40
"""How much further apart large rows stand at most, where there is room for it."""
PALE: Final = 150
"""How much is left, of 255, of the picture of what is done."""
ARROW: Final = 12
"""Half the width of the arrow between two rows."""


class DeedRow(NamedTuple):
    picture: Picture
    head: str
    note: str = ""
    done: bool = False
    now: bool = False
    """Whether it is being done at this moment."""

    @property
    def over(self) -> bool:
        return self.done and not self.now


class Deeds(Widget):
    """Rows that are told in a room: in which shape, a list or a strip says."""

    stop = "."
    """What parts a row's note from its head, where both are read out."""

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
            said = (f"{row.head}{self.stop} {row.note}".strip() if row.note else row.head for row in rows)
            self.name = ". ".join(said)
            self.touch()

    def place(self, room: pygame.Rect) -> None:
        if room != self.rect:
            self.touch()
            self.rect = room
            self.touch()


class DeedList(Deeds):
    """One below the other, as large as the room lets them be."""

    # -- paint ------------------------------------------------------------------------------------------

    def _blocks(self, row: DeedRow, form: DeedForm) -> tuple[Block, Block | None]:
        px, writer = self.context.view.px, self.context.writer
        width = max(1, self.rect.width - px(form.picture) - px(GAP + 8))
        note = writer.block(row.note, form.note, width) if row.note and form.note is not None else None
        return writer.block(row.head, form.head, width), note

    def _high(self, form: DeedForm) -> list[tuple[DeedRow, Block, Block | None, int]]:
        """Every row with how high it becomes."""
        px, found = self.context.view.px, []
        for row in self._rows:
            head, note = self._blocks(row, form)
            words = head.height + (note.height if note else 0)
            found.append((row, head, note, max(words, px(form.picture)) + px(form.gap)))
        return found

    @property
    def _form(self) -> DeedForm:
        whole = (form for form in LEADING if sum(part[3] for part in self._high(form)) <= self.rect.height)
        if (found := next(whole, None)) is not None:
            return found
        most = self.rect.height + self.context.view.px(FORMS[-1].gap)  # nothing follows the last
        fits = (form for form in FORMS[2:] if sum(part[3] for part in self._high(form) if not part[0].over) <= most)
        return next(fits, FORMS[-1])

    def _placed(self) -> list[tuple[DeedRow, Block, Block | None, pygame.Rect]]:
        """The last rows that have room, each with its place: what happens now is always among them."""
        form = self._form
        high = self._high(form)
        first, last = 0, len(high)
        most = self.rect.height + (self.context.view.px(form.gap) if form not in LEADING else 0)
        while sum(part[3] for part in high[first:last]) > most and last - first > 1:
            if high[first][0].done and not high[first][0].now:
                first += 1
            else:
                last -= 1
        whole = sum(part[3] for part in high[first:last])
        found, top, apart = [], self.rect.top, self._apart(form, whole, last - first)
        for row, head, note, tall in high[first:last]:
            tall += apart
            if top + tall <= self.rect.bottom + self.context.view.px(form.gap):
                found.append((row, head, note, pygame.Rect(self.rect.left, top, self.rect.width, tall)))
            top += tall
        return found

    def _apart(self, form: DeedForm, whole: int, count: int) -> int:
        """How much further apart rows stand than they must."""
        spare = (self.rect.height - whole) // max(1, count)
        return max(0, min(self.context.view.px(SPREAD), spare)) if form in LEADING else 0

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, form, placed = self.context.theme, self.context.view.px, self._form, self._placed()
        side = px(form.picture)
        for row, head, note, room in placed:
            if row.now:
                words = head.height + (note.height if note else 0)
                lit = room.inflate(px(12), 0)
                lit.height = max(words, side) + px(10 if form in LEADING else 6)
                lit.centery = room.centery
                self.context.shapes.draw(surface, lit, (ground(theme.well, px(8)),))
            place = pygame.Rect(room.left, 0, side, side)
            place.centery = room.centery
            image = self.context.art.get(row.picture, place.size)
            if row.over:
                image = image.copy()
                image.fill((PALE, PALE, PALE, PALE), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(image, place, None, pygame.BLEND_PREMULTIPLIED)
            if row.over:
                self._tick(surface, place)
            left = room.left + side + px(GAP)
            top = room.centery - (head.height + (note.height if note else 0)) // 2
            self.context.writer.draw(surface, head, (left, top), theme.muted if row.over else theme.text)
            if note is not None:
                self.context.writer.draw(surface, note, (left, top + head.height), theme.muted)
            if form in LEADING and row is not placed[-1][0]:
                self._lead_on(surface, (place.centerx, room.bottom))

    def _tick(self, surface: pygame.Surface, sign: pygame.Rect) -> None:
        """At the lower right of a picture: this has been done."""
        theme, radius = self.context.theme, max(4, sign.width // 5)
        x, y = sign.right - radius, sign.bottom - radius
        pygame.draw.aacircle(surface, theme.panel, (x, y), radius)
        ends = ((x - radius // 2, y), (x - radius // 8, y + radius // 2), (x + radius * 5 // 8, y - radius // 2))
        pygame.draw.lines(surface, theme.highlight, False, ends, max(2, radius // 4))

    def _lead_on(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """A small arrow from one row to the next."""
        wide = self.context.view.px(ARROW)
        x, y = at
        ends = ((x - wide, y - wide // 2), (x, y + wide // 2), (x + wide, y - wide // 2))
        pygame.draw.lines(surface, self.context.theme.muted, False, ends, max(2, wide // 4))

    def text_boxes(self) -> list[TextBox]:
        theme, px, found = self.context.theme, self.context.view.px, []
        for row, head, note, room in self._placed():
            left = room.left + px(self._form.picture) + px(GAP)
            top = room.centery - (head.height + (note.height if note else 0)) // 2
            needed = pygame.Rect((left, top), head.size)
            colour = theme.muted if row.over else theme.text
            found.append(TextBox(row.head, self.rect, needed, colour, theme.panel, head.px))
            if note is not None:
                below = pygame.Rect((left, top + head.height), note.size)
                found.append(TextBox(row.note, self.rect, below, theme.muted, theme.panel, note.px))
        return found
