"""The pencil at SCOPE's table: which map is shown, and signs of one's own on squares, by pointer and by key.

A part of the table. What is shown of it all the look paints; what is written the Paper holds. It is kept beside the
settings, so that a game that goes on another day finds it again.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.core.record import obscure, uncover
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.faces.scope import knowing, stock
from scrapdesk.ui.faces.scope.marks import TITLES
from scrapdesk.ui.faces.scope.paper import SIGNS, Paper, Shown
from scrapdesk.ui.faces.scope.spots import SignBox, Spot
from scrapdesk.ui.frame.events import KeyDown, Point, PointerDown, UiEvent
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

GAME: Final = "scope"
MOST: Final = 24
"""So many games' signs are kept, the newest."""
KEYS: Final = {"other side": Shown.BELIEVED, "memory": Shown.NOTHING}
"""The actions that show another map, and back."""


class Pencil(Part):
    def __init__(self, table: BoardTable, paper: Paper) -> None:
        self._table, self._context, self._stage = table, table.context, table.stage
        self._paper = paper
        paper.in_use = True
        self._read: set[Seat] = set()
        """Whose signs were fetched from where they are kept."""
        if self._context.settings.tables.get(GAME) == Shown.NOTHING.value:
            paper.shown = Shown.NOTHING
        self._tabs = {shown: self._tab(shown) for shown in knowing.TABS}
        self._box = self._signs()
        self.widgets = (*self._tabs.values(), self._box)
        self.arrange()

    def _tab(self, shown: Shown) -> Spot:
        line = self._context.texts.line
        _, name, action = knowing.TABS[shown]
        return Spot(self._context, line(name), partial(self.show, shown), line(knowing.TIPS[shown]), action)

    def _signs(self) -> SignBox:
        texts = self._context.texts
        tip = texts("Your pencil: pick a mark, then click the squares to put it on. Esc puts the pencil down.")
        return SignBox(self._context, texts("Your pencil marks"), self._take_at, tip)

    # -- what a person does -----------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerDown(pos, 1) if self._stage.hit(pos) and self._table.at(pos) is self._stage:
                return self._pressed(pos)
            case KeyDown() if self._paper.held and self._table.focused is self._stage:
                return self._context.keys.meant(event, "moving") == "use" and self._write_here(self._paper.held)
        return False

    def key(self, event: KeyDown) -> bool:
        wish = self._context.keys.meant(event, "table")
        if wish in KEYS and self._in_sight:
            self.show(Shown.KNOWN if self._paper.shown is KEYS[wish] else KEYS[wish])
            return True
        return wish == "mark" and self._mark_here()

    def wish(self, what: str) -> bool:
        """Esc lays the pencil down."""
        if what != "out" or not self._paper.held:
            return False
        self._hold("")
        return True

    def obeyed(self, intent: Intent) -> None:
        """Who acts on the board again has laid the pencil down."""
        if intent.kind not in ("nothing", "refused"):
            self._paper.held = ""

    def followed(self, kind: str) -> None:
        self._fetch()
        self.arrange()

    def told(self, cue: Cue | None) -> None:
        self.arrange()

    def arrange(self) -> None:
        """The tabs and the signs lie on the panel, while it is there."""
        seen = self._in_sight and bool(self._stage.rect.width)
        for shown, tab in self._tabs.items():
            tab.visible = seen
            if seen:
                tab.place(self._part_of(knowing.ROOM, knowing.TABS[shown][0]))
        self._box.visible = seen and stock.is_told(cast(View, self._stage.hand.view), False)
        if seen:
            self._box.place([self._part_of(stock.ROOM, stock.cell(at)) for at in range(len(SIGNS))])

    def show(self, what: Shown) -> None:
        """Another map lies on the table. Whether one remembers by oneself is kept; a look at the other side is not."""
        self._paper.shown = what
        if what is not Shown.BELIEVED:
            self._context.note_settings(tables={**self._context.settings.tables, GAME: what.value})
        self._table.say(self._context.texts.line(knowing.TOLD[what]))
        self._repaint()

    # -- within -----------------------------------------------------------------------------------------

    @property
    def _in_sight(self) -> bool:
        """Whether the panel of what is known is on the table."""
        return knowing.is_shown(cast(View, self._stage.hand.view), self._paper.beside)

    def _pressed(self, pos: Point) -> bool:
        return bool(self._in_sight and self._paper.held) and self._write_at(pos)

    def _part_of(self, room: Target, box: knowing.Box) -> pygame.Rect:
        """A part of a place of the map, in pixels."""
        left, top, width, height = self._stage.layout.box(room)
        x, y, wide, high = box
        return pygame.Rect(round(left + x * width), round(top + y * height), round(wide * width), round(high * height))

    def _take_at(self, at: int) -> None:
        """A sign is taken up, or laid down again; whoever took it by key goes on at the board."""
        sign = SIGNS[at]
        self._hold("" if self._paper.held == sign else sign)
        if self._paper.held and self._table.ring_shown:
            self._table.focus(self._stage)

    def _hold(self, sign: str) -> None:
        self._paper.held = sign
        if sign:
            self._stage.give_up()
            name = self._context.texts.line(TITLES[sign])
            words = self._context.texts("Pencil: {sign}. Click squares to mark or erase.", sign=name)
            self._table.say(words)
        self._repaint()

    def _write_at(self, pos: Point) -> bool:
        square = next((slot for slot in self._stage.layout.slots_at(*pos) if slot.startswith("square:")), None)
        if square is None:
            return False
        self._write(square, self._paper.held)
        return True

    def _mark_here(self) -> bool:
        """The next sign on the square that the pointer is over, or the keyboard has come to."""
        seat = self._stage.hand.seat
        return seat is not None and self._write_here(self._paper.next_sign(seat, self._here))

    @property
    def _here(self) -> str:
        """The place that the pointer is over, or the keyboard has come to."""
        cursor = self._stage.cursor
        sprite = self._stage.cast.get(cursor) if cursor is not None else None
        return sprite.piece.slot if sprite is not None else cursor or ""

    def _write_here(self, sign: str) -> bool:
        square = self._here
        if self._stage.hand.seat is None or not self._in_sight or not square.startswith("square:"):
            return False
        self._write(square, sign)
        return True

    def _write(self, square: str, sign: str) -> None:
        seat = self._stage.hand.seat
        if seat is not None:
            self._paper.write(seat, square, sign)
            self._context.audio.play("card")
            self._keep(seat)
            self._repaint()

    def _repaint(self) -> None:
        """The same table, shown in another manner."""
        self._stage.repaint()
        self._stage.lay_out(still=True)

    # -- kept -------------------------------------------------------------------------------------------

    def _key(self, seat: Seat) -> str:
        return sha256(f"{GAME}|{self._table.sitting.match.seed}|{seat}".encode()).hexdigest()[:16]

    def _keep(self, seat: Seat) -> None:
        """With the ply at which it was written: in the same deal begun anew it means nothing."""
        if self._table.autosave is None:
            return
        kept = dict(self._context.settings.pencilled)
        kept.pop(self._key(seat), None)
        kept[self._key(seat)] = obscure(f"{self._table.sitting.match.ply};{self._paper.text(seat)}")
        self._context.note_settings(pencilled=dict(list(kept.items())[-MOST:]))

    def _fetch(self) -> None:
        """What the viewer had pencilled in when this game was left."""
        seat = self._stage.hand.seat
        if seat is None or seat in self._read or self._table.autosave is None:
            return
        self._read.add(seat)
        try:
            ply, _, text = uncover(self._context.settings.pencilled.get(self._key(seat), "")).partition(";")
        except ValueError:
            return
        if ply.isdigit() and int(ply) <= self._table.sitting.match.ply:
            self._paper.read(seat, text)
            self._repaint()
