"""The sheet beside the map: odds of every battlefield, or one battlefield weighed, the sums of dice, missions opened.

Stands in the column below what is said, as large as there is room for it, and in a column without room not at all.
Owns that, and the picture that is kept of it. What is written on it, Signs say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import pygame

from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.look import AnyLook, Inscription, Ornament, Plaque
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.look import ScarperLook
from scrapdesk.ui.faces.scarper.sheets import WIDE, paper, plan
from scrapdesk.ui.faces.scarper.signs import Signs
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.table.grain import lay_grain
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

OVER: Final = 14
"""How far the paper reaches over the margin of its panel, at both sides."""
BAR: Final = "scarper/bar-of-odds"
SMALLEST: Final = 0.62
"""Where there is room for less than this part of it, it is left out."""
SIZES: Final = 32
"""So many sizes it has, each a part of the largest: for every new one all of its words are measured and drawn anew."""


class SheetLook(ScarperLook):
    """Signs as a table of their own: that of the sheet."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(2, deck)
        self.told: Signs | None = None
        self.papered = False
        """Whether it needs a paper of its own."""

    def ornaments(self, view: View) -> Sequence[Ornament]:
        if self.told is None:
            return ()
        under = (paper(self.told.sheet_high),) if self.papered else ()
        return (*under, *self.told.sheet_ornaments)

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return () if self.told is None else self.told.sheet_inscriptions

    def boxes(self, view: View) -> Sequence[tuple[str, str]]:
        return ()

    def plaques(self, view: View) -> Sequence[Plaque]:
        return ()


class PaperSheet(Backdrop):
    """Painted while the window is: what waits for a picture is painted again when that has come."""

    left = 0
    """Where the table ends."""
    _late = False
    """Whether what lies below it all has not come."""

    def draw(self, surface: pygame.Surface, room: pygame.Rect, parts: Sequence[pygame.Rect] = ()) -> None:
        if self._late or any(part.awaits for part in self._parts.values()):
            self.forget()
        super().draw(surface, room, parts)

    def forget(self) -> None:
        super().forget()
        self._late = False

    def _paint(self, kept: pygame.Surface, rect: pygame.Rect) -> None:
        self._paint_all(kept, rect)

    def _picture(self, what: Picture, size: tuple[int, int]) -> pygame.Surface:
        """A bar is cut from a full and an empty one: a picture for each hundredth would be waited for."""
        part = int(dict(what.args)["part"]) if what.name == BAR else 0
        if not 0 < part < 100:
            return super()._picture(what, size)
        empty, full = (super(PaperSheet, self)._picture(_filled(what, share), size) for share in ("0", "100"))
        bar, wide = empty.copy(), round(size[0] * part / 100)
        bar.blit(full, (0, 0), (0, 0, wide, size[1]))
        edge = full.subsurface((0, 0, min(size[0], max(2, self._context.view.px(2))), size[1]))
        bar.blit(edge, (max(0, wide - edge.get_width()), 0))
        return bar

    def _paint_ground(self, kept: pygame.Surface) -> None:
        """What the panel is made of."""
        kept.fill(self._context.theme.panel)
        self._late |= not lay_grain(self._context, kept, self._room, self.left, self._room.topleft)


def _filled(bar: Picture, part: str) -> Picture:
    return picture(bar.name, **(dict(bar.args) | {"part": part}))


