"""Who sits where, as the command line writes it: `human,ai:greedy`, or a number of seats. Must not play a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scrapdesk.cli.errors import CannotRun
from scrapdesk.core.notation import actor_text
from scrapdesk.core.rules import GameInfo
from scrapdesk.core.seats import Seat

HUMAN = "human"
_AI = "ai:"


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever holds a seat: a person, or the opponent of a name."""

    agent: str = ""

    @property
    def is_human(self) -> bool:
        return not self.agent

    def __str__(self) -> str:
        return f"{_AI}{self.agent}" if self.agent else HUMAN


@dataclass(frozen=True, slots=True)
class Seating:
    """The players in the order of their seats."""

    players: tuple[Player, ...]

    def __str__(self) -> str:
        return ",".join(map(str, self.players))

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
    if not text.startswith(_AI) or text == _AI:
        raise CannotRun(f"{text[:40]!r} is nobody: a seat is {HUMAN}, or {_AI} and a level, such as {_AI}greedy")
    return Player(text.removeprefix(_AI))


def seat_names(info: GameInfo, seats: int) -> Sequence[str]:
    """What to call each seat: as the rulebook does, or p1, p2 ..."""
    if len(info.seat_names) >= seats:
        return info.seat_names[:seats]
    return tuple(map(actor_text, range(seats)))


def titled(info: GameInfo, seats: int, seat: Seat) -> str:
    """A seat by its number, and by the rulebook's name where it has one: `p1 (White)`."""
    name = seat_names(info, seats)[seat]
    return name if name == actor_text(seat) else f"{actor_text(seat)} ({name})"
