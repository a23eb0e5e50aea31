"""Single-observer information-set Monte-Carlo tree search, for any number of seats.

Owns the question before the trees (what comes to mind, what decides at once) and the answer after them. A budget may be
cut into several trees, some of which may grow elsewhere. Must not know levels, clocks other than its deadline, or where
it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from operator import itemgetter
from random import Random
from statistics import pstdev
from time import monotonic
from typing import NamedTuple

from scrapdesk.ai.agent import Agent, Answer, Candidate, Move, Question, Settled, Thought, need_moves
from scrapdesk.ai.decisive import Verdict, decide
from scrapdesk.ai.lapses import noticed
from scrapdesk.ai.lots import by_lot, taken_from, under_veil
from scrapdesk.ai.node import Node, spread
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.sampling import asked_seat
from scrapdesk.ai.settings import Settings
from scrapdesk.ai.tree import Soil, Tallies, Tree, merged, parts_of
from scrapdesk.core.entry import AnyBot, AnyRules
from scrapdesk.core.seats import Seat

SLICE = 8
"""Simulations in one step of thinking."""
DOUBT = 0.35
"""How much an estimate is lowered for being little tried, when the move is taken."""
GLANCE = 6000
"""Replies that are tried at most before the search, so that no glance takes longer than a thought."""
CLOSE = 0.03
"""Estimates that differ by less are about equally good: there a temperament decides."""


class SearchAgent(Agent):
    def __init__(self, rules: AnyRules, bot: AnyBot, settings: Settings) -> None:
        self.rules = rules
        self.bot = bot
        self.settings = settings

    def think(self, question: Question) -> Thought:
        need_moves(question.legal)
        if len(question.legal) == 1:
            return Settled(Answer(question.legal[0]))
        drawn = by_lot(self.rules, self.bot, question)
        return Search(self, question) if drawn is None else Settled(drawn)


class Plot(NamedTuple):
    """Some trees of a search, as they are given to somebody else to grow."""

    shards: tuple[int, ...]
    legal: tuple[int, ...]
    """Which of the question's legal moves are thought about."""
    seat: Seat
    seconds: float | None
    """How long it may take."""


class Growth:
    """Trees that grow for a search which is somewhere else."""

    def __init__(self, agent: SearchAgent, question: Question, part: Plot) -> None:
        lapses = agent.settings.lapses
        view = agent.bot.recalled(question.view, lapses.forgets) if lapses.forgets else question.view
        legal = tuple(question.legal[at] for at in part.legal)
        ground = Soil(agent.rules.for_one_thought(), agent.bot, agent.settings, view, part.seat, legal)
        self.trees = planted(ground, question, part.shards)
        self._ends = None if part.seconds is None else monotonic() + part.seconds

    def step(self) -> bool:
        return grown(self.trees) and (self._ends is None or monotonic() < self._ends)

    def found(self) -> dict[int, tuple[int, Tallies]]:
        """Of each tree its simulations, and what it knows of the moves."""
        return {nth: (tree.done, tree.tallies()) for nth, tree in self.trees.items()}


def planted(ground: Soil, question: Question, shards: Iterable[int]) -> dict[int, Tree]:
    """The trees of these numbers. Each has luck of its own, and knows nothing of the others."""
    sizes = parts_of(ground.settings.iterations, ground.settings.shards)
    return {nth: Tree(ground, Random(f"{question.seed}/search/{nth}"), sizes[nth]) for nth in shards}


def grown(trees: Mapping[int, Tree]) -> bool:
    """A slice more of the tree that is furthest behind; False when all are done."""
    if not trees:
        return False
    least = max(trees.values(), key=lambda tree: tree.most - tree.done)
    return least.grow(SLICE) or any(tree.done < tree.most for tree in trees.values())


