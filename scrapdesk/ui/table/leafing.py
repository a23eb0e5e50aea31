"""The piles of a table can be leafed through: a press on one, or a key. How that looks, PileScene knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.board.piles import Pile, piles_of
from scrapdesk.ui.frame.events import KeyDown, Point, PointerDown, UiEvent
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.table.piles import PileScene

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class Leafing(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context, self._stage = table, table.context, table.stage

    def piles(self) -> list[Pile]:
        stage = self._stage
        return piles_of(self._table.sitting.table, stage.hand.view, stage.hand.pieces, stage.layout)

    def open(self, first: str = "") -> None:
        """The piles to leaf through, this one first, before all eyes."""
        table = self._table
        for part in table.parts:
            part.cover()
        piles = self.piles()
        if piles:
            view, names = self._stage.hand.view, table.sitting.names
            self._context.scenes.push(PileScene(self._context, table.look, view, names, piles, first))
        else:
            table.say(self._context.texts("There are no piles yet."))

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerDown(pos, 1) if self._stage.hit(pos) and self._table.at(pos) is self._stage:
                if slot := self._under(pos):
                    self.open(slot)
                    return True
        return False

    def key(self, event: KeyDown) -> bool:
        if self._context.keys.meant(event, "table") != "piles":
            return False
        self.open(self._table.glanced)
        return True

    def _under(self, pos: Point) -> str:
        """The pile at a point that a press there means; "" where it means something else."""
        hand, sprite = self._stage.hand, self._stage.cast.at(*pos)
        if sprite is None or hand.pointed or set(self._stage.under(pos)) & set(hand.possible()):
            return ""
        return next((pile.slot for pile in self.piles() if pile.slot == sprite.piece.slot), "")
