"""The line at the head of the log: whose turn it is, how far the game is, the log's drawer and the sign of the speed.
Where the table itself says whose turn it is, it begins with how far the game is.

Owns how they share the line, and which of them there is room for. Must not know what the log tells, nor any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ui.board.look import Heading
from scrapdesk.ui.frame.viewport import SMALLEST_TARGET
from scrapdesk.ui.paint.type.styles import META, SUBTITLE, Style
from scrapdesk.ui.table.column import head_style
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.headrule import HeadRule
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import SeatFace
from scrapdesk.ui.widgets.tool import Tool

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.speed import SpeedBadge


LARGE: Final = 31
"""How large it is written how far the game is, where that stands first."""


class DrawerButton(Tool):
    """A sign that fills the button, however large it is."""

    def _icon_size(self) -> int:
        return min(super()._icon_size(), round(self.rect.width * 0.62)) if self.rect.width else super()._icon_size()


class HeadLine:
    def __init__(self, table: BoardTable, pull: Callable[[], None]) -> None:
        """`pull` opens the drawer of the log, or closes it."""
        self._table, self._context = table, table.context
        context = table.context
        self.turn = Label(context, "", SUBTITLE, plain=True)
        self.count = Label(context, "", META, "muted", plain=True)
        self.turn.one_line = self.count.one_line = True
        self.face = SeatFace(context, region="log")
        self.face.told = table.look.character
        """Of the opponent who is playing or thinking."""
        self.drawer = DrawerButton(context, "", pull, "log", small=True, region="log")
        self.drawer.lies_bare = False
        self.line = HeadRule(context)
        self.speed: SpeedBadge | None = None
        self.edge: pygame.Rect | None = None
        """Where the drawer's button and the sign of the speed stand, if the log is a strip at an edge."""
        self._room = pygame.Rect(0, 0, 0, 0)
        self._leads = False
        """Whether it begins with how far the game is, because the table itself says whose turn it is."""
        self._counted: object = None
        """What the line was laid out for."""

    @property
    def widgets(self) -> list[Widget]:
        return [self.turn, self.count, self.face, self.drawer, self.line]

    @property
    def high(self) -> int:
        line = self._context.writer.line_height(head_style(self._context))
        return line if self.speed is None else max(line, self.speed.high)

    def below(self, panel: pygame.Rect) -> pygame.Rect:
        """What of a panel at whose head it stands is below it."""
        high = self.high + self._context.view.px(18)
        return pygame.Rect(panel.left, panel.top + high, panel.width, max(0, panel.height - high))

    @property
    def names_nobody(self) -> bool:
        """Whether several people play and this line is not seen: then whose turn it is must be said elsewhere."""
        return self.edge is not None and len(self._table.sitting.humans) > 1

    def name_drawer(self, is_open: bool) -> None:
        texts = self._context.texts
        self.drawer.name = self.drawer.tip = texts("Close the log") if is_open else texts("Open the log")

    def show(self, whose: str, inner: pygame.Rect, folds: bool) -> None:
        """Whose turn it is, in words and with the face of another who is at it."""
        sitting, shown = self._table.sitting, self._table.stage.show.cue
        seat = sitting.match.to_act if shown is None or shown.actor is None else shown.actor
        if seat != self.face.seat:
            self.face.seat = seat
            self.place(inner, folds)
            self._table.damage.add(self.turn.rect.union(self.face.rect).inflate(4, 4))
        heading = self._heading
        self._leads = heading is not None and heading.leads and bool(heading.turn) and self._asked
        self.turn.write(heading.turn if heading is not None and self._leads else whose)
        self._place_words()

    @property
    def _heading(self) -> Heading | None:
        table = self._table
        return None if table.stage.hand.looking is not None else table.look.heading(table.stage.hand.view)

    @property
    def _asked(self) -> bool:
        """Whether somebody at the screen is asked, which the table says as well, and nothing is shown."""
        return self._table.sitting.person_asked is not None and self._table.stage.show.cue is None

    def place(self, inner: pygame.Rect, folds: bool) -> None:
        """At the head of the log; it has a drawer where it folds away."""
        head, line, px = self.high, self._context.writer.line_height(head_style(self._context)), self._context.view.px
        right = inner.right
        if self.speed is not None:
            self.speed.visible = not self._table.side.column.lone
        if self.edge is not None:
            self.turn.visible = inner.width > 0
        elif self.speed is not None:
            right = self.speed.place_right(inner.right, inner.top + head // 2) - px(12)
        self.drawer.visible = self.edge is not None or (folds and self.turn.visible and inner.width > 0)
        if self.drawer.visible and self.edge is None:
            side = max(SMALLEST_TARGET, head)
            self.drawer.rect = pygame.Rect(right - side, inner.top + (head - side) // 2, side, side)
            right = self.drawer.rect.left - px(12)
        shown = self.face.guest is not None and self.turn.visible
        side = max(head, line) if shown else 0
        self.face.rect = pygame.Rect(inner.left, inner.top + (head - side) // 2, side, side)
        left = inner.left + (side + px(10) if side else 0)
        self._room = pygame.Rect(left, inner.top + (head - line) // 2, right - left, line)
        self.face.visible = self.turn.visible
        self.line.visible = self.turn.visible and not self._table.side.column.tight
        self.line.place(inner.left, inner.top + head + px(5), inner.width)
        self._place_words()

    def stand(self, seen: bool) -> None:
        """Whether it is seen, with how far the game is: what wants the column to itself has no head over it."""
        self.turn.visible, self.count.visible, self._counted = seen, self.count.visible and seen, None

    def stand_at(self, edge: pygame.Rect) -> None:
        """The drawer's button and the sign of the speed, one below the other at the head of an edge."""
        self.edge = edge
        side, px = edge.width - 2 * self._context.view.px(4), self._context.view.px
        side = max(side, SMALLEST_TARGET)
        left = edge.centerx - side // 2
        self.drawer.rect = pygame.Rect(left, edge.top + px(5), side, side)
        self.drawer.lies_bare = True
        if self.speed is not None:
            self.speed.rect = pygame.Rect(left, self.drawer.rect.bottom + px(5), side, side)

    @property
    def foot(self) -> int:
        """Where what stands at the edge ends."""
        return self.drawer.rect.bottom if self.speed is None else self.speed.rect.bottom

    def _place_words(self) -> None:
        """How far the game is, at the end of the line, as much of it as has room beside whose turn it is."""
        match, room, gap = self._table.sitting.match, self._room, self._context.view.px(14)
        now = (match.ply, self._table.stage.hand.looking, self.turn.text, tuple(room))
        if now == self._counted:
            return  # as at every step of the pointer
        self._counted = now
        writer = self._context.writer
        usual = self._style
        told = writer.width(self.turn.text, usual)
        self.turn.style = usual if told <= room.width else META  # the whole of it, though smaller
        left = room.width - gap - told
        text = next((words for words in self._how_far() if writer.width(words, META) <= left), "")
        self.count.visible = bool(text) and self.turn.visible and match.outcome is None
        needed = writer.block(text, META)
        taken = needed.width + gap if self.count.visible else 0
        self.turn.place(room.left, room.top, room.width - taken)
        self.turn.rect.centery = room.centery
        if self.count.visible:
            self.count.write(text)
            self.count.place(room.right - needed.width, room.centery - needed.height // 2, needed.width)
        self._table.damage.add(room.union(self.face.rect).inflate(8, 8))  # what stood there before was elsewhere

    @property
    def _style(self) -> Style:
        """Larger where it is how far the game is, as long as texts are not."""
        usual = head_style(self._context)
        large = self._leads and self._context.view.text <= 1
        return Style(usual.face, LARGE, usual.strong, usual.leading) if large else usual

    def _how_far(self) -> Sequence[str]:
        """How far the game is, in ever fewer words; beside a narrow table, as far as it does not tell it itself."""
        texts, heading = self._context.texts, self._table.look.heading(self._table.stage.hand.view)
        if self._leads:
            return (heading.score, "")
        turn = heading.turn or texts("Move {n}", n=self._table.sitting.moves_made + 1)
        if self._table.look.narrow and not heading.turn:
            return ()
        both = texts("{turn}, {score}", turn=turn, score=heading.score) if heading.score else turn
        return both, turn
