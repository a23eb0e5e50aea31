"""One tree of a search, or one of several that are grown side by side from the same question.

Each simulation samples a state behind the View, walks the tree that all samples share, adds a node, plays the sample
on, and tells every seat on the way what that came to. Must not know why it is asked, levels, clocks, or where it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from scrapdesk.ai.agent import Move, View
from scrapdesk.ai.node import Node, RootMoves, best_tried, branch, know_roots, unseen
from scrapdesk.ai.sampling import State, final_shares
from scrapdesk.ai.settings import Settings
from scrapdesk.core.entry import AnyBot, AnyRules
from scrapdesk.core.seats import CHANCE, Seat

Rewards = Mapping[Seat, float] | Sequence[float]


class Yield(NamedTuple):
    """What a tree found out about one move of its root."""

    visits: int
    total: float
    squares: float
    length: int


Tallies = tuple[Yield | None, ...]


class Soil(NamedTuple):
    """What all trees of one question grow from."""

    rules: AnyRules
    bot: AnyBot
    settings: Settings
    view: View
    seat: Seat
    legal: Sequence[Move]
    """The moves that are thought about."""


class Tree:
    """Grows by so many simulations at most."""

    def __init__(self, ground: Soil, rng: Random, most: int) -> None:
        self.rules, self.bot, self.settings, view, self.seat, self.legal = ground
        self.rng = rng
        self.root = Node()
        self.done = 0
        self.most = most
        self._length = 0
        self._roots = know_roots(0)
        self._widening, self._guided = self.settings.widening, self.settings.guided
        self._depth = min(self.settings.lapses.sees, self.settings.depth)
        self._first_moves = RootMoves(self.root, self.legal)
        self._draw = self.rules.sampler(view)
        self._paired = self.rules.info.seats == (2,)

    def grow(self, simulations: int) -> bool:
        """So many simulations more; False when there is nothing more to do."""
        for _ in range(min(simulations, self.most - self.done)):
            self.simulate()
        return self.done < self.most

    def tallies(self) -> Tallies:
        """What was found of each move, in their order; None where one was not tried."""
        nodes = map(self.root.children.get, self.legal)
        return tuple(
            Yield(node.visits, node.total, node.squares, node.length) if node is not None and node.visits else None
            for node in nodes
        )

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
        path[0].length += len(path) + self._length
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

        With n visits there is room for `widening` times the root of n moves; at the root those of all trees count.
        """
        at_root = node is self.root
        if at_root:
            child, untried = self._first_moves.best(self._roots)
        else:
            child, untried = best_tried(node, moves, self._roots)
        if child is not None:
            if not untried:
                return child.move, child
            visits = self.done * self.settings.shards if at_root else node.visits
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


def merged(legal: Sequence[Move], found: Sequence[Tallies]) -> Node:
    """One root for several trees: what they found of each move, added up in the order of the trees."""
    root = Node()
    for at, move in enumerate(legal):
        parts = [part for tallies in found if (part := tallies[at]) is not None]
        if parts:
            root.children[move] = node = Node(move)
            node.visits, node.total = sum(part.visits for part in parts), sum(part.total for part in parts)
            node.squares, node.length = sum(part.squares for part in parts), sum(part.length for part in parts)
            node.mean = node.total / node.visits
    return root


def parts_of(iterations: int, shards: int) -> list[int]:
    """How many simulations each tree has."""
    return [(iterations + nth) // shards for nth in range(shards)]
