"""The coach beside the table: a fact first, and the best moves as lines that can be pointed at, each with its arrow.

What is pointed at is lit on the board as well. Owns these lines and how long they stand there. What the coach thinks
others know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ai.coach import Hint
from scrapdesk.core.table import weightiest
from scrapdesk.ui.board.arrows import MEANT
from scrapdesk.ui.frame.events import FocusLost, UiEvent
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.button import Button

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

MOST: Final = 3


class CoachLine(Button):
    """A move that the coach thinks of. The one whose arrow is lit has its colour."""

    meant = False

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.meant:
            px = self.context.view.px
            room = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - px(5))
            self.context.shapes.draw(surface, room, (frame(MEANT, px(8), max(3, px(4))),))


class CoachPanel(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._hints: tuple[Hint, ...] = ()
        self._meant = 0
        self._ply = -1
        self.lines = [
            CoachLine(table.context, "", partial(self._mean, at), small=True, region="moves") for at in range(MOST)
        ]
        for line in self.lines:
            line.stretch_left, line.visible = True, False
        self.widgets = self.lines
        table.side.below.append(self._stand)
        self._plain = table.opponents.tell_hints
        table.opponents.tell_hints = self.tell

    @property
    def hints(self) -> Sequence[Hint]:
        """What is advised now."""
        return self._hints

    def tell(self, hints: Sequence[Hint]) -> None:
        """The best moves, the first of them lit."""
        column = self._table.side.column
        self._hints, self._meant, self._ply = tuple(hints[:MOST]), 0, self._table.sitting.match.ply
        column.roomy = True
        self._table.side.lay_out_anew()
        if column.tight:  # there is no room for more than words
            self._hints, column.roomy = (), False
            self._plain(hints)
            return
        self._light()
        self._table.explain()

    def _light(self) -> None:
        self._table.stage.advise([hint.move for hint in self._hints], self._meant)

    def _mean(self, at: int) -> None:
        """This one is looked at."""
        if at != self._meant and at < len(self._hints):
            self._meant = at
            self._light()
            self._table.explain()

    def handled(self, event: UiEvent) -> None:
        """What the pointer or the keys are at is meant."""
        if self._hints and not isinstance(event, FocusLost):
            at = next((at for at, line in enumerate(self.lines) if line.visible and (line.hovered or line.focused)), -1)
            if at >= 0:
                self._mean(at)

    def follow(self, kind: str) -> None:
        if self._hints and (kind not in ("resume",) or self._ply != self._table.sitting.match.ply):
            self._hints, self._table.side.column.roomy = (), False
            self._table.side.lay_out_anew()

    # -- what is said -------------------------------------------------------------------------------------

    @property
    def _shown(self) -> bool:
        return bool(self._hints) and not self._table.stage.hand.pointed and not self._table.stage.show.running

    def words(self) -> Words | None:
        if not self._shown:
            return None
        hint, texts = self._hints[self._meant], self._context.texts
        believed = [f"{texts.sentence(found.line)}." for found in weightiest(self._table.sitting.believed)]
        fact = f"{texts.sentence(hint.why)}."
        return Words(texts("The coach sees what you see"), "\n".join([fact, *believed[:1]]), hint.why.rule)

    def explain(self) -> None:
        texts, words_for = self._context.texts, self._table.moves.words_for
        for at, line in enumerate(self.lines):
            line.visible = self._shown and at < len(self._hints)
            if line.visible:
                hint = self._hints[at]
                line.text = line.name = texts("{n}. {move}", n=at + 1, move=words_for(hint.move))
                line.note = texts("{share}%", share=round(hint.estimate * 100))
                line.meant = at == self._meant

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """As many as there is room for, the best above."""
        if not self._shown:
            return room
        gap, top = self._context.view.px(8), room.top
        for line in self.lines:
            if not line.visible:
                continue
            before = line.rect.copy()
            high = line.height_for(room.width)
            line.visible = top + high <= room.bottom
            if line.visible:
                top = line.place(room.left, top, room.width) + gap
            if line.rect != before:
                self._table.damaged(before)
                line.touch()
        return pygame.Rect(room.left, top, room.width, max(0, room.bottom - top))
