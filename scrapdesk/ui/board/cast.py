"""The pieces on the board as sprites: they follow the table by id, each moving from where it is now.

So a card that was dropped by hand is already there, and its undo glides. Knows no rules; what a piece looks like it
asks the painter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece, is_deck, is_hand
from scrapdesk.ui.board import timing
from scrapdesk.ui.board.motion import Gait, Glide, Sway, bouncing
from scrapdesk.ui.board.pieces import Dresser, Painter, PieceSprite
from scrapdesk.ui.board.slots import FANS, Layout, PiecePlace
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.frame.clock import Clock, Motion, ease_in_out, ease_out, linear
from scrapdesk.ui.paint.pictures import Picture

ComesFrom = Callable[[Target], Target | None]
PLAIN = Gait()
FIGURE = "~"
"""How a mark begins that is only a figure, such as a likelihood."""
FAR: Final = 20_000
"""From so many pixels away nothing comes in sight: it lay beyond the window."""


class Cast:
    """All pieces of a table, in its group of sprites."""

    def __init__(
        self, clock: Clock, sprites: Sprites, painter: Painter, gait: Gait = PLAIN, waits: Waits = at_once
    ) -> None:
        """`waits`: whether a piece that is to look otherwise may do so some turns later."""
        self._clock, self._sprites, self._gait = clock, sprites, gait
        self._dresser = Dresser(painter, waits)
        self.scale = 1.0
        self._by_id: dict[Target, PieceSprite] = {}
        self._layout = Layout((1, 1), {})
        self._sway, self._revealed = Sway(), set[Target]()
        """What the last change has turned over, and somebody has hidden until then."""
        self._landed = False

    def __iter__(self) -> Iterator[PieceSprite]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def get(self, target: Target) -> PieceSprite | None:
        return self._by_id.get(target)

    def at(self, x: float, y: float, besides: Target | None = None) -> PieceSprite | None:
        """The topmost piece under a point, by where it rests and not by how far it is lifted."""
        above = timing.HIT_ABOVE * self.scale
        found: PieceSprite | None = None
        for sprite in self:
            piece, goal = sprite.piece, sprite.goal
            if piece.id == besides or (found is not None and goal.layer <= found.goal.layer):
                continue
            if abs(x - goal.x) <= goal.width + goal.height and _covers(goal, x, y, above if is_hand(piece.slot) else 0):
                found = sprite
        return found

    # -- following the table ------------------------------------------------------------------------------

    def sync(self, pieces: Sequence[Piece], layout: Layout, comes_from: ComesFrom, still: bool = False) -> None:
        """Brings the sprites to what the table says; `still` puts them there at once (a new window, a load)."""
        self._layout, self._dresser.hurried = layout, still
        self._revealed.clear()
        places = layout.places(list(pieces))
        present = {piece.id for piece in pieces}
        gone = [self._by_id.pop(target) for target in list(self._by_id) if target not in present]
        dealt = []
        for piece in pieces:
            place, sprite = places[piece.id], self._by_id.get(piece.id)
            if sprite is None:
                sprite = self._enter(piece, place, gone, comes_from)
                if sprite.place != place and is_deck(comes_from(piece.slot) or ""):
                    dealt.append(sprite)
            if still or not sprite.lies_as(piece, place):  # most pieces lie as they lay
                self._follow(sprite, piece, place, still or abs(sprite.place.x - place.x) > FAR)
        for sprite in gone:
            self._leave(sprite)
        if not still:
            self._deal(dealt)
        self._dresser.hurried = False

    def _enter(self, piece: Piece, place: PiecePlace, gone: list[PieceSprite], comes_from: ComesFrom) -> PieceSprite:
        """A piece that is new: it is another's successor, or comes out of the slot from which such pieces come."""
        source, start, shown = comes_from(piece.slot), place, piece
        same = [s for s in gone if _lies_in(s.piece.slot, source)] or [s for s in gone if s.piece.slot == piece.slot]
        if same:
            before = same[-1]
            start = before.place
            if piece.face_up and not before.piece.face_up:
                shown = before.piece  # its back; never the other way round, or a hidden face would be seen once more
            gone.remove(before)
            self._leave(before)
        elif source is not None and source in self._layout.slots:
            x, y, width, height = self._layout.box(source)
            start = PiecePlace(x + width / 2, y + height / 2, place.width, place.height)
        sprite = PieceSprite(piece, start, shown)
        if same:
            sprite.take_after(same[-1])
        sprite.rise, sprite.growth = self._gait.rise, self._gait.swell
        self._by_id[piece.id] = sprite
        self._sprites.put(sprite, place.layer)
        self._dresser.dress(sprite)
        return sprite

    def _follow(self, sprite: PieceSprite, piece: Piece, place: PiecePlace, still: bool) -> None:
        was = sprite.shown
        turned = was != piece and piece.face not in self._gait.stands and _seen(was) != _seen(piece)
        ms = timing.DROP_MS if sprite.lifted else timing.MOVE_MS
        moved = sprite.goal != place or sprite.place != place
        sprite.piece, sprite.goal = piece, place
        sprite.settle_down()
        sprite.flying = moved and not still
        self._sprites.put(sprite, sprite.layer_now)
        if turned and not still:
            self._turn_over(sprite)
        elif still:
            self._clock.drop(("turn", piece.id))
            sprite.turning = 1.0
        if still or not turned:
            sprite.shown = piece
        if still or not moved:
            self._clock.drop(("piece", piece.id))
            self._put(sprite, place)
        else:
            self._go(sprite, ms)

    def _deal(self, dealt: Sequence[PieceSprite]) -> None:
        """Cards from a deck come one after the other, and are turned over on their way."""
        apart = timing.stagger(len(dealt), timing.DEAL_MS * self._gait.pace)
        for at, sprite in enumerate(dealt):
            self._go(sprite, timing.DEAL_MS, delay=at * apart)
            if _seen(sprite.shown) != _seen(sprite.piece):
                self._turn_over(sprite, drawn_after=at * apart)

    def _leave(self, sprite: PieceSprite) -> None:
        for kind in ("piece", "turn", "lift", "squash"):
            self._clock.drop((kind, sprite.piece.id))
        sprite.kill()

    def repaint(self, came: AbstractSet[Picture] | None = None, waits: Waits = at_once) -> None:
        """Who waits for these pictures, which have come, looks again how it is painted; None: every piece does. Those
        that were told to wait before come first."""
        looking = [each for each in self if came is None or each.awaits(came)] if came is None or came else ()
        self._dresser.dress_again(looking, waits)

    def bar(self, targets: Collection[Target]) -> None:
        """These pieces cannot be played now, and no others."""
        for sprite in self:
            barred = sprite.piece.id in targets
            if barred != sprite.barred:
                sprite.barred = barred
                self._dresser.dress(sprite)

    @property
    def reveals(self) -> bool:
        """Whether the last change has turned over something hidden."""
        return bool(self._revealed)

    def landed(self) -> bool:
        """Whether a piece has come to rest on the table since this was last asked."""
        landed, self._landed = self._landed, False
        return landed

    # -- what a hand does ---------------------------------------------------------------------------------

    def lift(self, target: Target, lifted: bool) -> None:
        sprite = self._by_id[target]
        grown = sprite.grown
        sprite.settle_down()
        sprite.lifted, sprite.grown, sprite.source = lifted, grown, (sprite.goal.width, sprite.goal.height)
        self._sway.rest()
        self._sprites.put(sprite, sprite.layer_now)
        self._grow(sprite, timing.LIFTED_SCALE if lifted else 1.0)
        self._dresser.dress(sprite)

    def _grow(self, sprite: PieceSprite, goal: float) -> None:
        grown, sprite.grows = sprite.grown, goal

        def grow(t: float) -> None:
            sprite.grown = grown + (goal - grown) * t
            self._dresser.dress(sprite)

        self._clock.tween(("lift", sprite.piece.id), timing.LIFT_MS, grow)

    def fit(self, target: Target, slot: Target) -> None:
        """A carried piece takes the size that it would have where it is carried; one that shrinks is seen through."""
        sprite = self._by_id[target]
        goal = timing.LIFTED_SCALE
        if slot != sprite.piece.slot and slot in self._layout.slots:
            there = self._layout.places([sprite.piece._replace(slot=slot)])[sprite.piece.id]
            goal = max(timing.LEAST_CARRIED, min(timing.MOST_CARRIED, there.width / max(1.0, sprite.goal.width)))
        if goal != sprite.grows:
            sprite.pale = goal < timing.PALE_BELOW
            self._grow(sprite, goal)

    def carry(self, target: Target, x: float, y: float, lean: tuple[float, float] | None = None) -> None:
        """Holds a lifted piece under the pointer; near a legal slot it leans towards its middle."""
        sprite = self._by_id[target]
        if lean is not None:
            x, y = x + (lean[0] - x) * timing.LEAN, y + (lean[1] - y) * timing.LEAN
        self._clock.drop(("piece", target))
        self._sway.push(x - sprite.place.x)
        place = sprite.goal
        self._put(sprite, PiecePlace(x, y, place.width, place.height, 0.0, place.layer))

    def sway(self, target: Target, ms: float) -> None:
        """A carried piece tilts by how fast it is carried, and hangs straight again when it is held still."""
        if self._clock.length(timing.LIFT_MS) <= 0:
            return  # nobody who wants no motion gets this one
        sprite = self._by_id[target]
        sprite.tilt = self._sway.after(ms, self.scale)
        self._dresser.dress(sprite)

    def send_back(self, target: Target) -> None:
        """A refused or cancelled piece glides to where it came from."""
        sprite = self._by_id.get(target)
        if sprite is not None:
            self.lift(target, False)
            sprite.flying = True
            self._sprites.put(sprite, sprite.layer_now)
            self._glide(sprite, timing.BACK_MS * self._gait.pace, ease_in_out, nudge=timing.NUDGE * self.scale)

    def swell(self, target: Target, pixels: int) -> None:
        """A piece lies so much lower than it should, for a moment."""
        sprite = self._by_id.get(target)
        if sprite is not None and sprite.swell != pixels:
            sprite.swell = pixels
            self._dresser.dress(sprite)

    def hover(self, target: Target | None) -> None:
        """The card of a hand under the pointer stands up and its neighbours part; the one before it lies down."""
        chosen = self._by_id.get(target) if target is not None else None
        if chosen is not None and not (chosen.piece.in_hand and chosen.piece.face_up):
            chosen = None
        for sprite in self:
            raised, aside = sprite is chosen, _parts_from(chosen, sprite, self, self._layout) * timing.PART * self.scale
            if sprite.lifted or (raised, aside) == (sprite.raised, sprite.aside):
                continue
            ms = timing.RAISE_MS if raised else timing.SINK_MS if sprite.raised else timing.PART_MS
            sprite.raised, sprite.aside = raised, aside
            self._sprites.put(sprite, sprite.layer_now)
            self._glide(sprite, ms, ease_out)

    def choose(self, targets: Collection[Target]) -> None:
        """These cards of a hand were pointed at, and stand out from it; no others do."""
        for sprite in self:
            chosen = sprite.piece.id in targets and sprite.piece.in_hand and sprite.piece.face_up
            moves = chosen != sprite.chosen and not sprite.lifted and not sprite.raised
            sprite.chosen = chosen
            if moves:
                self._glide(sprite, timing.RAISE_MS if chosen else timing.SINK_MS, ease_out)

    def make_room(self, slot: Target | None, guest: Target | None) -> None:
        """What lies side by side in a slot moves together, so that one more would go in; None: nowhere any more."""
        pieces = [sprite.piece for sprite in self if sprite.piece.slot == slot and sprite.piece.id != guest]
        places = self._layout.places_for_guest(slot, pieces) if slot is not None else {}
        for sprite in self:
            room = places.get(sprite.piece.id)
            if room != sprite.room and not sprite.lifted:
                sprite.room = room
                self._glide(sprite, timing.PART_MS, ease_out)

    # -- within -------------------------------------------------------------------------------------------

    def _go(self, sprite: PieceSprite, ms: float, delay: float = 0.0) -> None:
        """To another place, in the manner of the game."""
        past = self._gait.bounce * self.scale
        ease = bouncing(sprite.place, sprite.rest, past) if past else ease_out
        self._glide(sprite, ms * self._gait.pace, ease, delay)

    def _glide(
        self, sprite: PieceSprite, ms: float, ease: Callable[[float], float], delay: float = 0.0, nudge: float = 0.0
    ) -> None:
        start, goal = sprite.place, sprite.rest
        sprite.source = max((start.width, start.height), (goal.width, goal.height))
        glide = Glide(start, goal, ms, ease, delay, nudge)

        def land() -> None:
            self._landed, flew, sprite.flying = self._landed or sprite.flying, sprite.flying, False
            self._sprites.put(sprite, sprite.layer_now)
            if flew and self._gait.squash:
                self._squash(sprite)

        key = ("piece", sprite.piece.id)
        self._clock.tween(key, ms + delay, lambda t: self._put(sprite, glide.place(t)), ease=linear, done=land)

    def _squash(self, sprite: PieceSprite) -> None:
        """For two frames, with one picture, it is pressed flat by its own weight."""

        def apply(t: float) -> None:
            sprite.squashed = self._gait.squash if t < 1 else 0.0
            self._dresser.dress(sprite)

        self._clock.tween(("squash", sprite.piece.id), timing.SQUASH_MS, apply, ease=linear)
        if self._clock.length(timing.SQUASH_MS) > 0:
            apply(0.0)

    def _turn_over(self, sprite: PieceSprite, drawn_after: float | None = None) -> None:
        """Half the time the old face narrows, half the time the new one widens. What nobody has drawn, but somebody
        has hidden until now, is turned over slowly enough to be followed at every speed."""
        reveals = drawn_after is None and sprite.piece.face_up and not sprite.shown.face_up
        (self._revealed.add if reveals else self._revealed.discard)(sprite.piece.id)
        ms, wait = timing.REVEAL_MS if reveals else timing.FLIP_MS * self._gait.flip, drawn_after or 0.0

        def apply(t: float) -> None:
            done = max(0.0, (t * (ms + wait) - wait) / ms)
            if done >= 0.5:
                sprite.shown = sprite.piece
            sprite.turning = max(0.04, abs(1 - 2 * done))
            self._dresser.dress(sprite)

        motion = Motion.REVEAL if reveals else Motion.MOVE
        self._clock.tween(("turn", sprite.piece.id), ms + wait, apply, ease=linear, motion=motion)

    def _put(self, sprite: PieceSprite, place: PiecePlace) -> None:
        sprite.place = place
        self._dresser.dress(sprite)


