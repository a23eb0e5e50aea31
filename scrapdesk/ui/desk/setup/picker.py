"""Who sits here? Faces to choose from, then the level and the temper, or a person's name.

Owns the question about one seat. What an answer changes, the party says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

import pygame

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.core.names import LONGEST, cleaned
from scrapdesk.core.players import AI
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.storage.people import Companion, Guest, companions
from scrapdesk.storage.pins import DIGITS
from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.asked import CompanionRow, FaceButton, QuietButton
from scrapdesk.ui.desk.setup.party import Party
from scrapdesk.ui.paint.type.styles import BODY, META, NOTE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.setups import level_of, temperament_of, tempered
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Act
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

Row = Label | TextField | Choice
FACE = 148
SMALLEST = 104
"""A face is at most so large, in design pixels, and smaller where all stand in one row then."""
TEMPERS: Final[Mapping[str, Line]] = {
    "even": say("Picks any of several good moves."),
    "sly": say("Takes the least expected of several good moves."),
    "plain": say("Takes the most natural of several good moves."),
    "hasty": say("Takes whichever of several good moves ends the game soonest."),
    "patient": say("Takes whichever of several good moves keeps the game going."),
}
"""What a temper does at the table."""
STRENGTHS: Final[Mapping[str, Line]] = {
    "ai:rookie": say("Misses a lot. Good for a first game."),
    "ai:steady": say("Plays soundly, and slips now and then."),
    "ai:sharp": say("Weighs many moves and seldom slips."),
    "ai:master": say("Thinks longest, and plays as well as we know how."),
}
"""How strong each level plays."""


def _question(context: AppContext, side: str) -> str:
    """The same in every game; the side comes first, where the seat has one."""
    return context.texts("{side}: who sits here?", side=side) if side else context.texts("Who sits here?")


def _is_chosen(widget: Widget) -> bool:
    return isinstance(widget, FaceButton) and widget.chosen


def _given(name: str) -> str:
    """A name that somebody gave, not the one that everybody has at first: nobody wants to delete that."""
    return "" if name == Settings().player else name


class SeatPicker(Overlay):
    width = 1240

    def __init__(
        self,
        context: AppContext,
        party: Party,
        seat: Seat,
        undo: Act | None = None,
        removed: Act | None = None,
        side: str = "",
    ) -> None:
        """`undo`: the way back to how it was before this was asked. `removed`: called when the seat was taken away,
        where that is offered. `side`: which one the seat plays, where sides have names."""
        texts = context.texts
        self._undo = undo or party.as_now()
        answers = [
            DialogAnswer(texts("Done"), nothing, "tick", primary=True),
            DialogAnswer(texts("Cancel"), self._undo, "undo"),
        ]
        super().__init__(context, _question(context, side), answers)
        self.party, self.seat = party, seat
        self._removed = removed
        self._remove = QuietButton(
            context, texts("Remove this seat"), self._take_away, "trash", small=True, region="apart"
        )
        self._remove.visible = removed is not None and bool(party.fewer)
        self._remove.by_arrows_only = True  # Tab and Enter, out of habit, must not take anybody away
        self._done_button, self._cancel_button = self.buttons
        self._cancel_button.by_arrows_only = True  # nor cancel; Esc does that
        self.widgets.append(self._remove)
        self.faces = [FaceButton(context, Guest(""), texts("A person"), self._seat_person)]
        self.faces += [self._face(one) for one in companions()]
        self._name = self._field(
            texts("Name at {seat}", seat=party.title(seat)), party.type_name, _given(party.typed[seat])
        )
        self._number = self._field("", party.type_number, party.numbers[seat], DIGITS)
        self._number.secret = True
        self._trouble = Label(context, "", NOTE, "refuse")
        self.refresh()

    def enter(self) -> None:
        """Whoever clicks a person may type at once what that person is called."""
        super().enter()
        if self.party.who[self.seat] is None:
            self.focus(self._name)

    def escape(self) -> None:
        """Everybody sits as before."""
        self.context.scenes.pop(self)
        self._undo()

    def _take_away(self) -> None:
        self.context.scenes.pop(self)
        self.party.remove(self.seat)
        if self._removed is not None:
            self._removed()

    def _led_to(self, others: Sequence[Widget], at: int | None, direction: str) -> int | None:
        """No arrow from above or from Done leads to what takes the seat away: it is behind Cancel, for who goes on and
        on to the right. Up from below the faces is whoever sits here."""
        if self.focused is self._cancel_button and direction == "right" and self._remove in others:
            return others.index(self._remove)
        if direction == "left" and at is not None and others[at] is self._remove:
            return None
        if direction == "down" and at is not None and others[at] is self._remove and self._done_button in others:
            at = others.index(self._done_button)
        if direction == "up" and at is not None and others[at] in self.faces and self.focused not in self.faces:
            at = next((number for number, one in enumerate(others) if one in self.faces and _is_chosen(one)), at)
        return super()._led_to(others, at, direction)

    def _face(self, one: Companion) -> FaceButton:
        return FaceButton(self.context, Guest(one.name, one), one.name, lambda: self._choose(one))

    def _seat_person(self) -> None:
        """Who sits down says their name next. Enter on the face that is chosen is Done."""
        if self.party.who[self.seat] is None and self.ring_shown:
            self._done()
            return
        self.party.seat_person(self.seat)
        if self._name.rect.width:
            self.focus(self._name)

    def _choose(self, one: Companion) -> None:
        """Who sits elsewhere comes here, and whoever sat here goes there: the question goes on about this seat. Enter
        on the face that is chosen is Done."""
        if self.party.who[self.seat] is one and self.ring_shown:
            self._done()
        else:
            self.party.seat_companion(self.seat, one)

    def _entered(self, _words: str) -> None:
        """Enter after a name is Done."""
        self._done()

    def _done(self) -> None:
        """Unless something is wrong with a name."""
        if not self.party.trouble():
            self._done_button.activate()

    def _field(self, name: str, typed: Callable[[Seat, str], None], value: str, longest: int = LONGEST) -> TextField:
        changed = lambda words: typed(self.seat, words)  # noqa: E731
        field = TextField(self.context, name, name, changed, self._entered, longest=longest)
        field.value, field.cursor = value, len(value)
        return field

    # -- what is shown ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Somebody else sits here now, or is called otherwise."""
        if self.seat >= len(self.party.players):
            return
        party, texts, here = self.party, self.context.texts, self.party.who[self.seat]
        self.faces[0].guest = Guest(party.called[self.seat] if here is None else "")
        for face in self.faces:
            one = face.guest.companion
            face.chosen = one is here
            at = party.who.index(one) if one is not None and one in party.who else self.seat
            face.elsewhere = texts("Already at this table: they will trade places.") if at != self.seat else ""
        alone = self.context.settings.player if len(party.people) == 1 else ""
        usual = cleaned(alone or party.typed[self.seat]) if not self._name.value else ""
        self._name.hint = texts("Name (if empty: {name})", name=usual or party.title(self.seat))
        who = cleaned(party.typed[self.seat]) or party.title(self.seat)
        self._number.name = self._number.hint = texts(
            "PIN for {name}: {n} digits, so that nobody else can open their hand (optional)", name=who, n=DIGITS
        )
        self._trouble.text = party.trouble()

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """As high as it ever gets at this table, whoever is chosen: no button may move from under the pointer."""
        self.refresh()
        px = self.context.view.px
        top = self._place_faces(left + px(6), top + px(4), width - px(12)) + px(18)
        left, width, highest = left + px(12), width - px(24), top
        for column in (self._of_person(), *self._tallest_of_companions()):
            highest = max(highest, self._in_column(column, left, top, width))
        below = self._below()
        return [*self.faces, *below], max(highest, self._in_column(below, left, top, width))

    def _in_column(self, column: Sequence[Row], left: int, top: int, width: int) -> int:
        """What a choice means stands close below its values."""
        px, inset = self.context.view.px, 0
        for widget in column:
            if isinstance(widget, Label) and inset:
                top -= px(10)
            top = widget.place(left + inset, top, width - inset) + px(16)
            inset = widget.values_left - left if isinstance(widget, Choice) else 0
        return top

    def _below(self) -> Sequence[Row]:
        if self.seat >= len(self.party.players):
            return []
        here = self.party.who[self.seat]
        if here is not None:
            player = self.party.players[self.seat]
            return self._of_companion(here.line, level_of(player), temperament_of(player))
        rows = self._of_person()
        return [row for row in rows if row is not self._number or self.party.secret]

    def _of_person(self) -> list[Row]:
        return [self._name, self._number, self._trouble]

    def _of_companion(self, line: str, level: str, temper: str) -> list[Row]:
        """What they say of themselves; how well and in which temper they play, each choice with what it means."""
        texts = self.context.texts
        rows: list[Row] = [Label(self.context, texts(line), BODY)]
        for choice, told in zip(self._choices(level, temper), (STRENGTHS.get(level), TEMPERS.get(temper)), strict=True):
            rows.append(choice)
            if told is not None:
                rows.append(Label(self.context, texts.line(told), NOTE, "muted"))
        return rows

    def _tallest_of_companions(self) -> Iterator[list[Row]]:
        """The longest that there may be to say of anybody."""
        line = max((one.line for one in companions()), key=lambda line: len(self.context.texts(line)))
        for level, temper in zip_longest(STRENGTHS, TEMPERS, fillvalue="even"):
            yield self._of_companion(line, level, temper)

    def _choices(self, level: str, temper: str) -> list[Choice]:
        texts, seat = self.context.texts, self.seat
        levels = [(f"{AI}{name}", texts(found.title)) for name, found in LEVELS.items()]
        if level not in dict(levels):
            levels.append((level, level.removeprefix(AI)))
        tempers = [(name, texts(found.title)) for name, found in TEMPERAMENTS.items()]
        return [
            CompanionRow(
                self.context,
                texts("Level"),
                levels,
                level,
                lambda value: self.party.set_player(seat, tempered(value, temper)),
                self._done,
            ),
            CompanionRow(
                self.context,
                texts("Temperament"),
                tempers,
                temper,
                lambda value: self.party.set_player(seat, tempered(level, value)),
                self._done,
            ),
        ]

    def changed(self) -> None:
        """Laid out anew, the focus on what has the same name as before."""
        name = self.focused.name if self.focused is not None else ""
        self.arrange()
        self._settle_all()
        again = next((widget for widget in self.all_widgets() if widget.name == name and widget.focusable), None)
        if again is not None and again is not self.focused:
            self.unfocus()
            self.focus(again)
        self.damage.add_all()

    def _settle_all(self) -> None:
        for widget in self.widgets:
            widget.settle(self)

    def arrange(self) -> None:
        """The title has the left edge of what stands below it; the seat is taken away at the far left of the foot,
        apart from the answers."""
        super().arrange()
        px, foot = self.context.view.px, self.buttons[0].rect
        self.title.rect.left += px(12)
        left = self.plate.left + px(20)
        wide = min(self._remove.natural_width(), max(px(40), foot.left - px(12) - left))
        high = self._remove.height_for(wide)
        self._remove.place(left, foot.centery - high // 2, wide)

    def _place_faces(self, left: int, top: int, width: int) -> int:
        px, writer = self.context.view.px, self.context.writer
        wide = max(px(FACE), writer.width("Solveig", META), writer.width(self.faces[0].name, META)) + px(12)
        gap = px(10)
        count = max(1, min(len(self.faces), (width + gap) // (wide + gap)))
        least = max(writer.width(face.name, META) for face in self.faces)
        if (width + gap) // len(self.faces) - gap >= max(px(SMALLEST), least):  # all beside each other, if smaller
            count, wide = len(self.faces), (width + gap) // len(self.faces) - gap
        high = min(px(FACE), wide - px(12)) + writer.line_height(META) + px(12)
        if count < len(self.faces) <= 2 * count:
            count = (len(self.faces) + 1) // 2
        for number, face in enumerate(self.faces):
            face.rect = pygame.Rect(
                left + number % count * (wide + gap), top + number // count * (high + gap), wide, high
            )
        return self.faces[-1].rect.bottom
