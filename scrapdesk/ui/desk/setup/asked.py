"""What a question about a seat is asked with: faces, rows of level and temper, and the quiet way to take the seat away.

Must not know what an answer changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ai.levels import LEVELS
from scrapdesk.core.players import AI
from scrapdesk.core.words import Ref
from scrapdesk.storage.people import Guest
from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.setup import paper
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import META
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Act, Button
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.portraits import draw_guest

CROWN = 20
SHORT = 0.18
"""The words before the values are short, so that these stand close to them."""


class FaceButton(Widget):
    """Somebody to choose. `elsewhere`: they sit at another seat, and would trade places."""

    focusable = True

    def __init__(self, context: AppContext, guest: Guest, name: str, act: Callable[[], None]) -> None:
        super().__init__(context, name, "faces")
        self.guest = guest
        self.chosen = False
        self.elsewhere = ""
        self._act = act

    def tooltip(self) -> str:
        line = self.guest.companion.line if self.guest.companion is not None else ""
        return self.elsewhere or (self.context.texts.word(Ref(line)) if line else "")

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act()

    @property
    def _face(self) -> pygame.Rect:
        px = self.context.view.px
        side = min(self.rect.width - px(12), self.rect.height - self._block().height - px(12))
        face = pygame.Rect(0, 0, side, side)
        face.midtop = (self.rect.centerx, self.rect.top + self.context.view.px(6))
        return face

    def _block(self) -> Block:
        writer = self.context.writer
        return writer.block(writer.fitted(self.name, META, self.rect.width), META, plain=True)

    def draw(self, surface: pygame.Surface) -> None:
        context, px, theme = self.context, self.context.view.px, self.context.theme
        face, block = self._face, self._block()
        if self.hovered and not self.chosen:
            context.shapes.draw(surface, self.rect, plates.card(context))
        draw_guest(context, surface, self.guest, face)
        if self.elsewhere:
            veil = pygame.Surface(face.size, pygame.SRCALPHA)
            veil.fill((*theme.panel, 150))
            surface.blit(veil, face)
        if self.chosen:
            context.shapes.draw(surface, face, (frame(theme.highlight, px(12), max(3, px(5)), -px(3)),))
        context.writer.draw(
            surface, block, (self.rect.left, self.rect.bottom - block.height), self._colour, 0.5, self.rect.width
        )

    def text_boxes(self) -> list[TextBox]:
        theme, block = self.context.theme, self._block()
        needed = pygame.Rect((0, 0), block.size)
        needed.midbottom = self.rect.midbottom
        return [TextBox(self.name, self.rect, needed, self._colour, theme.panel, block.px)]

    @property
    def _colour(self) -> Colour:
        return self.context.theme.highlight if self.chosen else self.context.theme.text


class CompanionRow(Choice):
    """Left and right choose; Enter is the answer to the whole question, as it is behind a name. Levels stand under as
    many diamonds as a seat's card has of them."""

    def __init__(
        self,
        context: AppContext,
        text: str,
        values: Sequence[tuple[str, str]],
        chosen: str,
        changed: Callable[[str], None],
        entered: Act,
    ) -> None:
        super().__init__(context, text, values, chosen, changed)
        self._entered = entered
        self.words_share = SHORT
        self.crown = CROWN if any(key.startswith(AI) for key, _ in values) else 0

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        """Round the words and the values, with room for both."""
        px = self.context.view.px
        around = pygame.Rect(self.rect.left, self.rect.top, self.values_right - self.rect.left, self.rect.height)
        return around.inflate(2 * px(8), 2 * px(4)), px(12)

    def key(self, event: KeyDown) -> bool:
        if self.context.keys.means(event, "seat player"):
            self._entered()
            return True
        return super().key(event)

    def activate(self) -> None:
        """The next value; nobody who has gone up to the last one is led back to the first."""
        self.step(1)

    def draw_crown(self, surface: pygame.Surface, key: str, room: pygame.Rect, colour: Colour) -> None:
        names = [f"{AI}{name}" for name in LEVELS]
        if key not in names:
            return
        count, side = names.index(key) + 1, self.context.view.px(16)
        at = (room.centerx - count * (side + 1) // 2, room.bottom - side)
        paper.draw_plain_pips(surface, count, at, side, colour, count)


class QuietButton(Button):
    """What is seldom wanted, and never by accident: words without a plate, until somebody points at it."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            super().draw(surface)
            return
        block, _, origin, icon_at = self._places()
        size = self._icon_size()
        icon = self.context.art.get(icon_picture(self.icon, self.context.theme.refuse), (size, size))
        surface.blit(icon, icon_at, special_flags=pygame.BLEND_PREMULTIPLIED)
        self.context.writer.draw(surface, block, origin, self.context.theme.refuse)

    def text_boxes(self) -> list[TextBox]:
        if self.hovered:
            return super().text_boxes()
        theme, (block, _, origin, _) = self.context.theme, self._places()
        return [TextBox(self.text, self.rect, pygame.Rect(origin, block.size), theme.refuse, theme.panel, block.px)]
