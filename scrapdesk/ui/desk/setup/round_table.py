"""The felt: seats round the open box with the thread of play between them; a list of seats where the cards are too
large for a ring; and the card that is being carried.

Owns where they lie. Must not know options, nor what becomes of a drop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.core.players import AI, HUMAN
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Ref
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import ring
from scrapdesk.ui.desk.setup.box import OpenBox
from scrapdesk.ui.desk.setup.party import Party
from scrapdesk.ui.desk.setup.seats import Form, FreeSeat, SeatActs, SeatCard, Signs, Sits, card_size, row_height
from scrapdesk.ui.face import Face
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.setting import Inside
from scrapdesk.ui.setups import level_of, temperament_of
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.scroll import ScrollPane

APART = 14
MOST_TEXT = 1.15
"""With text that is larger the line of character takes more than the two lines that a card has."""
MOST_LARGE = 3
"""Four large cards leave no room for the box between them; a free place is lower."""
TILT = -4.0
THREAD = (0x9A, 0x80, 0x46)


class CardCarrier(Protocol):
    """Who hears of cards that are carried about."""

    def carried(self, seat: Seat, pos: Point) -> None: ...
    def dropped(self, seat: Seat, pos: Point) -> None: ...
    def shifted(self, seat: Seat, step: int) -> None: ...


class RoundTable:
    def __init__(
        self,
        context: AppContext,
        game: Face,
        opened: Callable[[Seat], None],
        add: Callable[[], None],
        hand: CardCarrier,
    ) -> None:
        self._context, self._game = context, game
        self._acts = SeatActs(opened, hand.carried, hand.dropped, hand.shifted)
        self.cards: list[SeatCard] = []
        self._free = FreeSeat(context, add)
        self._pane = ScrollPane(context, context.texts("Seats"), "seats")
        self._box = OpenBox(context, game)
        self._room = pygame.Rect(0, 0, 0, 0)
        self._carried: tuple[Seat, pygame.Surface, pygame.Rect] | None = None
        self._marks: list[ring.WayMark] = []

    @property
    def widgets(self) -> list[Widget]:
        if self._pane.visible:
            return [self._pane]
        return [*self.cards, *([self._free] if self._free.visible else [])]

    @property
    def free_seat(self) -> Seat:
        """Which seat it would be that is added where the free place lies, so that nobody else has to move."""
        return len(self.cards) if self._pane.visible else ring.opposite(len(self.cards) + 1)

    @property
    def sides(self) -> dict[str, str]:
        """Which side everybody plays, where sides have names."""
        return {card.sits.guest.name: card.sits.seat for card in self.cards if card.sits.seat}

    def card_of(self, seat: Seat) -> Widget:
        """The card of a seat; the free place where there is no such seat."""
        return self.cards[seat] if seat < len(self.cards) else self._free

    # -- who sits there ---------------------------------------------------------------------------------

    def show(self, party: Party, box: Inside | None, signs: Sequence[Signs] = ()) -> None:
        """Everybody anew, each under the sign of the seat where that is known; it must be placed then."""
        sides = _sides(party, signs)
        under = [tuple(found) for found in signs] or [()] * len(sides)
        self.cards = [
            SeatCard(self._context, seat, self._sits(party, seat, side), self._acts, under[seat])
            for seat, side in enumerate(sides)
        ]
        self._free.visible = bool(party.more)
        self._box.fill(box)
        self._carried = None

    def _sits(self, party: Party, seat: Seat, named: str) -> Sits:
        """`named`: what the side of the seat is called."""
        texts, player, guest = self._context.texts, party.players[seat], party.guests[seat]
        seat_name = "" if named == guest.name or named[-1:].isdigit() else named  # a number says nothing on a card
        if player == HUMAN or guest.companion is None:
            return Sits(guest, seat_name, texts("Plays on this screen."), texts("Person"), 0, "", "")
        level, temper = level_of(player).removeprefix(AI), temperament_of(player)
        found = LEVELS.get(level)
        title = texts.word(Ref(found.title)) if found is not None else level
        pips = list(LEVELS).index(level) + 1 if found is not None else 0
        sign = f"sign-{temper}"
        return Sits(
            guest,
            seat_name,
            texts.word(Ref(guest.companion.line)),
            title,
            pips,
            texts.word(Ref(TEMPERAMENTS[temper].title)),
            sign,
        )

    # -- layout -----------------------------------------------------------------------------------------

    @property
    def _sided(self) -> bool:
        """Whether seats have names of their own, for which each card has a line then."""
        return any(card.sits.seat for card in self.cards)

    def _form(self, room: pygame.Rect) -> Form:
        """The largest cards with which a ring fits."""
        count = len(self.cards) + self._free.visible
        apart = self._context.view.px(APART)
        for form in (Form.LARGE, Form.SMALL):
            if form is Form.LARGE and (count > MOST_LARGE + self._free.visible or self._context.view.text > MOST_TEXT):
                continue
            if (
                ring.ring(room, count, card_size(self._context, form, self._sided), apart, self._free.visible)
                is not None
            ):
                return form
        return Form.ROW

    def place(self, room: pygame.Rect) -> None:
        self._room = room
        form = self._form(room)
        for card in self.cards:
            card.form, card.sided = form, self._sided
        self._pane.visible = form is Form.ROW
        self._marks = []
        if form is Form.ROW:
            self._box.place(pygame.Rect(0, 0, 0, 0))
            self._place_rows(room)
        else:
            self._place_ring(room, form)

    def _place_rows(self, room: pygame.Rect) -> None:
        px = self._context.view.px
        self._pane.rect = room.inflate(px(20), px(20))
        width, top = self._pane.inner_width - px(16), self._pane.rect.top + px(6)
        bottom = top
        high = row_height(self._context)
        rows: list[SeatCard | FreeSeat] = [*self.cards, *([self._free] if self._free.visible else [])]
        for row in rows:
            row.rect = pygame.Rect(self._pane.rect.left + px(8), bottom, width, high)
            bottom += high + px(14)
        self._pane.fill(rows, bottom)

    def _place_ring(self, room: pygame.Rect, form: Form) -> None:
        context, px = self._context, self._context.view.px
        size = card_size(context, form, self._sided)
        count = len(self.cards) + self._free.visible
        places = ring.ring(room, count, size, px(APART), self._free.visible) or []
        self._pane.rect = pygame.Rect(0, 0, 0, 0)
        seats = list(places)
        if self._free.visible:
            self._free.rect = seats.pop(ring.opposite(count))
        for card, place in zip(self.cards, seats, strict=True):
            card.rect = place
        self._box.place(ring.middle(room, places, px(30)).inflate(-px(20), -px(10)))
        self._marks = ring.wedges(room, size, places)

    # -- painting ---------------------------------------------------------------------------------------

    def pictures_came(self) -> None:
        self._box.pictures_came()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The thread and the box, under the cards."""
        if self._pane.visible:
            return
        taken = [card.rect for card in self.cards] + self._box.rects
        taken += [self._free.rect] if self._free.visible else []
        if not self._context.theme.plain:
            self._draw_thread(surface, taken)
        self._box.draw(surface)

    def _draw_thread(self, surface: pygame.Surface, taken: list[pygame.Rect]) -> None:
        px = self._context.view.px
        size = self.cards[0].rect.size
        width = max(2, px(3.5))
        for one, other in ring.thread(self._room, size, px(26)):
            middle = pygame.Rect((one[0] + other[0]) // 2 - 2, (one[1] + other[1]) // 2 - 2, 4, 4)
            if middle.inflate(px(24), px(24)).collidelist(taken) < 0:
                pygame.draw.line(surface, THREAD, one, other, width)
        for mark in self._marks:
            if pygame.Rect(mark.at[0] - px(22), mark.at[1] - px(22), px(44), px(44)).collidelist(taken) < 0:
                _draw_wedge(surface, mark, px(20))

    def draw_lifted(self, surface: pygame.Surface) -> None:
        if self._carried is not None:
            _, card, rect = self._carried
            surface.blit(card, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- carrying ---------------------------------------------------------------------------------------

    def seat_at(self, pos: Point) -> Seat | None:
        return next((card.number for card in self.cards if card.rect.collidepoint(pos)), None)

    def carry(self, seat: Seat, pos: Point) -> pygame.Rect:
        """The card goes with the pointer; returns what looks different now."""
        before = self._carried[2] if self._carried is not None else self.cards[seat].extent
        surface = self._carried[1] if self._carried is not None else self._lift(seat)
        rect = surface.get_rect(center=pos)
        self._carried = (seat, surface, rect)
        self.cards[seat].lifted = True
        over = self.seat_at(pos)
        for card in self.cards:
            if card.wanted != (card.number == over != seat):
                card.wanted = not card.wanted
                card.touch()
        return before.union(rect)

    def _lift(self, seat: Seat) -> pygame.Surface:
        card = self.cards[seat]
        edge = self._context.view.px(16)
        width, height = (max(0, side) + 2 * edge for side in card.rect.size)  # a window of a thumb's size has no room
        held = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
        card.draw_at(held, pygame.Rect((edge, edge), card.rect.size), high=True)
        return pygame.transform.rotozoom(held, TILT, 1.0)

    def let_go(self) -> pygame.Rect:
        """No card is carried any more; returns what looks different now."""
        gone = self._carried
        self._carried = None
        for card in self.cards:
            card.lifted = card.wanted = False
            card.touch()
        return gone[2] if gone is not None else pygame.Rect(0, 0, 0, 0)


def _sides(party: Party, signs: Sequence[Signs]) -> list[str]:
    """What each seat's side is called: seats under the same signs play for the same side, though the rules name only
    the first of them."""
    titles = [party.title(seat) for seat in range(len(party.players))]
    named = {tuple(signs[seat]): titles[seat] for seat in range(min(len(signs), len(party.info.seat_names)))}
    return [named.get(tuple(signs[seat]), title) if signs else title for seat, title in enumerate(titles)]


def _draw_wedge(surface: pygame.Surface, mark: ring.WayMark, size: int) -> None:
    turn = pygame.math.Vector2(1, 0).rotate_rad(mark.angle)
    side = pygame.math.Vector2(-turn.y, turn.x)
    centre = pygame.math.Vector2(mark.at)
    tip, notch = centre + turn * size, centre - turn * size * 0.35
    corners = [
        tip,
        centre - turn * size * 0.8 + side * size * 0.7,
        notch,
        centre - turn * size * 0.8 - side * size * 0.7,
    ]
    pygame.draw.polygon(surface, (0x15, 0x17, 0x1B), [(round(p.x), round(p.y)) for p in corners])
    inner = [centre + (corner - centre) * 0.72 for corner in corners]
    pygame.draw.polygon(surface, (0xC9, 0x9A, 0x3E), [(round(p.x), round(p.y)) for p in inner])
