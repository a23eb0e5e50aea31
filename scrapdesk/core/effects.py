"""The pending queue: effects that still have to happen, as plain data inside the state.

A card's effect in the middle of which somebody must choose, or luck must speak, simply stays at the head of the
queue. So it is saved and undone like any move. Owns the order of work; games own effects and handlers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from scrapdesk.core.events import Emit

E = TypeVar("E")
S = TypeVar("S")

Handler = Callable[[S, Any, Emit], S]
"""Does one effect. It gets the state without that effect in its queue, and may put others in front."""


class Effects(Generic[S, E]):
    """Runs the queue of a state: how to read it, how to replace it, and who handles what."""

    def __init__(
        self,
        queue: Callable[[S], tuple[E, ...]],
        with_queue: Callable[[S, tuple[E, ...]], S],
        handler_of: Callable[[E], Handler[S] | None],
    ) -> None:
        self._queue = queue
        self._with_queue = with_queue
        self._handler_of = handler_of

    def waiting(self, state: S) -> E | None:
        """The effect at the head, which after `settle` is one that waits for a decision or for luck."""
        queue = self._queue(state)
        return queue[0] if queue else None

    def first(self, state: S, *effects: E) -> S:
        """Puts effects before all that already wait, in the order given."""
        return self._with_queue(state, effects + self._queue(state))

    def last(self, state: S, *effects: E) -> S:
        return self._with_queue(state, self._queue(state) + effects)

    def drop(self, state: S) -> S:
        """Takes away the head, once its decision or its luck has come."""
        return self._with_queue(state, self._queue(state)[1:])

    def settle(self, state: S, emit: Emit) -> S:
        """Does what can be done without asking: until the head has no handler, or the queue is empty."""
        while queue := self._queue(state):
            handler = self._handler_of(queue[0])
            if handler is None:
                return state
            state = handler(self._with_queue(state, queue[1:]), queue[0], emit)
        return state
