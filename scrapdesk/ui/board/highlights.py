"""Which marks a table shows at a moment: where a piece may go, where it may not, what is chosen, what asks for a hand.

Owns the order of the marks and what of the table is dimmed. How a mark looks, marks.py knows; what a target means,
the Hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.advice import Rank
from scrapdesk.ui.board.arrows import MEANT, OTHER
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.look import RINGED, WHOLE, MarkSign, Outline
from scrapdesk.ui.board.marks import GHOSTED, RANK, RING, TRAIL, Mark
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import CROSSING, Layout
from scrapdesk.ui.board.sprites import ABOVE, MARKS, RINGS, TOPMOST
from scrapdesk.ui.paint.theme import Colour, DeskTheme

BUTTON = "button:"
"""How the names of buttons begin."""

SIGN: Final = 0.16
"""How large the sign of a crossing is, as a part of it."""

BoxOf = Callable[[Target | None], pygame.Rect | None]


@dataclass
class Attention:
    """What the person at the table is doing."""

    carried: Target | None = None
    over: Target | None = None
    """The legal goal over which a piece is carried."""
    refused: Target | None = None
    """The place that says no."""
    cursor: Target | None = None
    """What the pointer or the keys are at, where it shall be seen."""
    asks: bool = True
    """Whether what waits for a hand says so; not while something is shown that lies otherwise by now."""
    open_goals: bool = False
    """Whether a place is asked for, and nothing has to be taken up before it is pointed at."""
    trail: tuple[Target, ...] = ()
    """Where the last move has been."""
    still: bool = False
    """Whether the table of now is seen, and nothing is shown that lies otherwise by now."""
    advised: tuple[Target, ...] = ()
    """What the coach points at: all that the best move is pointed out by."""
    held_up: tuple[Target, ...] = ()
    """The cards of a hand that the best move is played with, where no arrow begins at them."""
    ranked: tuple[Rank, ...] = ()
    """The numbers of the moves that the coach thinks of, where they stand."""


def goals_of(hand: PlayingHand, now: Attention) -> tuple[Target, ...]:
    """Where the piece in the air, or what was pointed at, may go."""
    if now.carried is not None:
        return hand.goals_of(now.carried)
    return hand.possible() if hand.pointed or now.open_goals else ()


def outlined(box: pygame.Rect, line: Outline) -> pygame.Rect:
    """The part of a thing that is framed."""
    at = (box.left + round(box.width * line.left), box.top + round(box.height * line.top))
    return pygame.Rect(at, (round(box.width * line.width), round(box.height * line.height)))


def outlines(box_of: BoxOf, outline: Callable[[Target], Outline]) -> BoxOf:
    """Where things are framed while it is shown what happens to them."""

    def framed(target: Target | None) -> pygame.Rect | None:
        box = box_of(target)
        return None if box is None or target is None else outlined(box, outline(target))

    return framed


class Highlights:
    """Makes the marks of a moment."""

    def __init__(self, hand: PlayingHand, cast: Cast, theme: DeskTheme, layout: Layout, box_of: BoxOf) -> None:
        self._hand, self._cast, self._theme, self._box_of = hand, cast, theme, box_of
        self._crossings = {name for name, slot in layout.slots.items() if slot.kind == CROSSING}
        self._squares = {name for name, slot in layout.slots.items() if slot.cell}
        self.scale = 1.0
        """Pixels of a design pixel."""
        self.above = False
        """Whether marks lie over the pieces."""
        self.corners = True
        """Whether what may be taken has corners."""
        self.marked: Callable[[Target, bool], MarkSign | None] = lambda target, chosen: None
        self.outline: Callable[[Target], Outline] = lambda target: WHOLE
        """What a look says of its own marks, and of what a ring goes round."""

    def marks(self, now: Attention) -> Iterator[Mark]:
        for target in now.trail if now.still and not goals_of(self._hand, now) else ():
            yield from self._mark(TRAIL, target, MARKS)
        for target in goals_of(self._hand, now):
            yield from self._goal(target, now)
        if now.carried is not None:
            yield from self._origin(now.carried)
        if now.refused is not None:
            yield from self._mark("refused", now.refused, TOPMOST)
        asking = () if now.carried or not now.asks else self._hand.asking()
        for target in dict.fromkeys((*asking, *now.advised, *self._hand.pointed)):
            chosen = target in self._hand.pointed
            sign = self.marked(target, chosen)
            if target in now.advised and not chosen:
                yield from self._ring(target, MEANT)
            else:
                yield from self._signed(sign or MarkSign(RINGED), target, ABOVE if chosen else MARKS)
        for rank in now.ranked:
            yield Mark(RANK, rank.room, TOPMOST, MEANT if rank.meant else OTHER, number=rank.number)
        if now.cursor is not None and now.carried is None and now.over not in self._crossings:
            yield from self._ring(now.cursor, self._theme.focus_out)

    def bright(self, now: Attention) -> list[pygame.Rect] | None:
        """What is not dimmed while a piece looks for its place; None where nothing is dim."""
        goals = goals_of(self._hand, now)
        if not goals:
            return None
        boxes = (self._box_of(target) for target in (*goals, *self._hand.pointed, *self._standing()))
        return [box for box in boxes if box is not None]

    def _standing(self) -> Iterator[Target]:
        """The pieces on a board of squares: who stands where is never hidden while somebody thinks."""
        for piece in self._hand.pieces:
            if piece.slot in self._squares:
                yield piece.id

    def _goal(self, target: Target, now: Attention) -> Iterator[Mark]:
        """A place to go to; where something lies that would be taken, corners are laid over it."""
        sign = self.marked(target, False)
        if sign is not None:
            yield from self._signed(sign, target, MARKS)
            yield from self._ring(target, self._theme.glow) if sign.kind and target == now.over else ()
            return
        if target.startswith(BUTTON):
            yield from self._ring(target, self._theme.glow)  # hatching would lie over its words
            return
        if target in self._crossings:
            yield from self._crossing(target, now)
            return
        lies = target in self._hand.filled or self._cast.get(target) is not None
        taken = lies and not self._is_own(target)
        kind = "target" if target == now.over else "capture" if taken else "possible"
        yield from self._mark(kind, target, ABOVE if self.above else MARKS)
        if taken and self.corners:
            yield from self._mark("corners", target, ABOVE)

    def _is_own(self, target: Target) -> bool:
        """Whether a piece of the person's own lies there, which changes places and is not taken: what it says is not
        covered."""
        there = [piece.owner for piece in self._hand.pieces if target in (piece.id, piece.slot)]
        return bool(there) and all(owner is not None and owner == self._hand.actor for owner in there)

    def _signed(self, sign: MarkSign, target: Target, layer: int) -> Iterator[Mark]:
        """A mark of the game's own, or a ring."""
        box = self._box_of(target)
        if sign.kind == RINGED:
            sprite = self._cast.get(target)
            out = sprite is not None and sprite.chosen  # it stands out already: a light rim is enough
            yield from self._ring(target, self._theme.focus_out if out else self._theme.glow)
        elif sign.kind and box is not None:
            wide, high = round(box.width * sign.grow), round(box.height * sign.grow)
            yield Mark(sign.kind, (box.centerx - wide // 2, box.centery - high // 2, wide, high), layer)

    def _crossing(self, target: Target, now: Attention) -> Iterator[Mark]:
        """Places that overlap: each is a sign in its middle, and the one that is meant is seen as a whole."""
        if target == now.over:
            yield from self._mark("quadrant", target, ABOVE)
            return
        box = self._box_of(target)
        if box is not None:
            side = round(min(box.size) * SIGN)
            yield Mark("crossing", (box.centerx - side // 2, box.centery - side // 2, side, side), ABOVE)

    def _origin(self, target: Target) -> Iterator[Mark]:
        """The ghost of a piece where it was taken up."""
        sprite, box = self._cast.get(target), self._box_of(target)
        if sprite is None or box is None:
            return
        width, height = round(sprite.goal.width), round(sprite.goal.height)
        room = (box.centerx - width // 2, box.centery - height // 2, width, height)
        yield Mark(GHOSTED, room, sprite.goal.layer, piece=sprite.piece, angle=round(sprite.goal.angle))

    def _mark(self, kind: str, target: Target, layer: int) -> Iterator[Mark]:
        box = self._box_of(target)
        if box is not None:
            yield Mark(kind, (box.left, box.top, box.width, box.height), layer)

    def _ring(self, target: Target, colour: Colour) -> Iterator[Mark]:
        """Around a thing as it rests: a card of the hand that stands up has its ring with it."""
        sprite, box = self._cast.get(target), self._box_of(target)
        if sprite is not None and (sprite.raised or sprite.chosen):
            left, top, width, height = sprite.rest.box
            box = pygame.Rect(round(left), round(top), round(width), round(height))
        elif sprite is not None and box is not None and sprite.goal.angle and self.outline(target) == WHOLE:
            size = (round(sprite.goal.width), round(sprite.goal.height))
            room = pygame.Rect((0, 0), size)
            room.center = box.center
            yield Mark(RING, (*room.topleft, *size), RINGS, colour, angle=round(sprite.goal.angle))
            return
        if box is not None:
            line, broad = self.outline(target), sprite is not None and sprite.chosen
            left, top, width, height = outlined(box, line)
            yield Mark(RING, (left, top, width, height), RINGS, colour, round=line.round, broad=broad)
