"""The end of a game of SCOPE, told beside its table: both fronts stay in sight, turned up.

Owns how that lies in the column at the right: who has won, the score, and in one sentence how. Who played stands on the
panels of the sides, and what is told of the fronts, Aftermath says. The quietest of the endings: nothing moves but the
lens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

import pygame

from scrapdesk.games.scope.view import View
from scrapdesk.ui.faces.scope.aftermath import Aftermath, score
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import LABEL, PLAIN_SUBTITLE, TITLE
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.placing import in_a_column
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import LETTERS, Ending, FinaleScene, FinaleStage
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.label import Label

Act = Callable[[], None]
GAME: Final = "scope"
LENS: Final = 430
"""How large the lens is, in design pixels."""
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
        style = TITLE if len(ending.headline) <= LONG else PLAIN_SUBTITLE
        self._title = Label(context, ending.headline, style, align=CENTRE, plain=True)
        told = score(cast(View, board.stage.hand.view), context.texts) or ending.reason
        self._why = Label(context, told, PLAIN_SUBTITLE, align=CENTRE)
        self._scored = told != ending.reason
        style = PLAIN_SUBTITLE if self._scored else LABEL
        self._story = [Label(context, line, style, align=CENTRE) for line in self._aftermath.story()]
        letters = self._letters if self._letters is not None else self._title
        self.widgets = [self._lens, letters, self._why, *self._story, *self.buttons]

    def enter(self) -> None:
        self._aftermath.light(True)
        super().enter()

    def exit(self) -> None:
        self._aftermath.light(False)
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
        wide = view.width - left - margin
        top = in_a_column(self.context, self.buttons, pygame.Rect(left, margin, wide, view.height - 2 * margin))
        self._panel = pygame.Rect(left, margin, wide, top - 2 * margin)
        self._place_words(self._panel.inflate(-2 * px(22), -2 * px(18)))
        self.damage.add_all()

    def _place_words(self, room: pygame.Rect) -> None:
        """The lens with the headline in it, and below the score and who fell last. In large texts that makes way first,
        which can stand beside the fronts as well, and at last the lens."""
        px, wide = self.context.view.px, room.width
        gap = px(12)
        self._title.one_line = False
        letters = self._letters_rect(room)
        why = self._why.height_for(wide) + gap
        story = sum(line.height_for(wide) for line in self._story) + gap
        tells = room.height - why - story >= letters.height + gap
        rest = room.height - why - story * tells
        self._aftermath.told_elsewhere(tells)
        if rest < letters.height + gap:
            self._title.one_line = True
            letters = self._letters_rect(room)
        lens = min(px(LENS), wide, rest - gap)
        self._lens.visible = lens >= max(LEAST, letters.height)
        high = lens if self._lens.visible else letters.height
        free = max(0, rest - gap - high) // 3  # above, between and below
        self._lens.rect = pygame.Rect(room.centerx - lens // 2, room.top + free, lens, lens)
        letters.centery = room.top + free + high // 2
        if self._letters is not None:
            self._letters.rect = letters
        self._title.place(room.left, letters.top, wide)
        top = room.top + 2 * free + high + gap // 2
        scored = self._lens.rect.top + round(SCORE * lens)
        if self._scored and self._lens.visible and lens >= px(SCORED) and letters.bottom <= scored:
            self._why.place(room.left, scored, wide)
        else:
            top = self._why.place(room.left, top, wide) + gap
        for line in self._story:
            line.visible = tells
            top = line.place(room.left, top, wide) if tells else top

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
        context = self.context
        beside = pygame.Rect(self._panel.left - context.view.px(10), 0, context.view.width, context.view.height)
        beside.right = context.view.width + beside.left
        if context.theme.plain:
            surface.fill(context.theme.felt, beside.clip(surface.get_clip()))
        else:
            surface.blit(context.art.get(picture(f"{GAME}/table"), context.view.size), beside.topleft, beside)
        context.shapes.draw(surface, self._panel, plates.panel(context))


def _args(ending: Ending) -> Mapping[str, str]:
    return {"side": ending.args.get("side", "both")}


def front_end(table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> FinaleScene | None:
    """Beside the fronts, where the table has them."""
    shown = isinstance(table, BoardTable) and isinstance(cast(object, table.look), ScopeLook)
    return FrontEnd(table, ending, again, numbers, leave) if isinstance(table, BoardTable) and shown else None