class Search(Thought):
    """One search from one question. Its trees grow here, but for those that were given away."""

    def __init__(self, agent: SearchAgent, question: Question) -> None:
        self.agent = agent
        self.rules, self.bot, self.settings = agent.rules.for_one_thought(), agent.bot, agent.settings
        self.question = question
        rng = Random(f"{question.seed}/search")
        lapses = self.settings.lapses
        self._nerve = self.settings.temperament.nerve - lapses.fear
        self._view = self.bot.recalled(question.view, lapses.forgets) if lapses.forgets else question.view
        self._first = self.rules.determinize(self._view, rng)
        self.seat = asked_seat(self.rules, self._first)
        self.legal: Sequence[Move] = self._thought_of()
        self.verdict = self._verdict()
        self._ground = ground = Soil(self.rules, self.bot, self.settings, self._view, self.seat, self.legal)
        if self.settings.shards == 1:
            self.trees = {0: Tree(ground, rng, self.settings.iterations)}
        else:
            self.trees = planted(ground, question, range(self.settings.shards))
        self._brought: dict[int, tuple[int, Tallies]] = {}
        limit = self.settings.deadline
        self._ends = None if limit is None else monotonic() + limit

    # -- thinking in slices -----------------------------------------------------------------------------

    def step(self) -> bool:
        return not self.settled and grown(self.trees) and not self.late

    @property
    def settled(self) -> bool:
        """Whether a glance was enough."""
        return self.verdict.wins is not None

    @property
    def done(self) -> int:
        """The simulations made, here and elsewhere."""
        return sum(tree.done for tree in self.trees.values()) + sum(done for done, _ in self._brought.values())

    @property
    def progress(self) -> float:
        return 1.0 if self.settled else min(1.0, self.done / self.settings.iterations)

    @property
    def late(self) -> bool:
        return self._ends is not None and monotonic() >= self._ends

    # -- growing trees elsewhere ------------------------------------------------------------------------

    def give(self, shards: Sequence[int]) -> Plot:
        """Trees that somebody else grows; what is found there is to be brought."""
        for nth in shards:
            del self.trees[nth]
            self._brought[nth] = (0, (None,) * len(self.legal))
        places = {move: at for at, move in enumerate(self.question.legal)}
        left = None if self._ends is None else self._ends - monotonic()
        return Plot(tuple(shards), tuple(places[move] for move in self.legal), self.seat, left)

    def bring(self, shard: int, done: int, tallies: Tallies) -> None:
        self._brought[shard] = done, tallies

    def take_back(self, shards: Sequence[int]) -> None:
        """They grow here after all, from the start."""
        for nth in shards:
            del self._brought[nth]
        self.trees.update(planted(self._ground, self.question, shards))

    @property
    def growing(self) -> bool:
        """Whether trees are left that grow here and are not done."""
        return any(tree.done < tree.most for tree in self.trees.values())

    @property
    def root(self) -> Node:
        """What is known of the moves that are thought about."""
        if self.settings.shards == 1 and self.trees:
            return self.trees[0].root
        found = {nth: tallies for nth, (_, tallies) in self._brought.items()}
        found |= {nth: tree.tallies() for nth, tree in self.trees.items()}
        return merged(self.legal, [found[nth] for nth in sorted(found)])

    def _thought_of(self) -> Sequence[Move]:
        """The legal moves that come to mind; to who is alert none that are pointless, unless there are no others."""
        legal = noticed(self.bot, self._first, self.question, self.settings.lapses)
        if not self.settings.alert:
            return legal
        awake = self._first
        if self._view is not self.question.view:
            awake = self.rules.determinize(self.question.view, Random(f"{self.question.seed}/awake"))
        for moves in (legal, self.question.legal):
            if sensible := tuple(move for move in moves if not self.bot.pointless(awake, move)):
                return sensible
        return legal

    def _verdict(self) -> Verdict:
        """Looks at moves that decide at once, and leaves out those that throw the game away."""
        if not self.settings.alert:
            return Verdict()
        verdict = decide(self.rules, self.question, min(GLANCE, 10 * self.settings.iterations))
        if verdict.loses:
            noticed_ones, others = (
                tuple(move for move in moves if move not in verdict.loses)
                for moves in (self.legal, self.question.legal)
            )
            self.legal = noticed_ones or others
        return verdict

    # -- the answer -------------------------------------------------------------------------------------

    def answer(self) -> Answer:
        """The candidates by what they promise, doubt taken off; the hand may slip by the noise of its level."""
        if self.verdict.wins is not None:
            ranked = [Candidate(self.verdict.wins, 1.0, self.done)]
        else:
            ranked = self._ranked() or [Candidate(self.legal[0], 0.5)]
        told = with_reasons(self.rules, self.bot, self.question, ranked)
        return Answer(told[0].move, told, self.done, told[0].why)

    def _ranked(self) -> list[Candidate]:
        scored, children = [], self.root.children
        for move in self.legal:
            node = children.get(move)
            if node is not None and node.visits:
                doubt = DOUBT / sqrt(node.visits)
                thrill = self._nerve * spread(node) if self._nerve else 0.0
                scored.append((node.mean - doubt + thrill, Candidate(move, node.mean, node.visits)))
        scored = self._shaken(scored)
        scored.sort(key=itemgetter(0), reverse=True)
        return self._to_taste(scored)

    def _shaken(self, scored: list[tuple[float, Candidate]]) -> list[tuple[float, Candidate]]:
        """The scores as an unsteady hand takes them: off by a part of how far they lie apart. An alert one takes the
        more care the nearer it is to winning: it gives away no more than is still open."""
        if not self.settings.noise or len(scored) < 2:
            return scored
        reach = self.settings.noise * pstdev(score for score, _ in scored)
        slips = Random(f"{self.question.seed}/hand")
        shaken = [(score + slips.gauss(0.0, reach), found) for score, found in scored]
        if not self.settings.alert:
            return shaken
        best = max(score for score, _ in scored)
        least = best - min(self.settings.slip, max(0.0, 1.0 - best))
        return [new for new, (score, _) in zip(shaken, scored, strict=True) if score >= least]

    def _to_taste(self, scored: list[tuple[float, Candidate]]) -> list[Candidate]:
        """Puts first, of the moves that are about as good as the best, the one that the temperament likes most; where
        that could be guessed, one that is about as good as it."""
        scored = self._liked_first(scored)
        ranked = [found for _, found in scored]
        drawn = under_veil(self.bot, self._first, scored)
        if len(drawn) < 2:
            return ranked
        return taken_from(drawn, ranked, Random(f"{self.question.seed}/veil"))

    def _liked_first(self, scored: list[tuple[float, Candidate]]) -> list[tuple[float, Candidate]]:
        taste = self.settings.temperament
        close = [pair for pair in scored if pair[0] >= scored[0][0] - CLOSE]
        if len(close) < 2 or not (taste.surprise or taste.haste):
            return scored
        liking = self._liking([found.move for _, found in close])
        liked = max(close, key=lambda pair: liking(pair[1]))
        return [liked, *(pair for pair in scored if pair is not liked)]

    def _liking(self, moves: list[Move]) -> Callable[[Candidate], float]:
        """How much the temperament likes each of some moves; only the order of the numbers means anything."""
        taste = self.settings.temperament
        sample = self.rules.determinize(self._view, Random(f"{self.question.seed}/taste"))
        natural, children = list(self.bot.order(sample, moves)), self.root.children

        def liking(found: Candidate) -> float:
            length = children[found.move].length / found.visits
            return taste.surprise * natural.index(found.move) - taste.haste * length

        return liking
