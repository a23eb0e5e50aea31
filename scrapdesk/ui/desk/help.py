"""Help: what the mouse does, in pictures; the keys that hold at a place, those of the game apart from those of every
game; a search for any key; and the ways to what explains the rest.

Only tells; keys are changed elsewhere. Which key stands where is said by `keygroups`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.gestures import gestures, place_gestures
from scrapdesk.ui.desk.keygroups import KeyLines, groups_at, groups_found
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.frame.keys import key_words
from scrapdesk.ui.paint.type.styles import BODY, NOTE, SUBTITLE, TITLE
from scrapdesk.ui.requests import OpenKeys, OpenLesson
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.label import Label

MOST_COLUMNS: Final = 3
COLUMN: Final = 500
"""How wide a column is at least, in design pixels."""
KEYS_SHARE: Final = 0.4
"""How much of a column the keys take."""
FEWEST: Final = 2
"""So few rows of a part stand at the foot of a column at least."""
FIELD: Final = 520
"""How wide the field for a search is beside the title, in design pixels."""


class KeyPart(NamedTuple):
    """A heading, and below it keys with what they do."""

    title: str
    rows: list[tuple[KeyCaps, Label]]


class HelpScene(Overlay):
    """The keys that hold at a place, and the ways to what explains the rest."""

    width = 1780

    def __init__(self, context: AppContext, place: str, game: str) -> None:
        texts = context.texts
        learn = DialogAnswer(texts("Learn to play"), lambda: context.open(OpenLesson(game)), "school")
        answers = [
            DialogAnswer(texts("Rules"), lambda: context.open_rules(game), "rulebook", stays=True),
            *[learn] * context.has_lesson(game),
            DialogAnswer(texts("Change keys"), lambda: context.open(OpenKeys()), "keyboard"),
            DialogAnswer(texts("Back"), nothing, "undo", primary=True),
        ]
        super().__init__(context, texts("Help: mouse and keyboard"), answers)
        face = context.faces.get(game)
        own = face.keys if face is not None else ()
        others = [one for other in context.faces.values() for one in other.keys]
        self._here = self._parts_of(groups_at(place, context.title(game), own, others))
        self._parts = self._here
        self._gestures = gestures(context)
        self._none = Label(context, texts("No action or key has that name."), BODY, "muted")
        hint = texts("search actions and keys")
        self.search = TextField(context, texts("Search"), hint, self._searched, opener="search")
        self._whole = 0
        """How high the pane is with everything in it: it stays so while somebody searches."""

    def _parts_of(self, groups: Sequence[KeyLines]) -> list[KeyPart]:
        texts, keys = self.context.texts, self.context.keys
        parts = []
        for group in groups:
            rows = []
            for ids, words in group.lines:
                chords = [key_words(key, texts) for one in ids for key in keys.keys_of(one)]
                if chords:
                    label = Label(self.context, texts.line(words), NOTE, plain=True)
                    rows.append((KeyCaps(self.context, chords), label))
            title = group.title if isinstance(group.title, str) else texts.line(group.title)
            parts += [KeyPart(title, rows)] if rows else []
        return parts

    # -- search -----------------------------------------------------------------------------------------

    def _searched(self, words: str) -> None:
        """The lists follow every letter; what is found stands under the place where it holds."""
        context = self.context
        wanted = words.strip()
        self._parts = self._parts_of(groups_found(wanted, context.keys, context.texts)) if wanted else self._here
        self.pane.offset = 0
        self.arrange()
        self.damage.add_all()

    def shortcut(self, event: KeyDown) -> bool:
        if not self.context.keys.means(event, "search"):
            return False
        self.focus(self.search)
        return True

    def escape(self) -> None:
        if self.search.value:
            self.search.write("")
        else:
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        self.widgets = [self.title, *[self.search] * self._beside, self.pane, *self.buttons]
        super().arrange()
        if self._beside:
            px, wide = self.context.view.px, self._field_width
            high = self.search.height_for(wide)
            right = self.title.rect.right
            self.search.place(right - wide, self.title.rect.centery - high // 2, wide)
            self.title.rect.width -= wide + px(20)

    @property
    def _field_width(self) -> int:
        return round(self.context.view.px(FIELD) * max(1.0, self.context.view.text))

    @property
    def _beside(self) -> bool:
        """Whether the field has room beside the title."""
        px = self.context.view.px
        words = self.context.writer.width(self.title.text, TITLE)
        return words + px(40) + self._field_width <= self._plate_width() - 2 * px(36)

    def _fill(self, left: int, top: int) -> int:
        """As high as with everything in it, whatever is found."""
        found = super()._fill(left, top)
        if self._parts is self._here:
            self._whole = found
        return max(found, self._whole)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """The gestures in a row, and below them the keys in as many columns as the words leave room for, all of them as
        high as each other, or nearly."""
        px, least = self.context.view.px, round(self.context.view.px(COLUMN) * self.context.view.text)
        widgets: list[Widget] = []
        if not self._beside:
            top = self.search.place(left, top, width) + px(14)
            widgets.append(self.search)
        if self._parts is self._here:
            top = place_gestures(self.context, self._gestures, left, top, width) + px(16)
            widgets += self._gestures
        if not self._parts:
            return [*widgets, self._none], self._none.place(left, top, width)
        gap = px(40)
        count = max(1, min(MOST_COLUMNS, (width + gap) // (least + gap)))
        wide = (width - gap * (count - 1)) // count
        columns, lows = self._columns(count, wide), []
        for at, column in enumerate(columns):
            placed, low = self._place(column, left + at * (wide + gap), top, wide)
            widgets += placed
            lows.append(low)
        return widgets, max(lows)

    def _columns(self, count: int, wide: int) -> list[list[KeyPart]]:
        """The parts in so many columns: the lowest into which they go, one after the other."""
        step = max(1, self.context.view.px(6))
        whole = sum(self._height(part, wide) for part in self._parts)
        high = whole // count
        while len(found := self._filled(high, wide)) > count:
            high += step
        return found

    def _filled(self, high: int, wide: int) -> list[list[KeyPart]]:
        """Columns that are at most so high; a part that does not end in one goes on in the next under its heading."""
        columns: list[list[KeyPart]] = [[]]
        free = high
        for part in self._parts:
            rows = list(part.rows)
            while rows:
                taken = self._fitting(rows, free - self._head_height(bool(columns[-1])), wide)
                if taken < min(FEWEST, len(rows)) and columns[-1]:
                    columns.append([])
                    free = high
                    continue
                taken = max(1, taken)
                columns[-1].append(KeyPart(part.title, rows[:taken]))
                free -= self._height(columns[-1][-1], wide)
                rows = rows[taken:]
        return columns

    def _fitting(self, rows: Sequence[tuple[KeyCaps, Label]], free: int, wide: int) -> int:
        """How many of them go into what is free."""
        for taken, row in enumerate(rows):
            free -= self._row(row, 0, 0, wide)
            if free < 0:
                return taken
        return len(rows)

    def _height(self, part: KeyPart, wide: int) -> int:
        return self._head_height(True) + sum(self._row(row, 0, 0, wide) for row in part.rows)

    def _head_height(self, apart: bool) -> int:
        """`apart`: with the room above it."""
        px = self.context.view.px
        return self.context.writer.line_height(SUBTITLE) + px(4) + (px(14) if apart else 0)

    def _row(self, row: tuple[KeyCaps, Label], left: int, top: int, wide: int) -> int:
        """Places a row; returns where it ends."""
        px, room = self.context.view.px, round(wide * KEYS_SHARE)
        low = row[0].place(left, top + px(2), room - px(12))
        return max(low, row[1].place(left + room, top + px(5), wide - room)) + px(3)

    def _place(self, parts: Sequence[KeyPart], left: int, top: int, wide: int) -> tuple[list[Widget], int]:
        """Places parts one below the other; returns their widgets and where they end."""
        px, bottom, widgets = self.context.view.px, top, list[Widget]()
        for number, part in enumerate(parts):
            head = Label(self.context, part.title, SUBTITLE, "highlight")
            bottom = head.place(left, bottom + (px(14) if number else 0), wide) + px(4)
            widgets.append(head)
            for row in part.rows:
                bottom = self._row(row, left, bottom, wide)
                widgets += row
        return widgets, bottom
