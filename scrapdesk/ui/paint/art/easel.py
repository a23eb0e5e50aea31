"""Where one picture is put together: drawings of a game with its colours, ids kept apart. Must not know sizes."""

from __future__ import annotations

from collections.abc import Mapping

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.generators.macros import MACROS
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt, Slots, Tokens, fit_slots, own_ids, resolve


class Easel:
    """One composition. `tokens` are the colours of the game with what this picture changes in them."""

    def __init__(self, library: ArtLibrary, game: str, changes: Mapping[str, str] | None = None) -> None:
        self.library = library
        self.game = game
        self.tokens: dict[str, str] = {**library.tokens(game), **(changes or {})}
        self._drawn = 0

    def view(self, name: str) -> Box:
        return self.library.drawing(self.game, name).view

    def drawing(self, name: str, slots: Slots | None = None, **changes: str) -> str:
        """A drawing of this game, resolved, its slots filled."""
        try:
            return self.markup(self.library.drawing(self.game, name).body, slots, **changes)
        except BadArt as fault:
            raise BadArt(f"{self.game}/{name}: {fault}") from fault

    def markup(self, text: str, slots: Slots | None = None, **changes: str) -> str:
        """A piece of SVG written where it is needed, resolved like a file."""
        self._drawn += 1
        resolved = resolve(text, {**self.tokens, **changes}, self.library.generators, MACROS)
        return fit_slots(own_ids(resolved, f"d{self._drawn}-"), slots or {})

    def other(self, game: str) -> Tokens:
        """The colours of another game, for lids."""
        return self.library.tokens(game)


def placed(markup: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing moved, sized and turned."""
    rotation = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:.2f},{y:.2f}) scale({scale:.4f}){rotation}">{markup}</g>'


def one_layer(library: ArtLibrary, game: str, view: Box, markup: str) -> Blueprint:
    """A picture that is one piece of SVG in the colours of a game."""
    return Blueprint(view, (Layer(Easel(library, game).markup(markup)),))
