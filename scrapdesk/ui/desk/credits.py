"""Who and what this program stands on, with the licence of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

LIBRARIES: Final = (
    ("pygame-ce, SDL", "LGPL-2.1, Zlib"),
    ("PyTMX", "LGPL-3.0"),
    ("resvg-py, resvg", "MIT, Apache-2.0"),
    ("msgspec", "BSD-3-Clause"),
    ("platformdirs", "MIT"),
    ("Source Serif, Source Sans (Adobe)", "SIL OFL 1.1"),
    ("Python", "PSF-2.0"),
)
"""Each library and its licence. Names and licences are the same in every language."""

GAMES: Final = (
    ("La Scamorra", "Ivan Preziosi"),
    ("SCOPE Stalingrad", "Juan A. Nácher; Draco Ideas, 2021"),
    ("Scalawag!", "Steve Nix; Troubadour Games, 2014"),
)
"""The games whose authors are known to us, with the house that published them."""
NAMELESS: Final = ("Scrappers", "Scarper")
"""Those whose rules came to us without a name."""


class CreditsScene(Overlay):
    width = 900

    def __init__(self, context: AppContext) -> None:
        texts = context.texts
        super().__init__(context, texts("Credits"), [DialogAnswer(texts("Back"), nothing, primary=True)])
        words = texts(
            "ScrapDesk is free software under the MIT licence. Its pictures, sounds and words were made for it, and so "
            "were the cards and numbers that the rules of the games leave open."
        )
        self._games = Label(context, texts("The games, and who invented them"), SUBTITLE, "highlight")
        self._inventors = self._listed(GAMES)
        nameless = texts(
            "The rules of {first} and {second} came to us without the names of their authors. None of these people "
            "made ScrapDesk, or answers for it.",
            first=NAMELESS[0],
            second=NAMELESS[1],
        )
        self._nameless = Label(context, nameless, BODY, "muted")
        self._libraries = Label(context, texts("What it stands on"), SUBTITLE, "highlight")
        after = texts(
            "The file NOTICES.md, which comes with the program, says more, and how to replace what is under the LGPL."
        )
        self._words = Label(context, words, BODY)
        self._rows = self._listed(LIBRARIES)
        self._after = Label(context, after, BODY, "muted")

    def _listed(self, rows: Sequence[tuple[str, str]]) -> list[tuple[Label, Label]]:
        context = self.context
        return [
            (Label(context, name, BODY, plain=True), Label(context, note, META, "muted", plain=True))
            for name, note in rows
        ]

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._words.place(left, top, width) + px(18)
        bottom = self._games.place(left, bottom, width) + px(6)
        bottom = self._place_rows(self._inventors, left, bottom, width)
        bottom = self._nameless.place(left, bottom + px(8), width) + px(18)
        bottom = self._libraries.place(left, bottom, width) + px(6)
        bottom = self._place_rows(self._rows, left, bottom, width)
        heads: list[Widget] = [self._words, self._games, self._nameless, self._libraries, self._after]
        rows = [label for pair in (*self._inventors, *self._rows) for label in pair]
        return [*heads, *rows], self._after.place(left, bottom + px(12), width)

    def _place_rows(self, rows: Sequence[tuple[Label, Label]], left: int, top: int, width: int) -> int:
        px = self.context.view.px
        half = width // 2
        for name, note in rows:
            low = name.place(left, top, half - px(20))
            top = max(low, note.place(left + half, top + px(2), width - half)) + px(4)
        return top
