"""The pieces on the board as sprites: they follow the table by id, each moving from where it is now.

So a card that was dropped by hand is already there, and its undo glides. Knows no rules; what a piece looks like it
asks the look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.slots import Layout, Place
from scrapdesk.ui.clock import Clock, Motion, ease_in_out, ease_out
from scrapdesk.ui.damage import Damage

RAISE: Final = 0.07
"""How far a card of the hand rises under the pointer, in its own heights."""
RAISE_MS: Final = 90.0
MOVE_MS: Final = 200.0
FLIP_MS: Final = 180.0
BACK_MS: Final = 220.0
STAGGER_MS: Final = 60.0
LIFTED_LAYER: Final = 10_000

REST_SHADOW: Final = (5, 7)
LIFTED_SHADOW: Final = (18, 24)
"""How far right and below its piece a shadow falls, in design pixels: height is read from it."""


SHADOW_RIM: Final = 10
"""How far a shadow is soft, in design pixels."""


class Painter(Protocol):
    """Gives pieces as they are seen, in a size and at an angle, and the shadows that they throw."""

    def face(self, piece: Piece, size: tuple[int, int], angle: int = 0) -> pygame.Surface: ...
    def shadow(self, piece: Piece, size: tuple[int, int], angle: int = 0) -> pygame.Surface: ...


class PieceSprite(pygame.sprite.Sprite):
    """One piece: what it is, where it lies now, and where it is going."""

    def __init__(self, piece: Piece, place: Place) -> None:
        super().__init__()
        self.piece = piece
        self.place = place
        self.goal = place
        self.lifted = False
        self.raised = False
        """Whether it stands up a little under the pointer."""
        self.turning = 1.0
        """How much of its width is seen while it is turned over."""
        self.painted = pygame.Surface((1, 1), pygame.SRCALPHA)
        self.area = pygame.Rect(0, 0, 1, 1)
        self.reach = pygame.Rect(0, 0, 1, 1)
        """All that it paints on: itself, and its shadow right and below."""

    @property
    def layer_now(self) -> int:
        return LIFTED_LAYER + self.goal.layer if self.lifted or self.raised else self.goal.layer

    @property
    def rest(self) -> Place:
        """Where it settles: its place, or a little above it."""
        if not self.raised:
            return self.goal
        goal = self.goal
        return replace(goal, y=goal.y - RAISE * goal.height, angle=0.0)


class Cast:
    """All pieces of a table, in a sprite group ordered by what lies above what."""

    def __init__(self, clock: Clock, damage: Damage, painter: Painter) -> None:
        self._clock, self._damage, self._painter = clock, damage, painter
        self.scale = 1.0
        self._group: pygame.sprite.LayeredUpdates[PieceSprite] = pygame.sprite.LayeredUpdates()
        self._by_id: dict[Target, PieceSprite] = {}

    def __iter__(self) -> Iterator[PieceSprite]:
        return iter(self._group.sprites())

    def __len__(self) -> int:
        return len(self._by_id)

    def get(self, target: Target) -> PieceSprite | None:
        return self._by_id.get(target)

    def at(self, x: float, y: float, besides: Target | None = None) -> PieceSprite | None:
        """The topmost piece under a point, by where it rests and not by how far it is lifted."""
        found = [s for s in self._group.sprites() if s.piece.id != besides and _covers(s.goal, x, y)]
        return max(found, key=lambda sprite: sprite.goal.layer, default=None)

    def sync(
        self,
        pieces: Sequence[Piece],
        layout: Layout,
        comes_from: Callable[[Target], Target | None],
        still: bool = False,
    ) -> None:
        """Brings the sprites to what the table says; `still` puts them there at once (a new window, a load)."""
        places = layout.places(list(pieces))
        present = {piece.id for piece in pieces}
        gone = [self._by_id.pop(target) for target in list(self._by_id) if target not in present]
        for at, piece in enumerate(pieces):
            sprite = self._by_id.get(piece.id)
            if sprite is None:
                sprite = self._enter(piece, places[piece.id], gone, layout, comes_from)
            self._follow(sprite, piece, places[piece.id], still, at)
        for sprite in gone:
            self._leave(sprite)

    def carry(self, target: Target, x: float, y: float, lean: tuple[float, float] | None = None) -> None:
        """Holds a lifted piece under the pointer; near a legal slot it leans towards its middle."""
        sprite = self._by_id[target]
        if lean is not None:
            x, y = x + (lean[0] - x) * 0.35, y + (lean[1] - y) * 0.35
        self._clock.drop(("piece", target))
        place = sprite.goal
        self._put(sprite, Place(x, y, place.width * 1.04, place.height * 1.04, 0.0, place.layer))

    def lift(self, target: Target, lifted: bool) -> None:
        sprite = self._by_id[target]
        sprite.lifted = lifted
        self._group.change_layer(sprite, sprite.layer_now)
        self._measure(sprite)

    def hover(self, target: Target | None) -> None:
        """The card of a hand under the pointer stands up; the one before it lies down."""
        for sprite in self._group.sprites():
            raised = sprite.piece.id == target and sprite.piece.slot.startswith("hand") and sprite.piece.face_up
            if raised != sprite.raised and not sprite.lifted:
                sprite.raised = raised
                self._group.change_layer(sprite, sprite.layer_now)
                self._glide(sprite, RAISE_MS, ease_out)

    def send_back(self, target: Target) -> None:
        """A refused or cancelled piece glides to where it came from."""
        sprite = self._by_id.get(target)
        if sprite is not None:
            self.lift(target, False)
            self._glide(sprite, BACK_MS, ease_in_out)

    def repaint(self) -> None:
        """Pictures have come in: every piece looks again."""
        for sprite in self._group.sprites():
            self._dress(sprite)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        for sprite in self._group.sprites():
            hidden = sprite.goal.covered and sprite.place == sprite.goal
            if not hidden and clip.colliderect(sprite.reach):
                self._draw_shadow(surface, sprite)
                surface.blit(sprite.painted, sprite.area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_shadow(self, surface: pygame.Surface, sprite: PieceSprite) -> None:
        """Only the lowest and the topmost few of a pile throw one: more would only make mud."""
        if sprite.turning < 1.0 or (
            not sprite.lifted
            and (sprite.goal.covered or (sprite.goal.layer > 1 and sprite.piece.slot.startswith("deck")))
        ):
            return
        size = (max(1, round(sprite.goal.width)), max(1, round(sprite.goal.height)))
        shadow = self._painter.shadow(sprite.piece, size, round(sprite.place.angle))
        across, down = LIFTED_SHADOW if sprite.lifted else REST_SHADOW
        at = shadow.get_rect(
            center=(sprite.area.centerx + across * self.scale, sprite.area.centery + down * self.scale)
        )
        surface.blit(shadow, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- within -----------------------------------------------------------------------------------------

    def _enter(
        self,
        piece: Piece,
        place: Place,
        gone: list[PieceSprite],
        layout: Layout,
        comes_from: Callable[[Target], Target | None],
    ) -> PieceSprite:
        source = comes_from(piece.slot)
        same = [s for s in gone if _lies_in(s.piece.slot, source)] or [s for s in gone if s.piece.slot == piece.slot]
        if same:
            start = same[-1].place
            gone.remove(same[-1])
            self._leave(same[-1])
        elif source is not None and source in layout.slots:
            x, y, width, height = layout.box(source)
            start = Place(x + width / 2, y + height / 2, place.width, place.height)
        else:
            start = place
        sprite = PieceSprite(piece, start)
        self._by_id[piece.id] = sprite
        self._group.add(sprite, layer=place.layer)
        self._dress(sprite)
        return sprite

    def _follow(self, sprite: PieceSprite, piece: Piece, place: Place, still: bool, at: int) -> None:
        turned = (sprite.piece.face, sprite.piece.face_up, sprite.piece.marks) != (
            piece.face,
            piece.face_up,
            piece.marks,
        )
        sprite.piece, moved = piece, sprite.goal != place or sprite.place != place
        sprite.goal = place
        sprite.lifted = sprite.raised = False
        self._group.change_layer(sprite, sprite.layer_now)
        if turned and not still:
            self._turn_over(sprite)
        elif turned:
            self._dress(sprite)
        if still or not moved:
            self._clock.drop(("piece", piece.id))
            self._put(sprite, place)
        else:
            self._glide(sprite, MOVE_MS, ease_out)

    def _glide(self, sprite: PieceSprite, ms: float, ease: Callable[[float], float]) -> None:
        start, goal = sprite.place, sprite.rest

        def apply(t: float) -> None:
            self._put(sprite, _between(start, goal, t))

        self._clock.tween(("piece", sprite.piece.id), ms, apply, ease)

    def _turn_over(self, sprite: PieceSprite) -> None:
        """Half the time the old face narrows, half the time the new one widens."""
        shown = [False]

        def apply(t: float) -> None:
            if t >= 0.5 and not shown[0]:
                shown[0] = True
            sprite.turning = max(0.04, abs(1 - 2 * t))
            if shown[0]:
                self._dress(sprite)

        self._clock.tween(("turn", sprite.piece.id), FLIP_MS, apply, motion=Motion.REVEAL)

    def _leave(self, sprite: PieceSprite) -> None:
        self._clock.drop(("piece", sprite.piece.id))
        self._clock.drop(("turn", sprite.piece.id))
        self._damage.add(sprite.reach)
        sprite.kill()

    def _put(self, sprite: PieceSprite, place: Place) -> None:
        resized = (place.width, place.height, place.angle) != (
            sprite.place.width,
            sprite.place.height,
            sprite.place.angle,
        )
        sprite.place = place
        if resized:
            self._dress(sprite)
        sprite.area = sprite.painted.get_rect(center=(round(place.x), round(place.y)))
        self._measure(sprite)

    def _dress(self, sprite: PieceSprite) -> None:
        """Fetches the picture in the size and at the angle in which the piece lies."""
        place = sprite.place
        # While a piece moves between sizes its own last size serves: pictures are made for sizes that stay.
        size = (max(1, round(sprite.goal.width)), max(1, round(sprite.goal.height)))
        image = self._painter.face(sprite.piece, size, round(place.angle))
        width = max(1, round(image.get_width() * place.width / sprite.goal.width * sprite.turning))
        height = max(1, round(image.get_height() * place.height / sprite.goal.height))
        if (width, height) != image.get_size():
            image = pygame.transform.smoothscale(image, (width, height))
        sprite.painted = image
        sprite.area = image.get_rect(center=(round(place.x), round(place.y)))
        self._measure(sprite)

    def _measure(self, sprite: PieceSprite) -> None:
        """What it paints on has changed: both the old and the new are to be painted again."""
        self._damage.add(sprite.reach)
        across, down = LIFTED_SHADOW if sprite.lifted else REST_SHADOW
        rim = round(SHADOW_RIM * self.scale) + 2
        shadow = sprite.area.inflate(2 * rim, 2 * rim).move(round(across * self.scale), round(down * self.scale))
        sprite.reach = sprite.area.inflate(2, 2).union(shadow)
        self._damage.add(sprite.reach)


def _lies_in(slot: Target, source: Target | None) -> bool:
    """Whether a slot is a place, or one of its numbered parts: `hand:p2:1` is in `hand:p2`."""
    return source is not None and (slot == source or slot.startswith(source + ":"))


def _covers(place: Place, x: float, y: float) -> bool:
    left, top, width, height = place.box
    return left <= x < left + width and top <= y < top + height


def _between(start: Place, goal: Place, t: float) -> Place:
    def mix(a: float, b: float) -> float:
        return a + (b - a) * t

    return Place(
        mix(start.x, goal.x),
        mix(start.y, goal.y),
        mix(start.width, goal.width),
        mix(start.height, goal.height),
        mix(start.angle, goal.angle),
        goal.layer,
    )
