"""The end of a war, told on its own map: year after year draws its line, and who has won is written beside it.

Owns how that comes and where it lies: over the table, whose map and flag stay in sight. What is drawn, Aftermath says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.core.seats import Seat
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
from scrapdesk.ui.paint.type.writer import CENTRE, RIGHT
from scrapdesk.ui.scenes.placing import in_a_column
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import LETTERS, Ending, FinaleScene, FinaleStage
from scrapdesk.ui.table.grain import lay_grain
from scrapdesk.ui.table.people import portrait
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

Act = Callable[[], None]

GAME: Final = "scarper"
YEAR_MS: Final = 700.0
"""How long each year is told."""
BELOW: Final = "form"
"""What lies from here on downwards makes room for the sheets of the years."""
FACT: Final = Style("sans-bold", 25)
"""How what both sides did is written."""
TONES: Final = ("info", "refuse")
"""What the figures of a side are written in."""
MARK, FACE = 116, 84
"""Design pixels of the winner's mark and of a face, where there is room for them."""


class Ornaments(Backdrop):
    """Ornaments and words that are laid over the table, and nothing where there are none."""

    def draw(self, surface: pygame.Surface, room: pygame.Rect, parts: Sequence[pygame.Rect] = ()) -> None:
        if self._kept is None or self._kept.get_size() != room.size:
            self._kept = pygame.Surface(room.size, pygame.SRCALPHA)
            self._paint(self._kept, self._kept.get_rect())
        surface.blit(self._kept, room, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_ground(self, kept: pygame.Surface) -> None:
        kept.fill((0, 0, 0, 0))


class Person:
    """Who played: a face, a name and a side, in a row."""

    def __init__(self, context: AppContext, name: str, seat: Seat, won: bool) -> None:
        self.face = FinaleStage(context, portrait(context, name, "glad" if won else "sad"), name)
        self._name = Label(context, name, LABEL, plain=True)
        self._reached = Label(context, context.texts.line(SHORT[seat]), LABEL, TONES[seat], align=RIGHT)
        self._name.one_line = True
        self.parts: tuple[Widget, ...] = (self.face, self._name, self._reached)

    def place(self, left: int, top: int, width: int, face: int) -> int:
        self.face.rect = pygame.Rect(left, top, face, face)
        self.face.visible, self._name.visible, self._reached.visible = face > 0, True, True
        indent = face + self._name.context.view.px(12) if face else 0
        half = (width - indent) // 2
        names = self._name.height_for(half)
        high = max(face, names, self._reached.height_for(half))
        self._name.place(left + indent, top + (high - names) // 2, half)
        self._reached.place(left + indent + half, top + (high - self._reached.height_for(half)) // 2, half)
        return top + high

    def hide(self) -> None:
        for part in self.parts:
            part.visible = False


class WarFigures:
    """What both sides did, in rows: what it is, and how much of it each side did, in its colour."""

    def __init__(self, context: AppContext, look: Aftermath) -> None:
        self._context, self._rows = context, []
        tones = [TONES[side] for side in look.sides]
        names = [context.texts.line(SHORT[side]) for side in look.sides]
        for what, *figures in (("", *names), *look.figures()):
            told = Label(context, what, LABEL, plain=True)
            told.one_line = True
            style = LABEL if not what else FACT
            pair = [Label(context, of, style, tone, align=RIGHT) for of, tone in zip(figures, tones, strict=True)]
            self._rows.append((told, *pair))
        self.parts: tuple[Widget, ...] = tuple(label for row in self._rows for label in row)

    @property
    def _step(self) -> int:
        return self._context.writer.line_height(FACT) + self._context.view.px(11)

    @property
    def height(self) -> int:
        return len(self._rows) * self._step

    def place(self, left: int, top: int, width: int, shown: bool) -> None:
        """None of them where there is no room for all."""
        wide = round(width * 0.25)
        for row, (told, *pair) in enumerate(self._rows):
            told.place(left, top + row * self._step, width - 2 * wide)
            for number, label in enumerate(pair):
                label.place(left + width - (2 - number) * wide, top + row * self._step, wide)
        for part in self.parts:
            part.visible = shown


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
        won = "n" if not self.view.morale else "ab"[self.view.morale < 0]
        self._mark = FinaleStage(context, picture(f"{GAME}/icon-mark-{won}"), "mark")
        self._sides = [Person(context, name, seat, won) for seat, (name, _, won) in enumerate(ending.people)]
        self._title = Label(context, ending.headline, TITLE, align=CENTRE, plain=True)
        self._why = Label(context, ending.reason, SUBTITLE, align=CENTRE)
        head: Widget = self._letters if self._letters is not None else self._title
        people = [part for side in self._sides for part in side.parts]
        self._figures = WarFigures(context, self.look)
        self.widgets = [self._mark, head, self._why, *people, *self._figures.parts, *self.buttons]

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
        margin = px(20)
        left = stage.rect.right + margin // 2
        wide = view.width - left - margin
        top = in_a_column(self.context, self.buttons, pygame.Rect(left, margin, wide, view.height - 2 * margin))
        self._panel = pygame.Rect(left, margin, wide, top - 2 * margin)
        self._place_words(self._panel.inflate(-2 * px(22), -2 * px(18)))
        low = round(stage.layout.box(BELOW)[1]) - px(2)
        self._sheets = pygame.Rect(stage.rect.left, low, stage.rect.width, view.height - low)
        self._come(1.0 if self.look.shown >= len(self.look.years) else 0.0)
        self.damage.add_all()

    def _place_words(self, room: pygame.Rect) -> None:
        """Mark, headline, why, and who played; mark and faces only where there is room for them."""
        px = self.context.view.px
        gap = px(14)
        letters = self._letters_rect(room)
        why, face = self._why.height_for(room.width), px(FACE)
        words = letters.height + why + 2 * gap
        rows = sum(side.place(0, 0, room.width, face) + px(6) for side in self._sides)
        if words + rows + gap > room.height:
            face = 0
            rows = sum(side.place(0, 0, room.width, 0) + px(6) for side in self._sides)
        mark = px(MARK) if words + rows + px(MARK) + 2 * gap <= room.height else 0
        spare = room.height - words - rows - (mark + gap if mark else 0)
        figures = self._figures.height + 2 * gap
        told = spare >= figures
        self._figures.place(room.left, room.bottom - self._figures.height, room.width, told)
        spare -= figures if told else 0
        gap += max(0, min(px(40), spare // 5))
        top = room.top + max(0, min(px(60), spare // 6))
        self._mark.visible = mark > 0
        self._mark.rect = pygame.Rect(room.centerx - mark // 2, top, mark, mark)
        top += mark + px(10) if mark else 0
        letters.top = top
        if self._letters is not None:
            self._letters.rect = letters
        self._title.place(room.left, top, room.width)
        top = self._why.place(room.left, letters.bottom + px(6), room.width) + 2 * gap
        if told:  # whose figures they are stands close above them
            top = max(top, room.bottom - self._figures.height - rows - px(10))
        for side in self._sides:
            top = side.place(room.left, top, room.width, face) + px(6)
            if top > room.bottom:  # in large texts the buttons come first; the numbers tell who reached what
                side.hide()

    def _letters_rect(self, room: pygame.Rect) -> pygame.Rect:
        """The headline, lettered as wide as the column, or as high as its words in type."""
        high = self._title.height_for(room.width)
        if self._letters is not None:
            high = round(room.width * LETTERS[1] / LETTERS[0])
        return pygame.Rect(room.left, room.top, room.width, high)

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        stage, context = self._board.stage, self.context
        wood = context.art.get(picture(f"{GAME}/table"), context.view.size)
        beside = pygame.Rect(stage.rect.right, 0, context.view.width - stage.rect.right, context.view.height)
        for bare in (self._sheets, beside):
            surface.blit(wood, bare.topleft, bare)
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