def _parts_from(chosen: PieceSprite | None, sprite: PieceSprite, cast: Cast, layout: Layout) -> int:
    """To which side a card of a fan parts from the raised one, if it does."""
    if chosen is None or sprite is chosen or sprite.piece.slot != chosen.piece.slot:
        return 0
    slot = layout.slots[sprite.piece.slot]
    if slot.lay not in FANS or not layout.overlaps(slot.name, sum(each.piece.slot == slot.name for each in cast)):
        return 0
    return 1 if sprite.goal.x > chosen.goal.x else -1


def _seen(piece: Piece) -> object:
    """What has to change for a piece to be turned over; a figure that is written on it, its last mark, has not."""
    marks = piece.marks
    return piece.face, piece.face_up, marks[:-1] if marks and marks[-1].startswith(FIGURE) else marks


def _lies_in(slot: Target, source: Target | None) -> bool:
    """Whether a slot is a place, or one of its numbered parts: `hand:p2:1` is in `hand:p2`."""
    return source is not None and (slot == source or slot.startswith(source + ":"))


def _covers(place: PiecePlace, x: float, y: float, above: float) -> bool:
    across, down = place.width / 2, place.height / 2
    if round(place.angle) % 180 == 90:
        across, down = down, across
    return -across <= x - place.x < across and -down - above <= y - place.y < down
