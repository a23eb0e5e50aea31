"""Scalawag! as rules: who acts, what is legal, and which room of this house handles which move.

The rooms: `choices` (legal moves), `challenge` (declarations), `orders`, `sinking`, `turns`, `luck`, `ending`, `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from scrapdesk.core.events import EVERYBODY, Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import Options, OptionSpec
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scalawag import challenge, choices, luck, moves, orders, sinking, turns
from scrapdesk.games.scalawag.cards import BONUS_CREW, CAPTAINS, SPOT, WAVE, Cards
from scrapdesk.games.scalawag.ending import outcome_of
from scrapdesk.games.scalawag.fortune import fortune
from scrapdesk.games.scalawag.moves import Move
from scrapdesk.games.scalawag.refusals import refusal_of
from scrapdesk.games.scalawag.state import Frame, Phase, State, Then, new_game
from scrapdesk.games.scalawag.view import View, sample_state, view_of

INFO: Final = GameInfo(
    id="scalawag",
    title="Scalawag!",
    rules_version=2,
    seats=(3, 4, 5, 6, 7, 8),
    seat_names=CAPTAINS,
    options=(
        OptionSpec("bonus", "Bonus crew", ("none", "wave", "spot", "both"), "none", "SW-9"),
        OptionSpec("allegiance", "Secret pairs", ("off", "on"), "off", "SW-8", needs_seats={"on": (6, 8)}),
        OptionSpec("seats", "Seats and flags", ("drawn", "named"), "drawn", "SW-2.1"),
    ),
)

BONUS_OF: Final[dict[str, Cards]] = {"none": (), "wave": (WAVE,), "spot": (SPOT,), "both": BONUS_CREW}

GO: Final = Phase.GO


def seize(state: State, move: moves.Seize, emit: Emit) -> State:
    """Cards out of a captain's hand are a mutiny's or a prize: the phase says which."""
    taken = orders.seize if state.phase is Phase.SEIZE else sinking.take_prize
    return taken(state, move, emit)


REACTIONS: Final[dict[type, Callable[[State, Any, Emit], State]]] = {
    moves.Pass: challenge.let_pass,
    moves.Order: challenge.declare_order,
    moves.Call: challenge.call,
    moves.Show: challenge.show,
    moves.Hole: challenge.pay_hole,
    moves.Lose: challenge.pay_crew,
    moves.Yield: challenge.give_up,
    moves.Sink: challenge.pronounce,
    moves.Declare: challenge.declare_second,
    moves.Aim: orders.aim,
    moves.Forgo: orders.forgo,
    moves.Return: orders.put_back,
    moves.Bury: sinking.bury,
    moves.Play: turns.play_bonus,
    moves.Roll: turns.roll_fog,
    moves.Berths: luck.draw_berths,
    moves.Lot: luck.draw_lot,
    moves.Teams: luck.deal_teams,
    moves.Deal: luck.deal,
    moves.Draw: luck.draw,
    moves.Seize: seize,
}

STEPS: Final[dict[Then, Callable[[State, Emit], State]]] = {
    Then.ISSUE: turns.issue,
    Then.PROCEED: orders.proceed,
    Then.SWAP: challenge.swap,
    Then.SECOND: orders.attack,
    Then.REPLACE: orders.replace_seized,
    Then.GIVE_BACK: orders.give_back,
    Then.FINISH: turns.finish,
    Then.LEAVE: turns.leave,
}


class Scalawag(Rules[State, Move, View]):
    info = INFO

    def setup(self, seats: int, options: Options) -> State:
        frame = Frame(seats, BONUS_OF[options["bonus"]], options["allegiance"] == "on")
        start = new_game(frame)
        return start._replace(phase=Phase.LOT) if options["seats"] == "named" else start

    def to_act(self, state: State) -> Seat | None:
        return state.actor

    def legal_moves(self, state: State) -> Sequence[Move]:
        return choices.legal_moves(state)

    def sample_chance(self, state: State, rng: Random) -> Move:
        return luck.sample(state, rng)

    def allows_chance(self, state: State, move: Move) -> bool:
        return luck.allows(state, move)

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        state = REACTIONS[type(move)](state, move, emit)
        while state.phase is GO:
            state = STEPS[state.then](state, emit)
        return state

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
        if state.actor == CHANCE:
            return luck.audience(state)
        return (state.captain,) if state.phase is Phase.RETURN else EVERYBODY
