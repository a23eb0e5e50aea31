"""The end of a war, told on its own map: year after year draws its line, and who has won is written beside it.

Owns how that comes and where it lies: over the table, whose map and flag stay in sight. What is drawn, Aftermath says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.games.scarper.chronicle import feats_of, years_of
from scrapdesk.games.scarper.table import ScarperTable
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.look import AnyLook
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.aftermath import Aftermath
from scrapdesk.ui.faces.scarper.paint import SHORT
from scrapdesk.ui.frame.clock import linear
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import LABEL, SUBTITLE, TITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.placing import in_a_column
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import LETTERS, Ending, FinaleScene, FinaleStage
from scrapdesk.ui.table.grain import lay_grain
from scrapdesk.ui.table.outcome.facts import Rule
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.headrule import HeadRule
from scrapdesk.ui.widgets.label import Label

Act = Callable[[], None]

GAME: Final = "scarper"
YEAR_MS: Final = 700.0
"""How long each year is told."""
HEAD: Final = "morale"
"""Where the panel beside the table begins as well."""
BELOW: Final = "form"
"""What lies from here on downwards makes room for the sheets of the years."""
FACT: Final = Style("sans-bold", 27)
NAMED: Final = Style("sans-bold", 22)
"""How what both sides did is written, and who they are."""
TONES: Final = ("info", "refuse")
"""What the figures of a side are written in."""
MARK, SIDE = 104, 40
"""Design pixels of the winner's mark and of that of a side, where there is room for them."""
ROOMY: Final = 36
"""By so much rows are higher, where there is room."""
MARGIN, APART = 22, 24
"""To the edge of the window, and between the panel and the buttons."""
DOUBLE: Final = 5
"""How far the two lines below the headline are apart."""


