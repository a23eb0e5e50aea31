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
from scrapdesk.ui.board.arrows import MEANT, OTHER
from scrapdesk.ui.frame.events import FocusLost, UiEvent
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour, mixed
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.button import Button

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

MOST: Final = 3


class CoachLine(Button):
    """A move that the coach thinks of: the number at its arrow, the move, at the right what it promises, and why."""

    meant = False
    why = ""
    """A sentence that names a fact; "" where there is no room for it."""

    @property
    def _side(self) -> int:
        return round(self.context.writer.px(self._style) * 1.5)

    @property
    def _room(self) -> tuple[int, int]:
        """Where the words begin, and how wide they may be."""
        px = self.context.view.px
        left = px(10) + self._side + px(12)
        return left, max(1, self.rect.width - left - self._promise.width - px(26))

    @property
    def _promise(self) -> Block:
        return self.context.writer.block(self.note, self._style)

    @property
    def _words(self) -> Block:
        return self.context.writer.block(self.text.partition(". ")[2], self._style, self._room[1])

    @property
    def _reason(self) -> Block:
        return self.context.writer.block(self.why, NOTE, max(1, self.rect.width - self.context.view.px(28)))

    @property
    def _middle(self) -> int:
        """Of the row of number, move and promise: above the reason, where one is told."""
        low = self._reason.height + self.context.view.px(2) if self.why else 0
        return self.rect.top + (self.rect.height - low) // 2

    @property
    def _reason_at(self) -> tuple[int, int]:
        px = self.context.view.px
        return self.rect.left + px(14), self.rect.bottom - self._reason.height - px(8)

    def height_for(self, width: int) -> int:
        px = self.context.view.px
        self.rect.width = width
        head = max(self._words.height, self._side)
        return max(self.context.view.target, head + px(14) + (self._reason.height + px(2) if self.why else 0))

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, shapes = self.context.theme, self.context.view.px, self.context.shapes
        radius = px(10)
        if self.meant:
            lit = mixed(theme.panel, MEANT, 0.24)
            shapes.draw(surface, self.rect, (ground(MEANT, radius), ground(lit, max(0, radius - px(3)), max(2, px(4)))))
        else:
            rim = theme.muted if self.hovered else theme.line
            shapes.draw(surface, self.rect, (ground(rim, radius), ground(self._fill, max(0, radius - 1), px(2))))
        self._draw_number(surface)
        left, _ = self._room
        block, promise = self._words, self._promise
        middle = self._middle
        self.context.writer.draw(surface, block, (self.rect.left + left, middle - block.height // 2), theme.text)
        at = (self.rect.right - px(14) - promise.width, middle - promise.height // 2)
        self.context.writer.draw(surface, promise, at, theme.text)
        if self.why:
            self.context.writer.draw(surface, self._reason, self._reason_at, theme.text)

    @property
    def _fill(self) -> Colour:
        theme = self.context.theme
        return mixed(theme.panel, MEANT, 0.24) if self.meant else theme.panel

    def _draw_number(self, surface: pygame.Surface) -> None:
        """The same disc as on the table."""
        theme, px, side = self.context.theme, self.context.view.px, self._side
        disc = pygame.Rect(self.rect.left + px(10), self._middle - side // 2, side, side)
        fill, ink = (MEANT, OTHER) if self.meant else (OTHER, theme.focus_in)
        rim = OTHER if self.meant else theme.focus_in
        layers = (ground(rim, side // 2), ground(fill, side // 2 - 1, max(2, px(2.5))))
        self.context.shapes.draw(surface, disc, layers)
        number = self.context.writer.block(self.text.partition(".")[0], self._style)
        at = (disc.centerx - number.width // 2, disc.centery - number.height // 2)
        self.context.writer.draw(surface, number, at, ink)

    def text_boxes(self) -> list[TextBox]:
        block, promise, colour = self._words, self._promise, self.context.theme.text
        left, px = self._room[0], self.context.view.px
        words = pygame.Rect((self.rect.left + left, self._middle - block.height // 2), block.size)
        share = pygame.Rect((0, 0), promise.size)
        share.midright = (self.rect.right - px(14), self._middle)
        reason = pygame.Rect(self._reason_at, self._reason.size)
        told = [TextBox(self.why, self.rect, reason, colour, self._fill, self._reason.px)] if self.why else []
        return [
            *told,
            TextBox(self.text, self.rect, words, colour, self._fill, block.px),
            TextBox(self.note, self.rect, share, colour, self._fill, promise.px),
        ]


class CoachPanel(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._hints: tuple[Hint, ...] = ()
        self._meant = 0
        self._ply = -1
        self._brief = False
        """Whether there is no room for every reason."""
        self.lines = [
            CoachLine(table.context, "", partial(self._mean, at), small=True, region="moves") for at in range(MOST)
        ]
        for line in self.lines:
            line.visible = False
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
        self._hints, self._meant, self._brief = tuple(hints[:MOST]), 0, False
        self._ply = self._table.sitting.match.ply
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
        facts = [f"{texts.sentence(hint.why)}."] if self._brief else []
        told = [*facts, *believed[:1]] or [texts("The figures come from games it has played out in its head.")]
        return Words(texts("The coach sees what you see"), "\n".join(told), hint.why.rule)

    def explain(self) -> None:
        texts, words_for = self._context.texts, self._table.moves.words_for
        for at, line in enumerate(self.lines):
            line.visible = self._shown and at < len(self._hints)
            if line.visible:
                hint = self._hints[at]
                line.text = line.name = texts("{n}. {move}", n=at + 1, move=words_for(hint.move))
                line.note = texts("{share}%", share=round(hint.estimate * 100))
                line.why = "" if self._brief else f"{texts.sentence(hint.why)}."
                line.meant = at == self._meant

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """As many as there is room for, the best above."""
        if not self._shown:
            return room
        gap, top = self._context.view.px(8), room.top
        self._be_brief(room, gap)
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

    def _be_brief(self, room: pygame.Rect, gap: int) -> None:
        """Where there is no room for every reason, only that of the move that is meant is told, above them all."""
        shown = [line for line in self.lines if line.visible]
        if not self._brief and sum(line.height_for(room.width) + gap for line in shown) > room.height:
            self._brief = True
            self._context.later.ask(self, self._table.explain)
            for line in shown:
                line.why = ""
