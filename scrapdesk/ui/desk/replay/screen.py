"""What a replay is shown on: the board of a game that has a look, or the plain state of any game.

Both are told to show the film as it is now; neither can be played on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from scrapdesk.core.events import Event
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Field, Names, Path, Piece
from scrapdesk.core.words import Line
from scrapdesk.storage.people import guests
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.film import Film
from scrapdesk.ui.opaque import Move, SomeTable, View
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META
from scrapdesk.ui.paint.type.writer import RIGHT
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.table.aside import MENU, STRIP, WORDS, has_rooms
from scrapdesk.ui.table.inventory import lying, spoken_field
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import companion_face
from scrapdesk.ui.widgets.scroll import ScrollPane

WIDER: Final = 360
"""How much wider the rooms become at most, in a window that is wider than the table."""

NARROWEST: Final = 190
"""How narrow the story may become, with texts as they usually are."""


class WatchedTable(SomeTable):
    """The game's own table, with the pieces as the borrowed eyes see them."""

    def __init__(self, film: Film) -> None:
        self._film = film

    def pieces(self, view: View) -> Sequence[Piece]:
        return self._film.pieces()

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        return ()

    def narrate(self, event: Event, names: Names) -> Line | None:
        return self._film.table.narrate(event, names)

    def status(self, view: View) -> Sequence[Field]:
        return self._film.table.status(view)


class Rooms(NamedTuple):
    """What a table that has the whole window leaves for the rest."""

    menu: pygame.Rect
    head: pygame.Rect
    """Beside the drafts, say: narrow, and at times nothing."""
    story: pygame.Rect


class ReplayScreen(ABC):
    """Where the game is seen."""

    widgets: Sequence[Widget]

    @property
    def rooms(self) -> Rooms | None:
        """The table's rooms for what stands beside other tables; None where it has none."""
        return None

    def takes_all(self, width: int, height: int) -> bool:
        """Whether the table wants the whole of such a window, because it has rooms for what stands beside other tables,
        and they are large enough."""
        return False

    @abstractmethod
    def arrange(self, rect: pygame.Rect) -> None:
        """Fills a part of the window."""

    def leave(self, rooms: Sequence[pygame.Rect]) -> None:  # noqa: B027 - only a board has such rooms
        """These are not the table's own now."""

    @abstractmethod
    def follow(self, still: bool) -> None:
        """Shows the film where it is now; `still`: at once."""

    @abstractmethod
    def sit_down(self) -> None:
        """Other eyes look."""

    @abstractmethod
    def ground(self, surface: pygame.Surface) -> None:
        """Paints what lies behind the widgets."""

    def advance(self, ms: float) -> None:  # noqa: B027 - only a board moves
        """Time passes."""

    def tell_changes(self) -> None:  # noqa: B027 - only a board moves
        """What has moved is painted with the next frame."""

    def repaint(self) -> None:  # noqa: B027 - only a board keeps pictures
        """Pictures have come in."""


class BoardScreen(ReplayScreen):
    def __init__(self, context: AppContext, film: Film, look: Look) -> None:
        self._context, self._film, self.look = context, film, look
        company = guests(film.players, film.record.names, film.names)
        look.watched = True
        look.portraits = lambda seat, mood: companion_face(company, seat, mood)
        self._stage = Stage(context, film.match, WatchedTable(film), look, film.eyes.seat)
        self._whole = False
        """Whether the table has the whole width of the window."""
        self._stage.name = context.texts("The table")
        self.widgets = (self._stage,)

    @property
    def pieces(self) -> Sequence[Piece]:
        """What is on the board now."""
        return self._stage.hand.pieces

    @property
    def rooms(self) -> Rooms | None:
        layout, px = self._stage.layout, self._context.view.px
        if not self._whole:
            return None
        menu, story, strip = (_whole(layout.box(slot)) for slot in (MENU, WORDS, STRIP))
        right = min(self._stage.rect.right, self._stage.room.right + px(WIDER)) - px(20)
        for room in (menu, story, strip):
            room.width = max(room.width, right - room.left)
        low = min(story.top - px(10), strip.bottom)
        menu = menu.inflate(0, px(4))  # buttons have to be large enough to be hit in a small window, too
        return Rooms(menu, pygame.Rect(strip.topleft, (strip.width, max(0, low - strip.top))), story)

    def takes_all(self, width: int, height: int) -> bool:
        plan, view = self._stage.layout, self._context.view
        self._whole = has_rooms(plan.slots)
        if self._whole:
            wide, high = plan.size
            fit = min(width, height * wide / high)
            narrowest = min(slot.box[2] / wide for name, slot in plan.slots.items() if name.startswith(WORDS))
            spare = min(width - fit, view.px(WIDER)) - view.px(20)
            self._whole = narrowest * fit + spare >= NARROWEST * view.text
        return self._whole

    def sit_down(self) -> None:
        seat: Seat | None = self._film.eyes.seat
        self._stage.seat_down(seat, None, self._film.names)

    def arrange(self, rect: pygame.Rect) -> None:
        """A table that has rooms of its own lies at the left, so that they become wider at the right."""
        if not self._whole:
            self._stage.arrange(rect)
            return
        wide, high = self._stage.layout.size
        fit = min(rect.width, round(rect.height * wide / high))
        edge = max(0, rect.width - fit - self._context.view.px(WIDER)) // 2
        self._stage.arrange(rect, pygame.Rect(rect.left + edge, rect.top, fit, rect.height))

    def leave(self, rooms: Sequence[pygame.Rect]) -> None:
        self._stage.spares = rooms

    def follow(self, still: bool) -> None:
        self._stage.follow(still)

    def advance(self, ms: float) -> None:
        self._stage.advance(ms)

    def tell_changes(self) -> None:
        self._stage.still.catch_up()
        self._stage.tell_changes()

    def repaint(self) -> None:
        self._stage.repaint()

    def ground(self, surface: pygame.Surface) -> None:
        if self._context.theme.plain:
            surface.fill(self._context.theme.felt)
        else:
            surface.blit(self._context.art.get(self.look.ground(), self._context.view.size), (0, 0))


