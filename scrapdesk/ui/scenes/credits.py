"""Who and what this program stands on, with the licence of each."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import Answer, Overlay, nothing
from scrapdesk.ui.type.styles import BODY, META
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


class CreditsScene(Overlay):
    width = 900

    def __init__(self, context: AppContext) -> None:
        texts = context.texts
        super().__init__(context, texts("Credits"), [Answer(texts("Back"), nothing, primary=True)])
        words = texts(
            "ScrapDesk is free software under the MIT licence. Its pictures, sounds and words were made for it. "
            "It stands on the work of others:"
        )
        after = texts(
            "The file NOTICES.md, which comes with the program, says more, and how to replace what is under the LGPL."
        )
        self._words = Label(context, words, BODY)
        self._rows = [
            (Label(context, name, BODY, plain=True), Label(context, licence, META, "muted", plain=True))
            for name, licence in LIBRARIES
        ]
        self._after = Label(context, after, BODY, "muted")

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._words.place(left, top, width) + px(14)
        widgets: list[Widget] = [self._words, self._after]
        half = width * 6 // 10
        for name, licence in self._rows:
            low = name.place(left, bottom, half - px(20))
            bottom = max(low, licence.place(left + half, bottom + px(2), width - half)) + px(4)
            widgets += [name, licence]
        return widgets, self._after.place(left, bottom + px(12), width)
