"""A search has found something: the card is seen large beside the table, with the question and what shooting brings.

A part of the table. The answers stand below it, as what may be done now always does; where the column is too narrow for
a card, the panel of what is known shows it instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope import found
from scrapdesk.ui.faces.scope.actions import asking, follows
from scrapdesk.ui.faces.scope.gaining import gain
from scrapdesk.ui.faces.scope.marks import PICTURES
from scrapdesk.ui.faces.scope.paper import SIGNS, Paper
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import BODY, NOTE, Style
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

CARD: Final = (340, 476)
"""How large it is to be, in design pixels."""
MOST: Final = 640
"""And how high at most, where there is room for more."""
LEAST: Final = 322
"""A card narrower than this has no room for its rules."""
ASKED: Final = Style("sans-bold", 28, leading=1.25)
GAP: Final = 16


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
        self.asks = Label(table.context, "", ASKED)
        self.brings = Label(table.context, "", BODY)
        self.follows = Label(table.context, "", NOTE, "muted")
        self.widgets = (self.card, *self._told)
        for widget in self.widgets:
            widget.visible = False
        self._asks = False
        self._high = 0
        """How high it last stood."""
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    @property
    def asking(self) -> bool:
        """Whether it is asked now what becomes of the card: nothing else stands in the column then."""
        return self._asks

    @property
    def _told(self) -> tuple[Label, Label, Label]:
        return self.asks, self.brings, self.follows

    # -- what is said -------------------------------------------------------------------------------------

    @property
    def _view(self) -> View:
        return cast(View, self._table.stage.hand.view)

    def explain(self) -> None:
        table, view = self._table, self._view
        asked = table.sitting.person_asked
        quiet = not table.stage.show.running and table.state != "looking back"
        self._asks = quiet and asked is not None and asked == view.seat == view.actor and found.is_found(view)
        self._asks = self._asks and self._paper.beside and not table.stage.hand.pointed
        if self._asks:
            square = f"square:{square_name(view.focus)}"
            sprite = next((one for one in table.stage.cast if one.piece.slot == square and one.piece.face_up), None)
            self.card.target = square if sprite is None else sprite.piece.id
            texts = self._context.texts
            for label, words in zip(
                self._told, (asking(view, texts), f"**{gain(view, texts)}**", follows(view, texts)), strict=True
            ):
                label.text, label.name = words, words.replace("**", "")
        for widget in self.widgets:
            if widget.visible and not self._asks:
                table.damaged(widget.rect)
            widget.visible = self._asks

    def words(self) -> Words | None:
        if not self._asks:
            return None
        return Words(self._context.texts("Found on {square}", square=square_name(self._view.focus)), "")

    # -- where it stands ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """What may be found is drawn before it is."""
        if self._paper.beside:
            px = self._context.view.px
            high = self._high or px(CARD[1])
            size = (round(high * CARD[0] / CARD[1]), high)
            self._context.art.prefetch((picture(f"scope/card-{PICTURES[kind]}"), size) for kind in SIGNS[:-1])

    def _words_high(self, width: int) -> int:
        return sum(label.height_for(width) for label in self._told) + self._context.view.px(2 * GAP)

    def _height(self, width: int) -> int:
        return self._words_high(width) + self._context.view.px(CARD[1] + GAP) if self._asks else 0

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """The card fills what the words below it leave."""
        if not self._asks:
            return room
        px = self._context.view.px
        before = [widget.rect.copy() for widget in self.widgets]
        words = self._words_high(room.width)
        high = min(px(MOST), room.height - words - px(8))
        wide = min(round(high * CARD[0] / CARD[1]), room.width)
        high = round(wide * CARD[1] / CARD[0])
        self.card.visible = wide >= px(LEAST)
        left, top = room.centerx - wide // 2, room.top + max(0, room.height - words - high) // 2
        self._high = high
        self.card.rect = pygame.Rect(left, top, wide, high) if self.card.visible else pygame.Rect(room.topleft, (0, 0))
        bottom = room.bottom - words + px(GAP)
        for label in self._told:
            bottom = label.place(room.left, bottom, room.width)
        for widget, rect in zip(self.widgets, before, strict=True):
            if widget.rect != rect:
                self._table.damaged(rect)
                widget.touch()
        return pygame.Rect(room.left, room.top, room.width, 0)
