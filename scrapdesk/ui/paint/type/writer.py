"""Paints text: finds the fonts, remembers measured paragraphs and painted lines, puts icons among the words.

Must not know what the text says or which widget it belongs to.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import pygame

from scrapdesk.ui.frame.viewport import FLOOR, Viewport
from scrapdesk.ui.paint.fonts import FontBook
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type import markup
from scrapdesk.ui.paint.type.finding import begins_at
from scrapdesk.ui.paint.type.layout import TextLine, in_one_line, joined, lay_out
from scrapdesk.ui.paint.type.letters import Letters
from scrapdesk.ui.paint.type.styles import Style

BLOCKS: Final = 800
STROKES: Final = 1500
STROKE_PIXELS: Final = 1_000_000
"""How much painted text is remembered, in pixels; in a larger window half as much as it has."""
ELLIPSIS: Final = "…"
LONGEST: Final = 5000
"""Letters of one text; what is longer comes from a file that is none of ours, and nobody reads it to its end."""
LEFT, CENTRE, RIGHT = 0.0, 0.5, 1.0


class Icons(Protocol):
    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A premultiplied picture of an icon in one colour."""


class Block(NamedTuple):
    """A paragraph, broken and measured for one font size."""

    style: Style
    px: int
    lines: tuple[TextLine, ...]
    width: int
    line_height: int

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


_blocks: OrderedDict[object, Block] = OrderedDict()
"""How a text is broken hangs on nothing but itself, its style and its room, so windows that come one after another
share it."""


