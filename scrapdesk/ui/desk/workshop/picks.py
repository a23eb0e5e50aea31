"""A line of a card by picking instead of typing: a row of buttons for each of its parts, and a list behind each button.

Owns the buttons. What the line says is handed on as words, as if it had been typed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from scrapdesk.core.words import Ref
from scrapdesk.storage.cardparts import (
    IF,
    CardPart,
    Parts,
    blocks,
    can_go,
    fresh,
    has_other,
    parts_in,
    taken_out,
    turned,
    under_condition,
    with_other,
    written,
)
from scrapdesk.storage.samples import SampleKind
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

Slot = tuple[str, int, int]
"""Which line, which part, and which button of it: 0 is what it does, -1 takes it out, -2 adds what else it does."""
COLUMN: Final = 150
"""How wide a value of a list is at least, in design pixels."""


class PickButton(Button):
    """A value that is picked from a list; `slot` finds it again when the row was made anew."""

    def __init__(
        self, context: AppContext, words: str, icon: str, slot: Slot, act: Callable[[], None], tip: str = ""
    ) -> None:
        super().__init__(context, words, act, icon, small=True, region="lines", tip=tip)
        self.slot = slot
        self.name = words or tip


class PickScene(Overlay):
    """All values side by side; the one that holds is the yellow one."""

    width = 1240

    def __init__(
        self,
        context: AppContext,
        title: str,
        values: Mapping[str, str],
        chosen: str,
        take: Callable[[str], None],
        notes: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`values`: each with how it is told; `notes`: with what it does."""
        super().__init__(context, title, [DialogAnswer(context.texts("Cancel"), nothing, "undo")])
        self._take = take
        self.values = [
            Button(context, words, partial(self._use, value), "", notes.get(value, ""), value == chosen, small=True)
            for value, words in values.items()
        ]

    def _use(self, value: str) -> None:
        self.context.scenes.pop(self)
        self._take(value)

    def enter(self) -> None:
        super().enter()
        self.focus(next((button for button in self.values if button.primary), self.values[0]))

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        gap, edge = px(12), px(8)
        widest = max([px(COLUMN), *(button.natural_width() for button in self.values)])
        columns = max(1, min(len(self.values), (width - 2 * edge + gap) // (widest + gap)))
        wide = (width - 2 * edge - gap * (columns - 1)) // columns
        high = max(button.height_for(wide) for button in self.values)
        for number, button in enumerate(self.values):
            x, y = number % columns, number // columns
            button.place(left + edge + x * (wide + gap), top + edge + y * (high + gap), wide, high)
        return [*self.values], self.values[-1].rect.bottom + edge


class LinePicks:
    """The parts of one line. `changed` gets the words of the line after every pick."""

    def __init__(
        self,
        context: AppContext,
        line: str,
        parts: Parts,
        about: SampleKind,
        changed: Callable[[str], None],
    ) -> None:
        self._context, self._line, self._parts, self._about, self._changed = context, line, parts, about, changed
        self._found: list[CardPart] = []
        self._rows: list[list[Button | Label]] = []
        self._add: PickButton | None = None

    @property
    def widgets(self) -> list[Widget]:
        return [*(one for row in self._rows for one in row), *([self._add] if self._add is not None else [])]

    def read(self, words: str) -> None:
        """Buttons for what the line says now; none where only typing can say it."""
        found = parts_in(self._parts, words)
        self._rows, self._add = [], None
        if found is None:
            return
        self._found = found
        self._rows = [self._row(number, part) for number, part in enumerate(found)]
        if blocks(found) < self._parts.most:
            words = self._context.texts("Add a part") if found else self._context.texts("Pick what it says")
            self._add = PickButton(self._context, words, "plus", (self._line, len(found), 0), self._add_one)

    def _row(self, number: int, part: CardPart) -> list[Button | Label]:
        texts, out = self._context.texts, partial(self._take_out, number)
        row: list[Button | Label] = []
        if part.lead:
            told = {IF: texts("If"), "then": texts("then"), "else": texts("otherwise")}[part.lead]
            row.append(Label(self._context, told, BODY, plain=True))
        if part.verb:
            words = self._told(part.verb, first=part.lead != IF)
            row.append(self._button(words, (number, 0), partial(self._ask_verb, number)))
            for place, value in enumerate(part.values):
                ask = partial(self._ask_value, number, place)
                row.append(self._button(self._told(value), (number, place + 1), ask))
        else:
            row.append(Label(self._context, part.typed, BODY, plain=True))
        if part.lead == IF and not has_other(self._found, number):
            other = partial(self._add_other, number)
            row.append(PickButton(self._context, texts("Otherwise"), "plus", (self._line, number, -2), other))
        if can_go(self._found, number):
            tip = texts("Without this condition") if part.lead == IF else texts("Take this part out")
            row.append(PickButton(self._context, "", "cross", (self._line, number, -1), out, tip))
        return row

    def _button(self, words: str, place: tuple[int, int], ask: Callable[[], None]) -> PickButton:
        return PickButton(self._context, words, "down", (self._line, *place), ask)

    def _told(self, value: str, first: bool = False) -> str:
        """How a value is told; several of them one after the other."""
        texts = self._context.texts
        if not value:
            return texts("anywhere")
        say = self._about.say
        if value in say or first:
            words = texts.word(Ref(say.get(value, value)))
            return words[:1].upper() + words[1:] if first else words
        return ", ".join(texts.word(Ref(say.get(word, word))) for word in value.split())

    # -- picking ----------------------------------------------------------------------------------------

    def _ask_verb(self, number: int) -> None:
        part, texts = self._found[number], self._context.texts
        values = {verb: self._told(verb, first=True) for verb in self._parts.after(part.lead)}
        notes = {verb: texts.word(Ref(self._about.notes[verb])) for verb in values if verb in self._about.notes}
        if self._parts.conditions and not part.lead:
            values[IF] = texts("Only if")
            notes[IF] = texts("does it under a condition")
        title = texts("When?") if part.lead == IF else texts("What does it do?")
        take = partial(self._take_verb, number)
        self._context.scenes.push(PickScene(self._context, title, values, part.verb, take, notes))

    def _take_verb(self, number: int, verb: str) -> None:
        if verb == IF:
            self._say_all(under_condition(self._parts, self._found, number))
        else:
            self._put(number, turned(self._parts, self._found[number], verb))

    def _ask_value(self, number: int, place: int) -> None:
        part = self._found[number]
        gap = self._parts.after(part.lead)[part.verb][place]

        def take(value: str) -> None:
            self._put(number, part._replace(values=(*part.values[:place], value, *part.values[place + 1 :])))

        texts = self._context.texts
        title = texts("Which one?") if gap.words else texts("How many?")
        self._ask(title, {value: self._told(value) for value in gap.values}, part.values[place], take)

    def _ask(self, title: str, values: Mapping[str, str], chosen: str, take: Callable[[str], None]) -> None:
        self._context.scenes.push(PickScene(self._context, title, values, chosen, take))

    def _put(self, number: int, part: CardPart) -> None:
        self._say_all([*self._found[:number], part, *self._found[number + 1 :]])

    def _take_out(self, number: int) -> None:
        self._say_all(taken_out(self._found, number))

    def _add_other(self, number: int) -> None:
        self._say_all(with_other(self._parts, self._found, number))

    def _add_one(self) -> None:
        self._say_all([*self._found, fresh(self._parts)])

    def _say_all(self, found: list[CardPart]) -> None:
        self._changed(written(self._parts, found))

    # -- layout -----------------------------------------------------------------------------------------

    def place(self, left: int, top: int, width: int) -> int:
        """A row for each part, or more where they do not fit; returns where they end."""
        px = self._context.view.px
        gap, y = px(8), top
        rows = list(self._rows)
        if self._add is not None:
            rows.append([self._add])
        for row in rows:
            x, high = left, 0
            for one in row:
                wide = min(width, one.natural_width() if isinstance(one, Button) else self._label_width(one))
                if x > left and x + wide > left + width:
                    x, y, high = left, y + high + gap, 0
                lower = (self._context.view.target - self._line_height) // 2 if isinstance(one, Label) else 0
                bottom = one.place(x, y + lower, wide)
                high, x = max(high, bottom - y), x + wide + gap
            y += high + gap
        return y

    @property
    def _line_height(self) -> int:
        return self._context.writer.line_height(BODY)

    def _label_width(self, label: Label) -> int:
        return self._context.writer.width(label.text, BODY) + self._context.view.px(8)
