"""What lies on the table of a game with a look, on one widget: backdrop, pieces, and the marks of the moment.

Owns how the match is followed and how the table is painted. What a pointer or a key does to it, the Stage knows. Must
not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.advice import Ranks, held_up, on_table
from scrapdesk.ui.board.ahead import Ahead
from scrapdesk.ui.board.arrows import Arrows
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.bobbing import Bobbing
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.board.figures import Figures
from scrapdesk.ui.board.gesture import Gesture
from scrapdesk.ui.board.highlights import BUTTON, Attention, Highlights, outlines
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Keyword, Look
from scrapdesk.ui.board.marks import Marks
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.show import BoardShow
from scrapdesk.ui.board.slots import ORNAMENT, Layout
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.board.still import Still
from scrapdesk.ui.board.timing import BACK_MS, MAGNET
from scrapdesk.ui.board.wings import Wings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.allowance import at_once
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.opaque import Move, SomeMatch, SomeTable, View
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.widgets.base import Widget

LARGE_TEXT: Final = 1.3
"""For those who want larger texts than this the cards of a hand lie straight."""


class Tabletop(Widget):
    """The part of the board scene that shows. It is looked at, and not touched."""

    agreed_beside = False
    """Whether a widget beside it says that what is laid out is meant."""
    retold: Callable[[], None] | None = None
    """Called when what lies still may say something else."""

    def __init__(self, context: AppContext, match: SomeMatch, table: SomeTable, look: Look, seat: Seat | None) -> None:
        super().__init__(context, "table", "board")
        self._match, self._table, self._look = match, table, look
        look.texts = context.texts
        look.called = lambda action: context.keys.called(action, context.texts)
        self.hand = PlayingHand(match, table, seat, lambda view: look.manner(view).one_click)
        self.near: Seat | None = None
        """Who sits at the near edge; None: whoever sees the table."""
        self.tick_slot = look.tick_slot
        self.alone: Target | None = None
        """The one secret of the hand that is shown, "" where none is; None: all that its seat may see."""
        self._map = self._level(seat)
        self._plan = self.layout = self._map
        """The map in its room, as it always is, and as it is now with what is spread out."""
        self._spread: tuple[Layout | None, Mapping[Target, Target]] = (None, {})
        self.wings = Wings(context, self._fit, lambda: self.lay_out(), lambda rect: self.host.damaged(rect))
        self.beside: dict[Target, pygame.Rect] = {}
        """What of the table is pressed beside it now, and where: widgets of a part stand for it."""
        self.sprites = Sprites()
        """Everything that lies over the backdrop, and the marks between."""
        self._faces = PieceFaces(context, look)
        self.cast = Cast(context.clock, self.sprites, self._faces, look.gait, lambda: self.still.late())
        self._bobbing = Bobbing(context, self.cast)
        self.arrows = Arrows(context, self.sprites, self.box_of)
        self.marks = Marks(context, self.sprites, look, self._faces)
        self.attention = Attention()
        self._figures = Figures(context.clock, self.retell)
        self.backdrop = Backdrop(context, look, self._figures)
        self.still = Still(context.scenes.allowance, self.backdrop, self.cast, lambda rect: self.host.damaged(rect))
        self.posed: View | None = None
        """The view that the table shows."""
        self.room = self.rect
        """The part of it that the map is fitted into, and that nothing else lies over."""
        self._gesture = Gesture()
        self._cursor: Target | None = None
        self._names: tuple[str, ...] = ()
        self._ahead = Ahead(context, look)
        lit = outlines(self.box_of, look.outline)
        self.show = BoardShow(context, self.sprites, self.pose, lit, lambda: self.cast.reveals)

    # -- following the match ------------------------------------------------------------------------------

    def seat_down(
        self, seat: Seat | None, actor: Seat | None, names: tuple[str, ...], near: Seat | None = None
    ) -> None:
        """Another person, or nobody, looks at the table now; `actor` may move on it. Where nobody's secrets are seen,
        before or after, the table only turns: everything goes to where it lies for `near`."""
        turns = seat is None and self.hand.seat is None and None not in (near, self.near)
        self.hand.seat, self.hand.actor, self._names, self.near = seat, actor, names, near
        self._gesture.cancel()
        self._map = self._level(self._edge)
        if turns:
            self._fit()
        elif self.rect.width:
            self.arrange(self.rect, self.room)

    def _level(self, seat: Seat | None, view: View | None = None) -> Layout:
        return self._look.plan(load_level(self._look.level(seat)), self.hand.view if view is None else view)

    @property
    def _edge(self) -> Seat | None:
        """Whose things lie at the near edge."""
        return self.hand.seat if self.near is None else self.near

    def arrange(self, rect: pygame.Rect, room: pygame.Rect | None = None) -> None:
        """Fits the map into its room, every piece at its place at once. The table may be larger than that, where other
        things lie over the rest of it."""
        self.rect, self.room = rect, rect if room is None else room
        self.clear = rect.clip(self.room)
        self._fit()
        self._gesture.scale = self.cast.scale = self.context.view.scale
        self._faces.look_again()
        self.follow(still=True)
        self.show.again()
        self._ahead.begin(self.layout)
        self.touch()

    def _fit(self) -> None:
        """The map in its room, as it lies for whoever sits at the near edge."""
        seat, rect = self._edge or 0, self.room
        self._look.turns, self._look.large = self.context.settings.turn_maps, self.context.view.text > LARGE_TEXT
        plan = self._map.renamed(lambda slot: self._look.turned(slot, seat)) if seat else self._map
        flat = self._look.large or self.context.settings.flat_hand
        self._plan = replace(plan, flat=flat).fitted((rect.left, rect.top, rect.width, rect.height))
        self._plan = self.wings.laid(self._plan)

    @property
    def extent(self) -> pygame.Rect:
        return super().extent.union(self.wings.whole(self.rect))

    def hit(self, pos: Point) -> bool:
        return super().hit(pos) or (self.visible and self.wings.hit(pos))

    def follow(self, still: bool = False) -> None:
        """Looks at the match anew and lets the pieces go to their places."""
        self.hand.refresh()
        self.lay_out(still)

    def lay_out(self, still: bool = False) -> None:
        """Lets the pieces go to their places in the hand as it is."""
        if self.alone is not None:
            public = self._match.view(None)
            shown = {self.alone, *(piece.id for piece in self._table.pieces(public))}
            self.pose(public, still, _veiled(self.hand.pieces, shown))
        elif not self.show.running:
            self.pose(self.hand.view, still, self.hand.pieces)

    def advise(self, moves: Sequence[Move], meant: int = 0) -> None:
        """Lights what one of these moves is pointed out by, and numbers them all, each with its arrow, until the table
        lies otherwise."""
        spelled = [self._table.paths(self.hand.view, move) for move in moves]
        paths = on_table([found[0] if found else () for found in spelled], self._look.offered)
        self.attention.advised = paths[meant] if paths else ()
        slots = self.layout.slots.items()
        away = {*self.beside, *(name for name, slot in slots if slot.kind == ORNAMENT and name.startswith(BUTTON))}
        paths = [tuple(target for target in path if target not in away) for path in paths]
        ranks = Ranks(self.cast, self.box_of, self.context.view.scale, self._look.pressed)
        pressed = self._look.manner(self.hand.view).one_click
        lines = ranks.shown(self.arrows, paths, meant, None if pressed else self.hand.filled)
        self.attention.held_up = held_up(paths, lines, meant)
        self.cast.choose(self.hand.pointed or self.attention.held_up)
        self.attention.ranked = ranks.placed(paths, lines, meant, self.wings.whole(self.rect))
        self._show_marks()

    def pose(self, view: View, still: bool = False, pieces: Sequence[Piece] | None = None) -> None:
        """Lets the table lie as in a view, which may be an earlier one than that in which the hand plays."""
        self.attention.advised = self.attention.held_up = self.attention.ranked = ()
        self.arrows.out()
        if self._look.replans(view):
            self._map = self._level(self._edge, view)
            self._fit()
        elsewhere = self._look.spread(view)
        if self._spread[0] is not self._plan or self._spread[1] != elsewhere:  # mostly all lies as it lay
            self._spread = (self._plan, dict(elsewhere))
            self.layout = self._plan.spread(elsewhere) if elsewhere else self._plan
        if self._cursor is not None and self._cursor not in self.things():
            self._cursor = None
        pieces = self.hand.opens(self._table.pieces(view)) if pieces is None else pieces
        self.cast.sync(pieces, self.layout, self._look.comes_from, still)
        if still:
            self._figures.jump()
        self.posed = view
        if self._look.floats:
            self._bobbing.follow(self._look.manner(view).bobs)
        self._tell_look()
        self.retell(may_wait=self.alone is None and not still)
        if still:
            self.still.catch_up()  # figures count from here
        self._refuse(None)

    def retell(self, may_wait: bool = False) -> None:
        """What lies still says something else, if only a figure that counts, or what a look has to tell."""
        if self.posed is None:
            return
        self.still.ask((self.posed, self.layout, self._names, self.wings.whole(self.rect)), may_wait)
        if self.retold is not None:
            self.retold()

    def repaint(self, came: AbstractSet[Picture] | None = None) -> None:
        """These pictures have come in: what waited for them is painted again, and nothing else. None: any may have, or
        what is written on the table is another."""
        self._faces.pictures_came(came)
        late = at_once if came is None else self.context.scenes.allowance.spent
        self.cast.repaint(came, late)
        self.marks.repaint(came)
        for changed in self.backdrop.pictures_came(came, late):
            self.host.damaged(changed)
        if came is None:
            self.touch()
        else:
            self.tell_changes()

    def tell_changes(self) -> None:
        """What looks different now is painted with the next frame, and nothing else."""
        self.wings.tell(self.rect, self.sprites.changed())

    # -- where things are ---------------------------------------------------------------------------------

    def under(self, pos: Point, besides: Target | None = None) -> tuple[Target, ...]:
        """All names of what lies under a point."""
        sprite = self.cast.at(*pos, besides=besides)
        standing = tuple(target for target, box in self.beside.items() if box.collidepoint(pos))
        return standing or self.hand.candidates(sprite.piece if sprite else None, self.layout.slots_at(*pos))

    @property
    def cursor(self) -> Target | None:
        """What the pointer is over, or the keyboard has come to."""
        return self._cursor

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        """The words on a card that need an explanation."""
        return self._look.keywords(piece)

    def is_card(self, piece: Piece, upright: bool) -> bool:
        """Whether it tells more when it is large."""
        look = self._look
        plain = piece.face.partition(":")[0] in look.plain
        return not plain and (upright or (not look.cards_stand and piece.face_up))

    @property
    def carried(self) -> Target | None:
        """The piece in the air."""
        return self._gesture.carried

    def enlarged(self, target: Target, size: tuple[int, int]) -> pygame.Surface | None:
        """A piece that shows its face, as large as one likes."""
        sprite = self.cast.get(target)
        return self._faces.face(sprite.piece, size) if sprite is not None and sprite.piece.face_up else None

    def _slot_of(self, target: Target | None) -> Target | None:
        """A place, or where a piece lies that is a goal itself."""
        if target is None or target in self.layout.slots:
            return target
        sprite = self.cast.get(target)
        return sprite.piece.slot if sprite is not None else None

    def _near(self, at: tuple[float, float], target: Target | None = None) -> Target | None:
        """The magnet: the legal goal of a carried piece to whose middle it has come near."""
        carried = target or self.carried
        goals = self.hand.goals_of(carried) if carried is not None else ()
        places = [self._slot_of(goal) for goal in goals]
        # Of several cards in one hand the middle of the hand is nobody's.
        alone = [pair for pair in zip(places, goals, strict=True) if pair[0] == pair[1] or places.count(pair[0]) == 1]
        slots = {place: goal for place, goal in alone if place is not None}
        slot = self.layout.nearest(*at, tuple(slots), MAGNET * self.context.view.scale)
        return None if slot is None else slots[slot]

    def things(self) -> list[Target]:
        places = [name for name, slot in self.layout.slots.items() if slot.kind != ORNAMENT]
        return [*[piece.id for piece in self.hand.pieces], *places]

    def box_of(self, target: Target | None) -> pygame.Rect | None:
        if target is None:
            return None
        if target in self.beside:
            return self.beside[target].copy()
        sprite = self.cast.get(target)
        if sprite is not None:
            return _rect(sprite.goal.box)
        return _rect(self.layout.box(target)) if target in self.layout.slots else None

    # -- paint --------------------------------------------------------------------------------------------

    def _show_marks(self) -> None:
        """Marks what the person at the table needs to see now."""
        if self._tell_look() and self.posed is not None:
            if self._look.prints_pointed:
                self.cast.repaint()
            self.retell(may_wait=True)  # what is pointed at is marked at once, and told a frame later if need be
        shown = self.focused or self.hovered
        self.attention.carried, self.attention.cursor = self.carried, self._cursor if shown else None
        manner = self._look.manner(self.hand.view)
        self.attention.asks = not self.show.running and manner.calls_out
        self.attention.still = not self.show.running and self.hand.looking is None
        self.attention.open_goals = not self.show.running and manner.shows_goals
        highlights = Highlights(self.hand, self.cast, self.context.theme, self.layout, self.box_of)
        highlights.above, highlights.scale = self._look.marks_above, self.context.view.scale
        highlights.corners = self._look.corners
        highlights.marked, highlights.outline = self._look.marked, self._look.outline
        self.cast.choose(self.hand.pointed or self.attention.held_up)
        self.marks.show(highlights.marks(self.attention))
        bright = highlights.bright(self.attention) if self._look.dims else None
        self.marks.dim(self.rect if bright is None else _played_on(self.layout, self.rect), bright)
        self.cast.bar(self.hand.barred if not self.show.running and self._look.bars else ())
        self.tell_changes()

    def _tell_look(self) -> bool:
        """What was pointed at changes what is written on the table; whether it has changed."""
        look = self._look
        before = (look.pointed, look.carried, look.aimed, look.offered)
        look.carried = self.carried
        look.pointed, look.offered = self.hand.pointed, () if self.show.running else self.hand.possible()
        over, goals = self.attention.over, look.offered if look.weighs and self.hand.pointed else ()
        cursor = over or self._cursor
        look.aimed = over if self.carried is not None else cursor if cursor in goals else None
        return before != (look.pointed, look.carried, look.aimed, look.offered)

    def _refuse(self, target: Target | None) -> None:
        """A place says no, for as long as a piece needs to go back; None: no place does."""
        alarm = (self, "refused")
        self.context.clock.drop(alarm)
        self.attention.refused = target
        if target is not None and self.carried is None:
            self.context.clock.after(alarm, BACK_MS, lambda: self._refuse(None))
        self._show_marks()

    def draw(self, surface: pygame.Surface) -> None:
        self.still.catch_up()
        self.backdrop.draw(surface, self.wings.whole(self.rect), self.wings.grounds(self.rect))
        self.wings.show(surface, self.rect, self.sprites)


def middle_of(box: tuple[float, float, float, float]) -> tuple[float, float]:
    left, top, width, height = box
    return left + width / 2, top + height / 2


def _played_on(layout: Layout, whole: pygame.Rect) -> pygame.Rect:
    """Where pieces go: of a board its squares, of any other table all of it."""
    cells = [_rect(layout.box(name)) for name, slot in layout.slots.items() if slot.cell]
    return cells[0].unionall(cells[1:]) if cells else whole


def _veiled(pieces: Sequence[Piece], shown: set[Target]) -> list[Piece]:
    """The pieces of a seat as the others see them, but for those that are shown."""
    return [piece if piece.id in shown else piece._replace(face="", face_up=False, marks=()) for piece in pieces]


def _rect(box: tuple[float, float, float, float]) -> pygame.Rect:
    return pygame.Rect(round(box[0]), round(box[1]), round(box[2]), round(box[3]))
