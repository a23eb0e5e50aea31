"""Who sits round the table: people with their names and numbers, companions with level and temper.

Owns who sits where and what is wrong with it. Must not know how a seat is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from scrapdesk.core.names import cleaned, given, twice
from scrapdesk.core.players import HUMAN, people_of
from scrapdesk.core.rules import GameInfo
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.storage.people import Companion, Guest, chosen_names, companions, seated
from scrapdesk.storage.pins import DIGITS, is_pin
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.setups import LEVEL, default_players, level_of, tempered
from scrapdesk.ui.table.sitting import names_of_seats


class Party:
    """Everybody at one table that is being set. `changed` is called after every change."""

    def __init__(
        self,
        context: AppContext,
        info: GameInfo,
        players: Sequence[str],
        names: Sequence[str],
        changed: Callable[[], None],
    ) -> None:
        self._context, self._changed = context, changed
        self.info = info
        self.players = list(players)
        self.who: list[Companion | None] = list(seated(players, names))
        self.typed = [name if one is None else "" for name, one in zip(_filled(names, players), self.who, strict=True)]
        """What people call themselves; kept while a companion sits there."""
        self.numbers = [""] * len(players)
        """What the curtain asks each person for."""

    # -- who sits where ---------------------------------------------------------------------------------

    def as_now(self) -> Callable[[], None]:
        """The way back to who sits where now, after changes that were not meant."""
        players, who, typed, numbers = list(self.players), list(self.who), list(self.typed), list(self.numbers)

        def back() -> None:
            self.players[:], self.who[:], self.typed[:], self.numbers[:] = players, who, typed, numbers
            self._changed()

        return back

    def seat_person(self, seat: Seat) -> None:
        self._call_the_first()
        self.players[seat], self.who[seat] = HUMAN, None
        self._changed()

    def _call_the_first(self) -> None:
        """Who sits here alone is called as in the settings, and is so still when others sit down."""
        if len(self.people) == 1 and not self.typed[self.people[0]]:
            self.typed[self.people[0]] = self._context.settings.player

    def seat_companion(self, seat: Seat, one: Companion) -> None:
        """Whoever comes brings their own temper and takes over the level. Who sits elsewhere already trades places."""
        if one in self.who:
            other = self.who.index(one)
            if other != seat:
                self.swap(seat, other)
            return
        level = level_of(self.players[seat]) if self.players[seat] != HUMAN else LEVEL
        self.players[seat], self.who[seat] = tempered(level, one.temperament), one
        self._changed()

    def set_player(self, seat: Seat, player: str) -> None:
        """Another level or temper for whoever sits there."""
        self.players[seat] = player
        self._changed()

    def swap(self, one: Seat, other: Seat) -> None:
        rows: tuple[list[Any], ...] = (self.players, self.who, self.typed, self.numbers)
        for row in rows:
            row[one], row[other] = row[other], row[one]
        self._changed()

    def remove(self, seat: Seat) -> None:
        """The seat is taken away with whoever sits there; the next number of seats that there is."""
        count = max(number for number in self.info.seats if number < len(self.players))
        for row in (self.players, self.who, self.typed, self.numbers):
            del row[seat]
        self.resize(count)

    def resize(self, count: int, at: Seat | None = None) -> None:
        """So many seats: those who sit stay, companions who are free take the others, from the last seat on or from
        `at` on."""
        for row in (self.players, self.who, self.typed, self.numbers):
            del row[count:]
        seat = len(self.players) if at is None else at
        while len(self.players) < count:
            free = next((one for one in companions() if one not in self.who), companions()[0])
            self.players.insert(seat, tempered(level_of(default_players(2)[1]), free.temperament))
            self.who.insert(seat, free)
            self.typed.insert(seat, "")
            self.numbers.insert(seat, "")
            seat += 1
        self._changed()

    @property
    def more(self) -> int:
        """The next larger number of seats; 0 where there is none."""
        return min((number for number in self.info.seats if number > len(self.players)), default=0)

    @property
    def fewer(self) -> int:
        return max((number for number in self.info.seats if number < len(self.players)), default=0)

    # -- names ------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        return people_of(self.players)

    @property
    def secret(self) -> bool:
        """Whether several people have secrets from each other at one screen."""
        return len(self.people) > 1 and self.info.hidden

    @property
    def names(self) -> tuple[str, ...]:
        """What is kept of names, seat by seat; nothing where nobody gave one and everybody sits where they would."""
        chosen = chosen_names(self.players, self.who)
        rows = zip(self.players, self.typed, chosen, strict=True)
        return given([typed if player == HUMAN else name for player, typed, name in rows], len(self.players))

    @property
    def called(self) -> tuple[str, ...]:
        """What each seat is called on the cards."""
        return names_of_seats(GAMES[self.info.id], self.players, self._context.settings.player, self.names, self.title)

    @property
    def guests(self) -> tuple[Guest, ...]:
        return tuple(Guest(name, one) for name, one in zip(self.called, self.who, strict=True))

    def title(self, seat: Seat) -> str:
        """What the seat itself is called."""
        titles = self.info.seat_names
        return (
            self._context.texts.word(titles[seat])
            if seat < len(titles)
            else self._context.texts("Player {n}", n=seat + 1)
        )

    def type_name(self, seat: Seat, words: str) -> None:
        self.typed[seat] = words
        self._changed()

    def type_number(self, seat: Seat, words: str) -> None:
        self.numbers[seat] = words
        self._changed()

    @property
    def pins(self) -> dict[Seat, str]:
        return {seat: self.numbers[seat] for seat in self.people if self.secret and self.numbers[seat]}

    # -- what is wrong ----------------------------------------------------------------------------------

    def trouble(self) -> str:
        """What is wrong with what was typed, as a sentence; "" where nothing is."""
        if not all(map(is_pin, self.pins.values())):
            pins = self._context.texts("The PIN needs {n} digits.", n=DIGITS)
        else:
            pins = ""
        return self.trouble_of_names() or pins

    def trouble_of_names(self) -> str:
        texts = self._context.texts
        strange = self._strange()
        if strange:
            return texts(
                "The name at {seat} has letters our font can't show. Please spell it differently.", seat=strange
            )
        double = twice(self.called) if self.names else ""
        return texts("Two people at this table are called {name}.", name=double) if double else ""

    def _strange(self) -> str:
        """The first seat at which a name has letters that no font of ours has; "" where all can be drawn."""
        drawn = self._context.writer.letters.drawn
        return next((self.title(seat) for seat in self.people if not drawn(cleaned(self.typed[seat]))), "")


def _filled(names: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    return given(names, len(players)) or ("",) * len(players)
