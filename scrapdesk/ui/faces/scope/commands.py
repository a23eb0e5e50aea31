"""What a person may do now, as plates that stand beside the front: the actions of a turn, or the answers to a question.

A part of the table. Owns how the plates look and where they stand; what each does is the hand's, as anywhere on the
table. Where the column is too narrow for them, they lie below the front, painted by the look.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope.actions import ActionButton, Pointing, actions_of, note_of, resting, words_of_button
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.marks import FADED, INK, MUTED, WHITE
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.theme import Colour, colour, hexed
from scrapdesk.ui.paint.type.styles import BUTTON, BUTTON_SMALL, NOTE, SMALL, Style
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets.base import TextBox, Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

MOST: Final = 8
"""So many plates there are at most."""
LARGEST_TEXT: Final = 1.3
"""With larger texts than this the plates would leave no room for words."""
GAP: Final = 10
ALL_AT_ONCE: Final = ("button:scatter", "button:last")
"""What lays out everything: the keys go on to the plate that ends it."""
PALE: Final[Colour] = colour("#8496A1")
FILLS: Final[dict[str, Colour]] = {"main": colour("#DCE4E8"), "open": colour("#24313A"), "shut": colour("#161F26")}


class ActionPlate(Widget):
    """One of them: its sign, its name, what it does, and the digit that presses it."""

    focusable = True

    def __init__(self, context: AppContext, table: BoardTable, go_on: Callable[[], None]) -> None:
        """`go_on`: brings the focus to where things go on."""
        super().__init__(context, region="moves")
        self._table, self._go_on = table, go_on
        self.action = ""
        self.shows: ActionButton | None = None
        self.words = self.note = self.digit = ""
        self.lit = False
        """Whether the keys have come to it, or the coach means it."""
        self.large = False
        """Whether it is one of few, and may take more room."""
        self.tile = False
        """Whether its word stands below its sign, as on several side by side."""

    def show(self, shows: ActionButton, words: str, note: str, digit: str, lit: bool) -> None:
        before = (self.shows, self.words, self.note, self.digit, self.lit)
        self.shows, self.words, self.note, self.digit, self.lit = shows, words, note, digit, lit
        self.name = f"{words}. {note}" if note else words
        self.by_arrows_only = self.state == "shut"
        if before != (shows, words, note, digit, lit):
            self.touch()

    @property
    def state(self) -> str:
        if self.shows is None or not self.shows.open:
            return "shut"
        return "main" if self.shows.main else "open"

    @property
    def target(self) -> Target:
        return "" if self.shows is None else f"button:{self.shows.verb}"

    def activate(self) -> None:
        stage = self._table.stage
        if stage.haste.hurry():
            return
        stage.act_on(stage.hand.click((self.target,)))
        self._go_on()

    # -- paint ------------------------------------------------------------------------------------------

    def high(self) -> int:
        writer, px = self.context.writer, self.context.view.px
        if self.tile:
            return max(self.context.view.target, self._sign + writer.line_height(SMALL) + px(26))
        high = writer.line_height(self._style) + (
            writer.line_height(NOTE) + px(24) if self.note else px(34 if self.large else 28)
        )
        return max(self.context.view.target, high)

    @property
    def _style(self) -> Style:
        return BUTTON if self.note or self.large else BUTTON_SMALL

    def _paints(self) -> tuple[Colour, Colour]:
        return {"main": (INK, FADED), "open": (WHITE, MUTED), "shut": (PALE, PALE)}[self.state]

    def draw(self, surface: pygame.Surface) -> None:
        if self.shows is None:
            return
        art, state, px = self.context.art, self.state, self.context.view.px
        plate = art.get(picture("scope/action", state=state), self.rect.size)
        surface.blit(plate, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        if state == "open" and self.hovered:
            surface.fill((20, 24, 28), self.rect.inflate(-px(8), -px(8)), special_flags=pygame.BLEND_RGB_ADD)
        words, _ = self._paints()
        side = self._sign
        paint = hexed(words)
        named = {"colour": paint} if self.shows.sign.startswith("desk/") else {"g": paint, "gap": "#DCE4E8"}
        if state != "main" and "gap" in named:
            named["gap"] = "#24313A"
        sign = art.get(picture(self.shows.sign, **named), (side, side))
        at = (self.rect.left + px(16), self.rect.centery - side // 2)
        if self.tile:
            at = (self.rect.centerx - side // 2, self.rect.top + px(12))
        surface.blit(sign, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.digit:
            self._draw_cap(surface)
        for box, style in self._texts():
            block = self.context.writer.block(box.text, style, plain=True)
            self.context.writer.draw(surface, block, box.needed.topleft, box.colour)
        if self.lit:
            pygame.draw.rect(surface, self.context.theme.glow, self.rect, max(2, px(3)))

    def _cap(self) -> pygame.Rect:
        """The key at the right edge that presses it: as large on every plate, so that keys stand below each other."""
        px, high = self.context.view.px, self.context.writer.line_height(SMALL) + self.context.view.px(6)
        cap = pygame.Rect(0, 0, max(high, px(34)), high)
        cap.midright = self.rect.right - px(16), self.rect.centery
        return cap

    def _draw_cap(self, surface: pygame.Surface) -> None:
        cap, px, paint = self._cap(), self.context.view.px, self._paints()[1]
        line = max(1, px(1.5))
        self.context.shapes.draw(surface, cap, (frame(paint, px(6), line),))
        surface.fill(paint, (cap.left + px(6), cap.bottom - line - px(4), cap.width - 2 * px(6), line))

    @property
    def _sign(self) -> int:
        px = self.context.view.px
        return px(30) if self.tile else min(px(46 if self.note else 32), self.rect.height - px(16))

    def fits(self, width: int) -> bool:
        """Whether its word has room on a tile so wide."""
        return self.context.writer.width(self.words, SMALL) <= width - self.context.view.px(8)

    def _texts(self) -> list[tuple[TextBox, Style]]:
        """Every text on it with where it stands."""
        writer, px, fill = self.context.writer, self.context.view.px, FILLS[self.state]
        words, pale = self._paints()
        if self.tile:
            block = writer.block(writer.fitted(self.words, SMALL, self.rect.width - px(8)), SMALL, plain=True)
            at = pygame.Rect(self.rect.centerx - block.width // 2, 0, *block.size)
            at.bottom = self.rect.bottom - px(9)
            return [(TextBox(self.words, self.rect, at, words, fill, block.px), SMALL)]
        left = self.rect.left + px(16) + self._sign + px(14)
        right = self.rect.right - px(16)
        found: list[tuple[TextBox, Style]] = []
        if self.digit:
            block, cap = writer.block(self.digit, SMALL, plain=True), self._cap()
            right = cap.left - px(8)
            at = pygame.Rect(cap.centerx - block.width // 2, cap.centery - block.height // 2 - px(1), *block.size)
            found.append((TextBox(self.digit, self.rect, at, pale, fill, block.px), SMALL))
        lines = [(self.words, self._style, words)] + ([(self.note, NOTE, pale)] if self.note else [])
        blocks = [writer.block(writer.fitted(text, style, right - left), style, plain=True) for text, style, _ in lines]
        top = self.rect.centery - sum(block.height for block in blocks) // 2
        for (text, style, paint), block in zip(lines, blocks, strict=True):
            said = writer.fitted(text, style, right - left)
            at = pygame.Rect(left, top, *block.size)
            found.append((TextBox(said, self.rect, at, paint, fill, block.px), style))
            top += block.height
        return found

    def text_boxes(self) -> list[TextBox]:
        return [] if self.shows is None else [box for box, _ in self._texts()]


class Commands(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._context, self._look = table, table.context, look
        self.plates = [ActionPlate(table.context, table, self._go_on) for _ in range(MOST)]
        for plate in self.plates:
            plate.visible = False
        self.widgets = tuple(self.plates)
        self._last: tuple[object, ...] = ()
        """What was pointed at when they were shown last."""
        self._before: Target | None = None
        """Where the keys were before the last event."""
        look.paper.beside = True
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    # -- what is shown ------------------------------------------------------------------------------------

    @property
    def _beside(self) -> bool:
        return self._look.paper.beside and self._table.state != "looking back"

    def _shown(self) -> list[ActionButton]:
        """What may be done now; while somebody else decides, the actions of a turn lie there and are shut."""
        stage, view = self._table.stage, cast(View, self._table.stage.hand.view)
        if not self._beside or view.phase == Phase.OVER:
            return []
        asked = self._table.sitting.person_asked
        if stage.show.running or asked is None or asked != view.seat or asked != view.actor:
            return [] if view.phase <= Phase.DEAL else resting(view)
        leading = dict.fromkeys([*stage.hand.possible(), *stage.hand.spelling.beginnings()])
        offered = tuple(target for target in leading if target.startswith("button:"))
        return actions_of(view, Pointing(stage.hand.pointed, offered))

    def explain(self) -> None:
        stage, view, texts = self._table.stage, cast(View, self._table.stage.hand.view), self._context.texts
        shown = self._shown()
        answers = not stage.hand.pointed and view.phase not in (Phase.DEPLOY, Phase.NOISE)
        self._last = self._lit()
        stage.agreed_beside = any(action.verb == "ready" for action in shown)
        meant = {*stage.attention.advised, stage.cursor}
        number = 0
        for at, plate in enumerate(self.plates):
            if plate.visible and at >= len(shown):
                self._table.damaged(plate.extent)
            plate.visible = at < len(shown)
            if not plate.visible:
                continue
            action, plate.large = shown[at], len(shown) <= 2
            number += action.open
            digit = str(number) if action.open and answers else ""
            note = self._note(view, action, len(shown))
            words = words_of_button(view, action, texts)
            plate.show(action, words, note, digit, f"button:{action.verb}" in meant)

    def _go_on(self) -> None:
        """To the plate that ends the laying out once all lies there, and else to the table."""
        laying = cast(View, self._table.stage.hand.view).phase == Phase.DEPLOY
        ready = (plate for plate in self.plates if plate.visible and plate.state == "main")
        self._table.focus(next(ready, self._table.stage) if laying else self._table.stage)

    def _note(self, view: View, action: ActionButton, count: int) -> str:
        texts = self._context.texts
        if view.phase == Phase.DEPLOY:
            told = {"scatter": texts("what you have placed stays"), "ready": texts("the enemy sees only backs")}
            if action.verb == "ready" and not action.open:
                left = sum(piece.slot.startswith("hand:") for piece in self._table.stage.hand.pieces)
                return texts.count(left, "{n} card left to place", "{n} cards left to place")
            return told.get(action.verb, "")
        return note_of(view, action, texts) if count <= 2 and view.phase != Phase.SHOOT else ""

    def handle(self, event: UiEvent) -> bool:
        self._before = self._table.stage.cursor
        return False

    def handled(self, event: UiEvent) -> None:
        """What was pointed at, or what the keys are at, may be another."""
        if self.plates[0].visible and self._lit() != self._last:
            self.explain()
        if isinstance(event, KeyDown) and self._before in ALL_AT_ONCE and self._table.stage.cursor is None:
            ready = next((plate for plate in self.plates if plate.visible and plate.state == "main"), None)
            if ready is not None:
                self._table.stage.move_cursor(ready.target)
        elif isinstance(event, KeyDown):
            self._lead_on()

    def _lead_on(self) -> None:
        """Who has pressed an action by key finds themselves amid what it can be aimed at, and not in a corner of it."""
        stage = self._table.stage
        pointed, cursor = stage.hand.pointed, stage.cursor
        if len(pointed) != 1 or pointed[0] not in stage.beside or cursor not in (None, pointed[0]):
            return
        boxes = {goal: box for goal in stage.hand.possible() if (box := self._on_table(goal)) is not None}
        if boxes:
            first, *others = boxes.values()
            x, y = first.unionall(others).center
            stage.move_cursor(min(boxes, key=lambda goal: abs(boxes[goal].centerx - x) + abs(boxes[goal].centery - y)))

    def _on_table(self, goal: Target) -> pygame.Rect | None:
        return None if goal in self._table.stage.beside else self._table.stage.box_of(goal)

    def _lit(self) -> tuple[object, ...]:
        stage = self._table.stage
        at = stage.cursor if stage.cursor in stage.beside else None
        return at, stage.attention.advised, stage.hand.pointed

    # -- where they stand ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        """A narrow column has no room for them, nor for a card."""
        beside = not self._table.side.column.tight and self._context.view.text <= LARGEST_TEXT
        if beside != self._look.paper.beside:
            self._look.paper.beside = beside
            self._table.stage.beside.clear()
            self._table.stage.follow(still=True)
            self._table.explain()

    def _rows(self, width: int) -> list[list[ActionPlate]]:
        """As they stand in a room so wide: while a front is laid out, what is not meant first in one row of tiles."""
        shown, gap = [plate for plate in self.plates if plate.visible], self._context.view.px(GAP)
        between = shown[1:-1] if 4 < len(shown) < MOST else []
        tiled = bool(between) and all(plate.fits((width + gap) // len(between) - gap) for plate in between)
        for plate in shown:
            plate.tile = tiled and plate in between
        if tiled:
            return [shown[:1], between, shown[-1:]]
        if len(shown) <= 2:
            return [[plate] for plate in shown]
        if len(shown) == MOST:
            return [shown[at : at + 2] for at in range(0, MOST, 2)]
        return [shown[:1], *(shown[at : at + 2] for at in range(1, len(shown) - 1, 2)), shown[-1:]]

    def _height(self, width: int) -> int:
        gap = self._context.view.px(GAP)
        rows = self._rows(width)
        return sum(max(plate.high() for plate in row) + gap for row in rows) + (gap if rows else 0)

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        standing = self._table.stage.beside
        before, found = dict(standing), dict[Target, pygame.Rect]()
        gap, top = self._context.view.px(GAP), room.bottom + self._context.view.px(GAP)
        for row in reversed(self._rows(room.width)):
            high = max(plate.high() for plate in row)
            top -= high + gap
            self._lay(row, pygame.Rect(room.left, top, room.width, high), gap)
        for plate in self.plates:
            if plate.visible:
                found[plate.target] = plate.rect.copy()
        if found != before:
            standing.clear()
            standing.update(found)
        return pygame.Rect(room.left, room.top, room.width, max(0, top - gap - room.top)) if found else room

    def _lay(self, row: Sequence[ActionPlate], room: pygame.Rect, gap: int) -> None:
        wide = (room.width - gap * (len(row) - 1)) // len(row)
        for at, plate in enumerate(row):
            box = pygame.Rect(room.left + at * (wide + gap), room.top, wide, room.height)
            if box != plate.rect:
                self._table.damaged(plate.extent)
                plate.rect = box
                plate.touch()
