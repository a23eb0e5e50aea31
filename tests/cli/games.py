"""Whole games for the tests: what random players would type, and the match that must come of it."""

from __future__ import annotations

from random import Random

from scrapdesk.ai.playing import ask
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import AnyMatch, Match


def typed_game(entry: GameEntry, players: list[str], seed: str) -> tuple[list[str], AnyMatch]:
    """The lines that the people of a game type when they play at random, and the match as it should end."""
    match: AnyMatch = Match(entry.rules, len(players), seed=seed)
    choice, typed = Random(seed), []
    while (seat := match.to_act) is not None:
        if players[seat] != "human":
            ask(match, seat, make_agent(players[seat].removeprefix("ai:"), entry))
            continue
        moves = match.legal_moves(seat)
        at = choice.randrange(len(moves))
        # By its number or by its notation: both must do.
        typed.append(str(at + 1) if choice.random() < 0.5 else entry.rules.encode_move(moves[at]))
        match.play(seat, moves[at])
    return typed, match
