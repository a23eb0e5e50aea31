"""Scrappers as rules: who acts, what is legal, what a move does. The parts of a round are in rooms of their own.

Whatever does not wait for a move is a task in the queue of the state, and is done here, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from random import Random
from typing import Final

from scrapdesk.core.content import Content
from scrapdesk.core.effects import Effects, Handler
from scrapdesk.core.events import NOBODY as NO_AUDIENCE
from scrapdesk.core.events import Audience, Emit, ignore
from scrapdesk.core.fortune import Stroke
from scrapdesk.core.options import Options
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import same_cards, shuffled
from scrapdesk.games.scrappers.activation import begin_activation, fire
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.command import begin_round, draft, placings, put
from scrapdesk.games.scrappers.effects import EFFECTS
from scrapdesk.games.scrappers.ending import outcome_of
from scrapdesk.games.scrappers.fortune import fortune
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, First, Mix, Move, MoveBook, Reform, Shuffle
from scrapdesk.games.scrappers.parse import read_cards
from scrapdesk.games.scrappers.questions import ANSWERS, answer
from scrapdesk.games.scrappers.reboot import (
    draw,
    income,
    next_round,
    reform_draft_deck,
    reform_hand_deck,
    topple,
)
from scrapdesk.games.scrappers.refusals import Refuser
from scrapdesk.games.scrappers.state import ASSIGNED, EJECTED, PILE_A, Phase, Pilot, State, Task
from scrapdesk.games.scrappers.telling import tell
from scrapdesk.games.scrappers.view import View, sample_state, view_of

INFO: Final = GameInfo(
    id="scrappers",
    title="Scrappers",
    rules_version=1,
    seats=(2, 3, 4),
)


class Scrappers(Rules[State, Move, View]):
    info = INFO

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.book = MoveBook(cards)
        self._refuser = Refuser(self.book)
        steps = {"fire": fire, "draw": draw, "income": income, "topple": topple, "next round": _start}
        handlers: dict[str, Handler[State]] = {
            verb: partial(handler, cards) for verb, handler in (*EFFECTS.items(), *steps.items())
        }
        self._effects: Effects[State, Task] = Effects(
            attrgetter("queue"), State.with_queue, lambda task: handlers.get(task.verb)
        )

    @classmethod
    def of_content(cls, content: Content) -> Scrappers:
        return cls(read_cards(content))

    def setup(self, seats: int, options: Options) -> State:
        pilots = tuple(Pilot(0, 0, 0, (), (), (), (), (), ()) for _ in range(seats))
        luck = (Task("luck first", CHANCE), Task("luck mix", CHANCE))
        decks = (step for seat in range(seats) for step in (Task("luck deck", CHANCE, target=seat), Task("draw", seat)))
        queue = (*luck, *decks, Task("next round", 0))
        return State(Phase.SETUP, None, 0, 0, 0, pilots, ((), (), (), ()), True, (), queue)

    def to_act(self, state: State) -> Seat | None:
        queue = state.queue
        return queue[0].seat if queue else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        queue = state.queue
        if queue:
            task = queue[0]
            return () if task.seat == CHANCE else ANSWERS[task.verb](self.book, state, task)
        return placings(self.book, state) if state.turn is not None else ()

    def sample_chance(self, state: State, rng: Random) -> Move:
        task = state.queue[0]
        if task.verb == "luck first":
            return First(rng.randrange(len(state.pilots)))
        cards = shuffled(self._to_shuffle(state, task), rng)
        if task.verb == "luck mix":
            return Mix(cards)
        return Shuffle(task.target, cards) if task.verb == "luck deck" else Reform(task.target, cards)

    def allows_chance(self, state: State, move: Move) -> bool:
        if not state.queue or state.queue[0].seat != CHANCE:
            return False
        task = state.queue[0]
        match move:
            case First(seat):
                return task.verb == "luck first" and seat < len(state.pilots)
            case Mix(cards):
                return task.verb == "luck mix" and same_cards(cards, self._to_shuffle(state, task))
            case Shuffle(seat, cards):
                right = task.verb == "luck deck" and task.target == seat
                return right and same_cards(cards, self._to_shuffle(state, task))
            case Reform(deck, cards):
                right = task.verb == "luck draft" and task.target == deck
                return right and same_cards(cards, self._to_shuffle(state, task))
        return False

    def _to_shuffle(self, state: State, task: Task) -> tuple[int, ...]:
        """The cards whose order luck has to say."""
        if task.verb == "luck mix":
            return tuple(range(self.cards.advanced))
        if task.verb == "luck draft":
            return state.draft[PILE_A + task.target]
        return self.cards.basic_deck(task.target) if state.phase is Phase.SETUP else state.pilots[task.target].discard

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        sort = type(move)
        if sort is Assign:
            after = put(self.cards, state, move[0], ASSIGNED, emit)  # type: ignore[arg-type]
        elif sort is Eject:
            after = put(self.cards, state, move[0], EJECTED, emit)  # type: ignore[arg-type]
        elif sort is Draft:
            after = draft(self.cards, state, move[0], emit)  # type: ignore[arg-type]
        elif state.queue[0].seat == CHANCE:
            after = self._luck(state, move, emit)
        else:
            after = answer(self.cards, state, move, emit)
        return self._effects.settle(after, emit) if after.queue else after

    def fire_now(self, state: State, emit: Emit = ignore) -> State:
        """What would come if the stacks fired as they lie now, or fired on: for those who look ahead."""
        firing = state.phase is Phase.ACTIVATION
        return self._effects.settle(state if firing else begin_activation(state, emit), emit)

    def _luck(self, state: State, move: Move, emit: Emit) -> State:
        state = state.with_queue(state.queue[1:])
        match move:
            case First(seat):
                tell(emit, "first", "SR-2.1", seat=seat)
                # The token moves on when a round begins; so it starts on the right of the first player.
                return state._replace(first=(seat - 1) % len(state.pilots))
            case Mix(cards):
                return self._split(state, cards, emit)
            case Shuffle():
                return reform_hand_deck(state, move, emit)
            case Reform():
                return reform_draft_deck(state, move, emit)
        raise TypeError(f"no luck: {move!r}")

    def _split(self, state: State, cards: tuple[int, ...], emit: Emit) -> State:
        """Two draft decks of one size; an odd card goes to deck A (SR-1.2)."""
        half = (len(cards) + 1) // 2
        tops = tuple(self.cards.of[card].id for card in (cards[0], cards[half]))
        tell(emit, "mixed", "SR-1.2", reveals="the draft decks were shuffled", a=tops[0], b=tops[1])
        return state._replace(draft=(cards[:half], cards[half:], (), ()))

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return self._refuser.refusal(view, legal, attempt)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return sample_state(view, rng)

    def encode_move(self, move: Move) -> str:
        return self.book.encode(move)

    def decode_move(self, text: str) -> Move:
        return self.book.decode(text)

    def fortune(self, state: State, move: Move) -> Sequence[Stroke]:
        return fortune(self.cards, state, move)

    def audience(self, state: State, move: Move) -> Audience:
        """What is ejected is nobody else's business; everything else is done in the open."""
        if type(move) is Eject:
            return (state.turn or 0,)
        return NO_AUDIENCE if state.queue and state.queue[0].verb in ("luck mix", "luck deck", "luck draft") else None


def _start(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    return begin_round(next_round(state, emit), emit)
