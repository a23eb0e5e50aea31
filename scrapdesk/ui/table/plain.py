"""The plain table: any game, without a look of its own. Status, what lies where, legal moves as a list, the log.

Owns where these stand. Everything about turns, take-backs and opponents is the TableScene's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from scrapdesk.ai.coach import Hint
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import weightiest
from scrapdesk.ui.board.figures import Figures
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, SUBTITLE, TITLE
from scrapdesk.ui.paint.type.writer import RIGHT
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.scenes.placing import below_head, headed
from scrapdesk.ui.scenes.pointer import is_here
from scrapdesk.ui.table.coaching import hint_words
from scrapdesk.ui.table.inventory import lying, spoken_field, spoken_place
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.menu import Menu
from scrapdesk.ui.table.part import offered
from scrapdesk.ui.table.plain_past import PlainPast
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.scroll import ScrollPane

MOST_ROWS = 200
SHARES = (0.29, 0.40, 0.31)


class PlainTable(TableScene):
    tip_of_moves = "rows"

    def __init__(self, context: AppContext, sitting: Sitting) -> None:
        super().__init__(context, sitting)
        texts = context.texts
        self._top = TableTop(context)
        self._mat = pygame.Rect(0, 0, 0, 0)
        self._panels: list[pygame.Rect] = []
        self._title = Label(context, sitting.title, TITLE, "over", "wood")
        self._menu = Menu(self)
        self.opponents.tell_hints = self._tell_hints
        self._heads = [Label(context, words, SUBTITLE) for words in (texts("The table"), "", texts("Log"))]
        self._state = ScrollPane(context, texts("The table"), "table")
        self._rows = ScrollPane(context, texts("Your moves"), "moves")
        self._log = LogPane(context, self.open_rules)
        self._field = TextField(
            context,
            texts("A move in notation"),
            texts("type a move, or part of one"),
            changed=lambda text: self._list_moves(),
            entered=self._typed_move,
            region="moves",
            opener="type",
        )
        self.widgets = [self._title, *self._heads, self._state, self._rows, self._field, self._log, *self._menu.buttons]
        self._status: list[Widget] = []
        self._figures = Figures(context.clock, self._recount)
        self._past = PlainPast(context, self._figures, self._list_status, self._list_moves)
        self._hints: tuple[Hint, ...] = ()
        """What the coach has said of the decision of now."""
        self.looking = LookingBack(self, self._past.view(self._log, self._state))
        self.parts.append(self.looking)

    # -- following the match ----------------------------------------------------------------------------

    def _show(self, kind: str) -> None:
        self._field.write("")
        self._hints = ()
        self.sitting.believed = ()  # it was true of what was asked before, and may be another person's secret
        if kind != "play":
            self._figures.jump()
        self._list_status()
        self._list_moves()
        self._log.tell(self.teller.log(self.sitting.viewer))
        self._menu.refresh()
        if self.ring_shown:  # where no ring is seen, Enter may not make a move
            self._focus_first()
        self.damage.add_all()

    def _focus_first(self) -> None:
        rows = [row for row in self._rows.children() if isinstance(row, ListRow)]
        if rows:
            self.focus(rows[0])

    def _whose_turn(self) -> str:
        texts, sitting = self.context.texts, self.sitting
        if (words := self.looking.words()) is not None:
            return words.head
        seat = sitting.match.to_act
        if seat is None:
            return texts("The game is over")
        if seat not in sitting.humans:
            return texts("{name} is thinking", name=sitting.names[seat])
        if len(sitting.humans) == 1:
            return texts("Your moves")
        return texts("{name}, your moves", name=sitting.names[seat])

    # -- the moves --------------------------------------------------------------------------------------

    def _list_moves(self) -> None:
        """The legal moves as rows; with something typed, those that hold it."""
        self._heads[1].text = self._whose_turn()
        if self.looking.active:
            self._fill_rows(self._past.rows(self.looking))
            self.damage.add_all()
            return
        wanted = self._field.value.strip().lower()
        rows: list[ListRow] = []
        for text, words, move in self._legal():
            if wanted and wanted not in text and wanted not in words.lower():
                continue
            rows.append(self._row(text, words, move))
            if len(rows) >= MOST_ROWS:
                break
        self._fill_rows(rows)

    def _fill_rows(self, rows: Sequence[Label | ListRow]) -> None:
        pane = self._rows
        bottom = pane.rect.top
        for row in rows:
            bottom = row.place(pane.rect.left, bottom, pane.inner_width) + self.context.view.px(8)
        pane.offset = 0
        pane.fill(rows, bottom)
        if self.focused is not None and not is_here(self, self.focused):
            self.unfocus()
        self.damage.add(pane.rect.inflate(40, 40).union(self._heads[1].rect))

    def _legal(self) -> list[tuple[str, str, Any]]:
        seat = self._seat_shown()
        if seat is None:
            return []
        encode = self.sitting.match.rules.encode_move
        return [(encode(move), self.moves.words_for(move), move) for move in self.sitting.match.legal_moves(seat)]

    def _seat_shown(self) -> Seat | None:
        """The person asked, if their moves may be seen now."""
        seat = self.sitting.person_asked
        if seat is None or not self.sitting.shared:
            return seat
        private = self.sitting.table.is_private(self.sitting.match.view(seat))
        return seat if not private or self.sitting.shown_to == seat else None

    def _row(self, text: str, words: str, move: Move) -> ListRow:
        return ListRow(self.context, words, lambda: self.play(move), text if words != text else "", "moves")

    def _typed_move(self, text: str) -> None:
        rows = [row for row in self._rows.children() if isinstance(row, ListRow)]
        if not text.strip():
            return
        spelled = {notation for notation, _, _ in self._legal()}
        if text.strip().lower() not in spelled and len(rows) == 1:
            rows[0].activate()
        else:
            self.play_text(text)

    # -- the status -------------------------------------------------------------------------------------

    def _list_status(self) -> None:
        context, sitting = self.context, self.sitting
        view = sitting.match.view(sitting.viewer, self._past.ply)
        self._status = []
        pane, px = self._state, context.view.px
        top = self._list_beliefs(pane.rect.top)
        owner: Seat | None = None
        for field in sorted(sitting.table.status(view), key=lambda field: -1 if field.seat is None else field.seat):
            if field.seat is not None and field.seat != owner:
                owner = field.seat
                top = self._heading(sitting.names[owner], top + px(8))
            label, value = spoken_field(field, context.texts)
            top = self._pair(label, self._figures.text((field.seat, label), value), top)
        if sitting.match.practice:
            top = self._pair(context.texts("Practice"), context.texts("doesn't count towards your results"), top)
        top = self._heading(context.texts("On the table"), top + px(12))
        for slot, things in lying(sitting.table.pieces(view), sitting.names, context.texts):
            top = self._pair(slot, things, top)
        pane.fill(self._status, top)

    def _recount(self) -> None:
        """A figure counts over to another."""
        self._list_status()
        self.damage.add(self._state.rect)

    def _list_beliefs(self, top: int) -> int:
        """What the coach thinks likely of hidden things, since it was asked."""
        texts, beliefs = self.context.texts, self.sitting.believed
        if self._hints:
            top = self._heading(texts("The coach"), top)
            for line in hint_words(self._hints, self.moves.words_for, texts).split("\n"):
                top = self._sentence(line, top)
        if not beliefs:
            return self._heading(texts("How things stand"), top + self.context.view.px(12)) if self._hints else top
        top = self._heading(texts("What you can infer"), top)
        for belief in weightiest(beliefs):
            top = self._sentence(texts.sentence(belief.line), top)
        if len(beliefs) > 1:
            odds = [f"{spoken_place(belief.about, texts)} {round(100 * belief.odds)}" for belief in beliefs]
            top = self._pair(texts("All odds, in percent"), ", ".join(odds), top)
        return self._heading(texts("Status"), top + self.context.view.px(12))

    def _sentence(self, words: str, top: int) -> int:
        label = Label(self.context, words, BODY, "text", "panel", plain=True)
        self._status.append(label)
        return label.place(self._state.rect.left, top, self._state.inner_width) + self.context.view.px(7)

    def _tell_hints(self, hints: Sequence[Hint]) -> None:
        """The coach: the best three, each with what it promises and why; the best is told in passing as well."""
        self._hints = tuple(hints)
        self.opponents.tell_best(hints)
        self._state.offset = 0
        self._list_status()
        self.damage.add(self._state.rect)

    def _heading(self, words: str, top: int) -> int:
        label = Label(self.context, words, LABEL, "highlight", "panel", plain=True)
        self._status.append(label)
        return label.place(self._state.rect.left, top, self._state.inner_width) + self.context.view.px(4)

    def _pair(self, label: str, value: str, top: int) -> int:
        pane, px = self._state, self.context.view.px
        left, width = pane.rect.left, pane.inner_width
        label = label[:1].upper() + label[1:]
        head = Label(self.context, label, META, "muted", "panel", plain=True)
        body = Label(self.context, value, BODY, "text", "panel", plain=True)
        gap = px(14)
        narrow = round(width * 0.42)
        if self.context.writer.width(value, BODY) <= width - narrow - gap:
            low = head.place(left, top + px(3), narrow)
            body.align = RIGHT
            body.place(left + narrow + gap, top, width - narrow - gap)
        else:
            low = head.place(left, top, width)
            low = body.place(left, low, width)
        self._status += [head, body]
        return max(low, body.rect.bottom) + px(7)

    # -- keys -------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        return offered(self.parts, event, super().handle)

    def shortcut(self, event: KeyDown) -> bool:
        if any(part.key(event) for part in self.parts):
            return True
        if self.context.keys.means(event, "type"):
            self.ring_shown = True
            self.focus(self._field)
            return True
        return super().shortcut(event)

    def escape(self) -> None:
        if self.focused is self._field:
            self._field.write("")
            self.unfocus()
        else:
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = headed(self.context, self._title, self._menu.buttons)
        self._mat, self._panels = below_head(self.context, head, SHARES)
        self._fill_panels()

    def _fill_panels(self) -> None:
        px = self.context.view.px
        for head, panel in zip(self._heads, self._panels, strict=True):
            inner = panel.inflate(-2 * px(26), -2 * px(22))
            head.text = head.text or self._whose_turn()
            head.place(inner.left, inner.top, inner.width)
        places = []
        for head, panel in zip(self._heads, self._panels, strict=True):
            inner = panel.inflate(-2 * px(26), -2 * px(22))
            top = head.rect.bottom + px(14)
            places.append(pygame.Rect(inner.left, top, inner.width + px(16), inner.bottom - top))
        self._state.rect, self._rows.rect, log = places
        field = self._field.height_for(self._rows.rect.width)
        self._rows.rect.height -= field + px(14)
        self._field.place(self._rows.rect.left, self._rows.rect.bottom + px(14), self._rows.inner_width)
        self._list_status()
        self._list_moves()
        self.tips.share(self._log, log)

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        for panel in self._panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))
