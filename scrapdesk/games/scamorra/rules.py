"""La Scamorra as rules: hands each question to the room that answers it (opening, turns, ending, view, refusals)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from scrapdesk.core.events import EVERYBODY, NOBODY, Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import Options, OptionSpec
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import same_cards, shuffled
from scrapdesk.games.scamorra import moves as notation
from scrapdesk.games.scamorra.cards import DECK, SIDE_NAMES
from scrapdesk.games.scamorra.ending import outcome_of
from scrapdesk.games.scamorra.fortune import fortune
from scrapdesk.games.scamorra.moves import Choose, Enter, Lot, Morra, Move, Place, Play, Shuffle, Throw
from scrapdesk.games.scamorra.opening import CHOICES, SIGNS, choose, deal, place, placings, show_sign, take_initiative
from scrapdesk.games.scamorra.refusals import refusal_of
from scrapdesk.games.scamorra.stands import Stands
from scrapdesk.games.scamorra.state import Frame, Phase, State, new_game
from scrapdesk.games.scamorra.turns import enter, play, plays, throw
from scrapdesk.games.scamorra.view import View, sample_state, sampler, view_of

INFO: Final = GameInfo(
    id="scamorra",
    title="La Scamorra",
    rules_version=1,
    seats=(2,),
    seat_names=SIDE_NAMES,
    options=(
        OptionSpec("initiative", "Who goes first", ("lot", "morra"), "lot", "SM-2.3"),
        OptionSpec("game", "Length", ("single", "fifteen"), "single", "SM-7.3"),
        OptionSpec("piles", "Played cards", ("open", "last"), "open", "SM-3.2"),
    ),
)


class Scamorra(Rules[State, Move, View]):
    info = INFO

    def setup(self, seats: int, options: Options) -> State:
        return new_game(
            Frame(
                lot=options["initiative"] == "lot",
                fifteen=options["game"] == "fifteen",
                open_piles=options["piles"] == "open",
            )
        )

    def to_act(self, state: State) -> Seat | None:
        return state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        phase = state.phase
        if phase is Phase.PLAY:
            return plays(state)
        if phase is Phase.PLACE:
            return placings(state)
        if phase is Phase.MORRA:
            return SIGNS
        return CHOICES if phase is Phase.CHOOSE else ()

    def sample_chance(self, state: State, rng: Random) -> Move:
        if state.phase is Phase.LOT:
            return Lot(rng.randrange(2))
        return Shuffle(len(state.frame.coppelle), shuffled(DECK, rng))

    def allows_chance(self, state: State, move: Move) -> bool:
        if state.phase is Phase.LOT:
            return isinstance(move, Lot)
        if state.phase is not Phase.SHUFFLE or not isinstance(move, Shuffle):
            return False
        return move.side == len(state.frame.coppelle) and same_cards(move.cards, DECK)

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        if type(move) is Play:
            return play(state, move, emit)
        match move:
            case Throw():
                return throw(state, move, emit)
            case Enter():
                return enter(state, move, emit)
            case Place():
                return place(state, move, emit)
            case Morra():
                return show_sign(state, move, emit)
            case Choose():
                return choose(state, move, emit)
            case Shuffle():
                return deal(state, move, emit)
            case Lot():
                return take_initiative(state, move.side, emit)
        raise TypeError(f"no move of La Scamorra: {move!r}")

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return refusal_of(view, legal, attempt)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return sample_state(view, rng)

    def sampler(self, view: View) -> Callable[[Random], State]:
        return sampler(view)

    def for_one_thought(self) -> Scamorra:
        return _Remembering()

    def encode_move(self, move: Move) -> str:
        return notation.encode(move)

    def decode_move(self, text: str) -> Move:
        return notation.decode(text)

    def fortune(self, state: State, move: Move) -> Sequence[Stroke]:
        return fortune(move)

    def audience(self, state: State, move: Move) -> Audience:
        if state.turn == CHANCE:
            return EVERYBODY if state.phase is Phase.LOT else NOBODY
        if state.phase is Phase.MORRA and state.turn is not None:
            return (state.turn,)
        return EVERYBODY


class _Remembering(Scamorra):
    """The same rules, which know what the cards could do where the pieces stood before."""

    def __init__(self) -> None:
        self._stands = (Stands(0), Stands(1))

    def legal_moves(self, state: State) -> Sequence[Move]:
        if state.phase is not Phase.PLAY:
            return super().legal_moves(state)
        side = state.turn or 0
        stand = self._stands[side][state.squares]
        moves: list[Move] = []
        for card in dict.fromkeys(state.hands[side]):
            moves += stand[card]
        return moves
