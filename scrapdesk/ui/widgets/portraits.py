"""Faces of those who sit at a table: companions as they are drawn, people as a figure with their initial.

`portrait` is for boards and plaques: a seat, a size, a mood. Must not know where a portrait stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.core.players import AI
from scrapdesk.core.words import Ref
from scrapdesk.storage.people import Guest, seated
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.shapes import frame, ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.setups import level_of, temperament_of
from scrapdesk.ui.widgets.base import Widget

INK: Colour = (0x1A, 0x16, 0x14)
WAITING: Colour = (0xD8, 0xCB, 0xA8)
PERSON = "person"
MOST = 3
"""So many small faces stand in a row at most."""
OVERLAP = 0.72
"""How far a face lies from the one before, in its widths."""
_INITIAL = Style("serif-bold", 24)
_HEAD = (0.4, 0.28)
"""How far down the middle of the figure's head is, and how high a letter in it, of the whole height."""


def portrait(context: AppContext, seat: int, size: tuple[int, int], mood: str = "plain") -> pygame.Surface:
    """Whoever sits at this seat of the table on the screen; `mood` is plain, glad or sad. Not to be changed."""
    guest = context.company[seat] if seat < len(context.company) else Guest("")
    return guest_portrait(context, guest, size, mood)


def face_of(guest: Guest, mood: str = "plain") -> Picture:
    """The drawing of somebody, for who fetches pictures ahead."""
    if guest.companion is None:
        return picture(f"people/{PERSON}")
    return picture(f"people/{guest.companion.id}", mood=mood)


def companion_face(company: Sequence[Guest], seat: int, mood: str) -> Picture | None:
    """The drawing of the companion at a seat; None for a person, who has none of their own."""
    guest = company[seat] if seat < len(company) else Guest("")
    return None if guest.companion is None else face_of(guest, mood)


def character(context: AppContext, player: str, seat: int) -> str:
    """The companion at a seat in words, with the level and temperament in which they play; "" for a person."""
    guest = context.company[seat] if seat < len(context.company) else Guest("")
    if guest.companion is None:
        return ""
    texts, temper = context.texts, TEMPERAMENTS[temperament_of(player)].title
    line, level = texts.word(Ref(guest.companion.line)), LEVELS.get(level_of(player).removeprefix(AI))
    if level is not None:
        return texts(
            "{name} ({level}, {temper}). {line}", name=guest.name, level=Ref(level.title), temper=Ref(temper), line=line
        )
    return texts("{name} ({temper}). {line}", name=guest.name, temper=Ref(temper), line=line)


def strength(context: AppContext, player: str, seat: int) -> str:
    """The companion at a seat with level and temperament, in short; "" for a person, or where there is no level."""
    guest = context.company[seat] if seat < len(context.company) else Guest("")
    level = LEVELS.get(level_of(player).removeprefix(AI))
    if guest.companion is None or level is None:
        return ""
    temper = TEMPERAMENTS[temperament_of(player)].title
    return context.texts("{name}: {level}, {temper}", name=guest.name, level=Ref(level.title), temper=Ref(temper))


def guest_portrait(context: AppContext, guest: Guest, size: tuple[int, int], mood: str = "plain") -> pygame.Surface:
    """Somebody's face, square corners; in a wide size there is more of the ground at both sides."""
    drawn = context.art.get(face_of(guest, mood), size)
    if guest.companion is not None or not guest.name or not context.art.ready(face_of(guest, mood), size):
        return drawn
    shown, (middle, height) = drawn.copy(), _HEAD
    initial = context.writer.block(guest.name[:1].upper(), _INITIAL, plain=True, px=max(8, round(size[1] * height)))
    at = (0, round(size[1] * middle) - initial.height // 2)
    context.writer.draw(shown, initial, at, INK, 0.5, size[0])
    return shown


def company_of(players: Sequence[str], names: Sequence[str]) -> tuple[Guest, ...]:
    """The companions among the players of a record or a result."""
    return tuple(Guest(one.name, one) for one in seated(players, names) if one is not None)


def faces_width(guests: Sequence[Guest], side: int) -> int:
    """How wide a row of small faces is, each lying a little over the one before."""
    count = min(len(guests), MOST)
    return side + (count - 1) * round(side * OVERLAP) if count else 0


def draw_faces(
    context: AppContext, surface: pygame.Surface, guests: Sequence[Guest], at: pygame.Rect, mood: str = "plain"
) -> None:
    """The first few of them in a row that begins at the left of a rectangle."""
    side = at.height
    for number in range(min(len(guests), MOST) - 1, -1, -1):
        place = pygame.Rect(at.left + number * round(side * OVERLAP), at.top, side, side)
        draw_guest(context, surface, guests[number], place, mood, radius=max(2, side // 6))


class Faces(Widget):
    """A few small faces in a row, to stand before words that name them."""

    def __init__(self, context: AppContext, guests: Sequence[Guest], mood: str = "plain") -> None:
        super().__init__(context, ", ".join(guest.name for guest in guests))
        self._guests, self.mood = tuple(guests), mood

    def width_for(self, side: int) -> int:
        return faces_width(self._guests, side)

    def place(self, left: int, top: int, side: int) -> None:
        self.rect = pygame.Rect(left, top, self.width_for(side), side)

    def draw(self, surface: pygame.Surface) -> None:
        draw_faces(self.context, surface, self._guests, self.rect, self.mood)


class SeatFace(Widget):
    """The companion at a seat of the table on the screen; nothing where a person sits, or nobody is meant."""

    explains = True
    seat: int | None = None
    told: Callable[[int], str] = staticmethod(lambda seat: "")
    """What is said of the companion at a seat when the face is looked at."""

    def tooltip(self) -> str:
        return self.told(self.seat) if self.seat is not None and self.guest is not None else ""

    @property
    def guest(self) -> Guest | None:
        company = self.context.company
        found = company[self.seat] if self.seat is not None and self.seat < len(company) else None
        return found if found is not None and found.companion is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        guest = self.guest
        if guest is not None and self.rect.width:
            draw_guest(self.context, surface, guest, self.rect, radius=max(2, self.rect.width // 6))


def draw_guest(
    context: AppContext, surface: pygame.Surface, guest: Guest, rect: pygame.Rect, mood: str = "plain", radius: int = 0
) -> None:
    """Somebody's face in a frame with round corners."""
    radius = radius or context.view.px(10)
    mask = pygame.Surface(rect.size, pygame.SRCALPHA)
    context.shapes.draw(mask, mask.get_rect(), (ground((255, 255, 255), radius),))
    face = pygame.Surface(rect.size, pygame.SRCALPHA)
    face.fill(WAITING)  # seen as long as the picture is not there
    face.blit(guest_portrait(context, guest, rect.size, mood), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    mask.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(mask, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    line = context.theme.line if context.theme.plain else INK
    context.shapes.draw(surface, rect, (frame(line, radius, max(2, context.view.px(3))),))
