"""One piece on the board as a sprite: what it is, where it lies and goes, and the picture that it wears.

Must not know what other pieces there are, nor why it moves.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from enum import Enum
from typing import NamedTuple, Protocol

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board import timing
from scrapdesk.ui.board.slots import PiecePlace
from scrapdesk.ui.board.sprites import FLYING, LIFTED, RAISED, Painted
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.paint.pictures import Picture

MadeFor = tuple[Piece, tuple[int, int], int]
"""The piece, the size and the angle that a picture is painted for."""
PALE = 178
"""How much is seen of a card that is carried over what it may hide, of 255."""


class Height(Enum):
    """How high a piece lies: on others of its pile, on the table, in the air."""

    PILED = "piled"
    LYING = "lying"
    LIFTED = "lifted"


class StandingPiece(NamedTuple):
    """A piece as it stands on the table, and where in the picture its middle is."""

    image: pygame.Surface
    middle: tuple[float, float]
    awaits: AbstractSet[Picture] = frozenset()
    """What it is to be painted with, and was not there yet."""
    made_of: Hashable = None
    """What it was painted as."""


class Painter(Protocol):
    """Gives pieces as they are seen, in a size, at an angle, with the shadow of their height."""

    def standing(
        self,
        piece: Piece,
        size: tuple[int, int],
        angle: int,
        height: Height,
        barred: bool = False,
        now: StandingPiece | None = None,
        waits: Waits = at_once,
    ) -> StandingPiece:
        """`now`: how it stands there already, which may be just as it should. It is given back as well where something
        else must be painted first and `waits` says that there is no time."""


class PieceSprite(Painted):
    """One piece: what it is, where it lies now, and where it is going."""

    def __init__(self, piece: Piece, place: PiecePlace, shown: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.shown = shown
        """What is seen of it: while it is turned over, first what it was."""
        self.place = place
        self.goal = place
        self.room: PiecePlace | None = None
        """Where it lies while it makes room for another."""
        self.aside = 0.0
        self.barred = False
        """Whether it cannot be played now, and looks so."""
        self.lifted = False
        self.pale = False
        """Whether what lies under it is seen through it: it is carried, and larger than where it would go."""
        self.flying = False
        """Whether it is on its way from place to place."""
        self.raised = False
        """Whether it stands up a little under the pointer."""
        self.rise, self.growth = timing.RAISE, timing.RAISED_SCALE
        """How far it stands up then, in its own heights, and how much larger it is."""
        self.chosen = False  # whether it was pointed at, and stands out from its hand
        self.turning = 1.0
        """How much of its width is seen while it is turned over."""
        self.grown = self.grows = 1.0
        """How large it is beside its place, and how large it is going to be."""
        self.tilt = 0.0
        self.source = (place.width, place.height)
        """The size whose picture serves while it moves between sizes: pictures are made for sizes that stay."""
        self.wears: object = None
        self.stands: StandingPiece | None = None
        """What the painter gave for that."""
        self.made_for: MadeFor = (shown, (0, 0), 0)
        self.cut: object = None
        """To what of it its picture was made."""
        self.middle = (0.0, 0.0)
        self.swell = 0
        """How many pixels lower it lies than it should, because it bobs."""
        self.squashed = 0.0
        """How much lower it is than it should be, a moment after it has landed; so much wider it is as well."""

    def awaits(self, came: AbstractSet[Picture]) -> bool:
        """Whether it is to be painted with any of these."""
        return self.stands is not None and not came.isdisjoint(self.stands.awaits)

    def take_after(self, other: PieceSprite) -> None:
        """It looks like another until there is time for it to look otherwise."""
        if other.stands is not None:
            self.image, self.middle, self.cut = other.image, other.middle, other.cut
            self.stands, self.made_for = other.stands, other.made_for

    def settle_down(self) -> None:
        """Nobody holds it or points at it any more, and it makes room for nobody."""
        self.lifted = self.raised = self.flying = self.chosen = self.pale = False
        self.room, self.aside, self.tilt, self.grown = None, 0.0, 0.0, 1.0

    def lies_as(self, piece: Piece, place: PiecePlace) -> bool:
        """Whether it is this piece and lies there already, and nobody holds it or points at it."""
        if self.place != place or not self.shown == piece == self.piece:
            return False
        held = self.lifted or self.raised or self.chosen or self.flying
        shifted = self.room is not None or self.aside or self.tilt
        return not (held or shifted) and self.grown == 1.0 and self.goal == self.place

    @property
    def layer_now(self) -> int:
        if self.lifted:
            return LIFTED + self.goal.layer
        above = RAISED if self.raised else FLYING if self.flying else 0
        return above + self.goal.layer

    @property
    def rest(self) -> PiecePlace:
        """Where it settles: its place, or above or beside it."""
        goal = self.room or self.goal
        if self.raised:
            up, wide, high = self.rise * goal.height, goal.width * self.growth, goal.height * self.growth
            return replace(goal, y=goal.y - up, width=wide, height=high, angle=0.0)
        if self.chosen:
            up, wide = timing.CHOSEN * goal.height, goal.width * timing.CHOSEN_SCALE
            high = goal.height * timing.CHOSEN_SCALE
            return replace(goal, x=goal.x + self.aside, y=goal.y - up, width=wide, height=high, angle=0.0)
        return replace(goal, x=goal.x + self.aside) if self.aside else goal

    @property
    def height(self) -> Height:
        """What lies close on others throws no shadow: many of them would only make mud."""
        if self.lifted:
            return Height.LIFTED
        return Height.PILED if self.goal.piled else Height.LYING

    def lie_at(self, left: int, top: int) -> None:
        """Its picture lies there from now on; at the bottom of a pile it is not seen."""
        rect = self.image.get_rect(topleft=(left, top))
        seen = not (self.goal.covered and self.place == self.goal)
        if rect != self.rect or seen != bool(self.visible):
            self.rect, self.visible = rect, int(seen)


class Dresser:
    """Puts a picture on a piece, as it is now and where it is now. One that must be painted first may come a few turns
    later: until then the piece wears what it wore, at the size that it should have, or comes in sight with it."""

    def __init__(self, painter: Painter, waits: Waits = at_once) -> None:
        """`waits` says whether this turn of the loop has worked enough."""
        self._painter = painter
        self._waits: Waits = lambda: not self.hurried and waits()
        self.hurried = False
        """Whether everything is to be as it should at once."""
        self._late: list[PieceSprite] = []
        """Those that have not looked again how they are painted."""

    def dress_again(self, sprites: Iterable[PieceSprite], waits: Waits) -> None:
        """Whatever they wear, until told to wait; what is left is dressed with the next that come."""
        self._late += sprites
        while self._late and not waits():
            sprite = self._late.pop(0)
            if sprite.alive():
                sprite.wears = None
                self.dress(sprite, at_once)

    def dress(self, sprite: PieceSprite, waits: Waits | None = None) -> None:
        """`waits`: whether it may come later, if not as usual."""
        place, settled = sprite.place, sprite.place == sprite.rest
        source = sprite.source = (place.width, place.height) if settled else sprite.source
        size = (max(1, round(source[0])), max(1, round(source[1])))
        wide, high = source[0] or 1.0, source[1] or 1.0  # in a window without room nothing has a size
        across, down = place.width / wide * sprite.grown, place.height / high * sprite.grown
        angle = round(place.angle + sprite.tilt)
        if round(angle / 90) % 2:
            across, down = down, across
        across, down = across * sprite.turning * (1 + sprite.squashed), down * (1 - sprite.squashed)
        wears = (sprite.shown, size, angle, sprite.height, sprite.barred, sprite.pale, round(across, 3), round(down, 3))
        if wears != sprite.wears:
            sprite.wears = wears
            self._clothe(sprite, (sprite.shown, size, angle), (across, down), waits or self._waits)
        sunk = place.box[3] * sprite.squashed / 2  # it is pressed onto the table, and stays on its lower edge
        left, top = place.x - sprite.middle[0], place.y - sprite.middle[1] + sunk
        sprite.lie_at(round(left), round(top) + sprite.swell)

    def _clothe(self, sprite: PieceSprite, wanted: MadeFor, scale: tuple[float, float], waits: Waits) -> None:
        before, late = sprite.stands, False

        def for_now() -> bool:
            nonlocal late
            late = _serves(sprite.made_for, wanted, before) and waits()
            return late

        standing = self._painter.standing(*wanted, sprite.height, sprite.barred, before or _none(), for_now)
        if late and before is not None:
            scale = _stretched(scale, sprite.made_for, wanted)
        if late and sprite not in self._late:
            self._late.append(sprite)
        cut, same = (scale, sprite.pale), before is not None and before.image is standing.image
        sprite.stands = before if late else standing
        sprite.made_for = sprite.made_for if late else wanted
        if same and cut == sprite.cut:
            return  # it looks as it did
        sprite.cut = cut
        image, middle = standing.image, standing.middle
        width, height = max(1, round(image.get_width() * scale[0])), max(1, round(image.get_height() * scale[1]))
        if (width, height) != image.get_size():
            middle = (middle[0] * width / image.get_width(), middle[1] * height / image.get_height())
            image = pygame.transform.smoothscale(image, (width, height))
        if sprite.pale:
            image = image.copy()
            image.fill((PALE,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        sprite.image, sprite.middle, sprite.dirty = image, middle, 1


def _none() -> StandingPiece:
    """What is not seen yet."""
    return StandingPiece(pygame.Surface((1, 1), pygame.SRCALPHA), (0.5, 0.5))


def _serves(made: MadeFor, wanted: MadeFor, stands: StandingPiece | None) -> bool:
    """Whether something painted for one serves for the other a moment: the same piece, and turned nearly as far."""
    if stands is None:
        return True
    return made[0]._replace(slot=wanted[0].slot) == wanted[0] and round(made[2] / 90) == round(wanted[2] / 90)


def _stretched(scale: tuple[float, float], made: MadeFor, wanted: MadeFor) -> tuple[float, float]:
    """By how much a picture of one size is scaled to be as large as one of another."""
    (old_wide, old_high), (wide, high) = made[1], wanted[1]
    across, down = wide / max(1, old_wide), high / max(1, old_high)
    if round(wanted[2] / 90) % 2:
        across, down = down, across
    return scale[0] * across, scale[1] * down
