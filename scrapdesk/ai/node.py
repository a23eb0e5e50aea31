"""The tree of a search: what was tried after what, how often, and what it was worth to the seat that tried it.

This is the part that runs a million times, so it is kept lean. Must not know rules or bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

BRANCHES = 12
"""So many outcomes of one piece of luck get a branch each (dice do); all others share one (shuffles do)."""

_SHARED = object()
_UNSEEN = object()


class Node:
    """What is known after a move. Moves are compared only with those that were legal in the same samples."""

    __slots__ = ("available", "children", "length", "mean", "move", "reach", "squares", "total", "visits")

    def __init__(self, move: Any = None) -> None:
        self.move = move
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        """The sum of the squares; kept for the moves that are to choose from only."""
        self.length = 0
        """How many moves all samples took from here on; kept for the same only."""
        self.mean = 0.0
        """Total by visits, kept because it is read ten times as often as it changes."""
        self.reach = 0.0
        """How far above its mean it may be hoped to be, by the visits; kept for the same reason."""
        self.available = 1
        """How often the move that leads here could have been made (a sampled hand may not hold its card)."""


def spread(node: Node) -> float:
    """How far apart the samples of a move came out, as a standard deviation."""
    return sqrt(max(0.0, node.squares / node.visits - node.mean**2))


_ROOTS: list[float] = [0.0]


def know_roots(numbers: int) -> list[float]:
    """The roots of the logarithms of the whole numbers up to at least this one: to look one up is quicker."""
    while len(_ROOTS) <= numbers:
        _ROOTS.extend(sqrt(log(number)) for number in range(len(_ROOTS), 2 * len(_ROOTS)))
    return _ROOTS


def best_tried(node: Node, moves: Sequence[Any], roots: list[float]) -> tuple[Node | None, list[Any]]:
    """The tried move's node with the highest upper confidence bound, and the moves not tried yet.

    Each move could have been made once more by this. `roots` reach at least as far as the tree has been walked.
    """
    get = node.children.get
    untried: list[Any] = []
    best: Node | None = None
    best_score = -1.0
    for move in moves:
        child = get(move)
        if child is None:
            untried.append(move)
            continue
        child.available = available = child.available + 1
        score = child.mean + child.reach * roots[available]
        if score > best_score:
            best, best_score = child, score
    return best, untried


class RootMoves:
    """The moves of the root. They are the same in every sample, so none has to be looked up: most descents of a shallow
    search are from here."""

    def __init__(self, root: Node, moves: Sequence[Any]) -> None:
        self.untried = list(moves)
        self._root = root
        self._places = {move: at for at, move in enumerate(moves)}
        self._tried: list[Node] = []

    def best(self, roots: list[float]) -> tuple[Node | None, list[Any]]:
        """What `best_tried` says."""
        best: Node | None = None
        best_score = -1.0
        for child in self._tried:
            child.available = available = child.available + 1
            score = child.mean + child.reach * roots[available]
            if score > best_score:
                best, best_score = child, score
        return best, self.untried

    def grow(self, move: Any) -> Node:
        """A place for a move that has not been tried. They are kept as the moves lie, since of equals the first is
        taken."""
        self._root.children[move] = fresh = Node(move)
        self.untried.remove(move)
        self._tried.append(fresh)
        self._tried.sort(key=lambda child: self._places[child.move])
        return fresh


def branch(node: Node, outcome: Any) -> Node:
    """The node behind a piece of luck."""
    children = node.children
    child = children.get(outcome)
    if child is None:
        key = outcome if len(children) < BRANCHES else _SHARED
        child = children.get(key)
        if child is None:
            child = children[key] = Node()
    return child


def unseen(node: Node) -> Node:
    """The one node behind everything that may have happened out of the searching seat's sight."""
    child = node.children.get(_UNSEEN)
    if child is None:
        child = node.children[_UNSEEN] = Node()
    return child
