"""Pictures of what may come onto the board are made in quiet moments, before they are wanted."""

from __future__ import annotations

from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture


class Ahead:
    def __init__(self, context: AppContext, look: Look) -> None:
        self._context, self._look = context, look
        self._coming: list[tuple[Picture, tuple[int, int]]] = []

    def begin(self, layout: Layout) -> None:
        """The table has another size: nothing is to arrive as a blank sheet."""
        self._coming = []
        for piece in self._look.coming():
            place = layout.places([piece])[piece.id]
            size = (max(1, round(place.width)), max(1, round(place.height)))
            self._coming.append((self._look.face(piece, round(size[0] / self._context.view.scale)), size))
        for ornament in self._look.soon:
            _, _, width, height = layout.box(ornament.slot)
            self._coming.append((ornament.picture, (max(1, round(width)), max(1, round(height)))))

    def fetch(self) -> None:
        """One of them, while nobody waits for any other."""
        done, asked = self._context.art.pending()
        if self._coming and done >= asked:
            self._context.art.prefetch([self._coming.pop()])
