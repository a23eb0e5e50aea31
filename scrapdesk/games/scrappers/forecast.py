"""What the own stack is going to do: the activation played ahead by the rules themselves, on what one pilot can see.

It takes the stacks as they lie now. A rival's face-down card gives a token, whatever it is, so no secret is needed and
none is told; questions are answered sensibly. Must not know the true state, nor who reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final, NamedTuple, cast

from scrapdesk.core.events import Emit, Event
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.activation import fuel_price, scrap_price
from scrapdesk.games.scrappers.answers import Answers
from scrapdesk.games.scrappers.cards import FUEL, SCRAP, CardNo, CardSet
from scrapdesk.games.scrappers.moves import Move
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import ASSIGNED, EJECTED, FROM_A, JAMMED, NOBODY, UNKNOWN, Phase, Slot, State
from scrapdesk.games.scrappers.view import View, sample_state
from scrapdesk.games.scrappers.worth import Worth

TOLD: Final = ("damage", "shield", "gained", "took", "stolen", "repaired", "broken", "jammed", "installed", "bought")
"""Kinds of events that a row tells of; the others only lead to these."""
UNPAID: Final = ("fizzled", "not bought")


class Result(NamedTuple):
    """One thing that a card brings about: the kind of its event, to whom, how much, and of what."""

    kind: str
    seat: Seat
    amount: int
    word: str


@dataclass(frozen=True, slots=True)
class Row:
    """One card of the stack: what it is asked to pay when its turn comes, and what comes of it."""

    bay: int
    """Where it lies now, from 0."""
    card: CardNo
    drafted: bool
    token: str
    """What it is paid with; empty for a card that lies face down."""
    price: int
    have: int
    """How much of that is there by then."""
    results: tuple[Result, ...]

    @property
    def paid(self) -> bool:
        return self.have >= self.price


@dataclass(frozen=True, slots=True)
class Forecast:
    rows: tuple[Row, ...] = ()
    """In the order in which they fire."""
    damage: tuple[int, ...] = ()
    """What every pilot has at the end of the activation."""
    stacks: tuple[tuple[Row, ...], ...] = ()
    """The same rows for every pilot, by seat."""


class Forecaster:
    """Plays ahead for one set of cards."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    @cached_property
    def _rules(self) -> Scrappers:
        return Scrappers(self._cards)

    @cached_property
    def _answers(self) -> Answers:
        return Answers(self._cards, Worth(self._cards))

    def now(self, view: View) -> Forecast:
        """If the stacks fired as they lie."""
        return self._played(view, lambda state, hear: state)

    def after(self, view: View, move: Move) -> Forecast:
        """The same, after one more card has been placed."""
        return self._played(view, lambda state, hear: self._rules.apply(state, move, hear))

    def _played(self, view: View, begin: Callable[[State, Emit], State]) -> Forecast:
        if view.seat is None or view.phase not in (Phase.COMMAND, Phase.ACTIVATION):
            return Forecast()
        state = sample_state(view, Random(0))
        books = [_Notes(self._cards, seat, state, pilot.stack) for seat, pilot in enumerate(view.pilots)]

        def hear(event: Event) -> None:
            for notes in books:
                notes.hear(event)

        state = begin(state, hear)
        if state.phase is Phase.COMMAND:
            books[view.seat].lie(state.pilots[view.seat].stack)
        if state.phase in (Phase.COMMAND, Phase.ACTIVATION):
            state = self._rules.fire_now(state, hear)
        while state.phase is Phase.ACTIVATION and state.queue:
            state = self._rules.apply(state, self._answers.best(state, self._rules.legal_moves(state)), hear)
        own = books[view.seat]
        return Forecast(tuple(own.rows), tuple(own.damage), tuple(tuple(notes.rows) for notes in books))


