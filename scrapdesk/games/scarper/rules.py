"""Scarper as rules: which room answers which question. The law of each lies in the module that it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from scrapdesk.core.content import Content
from scrapdesk.core.events import EVERYBODY, NOBODY, Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import Options
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.words import say
from scrapdesk.core.zones import shuffled
from scrapdesk.games.scarper import moves as notation
from scrapdesk.games.scarper import turns, years
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE, SIDE_NAMES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.content import read_deck
from scrapdesk.games.scarper.fortune import fortune
from scrapdesk.games.scarper.moves import Act, Brief, Deal, Dig, Keep, Move, Play, Throw
from scrapdesk.games.scarper.refusals import refusal_of
from scrapdesk.games.scarper.state import HAND_SIZE, OFFER_SIZE, VICTORY, Phase, State, new_game, rolling
from scrapdesk.games.scarper.view import View, sample_state, sampler, view_of

INFO: Final = GameInfo(
    id="scarper",
    title="Scarper",
    rules_version=1,
    seats=(2,),
    seat_names=SIDE_NAMES,
)

PAIRS: Final = tuple(Throw((attacker, defender)) for attacker in range(1, 7) for defender in range(1, 7))
DICE: Final = tuple(Throw((number,)) for number in range(1, 7))
FACES: Final = {"assault": 3, "bombard": 3, "fortune": 6}


class Scarper(Rules[State, Move, View]):
    info = INFO

    def __init__(self, content: Content) -> None:
        self.deck: Deck = read_deck(content)
        self._keeps = tuple(Keep(mission) for mission in range(len(self.deck.missions)))
        self._plays = tuple(
            tuple(
                (Play(number, False), Play(number, True)) if card.usable_by(seat) else (Play(number, False),)
                for number, card in enumerate(self.deck.events)
            )
            for seat in (ENTENTE, CENTRAL)
        )

    def setup(self, seats: int, options: Options) -> State:
        return new_game()

    def to_act(self, state: State) -> Seat | None:
        return state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        seat = state.turn
        if seat is None or seat == CHANCE:
            return ()
        phase = state.phase
        if phase is Phase.SPEND:
            return turns.spendings(state, seat)
        if phase is Phase.TURN:
            return turns.openings(self._plays, state, seat)
        if phase is Phase.CHOOSE:
            return turns.replies(state, seat)
        return tuple(self._keeps[mission] for mission in state.year.offers[seat])

    def sample_chance(self, state: State, rng: Random) -> Move:
        if state.phase is Phase.ROLL:
            table = rolls(state)
            return table[int(rng.random() * len(table))]
        if state.phase is Phase.DEAL:
            cards = shuffled(years.deals(self.deck, state.year), rng)
            return Deal(cards[:HAND_SIZE], cards[HAND_SIZE : 2 * HAND_SIZE])
        missions = shuffled(range(len(self.deck.missions)), rng)
        return Brief(missions[:OFFER_SIZE], missions[OFFER_SIZE : 2 * OFFER_SIZE])

    def allows_chance(self, state: State, move: Move) -> bool:
        if state.turn != CHANCE:
            return False
        if state.phase is Phase.ROLL:
            return move in rolls(state)
        if state.phase is Phase.DEAL:
            return isinstance(move, Deal) and _fits(move, HAND_SIZE, years.deals(self.deck, state.year))
        return isinstance(move, Brief) and _fits(move, OFFER_SIZE, range(len(self.deck.missions)))

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        if state.phase is Phase.CHOOSE:
            return turns.reply(self.deck, state, move, emit)
        if type(move) is Act:
            return turns.act(self.deck, state, move, emit)
        if type(move) is Dig:
            return turns.dig(state, move, emit)
        if type(move) is Play:
            return turns.play(self.deck, state, move, emit)
        match move:
            case Throw():
                return turns.roll(self.deck, state, move, emit)
            case Keep():
                return years.keep(state, move, emit)
            case Deal():
                return years.deal(state, move, emit)
            case Brief():
                return years.brief(state, move, emit)
        raise TypeError(f"no move of Scarper: {move!r}")

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return refusal_of(self.deck, view, legal, attempt)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.phase is Phase.OVER else None

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return sample_state(self.deck, view, rng)

    def sampler(self, view: View) -> Callable[[Random], State]:
        return sampler(self.deck, view)

    def encode_move(self, move: Move) -> str:
        return notation.encode(self.deck, move)

    def decode_move(self, text: str) -> Move:
        return notation.decode(self.deck, text)

    def fortune(self, state: State, move: Move) -> Sequence[Stroke]:
        return fortune(self.deck, state, move)

    def audience(self, state: State, move: Move) -> Audience:
        """Missions are kept in secret; of luck, dice lie open and deals do not."""
        if state.turn == CHANCE:
            return EVERYBODY if state.phase is Phase.ROLL else NOBODY
        return (state.turn or 0,) if type(move) is Keep else EVERYBODY


def rolls(state: State) -> tuple[Throw, ...]:
    """All rolls of the dice that are asked for; each is as likely as every other."""
    what = rolling(state).what
    return PAIRS if what == "charge" else DICE[: FACES[what]]


def _fits(move: Deal | Brief, size: int, pool: Sequence[int]) -> bool:
    cards = move.entente + move.central
    return len(move.entente) == len(move.central) == size and len(set(cards)) == 2 * size and set(cards) <= set(pool)


def outcome_of(state: State) -> Outcome:
    """Who won: by a marker that reached 15, or by the half on which it stands after 1918 (SA-8)."""
    morale = state.morale
    if morale == 0:
        return Outcome((1, 1), say("morale was exactly even after 1918", "SA-8.2"), "SA-8.2", (0, 0))
    winner = ENTENTE if morale > 0 else CENTRAL
    points = (max(morale, 0), max(-morale, 0))
    ranks = (1, 2) if winner == ENTENTE else (2, 1)
    name = SIDE_NAMES[winner]
    if abs(morale) == VICTORY:
        line = say("the {loser} lost all morale", "SA-8.1", loser=SIDE_NAMES[1 - winner])
        return Outcome(ranks, line, "SA-8.1", points)
    line = say("morale favoured the {winner} by {morale} after 1918", "SA-8.2", winner=name, morale=abs(morale))
    return Outcome(ranks, line, "SA-8.2", points)
