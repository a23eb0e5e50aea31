"""The way back to a place of a game that is over: a practice game from there on, with the same people.

Must not know scenes.
"""

from __future__ import annotations

from dataclasses import replace

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.moments import Moment, moments_of
from scrapdesk.core.record import Record
from scrapdesk.ui.table.exchange import played_again
from scrapdesk.ui.table.running import HUMAN
from scrapdesk.ui.table.telling import NamedMatch


def lessons_of(played: NamedMatch, players: tuple[str, ...]) -> list[Moment]:
    """Where it turned against the one person at the table, if that person has lost."""
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    outcome = played.match.outcome
    if len(people) != 1 or outcome is None or people[0] in outcome.winners:
        return []
    return moments_of(played.match, played.table.ledger, people[0])


def practice_from(record: Record, ply: int) -> Record:
    """The same game up to a decision, as practice: what came after it is forgotten."""
    match: AnyMatch = played_again(record).match
    match.goto(ply, practice=True)
    return replace(match.record(record.players, dict(record.content) or None), practice=True, names=record.names)
