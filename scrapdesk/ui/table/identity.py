"""The part of the set-up that holds its luck: the id of the game that will begin, and a line to type another's.

Owns the seed, and what is wrong with a typed id. What an id means for the rest of the set-up, the set-up says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrapdesk.core.gameid import BadGameId, SetupId, game_id
from scrapdesk.core.rules import GameInfo
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import LABEL, NOTE, SUBTITLE
from scrapdesk.ui.table.exchange import copy_text
from scrapdesk.ui.table.gameids import has_seen, typed_id
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LONGEST = 120


class IdLine:
    """An id under its headline, and the button that copies it. `said` hears in words whether that was done."""

    def __init__(self, context: AppContext, head: str, said: Callable[[str, bool], None]) -> None:
        texts = context.texts
        self.context = context
        self._said = said
        self._head = Label(context, head, LABEL, "muted")
        self._id = Label(context, "", SUBTITLE, plain=True)
        self._copy = Button(context, texts("Copy"), self._copy_id, "copy", small=True, region="id")
        self._copy.tip = texts("For someone else to play the same deal")

    @property
    def id(self) -> str:
        return self._id.text

    @property
    def widgets(self) -> list[Widget]:
        return [self._head, self._id, self._copy] if self.id else [self._head]

    def show(self, text: str, head: str = "") -> None:
        self._id.text = self._id.name = text
        self._head.text = head or self._head.text

    def _copy_id(self) -> None:
        done, texts = copy_text(self.id), self.context.texts
        self._said(texts("ID copied to the clipboard.") if done else texts("The clipboard is not available."), done)

    def place(self, left: int, top: int, width: int) -> int:
        """The id and its button in one row, or in two where they do not fit."""
        px, writer = self.context.view.px, self.context.writer
        top = self._head.place(left, top, width)
        if not self.id:
            return top
        wide, words = self._copy.natural_width(), writer.width(self.id, SUBTITLE) + px(24)
        if words + wide + px(8) > width:
            return self._copy.place(left + px(6), self._id.place(left, top, width) + px(4), wide)
        height = self._copy.height_for(wide)
        self._copy.place(left + words, top, wide, height)
        self._id.place(left, top + (height - self._id.height_for(words)) // 2, words)
        return top + height


class IdPart:
    """`taken` gets the set-up of a typed id; `changed` is called where the part has become higher or lower."""

    def __init__(self, context: AppContext, taken: Callable[[SetupId], None], changed: Callable[[], None]) -> None:
        texts = context.texts
        self.context = context
        self.seed = context.new_seed()
        self.typed = False
        """Whether the seed came with an ID that somebody typed."""
        self._taken, self._changed = taken, changed
        self._line = IdLine(context, "", self._say)
        hint = texts("Enter another ID to play that game")
        self._field = TextField(
            context, hint, hint, self._typed, lambda words: self._take(), "id", longest=LONGEST, style=NOTE
        )
        self._said = Label(context, "", LABEL, "refuse", plain=True)

    @property
    def id(self) -> str:
        """The id of what is set up now; "" where it has none."""
        return self._line.id

    @property
    def said(self) -> str:
        """What was said of the id that was typed last."""
        return self._said.text

    @property
    def widgets(self) -> list[Widget]:
        return [*self._line.widgets, self._field, self._said]

    def show(self, info: GameInfo | None, seats: int, chosen: Mapping[str, str], veiled: bool = False) -> None:
        """The set-up is this now; none where it cannot be played, or is played with cards of one's own. `veiled`: it is
        for people with secrets from each other, who read the id when the game is over, since it tells every hand."""
        texts = self.context.texts
        if veiled:
            head = texts("The ID would reveal the deal to people sharing a screen, so it is shown after the game.")
        elif info is None:
            head = texts("Games with your own cards have no ID.")
        else:
            head = texts("Anyone who enters this ID plays the same set-up and deal.")
        shown = "" if veiled or info is None else game_id(info, seats, chosen, self.seed)
        self._line.show(shown, head)

    def _typed(self, words: str) -> None:
        """A whole id is taken at once; what is wrong with half of one, nobody wants to hear while typing."""
        try:
            wanted = typed_id(words)
        except BadGameId:
            self._say("")
        else:
            self._accept(wanted)

    def _take(self) -> None:
        try:
            wanted = typed_id(self._field.value)
        except BadGameId as fault:
            self._say(self.context.texts.sentence(fault.line) + ".")
        else:
            self._accept(wanted)

    def _accept(self, wanted: SetupId) -> None:
        self._field.value, self._field.cursor = "", 0
        self._taken(wanted)
        words = self.context.texts("The game for this ID is ready.")
        if has_seen(self.context, wanted.game, wanted.seed):
            words = self.context.texts(
                "The game for this ID is ready. You already know the deal, so it counts as practice."
            )
        self._say(words, good=True)

    def _say(self, words: str, good: bool = False) -> None:
        self._said.text, self._said.tone = words, "good" if good else "refuse"
        self._changed()

    # -- layout -----------------------------------------------------------------------------------------

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        bottom = self._line.place(left, top, width) + px(10)
        bottom = self._said.place(left, bottom, width) + px(6)  # above the line, where it is seen with it
        return self._field.place(left + px(6), bottom, width - px(12)) + px(6)
