"""The end of a game of SCOPE, told beside its table: both fronts stay in sight, turned up.

Owns how that lies in the column at the right, which is one panel: who has won and the score in the lens, below that in
a few sentences how, and at its foot where it goes on. Who played stands on the panels of the sides, and what is told of
the fronts, Aftermath says. The quietest of the endings: nothing moves but the lens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

import pygame

from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.aftermath import Aftermath, score
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import BODY, PLAIN_SUBTITLE, TITLE
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.placing import in_a_column
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import LETTERS, Ending, FinaleScene, FinaleStage
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.headrule import HeadRule
from scrapdesk.ui.widgets.label import Label

Act = Callable[[], None]
GAME: Final = "scope"
LENS: Final = 430
"""How large the lens is, in design pixels."""
INSIDE, APART = 26, 34
"""How far what stands on the panel lies from its edge, and around the hairline, in the same."""
LARGE, CLOSE = 1.3, 16
"""With larger texts it lies closer to the edge."""
SCORED, SCORE = 300, 0.62
"""From which size on it has room for the score, in the same, and how far down that stands in it."""
LONG: Final = 18
"""A headline of more letters is set smaller."""
LEAST: Final = 150
"""Where it would be smaller it is left out."""


class FrontEnd(FinaleScene):
    """`board` is the table at which it was played. Who fell last is told here, and where that has no room beside the
    fronts."""

    covers = False

    def __init__(self, board: BoardTable, ending: Ending, again: Act, numbers: Act, leave: Act) -> None:
        context, look = board.context, cast(object, board.look)
        super().__init__(context, GAME, ending, again, numbers, leave)
        assert isinstance(look, ScopeLook)  # noqa: S101 - of this game there is no other
        self._aftermath = board.part(Aftermath)
        self._aftermath.shown()  # what it looks back at is told here as well
        self._board = board
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._lens = FinaleStage(context, picture(f"{GAME}/lens", **_args(ending)), "stage")
        self._title = Label(context, ending.headline, TITLE, align=CENTRE, plain=True)
        told = score(cast(View, board.stage.hand.view), context.texts) or ending.reason
        self._why = Label(context, told, PLAIN_SUBTITLE, align=CENTRE)
        self._scored = told != ending.reason
        self._story = [Label(context, line, PLAIN_SUBTITLE) for line in self._aftermath.story()]
        self._story += [Label(context, line, BODY, "muted") for line in self._aftermath.suspicion()]
        self._rule = HeadRule(context)
        letters = self._letters if self._letters is not None else self._title
        self.widgets = [self._lens, letters, self._why, self._rule, *self._story, *self.buttons]

    def exit(self) -> None:
        self._aftermath.told_elsewhere(False)
        super().exit()

    def _come(self, t: float) -> None:
        """The lens comes down onto its place."""
        self._lens.rise = 0.0 if self.context.clock.reduced_motion else max(0.0, 1 - 1.6 * t)
        if self._letters is not None:
            self._letters.rise = 0.0
        self.damage.add(self._panel)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        margin, left = px(20), self._board.stage.rect.right + px(10)
        bar = self._board.side.mooring.bar(left)
        top = margin if bar is None else bar.bottom + px(10)
        self._panel = pygame.Rect(left, top, view.width - left - margin, view.height - top - margin)
        inside = px(INSIDE if view.text <= LARGE else CLOSE)
        inner = self._panel.inflate(-2 * inside, -2 * inside)
        foot = in_a_column(self.context, self.buttons, inner)
        self._place_words(pygame.Rect(inner.left, inner.top, inner.width, foot - px(16) - inner.top))
        self.damage.add_all()

    def _place_words(self, room: pygame.Rect) -> None:
        """The lens with the headline in it and the score, and below them a hairline and how it came about. In large
        texts that makes way first, which can stand beside the fronts as well, and at last the lens."""
        px, wide = self.context.view.px, room.width
        gap = px(12)
        self._title.one_line = False
        why = self._why.height_for(wide) + gap
        for small in (False, True, False):  # large where it fits, or small; and large again where nothing helps
            self._write(small)
            letters = self._letters_rect(room)
            told, most = self._told(wide, gap, room.height - why - letters.height - gap)
            if told:
                break
        tells, story = bool(told), most if told else 0
        rest = room.height - why - story
        self._aftermath.told_elsewhere(tells)
        if rest < letters.height + gap:
            self._title.one_line = True
            letters = self._letters_rect(room)
        lens = min(px(LENS), wide, rest - gap)
        self._lens.visible = lens >= max(LEAST, letters.height)
        high = lens if self._lens.visible else letters.height
        free = max(0, min(px(APART), (rest - gap - high) // 3))  # above, and around the hairline
        self._lens.rect = pygame.Rect(room.centerx - lens // 2, room.top + free, lens, lens)
        letters.centery = room.top + free + high // 2
        if self._letters is not None:
            self._letters.rect = letters
        self._title.place(room.left, letters.top, wide)
        top = room.top + free + high + gap // 2
        scored = self._lens.rect.top + round(SCORE * lens)
        if self._scored and self._lens.visible and lens >= px(SCORED) and letters.bottom <= scored:
            self._why.place(room.left, scored, wide)
        else:
            top = self._why.place(room.left, top, wide) + gap
        self._rule.visible = tells
        if tells:
            top = self._rule.place(room.left, top + free, wide) + max(gap // 2, min(px(APART) // 2, free))
        for line in self._story:
            line.visible = line in told
            top = line.place(room.left, top, wide) + gap if line in told else top

    def _write(self, small: bool) -> None:
        """The headline and how it came about, in small letters or as usual."""
        long = small or len(self.ending.headline) > LONG
        self._title.style = PLAIN_SUBTITLE if long else TITLE
        for line in self._story[:1]:
            line.style = BODY if small else PLAIN_SUBTITLE

    def _told(self, wide: int, gap: int, room: int) -> tuple[list[Label], int]:
        """As much of how it came about as has room below all that must be there, and how high that is."""
        for count in range(len(self._story), 0, -1):
            told = self._story[:count]
            high = sum(line.height_for(wide) + gap for line in told)
            if high <= room:
                return told, min(high + self.context.view.px(APART), room)
        return [], 0

    def _letters_rect(self, room: pygame.Rect) -> pygame.Rect:
        """The headline, lettered nearly as wide as the column, or as high as its words in type."""
        wide, high = room.width, self._title.height_for(room.width)
        if self._letters is not None:
            wide = round(0.86 * room.width)
            high = round(wide * LETTERS[1] / LETTERS[0])
        rect = pygame.Rect(0, room.top, wide, high)
        rect.centerx = room.centerx
        return rect

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        """Over the column of the table, and the bar goes on to the edge of the window."""
        context = self.context
        beside = pygame.Rect(self._panel.left - context.view.px(10), 0, context.view.width, context.view.height)
        beside.width = context.view.width - beside.left
        if context.theme.plain:
            surface.fill(context.theme.felt, beside.clip(surface.get_clip()))
        else:
            surface.blit(context.art.get(picture(f"{GAME}/table"), context.view.size), beside.topleft, beside)
        bar = self._board.side.mooring.bar(beside.left)
        if bar is not None:
            context.shapes.draw(surface, bar, plates.bar(context))
        context.shapes.draw(surface, self._panel, plates.panel(context))


def _args(ending: Ending) -> Mapping[str, str]:
    return {"side": ending.args.get("side", "both")}


def front_end(table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> FinaleScene | None:
    """Beside the fronts, where the table has them."""
    shown = isinstance(table, BoardTable) and isinstance(cast(object, table.look), ScopeLook)
    return FrontEnd(table, ending, again, numbers, leave) if isinstance(table, BoardTable) and shown else None
