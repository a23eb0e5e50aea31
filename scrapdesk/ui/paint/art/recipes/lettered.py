"""Words in the lettering of a game's name: who has won. Must not know which games there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.generators.letters import can_letter
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt, Tokens
from scrapdesk.ui.paint.art.pictures import Size

Words: TypeAlias = "Callable[[str, Tokens], tuple[str, float]]"
"""Draws a text in paths, and says how wide it has become."""


def lettered(
    game: str, words: Words, on_paper: Mapping[str, str] | None = None
) -> Callable[[ArtLibrary, Mapping[str, str], Size], Blueprint]:
    """The recipe of a game: `text` are the words, in capitals. `on_paper`: colours that are others where `on` is paper,
    and not the dark of a table."""

    def recipe(library: ArtLibrary, args: Mapping[str, str], _size: Size) -> Blueprint:
        text = args.get("text", "YOU WIN")
        if not can_letter(text):
            raise BadArt(f"there are no letters for {text}")
        easel = Easel(library, game, on_paper if args.get("on") == "paper" else None)
        drawn, width = words(text, easel.tokens)
        return Blueprint(Box(-26, -26, width + 52, 152), (Layer(easel.markup(drawn)),))

    return recipe
