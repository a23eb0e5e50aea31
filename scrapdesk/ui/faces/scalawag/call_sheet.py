"""The sheet on which several people at one machine call: a flag, a name and a key for each, and an eye to look with.

Owns how it is laid out. Must not know what a call does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import SUBTITLE
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Act, Button
from scrapdesk.ui.widgets.keybutton import KeyedButton
from scrapdesk.ui.widgets.label import Label

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

WIDE: Final = 400
SHARE: Final = 1.0
"""How wide the sheet is, beside that of one person's answers."""
FLAG: Final = 1.6
"""How wide a flag is, in its own heights."""


class _Ground(Widget):
    lies_over = True

    def draw(self, surface: pygame.Surface) -> None:
        self.context.shapes.draw(surface, self.rect, plates.panel(self.context))


class FlagButton(KeyedButton):
    """A person's flag and name, and the key that does the same."""

    lies_over = True

    def __init__(self, table: BoardTable, seat: Seat, number: int, act: Act) -> None:
        context = table.context
        words = context.texts("{name} calls", name=table.sitting.names[seat])
        super().__init__(context, words, act, f"call {number}", region="board")
        self._table, self.seat = table, seat

    def _icon_size(self) -> int:
        return round(self.context.writer.px(self._style) * FLAG)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        flags = self._table.sitting.match.view(None).frame.flags
        wide = self._icon_size()
        high = round(wide / FLAG)
        image = self.context.art.get(picture("scalawag/flag", seat=str(flags[self.seat] + 1)), (wide, high))
        _, _, _, (x, y) = self._places()
        surface.blit(image, (x, y + (wide - high) // 2), special_flags=pygame.BLEND_PREMULTIPLIED)


class EyeButton(Button):
    """While it is pressed its owner's crew shows."""

    lies_over = True

    def __init__(self, table: BoardTable, seat: Seat, look: Callable[[Seat | None], None]) -> None:
        super().__init__(table.context, "", lambda: None, "eye", small=True, region="board")
        self.name = table.context.texts("{name}: hold to look at your crew", name=table.sitting.names[seat])
        self.tip = self.name
        self.seat, self._look = seat, look

    def press(self, pos: Point) -> None:
        self.pressed = True
        self._look(self.seat)

    def release(self, pos: Point) -> None:
        self.pressed = False
        self._look(None)


class CallSheet:
    def __init__(
        self,
        table: BoardTable,
        call: Callable[[Seat], None],
        nobody: Act,
        look: Callable[[Seat | None], None],
    ) -> None:
        self._table, self._context = table, table.context
        context, people = table.context, table.sitting.humans
        self._ground = _Ground(context, "", "board")
        self._head = Label(context, context.texts("Is it true?"), SUBTITLE, align=CENTRE)
        self.flags = [FlagButton(table, seat, at, _calling(call, seat)) for at, seat in enumerate(people, 1)]
        self.eyes = [EyeButton(table, seat, look) for seat in people]
        self.nobody = KeyedButton(context, context.texts("Nobody calls"), nobody, "answer 2", region="board")
        self.nobody.lies_over = self._head.lies_over = True
        self._asked: tuple[Seat, ...] = ()
        self.widgets: list[Widget] = [self._ground, self._head, *self.flags, *self.eyes, self.nobody]
        for widget in self.widgets:
            widget.visible = False

    def show(self, people: Sequence[Seat], raised: Collection[Seat]) -> None:
        """These may call, and those have; nothing where nobody may."""
        changed = self._asked != tuple(people) or any(one.primary != (one.seat in raised) for one in self.flags)
        self._asked = tuple(people)
        for flag in self.flags:
            flag.primary = flag.seat in raised
        if changed:
            self.arrange()
            self._table.damage.add_all()

    def arrange(self) -> None:
        """In the corner where answers are given, as high as it needs to be."""
        shown = self._asked
        for widget in (self._ground, self._head, self.nobody):
            widget.visible = bool(shown)
        for flag, eye in zip(self.flags, self.eyes, strict=True):
            flag.visible = eye.visible = flag.seat in shown
        corner, room = self._table.stage.box_of("ask"), self._table.stage.rect
        if not shown or corner is None:
            return
        px = self._context.view.px
        wide = min(room.width - px(20), max(round(corner.width * SHARE), round(px(WIDE) * self._context.view.text)))
        rows = [(flag, eye) for flag, eye in zip(self.flags, self.eyes, strict=True) if flag.visible]
        gap, pad = px(6), px(16)
        inner = wide - 2 * pad
        heights = [flag.height_for(inner - self._eye(flag)) for flag, _ in rows]
        last = self.nobody.height_for(inner)
        head = self._head.height_for(inner)
        high = head + sum(heights) + last + gap * (len(rows) + 1) + 2 * pad
        box = pygame.Rect(0, 0, wide, high)
        box.bottomright = corner.bottomright
        box.clamp_ip(room)
        self._ground.rect = box
        top = self._head.place(box.left + pad, box.top + pad, inner) + gap
        for (flag, eye), each in zip(rows, heights, strict=True):
            side = self._eye(flag)
            flag.place(box.left + pad, top, inner - side, each)
            eye.rect = pygame.Rect(box.right - pad - side + gap, top, side - gap, each)
            top += each + gap
        self.nobody.place(box.left + pad, top, inner)

    def _eye(self, flag: FlagButton) -> int:
        """The room of the eye beside a flag."""
        return max(self._context.view.target, flag.height_for(10_000)) + self._context.view.px(10)


def _calling(call: Callable[[Seat], None], seat: Seat) -> Act:
    return lambda: call(seat)
