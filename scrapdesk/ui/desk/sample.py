"""A little of the desk and of a panel, as theme, contrast and text size make them look now.

Only a picture: nothing on it can be pressed.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.desk.miniature import LID
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.shapes import frame, ground
from scrapdesk.ui.paint.type.styles import BODY, BUTTON_SMALL, NOTE, SUBTITLE
from scrapdesk.ui.scenes.ground import wood
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox

HIGH: Final = 136
"""Design pixels, at least."""
PAD: Final = 22


class Sample(Written):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Sample"))

    def place(self, left: int, top: int, width: int) -> int:
        px, writer = self.context.view.px, self.context.writer
        words = writer.line_height(SUBTITLE) + writer.line_height(NOTE) + 2 * px(PAD)
        self.rect = pygame.Rect(left, top, width, max(px(HIGH), words + px(8)))
        return self.rect.bottom

    # -- where things lie -------------------------------------------------------------------------------

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The desk, and the panel."""
        gap = self.context.view.px(18)
        wide = (self.rect.width - gap) // 2
        desk = pygame.Rect(self.rect.left, self.rect.top, wide, self.rect.height)
        return desk, desk.move(self.rect.width - wide, 0)

    def _mat(self) -> pygame.Rect:
        px = self.context.view.px
        return self._halves()[0].inflate(-2 * px(20), -2 * px(14))

    def _lids(self) -> list[tuple[str, pygame.Rect]]:
        """Two boxes on the mat, where words leave them room."""
        mat, px = self._mat(), self.context.view.px
        high = min(mat.height - 2 * px(9), px(120))
        wide = high * LID[0] // LID[1]
        games = list(self.context.faces)[:2]
        begin = mat.left + px(PAD) + self.context.writer.width(self._words[0], BODY) + px(PAD)
        step = wide + px(12)
        left = mat.right - px(PAD) - step * len(games) + px(12)
        if left < begin or high <= 0:
            return []
        return [
            (game, pygame.Rect(left + number * step, mat.centery - high // 2, wide, high))
            for number, game in enumerate(games)
        ]

    @property
    def _words(self) -> tuple[str, str, str, str]:
        texts = self.context.texts
        return texts("The desk"), texts("A panel"), texts("with small print"), texts("Button")

    def _button(self) -> pygame.Rect:
        """In the panel at the right, where the words leave it room."""
        px, writer, panel = self.context.view.px, self.context.writer, self._halves()[1]
        wide = writer.width(self._words[3], BUTTON_SMALL) + 2 * px(24)
        high = writer.line_height(BUTTON_SMALL) + px(22)
        said = max(writer.width(self._words[1], SUBTITLE), writer.width(self._words[2], NOTE))
        room = pygame.Rect(panel.right - px(PAD) - px(6) - wide, panel.centery - high // 2, wide, high)
        return room if room.left >= panel.left + px(PAD) + said + px(PAD) else pygame.Rect(0, 0, 0, 0)

    # -- what is written --------------------------------------------------------------------------------

    def inks(self) -> list[Ink]:
        writer, theme, px = self.context.writer, self.context.theme, self.context.view.px
        desk, title, small, press = self._words
        mat, (_, panel), button = self._mat(), self._halves(), self._button()
        block = writer.block(writer.fitted(desk, BODY, mat.width - 2 * px(PAD)), BODY, plain=True)
        found = [Ink(desk, block, (mat.left + px(PAD), mat.centery - block.height // 2), theme.over)]
        room = panel.width - 2 * px(PAD)
        head = writer.block(writer.fitted(title, SUBTITLE, room), SUBTITLE, plain=True)
        note = writer.block(writer.fitted(small, NOTE, room), NOTE, plain=True)
        left, top = panel.left + px(PAD) + px(4), panel.centery - (head.height + note.height) // 2
        found += [Ink(title, head, (left, top), theme.text), Ink(small, note, (left, top + head.height), theme.muted)]
        if button.width:
            words = writer.block(press, BUTTON_SMALL, plain=True)
            at = (button.centerx - words.width // 2, button.centery - words.height // 2 - px(2))
            found.append(Ink(press, words, at, theme.primary_text))
        return found

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        grounds = (theme.felt, theme.panel, theme.panel, theme.primary)
        return [
            TextBox(ink.text, self.rect, pygame.Rect(ink.at, ink.block.size), ink.colour, below, ink.block.px)
            for ink, below in zip(self.inks(), grounds, strict=False)
        ]

    # -- painting ---------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        context, theme, px = self.context, self.context.theme, self.context.view.px
        desk, panel = self._halves()
        self._draw_wood(surface, desk)
        mat, radius = self._mat(), px(16)
        hem = frame(theme.brass, px(11), max(1, px(2)), px(8), 120)
        context.shapes.draw(surface, mat, (ground(theme.ink, radius, -px(3)), ground(theme.felt, radius), hem))
        for game, lid in self._lids():
            drawn = context.art.get(picture(f"desk/lid-{game}"), lid.size)
            surface.blit(drawn, lid, special_flags=pygame.BLEND_PREMULTIPLIED)
        context.shapes.draw(surface, panel, plates.panel(context))
        button = self._button()
        if button.width:
            context.shapes.draw(surface, button, plates.button(context, plates.skin(context, True, True, False)))
        super().draw(surface)

    def _draw_wood(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """The top left of the desk's own wood; plain, or as long as that is not painted, one colour."""
        context = self.context
        bare, size = wood(context.settings.look), context.view.size
        if context.theme.plain or not context.art.ready(bare, size):
            surface.fill(context.theme.wood, room)
        else:
            surface.blit(context.art.get(bare, size), room, pygame.Rect((0, 0), room.size))
        edge = frame(context.theme.ink, 0, max(1, context.view.px(2.5)))
        context.shapes.draw(surface, room, (edge,))