class Writer:
    """The pen of one run of the window."""

    def __init__(self, fonts: FontBook, icons: Icons, view: Viewport) -> None:
        self.view = view
        self._px: dict[float, int] = {}
        """Heights of fonts on this view, by their design."""
        self.letters = Letters(fonts)
        self._fonts = fonts
        self._icons = icons
        self._strokes: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0

    # -- measuring --------------------------------------------------------------------------------------

    def px(self, style: Style) -> int:
        found = self._px.get(style.size)
        if found is None:
            found = self._px[style.size] = self.view.text_px(style.size)
        return found

    def look_at(self, view: Viewport) -> None:
        """The window has another size, or its texts have."""
        self.view = view
        self._px.clear()

    def line_height(self, style: Style) -> int:
        return round(self.px(style) * style.leading)

    def block(
        self, text: str, style: Style, width: int | None = None, plain: bool = False, px: int | None = None
    ) -> Block:
        """A text broken into lines no wider than `width`; None: one line for each line of the text.

        `px` is the height of letters that belong to a picture, and so do not follow the size of texts.
        """
        if len(text) > LONGEST:
            text = text[: LONGEST - 1] + ELLIPSIS
        px = self.px(style) if px is None else px
        room = 1_000_000 if width is None else width
        key = (text, style, room, plain, px)
        found = _blocks.get(key)
        if found is None:
            found = _blocks[key] = self._set(text, style, px, room, plain)
            if len(_blocks) > BLOCKS:
                _blocks.popitem(last=False)
        else:
            _blocks.move_to_end(key)
        return found

    def shrunk(
        self,
        text: str,
        style: Style,
        width: float,
        height: int | None = None,
        px: int | None = None,
        least: int = FLOOR,
        plain: bool = False,
    ) -> Block:
        """A text as large as it is asked for, or smaller, as the room allows, though never below the least: in one line
        that is no wider, or where a height is given in lines that are no higher together."""
        size = self.px(style) if px is None else px
        while True:
            block = self.block(text, style, None if height is None else int(width), plain, size)
            fits = block.width <= width if height is None else block.height <= height
            if fits or size <= least:
                return block
            # a line is nearly as much narrower as its letters are: what is surely too large opens no font
            near = size - 1 if height is not None else math.ceil(size * width / block.width) + 1
            size = max(least, min(size - 1, near))

    def width(self, text: str, style: Style) -> int:
        return self._fonts.width(style.face, self.px(style), self.letters.written(text, style.face))

    def fitted(self, text: str, style: Style, width: int) -> str:
        """The text, or its beginning with three dots where it is too wide for one line."""
        if self.width(text, style) <= width:
            return text
        while text and self.width(text.rstrip() + ELLIPSIS, style) > width:
            text = text[:-1]
        return text.rstrip() + ELLIPSIS

    def _set(self, text: str, style: Style, px: int, room: int, plain: bool) -> Block:
        def measure(part: str, bold: bool) -> int:
            return self._fonts.width(style.strong if bold else style.face, px, part)

        text = self.letters.written(text, style.face)
        runs = markup.plain(text) if plain else markup.parsed(text)
        line = in_one_line(runs, room, measure)
        lines = (line,) if line is not None else tuple(map(joined, lay_out(runs, room, measure, self._icon_size(px))))
        return Block(style, px, lines, max([line.width for line in lines]), round(px * style.leading))

    @staticmethod
    def _icon_size(px: int) -> int:
        return round(px * 1.1)

    # -- painting ---------------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        block: Block,
        pos: tuple[int, int],
        colour: Colour,
        align: float = LEFT,
        room: int | None = None,
    ) -> pygame.Rect:
        """Paints a block with its top left at `pos`, aligned within `room`. Returns where it stands."""
        room = block.width if room is None else room
        y = pos[1]
        for line in block.lines:
            self._draw_line(surface, block, line, (pos[0] + round((room - line.width) * align), y), colour)
            y += block.line_height
        return pygame.Rect(pos[0] + round((room - block.width) * align), pos[1], block.width, block.height)

    def places_of(self, words: Sequence[str], block: Block, pos: tuple[int, int]) -> list[pygame.Rect]:
        """Where in a block with its top left at `pos` a word begins with any of these, whatever the case of its
        letters."""
        found = []
        for number, line in enumerate(block.lines):
            y = pos[1] + number * block.line_height
            for fragment in line.fragments:
                face = block.style.strong if fragment.bold else block.style.face
                plain = fragment.text.lower()
                for word in words if len(plain) == len(fragment.text) else ():
                    at = begins_at(plain, word)
                    while at >= 0:
                        ends = (at, at + len(word))
                        left, right = (self._fonts.width(face, block.px, fragment.text[:end]) for end in ends)
                        found.append(pygame.Rect(pos[0] + fragment.x + left, y, right - left, block.line_height))
                        at = begins_at(plain, word, at + len(word))
        return found

    def _draw_line(
        self, surface: pygame.Surface, block: Block, line: TextLine, pos: tuple[int, int], colour: Colour
    ) -> None:
        clip = surface.get_clip()
        if pos[1] >= clip.bottom or pos[1] + 2 * block.line_height <= clip.top:
            return
        for fragment in line.fragments:
            x = pos[0] + fragment.x
            if fragment.icon:
                self._draw_icon(surface, block, fragment.icon, (x, pos[1]), colour)
                continue
            stroke = self._stroke(
                fragment.text, block.style.strong if fragment.bold else block.style.face, block, colour
            )
            at = (x, pos[1] + (block.line_height - stroke.get_height()) // 2)
            if surface.get_flags() & pygame.SRCALPHA:  # all pictures are premultiplied: a bare place stays bare
                surface.blit(stroke.premul_alpha(), at, special_flags=pygame.BLEND_PREMULTIPLIED)
            else:
                surface.blit(stroke, at)

    def _draw_icon(
        self, surface: pygame.Surface, block: Block, name: str, pos: tuple[int, int], colour: Colour
    ) -> None:
        size = self._icon_size(block.px)
        picture = self._icons.icon(name, size, colour)
        top = pos[1] + (block.line_height - size) // 2
        surface.blit(picture, (pos[0], top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _stroke(self, text: str, face: str, block: Block, colour: Colour) -> pygame.Surface:
        key = (text, face, block.px, colour)
        found = self._strokes.get(key)
        if found is not None:
            self._strokes.move_to_end(key)
            return found
        stroke = self._fonts.font(face, block.px).render(text, True, colour)
        self._strokes[key] = stroke
        self._pixels += stroke.get_width() * stroke.get_height()
        most = max(STROKE_PIXELS, self.view.width * self.view.height // 2)
        while self._pixels > most or len(self._strokes) > STROKES:
            _, old = self._strokes.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return stroke
