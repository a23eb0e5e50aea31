"""A small game for tests: one captain puts three ships into five bays, then the other fires at a bay.

A ship that is put into the last bay sights something hidden: that cannot be a step of a draft.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.notation import BadNotation
from scrapdesk.core.options import Options
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, say

SHIPS = "abc"
BAYS = 5
LOOKOUT = 4


class State(NamedTuple):
    bays: tuple[int, ...] = (-1, -1, -1)
    """Where each ship lies; below 0 in the harbour."""
    struck: int = -1
    sunken: int = 3
    """What lies in the last bay: nobody knows before a ship is there."""


class View(NamedTuple):
    bays: tuple[int, ...]
    struck: int
    sunken: int | None


class Deploying(Rules[State, str, View]):
    """Moves are `put a1` and `fire 1`; `end` closes the deploying early."""

    info = GameInfo("deploying", "Deploying", 1, (2,), chance=False)

    def setup(self, seats: int, options: Options) -> State:
        return State()

    def to_act(self, state: State) -> Seat | None:
        if state.struck >= 0:
            return None
        return 0 if -1 in state.bays else 1

    def legal_moves(self, state: State) -> Sequence[str]:
        if self.to_act(state) == 0:
            free = [bay for bay in range(BAYS) if bay not in state.bays]
            ships = [ship for ship, bay in zip(SHIPS, state.bays, strict=True) if bay == -1]
            return [f"put {ship}{bay}" for ship in ships for bay in free]
        return [f"fire {bay}" for bay in range(BAYS)] if self.to_act(state) == 1 else []

    def sample_chance(self, state: State, rng: Random) -> str:
        raise AssertionError("there is no luck in it")

    def allows_chance(self, state: State, move: str) -> bool:
        return False

    def apply(self, state: State, move: str, emit: Emit = ignore) -> State:
        if move.startswith("fire"):
            emit(Event("fired", "1", {"bay": int(move[-1])}))
            return state._replace(struck=int(move[-1]))
        ship, bay = SHIPS.index(move[4]), int(move[5])
        emit(Event("put", "1", {"bay": bay}, reveals="a wreck was sighted" if bay == LOOKOUT else ""))
        return state._replace(bays=(*state.bays[:ship], bay, *state.bays[ship + 1 :]))

    def refusal(self, view: View, legal: Sequence[str], attempt: Attempt) -> Refusal:
        return Refusal("1", say("that bay is taken"), nearest=legal[0] if legal else None)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.struck < 0 else Outcome((1, 2), say("a shot was fired"), "1")

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.bays, state.struck, state.sunken if LOOKOUT in state.bays else None)

    def determinize(self, view: View, rng: Random) -> State:
        return State(view.bays, view.struck, rng.randrange(9) if view.sunken is None else view.sunken)

    def encode_move(self, move: str) -> str:
        return move

    def decode_move(self, text: str) -> str:
        if text.split(" ")[0] not in ("put", "fire"):
            raise BadNotation(text)
        return text


class DeployingTable(Table[str, View]):
    def pieces(self, view: View) -> Sequence[Piece]:
        lying = zip(SHIPS, view.bays, strict=True)
        return [Piece(ship, ship, f"harbour:{ship}" if bay < 0 else f"bay:{bay}", owner=0) for ship, bay in lying]

    def paths(self, view: View, move: str) -> Sequence[Path]:
        if move.startswith("put"):
            return [(move[4], f"bay:{move[5]}")]
        return [("gun", f"bay:{move[-1]}")]

    def narrate(self, event: Event, names: Names) -> Line | None:
        return say("something is done")

    def status(self, view: View) -> Sequence[Field]:
        return []

    def drafts(self, view: View, move: str) -> bool:
        return move.startswith("put")
