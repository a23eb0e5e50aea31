"""What is marked on a table: places to go to, what is chosen, where a piece was taken up; all else is dimmed meanwhile.

Each mark is a sprite between the pieces or above them, and comes and goes softly. Which marks there are, others say.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.sprites import VEIL, Painted, Sprites
from scrapdesk.ui.board.timing import DIMMED, GHOST, MARK_IN_MS, MARK_OUT_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import Motion, linear
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style

RING: Final = "ring"
GHOSTED: Final = "ghost"
RANK: Final = "rank"
TRAIL: Final = "trail"
AT_ONCE: Final = (RING, GHOSTED, RANK, TRAIL)
"""These come and go without fading."""
LINE, BROAD = 3, 5
STEPS: Final = 8
"""In so many steps a mark becomes visible."""
KEPT: Final = 1_000_000
"""Pixels of the ghosts of pieces that are kept."""
STRIP: Final = 20_000
"""Pixels that are made paler in one go: as many as a processor has at hand. All of a large mark takes four times as
long, most of which goes into fetching new memory for it."""
TINTED: Final = 0.3
"""How strong the light is where the last move has been."""

Room = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Mark:
    """A picture of the look by its kind, a ring of a colour, the ghost of a piece, or the rank of what is advised."""

    kind: str
    room: Room
    layer: int
    colour: Colour | None = None
    piece: Piece | None = None
    angle: int = 0
    number: int = 0
    round: bool = False
    """Whether a ring is a circle."""
    broad: bool = False
    """Whether a ring is broad: round a card that stands out of its hand."""


class Marks:
    """The marks of a table, in its group of sprites."""

    def __init__(self, context: AppContext, sprites: Sprites, look: Look, faces: PieceFaces) -> None:
        self._context, self._sprites, self._look, self._faces = context, sprites, look, faces
        self._shown: dict[Mark, _MarkSprite] = {}
        self._veil = _Veil()
        self._pale: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._arts: dict[str, Picture] = {}
        """By kind: two dozen marks that fade ask in every frame."""

    @property
    def shown(self) -> tuple[Mark, ...]:
        """Those that are there now, or coming."""
        return tuple(self._shown)

    def show(self, wanted: Iterable[Mark]) -> None:
        """From now on these and no others."""
        marks = dict.fromkeys(wanted)
        for mark in [mark for mark in self._shown if mark not in marks]:
            self._take_away(mark, self._shown.pop(mark))
        for mark in marks:
            if mark not in self._shown:
                self._shown[mark] = self._bring(mark)

    def dim(self, whole: pygame.Rect, but: Sequence[pygame.Rect] | None) -> None:
        """Dims the table but for some places; None: nothing is dim any more."""
        if but is not None:
            self._veil.cover(whole, but)
            self._sprites.put(self._veil, VEIL)
        elif not self._veil.alive():
            return
        self._fade(self._veil, but is not None)

    def repaint(self, came: AbstractSet[Picture] | None = None) -> None:
        """Everything is painted again, or what these pictures are part of, which have come in."""
        ours = [mark for mark in self._shown if came is None or mark.piece is not None or self._art_of(mark) in came]
        if ours or came is None:
            self._pale.clear()
            self._pixels = 0
        for mark in ours:
            self._shown[mark].dirty = 1

    def paint(self, surface: pygame.Surface, mark: Mark, level: float, centre: tuple[int, int]) -> None:
        """A mark, or as much of it as is seen yet; no more of that is made paler than is painted."""
        whole, step = self._whole(mark), round(level * STEPS)
        place = whole.get_rect(center=centre)
        if step == STEPS:
            surface.blit(whole, place, None, pygame.BLEND_PREMULTIPLIED)
            return
        seen = place.clip(surface.get_clip())
        for strip in _strips(seen) if step else ():
            part = _paler(whole.subsurface(strip.move(-place.left, -place.top)), step / STEPS)
            surface.blit(part, strip, None, pygame.BLEND_PREMULTIPLIED)

    def _remember(self, key: object, image: pygame.Surface) -> pygame.Surface:
        self._pale[key] = image
        self._pixels += image.get_width() * image.get_height()
        while self._pixels > KEPT and len(self._pale) > 1:
            _, old = self._pale.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return image

    def _whole(self, mark: Mark) -> pygame.Surface:
        size = (max(1, mark.room[2]), max(1, mark.room[3]))
        if mark.piece is None:
            with self._context.gaps.aside():
                return self._context.art.get(self._art_of(mark), size)
        key = (mark.piece, size, mark.angle)
        found = self._pale.get(key)
        if found is None:
            found = self._remember(key, _paler(self._faces.face(mark.piece, size, mark.angle), GHOST))
        return found

    def _art_of(self, mark: Mark) -> Picture:
        found = self._arts.get(mark.kind)
        if found is None:
            found = self._arts[mark.kind] = picture(f"{self._look.game}/mark-{mark.kind}")
        return found

    def _bring(self, mark: Mark) -> _MarkSprite:
        line = max(2, self._context.view.px(BROAD if mark.broad else LINE))
        if mark.kind == RING:
            sprite: _MarkSprite = _Ring(self, mark, line, self._context.theme.focus_in)
        elif mark.kind == RANK:
            sprite = _Rank(self, mark, self._context)
        elif mark.kind == TRAIL:
            theme = self._context.theme
            sprite = (
                _Trail(self, mark, line, theme.muted, 0.0) if theme.bolted else _Trail(self, mark, line, theme.glow)
            )
        else:
            sprite = _MarkSprite(self, mark)
        self._sprites.put(sprite, mark.layer)
        if mark.kind not in AT_ONCE:
            self._fade(sprite, True)
        return sprite

    def _take_away(self, mark: Mark, sprite: _MarkSprite) -> None:
        if mark.kind in AT_ONCE:
            sprite.kill()
        else:
            self._fade(sprite, False)

    def _fade(self, sprite: _Fading, comes: bool) -> None:
        start, goal = (0.0 if comes and sprite.fresh else sprite.level), float(comes)
        sprite.fresh = False

        def apply(t: float) -> None:
            sprite.level = start + (goal - start) * t
            sprite.dirty = 1

        def done() -> None:
            if not comes:
                sprite.fresh = True
                sprite.kill()

        ms = MARK_IN_MS if comes else MARK_OUT_MS
        self._context.clock.tween((sprite, "fade"), ms, apply, linear, Motion.FADE, done)


class _Fading(Painted):
    level = 1.0
    """How much of it is seen."""
    fresh = True
    """Whether it has not been seen before."""


class _MarkSprite(_Fading):
    def __init__(self, marks: Marks, mark: Mark) -> None:
        super().__init__()
        self._marks, self._mark = marks, mark
        self.rect = pygame.Rect(mark.room)
        if mark.angle % 90:  # a turned picture stands out beyond its room
            beyond = max(self.rect.size) // 4
            self.rect.inflate_ip(beyond, beyond)

    def paint(self, surface: pygame.Surface) -> None:
        self._marks.paint(surface, self._mark, self.level, self.rect.center)


class _Ring(_MarkSprite):
    """Two lines, light outside and dark inside: seen on any ground."""

    def __init__(self, marks: Marks, mark: Mark, line: int, inner: Colour) -> None:
        super().__init__(marks, mark)
        self._box, self._line, self._inner = pygame.Rect(mark.room), line, inner
        self._outer = mark.colour or inner
        self._radius = min(self._box.size) // 2 if mark.round else max(4, min(self._box.size) // 12)
        self.rect = self._box.inflate(4 * line + 2, 4 * line + 2)
        self._turned: pygame.Surface | None = None
        if mark.angle % 180:  # as the card lies that it goes round
            flat = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            self._draw(flat, flat.get_rect().inflate(-4 * line - 2, -4 * line - 2))
            self._turned = pygame.transform.rotozoom(flat, mark.angle, 1.0)
            self.rect = self._turned.get_rect(center=self.rect.center)

    def paint(self, surface: pygame.Surface) -> None:
        if self._turned is not None:
            surface.blit(self._turned, self.rect)
        else:
            self._draw(surface, self._box)

    def _draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        line, radius = self._line, self._radius
        pygame.draw.rect(surface, self._inner, box.inflate(2 * line, 2 * line), line, radius + line)
        pygame.draw.rect(surface, self._outer, box.inflate(4 * line, 4 * line), line, radius + 2 * line)


class _Trail(_MarkSprite):
    """Where the last move has been: a thin light over the whole place, and its edge; a pale edge alone on sheet
    metal, where whatever is lit waits for a hand."""

    def __init__(self, marks: Marks, mark: Mark, line: int, colour: Colour, tinted: float = TINTED) -> None:
        super().__init__(marks, mark)
        self._colour, self._box = colour, self.rect.copy()
        left, top, wide, high = self._box
        self._edges = (
            (left, top, wide, line),
            (left, top + high - line, wide, line),
            (left, top, line, high),
            (left + wide - line, top, line, high),
        )
        self._tint = pygame.Surface(self._box.size, pygame.SRCALPHA)
        self._tint.fill([round(part * tinted) for part in (*colour, 255)])

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self._tint, self._box, None, self.blendmode)
        for edge in self._edges:  # pygame's own frame would end where the painting does
            surface.fill(self._colour, edge)


class _Rank(_MarkSprite):
    """The number of a move that the coach would think of: as its arrow is."""

    def __init__(self, marks: Marks, mark: Mark, context: AppContext) -> None:
        super().__init__(marks, mark)
        self._context, self._number, self._fill = context, mark.number, mark.colour or context.theme.focus_out

    def paint(self, surface: pygame.Surface) -> None:
        theme, writer, radius = self._context.theme, self._context.writer, self.rect.width // 2
        dark, line = theme.focus_in, max(2, round(self.rect.width / 16))
        lit = max(self._fill) < 250
        for reach, colour in ((radius, dark), (radius - line, self._fill)):
            pygame.draw.aacircle(surface, colour, self.rect.center, reach)
        ink = theme.focus_out if lit else dark
        block = writer.block(str(self._number), Style("sans-bold", 20, leading=1.0), px=round(radius * 1.15))
        at = (self.rect.centerx - block.width // 2, self.rect.centery - block.height // 2)
        writer.draw(surface, block, at, ink)


class _Veil(_Fading):
    """Takes light from all that it covers. It has no picture: one as large as the window would cost too much."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[pygame.Rect] = []

    def cover(self, whole: pygame.Rect, but: Sequence[pygame.Rect]) -> None:
        self.rect = whole.copy()
        self._parts = without(whole, but)
        self.dirty = 1

    def paint(self, surface: pygame.Surface) -> None:
        light = round(255 * (1 - (1 - DIMMED) * self.level))
        clip = surface.get_clip()
        for at in clip.collidelistall(self._parts):
            surface.fill((light, light, light), self._parts[at].clip(clip), pygame.BLEND_RGB_MULT)


