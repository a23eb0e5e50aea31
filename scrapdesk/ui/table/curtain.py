"""Between two people at one screen: the last one's secrets are gone, the next one says when they sit there alone.

Where that person has set a number at the beginning, the curtain opens by it alone. Owns the asking, and what becomes of
a game whose number is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.storage.pins import DIGITS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.theme import Colour, contrast
from scrapdesk.ui.paint.type.styles import BODY, LABEL, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import rewrite
from scrapdesk.ui.table.cloth import Hanging
from scrapdesk.ui.table.seals import break_seal, is_right, seals_of
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LEAD = Style("sans-semibold", 34)
LARGE = Style("serif-bold", 96, "serif-bold", 1.1)
NAMES = (LARGE, *(Style("serif-bold", size, "serif-bold", 1.1) for size in (72, 54, 40, 30)))
BADGE: Final = 150
"""Design pixels of the sign of a seat, which sits on the upper edge of the plate."""

TALL: Final = 76
"""How high the button is that opens it, as long as texts are not large."""
READABLE: Final = 4.5
"""The contrast that a seat's colour needs for a name to be written in it."""

Act = Callable[[], None]


class SeatName(Label):
    """Who is asked, in the colour of their seat where that can be read."""

    def __init__(self, context: AppContext, sitting: Sitting, seat: Seat) -> None:
        super().__init__(context, sitting.names[seat], LARGE, align=CENTRE, plain=True)
        face = context.faces.get(sitting.game)
        colours = face.colours(sitting.match.view(None)) if face is not None else ()
        self._own = colours[seat] if seat < len(colours) else None

    @property
    def colour(self) -> Colour:
        theme = self.context.theme
        if self._own is None or theme.plain or contrast(self._own, theme.panel) < READABLE:
            return theme.text
        return self._own


