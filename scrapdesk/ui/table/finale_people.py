"""Those who sat at the table, at its end: a face, framed as the game frames it, a name, what was reached and won; and
what somebody was best at, or worst. Must not know where they stand.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.core.ledger import Honour
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.face import Mount
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.type.styles import META, SUBTITLE, TITLE
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.label import Label

WRECK = 252, 186
"""How wide and high what is broken lies there at most."""
TROPHY, TROPHIES = 76, 7
"""How large what somebody has to show is, and how many of them: the last."""


class Person(Widget):
    """A face with a name and what it reached."""

    lies_over = True

    def __init__(
        self,
        context: AppContext,
        name: str,
        reached: str,
        won: bool,
        what: Picture,
        trophies: Sequence[Picture] = (),
        mount: Mount | None = None,
        wreck: Picture | None = None,
    ) -> None:
        """`what`: the face; `wreck`: what lies broken below all else."""
        super().__init__(context, name, "people")
        self.won, self.what, self.trophies, self.mount = won, what, trophies[-TROPHIES:], mount
        self._name = Label(context, name, TITLE, "over", "focus_in", CENTRE, plain=True)
        self._reached = Label(context, reached, SUBTITLE, "over", "focus_in", CENTRE)
        self._name.one_line = self._reached.one_line = True
        self.reached = reached
        self._wreck, self._broken = wreck, pygame.Rect(0, 0, 0, 0)
        self._side = 0
        self._row = pygame.Rect(0, 0, 0, 0)

    def place(self, left: int, top: int, width: int, side: int) -> int:
        """A column of this width; `side` is that of the portrait. Returns its end."""
        self._side = side
        bottom = self._name.place(left, top + side + self.context.view.px(6), width)
        bottom = self._reached.place(left, bottom, width) if self._reached.text else bottom
        self._row = pygame.Rect(left, bottom + self.context.view.px(14), width, 0)
        if self.trophies:
            self._row.height = min(self.context.view.px(TROPHY), width // len(self.trophies))
            bottom = self._row.bottom
        self.rect = pygame.Rect(left, top, width, bottom - top)
        return bottom

    def leave_wreck(self, bottom: int) -> None:
        """What is broken lies below the rest, where there is room for it down to here."""
        px, self._broken = self.context.view.px, pygame.Rect(0, 0, 0, 0)
        top = self.rect.bottom + px(14)
        high = min(px(WRECK[1]), bottom - top, self.rect.width * WRECK[1] // WRECK[0])
        if self._wreck is not None and high >= px(WRECK[1]) // 2:
            self._broken = pygame.Rect(0, top, high * WRECK[0] // WRECK[1], high)
            self._broken.centerx = self.rect.centerx
            self.rect.height = self._broken.bottom - self.rect.top

    def _draw_trophies(self, surface: pygame.Surface) -> None:
        """Side by side, and closer where there are many."""
        side, count = self._row.height, len(self.trophies)
        left = self._row.centerx - side * count // 2
        for number, what in enumerate(self.trophies):
            image = self.context.art.get(what, (side, side))
            surface.blit(image, (left + number * side, self._row.top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw(self, surface: pygame.Surface) -> None:
        face = pygame.Rect(self.rect.centerx - self._side // 2, self.rect.top, self._side, self._side)
        if self.mount is not None:
            self._draw_mounted(surface, face, self.mount)
        else:
            self._draw_ringed(surface, face)
        self._name.draw(surface)
        self._reached.draw(surface)
        self._draw_trophies(surface)
        if self._wreck is not None and self._broken.height:
            image = self.context.art.get(self._wreck, self._broken.size)
            surface.blit(image, self._broken, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_ringed(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        theme, px = self.context.theme, self.context.view.px
        pygame.draw.circle(surface, theme.focus_in, face.center, face.width // 2)
        image = self.context.art.get(self.what, face.size)
        surface.blit(_round(image), face, special_flags=pygame.BLEND_PREMULTIPLIED)
        line = theme.glow if self.won else theme.over
        pygame.draw.circle(surface, line, face.center, face.width // 2, max(2, px(5)))

    def _draw_mounted(self, surface: pygame.Surface, room: pygame.Rect, mount: Mount) -> None:
        """The face in the hole, and the frame over its edge; who has not won hangs a little smaller."""
        scale = room.height / max(mount.size) * (1.0 if self.won else 0.92)
        frame = pygame.Rect(0, 0, round(mount.size[0] * scale), round(mount.size[1] * scale))
        frame.center = room.center
        left, top, wide, high = (round(number * scale) for number in mount.hole)
        face = pygame.Rect(frame.left + left, frame.top + top, wide, high)
        image = self.context.art.get(self.what, face.size)
        surface.blit(_round(image) if mount.round else image, face, special_flags=pygame.BLEND_PREMULTIPLIED)
        surface.blit(self.context.art.get(mount.what, frame.size), frame, special_flags=pygame.BLEND_PREMULTIPLIED)

    def text_boxes(self) -> list[TextBox]:
        return [*self._name.text_boxes(), *self._reached.text_boxes()]


def _round(image: pygame.Surface) -> pygame.Surface:
    """A picture cut to a disc."""
    size = image.get_size()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.aacircle(mask, (255, 255, 255, 255), (size[0] // 2, size[1] // 2), min(size) // 2 - 1)
    mask.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


class HonourCard(Widget):
    """What somebody was best at, or worst: a sign, what it is, who, and why."""

    lies_over = True

    def __init__(self, context: AppContext, game: str, honour: Honour, name: str) -> None:
        texts = context.texts
        super().__init__(context, f"{texts.line(honour.title)}: {name}", "people")
        self._sign = picture(f"{game}/{honour.sign}")
        self._labels = [
            Label(context, texts.line(honour.title), META, "muted"),
            Label(context, name, SUBTITLE, plain=True),
            Label(context, texts.line(honour.why), META),
        ]

    def place_within(self, room: pygame.Rect) -> None:
        """At the foot of a room, as high as its words are; not seen where it has no room."""
        px = self.context.view.px
        pad, side = px(14), px(64)
        wide = min(room.width, px(440))
        inner = wide - side - 3 * pad
        high = sum(label.height_for(max(1, inner)) for label in self._labels) + 2 * pad
        self.visible = inner > px(120) and high <= room.height
        self.rect = pygame.Rect(0, 0, wide, high)
        self.rect.midbottom = room.midbottom
        top = self.rect.top + pad
        for label in self._labels:
            top = label.place(self.rect.left + side + 2 * pad, top, max(1, inner))

    def draw(self, surface: pygame.Surface) -> None:
        px = self.context.view.px
        self.context.shapes.draw(surface, self.rect, plates.card(self.context))
        side = px(64)
        at = (self.rect.left + px(14), self.rect.centery - side // 2)
        surface.blit(self.context.art.get(self._sign, (side, side)), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        for label in self._labels:
            label.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for label in self._labels for box in label.text_boxes()] if self.visible else []
