"""Help: what the mouse does, the keys that hold at a place, and the ways to what explains the rest.

Only tells; keys are changed elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.words import Line, say
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.actions import ACTIONS, ALWAYS, PLACES, KeyPlace
from scrapdesk.ui.frame.keys import key_words
from scrapdesk.ui.paint.type.styles import NOTE, SUBTITLE
from scrapdesk.ui.requests import OpenKeys, OpenLesson
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.label import Label

MOST_COLUMNS: Final = 3
COLUMN: Final = 500
"""How wide a column is at least, in design pixels."""
KEYS_SHARE: Final = 0.4
"""How much of a column the keys take."""
FEWEST: Final = 2
"""So few rows of a part stand at the foot of a column at least."""
ALIKE: Final[Mapping[tuple[str, ...], Line]] = {
    ("next", "previous"): say("Next or previous item"),
    ("next region", "previous region"): say("Next or previous panel"),
    ("slow", "normal", "fast"): say("Slow, normal or fast"),
    ("page back", "page on"): say("Back or forward"),
    ("answer 1", "answer 2"): say("Choose an answer"),
    ("left", "right", "up", "down"): say("Move around"),
    ("home", "end"): say("Jump to the start or the end"),
    ("page up", "page down"): say("Scroll a page"),
    tuple(f"box {n}" for n in range(1, 6)): say("Choose a box"),
    tuple(f"card {n}" for n in range(1, 11)): say("Choose a card from your hand"),
}
"""Actions that one line tells of together, where their keys are only to be read."""


def told_together(place: str) -> list[tuple[tuple[str, ...], Line]]:
    """The lines of a place: the ids of one action or of several alike, and what is said of them."""
    found: list[tuple[tuple[str, ...], Line]] = []
    for action in (one for one in ACTIONS if one.where == place):
        line = next(((ids, words) for ids, words in ALIKE.items() if action.id in ids), ((action.id,), action.title))
        if line not in found:
            found.append(line)
    return found


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
        here = next(one for one in PLACES if one.id == place)
        others = [one for one in PLACES if one is not here and one.id in (*here.meets, *ALWAYS)]
        self._parts = [self._part(one) for one in (here, *others)]
        self._parts.insert(0, self._mouse())

    def _mouse(self) -> KeyPart:
        """Everything can be done by it alone; nobody has to learn a key."""
        texts = self.context.texts
        told = (
            (texts("Click"), texts("Select; at a table, click a piece and then where it should go")),
            (texts("Drag"), texts("The same in one go")),
            (texts("Right-click"), texts("Put back what you are holding")),
            (texts("Point"), texts("Enlarge a card, or read what a symbol means")),
            (texts("Wheel"), texts("Scroll")),
        )
        rows = [(KeyCaps(self.context, [way]), Label(self.context, does, NOTE, plain=True)) for way, does in told]
        return KeyPart(texts("Mouse"), rows)

    def _part(self, place: KeyPlace) -> KeyPart:
        texts, keys = self.context.texts, self.context.keys
        rows = []
        for ids, title in told_together(place.id):
            chords = [key for one in ids for key in keys.keys_of(one)]
            if chords:
                caps = KeyCaps(self.context, [key_words(key, texts) for key in chords])
                rows.append((caps, Label(self.context, texts.line(title), NOTE, plain=True)))
        return KeyPart(texts.line(place.title), rows)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """In as many columns as the words leave room for, all of them as high as each other, or nearly."""
        px, least = self.context.view.px, round(self.context.view.px(COLUMN) * self.context.view.text)
        gap = px(40)
        count = max(1, min(MOST_COLUMNS, (width + gap) // (least + gap)))
        wide = (width - gap * (count - 1)) // count
        columns, lows, widgets = self._columns(count, wide), [], list[Widget]()
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
