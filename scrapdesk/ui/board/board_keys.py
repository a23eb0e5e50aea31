"""The keyboard on the board: arrows walk from one useful thing to the next, digits take cards, keys press buttons.

Must not know any game: which key stands for which button its look says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.arranging import Arranging
from scrapdesk.ui.board.highlights import BUTTON
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.widgets.focus import DIRECTIONS, nearest

if TYPE_CHECKING:
    from scrapdesk.ui.board.stage import Stage


class BoardKeys:
    def __init__(self, stage: Stage, look: Look) -> None:
        self._stage, self._look, self._context = stage, look, stage.context

    def pressed(self, event: KeyDown) -> bool:
        keys, stage = self._context.keys, self._stage
        if keys.means(event, "hurry") and (stage.show.running or stage.haste.fresh):
            if stage.show.running:
                stage.haste.hurry()
            return True
        wish = keys.meant(event, "moving")
        if wish in DIRECTIONS:
            return self._step(wish)
        if wish == "use" and stage.cursor is not None:
            return self._use(stage.cursor)
        if wish == "cancel" or keys.means(event, "put back"):
            return stage.give_up()
        wish = keys.meant(event, "hand")
        if wish.startswith("answer"):
            return self._answer_with(int(wish.removeprefix("answer ")))
        return bool(wish) and self._take_card(int(wish.removeprefix("card ")))

    def _use(self, target: Target) -> bool:
        """What was taken up just now and can go to one place alone goes there."""
        hand = self._stage.hand
        goals = hand.possible() if hand.pointed[-1:] == (target,) else ()
        return self._click(goals if len(goals) == 1 else self._names_of(target))

    def _click(self, names: tuple[Target, ...]) -> bool:
        if self._stage.haste.hurry():
            return True
        self._stage.act_on(self._stage.hand.click(names))
        return True

    def _answer_with(self, number: int) -> bool:
        """A key presses the button that it stands for now."""
        rows, offered = self._look.answers, self._stage.hand.possible()
        row = rows[number - 1] if number <= len(rows) else ()
        button = next((target for target in row if target in offered), None)
        return button is not None and self._click((button,))

    def _take_card(self, number: int) -> bool:
        """1 to 9 and 0 point at a card of the own hand, or where there is none, at a button of the table."""
        stage, choices = self._stage, self._numbered()
        chosen = choices[number - 1] if number <= len(choices) else None
        if chosen is None:
            return False
        if stage.haste.hurry():
            return True
        stage.move_cursor(chosen)
        return self._click(self._names_of(chosen))

    def _numbered(self) -> Sequence[Target | None]:
        """What the digits stand for, from left to right. Where things of several kinds wait to be laid out, each kind
        keeps its digit, also when nothing is left of it."""
        hand = self._stage.hand
        own = [p for p in hand.pieces if p.owner == hand.seat and p.in_hand]
        own.sort(key=lambda piece: piece.order)
        if own and isinstance(hand.draft, Arranging):
            return hand.draft.waiting_in(list(self._stage.layout.slots))
        return [piece.id for piece in own] or self._buttons()

    def _buttons(self) -> list[Target]:
        """Those of the table that lead anywhere now, from left to right; those beside it in their own order."""
        shown = [target for target in self._stage.hand.spelling.beginnings() if target.startswith(BUTTON)]
        boxes = {target: box for target in shown if (box := self._stage.box_of(target)) is not None}
        standing = list(self._stage.beside)
        if standing:
            return sorted((target for target in boxes if target in standing), key=standing.index)
        return sorted(boxes, key=lambda target: boxes[target].left)

    def _step(self, way: str) -> bool:
        """To the next useful thing in a direction: what may be pointed at comes first."""
        stage = self._stage
        useful = [target for target in stage.hand.possible() if stage.box_of(target) is not None] or stage.things()
        here = stage.box_of(stage.cursor) if stage.cursor else None
        if here is None:
            stage.move_cursor(useful[0] if useful else None)
        else:
            boxes = {target: box for target in useful if (box := stage.box_of(target)) is not None}
            stage.move_cursor(self._next(here, boxes, way) or stage.cursor)
        return True

    def _next(self, here: pygame.Rect, boxes: Mapping[Target, pygame.Rect], way: str) -> Target | None:
        """What stands beside the table is a place of its own: only left and right lead there, and back."""
        beside, out = self._stage.beside, self._stage.cursor in self._stage.beside
        sideways = way in ("left", "right")
        for there in (out, not out) if sideways else (out,):
            group = [target for target in boxes if (target in beside) is there]
            found = nearest(_middle(here), [_middle(boxes[target]) for target in group], way)
            if found is not None:
                return group[found]
        return None

    def _names_of(self, target: Target) -> tuple[Target, ...]:
        sprite = self._stage.cast.get(target)
        return self._stage.hand.candidates(sprite.piece) if sprite is not None else (target,)


def _middle(box: pygame.Rect) -> pygame.Rect:
    """Things on a table lie over each other: their middles say which is to the left of which."""
    return pygame.Rect(box.center, (1, 1))
