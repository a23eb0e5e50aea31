"""The column beside a table: the buttons at its head, the log below them, and at its foot what is said.

Owns how they share it. Where texts are so large that this leaves the log less than some lines, the buttons are signs
without words, log and words stand on one panel, and the words take what they need: what is left for the log may be
nothing, and then it is a drawer that opens in their place. Must not know what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, NOTE, PLAIN_SUBTITLE, SUBTITLE, Style
from scrapdesk.ui.table.menu import over_table
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LINES: Final = 4
"""So many lines of the log are seen, at least, or it is a drawer."""
FEW: Final = 2
"""With fewer it is no log any more, and left out."""
TOLD: Final = 5
"""So many lines of what is said always have their room, so that the log does not move for each word."""
LAST: Final = 7
"""So many lines of it are seen while it is a closed drawer."""
LATEST: Final = 4
"""And so many while what is said needs more room than usual."""
WIDE, NARROW = 520, 470
"""How wide the column is, and beside a table that needs the width."""
OUTER: Final = (30, 36, 26)
"""The margin above it, at its right and below it, on a table without a bar."""
LARGE_TEXT: Final = 1.3
"""Texts larger than this need the room."""
LEAST_WIDE: Final = 235
"""Pixels, times the size of texts: narrower lines break at every other word. The column takes them where the table
leaves them: with texts of any size the table stays as large as it is."""
SHORT_LINES: Final = 0.66
"""In a column narrower than this part of that, words need the height of two panels."""
SMALLER: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.53)
"""How much smaller long words may be written, before they are cut."""


MOORED: Final = 3
"""So many of these are tried before what is said leaves its place on the table."""


def margins(context: AppContext) -> tuple[int, int, int]:
    """What stays free above the column, at its right and below it."""
    close = context.theme.bar is not None or context.view.text > LARGE_TEXT
    above, right, below = (context.view.px(20 if close else design) for design in OUTER)
    return above, right, below


def head_style(context: AppContext) -> Style:
    """How the heads beside a table are written: in the hand of its words."""
    return PLAIN_SUBTITLE if context.theme.sans else SUBTITLE


class Column:
    narrow = False
    """Whether it is narrower than usual, for a table that needs the width."""
    roomy = False
    """Whether what is said needs more room than usual, and the log has less."""
    lone = False
    """Whether what is said has all of it, and the log makes way."""
    crown_top = 0
    """Where what lies between the buttons and the log begins."""
    moored = False
    """Whether what is said stands on the table."""
    typing = False
    """Whether somebody is typing there."""

    def __init__(self, context: AppContext, told: Sequence[Label], field: TextField) -> None:
        """What is said is told in these labels, one below the other; moves are typed into the field at the foot."""
        self._context, self._told, self._field = context, told, field
        self.tight = False
        """Whether there is no room for two panels."""
        self.drawer = False
        """Whether the log is a drawer: closed it tells the last moves, and what is said has the rest."""
        self.crown: Callable[[int], int] = lambda left: 0
        """The height of what lies between the buttons and the log, in a column that begins there, with its gap."""
        self.bar: Callable[[int], pygame.Rect | None] = lambda left: None
        """Where the bar over the table goes on over a column that begins there, if there is one."""
        self.open = False
        """Whether the drawer is open."""
        self.spare = 0
        """The width of the window that a table as high as it leaves."""
        self.one_frame = False
        """Whether a log without room leaves one panel, with what is said close below the line at its head."""
        self.last_row: Callable[[], int] = lambda: 0
        """The height of the newest row of a closed drawer, which is seen on that panel too."""
        self.takes_moves = True
        """Whether moves can be typed now."""
        self._needed: list[Callable[[int], int]] = []
        """How high each thing is that stands below the words, in a room of some width."""
        self.berth: Callable[[], pygame.Rect | None] = lambda: None
        """The place on the table for what is said, where there is one: then moves are typed below the log."""
        self.floor: int | None = None
        """Where it ends, if not at the foot of the window: below it the table reaches."""
        self.crest = 0
        """The room above it that the table has for the title."""
        self.pictured: Callable[[int], int] = lambda width: 0
        """The height of a picture that is wanted below the words, where there is room: beside it moves can be typed."""
        self.wants_all: Callable[[], bool] = lambda: False
        """Whether what is told now wants all of it: the line above the log, and the log, make way."""
        self.log = self.words = pygame.Rect(0, 0, 0, 0)
        self._whole = pygame.Rect(0, 0, 0, 0)
        self._words = 0
        """How high the lower one of two panels usually is."""
        self._head = 0

    @property
    def left(self) -> int:
        """Where the table ends."""
        return self._whole.left

    @property
    def whole(self) -> pygame.Rect:
        """All of it below the buttons."""
        return self._whole

    @property
    def bare(self) -> bool:
        """Whether the log has no room, and only the line above it is left."""
        return not self.tight and self.log_room.height < self.few

    @property
    def panels(self) -> list[pygame.Rect]:
        """What is painted."""
        return [self._whole] if self.tight else [self.log, self.words]

    def needs(self, height: Callable[[int], int]) -> None:
        """Something else stands below the words, so high in a room of some width."""
        self._needed.append(height)

    def foot(self, width: int) -> int:
        """The height of all that stands below the words."""
        return sum(height(width) for height in self._needed)

    def lay_out(self, buttons: Sequence[Button], head: int) -> None:
        """Anew for this window; the line above the log is so high."""
        px, view = self._context.view.px, self._context.view
        self._head, self.tight, self.moored = head, False, False
        self._told[0].style, self._told[1].style = head_style(self._context), BODY
        for label in self._told:
            label.visible = True
        usual = px((NARROW if self.narrow else WIDE) * (1.0 if self.crown(view.width) else min(1.0, view.text)))
        self._place_buttons(buttons, usual)
        talk = min(max(px(168), round(px(150) * view.text**2)), view.height // 2)
        words = talk + self._field.height_for(view.width - self.left) + px(24)
        if self.roomy or (self.drawer and not self.open):
            rest = self._whole.height - px(16) - self._over_log - 2 * self._margin
            words = max(words, rest - self._lines(LATEST if self.roomy else LAST))
        self._words = words
        self._cut(words, px(16))
        short = self._whole.width < SHORT_LINES * LEAST_WIDE * view.text
        if self.log_room.height < self.least or short:
            self.tight = True
            self._place_buttons(buttons, usual)
            self._share(0)

    def _place_buttons(self, buttons: Sequence[Button], wide: int) -> None:
        """As wide as this, or as the texts need and the table leaves."""
        view, side = self._context.view, max(wide, min(self.spare, round(LEAST_WIDE * self._context.view.text)))
        left, (margin, edge, below) = view.width - side, margins(self._context)
        row = pygame.Rect(left, margin + self.crest, side - edge, 0)
        top = over_table(buttons, row, self.bar(left), self.tight)
        self.crown_top = top
        top += self.crown(left)
        foot = view.height - below if self.floor is None else self.floor
        self._whole = pygame.Rect(left, top, side - edge, max(0, foot - top))

    def _cut(self, words: int, gap: int) -> None:
        whole = self._whole
        self.words = pygame.Rect(whole.left, whole.bottom - words, whole.width, words)
        self.log = pygame.Rect(whole.left, whole.top, whole.width, self.words.top - whole.top - gap)

    @property
    def gives_way(self) -> pygame.Rect:
        """What is not seen while a card is seen large: nothing, as that lies over the log."""
        return pygame.Rect(0, 0, 0, 0)

    @property
    def shows(self) -> pygame.Rect:
        """Where something is seen large: over the log, or while that is a closed drawer, over what is said."""
        return self.log if self.log.height >= self.words.height else self.words

    @property
    def beside(self) -> pygame.Rect:
        """The panel of which nothing is seen beside a card that is seen large over what is said."""
        margin = 2 * self._context.view.px(8)
        return self.words.inflate(-margin, -margin) if self.shows == self.words else pygame.Rect(0, 0, 0, 0)

    # -- a tight one --------------------------------------------------------------------------------------

    @property
    def least(self) -> int:
        """The height of a log that tells something."""
        return self._lines(LINES)

    @property
    def few(self) -> int:
        return self._lines(FEW)

    def _lines(self, count: int) -> int:
        return count * (self._context.writer.line_height(NOTE) + self._context.view.px(6))

    @property
    def _usual(self) -> int:
        """The height that words always have."""
        writer = self._context.writer
        return writer.line_height(head_style(self._context)) + 2 * self._gap + TOLD * writer.line_height(BODY)

    def share_out(self, wanted: int, typing: bool) -> bool:
        """The words take what they need, and the log the rest. The field makes way before the log does, or what else
        is wanted there, unless somebody is typing. Returns whether the shares have changed."""
        width = self.inside(self.words).width
        for label in self._told:
            label.visible = not (self.open and not self.foot(width))
        if self.open and not self.foot(width):
            self._field.visible = self.takes_moves and typing
            return self._share(self._field.height_for(width) if typing else 0)
        told = self._fit(width, wanted)
        words = max(self._usual, told + self.foot(width))
        field = self._field.height_for(width) + self._context.view.px(10)
        rest = self._whole.height - 4 * self._margin - self._over_log - words - field
        self._field.visible = self.takes_moves and (typing or rest >= max(self.least, wanted))
        return self._share(words + (field if self._field.visible else 0))

    def make_room(self, typing: bool) -> bool:
        """Where there are two panels, words that are too many for theirs take what they need from the log; the
        field makes way before the log is left out. Returns whether the panels have changed."""
        before = [self.words.copy(), self.log.copy()]
        if self._moor(typing):
            return before != [self.words, self.log]
        if self.lone:
            self._field.visible = self._field.visible and typing
            self._cut(self._whole.height, 0)
            return before != [self.words, self.log]
        width = self.inside(self.words).width
        told = sum(label.height_for(width) for label in self._told if label.visible) + self._gap + self.foot(width)
        told += self.pictured(width)
        field = self._field.height_for(width) if self._field.visible else 0
        gap = self._context.view.px(16)
        if told + field + 2 * self._margin <= self._words + self._context.view.px(10):
            told = 0  # a few pixels, which lie between the lines, are not worth that the log moves
        whole = self._whole.height - gap - self._over_log - 2 * self._margin
        if told + field + 2 * self._margin > whole - self._lines(FEW) and not typing:
            self._field.visible, field = False, 0
        log = self._lines(FEW) if told + field + 2 * self._margin <= whole - self._lines(FEW) else 0
        most = max(self._words, whole - log)
        wanted = told + field + 2 * self._margin if log or not told else most  # what is no log is not left empty
        if told and not log and self.one_frame and wanted >= most:
            last = self.last_row() if self.drawer and not self.open else 0
            gained = gap + self._margin - last
            gap, most, wanted = last - self._margin, most + gained, wanted + gained
        self._cut(max(self._words, min(most, wanted)), gap)
        return before != [self.words, self.log]

    def _moor(self, typing: bool) -> bool:
        """What is said is written on the table, if it has room there, a little smaller if need be; the log has the
        whole column then."""
        berth = self.berth()
        self.moored = False
        if berth is None:
            return False
        width = self.inside(berth).width
        foot = self.foot(width)
        for share in SMALLER[:MOORED]:
            self._write(share)
            told = sum(label.height_for(width) for label in self._told) + self._gap + foot
            if told <= self.inside(berth).height:
                self.moored, self.typing = True, typing
                self.words, self.log = berth, self._whole.copy()
                self._field.visible = self.takes_moves and typing
                return True
        self._write(1.0)
        return False

    def _fit(self, width: int, wanted: int) -> int:
        """How high what is said is. Where it and the buttons below it, with what else is wanted over them, have no room
        in the whole column, it is written smaller: it is never cut, and covers nothing."""
        room = self._whole.height - 4 * self._margin - self._over_log - self.foot(width)
        high = 0
        for left in (room - wanted, room):
            for share in SMALLER:
                self._write(share)
                high = sum(label.height_for(width) for label in self._told) + 2 * self._gap
                if high <= left:
                    return high
        return high

    def _write(self, share: float) -> None:
        """What is said is written so much smaller than usual; its head follows a little."""
        for label, usual, part in (
            (self._told[0], head_style(self._context), max(share, 0.66)),
            (self._told[1], BODY, share),
        ):
            label.style = Style(usual.face, round(usual.size * part), usual.strong, usual.leading)

    def _share(self, words: int) -> bool:
        before = self.log.copy()
        self._cut(min(words + 2 * self._margin, self._whole.height - self._over_log - 2 * self._margin), 0)
        return self.log != before

    # -- within the panels --------------------------------------------------------------------------------

    @property
    def _margin(self) -> int:
        return self._context.view.px(18)

    @property
    def _gap(self) -> int:
        return self._context.view.px(4)

    @property
    def _over_log(self) -> int:
        return self._head + self._context.view.px(14)

    def inside(self, panel: pygame.Rect) -> pygame.Rect:
        return panel.inflate(-2 * self._context.view.px(22), -2 * self._margin)

    @property
    def log_room(self) -> pygame.Rect:
        inner = self.inside(self.log)
        top = inner.top + self._over_log
        typed = self._field.height_for(inner.width) + self._gap if self.moored and self.typing else 0
        return pygame.Rect(inner.left, top, inner.width + self._context.view.px(6), inner.bottom - typed - top)

    def place_words(self, panel: pygame.Rect) -> None:
        """From the top of a panel on, and the field at its foot."""
        inside = self.inside(panel)
        below = self.inside(self.log) if self.moored else inside
        field = self._field.height_for(below.width)
        self._field.place(below.left, below.bottom - field, below.width)
        bottom = inside.top
        for label in self._told:
            bottom = label.place(inside.left, bottom, inside.width) + self._gap
