"""Small helpers by which the rules say what happens. Nothing is built while nobody listens."""

from __future__ import annotations

from scrapdesk.core.events import EVERYBODY, Audience, Emit, Event, Value, ignore


def tell(emit: Emit, kind: str, rule: str, /, audience: Audience = EVERYBODY, reveals: str = "", **data: Value) -> None:
    """Emits an event. Where speed matters, callers test `emit is not ignore` themselves first."""
    if emit is not ignore:
        emit(Event(kind, rule, data, audience, reveals))
