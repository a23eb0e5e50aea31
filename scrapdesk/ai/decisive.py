"""Moves that decide at once: those that surely win, and those that surely throw the game away.

What a person sees at a glance and must never be missed by a search that is still young. Lost "surely" means in every
sample of what the seat cannot see, won in almost every one. Owns no estimates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random

from scrapdesk.ai.agent import Move, Question
from scrapdesk.ai.sampling import State, after, asked_seat, samples, shares
from scrapdesk.core.entry import AnyRules
from scrapdesk.core.seats import Seat

SAMPLES = 8
MORE = 32
"""Samples in which a move that wins in the first ones is looked at again: dice may be kind eight times in a row."""
ALMOST = 0.9
"""In what part of them it has to win to be taken without thought."""
PROMISING = ALMOST - 1 / SAMPLES
"""In what part of the first ones it has to win to be looked at again."""
WHOLE = 0.999
"""A share of at least so much is the whole game, one minus it nothing of it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    wins: Move | None = None
    loses: tuple[Move, ...] = ()


class _Purse:
    """How many moves may still be tried: the glance must not cost more than the search after it."""

    def __init__(self, tries: int) -> None:
        self.left = tries

    def spend(self, tries: int) -> bool:
        self.left -= tries
        return self.left >= 0


def decide(rules: AnyRules, question: Question, tries: int) -> Verdict:
    """The verdict of a glance that may try so many replies."""
    rng = Random(f"{question.seed}/glance")
    states = _states(rules, question, rng, SAMPLES)
    glance = _Glance(rules, states, rng.getrandbits(62), asked_seat(rules, states[0]), _Purse(tries))
    promising = [move for move in question.legal if glance.wins(move) >= PROMISING]
    if promising:
        surer = glance.over(_states(rules, question, rng, MORE), rng.getrandbits(62))
        won, best = max(((surer.wins(move), move) for move in promising), key=itemgetter(0))
        if won >= ALMOST:
            return Verdict(wins=best)
    loses = tuple(move for move in question.legal if glance.loses(move))
    return Verdict(loses=loses if len(loses) < len(question.legal) else ())


def _states(rules: AnyRules, question: Question, rng: Random, count: int) -> list[State]:
    """Samples behind the view; where nothing is hidden but luck is to come, the same state so many times."""
    states = samples(rules, question.view, rng, count)
    return states * count if len(states) == 1 and rules.info.chance else states


class _Glance:
    def __init__(self, rules: AnyRules, states: Sequence[State], luck: int, seat: Seat, purse: _Purse) -> None:
        self._rules = rules
        self._states = states
        self._luck = luck
        self._seat = seat
        self._purse = purse

    def over(self, states: Sequence[State], luck: int) -> _Glance:
        """The same glance at other samples and other luck."""
        return _Glance(self._rules, states, luck, self._seat, self._purse)

    def wins(self, move: Move) -> float:
        """In what part of the samples the move wins; 0 as soon as it is too little to count."""
        won, least = len(self._states), PROMISING * len(self._states)
        for at in range(len(self._states)):
            won -= self._share(self._next(at, move)) < WHOLE
            if won < least:
                return 0.0
        return won / len(self._states)

    def loses(self, move: Move) -> bool:
        """Lost at once, or to one reply that the next seat has whatever it holds."""
        return all(self._lost(self._next(at, move), at) for at in range(len(self._states)))

    def _lost(self, state: State, at: int) -> bool:
        rules = self._rules
        if rules.outcome(state) is not None:
            return self._share(state) <= 1 - WHOLE
        if rules.to_act(state) == self._seat:
            return False
        replies = rules.legal_moves(state)
        if not self._purse.spend(len(replies)):
            return False
        return any(0 <= self._share(after(rules, state, reply, self._luck + at)) <= 1 - WHOLE for reply in replies)

    def _next(self, at: int, move: Move) -> State:
        return after(self._rules, self._states[at], move, self._luck + at)

    def _share(self, state: State) -> float:
        """The seat's share of a game that is over; -1 while it goes on."""
        outcome = self._rules.outcome(state)
        return -1.0 if outcome is None else shares(outcome)[self._seat]
