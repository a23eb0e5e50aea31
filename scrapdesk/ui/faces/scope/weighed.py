"""While somebody aims: what can lie on the square under the sight stands beside the table, over the actions.

A part of the table. What is said and drawn weighing.py knows. The square that was aimed at last stays there until the
action is done or let go: nothing flickers while the pointer goes from card to card. Where the column has no room for
it, the panel of what is known tells it instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.faces.scope import weighing
from scrapdesk.ui.faces.scope.help import aimed_words
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.paper import Shown
from scrapdesk.ui.faces.scope.reading import ReadingSheet
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

HIGH: Final = 640
"""How high it is, in design pixels."""
LEAST: Final = 300
"""Lower than this it is left out."""
CUT: Final = 0.11
"""So much of the panel is its head: beside the table the words above it say that."""


class WeighedBeside(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._context, self._look = table, table.context, look
        self.sheet = ReadingSheet(table.context)
        self.sheet.visible = False
        self.widgets = (self.sheet,)
        self._square: int | None = None
        """What was aimed at last, as long as the same action goes on."""
        table.side.below.append(self._stand)
        table.side.column.needs(lambda width: self._context.view.px(HIGH) if self._square is not None else 0)

    @property
    def _view(self) -> View:
        return cast(View, self._table.stage.hand.view)

    # -- when it may have changed -------------------------------------------------------------------------

    def handled(self, event: UiEvent) -> None:
        self._look_again()

    def obeyed(self, intent: Intent) -> None:
        self._look_again()

    def followed(self, kind: str) -> None:
        self._look_again()

    def cover(self) -> None:
        self._take(None)

    def _look_again(self) -> None:
        stage, view = self._table.stage, self._view
        acts = view.seat is not None and view.seat == view.actor == stage.hand.actor and view.phase == Phase.TURN
        aims = acts and not stage.show.running and bool(self._look.pointed or stage.carried)
        if not aims or not self._look.paper.beside or self._look.paper.shown is Shown.NOTHING:
            self._take(None)
            return
        over = weighing.aimed_at(view, self._look.aimed)
        self._take(self._square if over is None else over)

    def _take(self, square: int | None) -> None:
        if square == self._square:
            return
        stood, self._square = self._square is not None, square
        if square is not None:
            view, texts = self._view, self._context.texts
            self.sheet.show(
                tuple(_raised(weighing.ornaments(view, square))),
                tuple(_raised_words(weighing.inscriptions(view, square, texts))),
            )
        if stood != (square is not None):
            self._table.explain()

    def words(self) -> Words | None:
        """Which card is aimed at, and what comes of it."""
        if self._square is None or self._table.stage.hand.waits:
            return None
        view, texts = self._view, self._context.texts
        return Words(*aimed_words(view, square_name(self._square), self._look.pointed, texts))

    # -- where it stands ----------------------------------------------------------------------------------

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        px = self._context.view.px
        high = min(px(HIGH), room.height)
        stood, before = self.sheet.visible, self.sheet.rect.copy()
        self.sheet.visible = self._look.weighed = self._square is not None and high >= px(LEAST)
        if not self.sheet.visible:
            if stood:
                self._table.damaged(before)
            return room
        over = px(12)  # its words have a margin of their own
        self.sheet.rect = pygame.Rect(room.left - over, room.bottom - high, room.width + 2 * over, high)
        if self.sheet.rect != before or not stood:
            self._table.damaged(before)
            self.sheet.touch()
        return pygame.Rect(room.left, room.top, room.width, room.height - high)


def _raised(pictures: Iterable[Ornament]) -> Iterable[Ornament]:
    """Without the head, and the rest as high as all was."""
    for shown in pictures:
        left, top, width, height = shown.box or (0.0, 0.0, 1.0, 1.0)
        yield replace(shown, box=(left, (top - CUT) / (1 - CUT), width, height / (1 - CUT)))


def _raised_words(words: Iterable[Inscription]) -> Iterable[Inscription]:
    return (replace(line, y=(line.y - CUT) / (1 - CUT)) for line in words if line.y > CUT)