def without(whole: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """A rectangle but for some holes in it, as rectangles that do not overlap."""
    parts = [whole.copy()]
    for hole in holes:
        parts = [left for part in parts for left in _cut(part, hole)]
    return parts


def _cut(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    inner = part.clip(hole)
    if not inner.size[0] or not inner.size[1]:
        return [part]
    found = [
        pygame.Rect(part.left, part.top, part.width, inner.top - part.top),
        pygame.Rect(part.left, inner.bottom, part.width, part.bottom - inner.bottom),
        pygame.Rect(part.left, inner.top, inner.left - part.left, inner.height),
        pygame.Rect(inner.right, inner.top, part.right - inner.right, inner.height),
    ]
    return [rect for rect in found if rect.width and rect.height]


def _strips(rect: pygame.Rect) -> Iterator[pygame.Rect]:
    """A rectangle in parts that are as wide and not too large."""
    high = max(1, STRIP // max(1, rect.width))
    for top in range(rect.top, rect.bottom if rect.width else rect.top, high):
        yield pygame.Rect(rect.left, top, rect.width, min(high, rect.bottom - top))


def _paler(image: pygame.Surface, share: float) -> pygame.Surface:
    """A premultiplied picture of which only a part is seen."""
    paler, value = image.copy(), round(255 * share)
    paler.fill((value, value, value, value), special_flags=pygame.BLEND_RGBA_MULT)
    return paler
