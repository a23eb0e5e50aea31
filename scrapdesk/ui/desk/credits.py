"""Who and what this program stands on, with the licence of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.company import Company
from scrapdesk.ui.desk.book.written import BoxRow
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, NOTE, TITLE, Style
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

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
SHORT: Final = 0.3
"""How much of a line the names take where sentences stand beside them."""
BOX: Final = 98
"""How wide a box is, in design pixels."""
NAMELESS: Final = ("Scrappers", "Scarper")
"""Those whose rules came to us without a name."""


class CreditsScene(BookScene):
    def __init__(self, context: AppContext) -> None:
        texts = context.texts
        super().__init__(context, texts("Credits"))
        words = texts(
            "ScrapDesk is free software under the MIT licence. All pictures, sounds and text were made for it, "
            "as were the cards and numbers that the rules of the games leave open."
        )
        nameless = texts(
            "The rules of {first} and {second} reached us without their designers' names. None of the "
            "designers named here made ScrapDesk or is responsible for it.",
            first=NAMELESS[0],
            second=NAMELESS[1],
        )
        after = texts(
            "See NOTICES.md, which comes with the program, for details and for how to replace the LGPL parts."
        )
        self._about = Label(context, words, BODY)
        self._boxes, self._company = BoxRow(context, BOX), Company(context)
        self._thanks = Label(context, texts("And with you at the table"), TITLE)
        self._games = Label(context, texts("The games and their designers"), TITLE)
        self._inventors = self._listed(GAMES)
        self._nameless = Label(context, nameless, BODY, "muted")
        self._making = Label(context, texts("How it is made"), TITLE)
        self._ways = self._listed(self._made(), NOTE)
        self._libraries = Label(context, texts("Built with"), TITLE)
        self._rows = self._listed(LIBRARIES)
        self._after = Label(context, after, BODY, "muted")
        self._left, self._right = (ScrollPane(context, label.text) for label in (self._games, self._libraries))
        self.buttons = [Button(context, texts("Back"), self.escape, "undo", small=True, region="menu", action="cancel")]
        self.widgets = [self.title, self._left, self._right, *self.buttons]

    def _made(self) -> tuple[tuple[str, str], ...]:
        """What is not seen by looking at it."""
        texts = self.context.texts
        return (
            (texts("Pictures"), texts("Vector drawings, sharp at any size.")),
            (texts("Sounds and music"), texts("Computed note by note, nothing recorded.")),
            (texts("Opponents"), texts("They see only what a player may see.")),
            (texts("Luck"), texts("Sealed before a game, for you to check later.")),
        )

    def _listed(self, rows: Sequence[tuple[str, str]], style: Style = META) -> list[tuple[Label, Label]]:
        context = self.context
        return [
            (Label(context, name, LABEL, plain=True), Label(context, note, style, "muted", plain=True))
            for name, note in rows
        ]

    def enter(self) -> None:
        super().enter()
        self.focus(self.buttons[0])

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        px = self.context.view.px
        for pane, room in zip((self._left, self._right), rooms, strict=True):
            pane.rect = pygame.Rect(room.left, room.top, room.width + px(16), room.height)
        left, width, top = rooms[0].left, self._left.inner_width, rooms[0].top
        top = self._boxes.place(left, top, width) + px(20)
        top = self._about.place(left, top, width) + px(18)
        top = self._games.place(left, top, width) + px(6)
        top = self._place_rows(self._inventors, left, top, width)
        top = self._nameless.place(left, top + px(8), width) + px(18)
        top = self._making.place(left, top, width) + px(6)
        top = self._place_rows(self._ways, left, top, width, SHORT)
        names = [label for pair in (*self._inventors, *self._ways) for label in pair]
        self._left.fill([self._boxes, self._about, self._games, self._nameless, self._making, *names], top)
        left, width, top = rooms[1].left, self._right.inner_width, rooms[1].top
        top = self._libraries.place(left, top, width) + px(6)
        top = self._place_rows(self._rows, left, top, width)
        top = self._after.place(left, top + px(12), width)
        top = self._thanks.place(left, top + px(22), width) + px(12)
        top = self._company.place(left, top, width, max(1, rooms[1].bottom - top))
        names = [label for pair in self._rows for label in pair]
        self._right.fill([self._libraries, *names, self._after, self._thanks, self._company], top)

    def _place_rows(
        self, rows: Sequence[tuple[Label, Label]], left: int, top: int, width: int, share: float = 0.5
    ) -> int:
        """`share`: how much of the width the names take."""
        px = self.context.view.px
        names = round(width * share)
        for name, note in rows:
            low = name.place(left, top, names - px(20))
            top = max(low, note.place(left + names, top + px(1), width - names)) + px(8)
        return top
