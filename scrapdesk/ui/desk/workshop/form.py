"""The lines of a card as a form: a head, something to pick or type, and a sentence about it or what is wrong with it.

Owns the fields. What the lines mean it asks of what the game says about them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from scrapdesk.core.content import Fault
from scrapdesk.core.words import Ref, say
from scrapdesk.storage.cardfile import CardLine
from scrapdesk.storage.samples import SampleKind
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.workshop.picks import LinePicks, PickButton
from scrapdesk.ui.paint.type.styles import LABEL, META
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LONGEST_LINE: Final = 400
LONG: Final = 620
"""Design pixels of width from which a head stands beside its values."""
HEAD: Final = 0.2
"""How much of the width it takes then."""
_FIELD: Final = re.compile(r"(\w[\w-]*)(?:\[(\d+)\])?")


def head_of(key: str) -> str:
    return key.replace("_", " ").capitalize()


def line_of(field: str) -> str:
    """Which line a fault is about: `does` for `does[1].then`."""
    found = _FIELD.match(field)
    return found[1] if found is not None else ""


def place_of(context: AppContext, field: str) -> str:
    """Where a fault is, in the words of the form: `Does, first part`."""
    found, texts = _FIELD.match(field), context.texts
    if found is None:
        return ""
    line, number = head_of(found[1]), int(found[2] or 0)
    if not number:
        return line
    first = (
        say("{line}, first part", line=line),
        say("{line}, second part", line=line),
        say("{line}, third part", line=line),
        say("{line}, fourth part", line=line),
    )
    return texts.line(first[number - 1] if number <= len(first) else say("{line}, part {n}", line=line, n=number))


class FormLine:
    """One line: its field always, and what it can be picked with instead, as long as that can say it."""

    def __init__(self, context: AppContext, line: CardLine, about: SampleKind | None, typed: Callable[[str], None]):
        self._context, self._about, self.key = context, about, line.key
        self._typed = typed
        self.field = TextField(context, line.key, "", self._written, region="lines", longest=LONGEST_LINE)
        self.field.value, self.field.cursor = line.words, len(line.words)
        self.head = Label(context, head_of(line.key), LABEL, plain=True)
        self.help = context.texts.word(Ref(about.keys.get(line.key, ""))) if about is not None else ""
        self.hint = Label(context, self.help, META, "muted")
        self.choice: Choice | None = None
        parts = about.parts.get(line.key) if about is not None else None
        self.picks = LinePicks(context, line.key, parts, about, self.field.write) if about and parts else None
        self._refresh()

    def _written(self, words: str) -> None:
        self._refresh()
        self._typed(words)

    def _values(self) -> Sequence[str]:
        if self._about is None:
            return ()
        if self.key in self._about.numbers:
            least, most = self._about.numbers[self.key]
            return [str(number) for number in range(least, most + 1)]
        return self._about.words.get(self.key, ())

    def _refresh(self) -> None:
        """What can be picked now; a value that is in no list can only be typed."""
        words, values = self.field.value, self._values()
        if self.picks is not None:
            self.picks.read(words)
        if words not in values:
            self.choice = None
        elif self.choice is None:
            told = self._about.say if self._about is not None else {}
            shown = [(value, self._context.texts.word(Ref(told.get(value, value)))) for value in values]
            self.choice = Choice(self._context, "", shown, words, self.field.write, "lines")
            self.choice.name, self.choice.goes_round = self.key, False
        elif self.choice.chosen != words:
            self.choice.chosen = words
        self.field.visible = self.choice is None

    def tell(self, faults: Sequence[Fault]) -> None:
        """What is wrong with it stands where its help stood."""
        self.head.tone = self.hint.tone = "refuse" if faults else "text"
        self.field.wrong = bool(faults)
        if not faults:
            self.hint.text, self.hint.tone = self.help, "muted"
            return
        fault = faults[0]
        part = place_of(self._context, fault.field)
        self.hint.text = " ".join(filter(None, (said(part, fault), fault.fix)))

    @property
    def widgets(self) -> list[Widget]:
        picked = self.picks.widgets if self.picks is not None else []
        return [self.head, *picked, *([self.choice] if self.choice is not None else [self.field]), self.hint]

    def place(self, left: int, top: int, width: int) -> int:
        px = self._context.view.px
        if self.choice is not None and width >= px(LONG) * self._context.view.text:
            return self._place_in_a_row(self.choice, left, top, width) + px(16)
        top = self.head.place(left, top, width) + px(2)
        if self.picks is not None and self.picks.widgets:
            top = self.picks.place(left, top + px(2), width)
        top = (self.choice or self.field).place(left, top, width) + px(2)
        return self.hint.place(left, top, width) + px(14)

    def _place_in_a_row(self, choice: Choice, left: int, top: int, width: int) -> int:
        """Its head, the values, and what they mean: beside each other as far as there is room."""
        context, px = self._context, self._context.view.px
        inset = round(width * HEAD)
        bottom = choice.place(left + inset, top, width - inset)
        choice.rect.width = choice.values_right - choice.rect.left
        line = context.writer.line_height(LABEL)
        self.head.place(left, top + (choice.first_row - line) // 2, inset)
        beside, free = choice.values_right + px(18), left + width - choice.values_right - px(18)
        if context.writer.width(self.hint.text, META) <= free:
            self.hint.place(beside, choice.rect.centery - context.writer.line_height(META) // 2 - px(2), free)
            return bottom
        return self.hint.place(left + inset, bottom + px(2), width - inset)


def said(where: str, fault: Fault) -> str:
    reason = fault.reason.rstrip(".")
    return f"{where}: {reason}." if where else f"{reason[:1].upper()}{reason[1:]}."


def picked_again(widgets: Sequence[Widget], before: Widget | None) -> Widget | None:
    """The button that stands where one stood that was made anew."""
    if not isinstance(before, PickButton):
        return None
    buttons = [one for one in widgets if isinstance(one, PickButton)]
    same = next((one for one in buttons if one.slot == before.slot), None)
    line, part, _ = before.slot
    return same or next((one for one in reversed(buttons) if one.slot[0] == line and one.slot[1] <= part), None)


def form_lines(
    context: AppContext, lines: Sequence[CardLine], about: SampleKind | None, typed: Callable[[str, str, str], None]
) -> list[FormLine]:
    """`typed` gets the section and the key of a line, and its new words."""
    return [FormLine(context, line, about, partial(typed, line.section, line.key)) for line in lines]


def by_line(faults: Sequence[Fault]) -> Mapping[str, list[Fault]]:
    found: dict[str, list[Fault]] = {}
    for fault in faults:
        found.setdefault(line_of(fault.field), []).append(fault)
    return found
