"""What follows from knowledge: which kinds a hidden card can still be, and arrangements that fit all clues.

The hidden squares of a side fall into classes that no clue tells apart. So an arrangement is a number of each kind
for each class, and to lay out a side means to serve the clues one by one. Must not know true cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from scrapdesk.games.scope.board import squares_in
from scrapdesk.games.scope.cards import KINDS, Side
from scrapdesk.games.scope.state import Clue

MOST_STEPS: Final = 3000
"""After so many attempts nothing is claimed: a kind then counts as possible."""


class Unknown(NamedTuple):
    """What nobody but its owner knows of a side."""

    side: Side
    area: int
    """Its hidden squares."""
    left: tuple[int, ...]
    """How many of each kind lie there."""
    clues: tuple[Clue, ...]


class _Task(NamedTuple):
    """The same for counting: classes of squares, and the clues as wants of a kind from some of the classes."""

    sizes: tuple[int, ...]
    left: tuple[int, ...]
    wants: tuple[int, ...]
    kinds: tuple[int, ...]
    """The kind that each clue wants."""
    classes: tuple[tuple[int, ...], ...]
    """The classes within each clue."""


Taken = list[tuple[int, int]]
"""Which kind lies in which class, for the cards that were placed to serve clues."""


def classes_of(unknown: Unknown) -> list[int]:
    """The hidden squares as areas that no clue tells apart."""
    parts = [unknown.area]
    for clue in unknown.clues:
        parts = [piece for part in parts for piece in (part & clue.area, part & ~clue.area) if piece]
    return parts


def _task(unknown: Unknown, parts: list[int]) -> _Task:
    return _Task(
        tuple(part.bit_count() for part in parts),
        unknown.left,
        tuple(clue.least for clue in unknown.clues),
        tuple(KINDS.index(clue.card.lower()) for clue in unknown.clues),
        tuple(tuple(at for at, part in enumerate(parts) if part & clue.area) for clue in unknown.clues),
    )


def _with(task: _Task, kind: int, at: int) -> _Task:
    """The task after a card of a kind was laid into a class."""
    wants = tuple(
        want - 1 if want and task.kinds[clue] == kind and at in task.classes[clue] else want
        for clue, want in enumerate(task.wants)
    )
    sizes = task.sizes[:at] + (task.sizes[at] - 1,) + task.sizes[at + 1 :]
    left = task.left[:kind] + (task.left[kind] - 1,) + task.left[kind + 1 :]
    return task._replace(sizes=sizes, left=left, wants=wants)


class _Solver:
    """Serves clues until none is left, trying every class for each card; gives up after MOST_STEPS."""

    def __init__(self, order: Callable[[list[int]], list[int]] | None = None) -> None:
        self._order = order
        self._dead: set[_Task] = set()
        self.steps = 0

    def solve(self, task: _Task) -> Taken | None:
        """Where cards can go so that all clues hold, or None if they cannot."""
        clue = next((clue for clue, want in enumerate(task.wants) if want), None)
        if clue is None:
            return []
        self.steps += 1
        kind = task.kinds[clue]
        if task in self._dead or self.steps > MOST_STEPS or not task.left[kind]:
            return None
        for at in self._candidates(task, clue):
            rest = self.solve(_with(task, kind, at))
            if rest is not None:
                return [(kind, at), *rest]
        self._dead.add(task)
        return None

    def _candidates(self, task: _Task, clue: int) -> list[int]:
        """The classes of a clue with room, those that serve most clues first."""
        kind = task.kinds[clue]
        rivals = [c for c, want in enumerate(task.wants) if want and task.kinds[c] == kind]
        found = [at for at in task.classes[clue] if task.sizes[at]]
        if self._order:
            found = self._order(found)
        return sorted(found, key=lambda at: -sum(at in task.classes[c] for c in rivals))


@lru_cache(maxsize=2048)
def possible_cards(unknown: Unknown) -> dict[int, str]:
    """For every hidden square the kinds that its card can be, in the order of KINDS."""
    found: dict[int, str] = {}
    parts = classes_of(unknown)
    task = _task(unknown, parts)
    for at, part in enumerate(parts):
        kinds = "".join(kind for index, kind in enumerate(KINDS) if _can_be(task, index, at))
        found.update(dict.fromkeys(squares_in(part), kinds))
    return found


def _can_be(task: _Task, kind: int, at: int) -> bool:
    if not task.left[kind]:
        return False
    solver = _Solver()
    return solver.solve(_with(task, kind, at)) is not None or solver.steps > MOST_STEPS


def some_arrangement(unknown: Unknown, shuffle: Callable[[list[int]], None]) -> dict[int, str] | None:
    """Some arrangement that fits all clues, found by serving them; not drawn evenly."""
    parts = classes_of(unknown)

    def order(found: list[int]) -> list[int]:
        shuffle(found)
        return found

    taken = _Solver(order).solve(_task(unknown, parts))
    if taken is None:
        return None
    free = [squares_in(part) for part in parts]
    for squares in free:
        shuffle(squares)
    found = {free[at].pop(): KINDS[kind] for kind, at in taken}
    rest = [kind for kind, count in enumerate(unknown.left) for _ in range(count)]
    for kind, _ in taken:
        rest.remove(kind)
    shuffle(rest)
    places = [square for squares in free for square in squares]
    return found | {square: KINDS[kind] for square, kind in zip(places, rest, strict=True)}


def fits(clues: tuple[Clue, ...], found: dict[int, str]) -> bool:
    """Whether an arrangement agrees with all clues."""
    return all(
        sum(1 for square in squares_in(clue.area) if found[square] == clue.card.lower()) >= clue.least for clue in clues
    )
