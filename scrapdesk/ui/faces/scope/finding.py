"""A search has found something: the card is seen large beside the table, with the question and what shooting brings.

A part of the table. The answers are buttons of the table; where the column is too narrow for a card, the panel of what
is known shows it instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import kind_name
from scrapdesk.games.scope.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope import found
from scrapdesk.ui.faces.scope.actions import question
from scrapdesk.ui.faces.scope.marks import TITLES
from scrapdesk.ui.faces.scope.paper import Paper
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

CARD: Final = (340, 476)
"""How large it is at most, in design pixels."""
LEAST: Final = 322
"""A card narrower than this has no room for its rules."""


class FoundCard(Widget):
    """A card as large as its room allows."""

    def __init__(self, context: AppContext, table: BoardTable) -> None:
        super().__init__(context, region="moves")
        self._table = table
        self.target: Target = ""

    def draw(self, surface: pygame.Surface) -> None:
        face = self._table.stage.enlarged(self.target, self.rect.size)
        if face is not None:
            surface.blit(face, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class FoundBeside(Part):
    def __init__(self, table: BoardTable, paper: Paper) -> None:
        self._table, self._context, self._paper = table, table.context, paper
        self.card = FoundCard(table.context, table)
        self.card.visible = False
        self.widgets = (self.card,)
        self._asks = False
        table.side.below.append(self._stand)
        column = table.side.column
        others = column.foot
        column.foot = lambda width: others(width) + self._height()

    # -- what is said -------------------------------------------------------------------------------------

    @property
    def _view(self) -> View:
        return cast(View, self._table.stage.hand.view)

    def explain(self) -> None:
        table, view = self._table, self._view
        asked = table.sitting.person_asked
        quiet = not table.stage.show.running and table.state != "looking back"
        self._asks = quiet and asked is not None and asked == view.seat == view.actor and found.is_found(view)
        if self._asks:
            square = f"square:{square_name(view.focus)}"
            sprite = next((one for one in table.stage.cast if one.piece.slot == square and one.piece.face_up), None)
            self.card.target = square if sprite is None else sprite.piece.id
        elif self.card.visible:
            self.card.visible = False
            table.damaged(self.card.rect)

    def words(self) -> Words | None:
        if not self._asks or self._table.stage.hand.pointed:
            return None
        texts, view = self._context.texts, self._view
        card = texts.line(TITLES[kind_name(view.cards[view.focus])])
        head = texts("{card} on {square}", card=card, square=square_name(view.focus))
        return Words(head, question(view, texts))

    # -- where it stands ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """A narrow column has no room for a card."""
        beside = not self._table.side.column.tight
        if beside != self._paper.beside:
            self._paper.beside = beside
            self._table.stage.retell()

    def _height(self) -> int:
        if not self._asks or self._table.side.column.tight:
            return 0
        return self._context.view.px(CARD[1] + 24)

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        if not self._asks or self._table.side.column.tight:
            return room
        px = self._context.view.px
        before, seen = self.card.rect.copy(), self.card.visible
        high = min(px(CARD[1]), room.height - px(8))
        wide = min(round(high * CARD[0] / CARD[1]), room.width)
        high = round(wide * CARD[1] / CARD[0])
        self.card.visible = wide >= px(LEAST)
        if not self.card.visible:
            return room
        self.card.rect = pygame.Rect(room.centerx - wide // 2, room.bottom - high, wide, high)
        if self.card.rect != before or not seen:
            self._table.damaged(before)
            self.card.touch()
        return pygame.Rect(room.left, room.top, room.width, max(0, self.card.rect.top - room.top))
