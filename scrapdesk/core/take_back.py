"""What a take-back would mean: how far it goes, what it crosses, and which other people must agree.

One plan for the table and the text commands. Must not take anything back itself: Match.goto does, once it is agreed.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from scrapdesk.core.match import AnyMatch, UndoPlan
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Table


def plan_undo(
    match: AnyMatch, people: Collection[Seat], table: Table[Any, Any] | None = None, ply: int | None = None
) -> UndoPlan | None:
    """Back to the last decision of a person; or with a ply, to the first decision of a person from that position on.
    With a table, moves that were laid out together as one draft are taken back together. None where nobody has decided
    anything."""
    decided = [entry.ply for entry in match.entries(None)[ply or 0 :] if entry.actor in people]
    if not decided:
        return None
    if ply is not None:
        return _plan(match, people, decided[0])
    return _plan(match, people, decided[-1] if table is None else _begin_of_draft(match, table, decided[-1]))


def is_draft_step(match: AnyMatch, table: Table[Any, Any], ply: int, actor: Seat | None = None) -> bool:
    """Whether the move at a ply was a step of a draft (of this seat)."""
    entry = match.entries(None)[ply]
    if entry.actor == CHANCE or actor not in (None, entry.actor):
        return False
    text = match.entries(entry.actor)[ply].text
    return table.drafts(match.view(entry.actor, ply), match.rules.decode_move(text))


def _plan(match: AnyMatch, people: Collection[Seat], ply: int) -> UndoPlan:
    since = match.entries(None)[ply:]
    barriers = tuple(dict.fromkeys(entry.barrier for entry in since if entry.barrier is not None))
    others = {entry.actor for entry in since} & set(people) - {since[0].actor}
    return UndoPlan(ply, since[0].actor, barriers, tuple(sorted(others)))


def _begin_of_draft(match: AnyMatch, table: Table[Any, Any], ply: int) -> int:
    actor = match.entries(None)[ply].actor
    while ply > 0 and is_draft_step(match, table, ply) and is_draft_step(match, table, ply - 1, actor):
        ply -= 1
    return ply
