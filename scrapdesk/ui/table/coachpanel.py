"""The coach beside the table: the best moves as lines that can be pointed at, each with its arrow and what it promises.

What is pointed at is lit on the board as well, and a button plays it. Owns these lines and how long they stand there;
how one looks, the line knows. What the coach thinks others know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ai.coach import Hint
from scrapdesk.core.table import weightiest
from scrapdesk.ui.frame.events import FocusLost, UiEvent
from scrapdesk.ui.table.choices import TALL
from scrapdesk.ui.table.coaching import promise_of
from scrapdesk.ui.table.coachline import CoachLine
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.button import Button

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

MOST: Final = 3
GAP: Final = 8
SLACK: Final = 64
"""So many design pixels higher than it has to be a line is at most, where there is room."""


class PlayButton(Button):
    """As high as what is meant most anywhere, as long as texts are not large."""

    def height_for(self, width: int) -> int:
        view = self.context.view
        return max(super().height_for(width), view.px(TALL) if view.text <= 1 else 0)


class CoachPanel(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._hints: tuple[Hint, ...] = ()
        self._meant = 0
        self._ply = -1
        self._terse = False
        """Whether there is no room for what holds of any advice."""
        self._bare = False
        """Whether there is no room for every reason."""
        self._nowhere = False
        """Whether there is no room for any line: what else is said there needs all of it."""
        self.lines = [CoachLine(table.context, partial(self._mean, at)) for at in range(MOST)]
        self.plays = PlayButton(table.context, "", self._play, "tick", primary=True, small=True, region="moves")
        """Plays the move that is meant."""
        self.widgets: list[Button] = [*self.lines, self.plays]
        for widget in self.widgets:
            widget.visible = False
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._foot)
        self._plain = table.opponents.tell_hints
        table.opponents.tell_hints = self.tell

    @property
    def hints(self) -> Sequence[Hint]:
        """What is advised now."""
        return self._hints

    def tell(self, hints: Sequence[Hint]) -> None:
        """The best moves, the first of them lit."""
        column = self._table.side.column
        self._hints, self._meant = tuple(hints[:MOST]), 0
        self._terse = self._bare = False
        self._ply = self._table.sitting.match.ply
        column.roomy = True
        self._table.side.lay_out_anew()
        self._nowhere = False
        if column.tight:
            self._tell_tightly(hints)
            return
        self._light()
        self._table.explain()
        if self._nowhere:
            self._table.opponents.tell_best(hints)

    def _tell_tightly(self, hints: Sequence[Hint]) -> None:
        """In one panel with all else: the lines in brief, or where not all have room, words alone."""
        self._terse = self._bare = True
        self._light()
        self._table.explain()
        if sum(line.visible for line in self.lines) < len(self._hints):
            self._hints, self._table.side.column.roomy = (), False
            self._table.explain()
            side = self._table.side
            for count in range(len(hints), 0, -1):  # rather fewer than cut
                self._plain(hints[:count])
                if side.words.rect.bottom <= side.column.inside(side.panels[-1]).bottom:
                    return

    def _light(self) -> None:
        self._table.stage.advise([hint.move for hint in self._hints], self._meant)

    def _mean(self, at: int) -> None:
        """This one is looked at."""
        if at != self._meant and at < len(self._hints):
            self._meant = at
            self._light()
            self._table.explain()

    def _play(self) -> None:
        if self._hints:
            self._table.play(self._hints[self._meant].move)
            self._table.focus(self._table.stage)

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

    def followed(self, kind: str) -> None:
        self._light_again()

    def arrange(self) -> None:
        self._light_again()

    def _light_again(self) -> None:
        """The board forgets what is advised when it is laid out anew, or looked back at."""
        if self._shown:
            self._light()

    def pause(self) -> None:
        """Where several people play a hand may be turned down meanwhile, and the advice tells of it."""
        if len(self._table.sitting.humans) > 1:
            self.follow("pause")

    # -- what is said -------------------------------------------------------------------------------------

    @property
    def _shown(self) -> bool:
        stage = self._table.stage
        there = bool(self._hints) and self._table.state != "looking back"
        return there and not stage.hand.pointed and not stage.show.running

    def words(self) -> Words | None:
        if not self._shown:
            return None
        hint, texts = self._hints[self._meant], self._context.texts
        believed = [f"{texts.sentence(found.line)}." for found in weightiest(self._table.sitting.believed)]
        facts = [f"{texts.sentence(hint.why)}."] if self._bare else []
        if self._table.side.column.tight:
            return Words(texts("Hint {n}: {promise}", n=self._meant + 1, promise=promise_of(hint, texts)), facts[0])
        told = [*facts, *believed[:1]]
        if not told and not self._terse:
            told = [texts("Estimated from simulated games.")]
        return Words(texts("The coach sees what you see"), "\n".join(told))

    def explain(self) -> None:
        texts, words_for = self._context.texts, self._table.moves.words_for
        for at, line in enumerate(self.lines):
            line.visible = self._shown and at < len(self._hints)
            if line.visible:
                line.number, line.move = at + 1, words_for(self._hints[at].move)
                line.text = line.name = texts("{n}. {move}", n=line.number, move=line.move)
                line.signs = self._table.look.move_signs(self._table.stage.hand.view, self._hints[at].move)
                line.share, line.meant = self._hints[at].estimate, at == self._meant
                self._fill(line, brief=self._bare)
        self.plays.visible = self._shown
        self.plays.text = self.plays.name = texts("Play hint {n}", n=self._meant + 1)

    def _fill(self, line: CoachLine, brief: bool) -> None:
        """What it promises and why: in brief beside the move, and where no reason has room without it."""
        hint, texts = self._hints[line.number - 1], self._context.texts
        tight = self._table.side.column.tight  # then it is said of the one that is meant alone
        line.brief, line.promise = brief, "" if tight else promise_of(hint, texts, brief)
        line.why = "" if self._bare else f"{texts.sentence(hint.why)}."

    # -- where it stands ----------------------------------------------------------------------------------

    def _foot(self, width: int) -> int:
        """What it needs below the words: each line in brief, and the button."""
        if not self._shown or self._nowhere:
            return 0
        told = [line for line in self.lines if line.number <= len(self._hints) and line.move]
        gap = self._context.view.px(GAP)
        return 2 * gap + self._high(width) + sum(line.least_for(width) + gap for line in told)

    def _high(self, width: int) -> int:
        """The height that the button takes."""
        return self.plays.height_for(width) + self._context.view.px(10)

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """As many as there is room for, the best above, and at the foot what plays the one that is meant."""
        if not self._shown:
            return room
        before = [widget.rect.copy() for widget in self.widgets]
        gap, high = self._context.view.px(GAP), self._high(room.width)
        self.plays.place(room.left, room.bottom - high + gap, room.width)
        whole, room = room, pygame.Rect(room.left, room.top, room.width, max(0, room.height - high))
        shown = self._set(room, gap)
        top = room.top
        for line in shown:
            line.visible = top + line.height_for(room.width) <= room.bottom
            if line.visible:
                top = line.place(room.left, top, room.width) + gap
        self._nowhere = not any(line.visible for line in self.lines)
        self.plays.visible = not self._nowhere
        self.plays.primary = not self._others_primary()
        for widget, rect in zip(self.widgets, before, strict=True):
            if widget.rect != rect:
                self._table.damaged(rect)
                widget.touch()
        if self._nowhere:
            return whole
        return pygame.Rect(room.left, top, room.width, max(0, room.bottom - top))

    def _others_primary(self) -> bool:
        """Whether another button is the one that is meant now: there are never two."""
        others = [one for one in self._table.widgets if isinstance(one, Button) and one is not self.plays]
        return any(one.primary and one.visible for one in others)

    def _set(self, room: pygame.Rect, gap: int) -> list[CoachLine]:
        """The lines that are shown, as high as there is room for: at first without bars, then without the sentence
        above them, and where there is no room for every reason, only that of the move that is meant is told there."""
        shown, before = [line for line in self.lines if line.visible], (self._terse, self._bare)
        for line in shown:
            line.slack = 0
        left = self._left(shown, room, gap)
        if left < 0 and not self._bare:
            left = self._shorter(shown, room, gap)
        if left < 0 and not self._bare:
            self._terse, self._bare = True, self._terse
            left = self._shorter(shown, room, gap)
        if (self._terse, self._bare) != before:
            self._context.later.ask(self, self._table.explain)
        for line in shown if left > 0 else ():
            line.slack = min(left // len(shown), self._context.view.px(SLACK))
        return shown

    def _shorter(self, shown: Sequence[CoachLine], room: pygame.Rect, gap: int) -> int:
        """Each line in brief, with its reason as long as that is told; the height that is left then."""
        for line in shown:
            self._fill(line, brief=True)
        return self._left(shown, room, gap)

    @staticmethod
    def _left(shown: Sequence[CoachLine], room: pygame.Rect, gap: int) -> int:
        """The height that lines leave of a room."""
        return room.height - sum(line.height_for(room.width) + gap for line in shown)
