"""SCOPE as rules: who acts, what is legal, what a move does. The work is done in the rooms beside this one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from scrapdesk.core.content import Content
from scrapdesk.core.events import EVERYBODY, Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import Options
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import Outcome, Rules
from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import same_cards, shuffled
from scrapdesk.games.scope import actions, combat, legal, moves, setup
from scrapdesk.games.scope.fortune import fortune
from scrapdesk.games.scope.moves import (
    Arrange,
    Assault,
    Deal,
    Deployment,
    Fire,
    Gun,
    Howitzer,
    Move,
    Noise,
    Place,
    Recon,
    Regroup,
    Reinforce,
    Scatter,
    Search,
    Step,
    Word,
)
from scrapdesk.games.scope.refusals import refusal_of
from scrapdesk.games.scope.sampling import sample_state
from scrapdesk.games.scope.scenario_files import read_library
from scrapdesk.games.scope.state import Phase, State, new_game
from scrapdesk.games.scope.turns import outcome_of
from scrapdesk.games.scope.view import View, view_of


class Scope(Rules[State, Move, View]):
    def __init__(self, content: Content) -> None:
        self.library = read_library(content)
        self.info = setup.info_of(self.library)

    def check_options(self, seats: int, given: Mapping[str, str]) -> Options:
        return setup.check(self.info, self.library, seats, given)

    def setup(self, seats: int, options: Options) -> State:
        return new_game(setup.frame_of(self.library, seats, options))

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase == Phase.OVER else state.actor

    def legal_moves(self, state: State) -> Sequence[Move]:
        return legal.legal_moves(state)

    def sample_chance(self, state: State, rng: Random) -> Move:
        return Deal(state.turn, "".join(shuffled(actions.missing(state, state.turn), rng)))

    def allows_chance(self, state: State, move: Move) -> bool:
        if state.phase != Phase.DEAL or not isinstance(move, Deal) or move.side != state.turn:
            return False
        return same_cards(move.kinds, actions.missing(state, state.turn))

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        return _DOERS[type(move)](state, move, emit)

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return refusal_of(view, legal, attempt)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return sample_state(view, rng)

    def encode_move(self, move: Move) -> str:
        return moves.encode(move)

    def decode_move(self, text: str) -> Move:
        return moves.decode(text)

    def fortune(self, state: State, move: Move) -> Sequence[Stroke]:
        return fortune(state, move)

    def audience(self, state: State, move: Move) -> Audience:
        """Secret are the places of cards: as they are laid out, and as a quadrant is put back (SC-3.1, SC-4.1)."""
        if isinstance(move, Place | Deal):
            return state.frame.seats_of(state.turn)
        if isinstance(move, Arrange):
            return state.frame.seats_of(state.frame.order[state.turn].side)
        return EVERYBODY


def _word(state: State, move: Word, emit: Emit) -> State:
    return _WORDS[move.verb](state, move, emit)


Doer = Callable[[State, Any, Emit], State]

_WORDS: Final[dict[str, Doer]] = {
    "shoot": combat.shoot,
    "hold": actions.held,
    "stay": actions.held,
    "end": actions.turn_over,
    "pass": actions.turn_over,
}

_DOERS: Final[dict[type[Move], Doer]] = {
    Regroup: actions.regroup,
    Arrange: actions.arrange,
    Search: actions.search,
    Noise: actions.noise,
    Recon: actions.recon,
    Howitzer: combat.howitzer,
    Fire: combat.fire,
    Gun: combat.gun,
    Assault: combat.assault,
    Step: combat.step,
    Word: _word,
    Deployment: actions.deployment,
    Reinforce: actions.reinforce,
    Place: actions.place,
    Scatter: actions.scatter,
    Deal: actions.deal,
}
