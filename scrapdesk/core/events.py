"""What happens in a game, told as it happens, and to whom it may be told.

Rules emit events while they apply a move; log, animation and sound live on them. State never depends on them:
`apply` gives the same state with and without a listener. Must not know who listens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Union

from scrapdesk.core.seats import Seat

Value = Union[str, int, bool, None, tuple["Value", ...]]  # noqa: UP007 - a name inside itself stands in quotes
Audience = tuple[Seat, ...] | None
"""The seats that may know; None is everybody, spectators too; an empty tuple is nobody."""

EVERYBODY: Audience = None
NOBODY: Audience = ()


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: what kind, by which rule, with which particulars.

    `reveals` names, in a short clause, what hidden thing became known by it to anyone ("a card was drawn"): a
    take-back would have to cross that, and says so.
    """

    kind: str
    rule: str
    data: Mapping[str, Value] = field(default_factory=dict)
    audience: Audience = EVERYBODY
    reveals: str = ""

    def heard_by(self, seat: Seat | None) -> bool:
        return may_know(self.audience, seat)


def may_know(audience: Audience, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return audience is None or (seat is not None and seat in audience)


Emit = Callable[[Event], None]


def ignore(event: Event) -> None:
    """The listener when nobody listens. Rules test `emit is not ignore` before they make an event at all."""
