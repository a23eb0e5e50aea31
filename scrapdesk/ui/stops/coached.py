"""Pictures of the coach at every table: three moves of a game in play, with the reasons that it would give.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from scrapdesk.ai.agent import Candidate, Question
from scrapdesk.ai.coach import Hint
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import SceneStop, Step, settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.coachpanel import MOST, CoachPanel

PROMISED: Final = (0.64, 0.57, 0.49)
"""What the three promise: a search would take seconds."""
FAR: Final = 24


def coached_stops() -> list[SceneStop]:
    return [SceneStop(f"coach-{game}", _coached(game)) for game in GAMES]


def advised(table: BoardTable, moves: Sequence[Any]) -> None:
    """The coach speaks of these moves, the best first, and says what speaks for each."""
    sitting = table.sitting
    entry, seat = GAMES[sitting.game], sitting.match.to_act
    if seat is None or not moves:
        return
    ranked = [Candidate(move, share) for move, share in zip(moves, PROMISED, strict=False)]
    question = Question(sitting.match.view(seat), tuple(sitting.match.legal_moves(seat)), "coach", explain=True)
    told = with_reasons(entry.rules, entry.bot, question, ranked)
    table.part(CoachPanel).tell([Hint(one.move, one.estimate, one.why) for one in told if one.why is not None])


def _coached(game: str) -> Step:
    def go(context: AppContext) -> None:
        seats = GAMES[game].info.seats[0]
        sit_down(context, NewTable(game, ("human", *["ai:random"] * (seats - 1)), seed="shots"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
        match, luck = table.sitting.match, Random(7)
        while match.to_act is not None and (match.ply < FAR or table.sitting.person_asked is None):
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.follow("undo")
        settle(context)
        legal = list(match.legal_moves(match.to_act or 0))
        advised(table, legal[:: max(1, -(-len(legal) // MOST))][:MOST])

    return go
