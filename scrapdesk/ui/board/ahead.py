"""Pictures of what may come onto the board are made in quiet moments, before they are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.look import Look, Ornament
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture


class Ahead:
    def __init__(self, context: AppContext, look: Look) -> None:
        self._context, self._look = context, look
        self._coming: Iterator[tuple[Picture, tuple[int, int]]] = iter(())

    def begin(self, layout: Layout) -> None:
        """The table has another size: nothing is to arrive as a blank sheet."""
        self._coming = self._in_turn(layout, self._look.coming(), self._look.soon)

    def _in_turn(
        self, layout: Layout, pieces: Sequence[Piece], ornaments: Sequence[Ornament]
    ) -> Iterator[tuple[Picture, tuple[int, int]]]:
        """How large each is, is looked up when its turn has come: opening a table does not wait for that."""
        for ornament in ornaments:
            _, _, width, height = layout.box(ornament.slot)
            yield ornament.picture, (max(1, round(width)), max(1, round(height)))
        for piece in reversed(pieces):
            place = layout.places([piece])[piece.id]
            size = (max(1, round(place.width)), max(1, round(place.height)))
            yield self._look.face(piece, round(size[0] / self._context.view.scale)), size

    def fetch(self) -> None:
        """One of them, while nobody waits for any other."""
        done, asked = self._context.art.pending()
        if done >= asked and (coming := next(self._coming, None)) is not None:
            self._context.art.prefetch([coming])