class Ornaments(Backdrop):
    """Ornaments and words that are laid over the table, and nothing where there are none."""

    barred = False  # the table below has one, with words on it

    def draw(self, surface: pygame.Surface, room: pygame.Rect, parts: Sequence[pygame.Rect] = ()) -> None:
        if self._kept is None or self._kept.get_size() != room.size:
            self._kept = pygame.Surface(room.size, pygame.SRCALPHA)
            self._paint(self._kept, self._kept.get_rect())
        surface.blit(self._kept, room, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_ground(self, kept: pygame.Surface) -> None:
        kept.fill((0, 0, 0, 0))


class WarFigures:
    """Who played, each below the mark of their side, and what both did, in rows between thin lines."""

    def __init__(self, context: AppContext, look: Aftermath, names: Sequence[str]) -> None:
        self._context = context
        self.head: list[tuple[FinaleStage, Label]] = []
        for side in look.sides:
            mark = FinaleStage(context, picture(f"{GAME}/icon-mark-{'ab'[side]}"), context.texts.line(SHORT[side]))
            name = Label(context, names[side], NAMED, TONES[side], align=CENTRE, plain=True)
            name.one_line = True
            self.head.append((mark, name))
        self._rows: list[tuple[Rule, Label, Label, Label]] = []
        for what, first, second in look.figures():
            told = Label(context, what, LABEL, plain=True)
            told.one_line = True
            pair = [
                Label(context, of, FACT, TONES[side], align=CENTRE)
                for of, side in zip((first, second), look.sides, strict=True)
            ]
            self._rows.append((Rule(context), told, pair[0], pair[1]))
        self.parts: tuple[Widget, ...] = (
            *(part for pair in self.head for part in pair),
            *(part for row in self._rows for part in row),
        )

    def _step(self, roomy: int) -> int:
        return self._context.writer.line_height(FACT) + self._context.view.px(16) + roomy

    def head_height(self, marked: bool) -> int:
        name = self._context.writer.line_height(NAMED) + self._context.view.px(12)
        return name + (self._context.view.px(SIDE + 4) if marked else 0)

    def height(self, marked: bool) -> int:
        return self.head_height(marked) + len(self._rows) * self._step(0)

    def place(self, room: pygame.Rect, marked: bool, rows: bool) -> None:
        """At the foot of a room, as airy as it lets them be: who played, with their marks if there is room for those,
        and the rows, if there is room for all."""
        px = self._context.view.px
        wide, head = round(room.width * 0.29), self.head_height(marked)
        high = self.height(marked) if rows else head
        roomy = min(px(ROOMY), max(0, room.height - high) // len(self._rows)) if rows else 0
        step = self._step(roomy)
        top = max(room.top, room.bottom - head - (len(self._rows) * step if rows else 0))
        for number, (mark, name) in enumerate(self.head):
            left, side = room.right - (2 - number) * wide, px(SIDE) if marked else 0
            mark.rect = pygame.Rect(left + (wide - side) // 2, top, side, side)
            name.place(left, top + (px(SIDE + 4) if marked else 0), wide)
            mark.visible, name.visible = marked, top + head <= room.bottom
        for row, (line, told, *pair) in enumerate(self._rows):
            low = top + head + row * step
            line.rect = pygame.Rect(room.left, low, room.width, max(1, px(2)))
            middle = low + step // 2
            for label, left, width in (
                (told, room.left, room.width - 2 * wide),
                (pair[0], room.right - 2 * wide, wide),
                (pair[1], room.right - wide, wide),
            ):
                label.place(left, middle - label.height_for(width) // 2, width)
            for part in (line, told, *pair):
                part.visible = rows


class WarEnd(FinaleScene):
    """`board` is the table at which the war was played."""

    covers = False

    def __init__(self, board: BoardTable, ending: Ending, again: Act, numbers: Act, leave: Act) -> None:
        context, sitting = board.context, board.sitting
        super().__init__(context, GAME, ending, again, numbers, leave)
        table, match = sitting.table, sitting.match
        assert isinstance(table, ScarperTable)  # noqa: S101 - of this game there is no other
        self._board, self.view = board, match.view(None)
        near = sitting.viewer if board.stage.near is None else board.stage.near
        feats = [feats_of(match, seat) for seat in (0, 1)]
        self.look = Aftermath(table.deck, (near or 0) if context.settings.turn_maps else 0, years_of(match), feats)
        self.look.texts, self.look.columned = context.texts, board.look.columned
        self.look.plan(board.stage.layout, self.view)
        paint: AnyLook = self.look
        self._overlay = Ornaments(context, paint)
        self._panel = self._sheets = pygame.Rect(0, 0, 0, 0)
        self._bar_beside: pygame.Rect | None = None
        """The bar over the table, as it goes on over the column."""
        won = "n" if not self.view.morale else "ab"[self.view.morale < 0]
        self._mark = FinaleStage(context, picture(f"{GAME}/icon-mark-{won}"), "mark")
        self._title = Label(context, ending.headline, TITLE, align=CENTRE, plain=True)
        self._why = Label(context, ending.reason, SUBTITLE)
        self._lines = (HeadRule(context), HeadRule(context))
        head: Widget = self._letters if self._letters is not None else self._title
        self._figures = WarFigures(context, self.look, [name for name, *_ in ending.people])
        self.widgets = [self._mark, head, *self._lines, self._why, *self._figures.parts, *self.buttons]

    # -- how it comes -----------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        years = len(self.look.years)
        self.context.clock.tween(self, YEAR_MS * years, self._come, linear)

    def _come(self, t: float) -> None:
        """Year after year; who waits for nothing sees them all at once."""
        years = len(self.look.years)
        self.look.shown = years if self.context.clock.reduced_motion else min(years, round(t * years + 0.5))
        stage = self._board.stage
        if stage.rect.width:
            for changed in self._overlay.show(self.view, stage.layout, (), stage.rect):
                self.damage.add(changed)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px, stage = self.context.view, self.context.view.px, self._board.stage
        left, margin = stage.rect.right, px(MARGIN)
        bar = self._board.side.mooring.bar(left)
        head = margin if bar is None else max(margin, round(stage.layout.box(HEAD)[1]))
        room = pygame.Rect(left, head, view.width - left - margin, view.height - head - margin)
        top = in_a_column(self.context, self.buttons, room, APART)
        self._panel = pygame.Rect(room.left, room.top, room.width, top - px(APART) - room.top)
        self._place_words(self._panel.inflate(-2 * px(26), -2 * px(22)))
        low = round(stage.layout.box(BELOW)[1]) - px(2)
        self._sheets = pygame.Rect(stage.rect.left, low, stage.rect.width, view.height - low)
        self._bar_beside = bar
        self._come(1.0 if self.look.shown >= len(self.look.years) else 0.0)
        self.damage.add_all()

    def _place_words(self, room: pygame.Rect) -> None:
        """Mark, headline, why, and what both sides did: the marks and the rows only where there is room for them."""
        px, gap = self.context.view.px, self.context.view.px(14)
        letters, figures = self._letters_rect(room), self._figures
        words = letters.height + self._why.height_for(room.width) + 3 * gap
        spare = room.height - words
        rows = spare >= figures.height(False) + gap
        marked = spare >= (figures.height(True) if rows else figures.head_height(True)) + gap
        below = figures.height(marked) if rows else figures.head_height(marked)
        spare -= below + gap
        mark = px(MARK) if spare >= px(MARK) + gap else 0
        spare -= mark + gap if mark else 0
        top = room.top + max(0, min(px(16), spare // 4))
        self._mark.visible = mark > 0
        self._mark.rect = pygame.Rect(room.centerx - mark // 2, top, mark, mark)
        letters.top = top + (mark + gap if mark else 0)
        if self._letters is not None:
            self._letters.rect = letters
        self._title.place(room.left, letters.top, room.width)
        low = letters.bottom + gap + max(0, min(px(10), spare // 6))
        for number, line in enumerate(self._lines):
            line.rect = pygame.Rect(room.left, low + number * px(DOUBLE), room.width, max(1, px(2)))
        low = self._why.place(room.left, low + px(DOUBLE) + gap, room.width) + gap
        figures.place(pygame.Rect(room.left, low, room.width, max(0, room.bottom - low)), marked, rows)

    def _letters_rect(self, room: pygame.Rect) -> pygame.Rect:
        """The headline, lettered as wide as the column, or as high as its words in type."""
        high = self._title.height_for(room.width)
        if self._letters is not None:
            high = round(room.width * LETTERS[1] / LETTERS[0])
        return pygame.Rect(room.left, room.top, room.width, high)

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        stage, context = self._board.stage, self.context
        plain = context.theme.plain
        wood = None if plain else context.art.get(picture(f"{GAME}/table"), context.view.size)
        beside = pygame.Rect(stage.rect.right, 0, context.view.width - stage.rect.right, context.view.height)
        for bare in (self._sheets, beside):
            if wood is None:
                surface.fill(context.theme.felt, bare)
            else:
                surface.blit(wood, bare.topleft, bare)
        if self._bar_beside is not None:
            context.shapes.draw(surface, self._bar_beside, plates.bar(context))
        self._overlay.draw(surface, stage.rect)
        context.shapes.draw(surface, self._panel, plates.panel(context))
        edge = -context.view.px(6)
        lay_grain(context, surface, self._panel.inflate(edge, edge), stage.rect.right)

    def art_came(self) -> None:
        self._overlay.pictures_came()
        super().art_came()


def war_end(table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> FinaleScene | None:
    """On the map, where the table has one."""
    return WarEnd(table, ending, again, numbers, leave) if isinstance(table, BoardTable) else None
