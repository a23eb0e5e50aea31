"""The end of a game, told before anything is counted: who has won, with faces, one line why, on the game's own stage.

Owns how it is laid out and how it comes. Each face brings the stage, the band and the letters as pictures; the numbers
lie on a second page. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from scrapdesk.core.ledger import Honour
from scrapdesk.core.rules import Outcome
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import ease_out
from scrapdesk.ui.frame.events import KeyDown, PointerDown, UiEvent
from scrapdesk.ui.paint.art.generators.letters import can_letter
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE, TITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.placing import in_rows
from scrapdesk.ui.table.people import portrait
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

VEIL: Final = (52, 46, 44)
"""What the table below is multiplied by: it is still seen."""
COMES_MS: Final = 900.0
DEAF_MS: Final = 1500.0
"""So long after it has begun to come no key chooses: whoever hurried the last move presses once too often."""
CALM_MS: Final = 600.0
"""And so long after a key that chose nothing: somebody is still hurrying, or holds it down."""
STAGE: Final = (620, 700)
BAND: Final = (1120, 230)
LETTERS: Final = (660, 120)
SENTENCE: Final = Style("serif", 38)
FACE: Final = 300
"""Of a portrait where there are two; more share the height."""
MARGIN: Final = 28
TROPHY, TROPHIES = 60, 7
"""How large what somebody has to show is, and how many of them: the last."""


class Ending(NamedTuple):
    """What is told: in words, and to whom it happened."""

    headline: str
    letters: str
    """The headline as it is lettered; empty where it has letters that nobody drew."""
    reason: str
    people: tuple[tuple[str, str, bool], ...]
    """Of each seat the name, what it reached, and whether it won."""
    args: dict[str, str]
    """What the pictures are told: whose seat won."""
    honours: tuple[Honour, ...] = ()
    """What some were best at, or worst."""
    scenery: Picture | None = None
    """What lies behind it all; None: the table, darkened."""
    trophies: Mapping[int, Sequence[Picture]] = MappingProxyType({})
    """What seats have to show for themselves."""


class FinaleStage(Widget):
    """A picture that comes from a little above, once."""

    def __init__(self, context: AppContext, what: Picture, name: str) -> None:
        super().__init__(context, name, "stage")
        self.what = what
        self.rise = 0.0

    lies_over = True

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.width > 0 and self.rise < 1:
            image = self.context.art.get(self.what, self.rect.size)
            place = self.rect.move(0, -round(self.rise * self.rect.height * 0.12))
            surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)


class Person(Widget):
    """A face with a name and what it reached."""

    lies_over = True

    def __init__(
        self, context: AppContext, name: str, reached: str, won: bool, trophies: Sequence[Picture] = ()
    ) -> None:
        super().__init__(context, name, "people")
        self.won, self.trophies = won, trophies[-TROPHIES:]
        self.what = portrait(context, name, "glad" if won else "sad")
        self._name = Label(context, name, TITLE, "over", "focus_in", CENTRE, plain=True)
        self._reached = Label(context, reached, BODY, "over", "focus_in", CENTRE)
        self._name.one_line = self._reached.one_line = True
        self.reached = reached
        self._side = 0
        self._row = pygame.Rect(0, 0, 0, 0)

    def place(self, left: int, top: int, width: int, side: int) -> int:
        """A column of this width; `side` is that of the portrait. Returns its end."""
        self._side = side
        bottom = self._name.place(left, top + side + self.context.view.px(6), width)
        bottom = self._reached.place(left, bottom, width) if self._reached.text else bottom
        self._row = pygame.Rect(left, bottom + self.context.view.px(8), width, 0)
        if self.trophies:
            self._row.height = min(self.context.view.px(TROPHY), width // len(self.trophies))
            bottom = self._row.bottom
        self.rect = pygame.Rect(left, top, width, bottom - top)
        return bottom

    def _draw_trophies(self, surface: pygame.Surface) -> None:
        """Side by side, and closer where there are many."""
        side, count = self._row.height, len(self.trophies)
        left = self._row.centerx - side * count // 2
        for number, what in enumerate(self.trophies):
            image = self.context.art.get(what, (side, side))
            surface.blit(image, (left + number * side, self._row.top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw(self, surface: pygame.Surface) -> None:
        side, theme, px = self._side, self.context.theme, self.context.view.px
        face = pygame.Rect(self.rect.centerx - side // 2, self.rect.top, side, side)
        pygame.draw.circle(surface, theme.focus_in, face.center, side // 2)
        image = self.context.art.get(self.what, (side, side))
        surface.blit(_round(image), face, special_flags=pygame.BLEND_PREMULTIPLIED)
        pygame.draw.circle(surface, theme.glow if self.won else theme.over, face.center, side // 2, max(2, px(5)))
        self._name.draw(surface)
        self._reached.draw(surface)
        self._draw_trophies(surface)

    def text_boxes(self) -> list[TextBox]:
        return [*self._name.text_boxes(), *self._reached.text_boxes()]


def _round(image: pygame.Surface) -> pygame.Surface:
    """A picture cut to a disc."""
    size = image.get_size()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.aacircle(mask, (255, 255, 255, 255), (size[0] // 2, size[1] // 2), min(size) // 2 - 1)
    mask.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


class HonourCard(Widget):
    """What somebody was best at, or worst: a sign, what it is, who, and why."""

    lies_over = True

    def __init__(self, context: AppContext, game: str, honour: Honour, name: str) -> None:
        texts = context.texts
        super().__init__(context, f"{texts.line(honour.title)}: {name}", "people")
        self._sign = picture(f"{game}/{honour.sign}")
        self._labels = [
            Label(context, texts.line(honour.title), META, "muted"),
            Label(context, name, SUBTITLE, plain=True),
            Label(context, texts.line(honour.why), META),
        ]

    def place_within(self, room: pygame.Rect) -> None:
        """At the foot of a room, as high as its words are; not seen where it has no room."""
        px = self.context.view.px
        pad, side = px(14), px(64)
        wide = min(room.width, px(440))
        inner = wide - side - 3 * pad
        high = sum(label.height_for(max(1, inner)) for label in self._labels) + 2 * pad
        self.visible = inner > px(120) and high <= room.height
        self.rect = pygame.Rect(0, 0, wide, high)
        self.rect.midbottom = room.midbottom
        top = self.rect.top + pad
        for label in self._labels:
            top = label.place(self.rect.left + side + 2 * pad, top, max(1, inner))

    def draw(self, surface: pygame.Surface) -> None:
        px = self.context.view.px
        self.context.shapes.draw(surface, self.rect, plates.card(self.context))
        side = px(64)
        at = (self.rect.left + px(14), self.rect.centery - side // 2)
        surface.blit(self.context.art.get(self._sign, (side, side)), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        for label in self._labels:
            label.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for label in self._labels for box in label.text_boxes()] if self.visible else []


class FinaleScene(WidgetScene):
    """`numbers` leads to the second page; the other ways lead away from the table."""

    opaque = False

    def __init__(
        self,
        context: AppContext,
        game: str,
        ending: Ending,
        again: Callable[[], None],
        numbers: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(context)
        texts = context.texts
        self.ending = ending
        self._deaf: set[str] = set()
        """Why nothing is chosen by key now."""
        self.see_numbers = numbers
        self._stage = FinaleStage(context, picture(f"{game}/finale", **ending.args), "stage")
        self._band = FinaleStage(context, picture(f"{game}/finale-band", **ending.args), "band")
        letters = picture(f"{game}/lettered", text=ending.letters) if ending.letters else None
        self._letters = FinaleStage(context, letters, ending.headline) if letters is not None else None
        self._set = Label(context, ending.headline, TITLE, "over", "focus_in", CENTRE, plain=True)
        self._set.one_line = True
        self._reason = Label(context, ending.reason, SENTENCE, "over", "focus_in", CENTRE)
        self._people = [Person(context, *one, ending.trophies.get(seat, ())) for seat, one in enumerate(ending.people)]
        self.buttons = [
            self._button(texts("Rematch"), again, "redo", primary=True),
            Button(context, texts("Show the numbers"), numbers, "chart", region="answers"),
            self._button(texts("Back to the desk"), leave, "home"),
            self._button(texts("Show the table"), lambda: None, "eye"),
        ]
        self._band.visible = self._letters is not None
        words = self._letters if self._letters is not None else self._set
        self._honours = [
            HonourCard(context, game, honour, ending.people[honour.seat][0]) for honour in ending.honours[:2]
        ]
        self.widgets = [*self._people, *self._honours, self._stage, self._band, words, self._reason, *self.buttons]

    def _button(self, text: str, act: Callable[[], None], icon: str, primary: bool = False) -> Button:
        def away() -> None:
            self.context.scenes.pop(self)
            act()

        return Button(self.context, text, away, icon, primary=primary, region="answers")

    # -- how it comes -----------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.ring_shown = True
        self.focus(self.buttons[0])
        self._come(0.0)
        self.context.clock.tween(self, COMES_MS, self._come, ease_out)
        self._deafen("comes", DEAF_MS)

    def exit(self) -> None:
        self.context.clock.drop(self)
        for why in ("comes", "hurried"):
            self.context.clock.drop((self, why))
        super().exit()

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, PointerDown):
            self._rush()  # whoever presses need not wait
        if isinstance(event, KeyDown) and self._hurries(event):
            self._rush()
            self._deafen("hurried", CALM_MS)
            return True  # who has just hurried what was shown by key does not mean the first button that comes
        return super().handle(event)

    def _hurries(self, event: KeyDown) -> bool:
        keys = self.context.keys
        return bool(self._deaf) and (keys.meant(event, "moving") == "use" or keys.means(event, "hurry"))

    def _deafen(self, why: str, ms: float) -> None:
        self._deaf.add(why)
        self.context.clock.after((self, why), ms, lambda: self._deaf.discard(why))

    def _rush(self) -> None:
        """All of it is there at once."""
        self._come(1.0)
        self.context.clock.drop(self)

    def _come(self, t: float) -> None:
        still = self.context.clock.reduced_motion
        for number, part in enumerate((self._stage, self._band, self._letters)):
            if part is not None:
                part.rise = 0.0 if still else max(0.0, min(1.0, 1 - (t * 2.2 - 0.5 * number)))
                part.touch()
        self.damage.add_all()

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        wide, gap = view.width - 2 * px(MARGIN), px(16)
        bottom = view.height - px(MARGIN)
        for row in reversed(in_rows(self.buttons, wide, gap)):
            bottom = self._place_row(row, bottom, wide) - px(12)
        middle = min(wide, max(px(900), round(view.width * 0.62)))
        high = self._reason.height_for(middle)
        self._reason.place((view.width - middle) // 2, bottom - high - px(8), middle)
        self._place_stage(pygame.Rect(0, px(8), view.width, self._reason.rect.top - px(12)))
        self._place_people(self._stage.rect, self._band.rect.top)
        self._place_honours(self._reason.rect.top)
        self.damage.add_all()

    def _place_row(self, row: list[Button], bottom: int, width: int) -> int:
        gap = self.context.view.px(16)
        sizes = [min(width, button.natural_width()) for button in row]
        high = max(button.height_for(size) for button, size in zip(row, sizes, strict=True))
        left = (self.context.view.width - sum(sizes) - gap * (len(row) - 1)) // 2
        for button, size in zip(row, sizes, strict=True):
            button.place(left, bottom - high, size, high)
            left += size + gap
        return bottom - high

    def _place_stage(self, room: pygame.Rect) -> None:
        """The stage, and the band over its foot, as large as the room allows."""
        unit = min(room.width / 1920, room.height / (STAGE[1] + BAND[1] * 0.62))
        self._stage.rect = _sized(STAGE, unit, room.centerx, room.top)
        self._band.rect = _sized(BAND, unit, room.centerx, room.top + round((STAGE[1] - BAND[1] * 0.38) * unit))
        letters = _sized(LETTERS, unit, room.centerx, 0)
        letters.centery = self._band.rect.centery - round(2 * unit)
        if self._letters is not None:
            self._letters.rect = letters
        high = self._set.height_for(letters.width)
        self._set.place(letters.left, letters.centery - high // 2, letters.width)

    def _place_honours(self, bottom: int) -> None:
        """Below the people, at either side of the band."""
        px, band, wide = self.context.view.px, self._band.rect, self.context.view.width
        top = max([band.top, *(person.rect.bottom for person in self._people)]) + px(10)
        sides = ((px(MARGIN), band.left - px(MARGIN)), (band.right + px(MARGIN), wide - px(MARGIN)))
        for card, (left, right) in zip(self._honours, sides, strict=False):
            card.place_within(pygame.Rect(left, top, max(1, right - left), max(0, bottom - top)))

    def _place_people(self, stage: pygame.Rect, bottom: int) -> None:
        """Half of them on either side, each side in as many rows as it needs."""
        px, count = self.context.view.px, len(self._people)
        top, half = px(MARGIN), (count + 1) // 2
        for side, people in enumerate((self._people[:half], self._people[half:])):
            left = px(MARGIN) if side == 0 else stage.right + px(MARGIN)
            width = max(1, (stage.left if side == 0 else self.context.view.width) - left - px(MARGIN))
            across = 1 if len(people) <= 2 else 2
            rows = -(-len(people) // across)
            cell_w, cell_h = width // across, max(1, (bottom - top) // max(1, rows))
            words = px(104 if any(person.reached for person in people) else 84)
            words += px(TROPHY + 8) if any(person.trophies for person in self._people) else 0
            face = max(px(56), min(px(FACE), cell_w - px(24), cell_h - words))
            for number, person in enumerate(people):
                row, column = divmod(number, across)
                lift = (cell_h - face - words) // 2
                person.place(left + column * cell_w, top + row * cell_h + max(0, lift), cell_w, face)

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        if self.ending.scenery is not None and not self.context.theme.plain:
            surface.blit(self.context.art.get(self.ending.scenery, self.context.view.size), (0, 0))
        else:
            surface.fill(VEIL, special_flags=pygame.BLEND_MULT)

    def art_came(self) -> None:
        super().art_came()
        self.damage.add_all()

    def escape(self) -> None:
        self.context.scenes.pop(self)


def _sized(size: tuple[int, int], unit: float, middle: int, top: int) -> pygame.Rect:
    rect = pygame.Rect(0, top, max(1, round(size[0] * unit)), max(1, round(size[1] * unit)))
    rect.centerx = middle
    return rect


def ending_of(context: AppContext, teller: Teller, outcome: Outcome, you: int | None) -> Ending:
    """`you`: the only person at the table, who is spoken to."""
    headline = context.texts("You win") if you in outcome.winners and len(outcome.winners) == 1 else ""
    headline = headline or teller.headline(outcome)
    letters = headline.upper() if can_letter(headline.upper()) else ""
    words = dict(zip(range(len(outcome.ranks)), teller.reached(outcome), strict=True))
    names = teller.played.names
    called = [context.texts("You") if seat == you else name for seat, name in enumerate(names)]
    seat = outcome.winners[0] if len(outcome.winners) < len(names) else 0
    view = teller.played.match.view(None)
    face = context.faces[teller.played.match.rules.info.id]
    played, entries = teller.played, teller.played.match.entries(None)
    people = tuple((name, words[seat], seat in outcome.winners) for seat, name in enumerate(called))
    honours = tuple(played.table.ledger.honours(entries, len(names)))
    scenery = face.scenery(view, you is not None and you not in outcome.winners)
    pictures, trophies = dict(face.winner(view, seat)), face.trophies(entries)
    return Ending(headline, letters, teller.reason(outcome), people, pictures, honours, scenery, trophies)
