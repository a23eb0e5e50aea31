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
from scrapdesk.ui.widgets.button import Button
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


Place = tuple[str, str]
"""A section of a file and a key in it; "" is what stands before all sections."""


def line_of(field: str) -> Place:
    """Which line a fault is about: `does` for `does[1].then`, and `empty` in its section for `cards.empty`."""
    first, second = _FIELD.match(field), _FIELD.match(field.partition(".")[2])
    if first is None:
        return "", ""
    return (first[1], second[1]) if second is not None and not first[2] else ("", first[1])


def place_of(context: AppContext, field: str) -> str:
    """Where a fault is, in the words of the form: `Does, first part`."""
    section, key = line_of(field)
    if section:
        return head_of(key)
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

    def __init__(
        self,
        context: AppContext,
        line: CardLine,
        about: SampleKind | None,
        typed: Callable[[str], None],
        laid: Callable[[], None],
    ):
        """`laid`: what it shows takes more room now, or less."""
        self._context, self._about, self.section, self.key = context, about, line.section, line.key
        self._typed, self._laid = typed, laid
        self._typing = False
        """Whether somebody would rather type what can be picked as well."""
        self._by_hand = Button(context, "", self._type, "keyboard", small=True, region="lines")
        self._by_hand.name = self._by_hand.tip = context.texts("Type it instead")
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

    def _type(self) -> None:
        self._typing = not self._typing
        self.field.visible = self._shows_field
        self._laid()

    @property
    def _shows_field(self) -> bool:
        picked = self.picks is not None and bool(self.picks.widgets)
        return self.choice is None and (self._typing or not picked)

    def left(self) -> bool:
        """The focus is elsewhere now: what was typed may be one of the values that can be picked. Whether it is."""
        before = self.choice
        if before is None:
            self._refresh()
        return self.choice is not before

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
        elif self.choice is None and self.field.focused:
            pass  # nobody's field is taken away while they type
        elif self.choice is None:
            told = self._about.say if self._about is not None else {}
            shown = [(value, self._context.texts.word(Ref(told.get(value, value)))) for value in values]
            self.choice = Choice(self._context, "", shown, words, self.field.write, "lines")
            self.choice.name, self.choice.goes_round = self.key, False
        elif self.choice.chosen != words:
            self.choice.chosen = words
        self.field.visible = self._shows_field

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
        by_hand = [self._by_hand] if picked else []
        return [self.head, *picked, *by_hand, *([self.choice] if self.choice is not None else [self.field]), self.hint]

    def place(self, left: int, top: int, width: int) -> int:
        px = self._context.view.px
        if self.choice is not None and width >= px(LONG) * self._context.view.text:
            return self._place_in_a_row(self.choice, left, top, width) + px(16)
        top = self.head.place(left, top, width) + px(2)
        if self.picks is not None and self.picks.widgets:
            top = self.picks.place(left, top + px(2), width)
            wide, last = self._by_hand.natural_width(), self.picks.widgets[-1].rect
            if last.right + px(8) + wide <= left + width:  # behind the last of them
                self._by_hand.place(last.right + px(8), last.top, wide, last.height)
            else:
                top = self._by_hand.place(left, top, wide) + px(8)
        if self.choice is not None or self.field.visible:
            top = (self.choice or self.field).place(left, top, width) + px(2)
        else:
            self.field.rect.size = (0, 0)
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
    context: AppContext,
    lines: Sequence[CardLine],
    about: SampleKind | None,
    typed: Callable[[str, str, str], None],
    laid: Callable[[], None],
) -> list[FormLine]:
    """`typed` gets the section and the key of a line, and its new words."""
    return [FormLine(context, line, about, partial(typed, line.section, line.key), laid) for line in lines]


def by_line(faults: Sequence[Fault], home: str) -> Mapping[Place, list[Fault]]:
    """`home`: the section that the lines of a card stand in where a fault names none."""
    found: dict[Place, list[Fault]] = {}
    for fault in faults:
        section, key = line_of(fault.field)
        found.setdefault((section or home, key), []).append(fault)
    return found
