"""Plays what a hand on the board means, as a table does that asks nothing."""

from __future__ import annotations

from typing import Any

from scrapdesk.core.match import Match
from scrapdesk.ui.board.playing import Intent, PlayingHand


def played(match: Match[Any, Any, Any], hand: PlayingHand, intent: Intent) -> bool:
    """Whether moves were meant; they are made, and the hand looks at the match anew."""
    for move in intent.moves:
        assert hand.actor is not None
        match.play(hand.actor, move)
    hand.refresh()
    return bool(intent.moves)
