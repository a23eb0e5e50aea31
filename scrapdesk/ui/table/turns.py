"""Whose turn it is, is said once whenever it comes to a person. How that looks, the TurnBanner knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.ui.table.banner import TurnBanner
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class Turns(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._sitting = table, table.sitting
        self.banner = TurnBanner(table.context)
        self.widgets = [self.banner]
        self.told_to: Seat | None = None
        """Whose turn it is, as far as it has been said."""
        self._first = table.sitting.match.ply

    def follow(self, kind: str) -> None:
        """Behind a curtain it is the curtain that tells it."""
        if kind == "curtain":
            self.told_to = self._sitting.person_asked

    def shown(self) -> None:
        sitting, before = self._sitting, self.told_to
        open_to_all = self._table.stage.hand.actor is not None or sitting.face_down
        self.told_to = sitting.person_asked if open_to_all else None
        if self.told_to is None:
            self.banner.put_away()
        elif self.told_to != before:
            self.banner.show(self._table.side.whose_turn(), self._middle())
            if sitting.moves_made > self._first:
                self._table.context.audio.play("turn")

    def _middle(self) -> pygame.Rect:
        """Where everybody looks: the board, or the whole table."""
        stage = self._table.stage
        if "board" not in stage.layout.slots:
            return stage.room
        return pygame.Rect(*map(round, stage.layout.box("board")))

    def arrange(self) -> None:
        self.banner.put_away()
