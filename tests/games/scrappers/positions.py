"""Positions of Scrappers written in words, and what can be done in them.

A stack is written from left to right: `chain-cannon` is assigned, `!fuel-tap` ejected, `?twin-drill` jammed,
`a/twin-drill` drafted from A. A second copy is `twin-drill.2`; an advanced card without a number is the first.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from scrapdesk.core.events import Event
from scrapdesk.games.scrappers import SCRAPPERS
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    EJECTED,
    FROM_A,
    FROM_B,
    JAMMED,
    Cards,
    Mode,
    Phase,
    Pilot,
    Slot,
    State,
)

OWN_TEXT = SCRAPPERS.content["cards.toml"]
RULES = Scrappers.of_content(SCRAPPERS.content)
CARDS: CardSet = RULES.cards
FILLERS = ("firewall.2", "gun-rails.2", "focus-lens.2", "smelter.2")
"""A hand card for each seat that has nothing else."""
MODES: dict[str, Mode] = {"!": EJECTED, "?": JAMMED, "a/": FROM_A, "b/": FROM_B}
ROOT = Path(__file__).parents[3]


@cache
def rules_with(*does: str) -> Scrappers:
    """Our own set and, for each argument, a further operation test-1, test-2 ... that costs nothing to fire.

    An argument is what stands in its file behind `does =`, or the whole of its special lines.
    """
    text = OWN_TEXT
    for number, lines in enumerate(does, start=1):
        what = lines if "=" in lines.split("[")[0] else f"does = {lines}"
        text += f'\n[[advanced]]\nid = "test-{number}"\nname = "Test {number}"\nfuel = 0\nscrap = 1\n{what}\n'
        text += 'flavour = "For tests."\nalt = "A test card"\n'
    return Scrappers.of_content({"cards.toml": text})


class Builder:
    """Makes positions for one card set."""

    def __init__(self, rules: Scrappers) -> None:
        self.rules = rules

    def cards(self, words: str, seat: int) -> Cards:
        return tuple(self.card(name, seat) for name in words.split())

    def card(self, name: str, seat: int) -> int:
        numbers = self.rules.cards.numbers_for(seat)
        return numbers[name] if name in numbers else numbers[f"{name}.1"]

    def stack(self, words: str, seat: int) -> tuple[Slot, ...]:
        found = []
        for word in words.split():
            sign = next((sign for sign in MODES if word.startswith(sign)), "")
            found.append(Slot(self.card(word.removeprefix(sign), seat), MODES.get(sign, ASSIGNED)))
        return tuple(found)

    def pilot(self, seat: int, words: dict[str, str | int]) -> Pilot:
        zones = {zone: self.cards(str(words.get(zone, "")), seat) for zone in ("hand", "deck", "discard", "play")}
        stack = self.stack(str(words.get("stack", "")), seat)
        numbers = {key: int(words.get(key, 0)) for key in ("fuel", "scrap", "damage", "boost")}
        ejected = sum(slot.mode in (EJECTED, JAMMED) for slot in stack)
        return Pilot(
            numbers["fuel"],
            numbers["scrap"],
            numbers["damage"],
            tuple(sorted(zones["hand"])),
            zones["deck"],
            zones["discard"],
            stack,
            zones["play"],
            tuple(sorted(zones["deck"])),
            ejected,
            numbers["boost"],
            False,
        )

    def position(
        self,
        *pilots: dict[str, str | int],
        a: str = "",
        b: str = "",
        pile_a: str = "",
        pile_b: str = "",
        turn: int = 0,
        first: int = 0,
        round: int = 1,
    ) -> State:
        """A command phase in which a seat is about to place."""
        draft = (self.cards(a, 0), self.cards(b, 0), self.cards(pile_a, 0), self.cards(pile_b, 0))
        made = tuple(self.pilot(seat, words) for seat, words in enumerate(pilots))
        return State(Phase.COMMAND, turn, round, first, first, made, draft, True, (), ())

    def fired(self, *pilots: dict[str, str | int], answers: str = "", first: int = 0, **places: str) -> State:
        """What has become of the stacks when all have fired. Questions are answered in turn: `take fuel, target p2`.

        Who has neither hand nor deck holds a card, so that everything stands still at the first reboot question.
        """
        whole = []
        for seat, words in enumerate(pilots):
            held: dict[str, str | int] = {} if {"hand", "deck"} & set(words) else {"hand": FILLERS[seat]}
            whole.append(held | words)
        state = self.rules.fire_now(self.position(*whole, first=first, **places))  # type: ignore[arg-type]
        return self.after(state, *filter(None, answers.split(", ")))

    def lines(self, state: State) -> list[str]:
        return [self.rules.encode_move(move) for move in self.rules.legal_moves(state)]

    def after(self, state: State, *texts: str) -> State:
        """The state after some moves, each of which has to be legal."""
        for text in texts:
            assert text in self.lines(state), f"{text!r} is not among {self.lines(state)}"
            state = self.rules.apply(state, self.rules.decode_move(text))
        return state

    def lucky(self, state: State, text: str) -> State:
        """The state after a given luck."""
        move = self.rules.decode_move(text)
        assert self.rules.allows_chance(state, move), text
        return self.rules.apply(state, move)

    def events(self, state: State, text: str) -> list[Event]:
        heard: list[Event] = []
        self.rules.apply(state, self.rules.decode_move(text), heard.append)
        return heard

    def names(self, zone: Cards) -> str:
        """The cards of a zone in words, without the numbers of copies."""
        return " ".join(self.rules.cards.of[card].id for card in zone)

    def stack_names(self, state: State, seat: int) -> str:
        return self.names(tuple(slot.card for slot in state.pilots[seat].stack))


BUILDER = Builder(RULES)
position = BUILDER.position
fired = BUILDER.fired
lines = BUILDER.lines
after = BUILDER.after
lucky = BUILDER.lucky
events = BUILDER.events
names = BUILDER.names
stack_names = BUILDER.stack_names

Words = dict[str, str | int]


def damages(state: State) -> tuple[int, ...]:
    return tuple(pilot.damage for pilot in state.pilots)


def me(**words: str | int) -> Words:
    return words


EMPTY: Words = {}
