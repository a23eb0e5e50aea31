"""A tool of a table: an icon with its word, and no plate until it is pointed at or pressed.

It lies bare where the table has a dark bar for it; elsewhere all of a row are buttons alike. Whoever wants strong edges
sees buttons everywhere. Must not know what it is for.
"""

from __future__ import annotations

import pygame

from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button


class Tool(Button):
    lies_bare = True
    """Whether it stands at the head of a table now, and not among other buttons."""
    on_bar = False
    """Whether a dark bar lies under it that is a part of the table, and not of the theme around it."""

    @property
    def bare(self) -> bool:
        """Whether it has no plate at rest."""
        theme = self.context.theme
        return self.lies_bare and not theme.boxed and (self.on_bar or theme.bar is not None)

    def _skin(self, hovered: bool) -> plates.Skin:
        return plates.bare_skin(self.context, self.enabled) if self.bare else super()._skin(hovered)

    def _draw_plate(self, surface: pygame.Surface, look: plates.Skin) -> None:
        if not self.bare:
            super()._draw_plate(surface, look)
        elif self.enabled and (self.hovered or self.pressed):
            self.context.shapes.draw(surface, self.rect, plates.bare(self.context, self.pressed))

    @property
    def _down(self) -> int:
        return self.context.view.px(1) if self.bare and self.pressed and self.enabled else super()._down

    @property
    def _edge(self) -> int:
        return 0 if self.bare else super()._edge