@dataclass
class _Notes:
    """Hears what happens, and keeps the books of one pilot: which card is which, and what is in the pools."""

    cards: CardSet
    seat: Seat
    state: State
    stack: Sequence[Slot]
    """What lies in the stack, as the viewer may know it."""
    rows: list[Row] = field(default_factory=list)
    lying: list[tuple[int, Slot]] = field(default_factory=list)
    """What still lies in the stack, and in which bay it lay at first."""
    play: list[CardNo] = field(default_factory=list)
    pools: dict[str, int] = field(default_factory=dict)
    damage: list[int] = field(default_factory=list)
    fires: bool = False
    """Whether the card that is being resolved is the pilot's own."""
    over: bool = False

    def __post_init__(self) -> None:
        pilot = self.state.pilots[self.seat]
        self.lie(self.stack)
        self.play = list(pilot.play)
        self.pools = {FUEL: pilot.fuel, SCRAP: pilot.scrap}
        self.damage = [one.damage for one in self.state.pilots]

    def lie(self, slots: Sequence[Slot]) -> None:
        self.lying = list(enumerate(slots))

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind in ("reboot", "over"):
            self.over, self.fires = True, False
        if self.over:
            return
        self._placed(event)
        if kind == "fired":
            self.fires = event.data["seat"] == self.seat
            if self.fires:
                self._begin_row()
        elif kind in TOLD and self.fires:
            self._note(event)
        self._reckon(event)

    def _placed(self, event: Event) -> None:
        """The stack moves: by one more card, by what cards do to it."""
        if event.data.get("seat") != self.seat:
            return
        lying = self.lying
        match event.kind:
            case "assigned" | "ejected" | "drafted":
                self._lay(event, len(lying))
            case "ejected card":
                self._lay(event, lying.pop()[0])
            case "swapped":
                lying[-2:] = lying[:-3:-1]
            case "delayed":
                lying.insert(0, lying.pop())
            case "hurried":
                lying.append(lying.pop(cast(int, event.data["bay"])))
            case "jammed":
                at = cast(int, event.data["bay"])
                lying[at] = (lying[at][0], Slot(lying[at][1].card, JAMMED))

    def _lay(self, event: Event, bay: int) -> None:
        """A card is laid; when it is the last of all, the stacks fire before anybody could look at it again."""
        mode = {"assigned": ASSIGNED, "drafted": FROM_A}.get(event.kind, EJECTED)
        zones = (self.state.pilots[self.seat].hand, *self.state.draft)
        name = event.data.get("card")
        card = next((card for zone in zones for card in zone if self.cards.of[card].id == name), UNKNOWN)
        self.lying.append((bay, Slot(card, mode)))

    def _begin_row(self) -> None:
        bay, slot = self.lying.pop()
        token, price = "", 0
        books = self.state.pilots[self.seat]._replace(play=tuple(self.play))
        if slot.mode == ASSIGNED:
            token, price = FUEL, fuel_price(self.cards, books, self.cards.of[slot.card])
        elif slot.mode >= FROM_A:
            token, price = SCRAP, scrap_price(self.cards, books, self.cards.of[slot.card])
        have = self.pools[token] if token else 0
        self.rows.append(Row(bay, slot.card, slot.mode >= FROM_A, token, price, have, ()))

    def _note(self, event: Event) -> None:
        """A row begins when its card fires, and what it does is written into it."""
        data, row = event.data, self.rows[-1]
        amount = cast(int, data.get("amount", data.get("stopped", data.get("price", 1))))
        word = str(data.get("token", data.get("word", data.get("card", ""))))
        found = Result(event.kind, cast(Seat, data.get("seat", NOBODY)), amount, word)
        self.rows[-1] = Row(row.bay, row.card, row.drafted, row.token, row.price, row.have, (*row.results, found))

    def _reckon(self, event: Event) -> None:
        """Keeps pools, upgrades and damage up to date."""
        data, kind, mine = event.data, event.kind, event.data.get("seat") == self.seat
        if kind == "damage":
            self.damage[cast(Seat, data["seat"])] += cast(int, data["amount"])
        elif kind == "repaired":
            self.damage[cast(Seat, data["seat"])] -= cast(int, data["amount"])
        elif kind in ("gained", "took", "paid") and mine:
            self.pools[str(data["token"])] += cast(int, data["amount"]) * (-1 if kind == "paid" else 1)
        elif kind == "bought" and mine:
            self.pools[SCRAP] -= cast(int, data["price"])
        elif kind == "stolen":
            change = cast(int, data["amount"])
            self.pools[str(data["token"])] += change * ((data["by"] == self.seat) - mine)
        elif kind == "installed" and mine:
            self.play.append(self.rows[-1].card)
        elif kind in ("shield", "broken") and mine:
            self._lose(str(data["card"]))

    def _lose(self, name: str) -> None:
        card = next((card for card in self.play if self.cards.of[card].id == name), None)
        if card is not None:
            self.play.remove(card)
