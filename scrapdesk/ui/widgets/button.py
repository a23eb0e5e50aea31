"""A button: words, an icon, a second line. It can be the one that is meant, or out of use with a reason."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.paint.type.styles import BUTTON, BUTTON_SMALL, NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

Act = Callable[[], None]


class Button(Widget):
    focusable = True

    def __init__(
        self,
        context: AppContext,
        text: str,
        act: Act,
        icon: str = "",
        note: str = "",
        primary: bool = False,
        small: bool = False,
        region: str = "main",
        tip: str = "",
        action: str = "",
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.note = note
        self.icon = icon
        self.primary = primary
        self.tip, self.action = tip, action
        self.stretch_left = bool(note)
        """Whether the words stand at the left instead of the middle."""
        self._style: Style = BUTTON_SMALL if small else BUTTON
        self.act = act

    # -- size -------------------------------------------------------------------------------------------

    @property
    def padding(self) -> int:
        return self.context.view.px(20)

    def natural_width(self) -> int:
        """As wide as its words need in one line."""
        block, note = self._blocks(None)
        return 2 * self.padding + self._icon_room() + max(block.width, note.width if note else 0)

    def height_for(self, width: int) -> int:
        block, note = self._blocks(width)
        words = block.height + (note.height if note else 0)
        return max(self.context.view.target, words + self.context.view.px(22))

    def place(self, left: int, top: int, width: int, height: int = 0) -> int:
        self.rect = pygame.Rect(left, top, width, max(height, self.height_for(width)))
        return self.rect.bottom

    def _icon_size(self) -> int:
        return round(self.context.writer.px(self._style) * 1.15) if self.icon else 0

    def _icon_room(self) -> int:
        size = self._icon_size()
        return size + (self.context.view.px(11) if self.text else 0) if size else 0

    def _blocks(self, width: int | None) -> tuple[Block, Block | None]:
        writer = self.context.writer
        room = None if width is None else max(1, width - 2 * self.padding - self._icon_room())
        note = writer.block(self.note, NOTE, room) if self.note else None
        return writer.block(self.text, self._style, room), note

    # -- use --------------------------------------------------------------------------------------------

    def activate(self) -> None:
        if self.enabled:
            self.context.audio.play("click")
            self.act()

    # -- paint ------------------------------------------------------------------------------------------

    @property
    def _down(self) -> int:
        return self.context.view.px(3) if self.pressed and self.enabled else 0

    def draw(self, surface: pygame.Surface) -> None:
        look = self._skin(self.hovered)
        self._draw_plate(surface, look)
        block, note, origin, icon_at = self._places()
        if self.icon:
            size = self._icon_size()
            picture = self.context.art.get(icon_picture(self.icon, look.text), (size, size))
            surface.blit(picture, icon_at, special_flags=pygame.BLEND_PREMULTIPLIED)
        align = 0.0 if self.stretch_left else 0.5
        room = self._text_room()
        self.context.writer.draw(surface, block, origin, look.text, align, room)
        if note is not None:
            below = (origin[0], origin[1] + block.height)
            self.context.writer.draw(surface, note, below, self._note_colour(), align, room)

    def _skin(self, hovered: bool) -> plates.Skin:
        return plates.skin(self.context, self.primary, self.enabled, hovered)

    def _draw_plate(self, surface: pygame.Surface, look: plates.Skin) -> None:
        self.context.shapes.draw(surface, self.rect, plates.button(self.context, look, bool(self._down)))
        plates.shine(self.context, surface, self.rect, look, self._down)

    @property
    def _edge(self) -> int:
        """How much of its height is the edge at its foot."""
        return self.context.view.px(5)

    def _note_colour(self) -> tuple[int, int, int]:
        theme = self.context.theme
        if not self.enabled:
            return theme.disabled_text
        return theme.primary_text if self.primary else theme.muted

    def _text_room(self) -> int:
        """The words stand in the middle of what they need, or over all the room at the left."""
        block, note = self._blocks(self.rect.width)
        return max(block.width, note.width if note else 0)

    def _places(self) -> tuple[Block, Block | None, tuple[int, int], tuple[int, int]]:
        block, note = self._blocks(self.rect.width)
        words = block.height + (note.height if note else 0)
        face = self.rect.height - self._edge
        centre = self.rect.top + face // 2 + self._down
        room = self._text_room()
        all_wide = self._icon_room() + (room if self.text else 0)
        if self.stretch_left:
            x = self.rect.left + self.padding
        else:
            x = self.rect.left + max(self.padding // 2, (self.rect.width - all_wide) // 2)
        icon_at = (x, centre - self._icon_size() // 2)
        return block, note, (x + self._icon_room(), centre - words // 2), icon_at

    def text_boxes(self) -> list[TextBox]:
        look = self._skin(False)
        block, note, origin, _ = self._places()
        boxes = []
        if self.text:
            needed = pygame.Rect(origin, block.size)
            boxes.append(TextBox(self.text, self.rect, needed, look.text, look.fill, block.px))
        if note is not None:
            needed = pygame.Rect((origin[0], origin[1] + block.height), note.size)
            boxes.append(TextBox(self.note, self.rect, needed, self._note_colour(), look.fill, note.px))
        return boxes
