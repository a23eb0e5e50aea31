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
from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.setup import paper
from scrapdesk.ui.desk.setup.party import Party
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import BODY, META, NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.setups import level_of, temperament_of, tempered
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Act, Button
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import draw_guest

Row = Label | TextField | Choice
FACE = 148
SHORT = 0.18
"""The words before the values are short, so that these stand close to them."""
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


def _question(context: AppContext, party: Party, seat: Seat) -> str:
    """Names the side, where the seat has a name of its own."""
    if seat < len(party.info.seat_names) and not party.title(seat)[-1:].isdigit():  # a number says nothing
        return context.texts("{side}: who plays?", side=party.title(seat))
    return context.texts("Who sits here?")


class FaceButton(Widget):
    """Somebody to choose. `elsewhere`: they sit at another seat, and would trade places."""

    focusable = True

    def __init__(self, context: AppContext, guest: Guest, name: str, act: Callable[[], None]) -> None:
        super().__init__(context, name, "faces")
        self.guest = guest
        self.chosen = False
        self.elsewhere = ""
        self._act = act

    def tooltip(self) -> str:
        line = self.guest.companion.line if self.guest.companion is not None else ""
        return self.elsewhere or (self.context.texts(line) if line else "")

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act()

    @property
    def _face(self) -> pygame.Rect:
        px = self.context.view.px
        side = min(self.rect.width - px(12), self.rect.height - self._block().height - px(12))
        face = pygame.Rect(0, 0, side, side)
        face.midtop = (self.rect.centerx, self.rect.top + self.context.view.px(6))
        return face

    def _block(self) -> Block:
        writer = self.context.writer
        return writer.block(writer.fitted(self.name, META, self.rect.width), META, plain=True)

    def draw(self, surface: pygame.Surface) -> None:
        context, px, theme = self.context, self.context.view.px, self.context.theme
        face, block = self._face, self._block()
        if self.hovered and not self.chosen:
            context.shapes.draw(surface, self.rect, plates.card(context))
        draw_guest(context, surface, self.guest, face)
        if self.elsewhere:
            veil = pygame.Surface(face.size, pygame.SRCALPHA)
            veil.fill((*theme.panel, 150))
            surface.blit(veil, face)
        if self.chosen:
            context.shapes.draw(surface, face, (frame(theme.highlight, px(12), max(3, px(5)), -px(3)),))
        colour = theme.highlight if self.chosen else theme.text
        context.writer.draw(
            surface, block, (self.rect.left, self.rect.bottom - block.height), colour, 0.5, self.rect.width
        )

    def text_boxes(self) -> list[TextBox]:
        theme, block = self.context.theme, self._block()
        needed = pygame.Rect((0, 0), block.size)
        needed.midbottom = self.rect.midbottom
        return [TextBox(self.name, self.rect, needed, theme.text, theme.panel, block.px)]


def _given(name: str) -> str:
    """A name that somebody gave, not the one that everybody has at first: nobody wants to delete that."""
    return "" if name == Settings().player else name


class LevelChoice(Choice):
    """Levels under as many diamonds as a seat's card has of them."""

    crown = 20

    def draw_crown(self, surface: pygame.Surface, key: str, room: pygame.Rect, colour: Colour) -> None:
        names = [f"{AI}{name}" for name in LEVELS]
        if key not in names:
            return
        count, side = names.index(key) + 1, self.context.view.px(16)
        at = (room.centerx - count * (side + 1) // 2, room.bottom - side)
        paper.draw_plain_pips(surface, count, at, side, colour, count)


class QuietButton(Button):
    """What is seldom wanted, and never by accident: words without a plate, until somebody points at it."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            super().draw(surface)
            return
        block, _, origin, icon_at = self._places()
        size = self._icon_size()
        icon = self.context.art.get(icon_picture(self.icon, self.context.theme.refuse), (size, size))
        surface.blit(icon, icon_at, special_flags=pygame.BLEND_PREMULTIPLIED)
        self.context.writer.draw(surface, block, origin, self.context.theme.refuse)

    def text_boxes(self) -> list[TextBox]:
        if self.hovered:
            return super().text_boxes()
        theme, (block, _, origin, _) = self.context.theme, self._places()
        return [TextBox(self.text, self.rect, pygame.Rect(origin, block.size), theme.refuse, theme.panel, block.px)]


class SeatPicker(Overlay):
    width = 1240

    def __init__(
        self, context: AppContext, party: Party, seat: Seat, undo: Act | None = None, removed: Act | None = None
    ) -> None:
        """`undo`: the way back to how it was before this was asked. `removed`: called when the seat was taken away,
        where that is offered."""
        texts = context.texts
        self._undo = undo or party.as_now()
        answers = [
            DialogAnswer(texts("Cancel"), self._undo, "undo"),
            DialogAnswer(texts("Done"), nothing, "tick", primary=True),
        ]
        super().__init__(context, _question(context, party, seat), answers)
        self.party, self.seat = party, seat
        self._removed = removed
        self._remove = QuietButton(
            context, texts("Remove this seat"), self._take_away, "trash", small=True, region="apart"
        )
        self._remove.visible = removed is not None and bool(party.fewer)
        self.widgets.append(self._remove)
        self.faces = [FaceButton(context, Guest(context.settings.player), texts("A person"), self._seat_person)]
        self.faces += [self._face(one) for one in companions()]
        self.buttons[-1].name = texts("Done")
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
        """No arrow from above leads to what takes the seat away."""
        if direction == "down" and at is not None and others[at] is self._remove and self.buttons[-1] in others:
            at = others.index(self.buttons[-1])
        return super()._led_to(others, at, direction)

    def _face(self, one: Companion) -> FaceButton:
        return FaceButton(self.context, Guest(one.name, one), one.name, lambda: self._choose(one))

    def _seat_person(self) -> None:
        """Who sits down says their name next. Enter on the face that is chosen is Done."""
        if self.party.who[self.seat] is None and self.ring_shown:
            self._entered("")
            return
        self.party.seat_person(self.seat)
        if self._name.rect.width:
            self.focus(self._name)

    def _choose(self, one: Companion) -> None:
        """Who sits elsewhere comes here, and whoever sat here goes there: the question goes on about this seat. Enter
        on the face that is chosen is Done."""
        if self.party.who[self.seat] is one and self.ring_shown:
            self._entered("")
        else:
            self.party.seat_companion(self.seat, one)

    def _entered(self, _words: str) -> None:
        """Enter after a name is Done, unless something is wrong with it."""
        if not self.party.trouble():
            self.buttons[-1].activate()

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
        self.faces[0].guest = Guest(cleaned(party.typed[self.seat]) or self.context.settings.player)
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
            choice.words_share = SHORT
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
            LevelChoice(
                self.context,
                texts("Level"),
                levels,
                level,
                lambda value: self.party.set_player(seat, tempered(value, temper)),
            ),
            Choice(
                self.context,
                texts("Temperament"),
                tempers,
                temper,
                lambda value: self.party.set_player(seat, tempered(level, value)),
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
        """The seat is taken away at the far left of the foot, apart from the answers."""
        super().arrange()
        px, foot = self.context.view.px, self.buttons[0].rect
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