def _whole(box: Box) -> pygame.Rect:
    return pygame.Rect(*(round(number) for number in box))


class PlainScreen(ReplayScreen):
    """Status at the left, what lies where at the right."""

    def __init__(self, context: AppContext, film: Film) -> None:
        self._context, self._film = context, film
        self._top = TableTop(context)
        self._mat = pygame.Rect(0, 0, 0, 0)
        self._panels: list[pygame.Rect] = []
        self._status = ScrollPane(context, context.texts("The table"), "table")
        self._things = ScrollPane(context, context.texts("On the table"), "table")
        self.widgets = (self._status, self._things)

    def sit_down(self) -> None:
        self.follow(True)

    def arrange(self, rect: pygame.Rect) -> None:
        px = self._context.view.px
        margin = px(20)
        self._mat = pygame.Rect((0, 0), self._context.view.size).inflate(-margin, -margin)
        inner = rect.inflate(-2 * px(30), -2 * px(30))
        gap = px(20)
        half = (inner.width - gap) // 2
        self._panels = [
            pygame.Rect(inner.left, inner.top, half, inner.height),
            pygame.Rect(inner.left + half + gap, inner.top, inner.width - half - gap, inner.height),
        ]
        for pane, panel in zip((self._status, self._things), self._panels, strict=True):
            room = panel.inflate(-2 * px(26), -2 * px(22))
            pane.rect = pygame.Rect(room.left, room.top, room.width + px(16), room.height)
        self.follow(True)

    def follow(self, still: bool) -> None:
        self._fill(self._status, self._status_rows())
        things = [("", self._context.texts("On the table"))]
        things += lying(self._film.pieces(), self._film.names, self._context.texts)
        self._fill(self._things, things)

    def _status_rows(self) -> list[tuple[str, str]]:
        rows: list[tuple[str, str]] = []
        owner: Seat | None = None
        fields = sorted(self._film.status(), key=lambda field: -1 if field.seat is None else field.seat)
        for field in fields:
            if field.seat is not None and field.seat != owner:
                owner = field.seat
                rows.append(("", self._film.names[owner]))
            rows.append(spoken_field(field, self._context.texts))
        return rows

    def _fill(self, pane: ScrollPane, rows: Sequence[tuple[str, str]]) -> None:
        column = WordColumn(self._context, pane.rect.left, pane.rect.top, pane.inner_width)
        for label, value in rows:
            if label:
                column.pair(label, value)
            else:
                column.heading(value)
        pane.fill(column.widgets, column.bottom)

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        for panel in self._panels:
            self._context.shapes.draw(surface, panel, plates.panel(self._context))


class WordColumn:
    """Headings and pairs of words, one below the other."""

    def __init__(self, context: AppContext, left: int, top: int, width: int) -> None:
        self._context, self._left, self._width = context, left, width
        self._first = top
        self.bottom = top
        self.widgets: list[Widget] = []

    def heading(self, words: str) -> None:
        label = Label(self._context, words, LABEL, "highlight", plain=True)
        gap = 0 if self.bottom == self._first else self._context.view.px(10)
        self.bottom = label.place(self._left, self.bottom + gap, self._width) + self._context.view.px(4)
        self.widgets.append(label)

    def pair(self, label: str, value: str) -> None:
        """The label at the left and the value at the right, or below where it is long."""
        px, writer = self._context.view.px, self._context.writer
        head = Label(self._context, label[:1].upper() + label[1:], META, "muted", plain=True)
        body = Label(self._context, value, BODY, plain=True)
        gap, narrow = px(14), round(self._width * 0.42)
        room = self._width - narrow - gap
        if writer.width(value, BODY) <= room:
            low = head.place(self._left, self.bottom + px(3), narrow)
            body.align = RIGHT
            body.place(self._left + narrow + gap, self.bottom, room)
        else:
            low = head.place(self._left, self.bottom, self._width)
            low = body.place(self._left, low, self._width)
        self.widgets += [head, body]
        self.bottom = max(low, body.rect.bottom) + px(7)
