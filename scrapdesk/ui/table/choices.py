"""The buttons of an open choice: what was pointed at can be done by name, let go, or not, and then it says why.

What is offered the look says; what a button plays goes the way of every other move. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ui.board.beats import Deed
from scrapdesk.ui.board.highlights import BUTTON
from scrapdesk.ui.board.offers import Offer, Offers
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.scenes.placing import in_rows
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.deeds import DeedRow
from scrapdesk.ui.widgets.deedstrip import DeedStrip
from scrapdesk.ui.widgets.keybutton import APART, AROUND, KeyedButton

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

MOST: Final = 4
TALL, HIGH = 60, 56
"""How high what is meant most is at least, and the others, as long as texts are not large."""


class OfferButton(KeyedButton):
    """What cannot be done lies flat in a dashed frame, with its reason behind it: there is nothing to press. It is as
    large as one without a key: that is named only where there is room for it."""

    rim: Picture | None = None
    """A picture of a frame around it."""

    def natural_width(self) -> int:
        return Button.natural_width(self)

    def height_for(self, width: int) -> int:
        view = self.context.view
        return max(Button.height_for(self, width), view.px(TALL if self.primary else HIGH) if view.text <= 1 else 0)

    @property
    def _leads(self) -> bool:
        """Its words stand in the middle, where they and the key have room so."""
        cap, px = self._cap, self.context.view.px
        beside = 0 if cap is None else 2 * (cap.width + px(AROUND) * 2 + px(APART))
        return cap is not None and Button.natural_width(self) + beside > self.rect.width

    def draw(self, surface: pygame.Surface) -> None:
        if self.enabled:
            super().draw(surface)
            if self.rim is not None:
                self._draw_rim(surface, self.rim)
            return
        context, theme = self.context, self.context.theme
        px, line = context.view.px, max(1, context.view.px(2))
        flat = self.rect.inflate(-line, -px(5) - line)
        flat.top = self.rect.top + line
        context.shapes.draw(surface, flat, (ground(theme.disabled, px(10)),))
        for start, end in dashes(flat.inflate(-px(2), -px(2)), px(9), px(7)):
            pygame.draw.line(surface, theme.disabled_text, start, end, line)
        block, _, origin, _ = self._places()
        context.writer.draw(surface, block, origin, theme.disabled_text, 0.5, self._text_room())

    def _draw_rim(self, surface: pygame.Surface, rim: Picture) -> None:
        """Over the edge of its face, whose middle it leaves free."""
        px = self.context.view.px
        face = pygame.Rect(self.rect.left, self.rect.top + self._down, self.rect.width, self.rect.height - px(5))
        surface.blit(self.context.art.get(rim, face.size), face, None, pygame.BLEND_PREMULTIPLIED)


def dashes(rect: pygame.Rect, dash: int, gap: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """A frame of dashes, each side from corner to corner, but for the corners."""
    dash, gap = max(2, dash), max(2, gap)
    for x in range(rect.left + gap, rect.right - dash, dash + gap):
        for y in (rect.top, rect.bottom - 1):
            yield (x, y), (x + dash, y)
    for y in range(rect.top + gap, rect.bottom - dash, dash + gap):
        for x in (rect.left, rect.right - 1):
            yield (x, y), (x, y + dash)


class Choices(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._offers: Offers[Move] | None = None
        self._own: list[str] = []
        """The button of the table for which each of ours stands, where the words have a room on it."""
        self._buttons: list[OfferButton] = [
            OfferButton(table.context, "", partial(self._take, at), "", region="moves") for at in range(MOST)
        ]
        texts = table.context.texts
        self.cancel = OfferButton(table.context, texts("Cancel"), self._let_go, "cancel", "cross", "moves", "cancel")
        self.strip = DeedStrip(table.context)
        self.widgets = [self.strip, *self._buttons, self.cancel]
        for button in self._row:
            button.visible = False
        table.look.offers_stand = True
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    @property
    def _row(self) -> list[Button]:
        return [*self._buttons, self.cancel]

    @property
    def _offered(self) -> list[Button]:
        """The buttons that mean something now, whether there is room for all of them or not."""
        count = 0 if self._offers is None else len(self._offers.buttons[:MOST])
        return [*self._buttons[:count], *([self.cancel] if self.cancel.visible else [])]

    @property
    def offers(self) -> Offers[Move] | None:
        """What is offered now."""
        return self._offers

    def _found(self) -> Offers[Move] | None:
        table = self._table
        stage, hand = table.stage, table.stage.hand
        if table.sitting.person_asked is None or hand.actor is None or hand.waits:
            return None
        if hand.draft is not None and hand.draft.begun:  # what is laid out has its own buttons
            return None
        if stage.show.running or table.state == "looking back":
            return None
        return table.look.offers(hand.view, hand.moves(), hand.pointed)

    def words(self) -> Words | None:
        found = self._offers
        return None if found is None else Words(found.head, found.words)

    def explain(self) -> None:
        self._offers = self._found()
        if self._table.side.aside is not None:
            self._table.stage.beside.clear()
            self._own = [self._place_of(offer.move) for offer in (self._offers.buttons if self._offers else ())]
        shown = () if self._offers is None else self._offers.buttons[:MOST]
        names, texts = self._table.sitting.names, self._context.texts
        for at, button in enumerate(self._buttons):
            button.visible = at < len(shown)
            if button.visible:
                offer = shown[at]
                named = offer.text if offer.seat is None else offer.text.replace("{name}", names[offer.seat])
                told = texts("{what}: {why}", what=named, why=offer.reason) if offer.reason else named
                button.text = button.name = told
                button.primary = offer.primary and offer.move is not None
                button.icon = "tick" if button.primary else ""
                button.rim = offer.rim
                meant = self._offers is not None and self._first(self._offers) is offer
                button.key_action = "use" if meant else ""
                button.bar(offer.reason if offer.move is None else "")
        self.cancel.visible = self._offers is not None and self._offers.begun
        told = "" if self._offers is None else self._offers.let_go
        self.cancel.text = self.cancel.name = told or texts("Cancel")
        deeds = () if self._offers is None else self._offers.deeds
        self.strip.visible = bool(deeds)
        self.strip.tell([self._row_of(deed, names) for deed in deeds])

    @staticmethod
    def _row_of(deed: Deed, names: Sequence[str]) -> DeedRow:
        note = deed.note if deed.seat is None else deed.note.replace("{name}", names[deed.seat])
        return DeedRow(deed.picture, deed.head, note, not deed.bars)

    def _take(self, at: int) -> None:
        offer: Offer[Move] | None = None if self._offers is None else self._offers.buttons[at]
        if offer is not None and offer.move is not None:
            stage = self._table.stage
            stage.act_on(Intent("move", (offer.move,), self._path(offer.move)))
            self._table.focus(stage)

    def _path(self, move: Move) -> tuple[str, ...]:
        paths = self._table.sitting.table.paths(self._table.stage.hand.view, move)
        pointed = self._table.stage.hand.pointed
        return tuple(next((path for path in paths if path[: len(pointed)] == pointed), paths[0] if paths else ()))

    def _place_of(self, move: Move | None) -> str:
        """The button of the table that plays the same; "" where there is none."""
        first = next(iter(self._path(move)), "") if move is not None else ""
        return first if first.startswith(BUTTON) else ""

    def _let_go(self) -> None:
        self._table.stage.give_up()
        self._table.explain()

    # -- by keys --------------------------------------------------------------------------------------------

    @staticmethod
    def _first(offers: Offers[Move]) -> Offer[Move] | None:
        """What is meant by Enter once something was chosen: the one thing that is meant most."""
        found = [offer for offer in offers.buttons if offer.primary and offer.move is not None]
        return found[0] if offers.begun and len(found) == 1 else None

    def handle(self, event: UiEvent) -> bool:
        first = None if self._offers is None else self._first(self._offers)
        if self._offers is None or first is None or not isinstance(event, KeyDown) or not self._means_first(event):
            return False
        self._take(self._offers.buttons.index(first))
        return True

    def _means_first(self, event: KeyDown) -> bool:
        """Enter, while nothing else was gone to with keys."""
        keys, stage = self._context.keys, self._table.stage
        if self._table.focused is self._table.side.field:
            return False
        if keys.means(event, "agree"):
            return True
        at_table = self._table.focused in (stage, None) and keys.means(event, "use") and not keys.means(event, "hurry")
        return at_table and (stage.cursor is None or stage.cursor in stage.hand.pointed)

    # -- where they stand ---------------------------------------------------------------------------------

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        shown = self._offered
        if not shown:
            return room
        for button in shown:  # there may be more room now for what had to be left out
            button.visible = True
        before = [button.rect.copy() for button in shown]
        if self._height(room.width) > room.height + self._context.view.px(24):
            shown = self._fewest(shown)
        top = self._place(shown, room)
        for button, rect in zip(shown, before, strict=False):
            if button.rect != rect:
                self._table.damaged(rect)
                button.touch()
        self._stand_for_table()
        px = self._context.view.px
        left = pygame.Rect(room.left, room.top, room.width, max(0, top - px(10) - room.top))
        high = self.strip.height(room.width)
        self.strip.visible = bool(self.strip.rows) and high + px(8) <= left.height
        if not self.strip.visible:
            return left
        self.strip.place(pygame.Rect(left.left, left.top + px(8), left.width, high))
        return pygame.Rect(left.left, left.top + high + px(16), left.width, left.height - high - px(16))

    def _stand_for_table(self) -> None:
        """Where the words stand on the table itself, a button of theirs is the table's own that plays the same."""
        for target, button in zip(self._own, self._buttons, strict=False):
            if target and button.visible:
                self._table.stage.beside[target] = button.rect.copy()

    def _fewest(self, shown: list[Button]) -> list[Button]:
        """Where there is little room, what cannot be done is left out, and nothing has a row of its own."""
        for button in shown:
            button.visible = button.enabled
        return [button for button in shown if button.visible]

    def _height(self, width: int) -> int:
        shown = self._offered
        if not shown:
            return 0
        return self._context.view.px(24) - self._place(shown, pygame.Rect(0, 0, width, 0))

    def _place(self, shown: Sequence[Button], room: pygame.Rect) -> int:
        """From the foot up, each row as wide as the room: what cannot be done beside letting go, and what is meant most
        in a row of its own above the others. Returns where they begin."""
        gap = self._context.view.px(10)
        first = [[button] for button in shown if button.primary]
        others = [button for button in shown if not button.primary]
        others.sort(key=lambda button: (not button.enabled, button is self.cancel))
        top = room.bottom + gap
        for row in reversed([*first, *in_rows(others, room.width, gap)]):
            high = max(button.height_for(min(room.width, button.natural_width())) for button in row)
            top -= high + gap
            _fill(row, pygame.Rect(room.left, top, room.width, high), gap)
        return top


def _fill(row: Sequence[Button], room: pygame.Rect, gap: int) -> None:
    """In equal parts, where every one has room in its part; or else the last of a row takes what the others leave."""
    left, part = room.left, (room.width - gap * (len(row) - 1)) // len(row)
    if all(button.natural_width() <= part for button in row):
        for at, button in enumerate(row):
            button.place(room.left + at * (part + gap), room.top, part, room.height)
        return
    for button in row:
        wide = room.right - left if button is row[-1] else min(room.width, button.natural_width())
        button.place(left, room.top, wide, room.height)
        left += wide + gap
