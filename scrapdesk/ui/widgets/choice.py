"""What is set: a switch, a slider, and a row of choices of which one holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import BODY, BUTTON_SMALL, LABEL
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.toggle import SetRow as SetRow
from scrapdesk.ui.widgets.toggle import Toggle as Toggle

LONG = 620
"""Design pixels of width from which a groove stands beside its words."""


class Slider(SetRow):
    """A number between two ends, in steps."""

    def __init__(
        self,
        context: AppContext,
        text: str,
        value: int,
        ends: tuple[int, int],
        step: int,
        changed: Callable[[int], None],
        unit: str = "{n}%",
        region: str = "main",
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.value = value
        self._ends = ends
        self._step = step
        self._changed = changed
        self._unit = unit

    def _beside(self, width: int) -> bool:
        """Whether the groove stands beside the words instead of below them."""
        words = self.context.writer.width(self.text, BODY)
        return words <= round(width * self.words_share) - self.context.view.px(20) and width >= self.context.view.px(
            LONG
        )

    def height_for(self, width: int) -> int:
        if self._beside(width):
            return self.context.view.target
        return self.context.writer.line_height(BODY) + self.context.view.target

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def set(self, value: int) -> None:
        low, high = self._ends
        value = max(low, min(high, low + round((value - low) / self._step) * self._step))
        if value != self.value and self.enabled:
            self.value = value
            self.touch()
            self._changed(value)

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        groove = self.groove
        low, high = self._ends
        self.set(round(low + (pos[0] - groove.left) / max(1, groove.width) * (high - low)))

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.touch()

    def key(self, event: KeyDown) -> bool:
        steps = {"left": -1, "right": 1, "page down": -4, "page up": 4}
        low, high = self._ends
        wish = self.context.keys.meant(event, "moving")
        if wish in steps:
            self.set(self.value + steps[wish] * self._step)
        elif wish in ("home", "end"):
            self.set(low if wish == "home" else high)
        else:
            return False
        return True

    @property
    def groove(self) -> pygame.Rect:
        """Along which the number is set."""
        px = self.context.view.px
        height = px(10)
        centre = self.rect.bottom - self.context.view.target // 2
        left, right = self.rect.left + px(14), self.rect.right - px(14)
        if self._beside(self.rect.width):
            number = self.context.writer.width(self.context.texts(self._unit, n=self._ends[1]), LABEL)
            left = self.rect.left + round(self.rect.width * self.words_share) + px(14)
            right -= number + px(14)
        return pygame.Rect(left, centre - height // 2, right - left, height)

    @property
    def _share(self) -> float:
        low, high = self._ends
        return (self.value - low) / (high - low)

    def _words(self) -> str:
        return self.context.texts(self._unit, n=self.value)

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        for block, place, colour in self._said():
            writer.draw(surface, block, place.topleft, colour)
        groove = self.groove
        radius = groove.height // 2
        self.context.shapes.draw(surface, groove, (ground(theme.muted, radius), ground(theme.well, radius, px(1.5))))
        filled = pygame.Rect(
            groove.left, groove.top, max(groove.height, round(groove.width * self._share)), groove.height
        )
        self.context.shapes.draw(surface, filled, (ground(theme.highlight, radius),))
        knob = pygame.Rect(0, 0, px(30), px(30))
        knob.center = (groove.left + round(groove.width * self._share), groove.centery)
        layers = (ground(theme.ink, knob.width // 2), ground(theme.primary, knob.width // 2 - 1, px(3)))
        self.context.shapes.draw(surface, knob, layers)

    def _said(self) -> list[tuple[Block, pygame.Rect, Colour]]:
        """The words and the number, where they stand, and in which colour."""
        theme, writer = self.context.theme, self.context.writer
        block, number = writer.block(self.text, BODY), writer.block(self._words(), LABEL)
        left = pygame.Rect(self.rect.topleft, block.size)
        right = pygame.Rect((self.rect.right - number.width - self.context.view.px(4), self.rect.top), number.size)
        if self._beside(self.rect.width):
            left.centery = right.centery = self.rect.centery
        return [(block, left, theme.text), (number, right, theme.muted)]

    def text_boxes(self) -> list[TextBox]:
        panel, words = self.context.theme.panel, (self.text, self._words())
        return [
            TextBox(text, self.rect, place, colour, panel, block.px)
            for text, (block, place, colour) in zip(words, self._said(), strict=True)
        ]


class Choice(SetRow):
    """Words, and beside or below them the values to choose from; arrows move between them."""

    at_right = False
    """Whether values that stand beside the words end at the right edge, as switches do."""
    goes_round = True
    crown = 0
    """How much room a value has above its words for a mark, in design pixels."""

    def __init__(
        self,
        context: AppContext,
        text: str,
        values: Sequence[tuple[str, str]],
        chosen: str,
        changed: Callable[[str], None],
        region: str = "main",
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.values = tuple(values)
        """Each value's key and what it is called."""
        self.chosen = chosen
        self._changed = changed

    def height_for(self, width: int) -> int:
        return self._cells(pygame.Rect(0, 0, width, 0))[1]

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def _cells(self, rect: pygame.Rect) -> tuple[list[pygame.Rect], int]:
        """Where each value stands, and how high all of it is: beside the words, or below them in as many rows as
        it takes."""
        writer, px = self.context.writer, self.context.view.px
        gap, row = px(8), max(self.context.view.target, writer.line_height(BUTTON_SMALL) + px(18 + self.crown))
        widths = [min(rect.width, writer.width(words, BUTTON_SMALL) + px(36)) for _, words in self.values]
        label = writer.width(self.text, BODY) if self.text else 0
        beside = round(rect.width * self.words_share)
        if label and label + px(20) <= beside and sum(widths) + gap * (len(widths) - 1) <= rect.width - beside:
            left = rect.right - sum(widths) - gap * (len(widths) - 1) if self.at_right else rect.left + beside
            return _in_rows(widths, left, rect.top, rect.right, (gap, row)), row + px(5)
        top = rect.top + (writer.block(self.text, BODY, rect.width).height + px(8) if self.text else 0)
        cells = _in_rows(widths, rect.left, top, rect.right, (gap, row))
        return cells, cells[-1].bottom - rect.top + px(5)

    @property
    def values_left(self) -> int:
        return self._cells(self.rect)[0][0].left

    @property
    def first_row(self) -> int:
        """How high a row of values is."""
        return self._cells(self.rect)[0][0].height

    @property
    def values_right(self) -> int:
        return max(cell.right for cell in self._cells(self.rect)[0])

    @property
    def spare(self) -> pygame.Rect:
        """The room between the words and the values beside them; none where the values stand below."""
        cells, _ = self._cells(self.rect)
        if cells[0].top > self.rect.top or not self.text:
            return pygame.Rect(self.rect.topleft, (0, 0))
        gap = self.context.view.px(20)
        left = self.rect.left + self.context.writer.width(self.text, BODY) + gap
        return pygame.Rect(left, cells[0].top, max(0, cells[0].left - gap - left), cells[0].height)

    def _label_top(self) -> int:
        """Level with the values where these stand beside it."""
        cells, _ = self._cells(self.rect)
        if cells[0].top > self.rect.top:
            return self.rect.top
        return cells[0].centery - self.context.writer.line_height(BODY) // 2

    def release(self, pos: Point) -> None:
        self.pressed = False
        cells, _ = self._cells(self.rect)
        for (key, _), cell in zip(self.values, cells, strict=True):
            if cell.collidepoint(pos):
                self.choose(key)
        self.touch()

    def choose(self, key: str) -> None:
        if key != self.chosen and self.enabled:
            self.chosen = key
            self.context.audio.play("click")
            self.touch()
            self._changed(key)

    def activate(self) -> None:
        """By key: the next value, after the last one the first where it goes round."""
        if self.goes_round and self.chosen == self.values[-1][0]:
            self.choose(self.values[0][0])
        else:
            self.step(1)

    def key(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "moving")
        if wish not in ("left", "right"):
            return False
        self.step(1 if wish == "right" else -1)
        return True

    def step(self, by: int) -> None:
        """To a value before or behind; there are ends."""
        keys = [key for key, _ in self.values]
        self.choose(keys[max(0, min(keys.index(self.chosen) + by, len(keys) - 1))])

    def draw(self, surface: pygame.Surface) -> None:
        theme, writer = self.context.theme, self.context.writer
        if self.text:
            at = (self.rect.left, self._label_top())
            writer.draw(surface, writer.block(self.text, BODY, self.rect.width), at, theme.text)
        cells, _ = self._cells(self.rect)
        for (key, words), cell in zip(self.values, cells, strict=True):
            look = plates.skin(self.context, key == self.chosen, self.enabled, False)
            self.context.shapes.draw(surface, cell, plates.button(self.context, look, key == self.chosen))
            block = self._words_in(words, cell)
            place = self._place_in(cell, block)
            writer.draw(surface, block, place.topleft, look.text)
            if self.crown:
                room = pygame.Rect(cell.left, cell.top, cell.width, place.top - cell.top)
                self.draw_crown(surface, key, room, look.text)

    def _words_in(self, words: str, cell: pygame.Rect) -> Block:
        """What a value is called; a name that is too long for its place is cut short."""
        writer = self.context.writer
        room = cell.width - self.context.view.px(16)
        return writer.block(writer.fitted(words, BUTTON_SMALL, room), BUTTON_SMALL, plain=True)

    def _place_in(self, cell: pygame.Rect, block: Block) -> pygame.Rect:
        """Where words stand in their cell, below a mark if there is one."""
        crown = self.context.view.px(self.crown)
        top = cell.top + crown + (cell.height - crown - block.height) // 2
        return pygame.Rect(cell.left + (cell.width - block.width) // 2, top, *block.size)

    def draw_crown(self, surface: pygame.Surface, key: str, room: pygame.Rect, colour: Colour) -> None:
        """The mark above the words of a value."""

    def text_boxes(self) -> list[TextBox]:
        theme, writer = self.context.theme, self.context.writer
        cells, _ = self._cells(self.rect)
        boxes = []
        if self.text:
            block = writer.block(self.text, BODY, self.rect.width)
            needed = pygame.Rect((self.rect.left, self._label_top()), block.size)
            boxes.append(TextBox(self.text, self.rect, needed, theme.text, theme.panel, block.px))
        for (key, words), cell in zip(self.values, cells, strict=True):
            look = plates.skin(self.context, key == self.chosen, self.enabled, False)
            block = self._words_in(words, cell)
            needed = self._place_in(cell, block)
            boxes.append(TextBox(words, cell, needed, look.text, look.fill, block.px))
        return boxes


def _in_rows(widths: Sequence[int], left: int, top: int, right: int, step: tuple[int, int]) -> list[pygame.Rect]:
    """Cells of these widths one after the other; `step` is the gap between them and the height of a row."""
    gap, row = step
    cells: list[pygame.Rect] = []
    x = left
    for wide in widths:
        if x > left and x + wide > right:
            x, top = left, top + row + gap
        cells.append(pygame.Rect(x, top, wide, row))
        x += wide + gap
    return cells
