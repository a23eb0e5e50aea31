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
from scrapdesk.ui.face import Mount
from scrapdesk.ui.frame.clock import ease_out
from scrapdesk.ui.frame.events import KeyDown, PointerDown, UiEvent
from scrapdesk.ui.paint.art.generators.letters import can_letter
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.type.styles import TITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.placing import in_rows
from scrapdesk.ui.table.finale_people import TROPHY, HonourCard, Person
from scrapdesk.ui.table.people import portrait
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets.base import Widget
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
OVER: Final = 0.59
"""How much of the band lies over the stage."""
LETTERS, LARGE = (660, 120), (740, 136)
SENTENCE: Final = Style("serif-semibold", 38)
FACE: Final = 350
"""Of a portrait where there are two; more share the height."""
MARGIN: Final = 28
FOOT: Final = 70
"""Below the buttons."""
ROOMY: Final = 120
"""By so much the button that is meant is wider than its words need, where there is room: the others are calmer."""
LOWERED: Final = 56
"""So far below the top people stand who are alone on their side: flags may hang over them."""


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
    mounts: Mapping[int, Mount] = MappingProxyType({})
    """What faces are framed in."""
    names: tuple[str, ...] = ()
    """What the people are called at the table."""
    wrecks: Mapping[int, Picture] = MappingProxyType({})
    """What lies broken below the name of a seat."""

    def face(self, context: AppContext, seat: int) -> Picture:
        """A companion, as they take it, or a person in what their seat wears."""
        name, _, won = self.people[seat]
        called, mount = self.names[seat] if seat < len(self.names) else name, self.mounts.get(seat)
        mood = "glad" if won else "sad"
        return (
            portrait(context, called, mood)
            if mount is None
            else portrait(context, called, mood, mount.colours, mount.rays)
        )


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


class FinaleScene(WidgetScene):
    """`numbers` leads to the second page; the other ways lead away from the table."""

    opaque = False
    covers = True
    """Whether it lies over the table: only then is it offered to show that."""

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
        self._reason = Label(context, _sentence(ending.reason), SENTENCE, "over", "focus_in", CENTRE)
        self._people = [self._person(seat) for seat in range(len(ending.people))]
        self.buttons = [
            self._button(texts("Rematch"), again, "redo", primary=True),
            Button(context, texts("Show the numbers"), numbers, "chart", region="answers"),
            self._button(texts("Back to the desk"), leave, "home"),
            *([self._button(texts("Show the table"), lambda: None, "eye")] if self.covers else ()),
        ]
        words = self._letters if self._letters is not None else self._set
        self._honours = [
            HonourCard(context, game, honour, ending.people[honour.seat][0]) for honour in ending.honours[:2]
        ]
        self.widgets = [*self._people, *self._honours, self._stage, self._band, words, self._reason, *self.buttons]

    def _person(self, seat: int) -> Person:
        told, shown = self.ending, self.ending.trophies.get(seat, ())
        face, mount, wreck = told.face(self.context, seat), told.mounts.get(seat), told.wrecks.get(seat)
        return Person(self.context, *told.people[seat], face, shown, mount, wreck)

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
        wide, bottom = view.width - 2 * px(MARGIN), self._place_buttons(FOOT)
        middle = min(wide, max(px(900), round(view.width * 0.62)))
        high = self._reason.height_for(middle)
        self._reason.place((view.width - middle) // 2, bottom - high - px(8), middle)
        self._place_stage(pygame.Rect(0, px(8), view.width, self._reason.rect.top - px(12)))
        self._place_people(self._stage.rect, self._band.rect.top)
        self._place_honours(self._reason.rect.top)
        self.damage.add_all()

    def _place_buttons(self, margin: float) -> int:
        """In as few rows as they take, at the foot of the window with so many design pixels below. Returns where what
        stands over them may end."""
        view, px = self.context.view, self.context.view.px
        wide, bottom = view.width - 2 * px(MARGIN), view.height - px(margin)
        for row in reversed(in_rows(self.buttons, wide, px(16))):
            bottom = self._place_row(row, bottom, wide) - px(12)
        return bottom

    def _place_row(self, row: list[Button], bottom: int, width: int) -> int:
        gap = self.context.view.px(16)
        spare = max(0, width - gap * (len(row) - 1) - sum(button.natural_width() for button in row))
        roomy = min(self.context.view.px(ROOMY), spare // len(row))
        sizes = [min(width, button.natural_width() + (roomy if button.primary else 0)) for button in row]
        high = max(button.height_for(size) for button, size in zip(row, sizes, strict=True)) + roomy // 8
        left = (self.context.view.width - sum(sizes) - gap * (len(row) - 1)) // 2
        for button, size in zip(row, sizes, strict=True):
            button.place(left, bottom - high, size, high)
            left += size + gap
        return bottom - high

    def _place_stage(self, room: pygame.Rect) -> None:
        """The stage, and the band over its foot, as large as the room allows."""
        high = STAGE[1] + BAND[1] * (1 - OVER)
        unit = min(room.width / 1920, room.height / high)
        top = room.top + max(0, round(room.height - high * unit)) // 2
        self._stage.rect = _sized(STAGE, unit, room.centerx, top)
        self._band.rect = _sized(BAND, unit, room.centerx, top + round((STAGE[1] - BAND[1] * OVER) * unit))
        letters = _sized(LARGE, unit, room.centerx, 0)
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
        top, half = px(MARGIN) + (px(LOWERED) if count == 2 else 0), (count + 1) // 2
        for side, people in enumerate((self._people[:half], self._people[half:])):
            left = px(MARGIN) if side == 0 else stage.right + px(MARGIN)
            width = max(1, (stage.left if side == 0 else self.context.view.width) - left - px(MARGIN))
            across = 1 if len(people) <= 2 else 2
            alone = len(people) == 1
            aside = width // 4 if alone else 0  # clear of the ends of the band
            left, width = left + (aside if side else 0), width - aside
            rows = -(-len(people) // across)
            cell_w, cell_h = (
                width // across,
                max(1, (bottom + (px(40 + LOWERED) if alone else 0) - top) // max(1, rows)),
            )
            words = px(104 if any(person.reached for person in people) else 84)
            words += px(TROPHY + 8) if any(person.trophies for person in self._people) else 0
            face = max(px(56), min(px(FACE), cell_w - px(24), cell_h - words))
            for number, person in enumerate(people):
                row, column = divmod(number, across)
                lift = round((cell_h - face - words) * (0.5 if rows > 1 else 1.0))
                person.place(left + column * cell_w, top + row * cell_h + max(0, lift), cell_w, face)
                person.leave_wreck(self._reason.rect.top if alone else 0)

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


def _sentence(words: str) -> str:
    return words if words[-1:] in ("", ".", "!", "?") else f"{words}."


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
    found = {seat: face.mount(view, seat, seat in outcome.winners) for seat in range(len(names))}
    mounts = {seat: mount for seat, mount in found.items() if mount is not None}
    told, wrecks = teller.reason(outcome), face.wrecks(entries)
    return Ending(headline, letters, told, people, pictures, honours, scenery, trophies, mounts, tuple(names), wrecks)
