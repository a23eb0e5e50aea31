"""Single-observer information-set Monte-Carlo tree search, for any number of seats.

Each simulation samples a state behind the View, walks one tree shared by all samples, adds a node, plays the sample
on, and tells every seat on the way what that came to. Must not know levels, clocks other than its deadline, or where
it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from operator import itemgetter
from random import Random
from statistics import pstdev
from time import monotonic

from scrapdesk.ai.agent import Agent, Answer, Candidate, Move, Question, Settled, Thought, need_moves
from scrapdesk.ai.decisive import Verdict, decide
from scrapdesk.ai.lapses import noticed
from scrapdesk.ai.lots import by_lot, taken_from, under_veil
from scrapdesk.ai.node import Node, RootMoves, best_tried, branch, know_roots, spread, unseen
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.sampling import State, asked_seat, final_shares
from scrapdesk.ai.settings import Settings
from scrapdesk.core.entry import AnyBot, AnyRules
from scrapdesk.core.seats import CHANCE, Seat

SLICE = 8
"""Simulations in one step of thinking."""
DOUBT = 0.35
"""How much an estimate is lowered for being little tried, when the move is taken."""
GLANCE = 6000
"""Replies that are tried at most before the search, so that no glance takes longer than a thought."""
CLOSE = 0.03
"""Estimates that differ by less are about equally good: there a temperament decides."""

Rewards = Mapping[Seat, float] | Sequence[float]


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


class Search(Thought):
    """One search from one question."""

    def __init__(self, agent: SearchAgent, question: Question) -> None:
        self.agent = agent
        self.rules, self.bot, self.settings = agent.rules.for_one_thought(), agent.bot, agent.settings
        self.question = question
        self.rng = Random(f"{question.seed}/search")
        self.root = Node()
        self.done = 0
        self._length = 0
        self._roots = know_roots(0)
        self._lengths: dict[Node, int] = {}
        lapses = self.settings.lapses
        self._nerve = self.settings.temperament.nerve - lapses.fear
        self._widening, self._guided = self.settings.widening, self.settings.guided
        self._depth = min(lapses.sees, self.settings.depth)
        self._view = self.bot.recalled(question.view, lapses.forgets) if lapses.forgets else question.view
        self._first = self.rules.determinize(self._view, self.rng)
        self.seat = asked_seat(self.rules, self._first)
        self.legal: Sequence[Move] = self._thought_of()
        self.verdict = self._verdict()
        self._first_moves = RootMoves(self.root, self.legal)
        self._draw = self.rules.sampler(self._view)
        self._paired = self.rules.info.seats == (2,)
        limit = self.settings.deadline
        self._ends = None if limit is None else monotonic() + limit

    # -- thinking in slices -----------------------------------------------------------------------------

    def step(self) -> bool:
        if self.verdict.wins is not None:
            return False
        for _ in range(min(SLICE, self.settings.iterations - self.done)):
            self.simulate()
        return self.done < self.settings.iterations and not self._late()

    @property
    def progress(self) -> float:
        if self.verdict.wins is not None:
            return 1.0
        return min(1.0, self.done / self.settings.iterations)

    def _late(self) -> bool:
        return self._ends is not None and monotonic() >= self._ends

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

    # -- one simulation ---------------------------------------------------------------------------------

    def simulate(self) -> None:
        rules = self.rules
        to_act, modelled, depth = rules.to_act, self.settings.modelled, self._depth
        self._roots = know_roots(self.done + 2)
        state = self._draw(self.rng)
        node, seat, moves = self.root, self.seat, self.legal
        apply, legal_moves, descend, own = rules.apply, rules.legal_moves, self._descend, self.seat
        path: list[Node] = []
        movers: list[Seat] = []
        while True:
            if modelled and seat != own:
                move, child = self._follow(node, moves, state)
            else:
                move, child = descend(node, moves, state)
            path.append(child)
            movers.append(seat)
            before, state = state, apply(state, move)
            if not child.visits or len(path) == depth:
                break
            node = child if seat == own else self._seen(node, before, move, child)
            asked = to_act(state)
            while asked == CHANCE:
                luck = rules.sample_chance(state, self.rng)
                node = self._seen(node, state, luck, None)
                state = apply(state, luck)
                asked = to_act(state)
            if asked is None:
                break
            seat, moves = asked, legal_moves(state)
        rewards, curiosity = self._play_on(state, movers), self.settings.exploration
        self._lengths[path[0]] = self._lengths.get(path[0], 0) + len(path) + self._length
        path[0].squares += rewards[own] ** 2
        for tried, mover in zip(path, movers, strict=True):
            tried.visits = visits = tried.visits + 1
            tried.total = total = tried.total + rewards[mover]
            tried.mean = total / visits
            tried.reach = curiosity / sqrt(visits)
        self.done += 1

    def _seen(self, node: Node, state: State, move: Move, child: Node | None) -> Node:
        """Where the tree goes on after luck or another seat moved: what our seat could not see leads to one place.

        Otherwise the search would plan as if it could answer to a card that was put face down.
        """
        audience = self.rules.audience(state, move)
        if audience is not None and self.seat not in audience:
            return unseen(node)
        return branch(node, move) if child is None else child

    def _descend(self, node: Node, moves: Sequence[Move], state: State) -> tuple[Move, Node]:
        """The move to try now: an untried one while there is room for it, otherwise the most promising.

        With n visits there is room for `widening` times the root of n moves.
        """
        at_root = node is self.root
        if at_root:
            child, untried = self._first_moves.best(self._roots)
        else:
            child, untried = best_tried(node, moves, self._roots)
        if child is not None:
            if not untried:
                return child.move, child
            visits = self.done if at_root else node.visits
            if self._widening and len(moves) - len(untried) >= 1 + self._widening * sqrt(visits):
                return child.move, child
        if self._guided and len(untried) > 1:
            move = self.bot.first(state, untried)
        else:
            move = untried[int(self.rng.random() * len(untried))]
        if at_root:
            return move, self._first_moves.grow(move)
        node.children[move] = fresh = Node(move)
        return move, fresh

    def _follow(self, node: Node, moves: Sequence[Move], state: State) -> tuple[Move, Node]:
        """The move that the game's own policy makes for another seat."""
        move = self.bot.rollout(state, moves, self.rng.random)
        child = node.children.get(move)
        if child is None:
            child = node.children[move] = Node(move)
        return move, child

    def _play_on(self, state: State, movers: Sequence[Seat]) -> Rewards:
        """Plays a sample on, to its end or to the cut-off: what that is worth to the seats asked on the way."""
        rules, rng = self.rules, self.rng
        to_act, legal_moves, apply, random = rules.to_act, rules.legal_moves, rules.apply, rng.random
        policy: Callable[..., Move] | None = self.bot.rollout if self.settings.guided else None
        left = cutoff = self.settings.cutoff
        while (asked := to_act(state)) is not None:
            if asked == CHANCE:
                state = apply(state, rules.sample_chance(state, rng))
                continue
            if not left:
                self._length = cutoff
                return self._judged(state, movers)
            left -= 1
            moves = legal_moves(state)
            if policy is None:
                state = apply(state, moves[int(random() * len(moves))])
            else:
                state = apply(state, policy(state, moves, random))
        self._length = cutoff - left
        return final_shares(rules, state)

    def _judged(self, state: State, movers: Sequence[Seat]) -> Rewards:
        evaluate = self.bot.evaluate
        if self._paired:
            share = evaluate(state, 0)
            return share, 1.0 - share
        return {seat: evaluate(state, seat) for seat in set(movers)}

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
        scored = []
        for move in self.legal:
            node = self.root.children.get(move)
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
        natural = list(self.bot.order(sample, moves))

        def liking(found: Candidate) -> float:
            length = self._lengths[self.root.children[found.move]] / found.visits
            return taste.surprise * natural.index(found.move) - taste.haste * length

        return liking
