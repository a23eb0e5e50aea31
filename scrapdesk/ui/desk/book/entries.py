"""What a score book is written with: the great number, stamps in a row, rivals, what was best, one line an evening.

Must not know how any of it was counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.storage.people import Guest
from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.book.written import Ink, Written, draw_stamp, ink_of
from scrapdesk.ui.paint.shapes import Plate, frame, ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import BODY, META, NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.portraits import draw_guest

GREAT: Final = Style("serif-bold", 132, leading=0.95)
SAID: Final = Style("serif-bold", 42, leading=1.15)
FIGURE: Final = Style("serif-bold", 44, leading=1.1)
NAMED: Final = Style("sans-semibold", 23)
"""Who somebody is, and how a game ended."""
SCORE: Final = Style("serif-bold", 30, leading=1.2)
PAPER_TO_COME: Final[Colour] = (0xE2, 0xD3, 0xAC)


class Headline(Written):
    """A number as large as the page takes, and beside it what it counts."""

    def __init__(self, context: AppContext, number: str, said: str, note: str, accent: Colour) -> None:
        super().__init__(context, f"{number} {said}. {note}")
        self._number, self._said, self._note, self._accent = number, said, note, accent

    def inks(self) -> list[Ink]:
        writer, theme, gap = self.context.writer, self.context.theme, self.context.view.px(22)
        great = writer.shrunk(self._number, GREAT, self.rect.width // 3)
        left = self.rect.left + great.width + gap
        room = max(1, self.rect.right - left)
        said, note = writer.block(self._said, SAID, room), writer.block(self._note, BODY, room)
        words = said.height + (note.height if self._note else 0)
        middle = self.rect.top + max(great.height, words) // 2
        top = middle - words // 2
        found = [
            Ink(self._number, great, (self.rect.left, middle - great.height // 2), ink_of(self.context, self._accent)),
            Ink(self._said, said, (left, top), theme.text),
        ]
        return [*found, Ink(self._note, note, (left, top + said.height), theme.muted)] if self._note else found

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, 0)
        self.rect.height = max(ink.at[1] + ink.block.height for ink in self.inks()) - top
        low = min(ink.at[1] for ink in self.inks())
        self.rect.height += max(0, top - low)
        return self.rect.bottom


class Stamps(Written):
    """How the last games went, the oldest first; the latest has a ring round it."""

    def __init__(self, context: AppContext, endings: Sequence[str], accent: Colour, words: tuple[str, str]) -> None:
        super().__init__(context, words[0])
        self._endings, self._accent, self._words = tuple(endings), accent, words

    def _side(self) -> int:
        return self.context.view.px(88)

    def _per_row(self, width: int) -> int:
        return max(1, min(len(self._endings), width // (self._side() + self.context.view.px(14))))

    def place(self, left: int, top: int, width: int) -> int:
        rows = -(-len(self._endings) // self._per_row(width))
        px = self.context.view.px
        height = rows * (self._side() + px(12)) + self.context.writer.line_height(BODY)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def _places(self) -> list[pygame.Rect]:
        side, px, per_row = self._side(), self.context.view.px, self._per_row(self.rect.width)
        step = (self.rect.width - side - px(12)) // max(1, per_row - 1) if per_row > 1 else 0
        step = min(step, side + px(26))
        return [
            pygame.Rect(
                self.rect.left + px(6) + number % per_row * step,
                self.rect.top + px(6) + number // per_row * (side + px(12)),
                side,
                side,
            )
            for number in range(len(self._endings))
        ]

    def inks(self) -> list[Ink]:
        writer, theme = self.context.writer, self.context.theme
        low = self.rect.bottom - writer.line_height(BODY)
        words = self._words[0] if len(self._endings) > 1 else self._words[1]
        block = writer.block(writer.fitted(words, BODY, self.rect.width), BODY, plain=True)
        return [Ink(words, block, (self.rect.left, low), theme.muted)]

    def draw(self, surface: pygame.Surface) -> None:
        places = self._places()
        for ending, place in zip(self._endings, places, strict=True):
            draw_stamp(self.context, surface, ending, self._accent, place)
        if len(places) > 1:
            px = self.context.view.px
            last = places[-1].inflate(2 * px(4), 2 * px(4))
            ring = frame(self.context.theme.text, last.width // 2, max(2, px(3)))
            self.context.shapes.draw(surface, last, (ring,))
        super().draw(surface)


class RivalRow(Written):
    """A companion: face, name, a cell for every game with those that were won filled, the count."""

    MOST_CELLS = 10

    def __init__(self, context: AppContext, guest: Guest, won: int, played: int, accent: Colour) -> None:
        words = context.texts("{n} of {all}", n=won, all=played)
        super().__init__(context, f"{guest.name}: {words}")
        self._guest, self._won, self._played = guest, won, played
        self._count, self._accent = words, accent
        self.column = 0
        """How far in the cells begin, so that those of all rivals stand in line."""

    def _face(self) -> int:
        return max(self.context.view.px(60), self.context.writer.line_height(NAMED))

    def name_width(self) -> int:
        px = self.context.view.px
        return self._face() + px(18) + self.context.writer.width(self._guest.name, NAMED) + px(24)

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self._face() + self.context.view.px(14))
        return self.rect.bottom

    def inks(self) -> list[Ink]:
        writer, theme, px = self.context.writer, self.context.theme, self.context.view.px
        count = writer.block(self._count, NAMED, plain=True)
        left = self.rect.left + self._face() + px(18)
        room = max(1, self.rect.right - count.width - px(12) - left)
        name = writer.block(writer.fitted(self._guest.name, NAMED, room), NAMED, plain=True)
        top = self.rect.centery - name.height // 2
        return [
            Ink(self._guest.name, name, (left, top), theme.text),
            Ink(self._count, count, (self.rect.right - count.width, top), theme.text),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        side = self._face()
        face = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        draw_guest(self.context, surface, self._guest, face, radius=max(2, side // 7))
        self._draw_cells(surface)
        super().draw(surface)

    def _draw_cells(self, surface: pygame.Surface) -> None:
        px, theme = self.context.view.px, self.context.theme
        left = self.rect.left + self.column
        room = self.rect.right - self.context.writer.width(self._count, NAMED) - px(20) - left
        if room < px(110):
            return
        count = min(self._played, self.MOST_CELLS)
        wide = min(px(66), room // max(1, count) - px(5))
        filled = round(count * self._won / self._played) if self._played else 0
        for number in range(count):
            cell = pygame.Rect(left + number * (wide + px(5)), self.rect.centery - px(17), wide, px(34))
            empty = theme.well if theme.plain else PAPER_TO_COME
            fill = ink_of(self.context, self._accent) if number < filled else empty
            plate: Plate = (ground(theme.ink, px(5)), ground(fill, px(4), max(1, px(2.5))))
            self.context.shapes.draw(surface, cell, plate)


class BestCard(Written):
    """Something that was never bettered: a sign, a figure, what it is."""

    ground = "panel_light"

    def __init__(self, context: AppContext, icon: str, figure: str, caption: str, accent: Colour) -> None:
        super().__init__(context, f"{figure} {caption}")
        self._icon, self._figure, self._caption, self._accent = icon, figure, caption, accent
        self.guest: Guest | None = None
        """Whose face is shown instead of the sign."""

    def _sign(self) -> int:
        return self.context.view.px(66)

    def height_for(self, width: int) -> int:
        px, (figure, caption) = self.context.view.px, self._blocks(width)
        return max(self._sign(), figure.height) + caption.height + px(34)

    def _blocks(self, width: int) -> tuple[Block, ...]:
        writer, px = self.context.writer, self.context.view.px
        figure = writer.shrunk(self._figure, FIGURE, max(1, width - self._sign() - px(44)))
        return figure, writer.block(self._caption, META, max(1, width - px(24)))

    def place(self, left: int, top: int, width: int, height: int) -> int:
        self.rect = pygame.Rect(left, top, width, max(height, self.height_for(width)))
        return self.rect.bottom

    def _sign_place(self) -> pygame.Rect:
        px, side = self.context.view.px, self._sign()
        figure, _ = self._blocks(self.rect.width)
        left = self.rect.centerx - (side + px(12) + figure.width) // 2
        high = max(side, figure.height)
        return pygame.Rect(left, self.rect.top + px(14) + (high - side) // 2, side, side)

    def inks(self) -> list[Ink]:
        theme, px = self.context.theme, self.context.view.px
        figure, caption = self._blocks(self.rect.width)
        sign = self._sign_place()
        low = self.rect.top + px(20) + max(self._sign(), figure.height)
        at = (self.rect.centerx - caption.width // 2, low)
        return [
            Ink(
                self._figure,
                figure,
                (sign.right + px(12), sign.centery - figure.height // 2),
                ink_of(self.context, self._accent),
            ),
            Ink(self._caption, caption, at, theme.muted, align=0.5),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        context, theme, px = self.context, self.context.theme, self.context.view.px
        edge, inner = max(2, px(3)), max(1, px(2.5))
        plate: Plate = (
            ground(theme.ink, px(14)),
            ground(theme.panel_light, px(12), edge),
            frame(theme.brass, px(9), inner, edge + px(4)),
        )
        context.shapes.draw(surface, self.rect, plate)
        sign = self._sign_place()
        if self.guest is not None:
            draw_guest(context, surface, self.guest, sign)
        elif self._icon == "stamp":
            draw_stamp(context, surface, "won", self._accent, sign)
        else:
            drawn = context.art.get(icon_picture(self._icon, ink_of(context, self._accent)), sign.size)
            surface.blit(drawn, sign, special_flags=pygame.BLEND_PREMULTIPLIED)
        super().draw(surface)


def place_cards(context: AppContext, cards: Sequence[BestCard], left: int, top: int, width: int) -> int:
    """Side by side, or below each other where the page is too narrow for that."""
    px = context.view.px
    gap = px(18)
    wide = (width - gap * (len(cards) - 1)) // max(1, len(cards))
    if wide < max(px(190), context.writer.px(META) * 7):
        wide = width
    x = left
    row = max((card.height_for(wide) for card in cards), default=0)
    for card in cards:
        if x > left and x + wide > left + width + len(cards):
            x, top = left, top + row + gap
        card.place(x, top, wide, row)
        x += wide + gap
    return top + row


class EveningRow(Written):
    """One game that was played: its stamp, how it ended, against whom and when, the points."""

    def __init__(self, context: AppContext, ending: str, said: str, note: str, score: str, accent: Colour) -> None:
        super().__init__(context, ". ".join(filter(None, (said, note, score))))
        self._ending, self._said, self._note, self._score, self._accent = ending, said, note, score, accent

    def _stamp(self) -> int:
        return self.context.view.px(62)

    def _blocks(self, width: int) -> tuple[Block, ...]:
        writer, px = self.context.writer, self.context.view.px
        score = writer.block(self._score, SCORE, plain=True)
        room = max(1, width - self._stamp() - px(20) - (score.width + px(16) if self._score else 0))
        return (
            writer.block(self._said, NAMED, room, plain=True),
            writer.block(self._note, NOTE, room, plain=True),
            score,
        )

    def place(self, left: int, top: int, width: int) -> int:
        said, note, _ = self._blocks(width)
        height = max(self._stamp(), said.height + note.height) + self.context.view.px(14)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def inks(self) -> list[Ink]:
        theme, px = self.context.theme, self.context.view.px
        said, note, score = self._blocks(self.rect.width)
        left = self.rect.left + self._stamp() + px(20)
        top = self.rect.centery - (said.height + note.height) // 2
        found = [
            Ink(self._said, said, (left, top), theme.text),
            Ink(self._note, note, (left, top + said.height), theme.muted),
        ]
        if self._score:
            tone = ink_of(self.context, self._accent) if self._ending == "won" else theme.muted
            at = (self.rect.right - score.width, self.rect.centery - score.height // 2)
            found.append(Ink(self._score, score, at, tone))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        side = self._stamp()
        place = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        draw_stamp(self.context, surface, self._ending, self._accent, place)
        super().draw(surface)


def widest_name(rows: Sequence[RivalRow]) -> int:
    return max((row.name_width() for row in rows), default=0)
