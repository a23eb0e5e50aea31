"""The end of Scrappers in the yard at night: the winner's mech in the light, the wreck, and a plate for every pilot
with the damage they took.

Owns where these lie. How the end comes and where it leads is the same as for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import pygame

from scrapdesk.games.scrappers.state import DEADLY
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import colour
from scrapdesk.ui.paint.type.styles import NOTE, Style
from scrapdesk.ui.paint.type.writer import CENTRE, RIGHT
from scrapdesk.ui.table.finale import LETTERS, MARGIN, Ending, FinaleScene
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.label import Label

Act = Callable[[], None]
GAME: Final = "scrappers"
NAME: Final = Style("sans-bold", 28)
FIGURE: Final = Style("sans-bold", 52)
WHY: Final = Style("sans-bold", 34)
FACE: Final = 76
"""How large a face is on a plate."""
BAR: Final = 24
GILT: Final = colour("#33270F")
"""The ground of the winner's plate."""
WIDEST, NARROWEST = 620, 300
"""How wide a plate is in design pixels: at most, and where two rows are better than narrower ones."""
MECH: Final = (620, 700)
SIGN: Final = (1120, 350)
LETTERED, LETTERED_AT = 0.7, 0.634
"""How wide the letters are on the sign, and where their middle is from its top, as parts of it."""
MECH_AT, SIGN_AT = 0.29, 0.745
"""The middle of the winner and of the sign, as parts of the width."""


