"""The buttons of the moment: the tick on a piece, and those below what is said beside the table.

They are there only while they mean something. Owns when that is and where they stand. Must not know what they do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.viewport import FLOOR
from scrapdesk.ui.paint.type.styles import SUBTITLE
from scrapdesk.ui.paint.type.writer import CENTRE, Block
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Button

TICK: Final = 58
Act = Callable[[], None]


class Badge(Widget):
    """Says in large letters that it is not the table of now, and frames it. The plate hangs over the game's title,
    where there is one, and so covers nothing that is played with."""

    lies_over = True

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, "", "board")
        self.visible = False
        self._plate = self._room = pygame.Rect(0, 0, 0, 0)

    def write(self, text: str, stage: Stage) -> None:
        """Another text over the table; "" takes it away."""
        if not text and not self.visible:
            return
        self.touch()
        self.name, self.visible = text, bool(text)
        px, room = self.context.view.px, stage.room
        self._room = pygame.Rect(room.centerx - px(260), room.top + px(10), px(520), px(60))
        if "title" in stage.layout.slots:
            left, top, width, height = stage.layout.box("title")
            self._room = pygame.Rect(round(left), round(top), round(width), round(height))
        block = self._block()
        self._plate = self._room.copy()
        self._plate.size = (max(self._room.width, block.width + px(24)), max(self._room.height, block.height + px(8)))
        self.rect = stage.rect
        self.touch()

    def _block(self) -> Block:
        """The words as large as texts are, or as the room over the table allows."""
        writer, room = self.context.writer, self._room
        size = max(FLOOR, min(writer.px(SUBTITLE), round(room.height * 0.62)))
        return writer.shrunk(self.name, SUBTITLE, room.width * 0.94, px=size)

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        pygame.draw.rect(surface, theme.ink, self.rect, px(9))
        pygame.draw.rect(surface, theme.glow, self.rect, px(6))
        self.context.shapes.draw(surface, self._plate, plates.bubble(self.context, theme.highlight))
        block = self._block()
        top = self._plate.centery - block.height // 2
        self.context.writer.draw(surface, block, (self._plate.left, top), theme.highlight, CENTRE, self._plate.width)

    def text_boxes(self) -> list[TextBox]:
        theme, block = self.context.theme, self._block()
        needed = pygame.Rect((0, 0), block.size)
        needed.center = self._plate.center
        return [TextBox(self.name, self._plate, needed, theme.highlight, theme.desk, block.px)]


class PastMoment:
    def __init__(self, context: AppContext, agree: Act, take_back: Act, go_there: Act, rule: Act, now: Act) -> None:
        texts = context.texts
        self._context = context
        self.badge = Badge(context)
        self.tick = Button(context, "", agree, "tick", primary=True, region="board", action="agree")
        self.tick.lies_over = True
        self.tick.name = self.tick.tip = texts("Confirm")
        self.ready = self._button(texts("Ready"), agree, "tick", "agree", primary=True)
        self.back = self._button(texts("Undo"), take_back, "undo", "put back")
        self.go_there = self._button(texts("Return here"), go_there, "undo", "use", primary=True)
        self.rule = self._button(texts("Rule"), rule, "rulebook", "rule")
        self.now = self._button("", now, "step-forward", "cancel")
        self._row = (self.ready, self.back, self.go_there, self.rule, self.now)
        for button in (self.tick, *self._row):
            button.visible = False
        self.widgets = [self.badge, self.tick, *self._row]

    def _button(self, words: str, act: Act, icon: str, action: str, primary: bool = False) -> Button:
        return Button(self._context, words, act, icon, primary=primary, small=True, region="moves", action=action)

    def show(self, stage: Stage, looking: LookingBack) -> None:
        """Those that mean something now; the tick stands on the piece that it is about."""
        hand, texts = stage.hand, self._context.texts
        said = looking.said() if looking.active else None
        self.badge.write(said.badge if said is not None else "", stage)
        on_table = hand.spelling.may_end and DONE in stage.layout.slots  # the table has a button of its own for it
        own = on_table or (stage.agreed_beside and hand.proposed is None)
        waits = hand.waits and not own and not looking.active
        seen = self.tick.visible
        self.tick.visible = waits and self._tick_at(stage) is not None
        self.ready.visible = waits
        self.ready.text = self.ready.name = texts("Ready") if hand.proposed is None else texts("Play")
        self.back.visible = self.ready.visible
        self.go_there.visible = looking.active and not looking.telling
        self.rule.visible = said is not None and bool(said.rule)
        self.rule.text = self.rule.name = texts("Rule {rule}", rule=said.rule if said is not None else "")
        self.now.visible = looking.active
        self.now.text = self.now.name = texts("Skip") if looking.telling else texts("Now")
        if self.tick.visible:
            self._place_tick(stage)
        if seen and not self.tick.visible:
            self.tick.touch()

    @staticmethod
    def _tick_at(stage: Stage) -> Target | None:
        """On what was laid or proposed, on the last thing of what is whole without more, or where a table has a place
        of its own for it."""
        hand = stage.hand
        if stage.tick_slot and hand.proposed is None and not hand.spelling.may_end:
            return stage.tick_slot if hand.complete else None
        return hand.pointed[-1] if hand.spelling.may_end else hand.tick_at

    def _place_tick(self, stage: Stage) -> None:
        """At the upper right corner of its piece, within the table, and never smaller than a finger's tip."""
        target = self._tick_at(stage) or ""
        sprite = stage.cast.get(target)
        if sprite is None and target not in stage.layout.slots:
            self.tick.visible = False
            return
        left, top, width, _ = sprite.goal.box if sprite is not None else stage.layout.box(target)
        size = max(self._context.view.target, self._context.view.px(TICK))
        self.tick.touch()
        self.tick.rect = pygame.Rect(0, 0, size, size)
        self.tick.rect.center = (round(left + width), round(top))
        self.tick.rect.clamp_ip(stage.rect)
        self.tick.touch()

    def place(self, left: int, bottom: int, width: int) -> int:
        """The row, its foot here; as many rows as it takes. Returns where it begins."""
        shown = [button for button in self._row if button.visible]
        top = stacked(self._context, shown, pygame.Rect(left, 0, width, bottom), gap=10)
        return top - self._context.view.px(10) if shown else bottom

    def height(self, width: int) -> int:
        """What the row takes in so wide a room, wherever it stands."""
        return -self.place(0, 0, width)
