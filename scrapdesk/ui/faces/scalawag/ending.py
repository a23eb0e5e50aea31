"""The end of a game of Scalawag!: the evening with the last ship, and the others along a rope as they went down.

Owns where words and faces lie on that evening. What is drawn there `finale` knows. Where it has no room for them, in
a small window with large text, the end lies as that of every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import pygame

from scrapdesk.core.ledger import Honour
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scalawag.finale import DUSK, EVENING, GAME, LETTERS_HIGH, berths, hangs
from scrapdesk.ui.faces.scalawag.lettering import width_of
from scrapdesk.ui.paint.art.generators.letters import can_letter
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import colour
from scrapdesk.ui.paint.type.styles import NAME, TITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE, LEFT
from scrapdesk.ui.scenes.placing import in_rows
from scrapdesk.ui.table.finale import MARGIN, Ending, FinaleScene
from scrapdesk.ui.table.people import portrait
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import PERSON

Act = Callable[[], None]
NUMBER: Final = Style("sans-bold", 23)
SET: Final = Style("serif-bold", 76, leading=1.15)
"""A headline with letters that nobody drew."""
WHY: Final = Style("serif-bold", 40, leading=1.2)
PRAISED: Final = (
    Style("sans-semibold", 23, leading=1.2),
    Style("serif-bold", 34, leading=1.25),
    Style("sans", 24, leading=1.2),
)
"""What a captain was best at, who it is, and why."""
FACE, WON, SEAL, SMALL = 74, 104, 104, 112
"""Design pixels: how large a lost captain's face is, a winner's, the sign of an honour, and the face beside it."""
WAYS_ROWS: Final = 2
"""In so many rows the buttons stand."""
SKY: Final = colour("#7A3B50")
HORIZON: Final = 588
HONOUR_WIDE: Final = 568
WAYS_LEFT, EDGE = 1224, 40
"""Where the buttons begin, and how far from the window's edge everything stays, on the evening."""


