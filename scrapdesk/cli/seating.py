"""Who sits where, as the command line writes it: `human,ai:greedy`, or a number of seats. Must not play a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scrapdesk.cli.errors import CannotRun
from scrapdesk.core.names import cleaned, given, seat_names, twice
from scrapdesk.core.notation import BadNotation, actor_from, actor_text
from scrapdesk.core.players import AI, HUMAN, joined
from scrapdesk.core.rules import GameInfo
from scrapdesk.core.seats import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever holds a seat: a person, or the opponent of a name."""

    agent: str = ""

    @property
    def is_human(self) -> bool:
        return not self.agent

    def __str__(self) -> str:
        return f"{AI}{self.agent}" if self.agent else HUMAN


@dataclass(frozen=True, slots=True)
class Seating:
    """The players in the order of their seats."""

    players: tuple[Player, ...]

    def __str__(self) -> str:
        return joined(map(str, self.players))

    def __len__(self) -> int:
        return len(self.players)

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.is_human)

    @property
    def agents(self) -> tuple[str, ...]:
        """The opponents' names; empty for a person."""
        return tuple(player.agent for player in self.players)


@dataclass(frozen=True, slots=True)
class Usual:
    """Who sits where when nobody says: the first seat, and all others."""

    first: Player
    others: Player

    def seating(self, seats: int) -> Seating:
        return Seating((self.first, *(self.others for _ in range(seats - 1))))


PERSON_AND_OPPONENTS = Usual(Player(), Player("greedy"))
ALL_RANDOM = Usual(Player("random"), Player("random"))


def read_seating(text: str | None, info: GameInfo, usual: Usual) -> Seating:
    """The seating of a `--seats`; without one, the fewest that the game is played by."""
    if text is None:
        seating = usual.seating(min(info.seats))
    elif text.isdecimal() and text.isascii() and len(text) < 3:
        seating = usual.seating(int(text))
    else:
        seating = Seating(tuple(map(_player, text.split(","))))
    if len(seating) not in info.seats:
        numbers = " or ".join(map(str, info.seats))
        raise CannotRun(f"{info.title} is played by {numbers}, not {len(seating)}")
    return seating


def _player(text: str) -> Player:
    if text == HUMAN:
        return Player()
    if not text.startswith(AI) or text == AI:
        raise CannotRun(f"{text[:40]!r} is not valid: a seat is {HUMAN}, or {AI} and a level, such as {AI}greedy")
    return Player(text.removeprefix(AI))


def read_names(given_names: Sequence[str], seating: Seating) -> tuple[str, ...]:
    """What the people call themselves, from every `--name`: one for a seat, or nothing where nobody said."""
    found: dict[Seat, str] = {}
    for text in given_names:
        seat, name = _named(text)
        if seat in found:
            raise CannotRun(f"{actor_text(seat)} is named twice")
        if seat not in seating.humans:
            raise CannotRun(f"{actor_text(seat)} is not a human seat: only people have names")
        found[seat] = name
    names = given([found.get(seat, "") for seat in range(len(seating))], len(seating))
    if double := twice(filter(None, names)):
        raise CannotRun(f"{double} is used for two people")
    return names


def _named(text: str) -> tuple[Seat, str]:
    who, equals, name = text.partition("=")
    try:
        seat = actor_from(who)
    except BadNotation as fault:
        raise CannotRun(f"a name is written SEAT=NAME, such as p1=Ada, not {text[:40]!r}") from fault
    if not equals or seat == CHANCE or not cleaned(name):
        raise CannotRun(f"a name is written SEAT=NAME, such as p1=Ada, not {text[:40]!r}")
    return seat, name


def names_of_seats(info: GameInfo, seats: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """What to call each seat; p1, p2 ... where neither a person nor the rulebook gave it a name."""
    return seat_names(names, info.seat_names, seats, actor_text)


def titled(info: GameInfo, seats: int, seat: Seat, names: Sequence[str] = ()) -> str:
    """A seat by its number, and by its name or the rulebook's where it has one: `p1 (Red)`."""
    name = names_of_seats(info, seats, names)[seat]
    return name if name == actor_text(seat) else f"{actor_text(seat)} ({name})"
