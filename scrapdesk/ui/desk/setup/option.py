"""An option as a card: a picture, what it is called, one sentence; in the game, not in it, or not possible here.

Must not know which game it belongs to, nor what a value means.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.setup import paper
from scrapdesk.ui.desk.setup.paper import Paper
from scrapdesk.ui.paint.art import Picture
from scrapdesk.ui.paint.shapes import Plate, frame, ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import LABEL, NOTE, SMALL
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

FACE = (176, 131)
"""The picture of an option, in design pixels."""
FACE_PARTS = (1, 0.82, 0.66, 0.54)
OFF: Colour = (132, 132, 138)
BARRED: Colour = (120, 120, 124)
"""What the picture is multiplied by."""
NIGHT: Colour = (0x1D, 0x2B, 0x33)


@dataclass(frozen=True)
class OptionWords:
    """What the card says now."""

    title: str
    words: str
    head: str = ""
    """What the title answers, such as who goes first; "" for something that is simply in the game or not."""
    on: bool = True
    icon: str = "tick"
    """The sign in its corner: that it is in the game, or how it is changed."""
    picture: Picture | None = None
    fills: bool = False
    """Whether the picture fills its window, instead of lying in it."""
    grey: bool = True
    """Whether the picture has no colour while it is not in the game."""


class OptionCard(Widget):
    focusable = True

    def __init__(self, context: AppContext, told: OptionWords, act: Callable[[], None], name: str = "") -> None:
        super().__init__(context, name or told.head or told.title)
        self.told = told
        self.most = 1.0
        """How large the picture is at most, as a part of its full size."""
        self._act = act

    # -- size -------------------------------------------------------------------------------------------

    def _face_size(self, width: int) -> tuple[int, int]:
        """The picture, smaller or not at all where too little would be left for the words."""
        px, has = self.context.view.px, self.told.picture is not None
        for part in [part for part in FACE_PARTS if part <= self.most] if has else ():
            size = (px(FACE[0] * part), px(FACE[1] * part))
            if width - size[0] >= self.context.writer.px(NOTE) * 10:
                return size
        return 0, 0

    def _blocks(self, width: int) -> list[tuple[Block, str]]:
        px, writer = self.context.view.px, self.context.writer
        face = self._face_size(width)[0]
        room = max(1, width - face - px(30) - (px(10) if face else 0))
        short = max(1, room - self._seal - px(6))
        found = [(writer.block(self.told.head, SMALL, short), "note")] if self.told.head else []
        found.append((writer.block(self.told.title, LABEL, room if self.told.head else short), "text"))
        words = self.reason or self.told.words
        if words:
            found.append((writer.block(words, NOTE, room), "reason" if self.reason else "note"))
        return found

    @property
    def _seal(self) -> int:
        return self.context.view.px(30)

    def height_for(self, width: int) -> int:
        px = self.context.view.px
        words = sum(block.height for block, _ in self._blocks(width))
        return max(self._face_size(width)[1] + 2 * px(9), words + 2 * px(14), self.context.view.target)

    def place(self, left: int, top: int, width: int, height: int = 0) -> int:
        self.rect = pygame.Rect(left, top, width, max(height, self.height_for(width)))
        return self.rect.bottom

    # -- use --------------------------------------------------------------------------------------------

    def activate(self) -> None:
        if self.enabled:
            self.context.audio.play("click")
            self._act()

    # -- painting ---------------------------------------------------------------------------------------

    @property
    def _lit(self) -> bool:
        return self.told.on and self.enabled

    def _paper(self) -> Paper:
        if self._lit:
            return paper.paper(self.context)
        theme = self.context.theme
        if theme.plain:
            return Paper(theme.well, theme.text, theme.muted, theme.line)
        return Paper(paper.DIM_PAPER, paper.CREAM, paper.DIM_TEXT, paper.INK)

    def draw(self, surface: pygame.Surface) -> None:
        context, px, tone = self.context, self.context.view.px, self._paper()
        if self._lit:
            context.shapes.draw(surface, self.rect, paper.card_plate(context, self.hovered))
        else:
            fill = context.theme.button_hover if self.hovered and self.enabled else tone.ground
            context.shapes.draw(surface, self.rect, (ground(fill, px(12)),))
            paper.draw_dashes(context, surface, self.rect, tone.note)
        self._draw_face(surface)
        for block, at, colour in self._words():
            context.writer.draw(surface, block, at, colour)
        self._draw_seal(surface)

    def _face(self) -> pygame.Rect:
        size = self._face_size(self.rect.width)
        return pygame.Rect(self.rect.left + self.context.view.px(9), self.rect.centery - size[1] // 2, *size)

    def _words(self) -> list[tuple[Block, tuple[int, int], Colour]]:
        px, theme, tone = self.context.view.px, self.context.theme, self._paper()
        colours = {"text": tone.text, "note": tone.note, "reason": theme.refuse if theme.plain else paper.BARRED}
        blocks = self._blocks(self.rect.width)
        face = self._face()
        left = face.right + px(12) if face.width else self.rect.left + px(15)
        top = self.rect.centery - sum(block.height for block, _ in blocks) // 2
        found = []
        for block, kind in blocks:
            found.append((block, (left, top), colours[kind]))
            top += block.height
        return found

    def _draw_seal(self, surface: pygame.Surface) -> None:
        """Gilt with a tick or a sign; an empty ring where it is not in the game."""
        context, px, side = self.context, self.context.view.px, self._seal
        place = pygame.Rect(self.rect.right - side - px(8), self.rect.top + px(8), side, side)
        if not self._lit:
            context.shapes.draw(surface, place, (frame(self._paper().note, side // 2, max(2, px(3))),))
            return
        theme = context.theme
        plate: Plate = (ground(theme.ink, side // 2), ground(theme.brass, side // 2 - 1, max(1, px(2.5))))
        context.shapes.draw(surface, place, plate)
        size = round(side * 0.62)
        icon = context.art.get(icon_picture(self.told.icon, paper.INK), (size, size))
        surface.blit(icon, icon.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_face(self, surface: pygame.Surface) -> None:
        face, px = self._face(), self.context.view.px
        if not face.width:
            return
        shown = pygame.Surface(face.size, pygame.SRCALPHA)
        self.context.shapes.draw(shown, shown.get_rect(), (ground((255, 255, 255), px(9)),))
        drawn = self._drawn(face.size)
        if not self._lit and (self.told.grey or not self.enabled):
            drawn = drawn if self.enabled else pygame.transform.grayscale(drawn)  # off, or not possible at all
            drawn.fill(OFF if self.enabled else BARRED, special_flags=pygame.BLEND_RGB_MULT)
        shown.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(shown, face, special_flags=pygame.BLEND_PREMULTIPLIED)
        self.context.shapes.draw(surface, face, (frame(self._paper().edge, px(9), max(2, px(2.5))),))

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture on a ground of its own: an option's fills it, cards and small things lie on it."""
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        drawn.fill(NIGHT)
        what = self.told.picture
        if what is not None:
            measure = size if self.told.fills or what.name.startswith("desk/") else _inside(what, size)
            thing = self.context.art.get(what, measure)
            drawn.blit(thing, thing.get_rect(center=drawn.get_rect().center), special_flags=pygame.BLEND_PREMULTIPLIED)
        return drawn

    def text_boxes(self) -> list[TextBox]:
        tone = self._paper()
        return [
            TextBox(_said(block), self.rect, pygame.Rect(at, block.size), colour, tone.ground, block.px)
            for block, at, colour in self._words()
        ]


def _said(block: Block) -> str:
    return " ".join(fragment.text for line in block.lines for fragment in line.fragments)


def _inside(what: Picture, size: tuple[int, int]) -> tuple[int, int]:
    """A card stands in the window with its middle; anything else is square and whole."""
    if "/card-" in what.name:
        wide = round(size[0] * 0.66)
        return wide, round(wide * 1.4)
    side = round(size[1] * 0.8)
    return side, side
