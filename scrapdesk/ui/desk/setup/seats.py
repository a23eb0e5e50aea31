"""Seats as cards: somebody with a face, or a free place. A click asks who sits there, a drag trades two places.

Owns how a seat looks in each of its three forms. Must not know who else sits at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple

import pygame

from scrapdesk.ai.levels import LEVELS
from scrapdesk.core.words import Ref
from scrapdesk.storage.people import Guest
from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.setup import paper
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.art import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import LABEL, META, NAME
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.portraits import draw_guest

FREE_GROUND: Colour = (0x18, 0x2A, 0x2A)


class Form(Enum):
    """How large a card is: with the line of character, without it, or lying in a list."""

    LARGE = (256, 168)
    SMALL = (214, 132)
    ROW = (0, 104)


class Sits(NamedTuple):
    """What a card tells of a seat."""

    guest: Guest
    seat: str
    """What the seat is called; "" where it has no name of its own."""
    line: str
    level: str
    pips: int
    temper: str
    sign: str


Signs = Sequence[Picture]
"""What a seat is known by on its table, as pictures that lie over each other."""
SIGN: Final = 46
GROWS: Final = 0.6
"""How much higher a face is, as a part of how much larger texts are."""


class SeatActs(NamedTuple):
    """What a seat does when it is used. A card is carried to a point, and dropped there."""

    open: Callable[[int], None]
    carry: Callable[[int, Point], None]
    drop: Callable[[int, Point], None]
    shift: Callable[[int, int], None]


def card_size(context: AppContext, form: Form, sided: bool = False) -> tuple[int, int]:
    """How large the cards of a form are on the table, with text as large as it is now. `sided`: with a line for the
    side that each plays."""
    px, writer, texts = context.view.px, context.writer, context.texts
    wide, face = form.value[0], _face_height(context, form)
    levels = max(writer.width(texts.word(Ref(level.title)), META) for level in LEVELS.values())
    foot = max(4 * _pip(context) + levels, _pip(context) + writer.width(texts("A person"), META)) + px(52)
    lines = writer.line_height(NAME) + writer.line_height(META) * (2 if sided else 1) + px(18)
    if form is Form.LARGE:
        lines += 2 * writer.line_height(paper.LINE_STYLE) + px(20)
    return max(px(wide), foot, writer.width("Solveig", NAME) + px(30)), face + px(8) + lines


def _face_height(context: AppContext, form: Form) -> int:
    """Higher where texts are large: on the face lie slips with words."""
    grown = 1 + GROWS * max(0.0, context.view.text - 1) if form is not Form.ROW else 1.0
    return round(context.view.px(form.value[1]) * grown)


def _pip(context: AppContext) -> int:
    return round(context.writer.px(META) * 0.95)


class SeatCard(Widget):
    focusable = True
    margin = 14

    def __init__(self, context: AppContext, number: int, sits: Sits, acts: SeatActs, signs: Signs = ()) -> None:
        super().__init__(context, sits.guest.name, "seats")
        self.signs = signs
        self.number = number
        self.sits = sits
        self.form = Form.LARGE
        self.sided = bool(sits.seat)
        """Whether there is a line below the name for the side that is played."""
        self.lifted = False
        """Whether it is held over the table: then its place is seen, free."""
        self.wanted = False
        """Whether another card is held over it."""
        self._acts = acts
        self._start: Point | None = None

    # -- use --------------------------------------------------------------------------------------------

    def tooltip(self) -> str:
        texts = self.context.texts
        if self.focused and self.host.ring_shown:
            use, on, back = (self.context.keys.called(wish, texts) for wish in ("use", "move seat", "seat back"))
            return texts("{use}: change who sits here. {on}, {back}: trade places.", use=use, on=on, back=back)
        if self.form is Form.LARGE or not self.sits.line:
            return texts("Click to change who sits here. Drag onto another card to trade places.")
        return self.sits.line

    def press(self, pos: Point) -> None:
        super().press(pos)
        self._start = pos

    def drag(self, pos: Point) -> None:
        if self._start is None:
            return
        far = max(abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1]))
        if self.lifted or far > self.context.view.px(12):
            self._acts.carry(self.number, pos)

    def release(self, pos: Point) -> None:
        if self.lifted:
            self.pressed, self._start = False, None
            self._acts.drop(self.number, pos)
        else:
            super().release(pos)

    def activate(self) -> None:
        self.context.audio.play("click")
        self._acts.open(self.number)

    def key(self, event: KeyDown) -> bool:
        """A key carries the card to the seat before or behind it."""
        wish = self.context.keys.meant(event, "setup")
        if wish:
            self._acts.shift(self.number, 1 if wish == "move seat" else -1)
        return bool(wish)

    # -- painting ---------------------------------------------------------------------------------------

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        return self.rect, self.context.view.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        if self.lifted:
            paper.draw_dashes(self.context, surface, self.rect, self.context.theme.brass)
            return
        risen = self.rect.move(0, -self.context.view.px(4)) if self.hovered else self.rect
        self.draw_at(surface, risen, self.hovered)
        if self.wanted:
            paper.draw_corners(self.context, surface, self.rect)

    def draw_at(self, surface: pygame.Surface, rect: pygame.Rect, high: bool) -> None:
        """The card anywhere, such as under the pointer."""
        context, sits = self.context, self.sits
        context.shapes.draw(surface, rect, paper.card_plate(context, high))
        face = self._face(rect)
        draw_guest(context, surface, sits.guest, face)
        self._draw_signs(surface, face)
        for words, icon, place in self._slips(rect):
            paper.draw_slip(context, surface, words, icon, place, META)
        for block, at, colour in self._words(rect):
            context.writer.draw(surface, block, at, colour)
        self._draw_foot(surface, rect)

    def _draw_signs(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        """At the foot of the face, a little over its edge."""
        px = self.context.view.px
        side = min(px(SIGN), face.height // 2)
        place = pygame.Rect(face.left + px(6), face.bottom + px(6) - side, side, side)
        for at, sign in enumerate(self.signs):
            size = side if at == 0 or len(self.signs) == 1 else round(side * 0.55)
            image = self.context.art.get(sign, (size, size))
            surface.blit(image, image.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_foot(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        context, at = self.context, self._foot(rect)
        size = _pip(context)
        if self.form is Form.LARGE:
            column, dot = self._column(rect), max(2, context.view.px(2.5))
            for x in range(column.left, column.right - dot, 3 * dot):
                surface.fill(context.theme.brass, (x, at[1] - context.view.px(10), dot, dot))
        if self.sits.pips:
            paper.draw_pips(context, surface, self.sits.pips, at, size)
            return
        icon = context.art.get(icon_picture("person", paper.paper(context).note), (size, size))
        surface.blit(icon, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _face(self, rect: pygame.Rect) -> pygame.Rect:
        px, high = self.context.view.px, _face_height(self.context, self.form)
        edge = px(8)
        if self.form is Form.ROW:
            side = min(high, rect.height - 2 * edge)
            return pygame.Rect(rect.left + edge, rect.top + edge, round(side * 1.15), rect.height - 2 * edge)
        return pygame.Rect(rect.left + edge, rect.top + edge, rect.width - 2 * edge, high)

    def _column(self, rect: pygame.Rect) -> pygame.Rect:
        """Where the words stand."""
        px, face = self.context.view.px, self._face(rect)
        if self.form is Form.ROW:
            left = face.right + px(16)
            return pygame.Rect(left, rect.top + px(8), rect.right - px(14) - left, rect.height - px(16))
        return pygame.Rect(
            rect.left + px(15), face.bottom + px(4), rect.width - px(30), rect.bottom - face.bottom - px(12)
        )

    def _slips(self, rect: pygame.Rect) -> list[tuple[str, str, pygame.Rect]]:
        """Temper at the foot of the face; in a list it stands in the column."""
        px, face, found = self.context.view.px, self._face(rect), []
        if self.sits.temper:
            size = slip = paper.slip_size(self.context, self.sits.temper, self.sits.sign, META)
            right, bottom = face.right - px(6), face.bottom + px(6)
            if self.form is Form.ROW:
                right, bottom = rect.right - px(12), rect.top + px(12) + slip[1]
            found.append((self.sits.temper, self.sits.sign, pygame.Rect((right - size[0], bottom - size[1]), size)))
        return found

    def _foot(self, rect: pygame.Rect) -> tuple[int, int]:
        column, line = self._column(rect), self.context.writer.line_height(META)
        return column.left, column.bottom - line + (line - _pip(self.context)) // 2

    def _words(self, rect: pygame.Rect) -> list[tuple[Block, tuple[int, int], Colour]]:
        writer, px, tone = self.context.writer, self.context.view.px, paper.paper(self.context)
        column = self._column(rect)
        room = column.width
        if self.form is Form.ROW and self.sits.temper:
            room -= paper.slip_size(self.context, self.sits.temper, self.sits.sign, META)[0]
        name = writer.block(writer.fitted(self.sits.guest.name, NAME, room), NAME, plain=True)
        centred = 0 if self.form is Form.ROW else (column.width - name.width) // 2
        found = [(name, (column.left + centred, column.top), tone.text)]
        below = column.top + name.height
        if self.sided and self.form is not Form.ROW:
            side = writer.block(writer.fitted(self.sits.seat, META, column.width), META, plain=True)
            found.append((side, (column.left + (column.width - side.width) // 2, below - px(3)), tone.note))
            below += writer.line_height(META)
        if self.form is Form.LARGE:
            line = writer.block(self.sits.line, paper.LINE_STYLE, column.width)
            found.append((line, (column.left, below), tone.note))
        level = writer.block(self._level(column.width - 4 * _pip(self.context) - px(16)), META, plain=True)
        foot = column.bottom - writer.line_height(META)
        left = column.right - level.width
        if self.form is Form.ROW:
            left = column.left + (4 if self.sits.pips else 1) * (_pip(self.context) + 1) + px(10)
        found.append((level, (left, foot), tone.text))
        return found

    def _level(self, room: int) -> str:
        """In a list with the side that is played."""
        words = self.sits.level
        if self.form is Form.ROW and self.sits.seat:
            words = self.context.texts("{level}, {side}", level=self.sits.level, side=self.sits.seat)
        return self.context.writer.fitted(words, META, max(room, self.context.view.px(40)))

    def text_boxes(self) -> list[TextBox]:
        tone = paper.paper(self.context)
        boxes = [
            TextBox(_said(block), self.rect, pygame.Rect(at, block.size), colour, tone.ground, block.px)
            for block, at, colour in self._words(self.rect)
        ]
        writer = self.context.writer
        for words, _, place in self._slips(self.rect):
            boxes.append(TextBox(words, self.rect, place, paper.CREAM, (0x1B, 0x1D, 0x21), writer.px(META)))
        return boxes


def _said(block: Block) -> str:
    return " ".join(fragment.text for line in block.lines for fragment in line.fragments)


def row_height(context: AppContext) -> int:
    writer, px = context.writer, context.view.px
    return max(px(Form.ROW.value[1]), writer.line_height(NAME) + writer.line_height(META) + px(24))


class FreeSeat(Widget):
    """A place for one more."""

    focusable = True

    def __init__(self, context: AppContext, act: Callable[[], None]) -> None:
        super().__init__(context, context.texts("Add a player"), "seats")
        self._act = act

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act()

    def _parts(self) -> tuple[pygame.Rect, Block, tuple[int, int]]:
        """Where the plus is, and the words below or beside it."""
        px, writer = self.context.view.px, self.context.writer
        side = px(58)
        words = writer.block(self.name, LABEL, self.rect.width - px(20))
        if self.rect.height >= side + words.height + px(30):
            top = self.rect.centery - (side + px(10) + words.height) // 2
            plus = pygame.Rect(self.rect.centerx - side // 2, top, side, side)
            return plus, words, (self.rect.centerx - words.width // 2, plus.bottom + px(10))
        side = min(side, self.rect.height - px(8))
        words = writer.block(self.name, LABEL, self.rect.width - side - px(50))
        plus = pygame.Rect(self.rect.left + px(16), self.rect.centery - side // 2, side, side)
        return plus, words, (plus.right + px(14), self.rect.centery - words.height // 2)

    def draw(self, surface: pygame.Surface) -> None:
        context, theme = self.context, self.context.theme
        fill = theme.button_hover if theme.plain and self.hovered else theme.panel if theme.plain else FREE_GROUND
        context.shapes.draw(surface, self.rect, (ground(fill, context.view.px(12), 0, 255 if self.hovered else 225),))
        paper.draw_dashes(context, surface, self.rect, theme.brass)
        plus, words, at = self._parts()
        context.shapes.draw(
            surface, plus, (ground(theme.ink, plus.width // 2), ground(theme.brass, plus.width // 2 - 2, 2))
        )
        size = round(plus.width * 0.6)
        icon = context.art.get(icon_picture("plus", paper.INK), (size, size))
        surface.blit(icon, icon.get_rect(center=plus.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        context.writer.draw(surface, words, at, paper.CREAM, 0.5, words.width)

    def text_boxes(self) -> list[TextBox]:
        _, words, at = self._parts()
        ground_colour = self.context.theme.panel if self.context.theme.plain else FREE_GROUND
        return [TextBox(self.name, self.rect, pygame.Rect(at, words.size), paper.CREAM, ground_colour, words.px)]
