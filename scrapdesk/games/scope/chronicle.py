"""A game of SCOPE looked back at: who fell where, which shots hit nothing, what was known since when, the last shot.

Made of what everybody has heard, when the game is over. Must not know how it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, cast

from scrapdesk.core.events import Event
from scrapdesk.core.match import Entry
from scrapdesk.games.scope.board import FIELD, QUADRANT_BY_NAME, quadrant_squares
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, Side
from scrapdesk.games.scope.state import Clue
from scrapdesk.games.scope.view import View

WORTHLESS: Final = ("decoy", "empty")
NARROW: Final = 4
SINCE_MOST: Final = 120
"""So many turns it is looked back, at most."""


class Fall(NamedTuple):
    card: str
    """The kind that was shot, by its name."""
    square: int
    turn: int
    side: Side
    """Who shot it."""
    rule: str = ""
    """By which rule: a sniper, a mortar, a gun or infantry."""


class Chronicle:
    """What is to be told of a game that is over. `turn_at` says in which turn a ply was played."""

    def __init__(self, entries: Iterable[Entry], turn_at: Callable[[int], int]) -> None:
        self.fallen: dict[int, Fall] = {}
        """The last card that was shot on each square."""
        self.missed: dict[int, int] = {}
        """Square -> the turn in which a shot there hit nothing of worth."""
        self.seen: dict[int, int] = {}
        """Square -> the turn since which everybody knows what lies there."""
        self.hits, self.misses = [0, 0], [0, 0]
        self.last: Fall | None = None
        self._turn = 0
        for entry in entries:
            self._turn = turn_at(entry.ply) + 1
            for event in entry.events:
                self._take_in(event, entry.events)

    def _take_in(self, event: Event, together: tuple[Event, ...]) -> None:
        match event.kind:
            case "shown":
                self.seen[_square(event, "square")] = self._turn
                self._miss_of(event, together)
            case "shot":
                self._fell(event, cast(int, event.data["side"]), bool(event.data["reserve"]))
            case "stepped":
                self.seen.pop(_square(event, "source"), None)
                if event.data["shot"]:
                    self._fell(event, cast(int, event.data["side"]), False)
                self.seen[_square(event, "square")] = self._turn
            case "moved" | "reinforced":
                for square in quadrant_squares(QUADRANT_BY_NAME[str(event.data["quadrant"])]):
                    self.seen.pop(square, None)

    def _fell(self, event: Event, side: Side, reserve: bool) -> None:
        square = _square(event, "square")
        self.hits[side] += 1
        self.last = Fall(str(event.data["card"]), square, self._turn, side, event.rule)
        if not reserve:
            self.fallen[square] = self.last
            self.seen[square] = self._turn

    def _miss_of(self, event: Event, together: tuple[Event, ...]) -> None:
        """A shot at a decoy, or a shell into ruins."""
        square, card = _square(event, "square"), event.data["card"]
        for other in together:
            shelled = other.kind == "shelled" and card in WORTHLESS
            found = other.kind in ("searched", "fired") and card == "decoy"
            if (shelled or found) and square == _square(other, "square" if other.kind == "searched" else "target"):
                self.misses[cast(int, other.data["side"])] += 1
                self.missed[square] = self._turn


def suspected_since(fall: Fall, view_at: Callable[[int], View], plies: Iterable[int]) -> int:
    """For how many turns before it fell a clue had pointed at a sniper: `plies` lead back from the last shot."""
    turns: set[int] = set()
    sniper = OF_SIDE[1 - fall.side][SNIPER]
    for ply in plies:
        view = view_at(ply)
        pointed = any(clue.card == sniper and clue.area >> fall.square & 1 and _narrow(clue) for clue in view.clues)
        seen = not view.hidden >> fall.square & 1 and view.cards[fall.square] == sniper
        if not (pointed or seen) or len(turns) >= SINCE_MOST:
            break
        turns.add(view.turns)
    return len(turns)


def _narrow(clue: Clue) -> bool:
    """Whether it points at so few squares that one may speak of a suspicion: at no more than a quadrant for each."""
    return clue.area.bit_count() <= NARROW * clue.least


def _square(event: Event, key: str) -> int:
    return FIELD.square(str(event.data[key]))
