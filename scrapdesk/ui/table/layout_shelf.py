"""The layouts that somebody has kept under names: one is laid out again, forgotten, or the present one joins them.

Owns what it shows and asks. Where layouts are kept, the draft knows. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from scrapdesk.ui.board.arranging import Arranging, Lies
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LONGEST: Final = 24
"""Letters of a name."""
MOST: Final = 12
"""So many layouts of one scenario and side have names."""


class LayoutShelf(Overlay):
    width = 900

    def __init__(self, context: AppContext, draft: Arranging, lay: Callable[[Lies], None]) -> None:
        texts = context.texts
        self._draft, self._lay = draft, lay
        super().__init__(context, texts("Your layouts"), [DialogAnswer(texts("Back"), nothing, primary=True)])
        self._note = Label(context, "", BODY, "muted")
        self._name = TextField(
            context,
            texts("Name of this layout"),
            texts("a name, such as Snipers on the left"),
            entered=lambda _: self.keep(),
            longest=LONGEST,
            region="names",
        )
        self._keep = Button(context, texts("Save this layout"), self.keep, "save", region="names")
        self._rows: list[tuple[Button, Button]] = []
        self._fill_rows()

    def enter(self) -> None:
        """Whoever has laid out everything, and kept nothing yet, has come to give it a name."""
        super().enter()
        if not self._rows and not self._keep.reason:
            self.focus(self._name)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._draft.named())

    def _fill_rows(self) -> None:
        texts, context = self.context.texts, self.context
        self._rows = []
        for name, lies in self._draft.named().items():
            use = Button(context, name, partial(self.use, lies), "replay", texts("use this layout"), region="layouts")
            drop = Button(context, texts("Delete"), partial(self.forget, name), "trash", small=True, region="layouts")
            drop.name = texts("Delete {name}", name=name)
            self._rows.append((use, drop))
        self._keep.reason = self._why_not()
        empty = texts("You haven't saved a layout for this scenario yet. Name this one and save it.")
        self._note.text = empty if not self._rows else texts("These layouts are for this scenario and side only.")

    def _why_not(self) -> str:
        """Why the present layout cannot be kept now."""
        texts = self.context.texts
        if not self._draft.full:
            return texts("Place every card first.")
        full = len(self._rows) >= MOST and self._name.value.strip() not in self.names
        return texts("You can't save any more layouts: delete one first.") if full else ""

    # -- what can be done -------------------------------------------------------------------------------

    def use(self, lies: Lies) -> None:
        self.context.scenes.pop(self)
        self._lay(lies)

    def keep(self) -> None:
        name = " ".join(self._name.value.split())
        if reason := self._why_not():
            self.say(reason)
        elif not name:
            self.say(self.context.texts("Type a name first."))
            self.focus(self._name)
        else:
            self._draft.keep_as(name)
            self._name.write("")
            self._changed(self.context.texts("Saved as {name}.", name=name))

    def forget(self, name: str) -> None:
        self._draft.forget(name)
        self._changed(self.context.texts("{name} was deleted.", name=name))

    def _changed(self, words: str) -> None:
        self._fill_rows()
        self.arrange()
        self.focus(self._name)
        self.damage.add_all()
        self.say(words)

    # -- layout -----------------------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._note.place(left, top, width) + px(14)
        widgets: list[Widget] = [self._note]
        for use, drop in self._rows:
            side = min(width // 3, drop.natural_width())
            high = max(use.height_for(width - side - px(12)), drop.height_for(side))
            use.place(left, bottom, width - side - px(12), high)
            drop.place(left + width - side, bottom, side, high)
            widgets += [use, drop]
            bottom += high + px(10)
        bottom += px(8)
        wide = min(width, self._keep.natural_width())
        beside = width - wide - px(16) >= px(260)
        low = self._name.place(left, bottom, width - wide - px(16) if beside else width)
        if beside:
            self._keep.place(left + width - wide, bottom, wide, low - bottom)
        else:
            low = self._keep.place(left, low + px(10), wide)
        return [*widgets, self._name, self._keep], low + px(6)