class PilotPlate(Widget):
    """A pilot: a face, how it went, and a bar of damage with its figure."""

    lies_over = True

    def __init__(self, context: AppContext, seat: int, face: Picture, name: str, won: bool, damage: int) -> None:
        texts = context.texts
        told = texts("Winner") if won else texts("Wrecked") if damage >= DEADLY else texts("Still standing")
        super().__init__(context, texts("{name}: {told}, {n} damage", name=name, told=told, n=damage), "people")
        self.won, self.seat, self.damage = won, seat, damage
        self.leads_on = False
        """Whether the plate to the right is that of the pilot on their left."""
        self._face = face
        self._name = Label(context, name, NAME, plain=True)
        self._told = Label(context, told, NOTE, "highlight" if won else "muted")
        self._figure = Label(context, str(damage), FIGURE, "highlight" if won else "text", align=RIGHT)
        for label in self._labels:
            label.one_line = True

    @property
    def _labels(self) -> tuple[Label, ...]:
        return self._name, self._told, self._figure

    def high(self) -> int:
        px, wide = self.context.view.px, self.context.view.width
        words = self._name.height_for(wide) + self._told.height_for(wide)
        return max(px(FACE), words) + px(BAR) + px(3 * 14)

    def place(self, rect: pygame.Rect) -> None:
        self.rect, px = rect, self.context.view.px
        inner = rect.inflate(-2 * px(18), -2 * px(14))
        face = self._face_room
        figure = min(inner.width // 3, px(96) + round(px(60) * (self.context.view.text - 1)))
        left, wide = face.right + px(14), inner.right - figure - px(46) - face.right - px(14)
        words = self._name.height_for(max(1, wide)) + self._told.height_for(max(1, wide))
        top = face.centery - words // 2
        top = self._name.place(left, top, max(1, wide))
        self._told.place(left, top, max(1, wide))
        high = self._figure.height_for(figure)
        self._figure.place(inner.right - figure, face.centery - high // 2, figure)

    @property
    def _face_room(self) -> pygame.Rect:
        px, high = self.context.view.px, self.rect.height - self.context.view.px(BAR + 3 * 14)
        side = min(px(FACE), high)
        return pygame.Rect(self.rect.left + px(18), self.rect.top + px(14) + (high - side) // 2, side, side)

    def draw(self, surface: pygame.Surface) -> None:
        px, art = self.context.view.px, self.context.art
        self.context.shapes.draw(surface, self.rect, plates.panel(self.context, self.won))
        if self.won:
            self.context.shapes.draw(surface, self.rect.inflate(-px(10), -px(10)), (ground(GILT, px(8)),))
        face = self._face_room
        sign = pygame.Rect(0, 0, px(34), px(34))
        sign.bottomright = (face.right + px(8), face.bottom + px(4))
        damage = pygame.Rect(0, 0, px(46), px(46))
        told = self.context.writer.width(self._figure.text, FIGURE)
        damage.midright = (max(self._figure.rect.left, self._figure.rect.right - told) - px(12), face.centery)
        bar = pygame.Rect(face.left, self.rect.bottom - px(14 + BAR), self.rect.width - 2 * px(18), px(BAR))
        shown = str(self.damage)
        for what, room in (
            (self._face, face),
            (picture(f"{GAME}/pilot", seat=str(self.seat + 1)), sign),
            (picture(f"{GAME}/icon-damage"), damage),
            (picture(f"{GAME}/bar", seat=str(self.seat + 1), damage=shown, ghost=shown), bar),
        ):
            surface.blit(art.get(what, room.size), room, special_flags=pygame.BLEND_PREMULTIPLIED)
        for label in self._labels:
            label.draw(surface)
        if self.leads_on:
            self._lead_on(surface)

    def _lead_on(self, surface: pygame.Surface) -> None:
        """An arrow to the pilot on the left, whose damage decides."""
        px, theme = self.context.view.px, self.context.theme
        x, y, high = self.rect.right + px(6), self.rect.centery, px(20)
        paint = theme.highlight if self.won else theme.brass
        pygame.draw.lines(surface, paint, False, ((x, y - high), (x + px(16), y), (x, y + high)), max(2, px(6)))

    def text_boxes(self) -> list[TextBox]:
        return [box for label in self._labels for box in label.text_boxes()]


class YardEnd(FinaleScene):
    """`table` is where it was played."""

    def __init__(self, table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> None:
        context = table.context
        super().__init__(context, GAME, ending, again, numbers, leave)
        view = cast(View, table.sitting.match.view(None))
        self._plates = [
            PilotPlate(context, seat, ending.face(context, seat), name, won, view.pilots[seat].damage)
            for seat, (name, _, won) in enumerate(ending.people)
        ]
        self._band.what = picture(f"{GAME}/finale-sign", **ending.args)
        self._band.visible = True
        self._why = Label(context, ending.reason, WHY, "over", "focus_in", CENTRE)
        head: Widget = self._letters if self._letters is not None else self._set
        self.widgets = [self._stage, self._band, head, self._why, *self._plates, *self.buttons]

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        top = self._place_plates(self._place_buttons(MARGIN) - px(8), view.width - 2 * px(MARGIN))
        room = pygame.Rect(0, 0, view.width, top - px(14))
        unit = min(room.height / MECH[1], room.width * 0.5 / MECH[0])
        self._stage.rect = pygame.Rect(0, 0, round(MECH[0] * unit), round(MECH[1] * unit))
        self._stage.rect.midbottom = (round(view.width * MECH_AT), room.bottom)
        self._place_sign(room)
        self.damage.add_all()

    def _place_plates(self, bottom: int, wide: int) -> int:
        """All in one row if they have room in it, else in two. Returns where they begin."""
        px, count = self.context.view.px, len(self._plates)
        gap = px(30)
        least = round(px(NARROWEST) * min(1.4, self.context.view.text))
        across = count if (wide - gap * (count - 1)) // count >= least else (count + 1) // 2
        each = min(px(WIDEST), (wide - gap * (across - 1)) // across)
        high = max(plate.high() for plate in self._plates)
        rows = -(-count // across)
        top = bottom - rows * (high + px(10)) + px(10)
        left = (self.context.view.width - across * each - gap * (across - 1)) // 2
        for at, plate in enumerate(self._plates):
            row, column = divmod(at, across)
            plate.place(pygame.Rect(left + column * (each + gap), top + row * (high + px(10)), each, high))
            plate.leads_on = count > 2 and rows == 1 and column < across - 1
        return top

    def _place_sign(self, room: pygame.Rect) -> None:
        """The sign hangs from above, and below it stands why."""
        px = self.context.view.px
        middle = round(room.width * SIGN_AT)
        wide = min(px(780), round(room.width * 0.46), round(room.height * 0.5 * SIGN[0] / SIGN[1]))
        self._band.rect = pygame.Rect(middle - wide // 2, 0, wide, round(wide * SIGN[1] / SIGN[0]))
        sign = self._band.rect
        rect = pygame.Rect(0, 0, round(sign.width * LETTERED), round(sign.width * LETTERED * LETTERS[1] / LETTERS[0]))
        rect.center = (sign.centerx, round(sign.height * LETTERED_AT))
        if self._letters is not None:
            self._letters.rect = rect
        high = self._set.height_for(sign.width)
        self._set.place(sign.left, rect.centery - high // 2, sign.width)
        told = min(round(room.width * 0.48), px(860))
        self._why.place(middle - told // 2, sign.bottom + px(10), told)


def yard_end(table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> FinaleScene:
    return YardEnd(table, ending, again, numbers, leave)