class CurtainScene(WidgetScene):
    def __init__(self, context: AppContext, sitting: Sitting, hanging: Hanging, ready: Act, pause: Act) -> None:
        super().__init__(context)
        texts = context.texts
        self._sitting, self._hanging, self._opened, self._pause = sitting, hanging, ready, pause
        self._seat = sitting.person_asked or 0
        self._seal = seals_of(context, sitting).get(self._seat, "")
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._badge = tuple(hanging.cloth.badge(sitting.match.view(None), self._seat))
        self._lead = Label(context, texts("Pass the screen to"), LEAD, "muted", align=CENTRE)
        self._name = SeatName(context, sitting, self._seat)
        self._words = Label(context, texts("Everyone else, look away."), LABEL, "muted", align=CENTRE)
        self._button = Button(context, texts("I'm ready"), self.ready, "eye", primary=True)
        self._field = self._pin_field()
        self._trouble = Label(context, " ", BODY, "refuse", align=CENTRE, plain=True)
        self._forgotten = Button(context, texts("Forgot PIN"), self.ask_to_break, small=True, region="ways")
        self._pauses = Button(context, texts("Pause"), pause, "pause", small=True, region="menu", action="pause")
        self._pauses.tip = texts("Settings, help and back to the desk")
        self.widgets = [self._lead, self._name, self._words, *self._pin_widgets(), self._button, *self._ways()]

    def _pin_field(self) -> TextField:
        texts = self.context.texts
        hint = texts("your PIN")
        field = TextField(self.context, hint, hint, self._typed_pin, lambda words: self.ready(), longest=DIGITS)
        field.secret = True
        return field

    def _pin_widgets(self) -> list[Widget]:
        return [self._field, self._trouble] if self._seal else []

    def _ways(self) -> list[Widget]:
        return [*([self._forgotten] if self._seal else []), self._pauses]

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.ring_shown = True
        self.focus(self._field if self._seal else self._button)

    def _typed_pin(self, words: str) -> None:
        """The last digit is enough; Enter is not asked for."""
        if len(words) == DIGITS:
            self.ready()
        elif words:
            rewrite(self, self._trouble, " ")

    def ready(self) -> None:
        if self._seal and not is_right(self._field.value, self._seal):
            name = self._sitting.names[self._seat]
            words = self.context.texts("That is not {name}'s PIN.", name=name)
            rewrite(self, self._trouble, words)
            self._field.write("")
            self.focus(self._field)
            return
        self.context.scenes.pop(self)
        self._opened()

    def ask_to_break(self) -> None:
        texts, name = self.context.texts, self._sitting.names[self._seat]
        answers = [
            DialogAnswer(texts("Open anyway"), self._break, "lock"),
            DialogAnswer(texts("Cancel"), nothing, primary=True),
        ]
        words = texts(
            "You can open {name}'s hand without the PIN, in front of everyone. The rest of this game will then "
            "count as practice, and the PIN will be removed.",
            name=name,
        )
        self.context.scenes.push(Dialog(self.context, texts("Open without the PIN?"), words, answers))

    def _break(self) -> None:
        break_seal(self.context, self._sitting, self._seat)
        self._seal = ""
        self.ready()

    def shortcut(self, event: KeyDown) -> bool:
        if not self.context.keys.means(event, "pause"):
            return False
        self._pause()
        return True

    def escape(self) -> None:
        """A curtain is not pushed aside by chance: there is a pause before it."""
        self._pause()

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        width = min(round(px(860) * max(1.0, view.text)), view.width - 2 * px(40))
        inner, over = (
            width - 2 * px(48),
            max(px(40 if self._hanging.cloth.patch is None else 54), self._badge_size() - self._lift()),
        )
        height = 0
        for style in NAMES:  # a long name in large texts is written smaller before a button is lost
            self._name.style = style
            height = self._place(0, over, inner) + px(44 if self._hanging.cloth.patch is None else 74)
            if self._lift() + height <= view.height:
                break
        top = max(self._lift(), (view.height - height + self._lift() // 2) // 2)
        self._plate = pygame.Rect((view.width - width) // 2, top, width, height)
        self._place(self._plate.left + px(48), self._plate.top + over, inner)
        wide = self._pauses.natural_width()
        self._pauses.place(view.width - wide - px(28), px(20), wide)

    def _badge_size(self) -> int:
        """A window that is too low for the sign keeps its words."""
        if not self._badge:
            return self.context.view.px(66)
        size = min(self.context.view.px(BADGE), round(self.context.view.height * 0.14))
        return round(size * self._hanging.cloth.scale)

    def _lift(self) -> int:
        """How far the sign stands over the plate."""
        cloth = self._hanging.cloth
        return round(self._badge_size() * (0.42 if cloth.scale <= 1 else 0.9 if cloth.patch is not None else 0.7))

    def _place(self, left: int, top: int, inner: int) -> int:
        px = self.context.view.px
        bottom = self._lead.place(left, top, inner)
        bottom = self._name.place(left, bottom, inner) + px(2)
        bottom = self._words.place(left, bottom, inner) + px(22)
        if self._seal:
            wide = min(inner, px(300) + round(px(60) * self.context.view.text))
            bottom = self._field.place(left + (inner - wide) // 2, bottom, wide) + px(8)
            bottom = self._trouble.place(left, bottom, inner) + px(14)
        high = px(TALL) if self.context.view.text <= 1 else 0
        bottom = _centred(self._button, left, bottom, inner, px(200), high)
        return _centred(self._forgotten, left, bottom + px(16), inner, 0, 0) if self._seal else bottom

    def ground(self, surface: pygame.Surface) -> None:
        self._hanging.shut(surface)
        patch = self._hanging.cloth.patch
        if patch is None or self.context.theme.plain:
            self.context.shapes.draw(surface, self._plate, plates.panel(self.context))
        else:
            image = self.context.art.get(patch, self._plate.size)
            surface.blit(image, self._plate, special_flags=pygame.BLEND_PREMULTIPLIED)
        side = self._badge_size()
        for at, badge in enumerate(self._badge):
            size = side if at == 0 or len(self._badge) == 1 else round(side * 0.5)
            image = self.context.art.get(badge, (size, size))
            place = image.get_rect(center=(self._plate.centerx, self._plate.top - self._lift() + side // 2))
            surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _centred(button: Button, left: int, top: int, inner: int, more: int, high: int) -> int:
    wide = min(inner, button.natural_width() + more)
    return button.place(left + (inner - wide) // 2, top, wide, high)
