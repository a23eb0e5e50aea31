"""What people say of themselves before a game: a name each, and a number for the curtain if they like.

Owns these lines of the set-up, what was typed into them, and what is wrong with it. Who sits where, the set-up says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.core.names import LONGEST, cleaned, given, twice
from scrapdesk.core.rules import GameInfo
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.storage.pins import DIGITS, is_pin
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.table.running import HUMAN
from scrapdesk.ui.table.sitting import seat_names
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.field import TextField


class People:
    """The people of a set-up. `changed` is called after every letter that they type."""

    def __init__(self, context: AppContext, changed: Callable[[], None], names: Sequence[str] = ()) -> None:
        self._context, self._changed = context, changed
        self._known = tuple(names)
        self._names: dict[Seat, TextField] = {}
        self._pins: dict[Seat, TextField] = {}
        self._seated: tuple[Seat, ...] = ()
        self._secret = False
        self._within = 0
        """Where names begin in the rows of their seats; 0: they stand below."""

    def sit(self, info: GameInfo, players: Sequence[str]) -> None:
        """These sit here now. What somebody has typed at a seat stays while others come and go."""
        self._info, self._players = info, tuple(players)
        self._seated = tuple(seat for seat, player in enumerate(players) if player == HUMAN)
        self._secret = len(self._seated) > 1 and info.hidden
        for seat in self._seated:
            if seat not in self._names:
                self._names[seat] = self._name_field(seat)
                self._pins[seat] = self._pin_field()
        self._address()

    def _name_field(self, seat: Seat) -> TextField:
        field = TextField(self._context, "", "", lambda words: self._typed(), longest=LONGEST, style=NOTE)
        field.value = self._known[seat] if seat < len(self._known) else ""
        field.cursor = len(field.value)
        return field

    def _pin_field(self) -> TextField:
        field = TextField(self._context, "", "", lambda words: self._changed(), longest=DIGITS, style=NOTE)
        field.secret = True
        return field

    def _typed(self) -> None:
        self._address()
        self._changed()

    def _address(self) -> None:
        """Every line says whose it is: by the name, or by the seat while there is none."""
        texts = self._context.texts
        alone = cleaned(self._context.settings.player) if len(self._seated) == 1 else ""
        for seat in self._seated:
            title = self._title(seat)
            name, pin = self._names[seat], self._pins[seat]
            name.name, name.hint = texts("{seat}: a name", seat=title), alone or texts("a name")
            who = cleaned(name.value) or title
            pin.name = pin.hint = texts(
                "{name}: a number of {n} digits for the curtain, if you like", name=who, n=DIGITS
            )

    def _title(self, seat: Seat) -> str:
        titles = self._info.seat_names
        return titles[seat] if seat < len(titles) else self._context.texts("Seat {n}", n=seat + 1)

    # -- what was typed ---------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """One for every seat, "" where nobody gave one; nothing where nobody did."""
        typed = [self._names[seat].value if seat in self._seated else "" for seat in range(len(self._players))]
        return given(typed, len(typed))

    @property
    def pins(self) -> dict[Seat, str]:
        return {seat: self._pins[seat].value for seat in self._seated if self._secret and self._pins[seat].value}

    def trouble(self) -> str:
        """What is wrong with what was typed, as a sentence; "" where nothing is."""
        wrong_pin = not all(map(is_pin, self.pins.values()))
        pins = self._context.texts("A number for the curtain has {n} digits.", n=DIGITS) if wrong_pin else ""
        return self.trouble_of_names() or pins

    def trouble_of_names(self) -> str:
        texts, player = self._context.texts, self._context.settings.player
        strange = self._strange()
        if strange:
            return texts("Our letters cannot draw the name at {seat}: please spell it with others.", seat=strange)
        double = twice(seat_names(GAMES[self._info.id], self._players, player, self.names)) if self.names else ""
        return texts("There would be two of the name {name} at the table.", name=double) if double else ""

    def _strange(self) -> str:
        """The first seat at which a name has letters that no font of ours has; "" where all can be drawn."""
        drawn = self._context.writer.letters.drawn
        return next((self._title(seat) for seat in self._seated if not drawn(cleaned(self._names[seat].value))), "")

    # -- layout -----------------------------------------------------------------------------------------

    def measure(self, rows: Sequence[Choice]) -> None:
        """The rows of all seats have their width: names stand in them, one below the other, if all have the room."""
        spares = [rows[seat].spare for seat in self._seated]
        left = max((spare.left for spare in spares), default=0)
        room = min((spare.right for spare in spares), default=0) - left
        self._within = left if room >= self._context.view.px(220) else 0

    def place_name(self, seat: Seat, row: Choice) -> tuple[list[Widget], int]:
        """The name within the row of its seat, or below it where there is no room; and where both end."""
        if seat not in self._seated:
            return [], row.rect.bottom
        field, spare = self._names[seat], row.spare
        field.lies_over = bool(self._within)
        if self._within:
            field.rect = pygame.Rect(self._within, spare.top, spare.right - self._within, spare.height)
            return [field], row.rect.bottom
        return [field], field.place(row.rect.left, row.rect.bottom + self._context.view.px(8), row.rect.width)

    def place_pins(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """A line for everybody with secrets from others at this screen; and where the last ends."""
        fields = [self._pins[seat] for seat in self._seated] if self._secret else []
        for field in fields:
            top = field.place(left, top, width) + self._context.view.px(14)
        return [*fields], top
