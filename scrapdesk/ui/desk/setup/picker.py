"""Who sits here? Faces to choose from, then the level and the temper, or a person's name.

Owns the question about one seat. What an answer changes, the party says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import draw_guest

FACE = 148
TEMPERS: Final[Mapping[str, Line]] = {
    "even": say("Picks any of several good moves."),
    "sly": say("Takes the least expected of several good moves."),
    "plain": say("Takes the most natural of several good moves."),
    "hasty": say("Takes whichever of several good moves ends the game soonest."),
    "patient": say("Takes whichever of several good moves keeps the game going."),
}
"""What a temper does at the table."""


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
        side = min(self.rect.width - self.context.view.px(12), self.rect.height - self._block().height)
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


class SeatPicker(Overlay):
    width = 1000

    def __init__(self, context: AppContext, party: Party, seat: Seat) -> None:
        texts = context.texts
        self._undo = party.as_now()
        answers = [
            DialogAnswer(texts("Cancel"), self._undo, "undo"),
            DialogAnswer(texts("Done"), nothing, "tick", primary=True),
        ]
        if party.fewer:
            answers.insert(0, DialogAnswer(texts("Remove this seat"), lambda: party.remove(seat), "cross"))
        super().__init__(context, texts("Who sits here?"), answers)
        self.party, self.seat = party, seat
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

    def _face(self, one: Companion) -> FaceButton:
        return FaceButton(self.context, Guest(one.name, one), one.name, lambda: self._choose(one))

    def _seat_person(self) -> None:
        """Who sits down says their name next."""
        self.party.seat_person(self.seat)
        if self._name.rect.width:
            self.focus(self._name)

    def _choose(self, one: Companion) -> None:
        """Who sits elsewhere comes here, and whoever sat here goes there: the question goes on about this seat."""
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
        self.refresh()
        px = self.context.view.px
        bottom = self._place_faces(left + px(6), top + px(4), width - px(12)) + px(18)
        column: list[Widget] = []
        for widget in self._below():
            bottom = widget.place(left + px(12), bottom, width - px(24)) + px(16)
            column.append(widget)
        return [*self.faces, *column], bottom

    def _below(self) -> list[Label | TextField | Choice]:
        if self.seat >= len(self.party.players):
            return []
        here = self.party.who[self.seat]
        if here is None:
            numbers = [self._number] if self.party.secret else []
            trouble = [self._trouble] if self._trouble.text else []
            return [self._name, *numbers, *trouble]
        temper = TEMPERS.get(temperament_of(self.party.players[self.seat]))
        does = [Label(self.context, self.context.texts.line(temper), NOTE, "muted")] if temper is not None else []
        return [Label(self.context, self.context.texts(here.line), BODY), *self._choices(), *does]

    def _choices(self) -> list[Choice]:
        texts, player, seat = self.context.texts, self.party.players[self.seat], self.seat
        level, temper = level_of(player), temperament_of(player)
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

    def _place_faces(self, left: int, top: int, width: int) -> int:
        px, writer = self.context.view.px, self.context.writer
        wide = max(px(FACE), writer.width("Solveig", META), writer.width(self.faces[0].name, META)) + px(12)
        high = px(FACE) + writer.line_height(META) + px(4)
        gap = px(10)
        count = max(1, min(len(self.faces), (width + gap) // (wide + gap)))
        if count < len(self.faces) <= 2 * count:
            count = (len(self.faces) + 1) // 2
        for number, face in enumerate(self.faces):
            face.rect = pygame.Rect(
                left + number % count * (wide + gap), top + number // count * (high + gap), wide, high
            )
        return self.faces[-1].rect.bottom