def _blit(context: AppContext, surface: pygame.Surface, what: Picture, rect: pygame.Rect) -> None:
    if rect.width > 0 and rect.height > 0:
        surface.blit(context.art.get(what, rect.size), rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class Tile:
    """A face in a frame; of whoever has none, the flag."""

    def __init__(self, context: AppContext, name: str, won: bool, flag: Picture) -> None:
        self._context, self._flag = context, flag
        face = portrait(context, name, "glad" if won else "sad")
        self._face = None if face.name == f"people/{PERSON}" else face
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def known(self) -> bool:
        """Whether it is a face."""
        return self._face is not None

    def draw(self, surface: pygame.Surface) -> None:
        side = round(self.rect.width * 0.84)
        inside = pygame.Rect(0, 0, side, side)
        inside.center = self.rect.center
        surface.fill(self._context.theme.panel_light, inside)
        if self._face is not None:
            _blit(self._context, surface, self._face, inside)
        else:
            cloth = pygame.Rect(0, 0, round(side * 0.86), round(side * 0.86 * 80 / 128))
            cloth.center = inside.center
            _blit(self._context, surface, self._flag, cloth)
        _blit(self._context, surface, picture(f"{GAME}/porthole"), self.rect)


class Captain(Widget):
    """A captain on a tile, with a name; `number` tells who went down as which, "" who did not."""

    lies_over = True

    def __init__(self, context: AppContext, name: str, told: str, won: bool, flag: Picture, number: str = "") -> None:
        super().__init__(context, name, "people")
        self.tip = told
        self._tile = Tile(context, name, won, flag)
        self._name = Label(context, name, NAME, "over", "focus_in", CENTRE, plain=True)
        self._name.one_line = True
        self._number = Label(context, number, NUMBER, "ink", "brass", CENTRE)

    def natural_width(self) -> int:
        return self._name.block(100_000).width

    @property
    def _radius(self) -> int:
        """Of the coin under the number."""
        return max(self._number.block(1000).height // 2, self.context.view.px(17))

    def line_height(self) -> int:
        return self._name.height_for(100_000)

    def place_below(self, middle: int, top: int, side: int, width: int, low: int) -> None:
        """The name below the tile, by so much lower than it might stand."""
        self._tile.rect = pygame.Rect(middle - side // 2, top, side, side)
        left = max(self.context.view.px(8), middle - width // 2)
        bottom = self._name.place(left, top + side + low, width)
        out = max(0, self._radius - side // 4)  # a large number stands beside the face, not on it
        high = self._number.height_for(side)
        self._number.place(self._tile.rect.left - side // 2 - out, top - high // 2 - out // 2, side)
        self.rect = self._tile.rect.union(self._name.rect)
        self.rect.height = bottom - top

    def draw(self, surface: pygame.Surface) -> None:
        self._tile.draw(surface)
        self._name.draw(surface)
        if self._number.text:
            theme, middle = self.context.theme, self._number.rect.center
            radius = self._radius
            for part, paint in ((1.22, theme.ink), (1.04, theme.brass), (0.86, theme.panel_light)):
                pygame.draw.aacircle(surface, paint, middle, round(radius * part))
            self._number.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [*self._name.text_boxes(), *self._number.text_boxes()]


class Winner(Widget):
    """Whose ship it is, on a plate with a face; of whoever has none, with the flag."""

    lies_over = True

    def __init__(self, context: AppContext, name: str, flag: Picture) -> None:
        super().__init__(context, name, "people")
        self._flag = flag
        self.tile = Tile(context, name, True, flag)
        self._name = Label(context, name, PRAISED[1], align=CENTRE, plain=True)
        self._name.one_line = True

    def place(self, middle: int, centre: int, most: int) -> None:
        px = self.context.view.px
        sign = px(WON) if self.tile.known else px(80)
        wide = min(most, self._name.block(100_000).width + sign + px(92))
        high = self._name.height_for(wide) + px(22)
        self.rect = pygame.Rect(middle - wide // 2, centre - high // 2, wide, high)
        self._name.place(self.rect.left + sign + px(34), self.rect.top + px(9), wide - sign - px(62))
        self.tile.rect = pygame.Rect(self.rect.left, 0, px(WON), px(WON))
        self.tile.rect.centery = self.rect.centery

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.context.view.px, self.rect
        sheet = picture(f"{GAME}/paper", w=f"{round(rect.width / max(1, rect.height) * 64)}", h="64")
        _blit(self.context, surface, sheet, rect)
        self._name.draw(surface)
        if self.tile.known:
            self.tile.draw(surface)
            return
        cloth = pygame.Rect(rect.left + px(28), 0, px(80), px(50))
        cloth.centery = rect.centery - px(2)
        _blit(self.context, surface, self._flag, cloth)

    def text_boxes(self) -> list[TextBox]:
        return self._name.text_boxes()

    @property
    def extent(self) -> pygame.Rect:
        return self.rect.union(self.tile.rect) if self.tile.known else self.rect


class Praise(Widget):
    """A sheet with what one captain was best at, or worst: a seal, what it is, flag and name, why, and the face."""

    lies_over = True

    def __init__(self, context: AppContext, honour: Honour, name: str, flag: Picture) -> None:
        texts = context.texts
        super().__init__(context, f"{texts.line(honour.title)}: {name}", "people")
        self._sign, self._flag = picture(f"{GAME}/{honour.sign}"), flag
        self._tile = Tile(context, name, honour.sign == "seal-proven", flag)
        told, named, why = PRAISED
        self._title = Label(context, texts.line(honour.title), told, "muted")
        self._name = Label(context, name, named, plain=True)
        self._name.one_line = True
        self._why = Label(context, texts.line(honour.why), why)

    def height_for(self, width: int) -> int:
        px, inner = self.context.view.px, self._inner(width)
        words = self._title.height_for(inner) + self._name.height_for(inner) + self._why.height_for(inner)
        return max(words + 2 * px(20), px(SEAL + 40))

    def _inner(self, width: int) -> int:
        return max(1, width - self.context.view.px(SEAL + 72 + (SMALL + 16 if self._tile.known else 0)))

    def place(self, left: int, bottom: int, width: int) -> None:
        px, inner, high = self.context.view.px, self._inner(width), self.height_for(width)
        self.rect = pygame.Rect(left, bottom - high, width, high)
        side = px(SMALL)
        self._tile.rect = pygame.Rect(self.rect.right - px(26) - side, self.rect.centery - side // 2, side, side)
        x, labels = left + px(SEAL + 46), (self._title, self._name, self._why)
        top = self.rect.centery - sum(label.height_for(inner) for label in labels) // 2
        top = self._title.place(x, top, inner)
        indent = px(74)
        top = self._name.place(x + indent, top, inner - indent)
        self._why.place(x, top, inner)

    def draw(self, surface: pygame.Surface) -> None:
        context, px, rect = self.context, self.context.view.px, self.rect
        wide = HONOUR_WIDE
        sheet = picture(f"{GAME}/paper", w=f"{wide}", h=f"{round(wide * rect.height / rect.width / 8) * 8}")
        _blit(context, surface, sheet, rect)
        seal = px(SEAL)
        _blit(context, surface, self._sign, pygame.Rect(rect.left + px(28), rect.centery - seal // 2, seal, seal))
        cloth = pygame.Rect(self._title.rect.left, 0, px(64), px(40))
        cloth.centery = self._name.rect.centery
        _blit(context, surface, self._flag, cloth)
        if self._tile.known:
            self._tile.draw(surface)
        for label in (self._title, self._name, self._why):
            label.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for label in (self._title, self._name, self._why) for box in label.text_boxes()]


class EveningEnd(FinaleScene):
    def __init__(self, context: AppContext, view: View, ending: Ending, again: Act, numbers: Act, leave: Act) -> None:
        if ending.headline == context.texts("You win") and can_letter(f"{ending.letters}!"):
            ending = ending._replace(letters=f"{ending.letters}!")
        super().__init__(context, GAME, ending, again, numbers, leave)
        self._reason.style = WHY
        flags = [picture(f"{GAME}/flag", seat=str(flag + 1)) for flag in view.frame.flags]
        won = [seat for seat, (_, _, best) in enumerate(ending.people) if best and seat not in view.sunk]
        others = [seat for seat in range(view.seats) if seat not in view.sunk and seat not in won]
        chief = won[0] if won else (others or [0])[0]
        self._shown: list[Seat] = [*view.sunk, *others, *won[1:]]
        self._evening = picture(
            f"{GAME}/finale-scenery",
            seat=str(view.frame.flags[chief] + 1),
            holes=str(min(view.damage[chief], 4)),
            sunk="-".join(str(view.frame.flags[seat] + 1) for seat in view.sunk),
            afloat="-".join(str(view.frame.flags[seat] + 1) for seat in (*others, *won[1:])),
        )
        self._lost = [
            Captain(context, *ending.people[seat], flags[seat], str(at + 1) if seat in view.sunk else "")
            for at, seat in enumerate(self._shown)
        ]
        self._best = Winner(context, ending.people[chief][0], flags[chief])
        self._praise = [
            Praise(context, honour, ending.people[honour.seat][0], flags[honour.seat]) for honour in ending.honours[:2]
        ]
        self._usual = [*self._people, *self._honours, self._stage]
        self._own = [self._best, *self._lost, *self._praise]
        self.widgets = [*self._own, *self.widgets]
        self._signs = [button.icon for button in self.buttons[1:]]
        self.free = False
        """Whether there is room for the evening with all that is told on it."""

    # -- layout -----------------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """A place on the evening in the window: it stands on the window's lower edge."""
        view = self.context.view
        unit = view.width / EVENING[0]
        return round(x * unit), round(view.height - (EVENING[1] - y) * unit)

    def arrange(self) -> None:
        self.free = not self.context.theme.plain and self._arranged()
        for widget in self._own:
            widget.visible = self.free and (widget.visible or not isinstance(widget, Praise))
        for widget in self._usual:
            widget.visible = not self.free
        self._band.visible = not self.free and self._letters is not None
        if not self.free:
            self._reason.align = self._set.align = CENTRE
            self._set.style = TITLE
            super().arrange()
        self.damage.add_all()

    def _arranged(self) -> bool:
        """Lays everything out on the evening; False: there is no room for it. Where the buttons are too large for
        their corner they take the foot of the window, and what is told of single captains makes way."""
        view = self.context.view
        names, foot = self._arrange_lost(), self._at(0, 1058)[1]
        if self._arrange_head() > self._at(0, 600)[1]:
            return False
        cornered = self._arrange_ways() >= self._at(0, 830)[1]
        left, width = self._at(EDGE, 0)[0], self._at(HONOUR_WIDE, 0)[0]
        if len(self._praise) == 1:  # alone it hangs in the middle, below the lost ships
            left = self._at(WAYS_LEFT / 2, 0)[0] - width // 2
        for praise in self._praise:
            praise.visible = cornered and foot - praise.height_for(width) > names
            praise.place(left, foot, width)
            left += width + self._at(24, 0)[0]
        if cornered:
            return names < view.height - view.px(12)
        bottom = self._place_buttons(MARGIN)
        return names <= bottom and self._best.rect.bottom <= bottom

    def _arrange_ways(self) -> int:
        """The buttons at the right: the next game large at their head. Returns where they begin."""
        px, left = self.context.view.px, self._at(WAYS_LEFT, 0)[0]
        right, bottom = self._at(EVENING[0] - EDGE, 1056)
        width, gap, again = right - left, px(12), self.buttons[0]
        rows = self._ways(width, gap)
        for row in reversed(rows):
            natural = [min(width, button.natural_width()) for button in row]
            spare = width - gap * (len(row) - 1) - sum(natural)
            each = (width - gap * (len(row) - 1)) // len(row)
            fits = max(natural) <= each
            natural = [each if fits else size + spare // len(row) for size in natural]
            least = px(76) if row[0] is again else px(64)
            high = max([least, *(button.height_for(size) for button, size in zip(row, natural, strict=True))])
            x = left
            for button, size in zip(row, natural, strict=True):
                button.place(x, bottom - high, size, high)
                x += size + gap
            bottom -= high + gap
        return bottom

    def _ways(self, width: int, gap: int) -> list[list[Button]]:
        """The next game alone in the first row, and all else in the second, if need be without signs; where that has no
        room, two and two."""
        again, numbers, desk, table = self.buttons
        for signs in (self._signs, [""] * len(self._signs)):
            for button, sign in zip(self.buttons[1:], signs, strict=True):
                button.icon = sign
            rows = [[again], *in_rows([table, numbers, desk], width, gap)]
            if len(rows) == WAYS_ROWS and again.natural_width() <= width:
                return rows
        for button, sign in zip(self.buttons[1:], self._signs, strict=True):
            button.icon = sign
        return in_rows([again, table], width, gap) + in_rows([numbers, desk], width, gap)

    def _arrange_lost(self) -> int:
        """The lost along the rope, names that are wide in two rows. Returns where the names end."""
        px, places = self.context.view.px, berths(len(self._lost))
        if not self._lost:
            return 0
        side = px(FACE)
        apart = self._at(places[1] - places[0], 0)[0] if len(places) > 1 else px(400)
        widest = max(captain.natural_width() for captain in self._lost)
        rows = 1 if widest + px(8) <= apart else 2
        for number, (captain, x) in enumerate(zip(self._lost, places, strict=True)):
            middle, top = self._at(x, hangs(x) - 6)
            low = px(2) + (number % rows) * round(captain.line_height() * 0.92)
            captain.place_below(middle, top, side, rows * apart - px(8), low)
        return max(captain.rect.bottom for captain in self._lost) + px(6)

    def _arrange_head(self) -> int:
        """Headline and reason at the left, and who has won below their ship. Returns where the first two end."""
        px = self.context.view.px
        left, top = self._at(66, 0)[0], max(px(14), self._at(0, 34)[1])
        width = self._at(820, 0)[0]
        if self._letters is not None:
            shape = (width_of(self.ending.letters) + 52) / LETTERS_HIGH
            high = round(min(self._at(206, 0)[0], width / shape))
            self._letters.rect = pygame.Rect(left, top, round(high * shape), high)
            top += high + px(4)
        else:
            self._set.align, self._set.style = LEFT, SET
            top = self._set.place(left + px(24), top + px(30), width)
        self._reason.align = LEFT
        top = self._reason.place(left + px(26), top, width - px(20)) + px(18)
        self._best.place(*self._at(1468, 800), self._at(460, 0)[0])
        return top

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        context, size = self.context, self.context.view.size
        if not self.free:
            super().ground(surface)
            return
        evening = context.art.get(self._evening, size)
        if context.art.ready(self._evening, size):
            surface.blit(evening, (0, 0))
            return
        horizon = self._at(0, HORIZON)[1]  # until the picture is there, words must have something to stand on
        surface.fill(SKY)
        surface.fill(colour(DUSK), pygame.Rect(0, horizon, size[0], size[1] - horizon))


def evening_end(table: TableScene, ending: Ending, again: Act, numbers: Act, leave: Act) -> FinaleScene | None:
    view = cast(View, table.sitting.match.view(None))
    return EveningEnd(table.context, view, ending, again, numbers, leave)