class SheetWidget(Widget):
    def __init__(self, context: AppContext, look: SheetLook) -> None:
        super().__init__(context, context.texts("What an attack would do"), "moves")
        self.visible = False
        self._look = look
        paint: AnyLook = look
        self._paper = PaperSheet(context, paint)
        self._shown: tuple[object, ...] = ()
        """All that is to be read there."""
        self._untold: View | None = None
        """The view that it tells of, where that has still to be set out."""

    @property
    def signs(self) -> Signs | None:
        """Whose words stand there."""
        return self._look.told

    def tell(self, view: View, signs: Signs, left: int) -> None:
        """What stands there now, where it is not the same already. It is set out when it is painted."""
        look = self._look
        look.told, look.papered, self._paper.left = signs, self.context.theme.plain, left
        now = (self.context.theme, left, tuple(self.rect), look.ornaments(view), look.inscriptions(view))
        if self.visible and now != self._shown:
            if now[:2] != self._shown[:2]:
                self._paper.forget()
            self._shown, self._untold = now, view
            self.touch()

    def place(self, rect: pygame.Rect | None) -> None:
        """None: there is no room."""
        if rect is None:
            if self.visible:
                self.touch()
            self.visible = False
        elif rect != self.rect or not self.visible:
            self.touch()
            self.rect, self.visible = rect, True
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        view, signs, self._untold = self._untold, self._look.told, None
        if view is not None and signs is not None:
            left, top, wide, high = self.rect
            layout = plan(signs.sheet_high, signs.left).fitted((left, top, wide, high))
            self._paper.show(cast(Any, view), layout, (), self.rect)
        self._paper.draw(surface, self.rect)


class OddsSheet(Part):
    def __init__(self, table: BoardTable, look: ScarperLook) -> None:
        self._table, self._context, self._look = table, table.context, look
        self.sheet = SheetWidget(table.context, SheetLook(look.deck))
        self.widgets: Sequence[Widget] = [self.sheet]
        table.side.below.append(self._stand)
        table.side.column.pictured, table.side.column.wants_all = self._height, self._alone
        table.side.filled = lambda: self.sheet.visible
        table.stage.retold = self._retold
        self._placed = 0.0
        """How high the sheet was when it was placed."""

    @property
    def _view(self) -> View:
        stage = self._table.stage
        return cast(View, stage.hand.view if stage.posed is None else stage.posed)

    @property
    def _signs(self) -> Signs:
        return self._look.sheet(self._view)

    @property
    def _wanted(self) -> bool:
        column, drawn = self._table.side.column, self._table.side.column.drawer
        if column.tight or column.roomy or column.open or (drawn and self._table.passing.tip is not None):
            return False
        return self._signs.sheet_high > 0

    def _alone(self) -> bool:
        return self._wanted and (self._signs.weighed is not None or self._signs.settles)

    # -- what is said -------------------------------------------------------------------------------------

    def words(self) -> Words | None:
        """What the sheet tells in pictures is not said once more beside it."""
        told = self._signs.weighed
        if told is None or not self._wanted or not self._table.stage.hand.pointed:
            return None
        return Words(*map(self._context.texts.line, told))

    def explain(self) -> None:
        self._refresh()

    def _retold(self) -> None:
        """Something else is shown: another sheet may want another room."""
        table = self._table
        with table.damage.waiting(table.stage.still.lags):  # the map itself goes first
            if self._placed != (self._signs.sheet_high if self._wanted else 0.0):
                table.side.place_words()
            self._refresh()

    def _refresh(self) -> None:
        self.sheet.tell(self._view, self._signs, self._table.stage.rect.right)

    # -- where it stands ----------------------------------------------------------------------------------

    def _height(self, width: int) -> int:
        """What it wants of a column so wide inside."""
        if not self._wanted:
            return 0
        px = self._context.view.px
        return round((width + 2 * px(OVER)) * self._signs.sheet_high / WIDE) + px(14)

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """At the foot of the room that is left, as large as that allows."""
        px, high = self._context.view.px, self._signs.sheet_high
        self._placed = high if self._wanted else 0.0
        wide, tall = room.width + 2 * px(OVER), room.height - px(2)
        largest = wide / WIDE
        part = min(SIZES, int(SIZES * tall / (high * largest))) / SIZES if high and wide > 0 else 0.0
        if not self._wanted or part < SMALLEST:
            self.sheet.place(None)
            self._look.sheet_told = False
            return room
        rect = pygame.Rect(0, 0, round(wide * part), round(high * largest * part))
        rect.midbottom = (room.centerx, room.bottom)
        self.sheet.place(rect)
        self._look.sheet_told = True
        self._refresh()
        return pygame.Rect(room.left, room.top, room.width, max(0, rect.top - px(8) - room.top))
