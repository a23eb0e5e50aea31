"""A game's box on the mat: its lid, its shadow, its name below. It lifts when looked at and stands out when chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.face import Face
from scrapdesk.ui.frame.clock import linear
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import LABEL, META, NAME, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

LID: Final = (300, 430)
"""The shape of a lid with its front edge."""
REST: Final = 0.913
"""How large a box at rest is, of one that is chosen."""
STEPS: Final = 6
"""Sizes between rest and chosen: each is painted once."""
GROW: Final = 140.0
LIFT: Final = 90.0
FALL: Final = 120.0
PAD: Final = 6
"""Clear pixels around a picture before it is turned, or its edge is jagged."""

SHADE: Final[Colour] = (10, 13, 12)
Act = Callable[[str], None]
"""What to do with the game of that id."""


class GameBox(Widget):
    focusable = True
    margin = 34

    def __init__(
        self, context: AppContext, game: Face, chosen: Callable[[str], None], opened: Callable[[str], None]
    ) -> None:
        super().__init__(context, game.title, "games")
        self.game = game
        self.selected = False
        self.by_arrows_only = True
        self.lid = pygame.Rect(0, 0, 0, 0)
        """The lid when it is chosen."""
        self.label = pygame.Rect(0, 0, 0, 0)
        self.with_meta = True
        """Whether players and minutes stand below the name."""
        self.stacked = False
        """Whether they stand in two lines."""
        self.small_name = False
        """Whether the names are set smaller, since one of them would be too wide."""
        self.way = ""
        """What opening it does now, where that is known."""
        self._chosen = chosen
        self._opened = opened
        self._size = 0.0
        self._lift = 0.0
        self._lids: dict[tuple[int, tuple[int, int]], tuple[pygame.Surface, pygame.Surface]] = {}

    # -- use --------------------------------------------------------------------------------------------

    def select(self, selected: bool) -> None:
        if selected != self.selected:
            self.clicked = False
            self.selected, self.by_arrows_only = selected, not selected
            self.touch()
            self._animate("size", GROW, self._size, 1.0 if selected else 0.0)

    def settle_down(self) -> None:
        """As if it had always been the way it is."""
        self._size = 1.0 if self.selected else 0.0

    def hover(self, over: bool) -> None:
        if over != self.hovered:
            self.hovered = over
            self._animate("lift", LIFT if over else FALL, self._lift, 1.0 if over else 0.0)

    def press(self, pos: Point) -> None:
        """A first press chooses, whichever box was chosen when one came to the desk; another one opens."""
        super().press(pos)
        again = self.clicked and self.selected
        self._chosen(self.game.id)
        self._again, self.clicked = again, True

    _again = False
    clicked = False
    """Whether it was chosen by a click, and nothing else was done since."""

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.touch()
        if self._again and self.hit(pos):
            self._opened(self.game.id)

    def activate(self) -> None:
        self._opened(self.game.id)

    def tooltip(self) -> str:
        """It tells what Enter does, or another click."""
        told, texts = "" if self.with_meta else self.meta_words(), self.context.texts
        if self.way and self.clicked and self.selected and not self.host.ring_shown:
            return "\n".join(filter(None, (texts("Click again: {way}", way=self.way), told)))
        if not (self.way and self.focused and self.host.ring_shown):
            return told
        words = texts("{key}: {way}", key=self.context.keys.called("use", texts), way=self.way)
        return "\n".join(filter(None, (words, told)))

    def meta_words(self) -> str:
        players, minutes = self.meta()
        return f"{players}, {minutes}"

    def meta(self) -> tuple[str, str]:
        texts, seats = self.context.texts, self.game.seats
        minutes = texts("{n} min", n=self.game.minutes)
        if len(seats) == 1:
            return texts("{n} players", n=seats[0]), minutes
        return texts("{least} to {most}", least=seats[0], most=seats[-1]), minutes

    def _animate(self, part: str, ms: float, start: float, end: float) -> None:
        def step(t: float) -> None:
            value = start + (end - start) * t
            before = self._reach(self._shown_lid())
            if part == "size":
                self._size = value
            else:
                self._lift = value
            self.host.damaged(before.union(self._reach(self._shown_lid())))

        if part == "size":
            self.context.clock.tween((self, part), ms, step)
        else:
            self.context.clock.tween((self, part), ms, step, linear)

    # -- size -------------------------------------------------------------------------------------------

    def label_height(self, width: int) -> int:
        writer, px = self.context.writer, self.context.view.px
        lines = writer.line_height(self._name_style)
        if self.with_meta:
            lines += writer.line_height(META) * (2 if self.stacked else 1)
        return lines + px(16)

    def meta_width(self) -> int:
        """How wide players and minutes are in one line, with their icons."""
        players, minutes = self.meta()
        return sum(map(self._part_width, (players, minutes))) + self.context.view.px(22)

    def words_width(self) -> int:
        """How wide what stands below the name is."""
        if not self.with_meta:
            return 0
        return self.part_width() if self.stacked else self.meta_width()

    def part_width(self) -> int:
        return max(map(self._part_width, self.meta()))

    def _part_width(self, words: str) -> int:
        return self.context.writer.width(words, META) + self._icon + self.context.view.px(8)

    @property
    def _name_style(self) -> Style:
        return LABEL if self.small_name else NAME

    def name_width(self) -> int:
        return self.context.writer.width(self.game.title, self._name_style)

    @property
    def _icon(self) -> int:
        return round(self.context.writer.px(META) * 1.05)

    def place(self, lid: pygame.Rect, label: pygame.Rect) -> None:
        if lid.size != self.lid.size:
            self._lids.clear()
        self.lid, self.label = lid, label
        self.rect = lid.union(label)

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        return self._shown_lid(), self.context.view.px(17)

    def _shown_lid(self) -> pygame.Rect:
        share = REST + (1 - REST) * self._size
        rect = pygame.Rect(0, 0, round(self.lid.width * share), round(self.lid.height * share))
        rect.center = (self.lid.centerx, self.lid.centery - round(self._lift * self.context.view.px(9)))
        return rect

    # -- painting ---------------------------------------------------------------------------------------

    @property
    def pictures(self) -> list[tuple[Picture, tuple[int, int]]]:
        return [(self._picture, self._lid_size(step)) for step in (0, STEPS)]

    @property
    def _picture(self) -> Picture:
        return picture(f"desk/lid-{self.game.id}")

    def _lid_size(self, step: int) -> tuple[int, int]:
        share = REST + (1 - REST) * step / STEPS
        return max(1, round(self.lid.width * share)), max(1, round(self.lid.height * share))

    def draw(self, surface: pygame.Surface) -> None:
        """Paints only what the clip touches: while a box lifts, its neighbours and the names stay as they are."""
        clip = surface.get_clip()
        rect = self._shown_lid()
        if self._reach(rect).colliderect(clip):
            self._draw_lid(surface, rect)
        if self.selected:
            self._draw_frame(surface, rect)
        if self.label.inflate(8, 8).colliderect(clip):
            self._draw_label(surface)

    def _draw_lid(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        lid, shadow = self._turned(round(self._size * STEPS))
        dx, dy = self._shadow_offset()
        at = shadow.get_rect(center=(rect.centerx + dx, rect.centery + dy))
        for part in _around(at, rect.inflate(-rect.width // 8, -rect.height // 10)):
            surface.blit(shadow, part, part.move(-at.left, -at.top), pygame.BLEND_PREMULTIPLIED)
        surface.blit(lid, lid.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _shadow_offset(self) -> tuple[int, int]:
        """The higher it is held, the further away its shadow falls."""
        px, height = self.context.view.px, self._size * 0.6 + self._lift * 0.4
        return px(8 + 8 * height), px(12 + 14 * height)

    def _reach(self, rect: pygame.Rect) -> pygame.Rect:
        """Where lid, frame and shadow are painted."""
        px = self.context.view.px
        dx, dy = self._shadow_offset()
        soft = 2 * px(11) + px(12)
        return rect.union(rect.move(dx, dy)).inflate(2 * soft, 2 * soft)

    def _draw_frame(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The chosen one stands in a frame, unless the focus ring stands there."""
        if not (self.focused and self.host.ring_shown):
            px = self.context.view.px
            out = px(6)
            line = frame(self.context.theme.highlight, px(17) + out, max(2, px(3)), -out)
            self.context.shapes.draw(surface, rect, (line,))

    def _turned(self, step: int) -> tuple[pygame.Surface, pygame.Surface]:
        """The lid at one of its sizes, askew the more the smaller, and its shadow."""
        size = self._lid_size(step)
        found = self._lids.get((step, size))
        if found is not None:
            return found
        what = self._picture
        lid = _askew(self.context.art.get(what, size), -self.game.tilt * (1 - step / STEPS))
        made = (lid, _shadow(lid, self.context.view.px(11)))
        if self.context.art.ready(what, size):
            self._lids[(step, size)] = made
        return made

    def forget_lids(self) -> None:
        """Turns the pictures again when they are next seen: new ones have come in, or nobody sees them now."""
        self._lids.clear()

    def _colours(self) -> tuple[Colour, Colour]:
        theme = self.context.theme
        return theme.over, theme.over if self.selected or theme.plain else (0xD8, 0xD2, 0xC4)

    def _draw_label(self, surface: pygame.Surface) -> None:
        if self.selected:
            self.context.shapes.draw(surface, self.label, plates.label_plate(self.context))
        writer, px = self.context.writer, self.context.view.px
        name, meta = self._colours()
        top = self.label.top + px(6)
        block = writer.block(self.game.title, self._name_style)
        at = (self.label.left, top)
        if not self.selected:
            writer.draw(
                surface, block, (at[0] + max(1, px(1.5)), at[1] + max(1, px(2))), (10, 13, 12), 0.5, self.label.width
            )
        writer.draw(surface, block, at, name, CENTRE, self.label.width)
        if self.with_meta:
            for icon, words, place in self._meta_parts(top + block.height):
                self._draw_part(surface, icon, words, place, meta)

    def _meta_parts(self, top: int) -> Iterator[tuple[str, str, tuple[int, int]]]:
        """Players and minutes, each with its icon and where it stands."""
        players, minutes = self.meta()
        if self.stacked:
            line = self.context.writer.line_height(META)
            for number, (icon, words) in enumerate((("people", players), ("clock", minutes))):
                yield icon, words, (self.label.centerx - self._part_width(words) // 2, top + number * line)
            return
        left = self.label.centerx - self.meta_width() // 2
        yield "people", players, (left, top)
        yield "clock", minutes, (left + self._part_width(players) + self.context.view.px(22), top)

    def _draw_part(self, surface: pygame.Surface, icon: str, words: str, at: tuple[int, int], colour: Colour) -> None:
        writer, size = self.context.writer, self._icon
        block = writer.block(words, META)
        shape = self.context.art.get(icon_picture(icon, colour), (size, size))
        surface.blit(shape, (at[0], at[1] + (block.height - size) // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        writer.draw(surface, block, (at[0] + size + self.context.view.px(8), at[1]), colour)

    def text_boxes(self) -> list[TextBox]:
        writer, px, theme = self.context.writer, self.context.view.px, self.context.theme
        name, meta = self._colours()
        block = writer.block(self.game.title, self._name_style)
        top = self.label.top + px(6)
        needed = pygame.Rect(self.label.centerx - block.width // 2, top, *block.size)
        boxes = [TextBox(self.game.title, self.label, needed, name, theme.felt, block.px)]
        if self.with_meta:
            for _, words, (left, below) in self._meta_parts(needed.bottom):
                part = pygame.Rect(left, below, self._part_width(words), writer.line_height(META))
                boxes.append(TextBox(words, self.label, part, meta, theme.felt, writer.px(META)))
        return boxes


def _askew(source: pygame.Surface, angle: float) -> pygame.Surface:
    if not angle:
        return source
    padded = pygame.Surface((source.get_width() + 2 * PAD, source.get_height() + 2 * PAD), pygame.SRCALPHA)
    padded.blit(source, (PAD, PAD))
    return pygame.transform.rotozoom(padded, angle, 1.0)


def _shadow(lid: pygame.Surface, blur: int) -> pygame.Surface:
    """The shape of a lid in soft black. It is made small and enlarged: nobody sees the pixels of a shadow."""
    width, height = lid.get_size()
    mask = pygame.Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    mask.blit(lid, (2 * blur, 2 * blur))
    mask.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.smoothscale_by(mask, 0.25)
    soft = pygame.transform.box_blur(pygame.transform.box_blur(small, max(1, blur // 4)), max(1, blur // 4))
    return pygame.transform.smoothscale(soft, mask.get_size())


def _around(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle lies outside another within it: most of a shadow is never seen."""
    inner = inner.clip(outer)
    return [
        pygame.Rect(outer.left, outer.top, outer.width, inner.top - outer.top),
        pygame.Rect(outer.left, inner.bottom, outer.width, outer.bottom - inner.bottom),
        pygame.Rect(outer.left, inner.top, inner.left - outer.left, inner.height),
        pygame.Rect(inner.right, inner.top, outer.right - inner.right, inner.height),
    ]
