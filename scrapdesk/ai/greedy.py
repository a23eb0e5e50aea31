"""The opponent that looks one step ahead: it takes the move after which its position is worth most.

What it cannot know is sampled several times; every move meets the same samples and the same luck, so that only the
moves differ. Owns no search beyond that step.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from random import Random

from scrapdesk.ai.agent import Agent, Answer, Candidate, Move, Question, Settled, Thought, need_moves
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.sampling import State, after, asked_seat
from scrapdesk.core.entry import AnyBot, AnyRules

SAMPLES = 8
WIDEST = 60
"""How many candidates are looked at; of a longer list, those that the game's bot puts first."""


class GreedyAgent(Agent):
    def __init__(self, rules: AnyRules, bot: AnyBot, samples: int = SAMPLES, widest: int = WIDEST) -> None:
        self.rules = rules
        self.bot = bot
        certain = not rules.info.hidden and not rules.info.chance
        self.samples = 1 if certain else samples
        self.widest = widest

    def think(self, question: Question) -> Thought:
        need_moves(question.legal)
        if len(question.legal) == 1:
            return Settled(Answer(question.legal[0]))
        return GreedyThought(self, question)


class GreedyThought(Thought):
    """One sample a step: every candidate is tried in it, and what it comes to is added up."""

    def __init__(self, agent: GreedyAgent, question: Question) -> None:
        self._agent = agent
        self._question = question
        self._rng = Random(f"{question.seed}/greedy")
        first = agent.rules.determinize(question.view, self._rng)
        self._seat = asked_seat(agent.rules, first)
        self._moves = self._candidates(first)
        self._tilt = [self._rng.random() for _ in self._moves]
        self._sums = [0.0] * len(self._moves)
        self._done = 0
        self._try_in(first)

    def step(self) -> bool:
        if self._done < self._agent.samples:
            self._try_in(self._agent.rules.determinize(self._question.view, self._rng))
        return self._done < self._agent.samples

    @property
    def progress(self) -> float:
        return self._done / self._agent.samples

    def answer(self) -> Answer:
        """Best first; what is exactly equal lies in the order of the seed's draw."""
        rows = zip(self._moves, self._sums, self._tilt, strict=True)
        ranked = sorted(rows, key=itemgetter(1, 2), reverse=True)
        found = tuple(Candidate(move, total / self._done, self._done) for move, total, _ in ranked)
        agent = self._agent
        told = with_reasons(agent.rules, agent.bot, self._question, found)
        return Answer(told[0].move, told, self._done, told[0].why)

    def _candidates(self, state: State) -> Sequence[Move]:
        legal, widest = self._question.legal, self._agent.widest
        if len(legal) <= widest:
            return legal
        return tuple(self._agent.bot.order(state, legal))[:widest]

    def _try_in(self, state: State) -> None:
        rules, bot, seat = self._agent.rules, self._agent.bot, self._seat
        luck = self._rng.getrandbits(64)
        for at, move in enumerate(self._moves):
            self._sums[at] += bot.evaluate(after(rules, state, move, luck), seat)
        self._done += 1
