"""Nim as rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.notation import expect, number, one_of, words
from scrapdesk.core.options import Options
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.words import say

from .state import BEGIN, HEAPS, State, Take, coins_of, over


class Nim(Rules[State, Take, State]):
    info = GameInfo(id="nim", title="Nim", rules_version=1, seats=(2,), hidden=False, chance=False)

    def setup(self, seats: int, options: Options) -> State:
        return State(BEGIN, 0)

    def to_act(self, state: State) -> int | None:
        return None if over(state) else state.turn

    def legal_moves(self, state: State) -> Sequence[Take]:
        return [Take(heap, coins) for heap, left in enumerate(state.heaps) for coins in range(1, left + 1)]

    def sample_chance(self, state: State, rng: Random) -> Take:
        raise LookupError("there is no luck in Nim")

    def allows_chance(self, state: State, move: Take) -> bool:
        return False

    def apply(self, state: State, move: Take, emit: Emit = ignore) -> State:
        left = state.heaps[move.heap]
        heaps = tuple(left - move.coins if heap == move.heap else own for heap, own in enumerate(state.heaps))
        gone = tuple(coins_of(move.heap)[left - move.coins : left])
        taken = tuple(own + gone if seat == state.turn else own for seat, own in enumerate(state.taken))
        if emit is not ignore:
            emit(Event("take", "NM-2", {"seat": state.turn, "heap": move.heap, "coins": move.coins}))
        return State(heaps, 1 - state.turn, taken)

    def refusal(self, view: State, legal: Sequence[Take], attempt: Attempt) -> Refusal:
        if over(view):
            return Refusal("NM-3", say("The game is over.", rule="NM-3"))
        if not legal:
            return Refusal("NM-2", say("It's not your turn.", rule="NM-2"))
        sentence = say("Take one coin or more from a single heap.", rule="NM-2")
        return Refusal("NM-2", sentence, nearest=legal[0])

    def outcome(self, state: State) -> Outcome | None:
        if not over(state):
            return None
        winner = 1 - state.turn
        ranks = (1, 2) if winner == 0 else (2, 1)
        return Outcome(ranks, say("the last coin is taken", rule="NM-3"), "NM-3")

    def view(self, state: State, seat: int | None) -> State:
        return state

    def determinize(self, view: State, rng: Random) -> State:
        return view

    def encode_move(self, move: Take) -> str:
        return f"take {HEAPS[move.heap]} {move.coins}"

    def decode_move(self, text: str) -> Take:
        parts = words(text)
        expect(parts, 3, "take HEAP COINS")
        one_of(parts[0], ("take",), "verb")
        return Take(one_of(parts[1], tuple(HEAPS), "heap"), number(parts[2], 1, max(BEGIN)))
